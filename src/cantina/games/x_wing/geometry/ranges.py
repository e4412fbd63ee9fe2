"""Range, firing arc and obstruction: the shortest lines between bases."""

import itertools
from enum import StrEnum
from math import ceil, cos, hypot, radians, sin, sqrt

from cantina.games.x_wing.geometry.overlap import do_overlap
from cantina.games.x_wing.geometry.pose import (
    HALF_DIAGONAL,
    LARGE_BASE,
    SMALL_BASE,
    TOLERANCE,
    Point,
    Polygon,
    Pose,
    corners,
)
from cantina.games.x_wing.geometry.shapes import (
    Pair,
    clipped,
    closest_pairs,
    gap,
    is_beyond,
    length_inside,
    polygon_distance,
)

RANGE_BAND = 100.0  # XW-RANGE-2
FARTHEST_BAND = 3
BORDER = 1e-9  # mm: a corner exactly on the line of an arc is inside it

# XW-ARC-4: 80.9 and 84.05 degrees. The lines leave the centre of the base through points of the
# front edge 2.95 mm (small) or 3.95 mm (large) from its corners.
ARC_HALF_ANGLE = {SMALL_BASE: 40.45, LARGE_BASE: 42.025}


class Arc(StrEnum):
    """Where a ship can shoot: the printed front arc, and the auxiliary arcs of later ships."""

    FRONT = "front"
    REAR = "rear"
    HALF = "half"
    LEFT = "left"
    RIGHT = "right"


TURNED = {Arc.REAR: 180.0, Arc.LEFT: 90.0, Arc.RIGHT: -90.0}
"""How far the middle of an arc is turned from straight ahead."""

Arcs = tuple[Arc, ...]
FRONT_ONLY: Arcs = (Arc.FRONT,)


def range_band(distance: float) -> int | None:
    """XW-RANGE-1: band 1, 2 or 3, or None beyond; a distance on a line is in the nearer band."""
    band = max(1, ceil(round(distance, 6) / RANGE_BAND))
    return band if band <= FARTHEST_BAND else None


def distance_between(
    a: Pose, b: Pose, side_a: float = SMALL_BASE, side_b: float = SMALL_BASE
) -> float:
    """Give the distance of the nearest points of two bases, guides ignored (XW-RANGE-5)."""
    a_x, a_y, a_heading = a
    b_x, b_y, b_heading = b
    dx, dy = b_x - a_x, b_y - a_y
    half_a, half_b = side_a / 2.0, side_b / 2.0
    angle_a, angle_b = radians(a_heading), radians(b_heading)
    cos_a, sin_a, cos_b, sin_b = cos(angle_a), sin(angle_a), cos(angle_b), sin(angle_b)
    turn_cos, turn_sin = cos_a * cos_b + sin_a * sin_b, cos_a * sin_b - sin_a * cos_b
    # the centre of each base as the other sees it
    b_ahead, b_left = dx * cos_a + dy * sin_a, dy * cos_a - dx * sin_a
    a_ahead, a_left = -dx * cos_b - dy * sin_b, dx * sin_b - dy * cos_b
    spread = abs(turn_cos) + abs(turn_sin)
    reach_a, reach_b = half_a + half_b * spread, half_b + half_a * spread
    if (
        abs(b_ahead) < reach_a
        and abs(b_left) < reach_a
        and abs(a_ahead) < reach_b
        and abs(a_left) < reach_b
    ):
        return 0.0
    return sqrt(
        min(
            _corner_gap(b_ahead, b_left, half_b * turn_cos, half_b * turn_sin, half_a),
            _corner_gap(a_ahead, a_left, half_a * turn_cos, -half_a * turn_sin, half_b),
        )
    )


def _corner_gap(x: float, y: float, c: float, s: float, half: float) -> float:
    """Give the squared distance from a box around the origin to the corners of a square.

    A square looks the same after a quarter turn, and the box after mirroring. So its turn and its
    centre are brought to the first quadrant, where only its left and its lowest corner can count.
    """
    c, s = (abs(s), abs(c)) if c * s < 0.0 else (abs(c), abs(s))
    if x < 0.0:
        x, c, s = -x, s, c
    if y < 0.0:
        y, c, s = -y, s, c
    far, near = c + s, c - s
    gap_x, gap_y = abs(x - far) - half, abs(y + near) - half
    left = (gap_x * gap_x if gap_x > 0.0 else 0.0) + (gap_y * gap_y if gap_y > 0.0 else 0.0)
    gap_x, gap_y = abs(x - near) - half, abs(y - far) - half
    lowest = (gap_x * gap_x if gap_x > 0.0 else 0.0) + (gap_y * gap_y if gap_y > 0.0 else 0.0)
    return left if left < lowest else lowest


