"""Events of Convergence whose words many cards share, played."""

import pytest

from destiny.cards.scene import BLUE, FOE, FOE2, PAL, RED, scene
from destiny.table import In

VADER = "AW 10"  # Darth Vader: blue Sith, die 2MD 3MD 2Dr 1Sh 1R -
FIGHTER = "RIV 8"  # Fang Fighter: red vehicle, cost 3, die 2RD 3RD 1Dc 1Sh 1R -
FALCON = "LEG 52"  # Millennium Falcon: yellow vehicle, die 2RD 3RD 4ID1 2Sh 2R -
ENFYS = "CONV 141"  # Enfys Nest: yellow scoundrel, die 1MD 2MD1 3MD1 1Sh 2R1 -


def test_a_tale_of_tragedy_turns_the_dice_of_another() -> None:
    d = scene("CONV 6", team=[In(VADER, dice=("3MD",)), PAL], foes=[In(FOE, dice=("2RD",))])
    d.act(0, "play", "CONV 6")
    assert d.can_choose(0, VADER, PAL, FOE) == [False, True, True]
    d.choose(0, FOE).side(0, FOE, "-")
    assert d.pool(1) == ["-"]
    assert scene("CONV 6", foes=[In(FOE, dice=("2RD",))]).play("CONV 6").pool(1) == ["2RD"]


@pytest.mark.parametrize("bearer", [VADER, PAL])
def test_breaking_bonds_frees_and_lets_a_sith_blank_a_die(bearer: str) -> None:
    team = [In(bearer, downgrades=["CONV 160"])]
    d = scene("CONV 7", team=team, foes=[In(FOE, dice=("2RD",))]).play("CONV 7", bearer)
    if bearer == VADER:
        d.yes(0).side(0, FOE, "-")
    assert not d.in_play("CONV 160")
    assert d.pool(1) == (["-"] if bearer == VADER else ["2RD"])


def test_fit_of_rage_strips_all_enemies() -> None:
    foes = [In(FOE, shields=1), In(FOE2, shields=3)]
    d = scene("CONV 8", team=[In(PAL, shields=1)], foes=foes).play("CONV 8")
    assert (d.shields(FOE), d.shields(FOE2), d.shields(PAL)) == (0, 0, 1)


def test_forsaken_strikes_a_lonely_die() -> None:
    assert scene("CONV 9", foes=[In(FOE, dice=("2RD",))]).play("CONV 9").pool(1) == []
    two = [In(FOE, dice=("2RD",)), In(FOE2, dice=("1R",))]
    assert not scene("CONV 9", foes=two).can(0, "play", "CONV 9")
    assert scene("CONV 9", foes=two, team=[In(PAL, dice=("1R",))]).can(0, "play", "CONV 9")


def test_strong_intuition_draws_three_and_discards_one() -> None:
    d = scene("CONV 63", hand=["AW 44"]).play("CONV 63", "AW 44")
    assert d.hand(0) == ["Take Cover"] * 3
    assert d.discard(0) == ["Rey's Staff", "Strong Intuition"]


def test_honorable_sacrifice_costs_a_character() -> None:
    foes = [In(FOE, dice=("2RD",)), In(FOE2, dice=("3MD1",)), In(RED, dice=("1Dr",))]
    d = scene("CONV 79", team=[PAL, BLUE], foes=foes).play("CONV 79", PAL, [(FOE, 0), (FOE2, 0)])
    assert not d.in_play(PAL)
    assert d.pool(1) == ["1Dr"]


def test_instigate_activates_and_goes_on() -> None:
    d = scene("CONV 96", supports=[FIGHTER]).rolls((FIGHTER, "2RD")).play("CONV 96", FIGHTER)
    assert d.pool(0) == ["2RD"]
    assert d.prompt(0) == "ds-ask-additional"


def test_sure_shot_hits_and_removes_a_die_of_whom_it_hit() -> None:
    foes = [In(FOE, dice=("2RD",)), In(FOE2, dice=("1R",))]
    d = scene("CONV 98", team=[In(PAL, dice=("2RD1",))], foes=foes, resources=1)
    d.play("CONV 98", FOE2)
    assert d.damage(FOE2) == 2
    assert d.pool(1) == ["2RD"]


@pytest.mark.parametrize("readied", [True, False])
def test_were_home_brings_the_crew_and_their_ship(readied: bool) -> None:
    d = scene("CONV 99", team=[ENFYS], supports=[FALCON])
    d.act(0, "play", "CONV 99").rolls((ENFYS, "1Sh")).rolls((FALCON, "2R")).choose(0, ENFYS)
    d.yes(0) if readied else d.no(0)
    assert d.pool(0) == (["1Sh"] if readied else ["1Sh", "2R"])
    assert d.exhausted(FALCON) is not readied


