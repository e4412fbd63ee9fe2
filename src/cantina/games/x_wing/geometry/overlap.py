"""What lies on what: base on base, base or template on an obstacle, and bases in contact."""

import itertools
from math import atan2, cos, hypot, radians, sin, sqrt

from cantina.games.x_wing.geometry.pose import (
    SMALL_BASE,
    TOLERANCE,
    Point,
    Polygon,
    Pose,
    in_frame,
    point_from,
)
from cantina.games.x_wing.geometry.shapes import enters_box, is_beyond, is_inside
from cantina.games.x_wing.geometry.templates import TEMPLATE_WIDTH, Template

DIAGONAL = 1.4142135623730951


def penetration(a: Pose, b: Pose, side_a: float = SMALL_BASE, side_b: float = SMALL_BASE) -> float:
    """How far one base would have to be pushed to clear the other; 0 or less if they are clear.

    Separating axes: two squares overlap if and only if their shadows do along all four edges.
    """
    dx, dy = b.x - a.x, b.y - a.y
    half_a, half_b = side_a / 2.0, side_b / 2.0
    reach = DIAGONAL * (half_a + half_b)
    if dx * dx + dy * dy >= reach * reach:
        return 0.0
    angle_a, angle_b = radians(a.heading), radians(b.heading)
    cos_a, sin_a, cos_b, sin_b = cos(angle_a), sin(angle_a), cos(angle_b), sin(angle_b)
    spread = abs(cos_a * cos_b + sin_a * sin_b) + abs(cos_a * sin_b - sin_a * cos_b)
    reach_a, reach_b = half_a + half_b * spread, half_b + half_a * spread
    return min(
        reach_a - abs(dx * cos_a + dy * sin_a),
        reach_a - abs(dy * cos_a - dx * sin_a),
        reach_b - abs(dx * cos_b + dy * sin_b),
        reach_b - abs(dy * cos_b - dx * sin_b),
    )


GUIDES = 1.6  # mm that the guides stick out before and behind a base
GUIDES_HALF = 13.6  # mm from the middle of an edge to the far end of a guide


def guided_penetration(a: Pose, b: Pose, side_a: float, side_b: float) -> float:
    """How far two bases with their guides are in each other; negative if they are apart.

    The pair of guides at an edge counts as one bar.
    """
    boxes_a, boxes_b = _base_and_bar(side_a), _base_and_bar(side_b)
    return max([_box_penetration(a, b, one, other) for one in boxes_a for other in boxes_b])


def _base_and_bar(side: float) -> tuple[tuple[float, float], tuple[float, float]]:
    half = side / 2.0
    return (half, half), (half + GUIDES, GUIDES_HALF)


def _box_penetration(
    a: Pose, b: Pose, size_a: tuple[float, float], size_b: tuple[float, float]
) -> float:
    """Separating axes for two boxes, each half as long and half as wide as its size says."""
    dx, dy = b.x - a.x, b.y - a.y
    angle_a, angle_b = radians(a.heading), radians(b.heading)
    cos_a, sin_a, cos_b, sin_b = cos(angle_a), sin(angle_a), cos(angle_b), sin(angle_b)
    along = abs(cos_a * cos_b + sin_a * sin_b)
    across = abs(cos_a * sin_b - sin_a * cos_b)
    (long_a, wide_a), (long_b, wide_b) = size_a, size_b
    return min(
        long_a + long_b * along + wide_b * across - abs(dx * cos_a + dy * sin_a),
        wide_a + long_b * across + wide_b * along - abs(dy * cos_a - dx * sin_a),
        long_b + long_a * along + wide_a * across - abs(dx * cos_b + dy * sin_b),
        wide_b + long_a * across + wide_a * along - abs(dy * cos_b - dx * sin_b),
    )


def do_overlap(a: Pose, b: Pose, side_a: float = SMALL_BASE, side_b: float = SMALL_BASE) -> bool:
    """Whether two bases overlap; sharing an edge is no overlap (guides are not part of a base)."""
    return penetration(a, b, side_a, side_b) > TOLERANCE


def base_on_polygon(pose: Pose, polygon: Polygon, side: float = SMALL_BASE) -> bool:
    """Whether a base overlaps a token of any simple shape (XW-OBSTACLE-6)."""
    if is_beyond(pose.x, pose.y, DIAGONAL * side / 2.0, polygon):
        return False
    half = side / 2.0 - TOLERANCE
    return _box_on_polygon(in_frame(pose, polygon), half, half)


