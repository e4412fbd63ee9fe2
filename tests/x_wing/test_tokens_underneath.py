"""Bombs and mines under a ship, rocks at the very edge of Range 1, and what a token is called."""

import pytest

from cantina.core.testing import drive
from cantina.games.x_wing.content.upgrades_elite_a_to_h import obstacles_near
from cantina.games.x_wing.geometry import Pose
from cantina.games.x_wing.rules.detonating import (
    dodges_bombs,
    is_dodged,
    set_off_beneath,
    set_off_bombs,
    set_off_by,
    ships_near,
)
from cantina.games.x_wing.rules.obstacles import standard_problem
from cantina.games.x_wing.state import Bomb, Obstacle
from x_wing.faces import BLANK
from x_wing.scenarios.scene import begin, rock
from x_wing.ships import tie, x_wing
from x_wing.table import fly, position
from x_wing.words import FAR, scene

MINE, BOMB = "proximitymines", "seismiccharges"


def token(card: str, y: float, x: float = 450.0) -> Bomb:
    """Lay a token of the Imperial side."""
    return Bomb(0, card, 1, x, y)


@pytest.mark.parametrize(("card", "left"), [(MINE, 0), (BOMB, 1)])
def test_a_ship_that_flies_over_a_token_sets_off_mines_alone(card: str, left: int) -> None:
    dice = ([BLANK] * 3,) if card == MINE else ()
    table = fly("straight:3", x_wing(), tie(at=FAR), bombs=[token(card, 400.0)], chance=dice)
    assert len(table.state.bombs) == left


@pytest.mark.rule("XW-FLEE-1")
def test_whoever_flees_over_a_mine_sets_nothing_off() -> None:
    ships = x_wing(at=(450, 850, 90)), tie(at=FAR), x_wing(at=(100, 100, 90))
    table = fly("straight:4", *ships, bombs=[token(MINE, 890.0)])  # and no die is rolled
    assert (table.ship(0).status, len(table.state.bombs)) == ("destroyed", 1)


@pytest.mark.parametrize(("card", "left"), [(MINE, 0), (BOMB, 1)])
def test_mines_alone_go_off_under_a_ship_that_was_moved_or_beneath_one(
    card: str, left: int
) -> None:
    dice = [[BLANK] * 3] if card == MINE else []
    for moved in (True, False):
        g = position(x_wing(), tie(at=FAR), bombs=[token(card, 300.0)])
        under = set_off_by(g, 0, lambda _: False) if moved else set_off_beneath(g, 1)
        drive(under, chance=dice)
        assert len(g.bombs) == left


def test_at_the_end_of_the_phase_mines_stay() -> None:
    g = position(x_wing(at=FAR), tie(at=FAR), bombs=[token(MINE, 300.0)])
    drive(set_off_bombs(g))
    assert len(g.bombs) == 1


@pytest.mark.parametrize(("x", "near"), [(450.0, True), (560.0, True), (600.0, False)])
def test_a_bomb_reaches_ships_at_range_1(x: float, near: bool) -> None:
    g = position(x_wing(), tie(at=FAR))
    assert [ship.ship_id for ship in ships_near(g, token(BOMB, 300.0, x))] == ([0] if near else [])


@pytest.mark.parametrize(("card", "dodges"), [
    ("deflectiveplating", True), ("chardaanrefit", False), ("gunner", False), ("r2d2", False),
])  # fmt: skip
def test_only_deflective_plating_dodges_a_bomb(card: str, dodges: bool) -> None:
    assert dodges_bombs(card) is dodges


def test_the_plating_saves_nobody_from_the_enemys_tokens() -> None:
    g = position(x_wing(upgrades=["deflectiveplating"]), tie())
    assert not drive(is_dodged(g, token(MINE, 300.0), 0))  # nothing is asked
    assert drive(is_dodged(g, Bomb(0, MINE, 0, 450.0, 300.0), 0), ["yes"], [[BLANK]])


@pytest.mark.rule("XW-RANGE-3")
@pytest.mark.parametrize(("gap", "near"), [(50.0, 1), (100.0, 1), (100.1, 0)])
def test_a_rock_at_the_very_edge_of_range_1_is_near(gap: float, near: int) -> None:
    at = scene(about=0)
    at.g.obstacles = [rock(400.0, 500.0, 320.0 + gap, 420.0 + gap)]
    assert obstacles_near(at) == near


@pytest.mark.rule("XW-OBSTACLE-3")
@pytest.mark.parametrize(("rules", "x", "free"), [
    ("book", 490.0, False), ("book", 500.0, False), ("book", 600.0, True),
    ("reference", 590.0, False), ("reference", 660.0, True),
])  # fmt: skip
def test_no_obstacle_lies_on_another_and_by_the_reference_at_range_1_of_one(
    rules: str, x: float, free: bool
) -> None:
    g = position(x_wing(), tie(), options={"rules": rules})
    g.obstacles = [Obstacle(0, "coreasteroid5", 450.0, 450.0, 0.0)]
    assert (standard_problem(g, "coreasteroid5", Pose(x, 450.0, 0.0)) is None) is free


@pytest.mark.rule("XW-OBSTACLE-2")
def test_the_token_that_is_laid_is_named_by_its_number() -> None:
    table = begin({"obstacles": (True, True)}).table
    seat = table.waiting[0]
    shape = table.offered(seat)[0]
    table.answer(seat, shape)
    asked = table.ask(seat).prompt_text()
    assert (asked.args["token"], asked.args["number"]) == (shape, int(shape[-1]) + 1)
