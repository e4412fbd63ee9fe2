"""What pure geometry proves of templates, maneuvers and overlaps."""

import random
from math import cos, dist, radians, sin

import pytest

from cantina.games.x_wing import geometry
from cantina.games.x_wing.geometry import LARGE_BASE, SMALL_BASE, TEMPLATES, Bearing, Pose
from cantina.games.x_wing.geometry.templates import FLIGHTS
from cantina.games.x_wing.library import SHIPS
from cantina.games.x_wing.view import TEMPLATES as SUPPLIED
from x_wing.geometry_helpers import START, near, off_centre_line


@pytest.mark.rule("XW-TEMPLATE-1")
def test_a_maneuver_always_ends_at_the_same_place() -> None:
    start = Pose(300.0, 200.0, 77.0)
    first, second = (geometry.execute(start, Bearing.BANK_LEFT, 3, []) for _ in range(2))
    assert first == second
    assert (first.template.bearing, first.template.speed) == (Bearing.BANK_LEFT, 3)
    assert near(Pose(*first.pose), geometry.end_pose(start, Bearing.BANK_LEFT, 3))


@pytest.mark.rule("XW-TEMPLATE-2")
@pytest.mark.parametrize("key", list(TEMPLATES))
def test_the_template_runs_from_the_old_front_to_the_new_rear(key: tuple[Bearing, int]) -> None:
    start = Pose(100.0, 50.0, 30.0)
    end = geometry.end_pose(start, *key)
    template = geometry.template_for(*key)
    front, rear = geometry.point_from(start, 20.0, 0.0), geometry.point_from(end, -20.0, 0.0)
    if template.side == 0:
        assert dist(front, rear) == pytest.approx(template.length, abs=0.002)
    else:
        centre = geometry.point_from(start, 20.0, template.side * template.radius)
        assert dist(centre, rear) == pytest.approx(template.radius, abs=0.002)
        chord = 2 * template.radius * sin(radians(template.angle / 2))
        assert dist(front, rear) == pytest.approx(chord, abs=0.002)


@pytest.mark.rule("XW-TEMPLATE-3")
def test_base_and_template_have_their_printed_width() -> None:
    square = geometry.corners(START)
    assert {(round(x), round(y)) for x, y in square} == {(20, 20), (20, -20), (-20, 20), (-20, -20)}
    straight = geometry.template_for(Bearing.STRAIGHT, 2)
    for left, covered in ((9.9, True), (10.1, False), (-9.9, True), (-10.1, False)):
        speck = ((50.0, left - 0.05), (50.1, left - 0.05), (50.1, left + 0.05), (50.0, left + 0.05))
        assert geometry.template_on_polygon(START, straight, speck) is covered


@pytest.mark.rule("XW-TEMPLATE-4")
@pytest.mark.parametrize("speed", [1, 2, 3, 4, 5])
def test_a_straight_advances_its_length_and_a_base(speed: int) -> None:
    assert geometry.template_for(Bearing.STRAIGHT, speed).length == 40.0 * speed
    assert geometry.end_pose(START, Bearing.STRAIGHT, speed) == (40.0 * (speed + 1), 0.0, 0.0)


@pytest.mark.rule("XW-TEMPLATE-5")
@pytest.mark.parametrize(("speed", "radius"), [(1, 80.0), (2, 130.0), (3, 180.0)])
def test_banks_are_45_degree_arcs(speed: int, radius: float) -> None:
    check_is_an_arc(Bearing.BANK_LEFT, speed, radius, 45.0)


@pytest.mark.rule("XW-TEMPLATE-6")
@pytest.mark.parametrize(("speed", "radius"), [(1, 35.0), (2, 62.5), (3, 90.0)])
def test_turns_are_90_degree_arcs(speed: int, radius: float) -> None:
    check_is_an_arc(Bearing.TURN_LEFT, speed, radius, 90.0)


def check_is_an_arc(bearing: Bearing, speed: int, radius: float, angle: float) -> None:
    end = geometry.end_pose(START, bearing, speed)
    assert end.heading == angle
    rear = geometry.point_from(end, -20.0, 0.0)
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
    assert sorted(SUPPLIED) == sorted(f"{bearing}:{speed}" for bearing, speed in pieces)
    with pytest.raises(LookupError):
        geometry.template_for(Bearing.TURN_LEFT, 4)


