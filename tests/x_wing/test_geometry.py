"""The published vectors, and what pure geometry proves of the ledger."""

from math import cos, dist, radians, sin, tan

import pytest

from cantina.games.x_wing.geometry import (
    ARC_HALF_ANGLE,
    LARGE_BASE,
    SMALL_BASE,
    TEMPLATES,
    Bearing,
    Pose,
    are_in_contact,
    are_obstructed,
    attack_distance,
    attack_lines,
    barrel_roll,
    base_on_polygon,
    boost,
    corners,
    displaced,
    distance_between,
    do_overlap,
    end_pose,
    execute,
    is_in_arc,
    is_off_mat,
    obstacles_hit,
    on_grid,
    placed,
    point_from,
    pose_along,
    range_band,
    range_between,
    roll_template_is_clear,
    template_for,
    template_on_polygon,
)

START = Pose(0.0, 0.0, 0.0)
BOX = ((-5.0, -5.0), (5.0, -5.0), (5.0, 5.0), (-5.0, 5.0))

WHOLE_MOVES = [
    (Bearing.STRAIGHT, 1, (80, 0, 0), (120, 0, 0)),
    (Bearing.STRAIGHT, 2, (120, 0, 0), (160, 0, 0)),
    (Bearing.STRAIGHT, 3, (160, 0, 0), (200, 0, 0)),
    (Bearing.STRAIGHT, 4, (200, 0, 0), (240, 0, 0)),
    (Bearing.STRAIGHT, 5, (240, 0, 0), (280, 0, 0)),
    (Bearing.BANK_LEFT, 1, (90.711, 37.574, 45), (124.853, 51.716, 45)),
    (Bearing.BANK_LEFT, 2, (126.066, 52.218, 45), (160.208, 66.360, 45)),
    (Bearing.BANK_LEFT, 3, (161.421, 66.863, 45), (195.563, 81.005, 45)),
    (Bearing.TURN_LEFT, 1, (55, 55, 90), (75, 75, 90)),
    (Bearing.TURN_LEFT, 2, (82.5, 82.5, 90), (102.5, 102.5, 90)),
    (Bearing.TURN_LEFT, 3, (110, 110, 90), (130, 130, 90)),
    (Bearing.KOIOGRAN, 1, (80, 0, 180), (120, 0, 180)),
    (Bearing.KOIOGRAN, 2, (120, 0, 180), (160, 0, 180)),
    (Bearing.KOIOGRAN, 3, (160, 0, 180), (200, 0, 180)),
    (Bearing.KOIOGRAN, 4, (200, 0, 180), (240, 0, 180)),
    (Bearing.KOIOGRAN, 5, (240, 0, 180), (280, 0, 180)),
]
RIGHT = {Bearing.BANK_LEFT: Bearing.BANK_RIGHT, Bearing.TURN_LEFT: Bearing.TURN_RIGHT}

# rear edge at -30, -20, -10, 0, 20 and 40 mm of the template, small base, left
PART_MOVES = {
    (Bearing.TURN_LEFT, 1): [
        (9.987, 0.726, 2.079),
        (19.776, 2.985, 8.584),
        (28.821, 6.765, 19.772),
        (36.413, 11.429, 34.850),
        (46.965, 23.875, 66.311),
        (53.422, 40.413, 85.474),
    ],
    (Bearing.TURN_LEFT, 2): [
        (9.996, 0.402, 1.152),
        (19.934, 1.621, 4.649),
        (29.663, 3.654, 10.527),
        (38.948, 6.400, 18.663),
        (55.634, 15.208, 36.998),
        (68.701, 28.818, 55.332),
    ],
    (Bearing.TURN_LEFT, 3): [
        (9.998, 0.278, 0.798),
        (19.969, 1.118, 3.205),
        (29.841, 2.518, 7.232),
        (39.500, 4.444, 12.840),
        (57.877, 10.846, 25.572),
        (74.391, 21.140, 38.304),
    ],
    (Bearing.BANK_LEFT, 1): [
        (9.998, 0.313, 0.898),
        (19.960, 1.260, 3.612),
        (29.798, 2.838, 8.157),
        (39.365, 5.000, 14.478),
        (57.318, 12.123, 28.801),
        (73.594, 22.745, 40.360),
    ],
    (Bearing.BANK_LEFT, 2): [
        (9.999, 0.193, 0.552),
        (19.985, 0.772, 2.211),
        (29.924, 1.737, 4.981),
        (39.762, 3.077, 8.850),
        (58.978, 7.604, 17.665),
        (77.274, 15.023, 26.479),
    ],
    (Bearing.BANK_LEFT, 3): [
        (10.000, 0.139, 0.398),
        (19.992, 0.556, 1.594),
        (29.961, 1.252, 3.590),
        (39.876, 2.222, 6.379),
        (59.466, 5.522, 12.746),
        (78.569, 10.974, 19.112),
    ],
}


