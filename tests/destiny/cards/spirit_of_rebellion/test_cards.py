"""Each upgrade, support and battlefield of Spirit of Rebellion, played."""

import pytest

from cantina.games.destiny.cards.vocabulary import UPGRADES, YOU, Cards, Discard, One
from destiny.cards.scene import BLANK_CARD, BLUE, FOE, FOE2, PAL, RED, scene
from destiny.made import event
from destiny.table import In, Named


def test_z6_baton_may_be_rerolled_after_it_is_rolled_in() -> None:
    d = scene(team=[In(PAL, upgrades=["SoR 8"])])
    d.activate(PAL, (PAL, "1R"), ("SoR 8", "-"))
    d.rolls(("SoR 8", "2MD")).yes(0)
    assert sorted(d.pool(0)) == ["1R", "2MD"]
    assert d.my_turn_is_over  # a reroll is no roll into the pool


@pytest.mark.rule("DS-CLARIFY-11")
def test_force_lightning_may_remove_an_opponents_blank_to_be_rerolled() -> None:
    d = scene("SoR 14", ("Sp",), team=[BLUE], foes=[In(FOE, dice=("-",)), FOE2])
    d.resolve("SoR 14", 0, FOE2)
    d.rolls(("SoR 14", "3RD1")).yes(0)
    assert d.damage(FOE2) == 1
    assert d.pool(1) == []
    assert d.pool(0) == ["3RD1"]


@pytest.mark.rule("DS-INHERENT-4")
def test_lure_of_power_adds_to_any_symbol() -> None:
    d = scene("SoR 16", ("+2*",), team=[In(PAL, dice=("1R",))])
    d.resolve(PAL, 0, ("SoR 16", 0))
    assert d.resources(0) == 3
    assert d.pool(0) == []


@pytest.mark.rule("DS-CLARIFY-24")
def test_blackmail_may_be_bought_off_after_every_roll_and_reroll() -> None:
    d = scene(team=[In(PAL, upgrades=["SoR 23"])], hand=[BLANK_CARD], foe_resources=2)
    d.activate(PAL, (PAL, "1R"), ("SoR 23", "2Dc"))
    d.no(1)
    assert "2Dc" in d.pool(0)
    d.pass_(1)
    d.act(0, "reroll", BLANK_CARD)
    d.rolls(("SoR 23", "3Sh")).choose(0, ("SoR 23", 0))
    d.yes(1)
    assert d.pool(0) == ["1R"]
    assert (d.resources(0), d.resources(1)) == (1, 1)


@pytest.mark.rule("DS-FAQ-14")
def test_fast_hands_resolves_blackmail_before_it_can_be_bought_off() -> None:
    host = In(PAL, upgrades=["SoR 23", "SoR 150"])
    d = scene(team=[host], foe_resources=2, foe_hand=[BLANK_CARD, "AW 59"])
    d.activate(PAL, (PAL, "1R"), ("SoR 23", "2Dc"))
    assert d.prompt(0) == "ds-ask-order-queue"
    d.choose(0, "1")  # Fast Hands first
    d.yes(0)
    d.draws("B:" + BLANK_CARD, "AW 59").choose(0, ("SoR 23", 0))
    assert d.hand(1) == []  # resolved before the opponent could pay, and nothing is left to buy
    assert d.prompt(1) == "ds-ask-action"
    assert d.resources(1) == 2


def test_c_3po_resolves_a_die_as_another_symbol() -> None:
    d = scene("SoR 30", ("1F",), team=[In(PAL, dice=("1Dr",))])
    d.use("SoR 30")
    assert d.can_choose(0, "disrupt", "special") == [False, False]  # its own symbol; he has none
    d.choose(0, "resource")
    assert d.resources(0) == 1
    assert d.pool(0) == []


@pytest.mark.rule("DS-CLARIFY-25")
def test_c_3po_leaves_costs_and_plus_signs_as_they_are() -> None:
    d = scene("SoR 30", ("1F",), team=[In(PAL, dice=("3RD1",)), In(RED, dice=("+2RD",))])
    d.use("SoR 30")
    assert d.my_turn_is_over  # the cost cannot be paid, the plus side needs a plain one
    rich = scene("SoR 30", ("1F",), team=[In(PAL, dice=("3RD1",))], resources=1)
    rich.use("SoR 30", "resource")
    assert rich.resources(0) == 3


