"""Points, segments and polygons: distances, clipping and crossing, exact and without drawing."""

import itertools
from math import hypot, sqrt

from cantina.games.x_wing.geometry.pose import Point, Polygon

Pair = tuple[float, Point, Point]  # a distance and the two points it lies between


Circle = tuple[float, float, float]  # the middle and the radius

MOST_CIRCLES = 4096
_circles: dict[int, tuple[Polygon, Circle]] = {}


def circle_around(polygon: Polygon) -> Circle:
    """Give a circle that holds a polygon: what is farther away needs no closer look.

    Tokens lie still, so the circle is kept as long as the very same polygon comes again.
    """
    known = _circles.get(id(polygon))
    if known is not None and known[0] is polygon:
        return known[1]
    across, along = [x for x, _ in polygon], [y for _, y in polygon]
    x, y = (min(across) + max(across)) / 2.0, (min(along) + max(along)) / 2.0
    circle = (x, y, max([hypot(p - x, q - y) for p, q in polygon]))
    if len(_circles) >= MOST_CIRCLES:
        _circles.clear()
    _circles[id(polygon)] = (polygon, circle)
    return circle


def is_beyond(x: float, y: float, reach: float, polygon: Polygon) -> bool:
    """Whether everything within `reach` of a point is surely clear of a polygon."""
    middle_x, middle_y, radius = circle_around(polygon)
    dx, dy, far = middle_x - x, middle_y - y, reach + radius
    return dx * dx + dy * dy > far * far