def near(pose: Pose, expected: tuple[float, float, float]) -> bool:
    turned = (pose.heading - expected[2] + 180.0) % 360.0 - 180.0
    return dist(pose[:2], expected[:2]) < 0.002 and abs(turned) < 0.0011


@pytest.mark.parametrize(("bearing", "speed", "small", "large"), WHOLE_MOVES)
def test_whole_moves_end_at_the_published_poses(
    bearing: Bearing,
    speed: int,
    small: tuple[float, float, float],
    large: tuple[float, float, float],
) -> None:
    for side, expected in ((SMALL_BASE, small), (LARGE_BASE, large)):
        assert near(end_pose(START, bearing, speed, side), expected)
        if bearing in RIGHT:
            mirrored = (expected[0], -expected[1], -expected[2])
            assert near(end_pose(START, RIGHT[bearing], speed, side), mirrored)


@pytest.mark.parametrize(("key", "expected"), PART_MOVES.items())
def test_part_moves_stand_at_the_published_poses(
    key: tuple[Bearing, int], expected: list[tuple[float, float, float]]
) -> None:
    for rear, pose in zip((-30, -20, -10, 0, 20, 40), expected, strict=True):
        assert near(pose_along(START, template_for(*key), rear), pose)


def test_half_way_poses_of_the_open_questions() -> None:
    for bearing, speed, expected in (
        (Bearing.BANK_LEFT, 1, (49.83, 8.52, 22.65)),
        (Bearing.TURN_LEFT, 1, (41.04, 15.45, 47.11)),
        (Bearing.TURN_LEFT, 2, (62.11, 20.87, 45.33)),
    ):
        template = template_for(bearing, speed)
        pose = pose_along(START, template, template.length / 2.0 - 20.0)
        assert pose == pytest.approx(expected, abs=0.006)


@pytest.mark.parametrize("side", [SMALL_BASE, LARGE_BASE])
@pytest.mark.parametrize("key", list(TEMPLATES))
def test_a_part_move_keeps_both_edges_on_the_centre_line(
    key: tuple[Bearing, int], side: float
) -> None:
    template = template_for(*key)
    assert near(pose_along(START, template, -side, side), START)
    assert near(pose_along(START, template, template.length, side), end_pose(START, *key, side))
    rear = -side
    while rear <= template.length:
        pose = pose_along(START, template, rear, side)
        for edge in (point_from(pose, -side / 2, 0), point_from(pose, side / 2, 0)):
            assert _off_centre_line(edge, key, side) < 0.002
        rear += 1.7


def _off_centre_line(p: tuple[float, float], key: tuple[Bearing, int], side: float) -> float:
    template = template_for(*key)
    x, y = p[0] - side / 2, p[1] * (template.side or 1)
    if template.side == 0 or x <= 0:
        return abs(y)
    angle, radius = radians(template.angle), template.radius
    end = (radius * sin(angle), radius * (1 - cos(angle)))
    beyond = (x - end[0]) * cos(angle) + (y - end[1]) * sin(angle)
    if beyond >= 0:
        return abs((y - end[1]) * cos(angle) - (x - end[0]) * sin(angle))
    return abs(dist((x, y), (0, radius)) - radius)


