"""Each character of Spirit of Rebellion, played."""

import pytest

from destiny.cards import alike
from destiny.cards.scene import BLANK_CARD, BLUE, FOE, FOE2, PAL, RED, scene
from destiny.table import In


def test_death_trooper_has_no_text_but_dice() -> None:
    d = scene("SoR 1", ("2RD",), foes=[FOE])
    d.resolve("SoR 1", 0, FOE)
    assert d.damage(FOE) == 2


@pytest.mark.rule("DS-ERRATA-8", "DS-CLARIFY-27")
def test_fn_2199_rolls_a_weapon_played_on_him_and_may_resolve_it() -> None:
    d = scene("SoR 2", (None,), hand=["RIV 17"], resources=3, foes=[FOE], team=[])
    d.rolls(("RIV 17", "1MD")).play("RIV 17")
    d.yes(0).choose(0, FOE)
    assert d.damage(FOE) == 1
    later = scene("SoR 2", (None,), hand=["RIV 17"], resources=3, foes=[FOE], team=[])
    later.rolls(("RIV 17", "1MD")).play("RIV 17")
    later.no(0)
    assert later.pool(0) == ["1MD"]  # it stays until it is resolved or removed as usual
    later.pass_(1)
    assert later.can(0, "resolve", ("RIV 17", 0))
    robes = scene("SoR 2", (None,), hand=["AW 40"], resources=2, foes=[FOE], team=[]).play("AW 40")
    assert robes.my_turn_is_over  # no weapon, nothing but the robes themselves
    other = scene("SoR 2", (None,), hand=["RIV 17"], resources=3, foes=[FOE])
    other.play("RIV 17", PAL)
    assert other.my_turn_is_over  # the weapon is on somebody else
    assert other.pool(0) == []


@pytest.mark.rule("DS-ERRATA-8")
def test_fn_2199_does_not_roll_a_weapon_moved_to_him() -> None:
    d = scene("SoR 152", team=["SoR 2", In(PAL, upgrades=["RIV 17"])], foes=[FOE])
    d.claim()
    assert d.card("RIV 17").host == d.id("SoR 2")
    assert d.pool(0) == []


@pytest.mark.rule("DS-FAQ-15")
def test_the_batons_reroll_waits_until_fn_2199_is_done() -> None:
    d = scene("SoR 2", (None,), hand=["SoR 8"], resources=3, foes=[FOE], team=[])
    d.rolls(("SoR 8", "2MD")).play("SoR 8")
    assert d.prompt(0) == "ds-ask-may"
    d.no(0)  # not resolved by FN-2199
    d.rolls(("SoR 8", "-")).yes(0)  # now the baton's own reroll
    assert d.pool(0) == ["-"]
    assert d.my_turn_is_over


@pytest.mark.rule("DS-FAQ-16")
def test_the_batons_reroll_does_nothing_once_its_die_was_resolved() -> None:
    d = scene("SoR 2", (None,), hand=["SoR 8"], resources=3, foes=[FOE], team=[])
    d.rolls(("SoR 8", "2MD")).play("SoR 8")
    d.yes(0).choose(0, FOE)
    assert d.damage(FOE) == 2
    assert d.pool(0) == []
    assert d.my_turn_is_over


@pytest.mark.rule("DS-CLARIFY-12")
def test_krennic_rolls_a_set_aside_death_trooper_while_he_controls_the_battlefield() -> None:
    d = scene("SoR 3", (None,), spare_dice=["SoR 1"])
    d.rolls(("SoR 3", "1R")).rolls(("SoR 1", "2RD")).act(0, "activate", "SoR 3")
    assert d.pool(0) == ["1R", "2RD"]
    assert len(d.g.players[0].aside_dice) == 0
    d.pass_(1)
    d.act(0, "resolve", str(d.g.players[0].pool[1])).choose(0, FOE)
    assert d.damage(FOE) == 2
    assert len(d.g.players[0].aside_dice) == 1  # set aside again once resolved


@pytest.mark.rule("DS-CLARIFY-13")
def test_krennic_needs_a_further_death_trooper_die_beside_one_on_the_team() -> None:
    d = scene("SoR 3", (None,), team=[RED])
    d.activate("SoR 3", ("SoR 3", "1R"))
    assert d.pool(0) == ["1R"]
    assert d.shows(RED) is None


