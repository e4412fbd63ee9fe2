"""What pure geometry proves of range, arc, rolls and obstacles."""

from math import cos, dist, radians, sin, tan

import pytest

from cantina.games.x_wing.geometry import (
    ARC_HALF_ANGLE,
    LARGE_BASE,
    SMALL_BASE,
    Bearing,
    Pose,
    are_obstructed,
    attack_distance,
    attack_lines,
    barrel_roll,
    base_on_polygon,
    boost,
    displaced,
    distance_between,
    execute,
    is_in_arc,
    is_off_mat,
    obstacles_hit,
    placed,
    point_from,
    range_band,
    range_between,
    roll_template_is_clear,
    template_on_polygon,
)
from x_wing.geometry_helpers import START, near

BOX = ((-5.0, -5.0), (5.0, -5.0), (5.0, 5.0), (-5.0, 5.0))


@pytest.mark.rule("XW-RANGE-1", "XW-RANGE-2")
def test_three_bands_of_100_mm() -> None:
    gaps = [0, 50, 99, 100, 101, 150, 199, 200, 201, 250, 299, 300, 301, 5000]
    bands = [range_between(START, Pose(40.0 + gap, 0.0, 0.0)) for gap in gaps]
    assert bands == [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, None, None]
    assert range_band(0.0) == 1


@pytest.mark.rule("XW-RANGE-3")
def test_the_nearest_point_of_the_base_decides() -> None:
    straddling = Pose(130.0, 0.0, 0.0)  # from 90 to 130 mm away
    assert distance_between(START, straddling) == pytest.approx(90.0)
    assert range_between(START, straddling) == 1
    # a corner points at the measuring ship
    assert distance_between(START, Pose(130.0, 0.0, 45.0)) == pytest.approx(110.0 - 800**0.5)


@pytest.mark.rule("XW-RANGE-4")
def test_attack_range_counts_only_the_part_in_arc() -> None:
    # the near corner lies beside the attacker, the part inside the arc farther off
    target = Pose(105.0, 112.0, 0.0)
    assert range_between(START, target) == 1
    assert distance_between(START, target) == pytest.approx(dist((20.0, 20.0), (85.0, 92.0)))
    assert is_in_arc(START, target)
    in_arc = attack_distance(START, target)
    assert in_arc is not None
    assert range_band(in_arc) == 2
    # from the nearest point of the attacker's base to where the arc's line meets the target's edge
    crossing = (92.0 / tan(radians(40.45)), 92.0)
    assert in_arc == pytest.approx(dist((20.0, 20.0), crossing), abs=0.001)


@pytest.mark.rule("XW-RANGE-5")
def test_guides_count_neither_for_range_nor_for_arc() -> None:
    # the guides would stick out 1.6 mm in front and behind
    assert distance_between(START, Pose(141.0, 0.0, 0.0)) == pytest.approx(101.0)
    assert range_between(START, Pose(141.0, 0.0, 0.0)) == 2
    edge = radians(ARC_HALF_ANGLE[SMALL_BASE])
    ahead = 200.0
    outside = Pose(ahead, ahead * sin(edge) / cos(edge) + 20.0 + 18.5, 90.0)
    assert not is_in_arc(START, outside)


@pytest.mark.rule("XW-ARC-2")
def test_one_corner_inside_the_wedge_is_enough() -> None:
    border = 100.0 * tan(radians(40.45))
    in_reach = Pose(80.0, border + 20.0 - 0.1, 0.0)
    out_of_reach = Pose(80.0, border + 20.0 + 0.1, 0.0)
    assert is_in_arc(START, in_reach)
    assert not is_in_arc(START, out_of_reach)


def test_an_edge_may_cross_the_wedge_with_all_corners_outside() -> None:
    large = Pose(60.0, 0.0, 0.0)
    assert is_in_arc(START, large, SMALL_BASE, LARGE_BASE)
    assert attack_distance(START, large, SMALL_BASE, LARGE_BASE) == pytest.approx(0.0)