@pytest.mark.rule("XW-TEMPLATE-1")
def test_a_maneuver_always_ends_at_the_same_place() -> None:
    start = Pose(300.0, 200.0, 77.0)
    first, second = (execute(start, Bearing.BANK_LEFT, 3, []) for _ in range(2))
    assert first == second
    assert (first.template.bearing, first.template.speed) == (Bearing.BANK_LEFT, 3)
    assert near(Pose(*first.pose), end_pose(start, Bearing.BANK_LEFT, 3))


@pytest.mark.rule("XW-TEMPLATE-2")
@pytest.mark.parametrize("key", list(TEMPLATES))
def test_the_template_runs_from_the_old_front_to_the_new_rear(key: tuple[Bearing, int]) -> None:
    start = Pose(100.0, 50.0, 30.0)
    end = end_pose(start, *key)
    template = template_for(*key)
    front, rear = point_from(start, 20.0, 0.0), point_from(end, -20.0, 0.0)
    if template.side == 0:
        assert dist(front, rear) == pytest.approx(template.length, abs=0.002)
    else:
        centre = point_from(start, 20.0, template.side * template.radius)
        assert dist(centre, rear) == pytest.approx(template.radius, abs=0.002)
        chord = 2 * template.radius * sin(radians(template.angle / 2))
        assert dist(front, rear) == pytest.approx(chord, abs=0.002)


@pytest.mark.rule("XW-TEMPLATE-3")
def test_base_and_template_have_their_printed_width() -> None:
    square = corners(START)
    assert {(round(x), round(y)) for x, y in square} == {(20, 20), (20, -20), (-20, 20), (-20, -20)}
    straight = template_for(Bearing.STRAIGHT, 2)
    for left, covered in ((9.9, True), (10.1, False), (-9.9, True), (-10.1, False)):
        speck = ((50.0, left - 0.05), (50.1, left - 0.05), (50.1, left + 0.05), (50.0, left + 0.05))
        assert template_on_polygon(START, straight, speck) is covered


@pytest.mark.rule("XW-TEMPLATE-4")
@pytest.mark.parametrize("speed", [1, 2, 3, 4, 5])
def test_a_straight_advances_its_length_and_a_base(speed: int) -> None:
    assert template_for(Bearing.STRAIGHT, speed).length == 40.0 * speed
    assert end_pose(START, Bearing.STRAIGHT, speed) == (40.0 * (speed + 1), 0.0, 0.0)


@pytest.mark.rule("XW-TEMPLATE-5")
@pytest.mark.parametrize(("speed", "radius"), [(1, 80.0), (2, 130.0), (3, 180.0)])
def test_banks_are_45_degree_arcs(speed: int, radius: float) -> None:
    _is_an_arc(Bearing.BANK_LEFT, speed, radius, 45.0)


@pytest.mark.rule("XW-TEMPLATE-6")
@pytest.mark.parametrize(("speed", "radius"), [(1, 35.0), (2, 62.5), (3, 90.0)])
def test_turns_are_90_degree_arcs(speed: int, radius: float) -> None:
    _is_an_arc(Bearing.TURN_LEFT, speed, radius, 90.0)


def _is_an_arc(bearing: Bearing, speed: int, radius: float, angle: float) -> None:
    end = end_pose(START, bearing, speed)
    assert end.heading == angle
    rear = point_from(end, -20.0, 0.0)
    assert rear[0] == pytest.approx(20.0 + radius * sin(radians(angle)), abs=0.002)
    assert rear[1] == pytest.approx(radius * (1.0 - cos(radians(angle))), abs=0.002)


@pytest.mark.rule("XW-TEMPLATE-8", "XW-COMPONENT-3")
def test_eleven_templates_with_one_bearing_and_speed_each() -> None:
    # one piece of cardboard serves left and right, so a mirrored pair is one template
    pieces = {(key[0].value.split(":")[0], key[1]) for key in TEMPLATES}
    assert sorted(pieces) == [
        *[("bank", n) for n in (1, 2, 3)],
        *[("straight", n) for n in (1, 2, 3, 4, 5)],
        *[("turn", n) for n in (1, 2, 3)],
    ]
    for key, template in TEMPLATES.items():
        assert key == (template.bearing, template.speed)
    with pytest.raises(LookupError):
        template_for(Bearing.TURN_LEFT, 4)


