"""Each character of Awakenings, played."""

import pytest

from destiny.cards import alike
from destiny.cards.scene import BLANK_CARD, BLUE, FOE, FOE2, PAL, scene
from destiny.table import In


def test_captain_phasma_gives_guardian_to_characters_that_are_not_unique() -> None:
    d = scene("AW 1", (None,), team=[FOE], foes=[In(FOE2, dice=("3MD1",))])
    d.rolls((FOE, "1R"))
    d.act(0, "activate", FOE)
    d.choose(0, (FOE2, 0))
    assert d.pool(1) == []
    assert d.damage("A:" + FOE) == 3


def test_captain_phasma_herself_is_no_guardian() -> None:
    d = scene("AW 1", (None,), foes=[In(FOE2, dice=("3MD1",))])
    d.activate("AW 1", ("AW 1", "1R"))
    assert d.my_turn_is_over
    assert d.pool(1) == ["3MD1"]


def test_first_order_stormtrooper_has_no_text_but_dice() -> None:
    d = scene("AW 2", ("2RD",), foes=[FOE2])
    d.resolve("AW 2", 0, FOE2)
    assert d.damage(FOE2) == 2


def test_general_grievous_takes_an_upgrade_of_a_defeated_enemy() -> None:
    victim = In(FOE, damage=6, upgrades=["RIV 6", "AW 57"])
    d = scene("AW 3", ("2MD",), foes=[victim, FOE2])
    d.resolve("AW 3", 0, FOE)
    d.yes(0)
    assert d.card("RIV 6").host == d.id("AW 3")
    assert not d.in_play(FOE)
    assert d.discard(1) == ["Force Throw"]  # an ability upgrade cannot be taken


def test_general_grievous_may_leave_it() -> None:
    d = scene("AW 3", ("2MD",), foes=[In(FOE, damage=6, upgrades=["RIV 6"]), FOE2])
    d.resolve("AW 3", 0, FOE)
    d.no(0)
    assert d.discard(1) == ["Crafted Lightsaber"]


def test_general_veers_turns_a_support_die() -> None:
    d = scene("AW 4", ("1RD",), supports=[In("RIV 8", dice=("1R",))])
    d.use("AW 4").side(0, "RIV 8", "3RD")
    assert d.shows("AW 4") is None
    assert d.shows("RIV 8") == "3RD"


def test_count_dooku_discards_a_card_for_a_shield_before_damage() -> None:
    d = scene("AW 9", (None,), hand=[BLANK_CARD], foes=[In(FOE, dice=("2RD",)), FOE2])
    d.pass_(0)
    d.act(1, "resolve", (FOE, 0)).choose(1, "AW 9")
    d.yes(0)
    assert (d.damage("AW 9"), d.shields("AW 9")) == (1, 0)
    assert d.discard(0) == ["Take Cover"]


def test_darth_vader_sith_lord_makes_an_opponent_discard_a_card_of_his_choice() -> None:
    d = scene("AW 10", (None,), foe_hand=[BLANK_CARD, "AW 59"])
    d.activate("AW 10", ("AW 10", "2MD"))
    d.yes(0)
    assert d.asked() == (1,)
    d.choose(1, "AW 59")
    assert d.discard(1) == ["Lightsaber"]


def test_kylo_ren_deals_the_cost_of_a_random_card_seen() -> None:
    d = scene("AW 11", ("Sp",), foe_hand=["AW 60", BLANK_CARD])
    d.act(0, "resolve", ("AW 11", 0))
    d.draws("AW 60").choose(0, FOE)
    assert d.damage(FOE) == 4
    assert len(d.hand(1)) == 2


def test_kylo_ren_does_nothing_to_an_empty_hand() -> None:
    d = scene("AW 11", ("Sp",), foes=[FOE])
    d.resolve("AW 11")
    assert d.damage(FOE) == 0


def test_nightsister_rerolls_a_die_and_hurts_herself() -> None:
    d = scene("AW 12", ("1Dr",), foes=[In(FOE, dice=("2RD",)), FOE2])
    d.rolls((FOE, "-"))
    d.use("AW 12", (FOE, 0))
    assert d.pool(1) == ["-"]
    assert d.damage("AW 12") == 1