@pytest.mark.rule("DS-CLARIFY-12")
def test_krennic_without_a_set_aside_die_or_battlefield_rolls_nothing() -> None:
    d = scene("SoR 3", (None,))
    d.activate("SoR 3", ("SoR 3", "1R"))
    assert d.pool(0) == ["1R"]
    theirs = scene("SoR 3", (None,), spare_dice=["SoR 1"], controller=1)
    theirs.activate("SoR 3", ("SoR 3", "1R"))
    assert theirs.pool(0) == ["1R"]


def test_tie_pilots_die_protects_other_ranged_dice_from_opponents() -> None:
    team = [In("SoR 4", dice=("+1RD",)), In(FOE, dice=("2RD",)), In(PAL, dice=("1R",))]
    d = scene("AW 168", team=[FOE2], foes=team)
    d.claim()
    assert d.can_choose(0, (FOE, 0), ("SoR 4", 0), (PAL, 0)) == [False, True, True]


@pytest.mark.rule("DS-CLARIFY-3")
def test_asajj_ventress_makes_an_opponent_discard_one_card_more() -> None:
    foes = [In(FOE, dice=("-",))]
    d = scene("SoR 9", (None,), foes=foes, foe_hand=[BLANK_CARD, "AW 59", "AW 60"])
    d.pass_(0)
    d.rolls((FOE, "1R")).act(1, "reroll", "B:" + BLANK_CARD)
    d.yes(0)
    d.choose(1, "AW 60")
    assert d.hand(1) == ["Lightsaber"]
    assert d.discard(1) == ["Mind Probe", "Take Cover"]


def test_darth_vader_dark_apprentice_hurts_himself_after_the_blow() -> None:
    d = scene("SoR 10", ("Sp",))
    d.resolve("SoR 10", 0, FOE)
    assert (d.damage(FOE), d.damage("SoR 10")) == (3, 1)


def test_palpatine_makes_the_opponent_share_out_two_damage_after_resolving_his_die() -> None:
    d = scene("SoR 11", ("1R",))
    d.resolve("SoR 11")
    d.choose(1, FOE).choose(1, FOE2)
    assert d.resources(0) == 1
    assert (d.damage(FOE), d.damage(FOE2)) == (1, 1)


@pytest.mark.rule("DS-FAQ-17")
def test_palpatines_damage_does_not_follow_when_an_opponent_resolves_his_die() -> None:
    team = [In(RED, dice=("-",)), In(PAL, dice=("-",))]
    d = scene("SoR 71", team=team, foes=[In("SoR 11", dice=("2RD",))])
    d.play("SoR 71", "SoR 11")
    assert d.damage("SoR 11") == 2
    assert (d.damage(RED), d.damage(PAL)) == (0, 0)
    assert d.my_turn_is_over


@pytest.mark.rule("DS-ERRATA-9")
def test_royal_guard_takes_no_blue_abilities_by_play_but_by_a_move() -> None:
    d = scene("SoR 12", (None,), hand=["AW 57", "AW 59", "TPG 5"], resources=3, team=[])
    assert not d.can(0, "play", "AW 57")
    assert d.can(0, "play", "AW 59")  # blue, but no ability
    assert d.can(0, "play", "TPG 5")  # an ability, but red
    moved = scene("SoR 152", team=["SoR 12", In(BLUE, upgrades=["AW 57"])], foes=[FOE])
    moved.claim()
    assert moved.card("AW 57").host == moved.id("SoR 12")


def test_royal_guard_is_a_guardian() -> None:
    assert alike.is_guardian("SoR 12", "1Sh")


def test_aurra_sing_discards_a_card_for_one_more_damage() -> None:
    d = scene("SoR 18", ("2RD",), hand=[BLANK_CARD], foes=[FOE])
    d.resolve("SoR 18")
    d.yes(0).choose(0, FOE)
    assert d.damage(FOE) == 3
    assert d.discard(0) == ["Take Cover"]


def test_guavian_enforcer_strips_one_shield() -> None:
    d = scene("SoR 19", ("1RD",), foes=[In(FOE, shields=2)])
    d.use("SoR 19", FOE)
    assert d.shields(FOE) == 1
    assert d.pool(0) == []