@pytest.mark.rule("XW-MANEUVER-3")
def test_a_straight_keeps_facing_and_line() -> None:
    end = end_pose(Pose(10.0, 20.0, 90.0), Bearing.STRAIGHT, 2)
    assert end == (10.0, 140.0, 90.0)


@pytest.mark.rule("XW-MANEUVER-4")
def test_a_bank_turns_45_degrees_to_its_side() -> None:
    assert end_pose(START, Bearing.BANK_RIGHT, 2).heading == 315.0
    assert end_pose(START, Bearing.BANK_LEFT, 2).heading == 45.0


@pytest.mark.rule("XW-MANEUVER-5")
def test_a_turn_turns_90_degrees_to_its_side() -> None:
    assert end_pose(START, Bearing.TURN_LEFT, 2).heading == 90.0
    assert end_pose(START, Bearing.TURN_RIGHT, 2).heading == 270.0


@pytest.mark.rule("XW-MANEUVER-6", "XW-KOIOGRAN-2")
def test_a_koiogran_turns_round_on_the_spot_of_the_straight() -> None:
    turned = execute(START, Bearing.KOIOGRAN, 3, []).pose
    straight = execute(START, Bearing.STRAIGHT, 3, []).pose
    assert turned.heading == 180.0
    assert straight.heading == 0.0
    assert turned[:2] == straight[:2] == (160.0, 0.0)
    # the template's end is now at the front: that edge faces back to the start
    assert point_from(turned, 20.0, 0.0)[0] == pytest.approx(140.0)


@pytest.mark.rule("XW-KOIOGRAN-1")
def test_a_koiogran_uses_the_straight_template() -> None:
    assert template_for(Bearing.KOIOGRAN, 4) == template_for(Bearing.STRAIGHT, 4)
    assert execute(START, Bearing.KOIOGRAN, 4, []).template.bearing is Bearing.STRAIGHT


def test_a_blocked_koiogran_stops_short_and_does_not_turn() -> None:
    blocked = execute(START, Bearing.KOIOGRAN, 4, [(Pose(210.0, 0.0, 0.0), SMALL_BASE)])
    assert blocked.pose == (170.0, 0.0, 0.0)
    assert blocked.touching == (0,)


@pytest.mark.rule("XW-MANEUVER-7")
def test_a_higher_speed_goes_farther() -> None:
    for bearing in Bearing:
        reached = [
            dist((0, 0), end_pose(START, bearing, speed)[:2])
            for speed in range(1, 6)
            if (bearing, speed) in TEMPLATES or bearing is Bearing.KOIOGRAN
        ]
        assert reached == sorted(set(reached))
        assert len(reached) >= 3


@pytest.mark.rule("XW-MANEUVER-2")
def test_there_are_six_bearings() -> None:
    assert [bearing.value for bearing in Bearing] == [
        "straight",
        "bank:left",
        "bank:right",
        "turn:left",
        "turn:right",
        "koiogran",
    ]


@pytest.mark.rule("XW-FLY-THROUGH-1")
def test_a_ship_on_the_way_changes_nothing() -> None:
    between = (Pose(80.0, 0.0, 20.0), SMALL_BASE)
    free = execute(START, Bearing.STRAIGHT, 3, [])
    through = execute(START, Bearing.STRAIGHT, 3, [between])
    assert through == free
    assert not through.bumped


@pytest.mark.rule("XW-OVERLAP-1")
def test_an_overlapping_ship_is_moved_back_along_the_template() -> None:
    blocker = Pose(165.0, 8.0, 0.0)
    done = execute(START, Bearing.STRAIGHT, 3, [(blocker, SMALL_BASE)])
    assert done.bumped
    assert done.pose == (125.0, 0.0, 0.0)
    assert not do_overlap(done.pose, blocker)
    assert do_overlap(displaced(done.pose, 0.5, 0.0), blocker)


