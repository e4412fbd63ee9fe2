"""Each red and blue event of Empire at War, played."""

import pytest

from destiny.cards.scene import BLANK_CARD, BLUE, FOE, FOE2, PAL, RED, scene
from destiny.table import In, Named

FIGHTER = "RIV 8"  # Fang Fighter: red vehicle, cost 3, die 2RD 3RD 1Dc 1Sh 1R -
DROID = "AoN 17"  # LR-57 Combat Droid: gray droid, cost 3
SWORD = "RIV 17"  # Vibrosword: gray weapon


def test_commandeer_resolves_an_enemy_vehicle_without_paying() -> None:
    foes: list[In | Named] = [In(FOE, dice=("2RD1",)), FOE2]
    d = scene("EaW 61", foes=foes, foe_supports=[In("LEG 52", dice=("4ID1",))])
    d.play("EaW 61")
    while d.asked() == (1,) and d.prompt(1) == "ds-ask-assign":
        d.choose(1, FOE2)
    assert d.damage(FOE2) == 4
    assert d.pool(1) == ["2RD1"]


@pytest.mark.parametrize(("resources", "left"), [(0, ["2MD1"]), (1, [])])
def test_crossfire_removes_one_die_with_a_cost_or_two_for_a_resource(
    resources: int, left: list[str]
) -> None:
    foes: list[In | Named] = [
        In(FOE, dice=("2RD1",)),
        In(FOE2, dice=("2MD1",)),
        In(RED, dice=("2RD",)),
    ]
    d = scene("EaW 62", foes=foes, resources=resources)
    d.play("EaW 62", str(resources))
    if not resources:
        assert d.can_choose(0, (FOE, 0), (FOE2, 0), (RED, 0)) == [True, True, False]
        d.choose(0, (FOE, 0))
    assert sorted(d.pool(1)) == sorted([*left, "2RD"])


def test_drop_your_weapon_disarms_a_ready_character() -> None:
    foes: list[In | Named] = [
        In(FOE, upgrades=[SWORD]),
        In(FOE2, exhausted=True, upgrades=["CONV 171"]),
    ]
    d = scene("EaW 63", team=[RED, "AW 4"], foes=foes).play("EaW 63")
    assert not d.in_play(SWORD)
    assert d.in_play("CONV 171")
    few = scene("EaW 63", team=[RED, PAL], foes=foes).play("EaW 63")
    assert few.in_play(SWORD)


def test_imperial_backing_plays_a_support_cheaper_by_the_team() -> None:
    d = scene("EaW 64", team=[RED, PAL], hand=[FIGHTER], resources=1).play("EaW 64")
    assert d.in_play(FIGHTER)
    assert d.resources(0) == 0
    assert d.prompt(0) == "ds-ask-additional"


def test_red_alert_readies_a_red_character_that_is_not_unique() -> None:
    team: list[In | Named] = [
        In(RED, exhausted=True),
        In("AW 4", exhausted=True),
        In(PAL, exhausted=True),
    ]
    d = scene("EaW 66", team=team).play("EaW 66")
    assert [d.exhausted(RED), d.exhausted("AW 4"), d.exhausted(PAL)] == [False, True, True]


def test_as_you_command_makes_a_focus_of_any_character_die() -> None:
    d = scene("EaW 70", team=[In(RED, dice=("2RD",)), In(PAL, dice=("-",))])
    d.play("EaW 70", (RED, 0), [(PAL, 0)])
    d.side(0, PAL, "1Dr")
    assert d.pool(0) == ["1Dr"]


def test_cornered_prey_counts_enemy_blanks() -> None:
    foes: list[In | Named] = [
        In(FOE, dice=("-",)),
        In("AW 22", dice=("-",)),
        In(FOE2, dice=("1R",)),
    ]
    d = scene("EaW 71", team=[In(PAL, dice=("-",))], foes=foes).play("EaW 71", FOE2)
    assert d.damage(FOE2) == 2


def test_indomitable_shields_the_last_one_standing() -> None:
    assert scene("EaW 72", team=[BLUE]).play("EaW 72").shields(BLUE) == 3
    assert not scene("EaW 72", team=[BLUE, PAL]).can(0, "play", "EaW 72")


def test_it_will_all_be_mine_uses_enemy_blanks() -> None:
    d = scene("EaW 73", foes=[In(FOE, dice=("-",)), In(FOE2, dice=("1R",))]).play("EaW 73")
    d.side(0, FOE, "2RD")
    d.choose(0, (FOE, 0)).choose(0, FOE2)
    assert d.damage(FOE2) == 2
    assert d.pool(1) == ["1R"]