@pytest.mark.rule("DS-ERRATA-11")
def test_ig_88_plays_a_yellow_weapon_or_equipment_from_the_discard_pile_for_two_less() -> None:
    d = scene("SoR 20", ("Sp",), discard=["LEG 27", "AW 59", "CONV 157", "SoR 118"], resources=1)
    d.resolve("SoR 20")
    assert d.can_choose(0, "LEG 27", "AW 59", "CONV 157", "SoR 118") == [True, False, True, False]
    d.choose(0, "LEG 27")
    assert d.card("LEG 27").host == d.id("SoR 20")
    assert d.resources(0) == 0
    held = scene("SoR 20", ("Sp",), hand=["LEG 27"], resources=9).resolve("SoR 20")
    assert held.my_turn_is_over  # nothing is played from the hand
    assert not held.in_play("LEG 27")


@pytest.mark.rule("DS-ERRATA-12")
def test_unkar_plutt_trades_his_own_dice_for_the_cost_of_a_random_card() -> None:
    d = scene("SoR 21", ("2Dr",), team=[In(PAL, dice=("1R",))], foes=[In(FOE, dice=("2RD",))],
              foe_hand=["AW 60"])  # fmt: skip
    d.use("SoR 21")
    assert d.can_choose(0, ("SoR 21", 0), (PAL, 0), (FOE, 0)) == [True, True, False]
    d.draws("AW 60").choose(0, ("SoR 21", 0), (PAL, 0))
    assert d.pool(0) == []
    assert d.resources(0) == 4
    assert d.discard(1) == ["Mind Probe"]


@pytest.mark.rule("DS-ERRATA-12")
def test_unkar_plutt_needs_a_combined_value_of_three() -> None:
    d = scene("SoR 21", ("2Dr",), foe_hand=["AW 60"]).use("SoR 21")
    assert d.pool(0) == ["2Dr"]
    assert d.resources(0) == 0


def test_baze_malbus_hits_each_enemy() -> None:
    d = scene("SoR 26", ("Sp",)).resolve("SoR 26")
    assert (d.damage(FOE), d.damage(FOE2), d.damage(PAL)) == (1, 1, 0)


def test_mon_mothma_rerolls_a_die_of_the_events_colour() -> None:
    d = scene(
        "SoR 27", (None,), hand=["AW 162"], foes=[In(FOE, dice=("2RD",)), In(FOE2, dice=("1R",))]
    )
    d.act(0, "play", "AW 162")
    d.rolls((FOE, "1RD")).choose(0, (FOE, 0))
    d.rolls((FOE2, "1Dc")).yes(0)
    assert d.pool(1) == ["1RD", "1Dc"]  # only the yellow die could be rerolled


def test_rebel_commando_removes_an_enemy_die_for_a_resource() -> None:
    d = scene("SoR 28", ("Sp1",), resources=1, foes=[In(FOE, dice=("2RD",))]).resolve("SoR 28")
    assert (d.pool(1), d.resources(0)) == ([], 0)


def test_snap_wexleys_die_makes_opponents_pay_to_claim() -> None:
    foes = [In("SoR 29", dice=("1RD",))]
    assert not scene(foes=foes).can(0, "claim")
    d = scene(foes=foes, resources=1)
    d.act(0, "claim")
    assert d.resources(0) == 0
    assert scene(foes=["SoR 29"]).can(0, "claim")
    assert scene(team=[In("SoR 29", dice=("1RD",))]).can(0, "claim"), "his own player pays nothing"


def test_jedi_acolyte_is_stronger_beside_the_same_symbol() -> None:
    d = scene("SoR 34", ("1MD",), team=[In("AW 36", dice=("2MD",))], foes=[FOE])
    d.resolve("SoR 34", 0, FOE)
    assert d.damage(FOE) == 2
    alone = scene("SoR 34", ("1MD",), team=[In("AW 36", dice=("1R",))], foes=[FOE])
    alone.resolve("SoR 34", 0, FOE)
    assert alone.damage(FOE) == 1