@pytest.mark.rule("DS-CLARIFY-26")
def test_c_3po_may_make_a_special_of_a_die_whose_value_is_then_0() -> None:
    d = scene("SoR 30", ("1F",), team=[In("SoR 10", dice=("2MD",))], foes=[FOE])
    d.use("SoR 30", "special", FOE)
    assert (d.damage(FOE), d.damage("SoR 10")) == (3, 1)


def test_journals_of_ben_kenobi_trade_their_die_for_a_card() -> None:
    d = scene("SoR 41", ("1R",), deck=["AW 59"]).use("SoR 41")
    assert d.hand(0) == ["Lightsaber"]
    assert d.pool(0) == []


@pytest.mark.rule("DS-ERRATA-7")
def test_vibroknife_is_unblockable_itself_and_as_a_plus() -> None:
    d = scene("SoR 57", ("1MD",), foes=[In(FOE, shields=2)])
    d.resolve("SoR 57", 0, FOE)
    assert (d.damage(FOE), d.shields(FOE)) == (1, 2)
    team = [In("AW 36", dice=("1MD",), upgrades=[In("SoR 57", dice=("+2MD",))])]
    plus = scene(team=team, foes=[In(FOE, shields=2)])
    plus.resolve("AW 36", 0, ("SoR 57", 0), FOE)
    assert (plus.damage(FOE), plus.shields(FOE)) == (3, 2)


@pytest.mark.rule("DS-ERRATA-7")
def test_vibroknife_ambushes() -> None:
    d = scene(hand=["SoR 57"], resources=2)
    d.play("SoR 57")
    assert d.prompt(0) == "ds-ask-additional"


@pytest.mark.rule("DS-CLARIFY-14")
def test_ascension_gun_uses_the_claim_of_a_set_aside_battlefield_only() -> None:
    d = scene("SoR 59", ("Sp",), foe_battlefields=["LEG 178"], battlefields=["LEG 174"],
              foe_resources=2)  # fmt: skip
    d.resolve("SoR 59")
    d.yes(0)
    assert d.resources(0) == 1  # Outer Rim Outpost, which is not in play
    assert d.resources(1) == 2  # Arid Wasteland, which is, is not used


def test_con_artist_grows_with_its_damage() -> None:
    d = scene(In("SoR 60", dice=("Sp",), damage=1)).resolve("SoR 60")
    assert d.card("SoR 60").damage == 2
    assert d.deck_size(1) == 8


@pytest.mark.rule("DS-ERRATA-6")
def test_imperial_inspection_returns_a_cheap_upgrade_when_a_die_rolls_disrupt() -> None:
    foes: list[In | Named] = [In(FOE, upgrades=["AW 59", "AW 44"])]
    d = scene("SoR 70", foes=foes)
    d.activate(PAL, (PAL, "1Dr"))
    d.yes(0)
    assert d.hand(1) == ["Rey's Staff"]  # the lightsaber costs 3
    assert "Imperial Inspection" in d.aside(0)
    quiet = scene("SoR 70", foes=foes)
    quiet.activate(PAL, (PAL, "1R"))
    assert quiet.my_turn_is_over


@pytest.mark.rule("DS-ERRATA-6")
def test_imperial_inspection_takes_anybodys_upgrade_but_only_your_own_dice_call_for_it() -> None:
    d = scene("SoR 70", team=[In(PAL, upgrades=["SoR 141"])], foes=[In(FOE, upgrades=["AW 44"])])
    d.activate(PAL, (PAL, "1Dr"))
    d.yes(0)
    assert d.can_choose(0, "SoR 141", "AW 44") == [True, True]
    d.choose(0, "SoR 141")
    assert d.hand(0) == ["Ammo Belt"]
    theirs = scene("SoR 70", foes=[RED], team=[In(PAL, upgrades=["SoR 141"])])
    theirs.pass_(0).rolls((RED, "1Dr")).act(1, "activate", RED)
    assert theirs.prompt(0) == "ds-ask-action"
    assert theirs.in_play("SoR 70")