def range_between(
    a: Pose, b: Pose, side_a: float = SMALL_BASE, side_b: float = SMALL_BASE
) -> int | None:
    """XW-RANGE-3: the band in which the nearest point of b's base lies, measured from a."""
    return range_band(distance_between(a, b, side_a, side_b))


def are_in_contact(
    a: Pose, b: Pose, side_a: float = SMALL_BASE, side_b: float = SMALL_BASE
) -> bool:
    """Whether two bases meet without any gap to speak of."""
    return distance_between(a, b, side_a, side_b) <= TOLERANCE


def distance_to_polygon(pose: Pose, polygon: Polygon, side: float = SMALL_BASE) -> float:
    """Give the distance of the nearest points of a base and a token."""
    return polygon_distance(corners(pose, side), polygon)


def part_in_arc(
    attacker: Pose,
    target: Pose,
    side_a: float = SMALL_BASE,
    side_b: float = SMALL_BASE,
    arc: Arc = Arc.FRONT,
) -> Polygon:
    """XW-ARC-2: the part of the target's base inside the attacker's firing arc; empty if none.

    The rear arc is as wide as the front one; the half arc is all in front of the base's middle;
    left and right, where a mobile arc may point, are what the front and the rear one leave.
    """
    half_angle = half_angle_of(arc, side_a)
    heading = attacker.heading + TURNED.get(arc, 0.0)
    left = radians(heading + half_angle)
    right = radians(heading - half_angle)
    dx, dy = target.x - attacker.x, target.y - attacker.y
    lines = ((sin(left), -cos(left)), (-sin(right), cos(right)))
    for nx, ny in lines:
        if nx * dx + ny * dy < -HALF_DIAGONAL * side_b - BORDER:
            return ()
    part = corners(target, side_b)
    for normal in lines:
        part = clipped(part, normal, normal[0] * attacker.x + normal[1] * attacker.y - BORDER)
    return part


def half_angle_of(arc: Arc, side: float) -> float:
    """Give the angle from the middle of an arc to either of its lines."""
    if arc is Arc.HALF:
        return 90.0
    if arc in (Arc.LEFT, Arc.RIGHT):
        return 90.0 - ARC_HALF_ANGLE[side]
    return ARC_HALF_ANGLE[side]


def is_in_arc(
    attacker: Pose,
    target: Pose,
    side_a: float = SMALL_BASE,
    side_b: float = SMALL_BASE,
    arcs: Arcs = FRONT_ONLY,
) -> bool:
    """Whether any part of the target's base lies inside one of the attacker's firing arcs."""
    return any(part_in_arc(attacker, target, side_a, side_b, arc) for arc in arcs)


def attack_lines(
    attacker: Pose,
    target: Pose,
    side_a: float = SMALL_BASE,
    side_b: float = SMALL_BASE,
    all_round: bool = False,
    arcs: Arcs = FRONT_ONLY,
) -> list[Pair]:
    """XW-RANGE-4: the shortest lines an attack is measured along; none if not in arc.

    From the point of the attacker's base nearest to the target to the nearest point of the
    target's base inside an arc (anywhere for a turret, `all_round`).
    """
    if all_round:
        return _lines_to(attacker, target, side_a, side_b, corners(target, side_b))
    found = [
        _lines_to(attacker, target, side_a, side_b, part)
        for arc in arcs
        if (part := part_in_arc(attacker, target, side_a, side_b, arc))
    ]
    return min(found, key=lambda lines: lines[0][0], default=[])


def _lines_to(
    attacker: Pose, target: Pose, side_a: float, side_b: float, part: Polygon
) -> list[Pair]:
    base = corners(attacker, side_a)
    if do_overlap(attacker, target, side_a, side_b) and polygon_distance(base, part) == 0.0:
        return [(0.0, part[0], part[0])]
    return closest_pairs(base, part, TOLERANCE)