def test_bala_tik_readies_when_an_enemy_falls() -> None:
    d = scene(In("AW 19", dice=("1RD",), exhausted=True), foes=[In(FOE, damage=6), FOE2])
    d.resolve("AW 19", 0, FOE)
    d.yes(0)
    assert not d.exhausted("AW 19")


def test_jabba_rerolls_a_yellow_die_only() -> None:
    d = scene("AW 20", (None,), foes=[In(FOE, dice=("2RD",)), In(FOE2, dice=("3MD1",))])
    d.activate("AW 20", ("AW 20", "1F"))
    d.yes(0)
    assert d.can_choose(0, (FOE, 0), (FOE2, 0), ("AW 20", 0)) == [False, True, True]
    d.rolls((FOE2, "1R")).choose(0, (FOE2, 0))
    assert d.shows(FOE2) == "1R"


def test_jango_fett_activates_after_an_opponent_activates_a_character() -> None:
    d = scene("AW 21", (None,))
    d.pass_(0)
    d.rolls((FOE, "1R")).act(1, "activate", FOE)
    d.rolls(("AW 21", "2RD")).yes(0)
    assert d.pool(0) == ["2RD"]
    assert d.exhausted("AW 21")


def test_tusken_raider_discards_to_resolve_one_of_its_dice() -> None:
    raider = In("AW 22", dice=(None,), upgrades=["RIV 17"])
    d = scene(raider, hand=[BLANK_CARD], foes=[FOE])
    d.activate("AW 22", ("AW 22", "1RD"), ("RIV 17", "1MD"))
    d.yes(0)
    assert d.can_choose(0, ("AW 22", 0), ("RIV 17", 0)) == [True, True]
    d.choose(0, ("RIV 17", 0)).choose(0, FOE)
    assert d.damage(FOE) == 1
    assert d.pool(0) == ["1RD"]
    assert d.discard(0) == ["Take Cover"]


def test_admiral_ackbar_punishes_an_empty_hand() -> None:
    d = scene("AW 27", (None,), foe_hand=[BLANK_CARD])
    d.pass_(0)
    d.act(1, "play", "B:" + BLANK_CARD).choose(1, FOE)
    assert d.asked() == (1,)
    d.choose(1, FOE2)
    assert d.damage(FOE2) == 2


def test_admiral_ackbar_counts_a_discard_too() -> None:
    d = scene("AW 27", ("1Dc",), foe_hand=["AW 59"])
    d.draws("AW 59").resolve("AW 27")
    d.choose(1, FOE)
    assert d.damage(FOE) == 2


def test_leia_organa_rerolls_up_to_two_of_your_dice() -> None:
    d = scene("AW 28", ("1F",), team=[In(PAL, dice=("-",)), In("AW 30", dice=("1Sh",))])
    d.rolls((PAL, "3RD1"), ("AW 30", "2RD"))
    d.use("AW 28", [(PAL, 0), ("AW 30", 0)])
    assert d.pool(0) == ["3RD1", "2RD"]


def test_poe_dameron_resolves_a_side_of_a_discarded_card_and_may_play_a_vehicle() -> None:
    d = scene("AW 29", ("Sp",), hand=["RIV 8"], resources=3, foes=[FOE])
    d.resolve("AW 29")
    d.side(0, "RIV 8", "3RD").choose(0, FOE)
    assert d.damage(FOE) == 3
    d.yes(0)
    assert d.in_play("RIV 8")
    assert d.resources(0) == 0


def test_poe_dameron_discards_a_card_without_a_die_for_nothing() -> None:
    d = scene("AW 29", ("Sp",), hand=[BLANK_CARD], foes=[FOE])
    d.resolve("AW 29")
    assert d.discard(0) == ["Take Cover"]
    assert d.my_turn_is_over


@pytest.mark.parametrize(("place", "shown"), [("AW 30", "1R"), ("EaW 19", "-")])
def test_guardians_remove_a_damage_die_and_take_its_value(place: str, shown: str) -> None:
    assert alike.is_guardian(place, shown)


def test_luke_skywalker_jedi_knight_draws_a_card() -> None:
    d = scene("AW 35", (None,), deck=["AW 59", BLANK_CARD])
    d.activate("AW 35", ("AW 35", "2MD"))
    assert d.hand(0) == ["Lightsaber"]


