"""The geometry against shapely on random poses."""

import random
from math import cos, radians, sin

import numpy
import pytest
import shapely
from shapely.geometry import LineString, Point, Polygon

from cantina.games.x_wing import geometry
from cantina.games.x_wing.content.obstacles import OBSTACLE_TOKENS
from cantina.games.x_wing.geometry import LARGE_BASE, SMALL_BASE, TEMPLATES, Bearing, Pose

POSES = 10_000
SURE = 0.02  # mm: nearer to the border than this either answer is right
SIZES = (SMALL_BASE, LARGE_BASE)


def random_pose(rng: random.Random, reach: float = 330.0) -> Pose:
    heading = rng.choice([rng.uniform(0, 360), rng.choice([0, 45, 90, 180, 270])])
    return geometry.on_grid(rng.uniform(-reach, reach), rng.uniform(-reach, reach), heading)


def square(pose: Pose, side: float) -> Polygon:
    half = side / 2
    c, s = cos(radians(pose.heading)), sin(radians(pose.heading))
    return Polygon(
        [
            (pose.x + x * c - y * s, pose.y + x * s + y * c)
            for x, y in ((half, half), (-half, half), (-half, -half), (half, -half))
        ]
    )


def wedge(pose: Pose, half_angle: float, reach: float = 5000.0) -> Polygon:
    """Draw the firing arc as a long triangle."""
    tips = [radians(pose.heading + side * half_angle) for side in (1, -1)]
    ends = [(pose.x + reach * cos(tip), pose.y + reach * sin(tip)) for tip in tips]
    return Polygon([(pose.x, pose.y), *ends])


def squares(poses: list[tuple[Pose, float]]) -> numpy.ndarray:
    return numpy.array([square(pose, side) for pose, side in poses])


def test_overlap_and_distance_agree_with_shapely() -> None:
    rng = random.Random(20120914)
    first = [(random_pose(rng, 60.0), rng.choice(SIZES)) for _ in range(POSES)]
    second = [(random_pose(rng, rng.choice((60.0, 60.0, 400.0))), rng.choice(SIZES)) for _ in first]
    a, b = squares(first), squares(second)
    distances = shapely.distance(a, b)
    areas = shapely.area(shapely.intersection(a, b))
    overlaps = 0
    for (p, s), (q, t), distance, area in zip(first, second, distances, areas, strict=True):
        assert geometry.distance_between(p, q, s, t) == pytest.approx(distance, abs=1e-6)
        overlap = geometry.do_overlap(p, q, s, t)
        overlaps += overlap
        if abs(geometry.penetration(p, q, s, t)) > SURE:
            assert overlap == (area > 0), (p, q)
    assert POSES * 0.2 < overlaps < POSES * 0.8


def test_arc_and_attack_range_agree_with_shapely() -> None:
    rng = random.Random(100)
    attackers = [(random_pose(rng, 200.0), rng.choice(SIZES)) for _ in range(POSES)]
    targets = [(random_pose(rng, 400.0), rng.choice(SIZES)) for _ in attackers]
    half_angles = {SMALL_BASE: 40.45, LARGE_BASE: 42.025}
    wedges = numpy.array([wedge(pose, half_angles[side]) for pose, side in attackers])
    a, b = squares(attackers), squares(targets)
    parts = shapely.intersection(b, wedges)
    distances = shapely.distance(a, parts)
    in_arc = 0
    for (p, s), (q, t), part, distance in zip(attackers, targets, parts, distances, strict=True):
        measured = geometry.attack_distance(p, q, s, t)
        if part.is_empty:
            assert (
                measured is None or shapely.distance(wedge(p, half_angles[s]), square(q, t)) < 0.1
            )
            continue
        if part.area < 0.5:
            continue  # a sliver may be in or out
        in_arc += 1
        assert measured == pytest.approx(distance, abs=0.001)
    assert in_arc > POSES * 0.1