@pytest.mark.parametrize(
    ("shown", "seen"), [("1MD", (1, 0, "2RD")), ("1Sh", (0, 1, "2RD")), ("-", (0, 0, "-"))]
)
def test_attunement_answers_to_what_shows(shown: str, seen: object) -> None:
    d = scene("CONV 106", team=[In(BLUE, dice=(shown,))], foes=[In(FOE, dice=("2RD",))])
    d.act(0, "play", "CONV 106")
    if shown == "-":
        d.yes(0).side(0, FOE, "-")
    else:
        d.choose(0, FOE)
    assert (d.damage(FOE), d.shields(FOE), d.pool(1)[0]) == seen


@pytest.mark.parametrize("mastery", [True, False])
def test_deflecting_slash_strikes_a_shot_down(mastery: bool) -> None:
    team = [In("CONV 58", upgrades=["CONV 119"] if mastery else [])]
    d = scene("CONV 108", team=team, foes=[In(FOE, dice=("2RD",)), FOE2])
    d.rolls(("CONV 58", "1R"), ("CONV 119", "1R")) if mastery else d.rolls(("CONV 58", "1R"))
    d.play("CONV 108")
    assert d.pool(1) == []
    assert d.shields("CONV 58") == (2 if mastery else 0)


def test_fatal_blow_grows_with_upgrades() -> None:
    team = [In(PAL, dice=("2RD1",), upgrades=["CONV 171", "RIV 17"])]
    d = scene("CONV 109", team=team, resources=1).play("CONV 109", FOE2)
    assert d.damage(FOE2) == 4


def test_twin_strike_cuts_through_shields() -> None:
    team = [In(VADER, dice=("3MD", "2MD")), In("AW 22", dice=("3MD1",))]
    d = scene("CONV 111", team=team, foes=[In(FOE2, shields=3)])
    d.play("CONV 111", (VADER, 0), FOE2, (VADER, 1), FOE2)
    assert (d.damage(FOE2), d.shields(FOE2)) == (5, 3)


def test_domination_removes_any_number() -> None:
    foes = [In(FOE, dice=("2RD",)), In(FOE2, dice=("1R",))]
    d = scene("CONV 123", team=[In(PAL, dice=("1R",))], foes=foes)
    d.play("CONV 123", [(FOE, 0), (FOE2, 0)])
    assert (d.pool(0), d.pool(1)) == (["1R"], [])


def test_forced_compliance_copies_the_symbol_it_forces() -> None:
    d = scene("CONV 125", team=[In(PAL, dice=("-",))], foes=[In(FOE, dice=("2RD",))])
    d.play("CONV 125").side(0, FOE, "1R").side(0, PAL, "1R")
    assert (d.pool(0), d.pool(1)) == (["1R"], ["1R"])


def test_measure_for_measure_trades_a_trooper_die() -> None:
    foes = [In(FOE, dice=("2RD",))]
    d = scene("CONV 127", team=[In(RED, dice=("-",))], foes=foes).play("CONV 127")
    assert (d.pool(0), d.pool(1)) == ([], [])
    assert scene("CONV 127", team=[In(PAL, dice=("-",))], foes=foes).play("CONV 127").pool(0) == [
        "-"
    ]


def test_seize_the_day_gives_two_actions_on_ones_own_ground() -> None:
    d = scene("CONV 130", team=[PAL, RED]).play("CONV 130")
    d.rolls((PAL, "1R")).act(0, "activate", PAL)
    assert d.prompt(0) == "ds-ask-additional"
    assert not scene("CONV 130", controller=1).can(0, "play", "CONV 130")


@pytest.mark.parametrize("shown", ["1RD", "1F"])
def test_strike_back_answers_with_fire_or_focus(shown: str) -> None:
    d = scene("CONV 132", team=[In(BLUE, dice=(shown,))], foe_hand=["AW 44"]).play("CONV 132")
    d.choose(0, FOE) if shown == "1RD" else d.side(0, BLUE, "1MD")
    assert d.damage(FOE) == (1 if shown == "1RD" else 0)
    assert d.pool(0) == (["1RD"] if shown == "1RD" else ["1MD"])
    assert d.hand(1) == ["Rey's Staff"]


def test_strike_back_discards_with_a_discard() -> None:
    d = scene("CONV 132", team=[In(VADER, dice=("2Dr",)), In("AW 38", dice=("1Dc",))],
              foe_hand=["AW 44"]).play("CONV 132", "1")  # fmt: skip
    assert d.hand(1) == []


@pytest.mark.parametrize(("team", "shown", "seen"), [(RED, "1Dr", (0, 1)), (PAL, "1R", (1, 2))])
def test_skullduggery_disrupts_and_gains(team: str, shown: str, seen: object) -> None:
    d = scene("CONV 148", team=[In(team, dice=(shown,))], foe_resources=2).play("CONV 148")
    if shown == "1Dr":
        d.choose(0, "1")
    assert (d.resources(0), d.resources(1)) == seen


def test_skullduggery_shoots_indirectly() -> None:
    d = scene("CONV 148", team=[In("CONV 91", dice=("2ID",))], foes=[FOE]).play("CONV 148")
    assert d.damage(FOE) == 1