def test_life_debt_moves_damage_to_its_bearer() -> None:
    d = scene("SoR 118", team=[PAL, In(BLUE, damage=2, shields=1)], foes=[FOE])
    d.activate(PAL, (PAL, "1R"))
    d.yes(0)
    assert (d.damage(PAL), d.damage(BLUE)) == (1, 1)
    assert not scene(team=[BLUE], hand=["SoR 118"]).can(0, "play", "SoR 118")


@pytest.mark.rule("DS-ERRATA-13")
def test_aftermath_exhausts_for_a_resource_when_a_character_falls() -> None:
    d = scene("SoR 123", team=[In(RED, dice=("1RD",))], foes=[In(FOE, damage=6), FOE2])
    d.resolve(RED, 0, FOE)
    d.yes(0)
    assert d.resources(0) == 1
    assert d.exhausted("SoR 123")
    tired = scene(In("SoR 123", exhausted=True), team=[In(RED, dice=("1RD",))],
                  foes=[In(FOE, damage=6), FOE2])  # fmt: skip
    tired.resolve(RED, 0, FOE)
    assert tired.my_turn_is_over
    assert tired.resources(0) == 0
    mine = scene("SoR 123", team=[In(RED, dice=("1RD",)), In(PAL, damage=8)])
    mine.resolve(RED, 0, PAL)
    mine.yes(0)
    assert mine.resources(0) == 1  # whoever's character it was


def test_air_superiority_hands_out_the_shields_placed_on_it() -> None:
    d = scene(hand=["SoR 124"], resources=1)
    d.play("SoR 124")
    assert d.shields("SoR 124") == 3
    d.pass_(1)
    d.use("SoR 124", PAL)
    assert (d.shields("SoR 124"), d.shields(PAL)) == (2, 1)
    assert d.exhausted("SoR 124")


@pytest.mark.rule("DS-CLARIFY-20", "DS-CLARIFY-22")
def test_training_makes_a_red_character_elite_with_a_set_aside_die() -> None:
    d = scene(team=[RED, PAL], hand=["SoR 125"], resources=2, spare_dice=[RED])
    d.play("SoR 125")
    d.pass_(1)
    d.activate(RED, (RED, "1RD"), (RED, "2RD"))
    assert d.pool(0) == ["1RD", "2RD"]
    assert {d.g.dice[die].card for die in d.g.players[0].pool} == {d.id(RED)}  # character dice both
    without = scene(team=[RED, PAL], hand=["SoR 125"], resources=2).play("SoR 125")
    without.pass_(1)
    without.activate(RED, (RED, "1RD"))
    assert without.pool(0) == ["1RD"]


def test_training_fits_only_red_characters_that_are_not_unique() -> None:
    assert not scene(team=["AW 4"], hand=["SoR 125"], resources=2).can(0, "play", "SoR 125")
    assert not scene(team=[PAL], hand=["SoR 125"], resources=2).can(0, "play", "SoR 125")


@pytest.mark.rule("DS-CLARIFY-21")
def test_a_second_training_on_the_same_character_adds_no_die() -> None:
    hand = ["SoR 125", "SoR 125"]
    d = scene(team=[RED], hand=hand, resources=4, spare_dice=[RED, RED])
    d.play("SoR 125")
    d.pass_(1)
    d.act(0, "play", "SoR 125#2")
    d.choose(0, "none")  # not replacing the first
    assert len([die for die in d.g.dice.values() if die.card == d.id(RED)]) == 2


@pytest.mark.rule("DS-CLARIFY-23")
def test_when_training_leaves_the_player_chooses_which_die_goes() -> None:
    d = scene(team=[RED], hand=["SoR 125", "LEG 73"], resources=3, spare_dice=[RED])
    d.play("SoR 125")
    d.pass_(1)
    d.activate(RED, (RED, "1RD"), (RED, "2RD"))
    d.pass_(1)
    d.act(0, "play", "LEG 73")
    d.choose(0, "SoR 125")  # replaced
    stays, goes = (RED, 0), (RED, 1)
    assert d.can_choose(0, stays, goes) == [True, True]
    d.choose(0, stays)
    assert len(d.pool(0)) == 1