def test_bases_on_asteroids_agree_with_shapely() -> None:
    rng = random.Random(6)
    tokens = [token.outline for token in OBSTACLE_TOKENS]
    bases = [(random_pose(rng, 60.0), rng.choice(SIZES)) for _ in range(POSES // 4)]
    rocks = [geometry.placed(rng.choice(tokens), random_pose(rng, 40.0)) for _ in bases]
    a, b = squares(bases), numpy.array([Polygon(rock) for rock in rocks])
    areas, distances = shapely.area(shapely.intersection(a, b)), shapely.distance(a, b)
    hits = 0
    for (pose, side), rock, area, distance in zip(bases, rocks, areas, distances, strict=True):
        hit = geometry.base_on_polygon(pose, rock, side)
        hits += hit
        if area == 0 or area > 2.0:
            assert hit == (area > 0)
        assert geometry.distance_to_polygon(pose, rock, side) == pytest.approx(distance, abs=1e-6)
    assert len(bases) * 0.1 < hits < len(bases) * 0.9


def strip(pose: Pose, template: geometry.Template, used: float) -> Polygon:
    """Draw a template's covered part as a polygon with many corners."""
    if template.side == 0:
        corners = [(20.0, 10.0), (20.0, -10.0), (20.0 + used, -10.0), (20.0 + used, 10.0)]
    else:
        radius, steps = template.radius, 60
        angles = [used / radius * i / steps for i in range(steps + 1)]
        ring = [((radius + 10) * sin(t), radius - (radius + 10) * cos(t)) for t in angles]
        ring += [
            ((radius - 10) * sin(t), radius - (radius - 10) * cos(t)) for t in reversed(angles)
        ]
        corners = [(20.0 + x, template.side * y) for x, y in ring]
    return Polygon([geometry.point_from(pose, x, y) for x, y in corners])


def test_templates_on_asteroids_agree_with_shapely() -> None:
    rng = random.Random(11)
    tokens = [token.outline for token in OBSTACLE_TOKENS]
    hits = 0
    for _ in range(POSES // 4):
        pose = random_pose(rng, 50.0)
        template = rng.choice(list(TEMPLATES.values()))
        used = template.length * rng.choice((1.0, rng.uniform(0.1, 1.0)))
        rock = geometry.placed(rng.choice(tokens), random_pose(rng, 130.0))
        area = strip(pose, template, used).intersection(Polygon(rock)).area
        hit = geometry.template_on_polygon(pose, template, rock, used)
        hits += hit
        if area == 0 or area > 2.0:
            assert hit == (area > 0), (pose, template, used)
    assert hits > 200


def test_obstruction_agrees_with_shapely() -> None:
    rng = random.Random(9)
    tokens = [token.outline for token in OBSTACLE_TOKENS]
    obstructed = 0
    for _ in range(POSES // 4):
        a, b = random_pose(rng, 200.0), random_pose(rng, 200.0)
        if geometry.do_overlap(a, b) or a.heading % 45 == b.heading % 45:
            continue  # parallel edges have more than one shortest line
        rock = geometry.placed(rng.choice(tokens), random_pose(rng, 150.0))
        line = shapely.shortest_line(square(a, 40.0), square(b, 40.0))
        inside = LineString(line).intersection(Polygon(rock)).length
        lines = geometry.attack_lines(a, b, all_round=True)
        answer = geometry.are_obstructed(lines, [rock])
        obstructed += answer
        if inside == 0 or inside > 1.0:
            assert answer == (inside > 0)
    assert obstructed > 50


def test_moved_back_ships_are_free_and_cannot_go_farther() -> None:
    rng = random.Random(2)
    bumps = 0
    for _ in range(POSES // 10):
        start, side = random_pose(rng, 100.0), rng.choice(SIZES)
        others = [
            (pose, size)
            for pose, size in [(random_pose(rng, 280.0), rng.choice(SIZES)) for _ in range(6)]
            if not geometry.do_overlap(start, pose, side, size)
        ]
        bearing, speed = rng.choice(list(TEMPLATES))
        done = geometry.execute(start, bearing, speed, others, side)
        around = [square(pose, size) for pose, size in others]
        mover = square(done.pose, side)
        assert all(mover.intersection(other).area < 0.5 for other in around)
        if not done.bumped:
            continue
        bumps += 1
        # every place farther on, in steps of a tenth of a millimetre, overlaps somebody
        farther = done.used + 0.1
        while done.used > 0.0 and farther < done.template.length:
            pose = geometry.pose_along(start, done.template, farther, side)
            assert any(geometry.do_overlap(pose, other, side, size) for other, size in others)
            farther += 0.1 if farther < done.used + 3.0 else 2.0
        for i, other in enumerate(around):
            if i in done.touching:
                assert mover.distance(other) <= 0.011
    assert bumps > 200


def test_the_nearest_point_of_a_corner_is_not_a_corner() -> None:
    # an edge's inside is nearer than both its corners: corner-to-corner shortcuts fail here
    edge, tip = Pose(0.0, 0.0, 0.0), Pose(100.0, 3.0, 45.0)
    corner = Point(*min(geometry.corners(tip)))
    assert geometry.distance_between(edge, tip) == pytest.approx(
        square(edge, 40.0).distance(corner)
    )
    assert geometry.distance_between(edge, tip) < min(
        corner.distance(Point(*c)) for c in geometry.corners(edge)
    )


@pytest.mark.parametrize("bearing", [Bearing.STRAIGHT, Bearing.BANK_LEFT, Bearing.TURN_RIGHT])
def test_no_corner_moves_faster_than_the_walk_back_assumes(bearing: Bearing) -> None:
    for side in SIZES:
        template = TEMPLATES[(bearing, 1)]
        allowed = 1.0 + (side / template.radius if template.side else 0.0)
        rear, step = -side, 0.5
        while rear + step <= template.length:
            one = geometry.pose_along(Pose(0, 0, 0), template, rear, side)
            two = geometry.pose_along(Pose(0, 0, 0), template, rear + step, side)
            for a, b in zip(geometry.corners(one, side), geometry.corners(two, side), strict=True):
                assert Point(a).distance(Point(b)) <= allowed * step + 0.01
            rear += step