def guides_on_polygon(pose: Pose, polygon: Polygon, side: float = SMALL_BASE) -> bool:
    """Whether the guides before and behind a base overlap a token."""
    if is_beyond(pose.x, pose.y, DIAGONAL * side / 2.0 + GUIDES, polygon):
        return False
    long, wide = _base_and_bar(side)[1]
    return _box_on_polygon(in_frame(pose, polygon), long - TOLERANCE, wide - TOLERANCE)


def template_on_polygon(
    start: Pose,
    template: Template,
    polygon: Polygon,
    used: float | None = None,
    side: float = SMALL_BASE,
) -> bool:
    """Whether a template laid at the front of a base overlaps a token (XW-OBSTACLE-6).

    `used` is how much of its centre line the ship covered: after an overlap with a ship only the
    part between the start and the final rear edge counts.
    """
    length = template.length if used is None else min(used, template.length)
    reach = side / 2.0 + length + TEMPLATE_WIDTH
    if length <= TOLERANCE or is_beyond(start.x, start.y, reach, polygon):
        return False
    front = point_from(start, side / 2.0, 0.0)
    half_width = TEMPLATE_WIDTH / 2.0 - TOLERANCE
    if template.side == 0:
        middle = point_from(start, side / 2.0 + length / 2.0, 0.0)
        seen = in_frame(Pose(middle[0], middle[1], start.heading), polygon)
        return _box_on_polygon(seen, length / 2.0 - TOLERANCE, half_width)
    seen = in_frame(Pose(front[0], front[1], start.heading), polygon)
    # around the centre of the circle, mirrored to a left-hand curve that starts at angle 0
    around = tuple([(template.radius - template.side * y, x) for x, y in seen])
    return _ring_on_polygon(around, template.radius, half_width, length / template.radius)


def strip_on_polygon(middle: Pose, length: float, polygon: Polygon) -> bool:
    """Whether a straight template, given by its middle, overlaps a token."""
    half_width = TEMPLATE_WIDTH / 2.0 - TOLERANCE
    if is_beyond(middle.x, middle.y, length / 2.0 + TEMPLATE_WIDTH, polygon):
        return False
    return _box_on_polygon(in_frame(middle, polygon), length / 2.0 - TOLERANCE, half_width)


def _box_on_polygon(polygon: Polygon, half_x: float, half_y: float) -> bool:
    a = polygon[-1]
    for b in polygon:
        if enters_box(a, b, half_x, half_y):
            return True
        a = b
    return is_inside((0.0, 0.0), polygon)


def _ring_on_polygon(polygon: Polygon, radius: float, half_width: float, angle: float) -> bool:
    """Whether a polygon overlaps the part of a ring between angle 0 and `angle` (up to 90)."""
    inner, outer = radius - half_width, radius + half_width
    a = polygon[-1]
    for b in polygon:
        if _segment_in_ring(a, b, inner, outer, angle):
            return True
        a = b
    return is_inside((radius * cos(angle / 2.0), radius * sin(angle / 2.0)), polygon)


def _segment_in_ring(a: Point, b: Point, inner: float, outer: float, angle: float) -> bool:
    """Whether a segment passes through the inside: cut it at all four borders, test each piece."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = dx * dx + dy * dy
    if length == 0.0:
        return _is_in_ring(a[0], a[1], inner, outer, angle)
    cuts = [0.0, 1.0]
    along, off = a[0] * dx + a[1] * dy, a[0] * a[0] + a[1] * a[1]
    for circle in (inner, outer):
        root = along * along - length * (off - circle * circle)
        if root > 0.0:
            cuts += [(-along - sqrt(root)) / length, (-along + sqrt(root)) / length]
    for c, s in ((1.0, 0.0), (cos(angle), sin(angle))):
        across = dy * c - dx * s
        if across != 0.0:
            cuts.append((a[0] * s - a[1] * c) / across)
    cuts = sorted([t for t in cuts if 0.0 <= t <= 1.0])
    for start, end in itertools.pairwise(cuts):
        middle = (start + end) / 2.0
        if end > start and _is_in_ring(a[0] + middle * dx, a[1] + middle * dy, inner, outer, angle):
            return True
    return False


def _is_in_ring(x: float, y: float, inner: float, outer: float, angle: float) -> bool:
    edge = TOLERANCE / outer
    return inner < hypot(x, y) < outer and edge < atan2(y, x) < angle - edge