@pytest.mark.rule("XW-OVERLAP-2")
def test_while_moved_back_the_facing_follows_the_template() -> None:
    blocker = end_pose(START, Bearing.TURN_RIGHT, 2)
    done = execute(START, Bearing.TURN_RIGHT, 2, [(blocker, SMALL_BASE)])
    assert 270.0 < done.pose.heading < 360.0
    assert near(done.pose, pose_along(START, done.template, done.used))
    for edge in (-20.0, 20.0):
        middle = point_from(done.pose, edge, 0.0)
        assert _off_centre_line(middle, (Bearing.TURN_RIGHT, 2), SMALL_BASE) < 0.002


@pytest.mark.rule("XW-OVERLAP-3")
@pytest.mark.parametrize("key", list(TEMPLATES))
def test_a_moved_back_ship_touches_the_other(key: tuple[Bearing, int]) -> None:
    start = Pose(200.0, 200.0, 33.0)
    blocker = displaced(end_pose(start, *key), 7.0, 9.0, 21.0)
    done = execute(start, *key, [(blocker, SMALL_BASE)])
    assert done.touching == (0,)
    assert distance_between(done.pose, blocker) <= 0.01
    assert are_in_contact(done.pose, blocker)
    assert not do_overlap(done.pose, blocker)


@pytest.mark.rule("XW-OVERLAP-9")
def test_moved_back_onto_a_further_ship_it_is_moved_back_on() -> None:
    academy = (Pose(170.0, 0.0, 0.0), SMALL_BASE)
    black = (Pose(118.0, 10.0, 0.0), SMALL_BASE)
    only = execute(START, Bearing.STRAIGHT, 3, [academy])
    assert only.pose == (130.0, 0.0, 0.0)
    assert only.touching == (0,)
    both = execute(START, Bearing.STRAIGHT, 3, [academy, black])
    assert both.pose == (78.0, 0.0, 0.0)
    assert both.touching == (1,)


def test_a_free_place_between_two_ships_is_found() -> None:
    # clear of the first, then onto the second: a search over the whole way would miss the gap
    first = (Pose(240.0, 0.0, 0.0), SMALL_BASE)
    second = (Pose(155.0, 0.0, 0.0), SMALL_BASE)
    done = execute(START, Bearing.STRAIGHT, 5, [first, second])
    assert done.pose == (200.0, 0.0, 0.0)
    assert done.touching == (0,)


def test_without_a_free_place_the_ship_stays() -> None:
    ahead = [(Pose(40.0, 0.0, 0.0), SMALL_BASE), (Pose(80.0, 0.0, 0.0), SMALL_BASE)]
    done = execute(START, Bearing.STRAIGHT, 1, ahead)
    assert done.pose == START
    assert done.touching == (0,)
    assert done.used == 0.0


def test_ships_flush_beside_the_way_do_not_hold_the_mover() -> None:
    beside = (Pose(60.0, 40.0, 0.0), SMALL_BASE)
    ahead = (Pose(130.0, 0.0, 0.0), SMALL_BASE)
    done = execute(START, Bearing.STRAIGHT, 2, [beside, ahead])
    assert done.pose == (90.0, 0.0, 0.0)
    assert done.touching == (1,)


def test_an_exactly_fitting_move_overlaps_nobody() -> None:
    done = execute(START, Bearing.STRAIGHT, 1, [(Pose(120.0, 0.0, 0.0), SMALL_BASE)])
    assert done.pose == (80.0, 0.0, 0.0)
    assert not done.bumped
    assert done.touching == ()


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
        boost(START, Bearing.TURN_LEFT)


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


def test_poses_lie_on_the_grid() -> None:
    assert on_grid(1.23456, -0.00001, 359.9999) == (1.235, 0.0, 0.0)
    assert str(on_grid(-0.0, -0.00001, -0.0)) == str(Pose(0.0, 0.0, 0.0))
    for value in execute(Pose(1.0, 2.0, 12.3), Bearing.BANK_LEFT, 1, []).pose:
        assert round(value, 3) == value