def test_padawan_takes_a_first_weapon_for_one_less() -> None:
    d = scene("AW 36", (None,), hand=["RIV 6", "RIV 17"], team=[], resources=2)
    assert d.can(0, "play", "RIV 17")
    d.play("RIV 17")
    assert d.resources(0) == 0
    armed = In("AW 36", upgrades=["LEG 167"])
    assert not scene(armed, hand=["RIV 17"], team=[], resources=2).can(0, "play", "RIV 17")


def test_qui_gon_turns_a_shield_into_damage_before_gaining_shields() -> None:
    d = scene(In("AW 37", dice=("2Sh",), shields=1), foes=[FOE])
    d.resolve("AW 37", 0, "AW 37")
    d.yes(0).choose(0, FOE)
    assert d.damage(FOE) == 1
    assert d.shields("AW 37") == 2


def test_qui_gon_without_a_shield_is_not_asked() -> None:
    d = scene("AW 37", ("2Sh",), foes=[FOE])
    d.resolve("AW 37", 0, "AW 37")
    assert d.shields("AW 37") == 2
    assert d.my_turn_is_over


@pytest.mark.rule("DS-ERRATA-16")
def test_rey_takes_another_action_after_an_upgrade_is_played_on_her() -> None:
    d = scene("AW 38", (None,), hand=["AW 44"], resources=2)
    d.play("AW 44", "AW 38")
    d.yes(0)
    assert d.prompt(0) == "ds-ask-additional"
    on_pal = scene("AW 38", (None,), hand=["AW 44"], resources=2)
    on_pal.play("AW 44", PAL)
    assert on_pal.my_turn_is_over


@pytest.mark.rule("DS-ERRATA-16")
def test_an_upgrade_moved_to_rey_gives_her_nothing() -> None:
    d = scene("SoR 152", team=["AW 38", In(PAL, upgrades=["AW 44"])], foes=[FOE])
    d.claim()
    assert d.card("AW 44").host == d.id("AW 38")
    assert d.my_turn_is_over


@pytest.mark.rule("DS-CLARIFY-2")
def test_an_ambush_upgrade_on_rey_means_two_additional_actions() -> None:
    d = scene("AW 38", (None,), hand=["LEG 72"], resources=2, foes=[FOE])
    d.play("LEG 72", "AW 38")
    d.yes(0)  # nobody has a shield to lose: the upgrade's own ability is not put in order
    d.rolls(("AW 38", "1MD"), ("LEG 72", "1RD")).act(0, "activate", "AW 38")
    assert d.prompt(0) == "ds-ask-additional"
    d.resolve("AW 38", 0, FOE)
    assert d.my_turn_is_over


def test_finn_carries_any_weapon_whatever_it_says() -> None:
    d = scene("AW 45", (None,), hand=["RIV 6", "LEG 27"], resources=3, team=[BLUE])
    assert d.can(0, "play", "RIV 6")  # exhausted characters only, but Finn is ready
    d.play("RIV 6")
    assert d.card("RIV 6").host == d.id("AW 45")
    assert not scene(BLUE, (None,), hand=["RIV 6"], resources=3, team=[]).can(0, "play", "RIV 6")


def test_han_solo_gains_a_shield_when_you_ambush() -> None:
    d = scene("AW 46", (None,), hand=["RIV 8"], resources=3)
    d.play("RIV 8")
    d.yes(0)
    assert d.shields("AW 46") == 1
    plain = scene("AW 46", (None,), hand=["TPG 26"], resources=1)
    plain.play("TPG 26")
    assert plain.my_turn_is_over


def test_hired_gun_has_no_text_but_dice() -> None:
    d = scene("AW 47", ("2RD1",), team=[], resources=1, foes=[FOE])
    d.resolve("AW 47", 0, FOE)
    assert (d.damage(FOE), d.resources(0)) == (2, 0)


def test_padme_mills_one_card_or_pays_for_two() -> None:
    d = scene("AW 48", ("Sp",), resources=1)
    d.resolve("AW 48", 0, "0")
    assert d.deck_size(1) == 9
    paid = scene("AW 48", ("Sp",), resources=1)
    paid.resolve("AW 48", 0, "1")
    assert (paid.deck_size(1), paid.resources(0)) == (8, 0)