def point_to_segment(p: Point, a: Point, b: Point) -> Point:
    """Give the point of the segment nearest to p."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    length = dx * dx + dy * dy
    if length == 0.0:
        return a
    t = ((p[0] - a[0]) * dx + (p[1] - a[1]) * dy) / length
    if t <= 0.0:
        return a
    if t >= 1.0:
        return b
    return (a[0] + t * dx, a[1] + t * dy)


def is_inside(p: Point, polygon: Polygon) -> bool:
    """Whether p lies inside a simple polygon (even-odd rule)."""
    x, y = p
    inside = False
    x1, y1 = polygon[-1]
    for x2, y2 in polygon:
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            inside = not inside
        x1, y1 = x2, y2
    return inside


def crosses(a: Point, b: Point, c: Point, d: Point) -> bool:
    """Whether the segments ab and cd have a point in common."""
    ab_c = _turn(a, b, c)
    ab_d = _turn(a, b, d)
    cd_a = _turn(c, d, a)
    cd_b = _turn(c, d, b)
    if ab_c == 0.0 and ab_d == 0.0:
        return _boxes_meet(a, b, c, d)
    return ab_c * ab_d <= 0.0 and cd_a * cd_b <= 0.0


def _turn(a: Point, b: Point, c: Point) -> float:
    return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])


def _boxes_meet(a: Point, b: Point, c: Point, d: Point) -> bool:
    return max(min(a[0], b[0]), min(c[0], d[0])) <= min(max(a[0], b[0]), max(c[0], d[0])) and max(
        min(a[1], b[1]), min(c[1], d[1])
    ) <= min(max(a[1], b[1]), max(c[1], d[1]))


def closest_pairs(first: Polygon, second: Polygon, tie: float) -> list[Pair]:
    """Give the pairs of nearest points of two shapes that do not overlap, ties included.

    Between two polygons at least one of two nearest points is a corner, so corners of each against
    edges of the other suffice; parallel edges yield several pairs. Points and segments are fine.
    """
    farthest = (gap(first, second) + tie) ** 2
    pairs: list[Pair] = []
    for flipped in (False, True):
        points, edges = (second, first) if flipped else (first, second)
        for p in points:
            a = edges[-1]
            for b in edges:
                if _squared_gap(p[0], p[1], a[0], a[1], b[0], b[1]) <= farthest:
                    q = point_to_segment(p, a, b)
                    distance = hypot(p[0] - q[0], p[1] - q[1])
                    pairs.append((distance, q, p) if flipped else (distance, p, q))
                a = b
    return pairs


def gap(first: Polygon, second: Polygon) -> float:
    """Give the distance of two shapes that do not overlap."""
    nearest = float("inf")
    for flipped in (False, True):
        points, edges = (second, first) if flipped else (first, second)
        for p_x, p_y in points:
            a_x, a_y = edges[-1]
            for b_x, b_y in edges:
                here = _squared_gap(p_x, p_y, a_x, a_y, b_x, b_y)
                if here < nearest:
                    nearest = here
                a_x, a_y = b_x, b_y
    return sqrt(nearest)


def _squared_gap(p_x: float, p_y: float, a_x: float, a_y: float, b_x: float, b_y: float) -> float:
    """Give the squared distance of a point from a segment."""
    dx, dy = b_x - a_x, b_y - a_y
    x, y = p_x - a_x, p_y - a_y
    along, length = x * dx + y * dy, dx * dx + dy * dy
    if along > 0.0:
        if along >= length:
            x, y = p_x - b_x, p_y - b_y
        else:
            across = x * dy - y * dx
            return across * across / length
    return x * x + y * y


def _are_boxes_apart(first: Polygon, second: Polygon) -> bool:
    """Whether the upright boxes around two polygons have no point in common."""
    across, along = [x for x, _ in first], [y for _, y in first]
    other_across, other_along = [x for x, _ in second], [y for _, y in second]
    return (
        max(across) < min(other_across)
        or max(other_across) < min(across)
        or max(along) < min(other_along)
        or max(other_along) < min(along)
    )


def polygon_distance(first: Polygon, second: Polygon) -> float:
    """Give the distance between the nearest points of two simple polygons; 0 if they meet."""
    if _are_boxes_apart(first, second):
        return gap(first, second)
    if is_inside(first[0], second) or is_inside(second[0], first):
        return 0.0
    a = first[-1]
    for b in first:
        c = second[-1]
        for d in second:
            if crosses(a, b, c, d):
                return 0.0
            c = d
        a = b
    return gap(first, second)


def clipped(polygon: Polygon, normal: Point, offset: float) -> Polygon:
    """Give the part of a convex polygon where normal . p >= offset, its border included."""
    if not polygon:
        return ()
    nx, ny = normal
    kept: list[Point] = []
    ax, ay = polygon[-1]
    before = ax * nx + ay * ny - offset
    for bx, by in polygon:
        here = bx * nx + by * ny - offset
        if (before >= 0.0) != (here >= 0.0):
            t = before / (before - here)
            kept.append((ax + t * (bx - ax), ay + t * (by - ay)))
        if here >= 0.0:
            kept.append((bx, by))
        ax, ay, before = bx, by, here
    return tuple(kept)


def enters_box(a: Point, b: Point, half_x: float, half_y: float) -> bool:
    """Whether the segment ab passes through the inside of a box around the origin."""
    enter, leave = 0.0, 1.0
    for start, end, half in ((a[0], b[0], half_x), (a[1], b[1], half_y)):
        delta = end - start
        if delta == 0.0:
            if abs(start) >= half:
                return False
            continue
        first, second = (-half - start) / delta, (half - start) / delta
        if first > second:
            first, second = second, first
        enter, leave = max(enter, first), min(leave, second)
        if enter >= leave:
            return False
    return True


def length_inside(a: Point, b: Point, polygon: Polygon) -> float:
    """How much of the segment ab runs through the inside of a simple polygon, in mm."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    whole = hypot(dx, dy)
    if whole == 0.0:
        return 0.0
    cuts = [0.0, 1.0]
    c = polygon[-1]
    for d in polygon:
        ex, ey = d[0] - c[0], d[1] - c[1]
        across = dx * ey - dy * ex
        if across != 0.0:
            t = ((c[0] - a[0]) * ey - (c[1] - a[1]) * ex) / across
            s = ((c[0] - a[0]) * dy - (c[1] - a[1]) * dx) / across
            if 0.0 < t < 1.0 and -1e-9 <= s <= 1.0 + 1e-9:
                cuts.append(t)
        c = d
    cuts.sort()
    inside = 0.0
    for start, end in itertools.pairwise(cuts):
        middle = (start + end) / 2.0
        if end > start and is_inside((a[0] + middle * dx, a[1] + middle * dy), polygon):
            inside += end - start
    return inside * whole
