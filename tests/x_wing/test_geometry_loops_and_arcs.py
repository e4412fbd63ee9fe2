"""The maneuvers and arcs of later waves, exactly and against shapely."""

import random
from math import cos, radians, sin

import pytest
import shapely
from shapely.geometry import Polygon

from cantina.games.x_wing import geometry
from cantina.games.x_wing.content.obstacles import OBSTACLE_TOKENS
from cantina.games.x_wing.geometry import SMALL_BASE, Arc, Bearing, Pose, end_pose, execute
from cantina.games.x_wing.geometry.templates import FLIGHTS
from x_wing.geometry_helpers import START, near
from x_wing.test_geometry_oracle import random_pose, square, strip

TIMES = 1_500


def test_a_segnors_loop_is_a_bank_that_turns_round() -> None:
    assert near(end_pose(START, Bearing.SEGNOR_LEFT, 2), (126.066, 52.218, 225.0))
    assert near(end_pose(START, Bearing.SEGNOR_RIGHT, 3), (161.421, -66.863, 135.0))
    for speed in (1, 2, 3):
        bank = end_pose(START, Bearing.BANK_LEFT, speed)
        assert near(end_pose(START, Bearing.SEGNOR_LEFT, speed), (*bank[:2], bank[2] + 180.0))


def test_a_tallon_roll_is_a_turn_that_turns_on_by_ninety_degrees() -> None:
    assert near(end_pose(START, Bearing.TALLON_LEFT, 3), (110.0, 110.0, 180.0))
    assert near(end_pose(START, Bearing.TALLON_RIGHT, 2), (82.5, -82.5, 180.0))


def test_a_tallon_roll_slides_along_its_new_heading_as_far_as_the_template_is_wide() -> None:
    assert near(end_pose(START, Bearing.TALLON_LEFT, 3, slide=10.0), (100.0, 110.0, 180.0))
    assert near(end_pose(START, Bearing.TALLON_RIGHT, 3, slide=-10.0), (120.0, -110.0, 180.0))
    with pytest.raises(ValueError, match="does not slide"):
        end_pose(START, Bearing.TALLON_LEFT, 3, slide=10.5)
    with pytest.raises(ValueError, match="does not slide"):
        end_pose(START, Bearing.TURN_LEFT, 3, slide=1.0)


def test_a_reverse_maneuver_mirrors_the_forward_one() -> None:
    assert near(end_pose(START, Bearing.REVERSE_STRAIGHT, 1), (-80.0, 0.0, 0.0))
    assert near(end_pose(START, Bearing.REVERSE_BANK_LEFT, 1), (-90.711, 37.574, -45.0))
    assert near(end_pose(START, Bearing.REVERSE_BANK_RIGHT, 1), (-90.711, -37.574, 45.0))


def test_a_stationary_ship_stays_where_it_is_even_among_others() -> None:
    done = execute(START, Bearing.STATIONARY, 0, [(Pose(40.0, 0.0, 0.0), SMALL_BASE)])
    assert done.pose == START
    assert (done.touching, done.bumped, done.used) == ((), False, 0.0)
    with pytest.raises(LookupError):
        execute(START, Bearing.STATIONARY, 1, [])


@pytest.mark.parametrize(
    ("bearing", "plain"),
    [
        (Bearing.SEGNOR_LEFT, Bearing.BANK_LEFT),
        (Bearing.SEGNOR_RIGHT, Bearing.BANK_RIGHT),
        (Bearing.TALLON_LEFT, Bearing.TURN_LEFT),
        (Bearing.TALLON_RIGHT, Bearing.TURN_RIGHT),
    ],
)
def test_a_blocked_loop_or_roll_is_flown_as_the_plain_maneuver(
    bearing: Bearing, plain: Bearing
) -> None:
    blocker = [(end_pose(START, bearing, 2), SMALL_BASE)]
    looped, flown = execute(START, bearing, 2, blocker), execute(START, plain, 2, blocker)
    assert looped.bumped
    assert looped == flown


