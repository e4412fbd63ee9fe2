"""Each event of Across the Galaxy, played."""

import pytest

from destiny.cards.scene import BLANK_CARD, BLUE, FOE, FOE2, PAL, RED, scene
from destiny.table import In, Named

FANG = "RIV 8"  # Fang Fighter: red vehicle, cost 3, die 2RD 3RD 1Dc 1Sh 1R -
DROID = "AoN 17"  # LR-57 Combat Droid: gray droid support, cost 3, die 2ID 1Dc 1R Sp Sp1 -
MOD = "AtG 152"  # Laser Cannon: a mod without a die


# --- blue ---------------------------------------------------------------------------------------


def test_fear_and_dead_men_strikes_every_foe_and_costs_nothing() -> None:
    team: list[In | Named] = [In(FOE2, dice=("3MD1",))]
    d = scene("AtG 7", team=team, foes=[FOE, RED]).play("AtG 7")
    assert (d.damage(FOE), d.damage(RED), d.resources(0)) == (3, 3, 0)


def test_let_the_hate_flow_needs_a_blank_and_makes_one() -> None:
    d = scene("AtG 9", team=[In(PAL, dice=("-",))], foes=[In(FOE, dice=("2RD",))])
    d.play("AtG 9").side(0, FOE, "-")
    assert d.pool(1) == ["-"]
    assert not scene("AtG 9", team=[In(PAL, dice=("1R",))]).can(0, "play", "AtG 9")


def test_bewilder_mills_what_the_rerolled_die_shows() -> None:
    d = scene("AtG 59", team=[BLUE], foes=[In(FOE, dice=("-",))])
    d.rolls((FOE, "2RD")).play("AtG 59")
    assert d.deck_size(1) == 8
    assert scene("AtG 59", team=[RED]).play("AtG 59").deck_size(1) == 10


def test_finishing_strike_defeats_whoever_has_one_health_left() -> None:
    d = scene("AtG 60", team=[In(FOE2, dice=("2MD1",))], foes=[In(FOE, damage=4), RED], resources=1)
    d.play("AtG 60", FOE)
    assert not d.in_play(FOE)


def test_hold_off_with_a_shield_stops_a_blow_or_gives_a_shield() -> None:
    team: list[In | Named] = [In(BLUE, dice=("1Sh",))]
    foes: list[In | Named] = [In(FOE2, dice=("3MD1",))]
    d = scene("AtG 62", team=team, foes=foes).play("AtG 62", "0")
    assert d.pool(1) == []
    d = scene("AtG 62", team=team, foes=foes).play("AtG 62", "1", BLUE)
    assert d.shields(BLUE) == 1
    assert not scene("AtG 62", team=[BLUE]).can(0, "play", "AtG 62")


def test_insight_changes_two_cards_of_the_hand() -> None:
    d = scene("AtG 63", hand=["AW 60"], deck=["AW 59", "AW 57", BLANK_CARD])
    d.play("AtG 63", ["AW 59", "AW 60"], "AW 59")
    assert d.hand(0) == ["Force Throw"]
    assert d.deck_size(0) == 3


def test_conflicted_strikes_or_shields() -> None:
    for side, dealt, given in (("1MD", 2, 0), ("1F", 0, 2)):
        d = scene("AtG 110", team=[In(BLUE, dice=("-",))], foes=[FOE])
        d.rolls((BLUE, side)).play("AtG 110", FOE)
        assert (d.damage(FOE), d.shields(FOE)) == (dealt, given)


def test_deadly_advance_turns_a_die_for_each_exhausted_foe() -> None:
    team: list[In | Named] = [In(BLUE, dice=("-",)), In(FOE2, dice=("1R",))]
    d = scene("AtG 111", team=team, foes=[In(FOE, exhausted=True), RED])
    d.play("AtG 111", [(FOE2, 0)]).side(0, FOE2, "3MD1")
    assert d.pool(0) == ["-", "3MD1"]


def test_you_were_my_friend_may_remove_the_die_with_more_blue_cards() -> None:
    foes: list[In | Named] = [In(FOE, dice=("2RD",))]
    d = scene("AtG 114", team=[BLUE], foes=foes).play("AtG 114").side(0, FOE, "1R")
    d.yes(0)
    assert d.pool(1) == []
    d = scene("AtG 114", team=[RED], foes=foes).play("AtG 114").side(0, FOE, "1R")
    assert d.my_turn_is_over


