"""Executing a maneuver, barrel roll or boost: where the base ends and what it touches."""

from typing import NamedTuple

from cantina.games.x_wing.geometry.overlap import (
    base_on_polygon,
    guided_penetration,
    guides_on_polygon,
    penetration,
    strip_on_polygon,
    template_on_polygon,
)
from cantina.games.x_wing.geometry.pose import (
    HALF_DIAGONAL,
    LARGE_BASE,
    SMALL_BASE,
    TOLERANCE,
    Polygon,
    Pose,
    displaced,
    on_grid,
    point_from,
)
from cantina.games.x_wing.geometry.ranges import are_in_contact, distance_to_polygon
from cantina.games.x_wing.geometry.templates import (
    STANDSTILL,
    STRAIGHT_LENGTH,
    TEMPLATE_WIDTH,
    Bearing,
    Template,
    end_pose,
    flight_of,
    pose_along,
    turned_round,
)

Other = tuple[Pose, float]  # another ship: where it stands and the side of its base
FINEST_STEP = 1e-4  # mm: a tenth of the grid that poses are stored on
LONGEST_STEP = 0.25  # mm: the coarsest step of the walk back where bases barely overlap


class Move(NamedTuple):
    """What a maneuver came to: `used` mm of the template's centre line lie behind the ship."""

    pose: Pose
    touching: tuple[int, ...]
    template: Template
    used: float
    bumped: bool
    backwards: bool = False


def execute(
    start: Pose,
    bearing: Bearing,
    speed: int,
    others: list[Other],
    side: float = SMALL_BASE,
    slide: float = 0.0,
    guides: bool = False,
) -> Move:
    """Execute a maneuver among other ships; `touching` are indices into them (XW-OVERLAP-1..3, 9).

    Ships in the way are flown through; only an overlap at the end moves the ship back along the
    template, and a Koiogran turn then becomes a straight (XW-KOIOGRAN-3). With `guides` these are
    part of the bases.
    """
    template, _, backwards, _ = flight_of(bearing, speed)
    if backwards:
        done = execute(turned_round(start), template.bearing, speed, others, side, guides=guides)
        return done._replace(pose=turned_round(done.pose), backwards=True)
    end = end_pose(start, bearing, speed, side, slide)
    if template is STANDSTILL or is_clear(end, others, side, guides):
        return Move(end, (), template, template.length, False)
    near = _on_the_way(start, template, others, side)
    rear, overlapped = _walk_back(start, template, near, side, guides)
    within = [other for _, other in near]
    rear = _settle(start, template, within, side, rear, guides)
    stop = on_grid(*start) if rear <= -side else pose_along(start, template, rear, side)
    touching = [
        i
        for i, (pose, other) in near
        if i in overlapped and _do_meet(stop, pose, side, other, guides)
    ]
    return Move(stop, tuple(touching), template, max(0.0, rear), True)


def is_clear(place: Pose, others: list[Other], side: float, guides: bool = False) -> bool:
    """Whether a base overlaps none of some others; those far away are not looked at closer."""
    x, y, _ = place
    for pose, other in others:
        dx, dy = pose[0] - x, pose[1] - y
        reach = HALF_DIAGONAL * (side + other)  # guides stick out less than corners
        if dx * dx + dy * dy >= reach * reach:
            continue
        if depth_between(place, pose, side, other, guides) > TOLERANCE:
            return False
    return True


def depth_between(a: Pose, b: Pose, side_a: float, side_b: float, guides: bool) -> float:
    """How far two bases are in each other, with their guides or without."""
    if guides:
        return max(0.0, guided_penetration(a, b, side_a, side_b))
    return penetration(a, b, side_a, side_b)


def _do_meet(a: Pose, b: Pose, side_a: float, side_b: float, guides: bool) -> bool:
    if guides:
        return guided_penetration(a, b, side_a, side_b) >= -TOLERANCE
    return are_in_contact(a, b, side_a, side_b)


def _on_the_way(
    start: Pose, template: Template, others: list[Other], side: float
) -> list[tuple[int, Other]]:
    """Give the ships, each with its number, that a base can meet anywhere along a template."""
    found: list[tuple[int, Other]] = []
    for i, (pose, other) in enumerate(others):
        dx, dy = pose.x - start.x, pose.y - start.y
        reach = template.length + side + HALF_DIAGONAL * (side + other) + TOLERANCE
        if dx * dx + dy * dy < reach * reach:
            found.append((i, (pose, other)))
    return found