@pytest.mark.rule("XW-ARC-4")
@pytest.mark.parametrize(("angle", "inside"), [(40.0, True), (41.0, False), (0.0, True)])
def test_the_arc_of_a_small_ship_opens_80_9_degrees(angle: float, inside: bool) -> None:
    assert 2 * ARC_HALF_ANGLE[SMALL_BASE] == pytest.approx(80.9, abs=0.01)
    assert 2 * ARC_HALF_ANGLE[LARGE_BASE] == pytest.approx(84.05, abs=0.01)
    # a speck of a base, far away, stands for a point
    for side in (1, -1):
        x, y = 250.0 * cos(radians(angle)), side * 250.0 * sin(radians(angle))
        assert is_in_arc(START, Pose(x, y, 0.0), SMALL_BASE, 0.02) is inside
        apart = displaced(Pose(500.0, 500.0, 200.0), x, y)
        assert is_in_arc(Pose(500.0, 500.0, 200.0), apart, SMALL_BASE, 0.02) is inside


def test_nothing_behind_is_in_arc() -> None:
    assert not is_in_arc(START, Pose(-100.0, 0.0, 0.0))
    assert attack_distance(START, Pose(-100.0, 0.0, 0.0)) is None
    assert attack_distance(START, Pose(-100.0, 0.0, 0.0), all_round=True) == pytest.approx(60.0)


@pytest.mark.rule("XW-OBSTRUCTION-1")
def test_an_obstacle_on_the_closest_line_obstructs() -> None:
    target = Pose(200.0, 0.0, 45.0)
    lines = attack_lines(START, target)
    assert are_obstructed(lines, [placed(BOX, Pose(100.0, 3.0, 0.0))])
    assert not are_obstructed(lines, [placed(BOX, Pose(100.0, 6.0, 0.0))])
    assert not are_obstructed(lines, [])


@pytest.mark.rule("XW-OBSTRUCTION-3")
def test_a_longer_clear_line_does_not_help() -> None:
    target = Pose(200.0, 0.0, 45.0)
    beside = placed(BOX, Pose(100.0, 0.0, 0.0))
    # the line to another corner of the target would be clear
    assert are_obstructed(attack_lines(START, target), [beside])


def test_between_parallel_edges_any_clear_shortest_line_will_do() -> None:
    lines = attack_lines(START, Pose(200.0, 0.0, 0.0))
    low = placed(((-5.0, -30.0), (5.0, -30.0), (5.0, 10.0), (-5.0, 10.0)), Pose(100.0, 0.0, 0.0))
    high = placed(((-5.0, 5.0), (5.0, 5.0), (5.0, 40.0), (-5.0, 40.0)), Pose(120.0, 0.0, 0.0))
    assert not are_obstructed(lines, [low])
    assert not are_obstructed(lines, [high])
    assert are_obstructed(lines, [low, high])


@pytest.mark.rule("XW-BARREL-ROLL-1")
def test_a_roll_shifts_by_a_template_and_a_base() -> None:
    assert barrel_roll(START, -1, 0.0) == (0.0, -80.0, 0.0)
    assert barrel_roll(START, 1, 0.0) == (0.0, 80.0, 0.0)
    assert barrel_roll(START, 1, 0.0, LARGE_BASE) == (0.0, 100.0, 0.0)


@pytest.mark.rule("XW-BARREL-ROLL-2", "XW-BARREL-ROLL-3")
def test_a_roll_slides_as_far_as_the_template_stays_flush() -> None:
    # 10 mm where the template is set and 10 mm where the ship is put
    assert barrel_roll(START, 1, 20.0) == (20.0, 80.0, 0.0)
    assert barrel_roll(START, 1, -20.0) == (-20.0, 80.0, 0.0)
    for too_far in (20.1, 21.0, -20.1):
        with pytest.raises(ValueError, match="slides at most 20 mm"):
            barrel_roll(START, 1, too_far)


@pytest.mark.rule("XW-BARREL-ROLL-4")
def test_a_roll_keeps_the_facing() -> None:
    for slide in (-20.0, 0.0, 13.5):
        for to in (1, -1):
            assert barrel_roll(Pose(100.0, 100.0, 30.0), to, slide).heading == 30.0


