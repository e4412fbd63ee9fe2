"""Where a ship can roll, boost, decloak or be pushed to, and what lies in the way.

The ship flies north from (450, 300), so that a roll to the left ends at x = 370.
"""

import pytest

from cantina.core.testing import drive
from cantina.games.x_wing.geometry import Bearing, Polygon
from cantina.games.x_wing.rules import barrel_rolls, boosts, cloaking, tractor_beams
from cantina.games.x_wing.rules.barrel_rolls import WAYS, is_template_clear, open_slides
from cantina.games.x_wing.rules.measuring import pose_of, side_of
from cantina.games.x_wing.state import Battle, Obstacle, Ship
from x_wing.scenarios.scene import rock
from x_wing.ships import tie, x_wing
from x_wing.table import position

AWAY = (850.0, 850.0, 90.0)


def token(x: float, y: float, half: float = 3.0) -> Polygon:
    """Return the outline of a small square token."""
    return ((x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half))


def field(
    ship: Ship, *others: Ship, rocks: tuple[Obstacle, ...] = (), rules: str = "book"
) -> Battle:
    """Lay out a ship, others and rocks."""
    g = position(ship, *(others or (tie(at=AWAY),)), options={"rules": rules})
    for number, obstacle in enumerate(rocks):
        obstacle.obstacle_id = number
    g.obstacles = list(rocks)
    return g


# --- the template of a roll -----------------------------------------------------------------------


@pytest.mark.parametrize(("way", "slide", "x", "y", "clear"), [
    ("left", 0.0, 410, 300, False), ("right", 0.0, 410, 300, True),
    ("right", 0.0, 490, 300, False), ("left", 0.0, 490, 300, True),
    ("left", 0.0, 410, 285, True), ("left", -20.0, 410, 285, False),
    ("left", 20.0, 410, 285, True), ("left", 20.0, 410, 315, False),
    ("left", 0.0, 385, 300, True), ("left-far", 0.0, 385, 300, False),
    ("left-ahead", 0.0, 380, 318, False), ("left-back", 0.0, 380, 318, True),
    ("right-ahead", 0.0, 380, 318, True), ("right-ahead", 0.0, 520, 318, False),
    ("right-back", 0.0, 520, 318, True), ("right-back", 0.0, 520, 282, False),
    ("left-back", 0.0, 380, 282, False), ("left-ahead", 0.0, 380, 282, True),
    ("left-ahead", 0.0, 384, 336, True), ("left-ahead", 20.0, 384, 336, False),
])  # fmt: skip
def test_the_template_of_a_roll_lies_beside_the_ship(
    way: str, slide: float, x: float, y: float, clear: bool
) -> None:
    ship = x_wing()
    start, side = pose_of(ship), side_of(ship)
    there, elsewhere = token(x, y), token(850, 850)
    assert is_template_clear(start, side, WAYS[way], slide, [there]) is clear
    assert is_template_clear(start, side, WAYS[way], slide, [elsewhere, there]) is clear
    assert is_template_clear(start, side, WAYS[way], slide, [])


def test_only_by_the_reference_the_template_must_be_clear() -> None:
    for rules, rule in (("book", ""), ("reference", "XW-BARREL-ROLL-6")):
        g = field(x_wing(), rocks=(rock(407, 413, 290, 310),), rules=rules)
        assert barrel_rolls.forbidding(g, g.ship(0), "left", 0.0) == rule
        assert barrel_rolls.forbidding(g, g.ship(0), "right", 0.0) == ""


# --- where a roll may end -------------------------------------------------------------------------


@pytest.mark.rule("XW-BARREL-ROLL-2", "XW-BARREL-ROLL-5", "XW-BARREL-ROLL-6")
@pytest.mark.parametrize(("slide", "rule"), [
    (0.0, ""), (20.0, ""), (-20.0, ""), (0.5, ""), (20.5, "XW-BARREL-ROLL-2"),
    (-20.5, "XW-BARREL-ROLL-2"), (0.3, "XW-BARREL-ROLL-2"),
])  # fmt: skip
def test_the_template_does_not_stick_out_past_the_base(slide: float, rule: str) -> None:
    g = field(x_wing())
    assert barrel_rolls.forbidding(g, g.ship(0), "left", slide) == rule