def test_it_will_all_be_mine_may_leave_the_turned_dice() -> None:
    d = scene("EaW 73", foes=[In(FOE, dice=("-",))]).play("EaW 73")
    d.side(0, FOE, "1RD").choose(0)
    assert d.pool(1) == ["1RD"]
    assert d.my_turn_is_over


def test_kill_them_all_spares_unique_characters() -> None:
    d = scene("EaW 74", foes=[FOE, "AW 10", FOE2]).play("EaW 74")
    assert (d.damage(FOE), d.damage("AW 10"), d.damage(FOE2)) == (1, 0, 1)


def test_unyielding_strikes_past_shields() -> None:
    team: list[In | Named] = [
        In("AW 10", dice=("3MD",)),
        In(BLUE, dice=("1RD",)),
        In(PAL, dice=("3RD1",)),
    ]
    d = scene("EaW 75", team=team, foes=[In(FOE2, shields=3)], resources=1)
    d.play("EaW 75", ("AW 10", 0), FOE2)
    assert (d.damage(FOE2), d.shields(FOE2)) == (3, 3)
    assert d.can_choose(0, (BLUE, 0), (PAL, 0)) == [True, False]
    d.then((BLUE, 0), FOE2)
    assert d.damage(FOE2) == 4


@pytest.mark.parametrize(("shown", "left"), [("+2RD", ["2RD"]), ("2RD", ["2RD"])])
def test_swift_strike_removes_a_plus_side(shown: str, left: list[str]) -> None:
    d = scene("EaW 95", foes=[In(RED, dice=(shown,)), In(FOE, dice=("2RD",))]).play("EaW 95")
    assert d.pool(1) == (left if shown[0] == "+" else ["2RD", "2RD"])


def test_rearguard_removes_as_many_as_red_shields_show() -> None:
    team: list[In | Named] = [In("AW 4", dice=("1Sh",)), In(BLUE, dice=("1Sh",))]
    d = scene("EaW 92", team=team, foes=[In(FOE, dice=("2RD",)), In(FOE2, dice=("1R",))])
    d.play("EaW 92", [(FOE, 0)])
    assert d.pool(1) == ["1R"]


def test_at_peace_calms_every_die_that_has_a_blank() -> None:
    team: list[In | Named] = [In(PAL, dice=("1R",)), In(BLUE, dice=("1F",))]
    d = scene("EaW 98", team=team, foes=[In(FOE, dice=("2RD",))]).play("EaW 98")
    d.side(0, FOE, "-")
    assert d.pool(0) == ["-", "-"]
    assert d.pool(1) == ["-"]


def test_bestow_hands_an_upgrade_over() -> None:
    team: list[In | Named] = [In(BLUE, upgrades=[SWORD]), PAL]
    d = scene("EaW 99", team=team).play("EaW 99", PAL)
    assert d.card(SWORD).host == d.id(PAL)
    ability = scene("EaW 99", team=[In(BLUE, upgrades=["AW 57"]), PAL])
    assert ability.play("EaW 99").card("AW 57").host == ability.id(BLUE)


@pytest.mark.parametrize(("mine", "theirs", "drawn"), [(1, 3, 2), (2, 1, 0)])
def test_bring_balance_draws_up_to_the_enemy_hand(mine: int, theirs: int, drawn: int) -> None:
    d = scene("EaW 100", hand=[BLANK_CARD] * mine, foe_hand=[BLANK_CARD] * theirs)
    d.play("EaW 100")
    assert len(d.hand(0)) == mine + drawn


def test_reaping_the_crystal_plays_a_dear_blue_card_for_less() -> None:
    d = scene("EaW 101", team=[BLUE], hand=["AW 59", SWORD], resources=2)
    d.play("EaW 101")
    assert d.in_play("AW 59")
    assert d.resources(0) == 0


@pytest.mark.parametrize(("named", "gained"), [("gray", 1), ("red", 0)])
def test_secret_mission_guesses_the_colour_of_the_top_card(named: str, gained: int) -> None:
    d = scene("EaW 102").play("EaW 102", named)
    assert d.resources(0) == gained
    assert d.discard(1) == ["Take Cover"]


def test_trust_the_force_rerolls_blue_dice_of_anybody() -> None:
    d = scene("EaW 103", team=[In(BLUE, dice=("1F",))], foes=[In("AW 10", dice=("3MD",)), FOE])
    d.rolls((BLUE, "1MD"), ("AW 10", "1R")).play("EaW 103", [(BLUE, 0), ("AW 10", 0)])
    assert (d.pool(0), d.pool(1)) == (["1MD"], ["1R"])