@pytest.mark.rule("XW-MANEUVER-3")
def test_a_straight_keeps_facing_and_line() -> None:
    end = geometry.end_pose(Pose(10.0, 20.0, 90.0), Bearing.STRAIGHT, 2)
    assert end == (10.0, 140.0, 90.0)


@pytest.mark.rule("XW-MANEUVER-4")
def test_a_bank_turns_45_degrees_to_its_side() -> None:
    assert geometry.end_pose(START, Bearing.BANK_RIGHT, 2).heading == 315.0
    assert geometry.end_pose(START, Bearing.BANK_LEFT, 2).heading == 45.0


@pytest.mark.rule("XW-MANEUVER-5")
def test_a_turn_turns_90_degrees_to_its_side() -> None:
    assert geometry.end_pose(START, Bearing.TURN_LEFT, 2).heading == 90.0
    assert geometry.end_pose(START, Bearing.TURN_RIGHT, 2).heading == 270.0


@pytest.mark.rule("XW-MANEUVER-6", "XW-KOIOGRAN-2")
def test_a_koiogran_turns_round_on_the_spot_of_the_straight() -> None:
    turned = geometry.execute(START, Bearing.KOIOGRAN, 3, []).pose
    straight = geometry.execute(START, Bearing.STRAIGHT, 3, []).pose
    assert turned.heading == 180.0
    assert straight.heading == 0.0
    assert turned[:2] == straight[:2] == (160.0, 0.0)
    # the template's end is now at the front: that edge faces back to the start
    assert geometry.point_from(turned, 20.0, 0.0)[0] == pytest.approx(140.0)


@pytest.mark.rule("XW-KOIOGRAN-1")
def test_a_koiogran_uses_the_straight_template() -> None:
    assert geometry.template_for(Bearing.KOIOGRAN, 4) == geometry.template_for(Bearing.STRAIGHT, 4)
    assert geometry.execute(START, Bearing.KOIOGRAN, 4, []).template.bearing is Bearing.STRAIGHT


def test_a_blocked_koiogran_stops_short_and_does_not_turn() -> None:
    blocked = geometry.execute(START, Bearing.KOIOGRAN, 4, [(Pose(210.0, 0.0, 0.0), SMALL_BASE)])
    assert blocked.pose == (170.0, 0.0, 0.0)
    assert blocked.touching == (0,)


@pytest.mark.rule("XW-MANEUVER-7")
def test_a_higher_speed_goes_farther() -> None:
    for bearing in set(Bearing) - {Bearing.STATIONARY}:
        reached = [
            dist((0, 0), geometry.end_pose(START, bearing, speed)[:2])
            for speed in range(1, 6)
            if (bearing, speed) in FLIGHTS
        ]
        assert reached == sorted(set(reached))
        assert len(reached) >= 3


@pytest.mark.rule("XW-MANEUVER-2")
def test_there_are_six_bearings() -> None:
    book = [SHIPS[ship] for ship in ("xwing", "ywing", "tiefighter", "tieadvanced")]
    assert {maneuver.bearing.value for ship in book for maneuver in ship.dial} == {
        "straight",
        "bank:left",
        "bank:right",
        "turn:left",
        "turn:right",
        "koiogran",
    }


@pytest.mark.rule("XW-FLY-THROUGH-1")
def test_a_ship_on_the_way_changes_nothing() -> None:
    between = (Pose(80.0, 0.0, 20.0), SMALL_BASE)
    free = geometry.execute(START, Bearing.STRAIGHT, 3, [])
    through = geometry.execute(START, Bearing.STRAIGHT, 3, [between])
    assert through == free
    assert not through.bumped


@pytest.mark.rule("XW-OVERLAP-1")
def test_an_overlapping_ship_is_moved_back_along_the_template() -> None:
    blocker = Pose(165.0, 8.0, 0.0)
    done = geometry.execute(START, Bearing.STRAIGHT, 3, [(blocker, SMALL_BASE)])
    assert done.bumped
    assert done.pose == (125.0, 0.0, 0.0)
    assert not geometry.do_overlap(done.pose, blocker)
    assert geometry.do_overlap(geometry.displaced(done.pose, 0.5, 0.0), blocker)


@pytest.mark.rule("XW-OVERLAP-2")
def test_while_moved_back_the_facing_follows_the_template() -> None:
    blocker = geometry.end_pose(START, Bearing.TURN_RIGHT, 2)
    done = geometry.execute(START, Bearing.TURN_RIGHT, 2, [(blocker, SMALL_BASE)])
    assert 270.0 < done.pose.heading < 360.0
    assert near(done.pose, geometry.pose_along(START, done.template, done.used))
    for edge in (-20.0, 20.0):
        middle = geometry.point_from(done.pose, edge, 0.0)
        assert off_centre_line(middle, (Bearing.TURN_RIGHT, 2), SMALL_BASE) < 0.002