@pytest.mark.rule("XW-BARREL-ROLL-5", "XW-BARREL-ROLL-6")
def test_a_roll_ends_on_no_ship_no_obstacle_and_inside_the_area() -> None:
    cases = [
        (field(x_wing(), tie(at=(340, 300, 270))), "XW-BARREL-ROLL-5"),
        (field(x_wing(), tie(at=(325, 300, 270))), ""),
        (field(x_wing(), tie(at=(340, 300, 270), status="destroyed"), tie(at=AWAY)), ""),
        (field(x_wing(), rocks=(rock(360, 380, 290, 310),)), "XW-BARREL-ROLL-6"),
        (field(x_wing(at=(95, 300, 90))), "XW-FLEE-1"),
        (field(x_wing(at=(101, 300, 90))), ""),
    ]
    for g, rule in cases:
        found = barrel_rolls.problem(g, g.ship(0), "left", 0.0)
        assert (found.rule if found else "") == rule


def brute(g: Battle, side: str) -> list[float]:
    """Try every shift."""
    every = [half / 2.0 for half in range(-40, 41)]
    return [s for s in every if not barrel_rolls.forbidding(g, g.ship(0), side, s)]


@pytest.mark.rule("XW-BARREL-ROLL-7")
@pytest.mark.parametrize("heading", [0.0, 20.0, 45.0])
@pytest.mark.parametrize("y", [255.0, 262.0, 270.0, 300.0, 335.0, 338.3, 345.0])
def test_every_shift_that_is_free_is_found(y: float, heading: float) -> None:
    g = field(x_wing(), tie(at=(370, y, heading)))
    found = brute(g, "left")
    assert list(open_slides(g, g.ship(0), "left")) == found
    assert barrel_rolls.is_open(g, g.ship(0), "left") is bool(found)
    assert barrel_rolls.open_sides(g, g.ship(0)) == ["left"] * bool(found) + ["right"]
    assert barrel_rolls.can_roll(g, g.ship(0))


def test_a_gap_between_two_rocks_is_found() -> None:
    g = field(x_wing(), rocks=(rock(360, 380, 328, 340), rock(360, 380, 270, 282)))
    found = brute(g, "left")
    assert found and all(1.5 <= slide <= 8.5 for slide in found)
    assert barrel_rolls.good_slides(g, g.ship(0), "left") == found
    assert barrel_rolls.is_open(g, g.ship(0), "left")


def test_of_many_places_five_are_suggested() -> None:
    g = field(x_wing())
    assert barrel_rolls.good_slides(g, g.ship(0), "left") == [-20.0, -10.0, 0.0, 10.0, 20.0]
    g = field(x_wing(), tie(at=(370, 345, 270)))
    assert barrel_rolls.good_slides(g, g.ship(0), "left") == [-20.0, -10.0, 0.0]


def test_a_side_that_is_shut_says_why() -> None:
    for ship, other, rule in (
        (x_wing(), tie(at=(370, 300, 270)), "XW-BARREL-ROLL-5"),
        (x_wing(at=(60, 300, 90)), tie(at=AWAY), "XW-FLEE-1"),
    ):
        g = field(ship, other)
        found = [(each.key, each.rule) for each in barrel_rolls.closed_sides(g, g.ship(0))]
        assert found == [("barrel-roll:left", rule)]


# --- boosts ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("extent", "shut"), [
    ((445, 455, 330, 335), {"straight", "bank:left", "bank:right"}),
    ((445, 455, 375, 385), {"straight"}),
    ((400, 410, 385, 395), {"bank:left"}),
    ((490, 500, 385, 395), {"bank:right"}),
    ((100, 110, 100, 110), set()),
])  # fmt: skip
def test_a_boost_is_clear_of_obstacles_with_base_and_template(
    extent: tuple[float, float, float, float], shut: set[str]
) -> None:
    g = field(x_wing(), rocks=(rock(*extent),))
    every = {"straight", "bank:left", "bank:right"}
    assert set(boosts.open_bearings(g, g.ship(0))) == every - shut


def test_a_boost_ends_inside_the_area_and_on_nobody() -> None:
    g = field(x_wing(at=(450, 850, 90)))
    assert boosts.open_bearings(g, g.ship(0)) == []
    g = field(x_wing(), tie(at=(450, 390, 270)))
    assert Bearing.STRAIGHT.value not in boosts.open_bearings(g, g.ship(0))
    g = field(x_wing("blueace"))
    assert len(boosts.open_bearings(g, g.ship(0))) == 5


# --- decloaking -----------------------------------------------------------------------------------


def why(g: Battle, way: str, slide: float = 0.0) -> str:
    """Return the rule that keeps a ship from decloaking this way."""
    found = cloaking.problem(g, g.ship(0), way, slide)
    return found.rule if found else ""


