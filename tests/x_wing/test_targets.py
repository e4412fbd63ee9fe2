"""Range, firing arc and obstruction as attackers at a table meet them."""

from math import radians, tan
from typing import Any

import pytest

from cantina.games.x_wing.state import Obstacle
from x_wing.faces import BLANK, FOCUS, HIT
from x_wing.ships import IMPERIAL, REBEL, tie, x_wing
from x_wing.table import Skirmish, act, fight, play, position


def rock(x: int, y: int, shape: str = "coreasteroid1") -> Obstacle:
    return Obstacle(0, shape, float(x), float(y), 0.0)


def note_range(table: Skirmish, seat: int) -> object:
    return table.asks(seat)[0].options[0].note.args["range"]


@pytest.mark.rule("XW-ARC-2")
@pytest.mark.parametrize(("slack", "legal"), [(0.5, True), (-0.5, False)])
@pytest.mark.parametrize("side", [1, -1])
def test_a_corner_in_the_wedge_makes_a_target(side: int, slack: float, legal: bool) -> None:
    # the far corner of the target lies 120 mm ahead, where the arc's border is so far aside
    border = 120 * tan(radians(40.45))
    target = tie(at=(450 + side * (border + 20 - slack), 400, 90), had_combat=True)
    ahead = tie(at=(450, 550, 270), had_combat=True)  # so that the question is asked
    table = play(position(x_wing(), target, ahead))
    assert ("attack:primary:1" in table.offered(REBEL)) is legal


@pytest.mark.rule("XW-RANGE-1")
@pytest.mark.parametrize(
    ("distance", "band"), [(5, 1), (100, 1), (101, 2), (200, 2), (201, 3), (300, 3)]
)
def test_the_range_of_an_attack_is_one_of_three_bands(distance: int, band: int) -> None:
    table = play(position(x_wing(), tie(at=(450, 340 + distance, 270), had_combat=True)))
    assert note_range(table, REBEL) == band


@pytest.mark.rule("XW-RANGE-3")
def test_the_nearest_point_decides_for_abilities_and_any_band_of_them_will_do() -> None:
    def helped(distance: int) -> Any:
        howlrunner = tie("howlrunner", at=(490 + distance, 500, 270))
        dice = ([BLANK] * 2, *([[BLANK] * 2] if distance > 100 else []))
        target = x_wing(tokens={"evade": 1})
        table = fight(tie(), target, *dice, more=(howlrunner,))
        return table.waiting == (IMPERIAL,)

    assert helped(90)  # its base lies 90 to 130 mm away: Range 1
    assert helped(100)
    assert not helped(101)

    def led(distance: Any) -> Any:
        ships = (tie("howlrunner", upgrades=["squadleader"]), tie(at=(490 + distance, 500, 270)))
        table = act(*ships, x_wing(at=(100, 100, 90)))
        return "card:upgrade:squadleader:0" in table.offered(IMPERIAL)

    assert [led(distance) for distance in (60, 150, 201)] == [True, True, False]  # Range 1-2


@pytest.mark.rule("XW-RANGE-4")
def test_an_attack_is_measured_to_the_part_in_arc() -> None:
    # the nearest corner is 97 mm away and out of arc, the part in arc more than 100 mm
    target = (450 - 112, 300 + 105, 90)
    table = act(x_wing(), tie(at=target), tie("howlrunner", at=(800, 800, 90)))
    assert "target-lock:1" in table.offered(REBEL)
    attacker = x_wing(tokens={"focus": 1})
    table = play(position(attacker, tie(at=target, had_combat=True)), [FOCUS] * 3)
    assert note_range(table, REBEL) == 2
    table.attack(REBEL, 1)
    assert table.seen.attack.range == 2
    assert len(table.seen.attack.attack_roll) == 3  # no die for Range 1


@pytest.mark.rule("XW-OBSTRUCTION-1")
@pytest.mark.parametrize(
    ("at", "obstructed"), [((450, 430), True), ((520, 430), False), ((450, 200), False)]
)
def test_only_an_obstacle_on_the_line_obstructs(at: tuple[int, int], obstructed: bool) -> None:
    # across the line, beside it, behind the attacker
    defender = tie(at=(450, 540, 225), tokens={"focus": 1})
    dice = ([HIT, BLANK, BLANK], [FOCUS] * (4 if obstructed else 3))
    table = fight(x_wing(at=(450, 300, 90)), defender, *dice, obstacles=[rock(*at)])
    assert table.seen.attack.obstructed is obstructed
    assert table.view(REBEL).attack.obstructed is obstructed
    assert ("xw-log-obstructed" in table.told_ids()) is obstructed


@pytest.mark.rule("XW-OBSTRUCTION-3")
def test_the_attacker_cannot_measure_around_an_obstacle() -> None:
    # the defender stands askew: its near corner is the closest point, straight behind the rock
    defender = tie(at=(450, 540, 225), tokens={"focus": 1})
    dice = ([HIT, BLANK, BLANK], [FOCUS] * 4)
    # the rock is 34 mm wide: a line between two left corners would pass it
    table = fight(x_wing(at=(450, 300, 90)), defender, *dice, obstacles=[rock(450, 430)])
    assert table.seen.attack.obstructed