@pytest.mark.rule("XW-OVERLAP-3")
@pytest.mark.parametrize("key", list(TEMPLATES))
def test_a_moved_back_ship_touches_the_other(key: tuple[Bearing, int]) -> None:
    start = Pose(200.0, 200.0, 33.0)
    blocker = geometry.displaced(geometry.end_pose(start, *key), 7.0, 9.0, 21.0)
    done = geometry.execute(start, *key, [(blocker, SMALL_BASE)])
    assert done.touching == (0,)
    assert geometry.distance_between(done.pose, blocker) <= 0.01
    assert geometry.are_in_contact(done.pose, blocker)
    assert not geometry.do_overlap(done.pose, blocker)


@pytest.mark.rule("XW-OVERLAP-9")
def test_moved_back_onto_a_further_ship_it_is_moved_back_on() -> None:
    academy = (Pose(170.0, 0.0, 0.0), SMALL_BASE)
    black = (Pose(118.0, 10.0, 0.0), SMALL_BASE)
    only = geometry.execute(START, Bearing.STRAIGHT, 3, [academy])
    assert only.pose == (130.0, 0.0, 0.0)
    assert only.touching == (0,)
    both = geometry.execute(START, Bearing.STRAIGHT, 3, [academy, black])
    assert both.pose == (78.0, 0.0, 0.0)
    assert both.touching == (1,)


def test_a_free_place_between_two_ships_is_found() -> None:
    # clear of the first, then onto the second: a search over the whole way would miss the gap
    first = (Pose(240.0, 0.0, 0.0), SMALL_BASE)
    second = (Pose(155.0, 0.0, 0.0), SMALL_BASE)
    done = geometry.execute(START, Bearing.STRAIGHT, 5, [first, second])
    assert done.pose == (200.0, 0.0, 0.0)
    assert done.touching == (0,)


def test_without_a_free_place_the_ship_stays() -> None:
    ahead = [(Pose(40.0, 0.0, 0.0), SMALL_BASE), (Pose(80.0, 0.0, 0.0), SMALL_BASE)]
    done = geometry.execute(START, Bearing.STRAIGHT, 1, ahead)
    assert done.pose == START
    assert done.touching == (0,)
    assert done.used == 0.0


def test_ships_flush_beside_the_way_do_not_hold_the_mover() -> None:
    beside = (Pose(60.0, 40.0, 0.0), SMALL_BASE)
    ahead = (Pose(130.0, 0.0, 0.0), SMALL_BASE)
    done = geometry.execute(START, Bearing.STRAIGHT, 2, [beside, ahead])
    assert done.pose == (90.0, 0.0, 0.0)
    assert done.touching == (1,)


def test_an_exactly_fitting_move_overlaps_nobody() -> None:
    done = geometry.execute(START, Bearing.STRAIGHT, 1, [(Pose(120.0, 0.0, 0.0), SMALL_BASE)])
    assert done.pose == (80.0, 0.0, 0.0)
    assert not done.bumped
    assert done.touching == ()


def test_a_batch_of_maneuvers_says_what_each_alone_says() -> None:
    rng = random.Random(16)
    dial = tuple(TEMPLATES)
    maps = {side: geometry.LandingMap(dial, side) for side in (SMALL_BASE, LARGE_BASE)}
    taken = 0
    for _ in range(60):
        sides = [rng.choice((SMALL_BASE, LARGE_BASE)) for _ in range(6)]
        poses = [Pose(rng.uniform(0, 400), rng.uniform(0, 400), rng.uniform(0, 360)) for _ in sides]
        found = geometry.free_landings(poses, [maps[side] for side in sides])
        for i, pose in enumerate(poses):
            for (bearing, speed), is_free in zip(dial, found[i], strict=True):
                end = geometry.end_pose(pose, bearing, speed, sides[i])
                others = [j for j in range(len(poses)) if j != i]
                depth = max(geometry.penetration(end, poses[j], sides[i], sides[j]) for j in others)
                taken += not is_free
                if not 0.0 < depth < 0.03:
                    assert is_free == (depth <= 0.01)
    assert taken > 1000