@pytest.mark.rule("DS-CLARIFY-21", "DS-CLARIFY-23")
def test_while_one_training_stays_the_character_keeps_both_dice() -> None:
    hand = ["SoR 125", "SoR 125", "LEG 73"]
    d = scene(team=[RED], hand=hand, resources=5, spare_dice=[RED])
    d.play("SoR 125").pass_(1)
    d.act(0, "play", "SoR 125#2").choose(0, "none").pass_(1)
    d.act(0, "play", "LEG 73").choose(0, "SoR 125#2")  # the second one is replaced
    assert d.my_turn_is_over
    assert len([die for die in d.g.dice.values() if die.card == d.id(RED)]) == 2


@pytest.mark.rule("DS-CLARIFY-8")
def test_force_illusion_blocks_all_the_damage_by_milling_as_many_cards_or_nothing() -> None:
    foes: list[In | Named] = [In(FOE, dice=("2RD",)), FOE2]
    d = scene("SoR 135", team=[PAL], foes=foes)
    d.pass_(0)
    d.act(1, "resolve", (FOE, 0)).choose(1, PAL)
    d.yes(0)
    assert d.damage(PAL) == 0
    assert d.deck_size(0) == 8
    assert "Force Illusion" in d.discard(0)
    few = scene("SoR 135", team=[PAL], foes=foes, deck=[BLANK_CARD])
    few.pass_(0)
    few.act(1, "resolve", (FOE, 0)).choose(1, PAL)
    few.yes(0)
    assert few.damage(PAL) == 2
    assert few.in_play("SoR 135")


@pytest.mark.rule("DS-CLARIFY-9")
def test_the_player_chooses_whether_force_illusion_or_shields_block_first() -> None:
    foes: list[In | Named] = [In(FOE, dice=("2RD",)), FOE2]
    outcomes = set()
    for illusion_first in (True, False):
        d = scene("SoR 135", team=[In(PAL, shields=1)], foes=foes)
        d.pass_(0)
        d.act(1, "resolve", (FOE, 0)).choose(1, PAL)
        assert d.prompt(0) == "ds-ask-block-first"
        d.choose(0, "yes" if illusion_first else "no").yes(0)
        assert d.damage(PAL) == 0
        outcomes.add((d.shields(PAL), d.deck_size(0)))
    assert outcomes == {(1, 8), (0, 9)}


@pytest.mark.rule("DS-ERRATA-4", "DS-REPLACEMENT-4")
def test_ammo_belt_goes_instead_of_a_weapon_that_an_effect_discards() -> None:
    host = In(PAL, upgrades=[In("AW 17", dice=("Sp",)), "SoR 141"])
    d = scene(team=[host])
    d.resolve("AW 17")
    d.yes(0)
    assert d.in_play("AW 17")
    assert d.discard(0) == ["Ammo Belt"]
    apart = [In(PAL, upgrades=[In("AW 17", dice=("Sp",))]), In(BLUE, upgrades=["SoR 141"])]
    other = scene(team=apart).resolve("AW 17")
    assert other.my_turn_is_over
    assert other.discard(0) == ["Infantry Grenades"]
    # Replacing is no effect of a card, and the belt may also be kept.
    replaced = scene(team=[In(PAL, upgrades=["AW 17", "SoR 141"])], hand=["AW 59"], resources=9)
    replaced.play("AW 59", "AW 17")
    assert replaced.my_turn_is_over
    assert replaced.discard(0) == ["Infantry Grenades"]
    kept = scene(team=[host]).resolve("AW 17")
    kept.no(0)
    assert kept.discard(0) == ["Infantry Grenades"]
    assert kept.in_play("SoR 141")
    robes = Cards(YOU, UPGRADES, names=("Jedi Robes",))
    undress = event("Undress", Discard(One(robes)))
    other_kind = scene(undress, team=[In(BLUE, upgrades=["AW 40", "SoR 141"])]).play(undress)
    assert other_kind.my_turn_is_over  # it protects weapons only
    assert other_kind.in_play("SoR 141")