@pytest.mark.rule("DS-ERRATA-10")
def test_chirrut_takes_no_blue_abilities_and_rerolls_your_blanks() -> None:
    d = scene("SoR 35", (None,), hand=["AW 57", "AW 59", "TPG 5"], resources=3, team=[])
    assert [d.can(0, "play", card) for card in ("AW 57", "AW 59", "TPG 5")] == [False, True, True]
    d = scene("SoR 35", (None,), team=[In(PAL, dice=("-",))])
    d.activate("SoR 35", ("SoR 35", "-"))
    d.rolls((PAL, "1R"), ("SoR 35", "2MD")).yes(0)
    assert sorted(d.pool(0)) == ["1R", "2MD"]


@pytest.mark.rule("DS-ERRATA-10")
def test_a_blue_ability_may_be_moved_to_chirrut() -> None:
    d = scene("SoR 152", team=["SoR 35", In(BLUE, upgrades=["AW 57"])], foes=[FOE]).claim()
    assert d.card("AW 57").host == d.id("SoR 35")


def test_luminara_raises_a_character_die_more_if_it_is_not_unique() -> None:
    team = [In(RED, dice=("1RD",)), In("AW 35", dice=("2MD",))]
    d = scene("SoR 36", ("Sp",), team=team, foes=[FOE2])
    d.resolve("SoR 36", 0, (RED, 0), FOE2)
    assert d.damage(FOE2) == 4
    unique = scene("SoR 36", ("Sp",), team=team, foes=[FOE2])
    unique.resolve("SoR 36", 0, ("AW 35", 0), FOE2)
    assert unique.damage(FOE2) == 4


@pytest.mark.rule("DS-FAQ-13")
def test_obi_wan_plays_a_blue_card_for_free_and_is_defeated_all_the_same() -> None:
    hermit = In("SoR 37", damage=10)
    d = scene(hermit, hand=["SoR 132", BLANK_CARD], foes=[In(FOE, dice=("1RD",)), FOE2])
    d.pass_(0)
    d.act(1, "resolve", (FOE, 0)).choose(1, "SoR 37")
    d.yes(0)
    d.choose(0, "SoR 37")  # Rejuvenate heals him, but he was defeated already
    assert not d.in_play("SoR 37")
    assert d.discard(0) == ["Rejuvenate"]


def test_obi_wan_may_play_from_the_discard_pile() -> None:
    hermit = In("SoR 37", damage=10)
    d = scene(hermit, discard=["AW 115"], foes=[In(FOE, dice=("1RD",)), FOE2])
    d.pass_(0)
    d.act(1, "resolve", (FOE, 0)).choose(1, "SoR 37")
    d.yes(0).choose(0, PAL)
    assert d.shields(PAL) == 2


def test_chewbacca_turns_an_enemy_die_against_a_character() -> None:
    d = scene("SoR 43", ("Sp",), foes=[In(FOE, dice=("-",)), FOE2])
    d.resolve("SoR 43").side(0, FOE, "2RD")
    d.choose(0, FOE2)
    assert d.damage(FOE2) == 2
    assert d.pool(1) == ["2RD"]


def test_jyn_ersos_first_yellow_event_each_round_is_cheaper() -> None:
    d = scene("SoR 44", (None,), hand=["AW 130", "AW 130"], resources=1)
    d.play("AW 130").choose(1, "1")
    assert d.resources(0) == 1
    d.pass_(1)
    d.play("AW 130#2")
    assert d.resources(0) == 0


def test_maz_kanata_pirate_queen_resolves_up_to_two_dice() -> None:
    d = scene("SoR 45", (None,), team=[In(PAL, dice=("1R",))], foes=[FOE])
    d.activate("SoR 45", ("SoR 45", "1R"))
    d.yes(0).choose(0, (PAL, 0)).choose(0, ("SoR 45", 0))
    assert d.resources(0) == 2
    assert d.pool(0) == []


def test_outer_rim_smuggler_pays_for_your_last_card_once_a_round() -> None:
    d = scene("SoR 46", (None,), hand=[BLANK_CARD], team=[])
    d.play(BLANK_CARD, "SoR 46")
    assert d.resources(0) == 1
    kept = scene("SoR 46", (None,), hand=[BLANK_CARD, "AW 59"], team=[])
    kept.play(BLANK_CARD, "SoR 46")
    assert kept.resources(0) == 0