def test_a_reverse_maneuver_is_blocked_like_its_mirror_image() -> None:
    behind, ahead = Pose(-100.0, 5.0, 0.0), Pose(100.0, 5.0, 0.0)
    back = execute(START, Bearing.REVERSE_STRAIGHT, 2, [(behind, SMALL_BASE)])
    forth = execute(START, Bearing.STRAIGHT, 2, [(ahead, SMALL_BASE)])
    assert near(forth.pose, (60.0, 0.0, 0.0))
    assert near(back.pose, (-60.0, 0.0, 0.0))
    assert back.touching == forth.touching == (0,)


def test_later_maneuvers_stop_free_of_everybody_and_hit_the_rocks_shapely_sees() -> None:
    rng = random.Random(5)
    tokens = [token.outline for token in OBSTACLE_TOKENS]
    later = [key for key in FLIGHTS if key[0] not in list(Bearing)[:6]]
    bumps = hits = 0
    for _ in range(TIMES):
        start = random_pose(rng, 100.0)
        others = [
            (pose, SMALL_BASE)
            for pose in [random_pose(rng, 200.0) for _ in range(5)]
            if not geometry.do_overlap(start, pose)
        ]
        bearing, speed = rng.choice(later)
        done = execute(start, bearing, speed, others)
        mover = square(done.pose, SMALL_BASE)
        for pose, size in others:
            assert mover.intersection(square(pose, size)).area < 0.5
        bumps += done.bumped
        rock = geometry.placed(rng.choice(tokens), random_pose(rng, 150.0))
        drawn = Polygon(rock)
        covered = mover.intersection(drawn).area
        if done.used > 0.05:
            laid = geometry.laid_from(start, bearing)
            covered += strip(laid, done.template, done.used).intersection(drawn).area
        hit = bool(geometry.obstacles_hit(start, done, [rock]))
        hits += hit
        if covered == 0 or covered > 2.0:
            assert hit == (covered > 0), (start, bearing, speed)
    assert bumps > 100
    assert hits > 100


def far_wedge(pose: Pose, half_angle: float, turned: float) -> Polygon:
    """Draw an arc as a fan, so that half of the table fits as well."""
    steps = 8
    angles = [
        radians(pose.heading + turned - half_angle + 2.0 * half_angle * i / steps)
        for i in range(steps + 1)
    ]
    tips = [(pose.x + 5000.0 * cos(a), pose.y + 5000.0 * sin(a)) for a in angles]
    return Polygon([(pose.x, pose.y), *tips])


ARCS = {Arc.FRONT: (40.45, 0.0), Arc.REAR: (40.45, 180.0), Arc.HALF: (90.0, 0.0)}


@pytest.mark.parametrize("arcs", [(Arc.REAR,), (Arc.HALF,), (Arc.FRONT, Arc.REAR)])
def test_auxiliary_arcs_agree_with_shapely(arcs: geometry.Arcs) -> None:
    rng = random.Random(17)
    seen = 0
    for _ in range(TIMES):
        a, b = random_pose(rng, 200.0), random_pose(rng, 300.0)
        base, target = square(a, SMALL_BASE), square(b, SMALL_BASE)
        parts = [target.intersection(far_wedge(a, *ARCS[arc])) for arc in arcs]
        measured = geometry.attack_distance(a, b, arcs=arcs)
        if max(part.area for part in parts) < 0.5:
            near_border = any(far_wedge(a, *ARCS[arc]).distance(target) < 0.1 for arc in arcs)
            assert measured is None or near_border
            continue
        if any(0 < part.area < 0.5 for part in parts):
            continue  # a sliver may be in or out
        seen += 1
        distances = [shapely.distance(base, part) for part in parts if part.area]
        assert measured == pytest.approx(min(distances), abs=0.001)
        assert geometry.is_in_arc(a, b, arcs=arcs)
        lines = geometry.attack_lines(a, b, arcs=arcs)
        assert lines[0][0] == pytest.approx(min(distances), abs=0.02)
    assert seen > TIMES * 0.15


def test_a_roll_along_the_longer_template_goes_twice_as_far() -> None:
    assert geometry.barrel_roll(START, 1, 0.0, speed=2) == (0.0, 120.0, 0.0)
    rock = [((-5.0, 95.0), (5.0, 95.0), (5.0, 99.0), (-5.0, 99.0))]
    assert geometry.roll_template_is_clear(START, 1, 0.0, rock)
    assert not geometry.roll_template_is_clear(START, 1, 0.0, rock, speed=2)