def attack_distance(
    attacker: Pose,
    target: Pose,
    side_a: float = SMALL_BASE,
    side_b: float = SMALL_BASE,
    all_round: bool = False,
    arcs: Arcs = FRONT_ONLY,
) -> float | None:
    """Give the distance of an attack, or None if the target is not in arc."""
    if all_round:
        return distance_between(attacker, target, side_a, side_b)
    if arcs == FRONT_ONLY:
        return _distance_in(attacker, target, side_a, side_b, Arc.FRONT)
    distances = [_distance_in(attacker, target, side_a, side_b, arc) for arc in arcs]
    return min([distance for distance in distances if distance is not None], default=None)


def _distance_in(
    attacker: Pose, target: Pose, side_a: float, side_b: float, arc: Arc
) -> float | None:
    part = part_in_arc(attacker, target, side_a, side_b, arc)
    if not part:
        return None
    if part == corners(target, side_b):
        return distance_between(attacker, target, side_a, side_b)
    base = corners(attacker, side_a)
    if do_overlap(attacker, target, side_a, side_b):
        return polygon_distance(base, part)
    return gap(base, part)


def are_obstructed(lines: list[Pair], obstacles: list[Polygon]) -> bool:
    """XW-OBSTRUCTION-1: whether every shortest line passes over an obstacle.

    Between parallel edges there are many shortest lines; the attacker picks one that is clear.
    """
    if not lines or not obstacles:
        return False
    first, last = _extremes(lines)
    obstacles = [token for token in obstacles if _is_between(first, last, token)]
    if not obstacles:
        return False
    for t in _places_to_try(first, last, obstacles):
        a = _between(first[1], last[1], t)
        b = _between(first[2], last[2], t)
        if all(length_inside(a, b, obstacle) <= TOLERANCE for obstacle in obstacles):
            return False
    return True


def _is_between(first: Pair, last: Pair, obstacle: Polygon) -> bool:
    """Whether an obstacle may touch a line from the first to the last; cheap and never wrong."""
    x, y = (first[1][0] + last[2][0]) / 2.0, (first[1][1] + last[2][1]) / 2.0
    corners_of = (first[1], first[2], last[1], last[2])
    reach = max([hypot(p - x, q - y) for p, q in corners_of])
    return not is_beyond(x, y, reach, obstacle)


def _extremes(lines: list[Pair]) -> tuple[Pair, Pair]:
    """Give the two shortest lines that lie farthest apart; all others lie between them."""
    first = lines[0]
    last = max(lines, key=lambda line: _apart(first, line))
    first = max(lines, key=lambda line: _apart(last, line))
    return first, last


def _apart(one: Pair, other: Pair) -> float:
    return hypot(one[1][0] - other[1][0], one[1][1] - other[1][1]) + hypot(
        one[2][0] - other[2][0], one[2][1] - other[2][1]
    )


def _between(a: Point, b: Point, t: float) -> Point:
    return (a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1]))


def _places_to_try(first: Pair, last: Pair, obstacles: list[Polygon]) -> list[float]:
    """Where, from the first line (0) to the last (1), the answer can change, and between those."""
    start, end = first[1], last[1]
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = dx * dx + dy * dy
    if length <= TOLERANCE * TOLERANCE:
        return [0.0]
    breaks = [0.0, 1.0]
    for obstacle in obstacles:
        before = obstacle[-1]
        for corner in obstacle:
            points = [corner]
            # an edge may leave the strip between the bases: the crossing point counts as well
            for line in ((first[1], last[1]), (first[2], last[2])):
                if crossing := _crossing(before, corner, *line):
                    points.append(crossing)
            for x, y in points:
                t = ((x - start[0]) * dx + (y - start[1]) * dy) / length
                if 0.0 < t < 1.0:
                    breaks.append(t)
            before = corner
    breaks.sort()
    return breaks + [(a + b) / 2.0 for a, b in itertools.pairwise(breaks)]


def _crossing(a: Point, b: Point, c: Point, d: Point) -> Point | None:
    dx, dy = b[0] - a[0], b[1] - a[1]
    ex, ey = d[0] - c[0], d[1] - c[1]
    across = dx * ey - dy * ex
    if across == 0.0:
        return None
    t = ((c[0] - a[0]) * ey - (c[1] - a[1]) * ex) / across
    return (a[0] + t * dx, a[1] + t * dy) if 0.0 <= t <= 1.0 else None
