from itertools import product

import pytest

from cantina.core.chance import Roll
from cantina.core.rng import Rng
from cantina.core.testing import drive
from cantina.games.outer_rim.odds import (
    DELIVERY_ODDS,
    combat_odds,
    damage_distribution,
    survival_odds,
)
from cantina.games.outer_rim.odds import test_odds as odds_of_test
from cantina.games.outer_rim.rules.dice import RIM_DIE, cancel, roll_dice, throw, turn
from outer_rim.table import Seated, desk, galaxy

DAMAGE = {"hit": 1, "crit": 2, "focus": 0, "blank": 0}


@pytest.mark.rule("OR-DICE-1")
def test_the_die_has_eight_equally_likely_faces() -> None:
    faces = RIM_DIE.faces
    assert len(faces) == 8
    assert [faces.count(face) for face in ("hit", "crit", "focus", "blank")] == [3, 1, 2, 2]
    rolled = Roll(RIM_DIE, 8000).draw(Rng(1))
    for face in ("hit", "crit", "focus", "blank"):
        assert rolled.count(face) / 8000 == pytest.approx(faces.count(face) / 8, abs=0.02)


@pytest.mark.rule("OR-DICE-2")
def test_abilities_roll_the_same_dice() -> None:
    g = galaxy(Seated(character="boba_fett"))
    assert drive(roll_dice(g, 0, 3), (), [["hit", "crit", "focus"]]) == ["hit", "crit", "focus"]
    with pytest.raises(ValueError, match="has no face"):
        drive(roll_dice(g, 0, 1), (), [["star"]])


@pytest.mark.rule("OR-DICE-3")
def test_a_crit_is_no_hit() -> None:
    g = galaxy({})
    drive(throw(g, 0, 2, "attack"), (), [["crit", "blank"]])
    assert not drive(cancel(g, 0, "hit")), "an ability on hits has no target"
    assert drive(cancel(g, 0, "crit"))


@pytest.mark.rule("OR-COMBAT-33")
def test_what_does_not_lie_there_is_not_turned() -> None:
    g = galaxy(Seated(character="boba_fett"))
    drive(throw(g, 0, 2, "attack"), (), [["hit", "blank"]])
    assert not drive(turn(g, 0, ("focus",), "crit")), "and nobody is asked"
    assert drive(turn(g, 0, ("blank",), "crit"))
    assert [each.face for each in g.roll.results] == ["hit", "crit"]


def test_odds_of_tests_are_exact() -> None:
    for level, good in enumerate((("crit",), ("crit", "hit"), ("crit", "hit", "focus"))):
        rolls = list(product(RIM_DIE.faces, repeat=2))
        passed = sum(any(face in good for face in roll) for roll in rolls)
        assert odds_of_test(level) == pytest.approx(passed / len(rolls))
    assert odds_of_test(1, rerolls=1) == pytest.approx(1 - 0.5**3)
    assert DELIVERY_ODDS == 3 / 8


def test_odds_of_combats_are_exact() -> None:
    mine = [sum(DAMAGE[face] for face in roll) for roll in product(RIM_DIE.faces, repeat=3)]
    theirs = [sum(DAMAGE[face] for face in roll) for roll in product(RIM_DIE.faces, repeat=2)]
    won = sum(a >= b for a in mine for b in theirs)
    assert combat_odds(3, 2) == pytest.approx(won / len(mine) / len(theirs))
    assert sum(damage_distribution(5)) == pytest.approx(1)
    assert combat_odds(0, 0) == 1, "a tie is the attacker's"
    assert survival_odds(2, 1) == pytest.approx(sum(damage_distribution(2)[:1]))


def test_the_asks_show_the_odds() -> None:
    table = desk(Seated(space="naboo"), step="encounter", patrols={"rebel": "naboo"})
    assert table.option("patrol:rebel").odds == pytest.approx(combat_odds(3, 3))
    smuggler = Seated(
        space="tatooine", ship="yv_666", assets=["cargo_stolen_weapons", "kessel_maelstrom_1"]
    )
    two = desk(smuggler, step="action")
    two.do("deliver")
    assert two.option("cargo_stolen_weapons").odds == 3 / 8
