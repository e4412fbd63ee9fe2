"""Each yellow and gray event of Empire at War, played."""

import pytest

from destiny.cards.scene import BLUE, FOE, FOE2, PAL, RED, scene
from destiny.table import In, Named

FIGHTER = "RIV 8"  # Fang Fighter: red vehicle, cost 3, die 2RD 3RD 1Dc 1Sh 1R -
SWORD = "RIV 17"  # Vibrosword: gray weapon


def test_anarchy_deals_what_a_yellow_die_showed_to_a_whole_side() -> None:
    d = scene("EaW 78", team=[In(PAL, dice=("3RD1",)), In(BLUE, dice=("1MD",))])
    d.play("EaW 78")
    assert (d.damage(FOE), d.damage(FOE2), d.damage(PAL)) == (3, 3, 0)
    assert d.pool(0) == ["1MD"]


def test_bounty_postings_draws_for_each_enemy() -> None:
    assert len(scene("EaW 79").play("EaW 79").hand(0)) == 2


def test_no_survivors_hits_whoever_is_hurt() -> None:
    d = scene("EaW 87", foes=[In(FOE, damage=1), FOE2]).play("EaW 87")
    assert (d.damage(FOE), d.damage(FOE2)) == (2, 0)


def test_appraise_turns_a_resource_die_into_a_support() -> None:
    d = scene("EaW 108", team=[In(PAL, dice=("1R",))], hand=[FIGHTER], resources=1)
    d.play("EaW 108")
    assert d.in_play(FIGHTER)
    assert (d.pool(0), d.resources(0)) == ([], 0)


def test_bad_feeling_gives_a_die_up_to_reroll_others() -> None:
    d = scene("EaW 109", team=[In(PAL, dice=("1R",))], foes=[In(FOE, dice=("2RD",)), FOE2])
    d.rolls((FOE, "-")).play("EaW 109", [(FOE, 0)])
    assert (d.pool(0), d.pool(1)) == ([], ["-"])


def test_double_cross_turns_an_enemy_die_against_its_side() -> None:
    d = scene("EaW 110", team=[In(PAL, dice=("-",))], foes=[In(FOE, dice=("2RD",)), FOE2])
    d.play("EaW 110", FOE2)
    assert d.damage(FOE2) == 2
    assert (d.pool(0), d.pool(1)) == ([], [])


@pytest.mark.parametrize(("choice", "left"), [("0", (0, 10)), ("1", (1, 8))])
def test_local_patrol_lets_the_opponent_choose_the_loss(choice: str, left: object) -> None:
    d = scene("EaW 112", foe_resources=1).play("EaW 112")
    d.choose(1, choice)
    assert (d.resources(1), d.deck_size(1)) == left


def test_tenacity_exhausts_one_of_a_greater_number() -> None:
    d = scene("EaW 114").play("EaW 114", FOE)
    assert d.exhausted(FOE)
    assert not scene("EaW 114", team=[PAL, BLUE]).can(0, "play", "EaW 114")


def test_defiance_heals_what_the_die_shows() -> None:
    d = scene("EaW 117", team=[In(PAL, dice=("-",), damage=5)])
    d.rolls((PAL, "3RD1")).play("EaW 117")
    assert d.damage(PAL) == 2


def test_battle_rage_makes_the_badly_hurt_strike_harder() -> None:
    team = [In(PAL, dice=("2RD1",), damage=6), In(RED, dice=("2RD",), damage=5)]
    d = scene("EaW 136", team=team, resources=1).play("EaW 136", FOE2)
    assert d.damage(FOE2) == 4
    fresh = scene("EaW 136", team=[In(PAL, dice=("2RD1",))], resources=1).play("EaW 136")
    assert fresh.pool(0) == ["2RD1"]


def test_disable_exhausts_a_support() -> None:
    assert scene("EaW 137", foe_supports=[FIGHTER]).play("EaW 137").exhausted(FIGHTER)


@pytest.mark.parametrize(("theirs", "shown"), [(0, "-"), (1, "2RD")])
def test_persuade_works_on_the_poorer(theirs: int, shown: str) -> None:
    d = scene("EaW 138", foes=[In(FOE, dice=("2RD",))], resources=1, foe_resources=theirs)
    d.play("EaW 138")
    if not theirs:
        d.side(0, FOE, "-")
    assert d.pool(1) == [shown]


@pytest.mark.parametrize("endured", [True, False])
def test_threaten_costs_a_die_or_its_value_in_damage(endured: bool) -> None:
    d = scene("EaW 140", foes=[In(FOE, dice=("2RD",)), FOE2]).play("EaW 140")
    d.yes(1) if endured else d.no(1)
    assert d.damage(FOE) == (2 if endured else 0)
    assert d.pool(1) == (["2RD"] if endured else [])


def test_threaten_needs_a_yellow_character() -> None:
    d = scene("EaW 140", team=[RED], foes=[In(FOE, dice=("2RD",))]).play("EaW 140")
    assert d.pool(1) == ["2RD"]


@pytest.mark.parametrize("paid", [True, False])
def test_partnership_activates_two_and_may_buy_an_action(paid: bool) -> None:
    d = scene("EaW 148", supports=[FIGHTER], resources=1)
    d.rolls((PAL, "1R")).rolls((FIGHTER, "1R")).play("EaW 148")
    d.yes(0) if paid else d.no(0)
    assert d.pool(0) == ["1R", "1R"]
    assert d.my_turn_is_over is not paid


def test_partnership_needs_both_for_the_action() -> None:
    d = scene("EaW 148", resources=1).rolls((PAL, "1R")).act(0, "play", "EaW 148")
    assert d.asked() == (1,)


def test_recycle_pays_the_cost_of_a_support() -> None:
    d = scene("EaW 149", supports=[FIGHTER]).play("EaW 149")
    assert not d.in_play(FIGHTER)
    assert d.resources(0) == 3


def test_rend_discards_what_costs_nothing() -> None:
    foes: list[In | Named] = [In(FOE, upgrades=["EaW 57", SWORD]), FOE2]
    d = scene("EaW 150", foes=foes, foe_supports=[FIGHTER]).play("EaW 150")
    assert [d.in_play("EaW 57"), d.in_play(SWORD), d.in_play(FIGHTER)] == [False, True, True]


def test_roll_on_rerolls_up_to_three_times() -> None:
    d = scene("EaW 151", team=[In(PAL, dice=("-",))])
    d.rolls((PAL, "1Dr")).play("EaW 151")
    d.rolls((PAL, "1R")).yes(0).no(0)
    assert d.pool(0) == ["1R"]
    assert d.my_turn_is_over