def _walk_back(
    start: Pose, template: Template, near: list[tuple[int, Other]], side: float, guides: bool
) -> tuple[float, set[int]]:
    """Give the farthest place without overlap, and the ships overlapped on the way to it.

    A base that penetrates another by p mm still does after any point of it moved less than p, so
    steps of p over the fastest corner's speed skip no free place.
    """
    fastest = 1.0 if template.side == 0 else 1.0 + side / template.radius
    rear = template.length
    overlapped: set[int] = set()
    while rear > -side:
        here = pose_along(start, template, rear, side)
        deepest = 0.0
        for i, (pose, other) in near:
            depth = depth_between(here, pose, side, other, guides)
            if depth > TOLERANCE:
                overlapped.add(i)
                deepest = max(deepest, depth)
        if deepest == 0.0:
            return rear, overlapped
        rear -= max(LONGEST_STEP, deepest / fastest)
    return -side, overlapped


def _settle(
    start: Pose, template: Template, others: list[Other], side: float, free: float, guides: bool
) -> float:
    """Move forward again from a free place to the very contact."""
    if free <= -side:
        return free
    blocked = min(template.length, free + LONGEST_STEP)
    # without any penetration if the place allows it, else within the tolerance: ships may stand
    # flush along the whole way
    clear = max(-side, free - 2.0 * LONGEST_STEP)
    if _depth(start, template, others, side, clear, guides) <= 0.0:
        return _last_free(start, template, others, side, clear, blocked, 0.0, guides)
    return _last_free(start, template, others, side, free, blocked, TOLERANCE, guides)


def _last_free(
    start: Pose,
    template: Template,
    others: list[Other],
    side: float,
    low: float,
    high: float,
    allowed: float,
    guides: bool,
) -> float:
    """Halve the way between a free and a blocked place until they are the same on the grid."""
    while high - low > FINEST_STEP:
        middle = (low + high) / 2.0
        if _depth(start, template, others, side, middle, guides) > allowed:
            high = middle
        else:
            low = middle
    return low


def _depth(
    start: Pose, template: Template, others: list[Other], side: float, rear: float, guides: bool
) -> float:
    here = pose_along(start, template, rear, side)
    return max([depth_between(here, pose, side, other, guides) for pose, other in others])


def obstacles_hit(
    start: Pose,
    done: Move,
    obstacles: list[Polygon],
    side: float = SMALL_BASE,
    guides: bool = False,
) -> list[int]:
    """XW-OBSTACLE-6: the obstacles under the template or the final base, nearest first.

    With `guides` these are part of the base.
    """
    laid = turned_round(start) if done.backwards else start
    hit = [
        i
        for i, obstacle in enumerate(obstacles)
        if base_on_polygon(done.pose, obstacle, side)
        or (guides and guides_on_polygon(done.pose, obstacle, side))
        or template_on_polygon(laid, done.template, obstacle, done.used, side)
    ]
    return sorted(hit, key=lambda i: (distance_to_polygon(start, obstacles[i], side), i))


def roll_reach(side: float = SMALL_BASE) -> float:
    """How far a barrel roll may also shift forward or backward."""
    if side == LARGE_BASE:
        return side / 2.0
    return side - TEMPLATE_WIDTH


def barrel_roll(
    start: Pose, to: int, slide: float, side: float = SMALL_BASE, speed: int = 1
) -> Pose:
    """XW-BARREL-ROLL-1..4: sideways by one template, `to` +1 left or -1 right, heading kept.

    The template's end may lie anywhere along the old and the new side without sticking out, so the
    ship may also shift by `slide`. A large base rolls along the template's long side. Some later
    rules use the straight template of speed 2.
    """
    if abs(slide) > roll_reach(side):
        raise ValueError(f"a barrel roll slides at most {roll_reach(side):g} mm, not {slide:g}")
    width = TEMPLATE_WIDTH if side == LARGE_BASE else STRAIGHT_LENGTH * speed
    return displaced(start, slide, to * (side + width))


def roll_template_is_clear(
    start: Pose,
    to: int,
    slide: float,
    obstacles: list[Polygon],
    side: float = SMALL_BASE,
    speed: int = 1,
) -> bool:
    """Whether some place of the template allows a roll without lying on an obstacle."""
    length = STRAIGHT_LENGTH * speed
    room = (side - TEMPLATE_WIDTH) / 2.0
    low, high = max(-room, slide - room), min(room, slide + room)
    steps = 40
    for i in range(steps + 1):
        ahead = low + (high - low) * i / steps
        x, y = point_from(start, ahead, to * (side + length) / 2.0)
        strip = Pose(x, y, start.heading + 90.0)
        if not any(strip_on_polygon(strip, length, o) for o in obstacles):
            return True
    return False


BOOSTS = (Bearing.STRAIGHT, Bearing.BANK_LEFT, Bearing.BANK_RIGHT)
SHARP_BOOSTS = (Bearing.TURN_LEFT, Bearing.TURN_RIGHT)  # only some pilots dare


def boost(start: Pose, bearing: Bearing, side: float = SMALL_BASE) -> Pose:
    """Give the pose after a boost: a speed-1 straight or bank that is no maneuver."""
    if bearing not in BOOSTS and bearing not in SHARP_BOOSTS:
        raise ValueError(f"no boost {bearing.value}")
    return end_pose(start, bearing, 1, side)