def test_covering_fire_rerolls_as_many_as_ranged_dice_show() -> None:
    foes: list[In | Named] = [In(FOE, dice=("2RD",)), In(FOE2, dice=("3MD1",))]
    d = scene("EaW 118", team=[In(PAL, dice=("2RD1",)), In(BLUE, dice=("1MD",))], foes=foes)
    d.rolls((FOE2, "1R")).play("EaW 118", [(FOE2, 0)])
    assert d.pool(1) == ["2RD", "1R"]


def test_deploy_squadron_activates_supports_one_after_the_other() -> None:
    d = scene("EaW 119", supports=[FIGHTER, "LEG 52"])
    d.act(0, "play", "EaW 119").rolls((FIGHTER, "2RD")).choose(0, FIGHTER, "LEG 52")
    d.rolls(("LEG 52", "2R")).choose(0, FIGHTER)
    d.no(0)
    assert d.pool(0) == ["2RD", "2R"]


@pytest.mark.parametrize("again", [True, False])
def test_feint_may_take_the_dice_back_to_stand_ready(again: bool) -> None:
    d = scene("EaW 121", team=[In(PAL, upgrades=[SWORD])])
    d.rolls((PAL, "1R"), (SWORD, "1R")).play("EaW 121")
    d.yes(0) if again else d.no(0)
    assert d.exhausted(PAL) is not again
    assert d.pool(0) == ([] if again else ["1R", "1R"])


def test_flanking_maneuver_counts_support_dice() -> None:
    d = scene("EaW 122", supports=[In(FIGHTER, dice=("1R",)), In(DROID, dice=("-",))])
    assert d.play("EaW 122", FOE).damage(FOE) == 2


def test_heat_of_battle_turns_dice_of_both_to_damage() -> None:
    d = scene("EaW 123", team=[In(PAL, dice=("1R",))], foes=[In(FOE, dice=("1R",)), FOE2])
    d.play("EaW 123")
    d.choose(1, (FOE, 0)).side(1, FOE, "1RD")
    d.choose(0, (PAL, 0)).side(0, PAL, "3RD1")
    assert (d.pool(0), d.pool(1)) == (["3RD1"], ["1RD"])


def test_pinned_down_needs_a_vehicle() -> None:
    foes: list[In | Named] = [In(FOE, dice=("2RD",))]
    assert scene("EaW 124", foes=foes, supports=[FIGHTER]).play("EaW 124").pool(1) == []
    assert scene("EaW 124", foes=foes).play("EaW 124").pool(1) == ["2RD"]


def test_lightsaber_training_turns_blue_weapon_dice() -> None:
    team: list[In | Named] = [
        In(BLUE, upgrades=[In("AW 59", dice=("1R",)), In(SWORD, dice=("1R",))])
    ]
    d = scene("EaW 131", team=team).play("EaW 131", [("AW 59", 0)])
    d.side(0, "AW 59", "3MD1")
    assert d.pool(0) == ["3MD1", "1R"]


def test_no_surrender_gives_a_blank_another_chance() -> None:
    d = scene("EaW 132", team=[In(BLUE, dice=("-",)), In(PAL, dice=("-",))], foes=[FOE])
    d.rolls((BLUE, "1MD")).play("EaW 132")
    d.yes(0).choose(0, FOE)
    assert d.damage(FOE) == 1


def test_something_familiar_turns_dice_up_to_the_cost_of_a_card() -> None:
    foes: list[In | Named] = [In(FOE, dice=("2RD",)), In(FOE2, dice=("3MD1",))]
    d = scene("EaW 133", team=[BLUE, "AW 38"], foes=foes, foe_hand=["AW 44"])
    d.play("EaW 133", [(FOE, 0), (FOE2, 0)])
    d.side(0, FOE, "1R").side(0, FOE2, "1R")
    assert d.pool(1) == ["1R", "1R"]


def test_voices_cry_out_rerolls_every_high_die() -> None:
    d = scene(
        "EaW 134",
        team=[In(PAL, dice=("3RD1",))],
        foes=[In(FOE, dice=("2RD",)), In(FOE2, dice=("1R",))],
    )
    d.rolls((PAL, "1R"), (FOE, "-")).play("EaW 134")
    assert (d.pool(0), d.pool(1)) == (["1R"], ["-", "1R"])