# --- red ----------------------------------------------------------------------------------------


def test_browbeat_needs_more_dice_than_an_opponent() -> None:
    foes: list[In | Named] = [In(FOE, dice=("2RD",))]
    d = scene("AtG 22", team=[In(RED, dice=("1RD",)), In(PAL, dice=("-",))], foes=foes)
    assert d.play("AtG 22").pool(1) == []
    assert not scene("AtG 22", team=[In(RED, dice=("1RD",))], foes=foes).can(0, "play", "AtG 22")


def test_commence_primary_ignition_resolves_the_support_and_keeps_its_dice() -> None:
    d = scene("AtG 23", supports=[FANG], foes=[RED])
    d.rolls((FANG, "3RD")).play("AtG 23")
    d.yes(0).choose(0, (FANG, 0)).choose(0, RED)
    assert (d.damage(RED), d.pool(0)) == (3, ["3RD"])


def test_hatching_a_plan_turns_a_die_to_discard() -> None:
    d = scene("AtG 25", team=[In(FOE2, dice=("1R",))]).play("AtG 25")
    assert d.pool(0) == ["1Dc"]


@pytest.mark.parametrize(
    ("held", "choices", "left"),
    [(0, ("1",), 0), (3, ("0", (FOE, 0)), 1), (3, ("1",), 2), (4, ("0",), 2)],
)
def test_imposing_presence_fears_empty_hands(
    held: int, choices: tuple[object, ...], left: int
) -> None:
    foes: list[In | Named] = [In(FOE, dice=("2RD",)), In(FOE2, dice=("1R",))]
    d = scene("AtG 26", foes=foes, foe_hand=[BLANK_CARD] * held).play("AtG 26", *choices)
    assert len(d.pool(1)) == left


def test_aerial_advantage_does_more_with_a_vehicle_and_a_mod() -> None:
    foes: list[In | Named] = [In(FOE, dice=("2RD",)), In(FOE2, dice=("1R",))]
    d = scene("AtG 76", team=[RED], foes=foes, supports=[In(FANG, upgrades=[MOD])])
    d.play("AtG 76", (FOE, 0)).side(0, FOE, "-")
    d.yes(0).choose(0, (FOE2, 0))
    d.yes(0).choose(0, "1")
    assert d.pool(1) == []
    assert not scene("AtG 76", team=[RED], controller=1).can(0, "play", "AtG 76")


def test_dogfight_exhausts_a_vehicle_and_readies_another() -> None:
    mine = In(FANG, exhausted=True)
    d = scene("AtG 78", supports=[mine], foe_supports=["LEG 25"]).play("AtG 78")
    d.yes(0).choose(0, FANG)
    assert (d.exhausted("LEG 25"), d.exhausted(FANG)) == (True, False)


def test_inflame_turns_a_foes_die_to_damage() -> None:
    d = scene("AtG 80", foes=[In(FOE2, dice=("1R",))]).play("AtG 80").side(0, FOE2, "3MD1")
    assert d.pool(1) == ["3MD1"]
    assert d.prompt(0) == "ds-ask-additional"


def test_turn_the_tables_with_focus_removes_damage_and_makes_some() -> None:
    team: list[In | Named] = [In(BLUE, dice=("1F",))]
    d = scene("AtG 82", team=team, foes=[In(FOE, dice=("2RD",))]).play("AtG 82", [(BLUE, 0)])
    d.side(0, BLUE, "1MD")
    assert (d.pool(0), d.pool(1)) == (["1MD"], [])
    assert not scene("AtG 82", team=[BLUE]).can(0, "play", "AtG 82")


def test_barrel_roll_activates_a_support_and_rerolls_it_twice() -> None:
    d = scene("AtG 122", supports=[FANG]).rolls((FANG, "-")).play("AtG 122")
    d.rolls((FANG, "1R")).choose(0, (FANG, 0))
    d.rolls((FANG, "3RD")).choose(0, (FANG, 0))
    assert d.pool(0) == ["3RD"]