def test_outmaneuver_pays_for_claiming() -> None:
    d = scene("SoR 149")
    d.act(0, "claim")
    assert d.resources(0) == 1


@pytest.mark.rule("DS-FAQ-18")
def test_an_outmaneuver_played_by_docking_bay_comes_too_late_for_that_claim() -> None:
    d = scene("SoR 153", hand=["SoR 149"])
    d.claim()
    assert d.in_play("SoR 149")
    assert d.resources(0) == 0


@pytest.mark.rule("DS-ERRATA-5")
def test_fast_hands_resolves_one_die_of_a_yellow_bearer_after_activation() -> None:
    d = scene("SoR 150", team=[In(PAL, upgrades=["RIV 17"]), In(BLUE, dice=("1R",))], foes=[FOE])
    d.activate(PAL, (PAL, "1R"), ("RIV 17", "1MD"))
    d.yes(0)
    assert d.can_choose(0, (PAL, 0), ("RIV 17", 0), (BLUE, 0)) == [True, True, False]
    d.choose(0, (PAL, 0))
    assert d.resources(0) == 1
    assert not scene(team=[BLUE], hand=["SoR 150"]).can(0, "play", "SoR 150")


@pytest.mark.rule("DS-CLARIFY-10")
def test_carbon_freezing_chamber_freezes_a_character_die_in_a_pool_or_not() -> None:
    armed = In(FOE, dice=(None,), upgrades=[In("RIV 17", dice=("1MD",))])
    d = scene("SoR 151", foes=[armed, In(FOE2, dice=("1R",))])
    d.claim()
    assert d.can_choose(0, (FOE, 0), (FOE2, 0), ("RIV 17", 0)) == [True, True, False]
    d.choose(0, (FOE, 0))
    d.pass_(1)
    assert d.g.round == 3
    d.pass_(0)
    d.rolls(("RIV 17", "1MD")).act(1, "activate", FOE)
    assert d.pool(1) == ["1MD"]
    assert d.exhausted(FOE)


@pytest.mark.rule("DS-CLARIFY-4")
def test_cargo_hold_may_overload_a_character_which_then_loses_an_upgrade() -> None:
    full = In(BLUE, upgrades=["AW 59", "AW 44", "RIV 17"])
    d = scene("SoR 152", team=[In(PAL, upgrades=["LEG 73"]), full], foes=[FOE])
    d.claim("LEG 73")
    assert d.can_choose(0, "AW 59", "AW 44", "RIV 17", "LEG 73") == [True] * 4
    d.choose(0, "AW 44")
    assert d.discard(0) == ["Rey's Staff"]
    assert d.card("LEG 73").host == d.id(BLUE)


@pytest.mark.rule("DS-CLARIFY-5")
def test_cargo_hold_ignores_play_restrictions() -> None:
    d = scene("SoR 152", team=[In(BLUE, upgrades=["AW 57"]), PAL], foes=[FOE]).claim()
    assert d.card("AW 57").host == d.id(PAL)


def test_docking_bay_plays_a_support_from_hand_or_discard_for_one_less() -> None:
    d = scene("SoR 153", hand=["TPG 26"], discard=["RIV 8"], resources=2)
    d.claim()
    assert d.can_choose(0, "TPG 26", "RIV 8") == [True, True]
    d.choose(0, "RIV 8")
    assert d.in_play("RIV 8")
    assert d.resources(0) == 0


def test_secret_facility_resolves_up_to_three_damage_dice() -> None:
    team = [In("AW 35", dice=("2MD", "3MD")), In(RED, dice=("2RD",)), In(PAL, dice=("1R",))]
    d = scene("SoR 159", team=team, foes=[In(FOE2, dice=(None,)), FOE])
    d.claim()
    assert d.can_choose(0, ("AW 35", 0), ("AW 35", 1), (RED, 0), (PAL, 0)) == [
        True, True, True, False,
    ]  # fmt: skip
    d.choose(0, ("AW 35", 0)).choose(0, FOE2)
    d.choose(0, ("AW 35", 1)).choose(0, FOE2)
    d.choose(0, (RED, 0)).choose(0, FOE2)
    assert d.damage(FOE2) == 7