@pytest.mark.parametrize(("slide", "rule"), [
    (0.0, ""), (20.0, ""), (-20.0, ""), (20.5, "XW-BARREL-ROLL-2"), (-20.5, "XW-BARREL-ROLL-2"),
    (0.3, "XW-BARREL-ROLL-2"),
])  # fmt: skip
def test_a_ship_decloaks_sideways_flush_with_the_template(slide: float, rule: str) -> None:
    assert why(field(x_wing("whisper")), "left", slide) == rule


def test_a_ship_decloaks_clear_of_everything() -> None:
    ship = x_wing("whisper")
    over = rock(447, 453, 350, 355)
    g = field(ship, rocks=(over,))
    assert [why(g, way) for way in ("forward", "left", "right")] == ["XW-BARREL-ROLL-6", "", ""]
    g = field(ship, rocks=(rock(447, 453, 430, 435),))
    assert [why(g, way) for way in ("forward", "left", "right")] == ["XW-BARREL-ROLL-6", "", ""]
    g = field(ship, rocks=(rock(388, 392, 290, 310),))
    assert [why(g, way) for way in ("forward", "left", "right")] == ["", "XW-BARREL-ROLL-6", ""]
    g = field(ship, tie(at=(450, 430, 270)))
    assert [why(g, way) for way in ("forward", "left", "right")] == ["XW-BARREL-ROLL-5", "", ""]
    g = field(ship, tie(at=(450, 430, 270)), rocks=(rock(447, 453, 350, 355),))
    assert why(g, "forward") == "XW-BARREL-ROLL-5"
    g = field(x_wing("whisper", at=(130, 850, 90)))
    assert [why(g, way) for way in ("forward", "left", "right")] == ["XW-FLEE-1", "XW-FLEE-1", ""]
    assert cloaking.open_ways(g, g.ship(0)) == ["right"]


def test_shifts_are_suggested_where_a_ship_can_decloak() -> None:
    g = field(x_wing("whisper"))
    assert cloaking.good_slides(g, g.ship(0), "left") == [0.0, -10.0, 10.0, -20.0, 20.0]
    g = field(x_wing("whisper"), rocks=(rock(325, 335, 328, 340), rock(325, 335, 270, 282)))
    found = cloaking.good_slides(g, g.ship(0), "left")
    assert found and all(1.5 <= slide <= 8.5 for slide in found)
    g = field(x_wing("whisper"), tie(at=(330, 300, 270)))
    assert cloaking.good_slides(g, g.ship(0), "left") == []
    assert "left" not in cloaking.open_ways(g, g.ship(0))


# --- tractor beams --------------------------------------------------------------------------------


def test_a_ship_is_pushed_forward_or_aside_level_ahead_or_back() -> None:
    g = field(x_wing())
    ways = tractor_beams.open_ways(g, g.ship(0))
    assert ways == [
        ("stay", 0), ("forward", 0), ("left", 0), ("left", 20), ("left", -20),
        ("right", 0), ("right", 20), ("right", -20),
    ]  # fmt: skip
    ends = [tractor_beams.end_of(g.ship(0), way) for way in ways[1:]]
    places = [(round(end.x), round(end.y), round(end.heading)) for end in ends]
    assert places == [
        (450, 380, 90), (370, 300, 90), (370, 320, 90), (370, 280, 90),
        (530, 300, 90), (530, 320, 90), (530, 280, 90),
    ]  # fmt: skip


def test_only_the_first_beam_of_a_round_pushes_and_only_small_ships() -> None:
    g = field(x_wing())
    drive(tractor_beams.tractor(g, 0, 1), ["forward:0"])
    drive(tractor_beams.tractor(g, 0, 1))
    assert (g.ship(0).tokens, round(g.ship(0).y)) == ({"tractor": 2}, 380)
    g = field(x_wing("hansolo"))
    drive(tractor_beams.tractor(g, 0, 1))
    assert (g.ship(0).tokens, g.ship(0).y) == ({"tractor": 1}, 300)
    g = field(x_wing(), tie(at=AWAY), tie(at=(100, 100, 0), status="destroyed"))
    drive(tractor_beams.tractor(g, 2, 0))
    assert g.ship(2).tokens == {}


def test_who_is_pushed_over_a_rock_rolls_for_it() -> None:
    for way, shields in (("forward:0", 1), ("left:0", 2)):
        g = field(x_wing(), rocks=(rock(445, 455, 335, 345),))
        chance = ["hit"] if shields == 1 else []
        drive(tractor_beams.tractor(g, 0, 1), [way], chance)
        assert g.ship(0).shields == shields
        assert g.ship(0).flight.struck == ((0,) if shields == 1 else ())