def test_deployment_activates_supports_and_plain_characters() -> None:
    d = scene("AtG 123", team=[PAL, "AW 4"], supports=[FANG])
    d.play("AtG 123", [FANG])
    assert d.can_choose(0, PAL, "AW 4") == [True, False]
    d.rolls((FANG, "1R")).rolls((PAL, "1R")).choose(0, PAL)
    d.choose(0, FANG)
    assert d.pool(0) == ["1R", "1R"]


def test_fleet_command_rerolls_a_die_for_each_red_character() -> None:
    team: list[In | Named] = [In(RED, dice=("-",)), In(PAL, dice=("-",))]
    d = scene("AtG 124", team=team).play("AtG 124")
    d.rolls((PAL, "1Dr")).choose(0, (PAL, 0))
    assert d.pool(0) == ["-", "1Dr"]


def test_intense_fire_is_fiercer_with_more_red_cards() -> None:
    for foes, dealt in (([FOE2], 4), ([FOE, RED], 3)):
        d = scene("AtG 125", team=[In(RED, dice=("2RD",))], foes=foes)
        d.play("AtG 125", foes[0])
        assert d.damage(foes[0]) == dealt


def test_snuff_out_clears_the_table_of_damage() -> None:
    team: list[In | Named] = [In(RED, dice=("2RD",))]
    foes: list[In | Named] = [In(FOE2, dice=("3MD1",)), In(FOE, dice=("1R",))]
    d = scene("AtG 127", team=team, foes=foes).play("AtG 127")
    assert (d.pool(0), d.pool(1)) == ([], ["1R"])
    assert not scene("AtG 127", team=team, controller=1).can(0, "play", "AtG 127")


def test_transfer_moves_a_mod_to_another_vehicle() -> None:
    d = scene("AtG 128", supports=[In(FANG, upgrades=[MOD]), "LEG 25"]).play("AtG 128")
    assert d.card(MOD).host == d.id("LEG 25")


# --- yellow -------------------------------------------------------------------------------------


def test_act_of_cruelty_hurts_the_hurt_and_robs_for_each_fallen() -> None:
    foes: list[In | Named] = [In(FOE, damage=6), In(FOE2, damage=1, shields=1), RED]
    d = scene("AtG 38", foes=foes, foe_hand=["AW 59"])
    d.draws("AW 59").play("AtG 38")
    assert not d.in_play(FOE)
    assert (d.damage(FOE2), d.damage(RED), d.hand(1)) == (2, 0, [])


def test_cunning_ruse_hurts_the_character_of_the_rerolled_die() -> None:
    d = scene("AtG 39", foes=[In(FOE, dice=("-",))]).rolls((FOE, "2RD")).play("AtG 39")
    assert d.damage(FOE) == 2


def test_exploit_needs_a_penniless_opponent() -> None:
    foes: list[In | Named] = [In(FOE, dice=("2RD",))]
    assert scene("AtG 40", foes=foes).play("AtG 40").pool(1) == []
    assert not scene("AtG 40", foes=foes, foe_resources=1).can(0, "play", "AtG 40")


def test_first_claim_pays_the_cost_of_something_in_play() -> None:
    d = scene("AtG 41", supports=[DROID], foe_supports=["LEG 52"]).play("AtG 41", "LEG 52")
    assert d.resources(0) == 4
    assert scene("AtG 41", team=[RED], supports=[DROID]).play("AtG 41").resources(0) == 0


def test_heated_confrontation_goes_both_ways() -> None:
    d = scene("AtG 42", team=[In(RED, dice=("2RD",))], foes=[In(FOE, dice=("1RD",))])
    d.play("AtG 42", FOE).choose(1, RED)
    assert (d.damage(FOE), d.damage(RED)) == (2, 1)


def test_shakedown_needs_a_disrupt() -> None:
    foes: list[In | Named] = [In(FOE, dice=("2RD",)), In(FOE2, dice=("3MD1",))]
    d = scene("AtG 44", team=[In(PAL, dice=("1Dr",))], foes=foes)
    d.play("AtG 44")
    assert d.can_choose(0, (FOE, 0), (FOE2, 0), (PAL, 0)) == [True, False, True]
    assert not scene("AtG 44", team=[PAL], foes=foes).can(0, "play", "AtG 44")