@pytest.mark.rule("XW-BARREL-ROLL-8")
def test_a_tie_rolls_out_of_an_arc() -> None:
    rookie = Pose(0.0, 0.0, 90.0)
    academy = Pose(80.0, 100.0, 90.0)
    assert is_in_arc(rookie, academy)
    rolled = barrel_roll(academy, -1, -10.0)
    assert not is_in_arc(rookie, rolled)
    # its left side lies against the far end of the template laid at its old right side
    assert point_from(rolled, 0.0, 20.0)[0] == pytest.approx(point_from(academy, 0.0, -60.0)[0])


def test_a_roll_may_set_its_template_beside_an_obstacle() -> None:
    rock = placed(BOX, Pose(10.0, 40.0, 0.0))
    assert roll_template_is_clear(START, 1, -20.0, [rock])
    assert not roll_template_is_clear(START, 1, 20.0, [rock])


def test_a_boost_is_a_speed_one_straight_or_bank() -> None:
    assert boost(START, Bearing.STRAIGHT) == (80.0, 0.0, 0.0)
    assert near(boost(START, Bearing.BANK_RIGHT), (90.711, -37.574, -45))
    with pytest.raises(ValueError, match="no boost"):
        boost(START, Bearing.KOIOGRAN)


@pytest.mark.rule("XW-FLEE-1")
def test_one_corner_outside_is_outside() -> None:
    assert not is_off_mat(Pose(20.0, 20.0, 0.0))
    assert is_off_mat(Pose(19.0, 20.0, 0.0))
    assert is_off_mat(Pose(25.0, 100.0, 45.0))
    assert is_off_mat(Pose(100.0, 895.0, 0.0))
    assert not is_off_mat(Pose(100.0, 894.4, 0.0))
    assert not is_off_mat(Pose(1100.0, 100.0, 0.0), width=1200.0)


@pytest.mark.rule("XW-OBSTACLE-6")
@pytest.mark.parametrize(
    ("where", "hit"),
    [
        ((100.0, 0.0), True),  # under the template only
        ((160.0, 0.0), True),  # under the final base only
        ((100.0, 30.0), False),  # under the swept base, but neither template nor final base
        ((0.0, 0.0), False),  # under the base at the start
    ],
)
def test_template_and_final_base_hit_obstacles(where: tuple[float, float], hit: bool) -> None:
    rock = placed(BOX, Pose(*where, 0.0))
    done = execute(START, Bearing.STRAIGHT, 3, [])
    assert obstacles_hit(START, done, [rock]) == ([0] if hit else [])


def test_after_a_bump_only_the_covered_part_of_the_template_counts() -> None:
    rock = placed(BOX, Pose(130.0, 0.0, 0.0))
    blocker = (Pose(150.0, 30.0, 0.0), SMALL_BASE)
    done = execute(START, Bearing.STRAIGHT, 3, [blocker])
    assert done.pose == (110.0, 0.0, 0.0)
    assert obstacles_hit(START, done, [placed(BOX, Pose(136.0, 0.0, 0.0))]) == []
    assert obstacles_hit(START, done, [rock]) == [0]
    turn = execute(START, Bearing.TURN_LEFT, 3, [(Pose(110.0, 110.0, 0.0), SMALL_BASE)])
    speck = placed(tuple((x / 10, y / 10) for x, y in BOX), Pose(119.0, 88.0, 0.0))
    assert template_on_polygon(START, turn.template, speck)
    assert not template_on_polygon(START, turn.template, speck, turn.used)
    assert obstacles_hit(START, turn, [speck]) == []


def test_obstacles_are_listed_from_the_start_on() -> None:
    rocks = [placed(BOX, Pose(x, 0.0, 0.0)) for x in (160.0, 60.0, 110.0)]
    done = execute(START, Bearing.STRAIGHT, 3, [])
    assert obstacles_hit(START, done, rocks) == [1, 2, 0]


def test_a_base_overlaps_what_surrounds_or_pierces_it() -> None:
    around = tuple((x * 20, y * 20) for x, y in BOX)
    needle = ((-100.0, -1.0), (100.0, 0.0), (-100.0, 1.0))
    assert base_on_polygon(START, around)
    assert base_on_polygon(START, needle)
    assert base_on_polygon(START, BOX)
    assert not base_on_polygon(START, placed(BOX, Pose(25.0, 0.0, 0.0)))  # flush