def test_sidestep_exhausts_one_cheap_support_and_for_pain_another() -> None:
    supports = ["LEG 35", "LEG 134"]
    d = scene("AtG 45", team=[PAL], foe_supports=[*supports, DROID]).play("AtG 45", "LEG 35")
    d.yes(0)
    assert (d.exhausted("LEG 35"), d.exhausted("LEG 134"), d.exhausted(DROID)) == (1, 1, 0)
    assert d.damage(PAL) == 1


def test_daring_gambit_stakes_every_die() -> None:
    team: list[In | Named] = [In(PAL, dice=("-",)), In(RED, dice=("-",))]
    d = scene("AtG 94", team=team, foes=[FOE2], resources=1)
    d.rolls((PAL, "2RD1"), (RED, "1Dr")).play("AtG 94", FOE2)
    assert (d.damage(FOE2), d.pool(0)) == (3, [])


def test_karabast_moves_damage_while_an_opponent_threatens() -> None:
    team: list[In | Named] = [In(PAL, damage=4), BLUE]
    d = scene("AtG 97", team=team, foes=[In(FOE, dice=("2RD",))]).play("AtG 97", "3")
    assert (d.damage(PAL), d.damage(BLUE)) == (1, 3)
    assert not scene("AtG 97", team=team).can(0, "play", "AtG 97")


def test_leverage_needs_damage_of_your_own() -> None:
    foes: list[In | Named] = [In(FOE, dice=("2RD",))]
    d = scene("AtG 98", team=[In(RED, dice=("2RD",))], foes=foes).play("AtG 98", (FOE, 0))
    assert d.pool(1) == []
    assert not scene("AtG 98", team=[PAL], foes=foes).can(0, "play", "AtG 98")


def test_across_the_galaxy_moves_the_fight_elsewhere() -> None:
    d = scene("AtG 136", supports=[FANG], controller=1)
    d.play("AtG 136")
    assert d.in_play("AW 168")
    assert d.resources(0) == 1
    d = scene("AtG 136", controller=1).play("AtG 136")
    assert (d.in_play("LEG 174"), d.resources(0)) == (True, 1)


def test_cash_out_resolves_resources() -> None:
    team: list[In | Named] = [In(PAL, dice=("1R",)), In(BLUE, dice=("1R",))]
    d = scene("AtG 137", team=team).play("AtG 137", (PAL, 0), (BLUE, 0))
    assert (d.resources(0), d.prompt(0)) == (2, "ds-ask-additional")


def test_dismantle_costs_what_the_support_cost() -> None:
    d = scene("AtG 138", foe_supports=[DROID], resources=3).play("AtG 138")
    assert (d.in_play(DROID), d.resources(0)) == (False, 0)
    poor = scene("AtG 138", foe_supports=[DROID], resources=2).play("AtG 138")
    assert (poor.in_play(DROID), poor.resources(0)) == (True, 2)


def test_fight_fire_with_fire_trades_an_indirect_die_for_another() -> None:
    d = scene("AtG 139", supports=[In(DROID, dice=("2ID",))], foes=[In(FOE, dice=("2RD",))])
    assert d.play("AtG 139").pool(1) == []


def test_indifferent_needs_a_neutral_character() -> None:
    foes: list[In | Named] = [In(FOE, dice=("2RD",))]
    assert scene("AtG 140", team=["AoN 13"], foes=foes).play("AtG 140").pool(1) == []
    assert scene("AtG 140", team=[PAL], foes=foes).play("AtG 140").pool(1) == ["2RD"]


def test_quick_thinking_resolves_a_yellow_die_for_each_yellow_character() -> None:
    team: list[In | Named] = [In(PAL, dice=("1R",)), In(RED, dice=("2RD",))]
    d = scene("AtG 141", team=team, foes=[FOE]).play("AtG 141", (PAL, 0))
    assert (d.resources(0), d.pool(0)) == (1, ["2RD"])


# --- gray ---------------------------------------------------------------------------------------


def test_shriek_removes_what_is_worth_nothing() -> None:
    foes: list[In | Named] = [
        In(FOE, dice=("-",)),
        In(FOE2, dice=("1R",)),
        In("LEG 19", dice=("Sp",)),
    ]
    assert scene("AtG 149", foes=foes).play("AtG 149").pool(1) == ["1R"]
