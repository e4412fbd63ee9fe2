"""Where a base stands: millimetres, x right, y up; degrees, counter-clockwise from +x."""

from collections.abc import Callable
from functools import partial
from math import cos, radians, sin
from typing import NamedTuple

SMALL_BASE = 40.0  # XW-TEMPLATE-3
LARGE_BASE = 80.0
MAT = 914.4  # three feet

GRID_DIGITS = 3  # poses are stored on a grid of 0.001 mm and 0.001 degrees, so that records replay
GRID_STEPS = 1000.0
WHOLE = 1.5 * 2.0**52  # added to a float it leaves no room for a fraction, which so is rounded
NOT_HALF = 0.4999  # so far from a whole number no error of a product can turn it to the next one
HALF_DIAGONAL = 0.7072  # of a base's side, a little more than its corners are from its middle
TOLERANCE = 0.01  # mm: less penetration is no overlap, a smaller gap is contact

Point = tuple[float, float]
Polygon = tuple[Point, ...]


class Pose(NamedTuple):
    """The centre of a square base and the direction its ship faces."""

    x: float
    y: float
    heading: float


new_pose: Callable[[tuple[float, float, float]], Pose] = partial(tuple.__new__, Pose)
"""Makes a pose of its three numbers: several times quicker than calling the class."""


def on_grid(
    x: float, y: float, heading: float, digits: int = GRID_DIGITS, steps: float = GRID_STEPS
) -> Pose:
    """Give the pose as it is stored: rounded to so many digits, heading in [0, 360)."""
    turned = heading % 360.0
    many_x, many_y, many_turned = x * steps, y * steps, turned * steps
    whole_x, whole_y = many_x + WHOLE - WHOLE, many_y + WHOLE - WHOLE
    whole_turned = many_turned + WHOLE - WHOLE
    if (
        -NOT_HALF < many_x - whole_x < NOT_HALF
        and -NOT_HALF < many_y - whole_y < NOT_HALF
        and -NOT_HALF < many_turned - whole_turned < NOT_HALF
    ):  # several times quicker than `round`
        x, y, turned = whole_x / steps, whole_y / steps, whole_turned / steps
    else:
        x, y, turned = round(x, digits), round(y, digits), round(turned, digits)
    # adding 0.0 turns -0.0 into 0.0, so equal poses also look equal in a record
    return new_pose((x + 0.0, y + 0.0, 0.0 if turned >= 360.0 else turned))


def displaced(start: Pose, forward: float, left: float, turn: float = 0.0) -> Pose:
    """Give the pose reached by a displacement given in the ship's own frame, on the grid."""
    angle = radians(start.heading)
    c, s = cos(angle), sin(angle)
    return on_grid(
        start.x + forward * c - left * s,
        start.y + forward * s + left * c,
        start.heading + turn,
    )


def point_from(pose: Pose, forward: float, left: float) -> Point:
    """Give a point given in the ship's own frame, on the table."""
    angle = radians(pose.heading)
    c, s = cos(angle), sin(angle)
    return (pose.x + forward * c - left * s, pose.y + forward * s + left * c)


def in_frame(pose: Pose, points: Polygon) -> Polygon:
    """Points of the table, seen from the pose: forward and left of its centre."""
    angle = radians(pose.heading)
    c, s = cos(angle), sin(angle)
    x, y = pose.x, pose.y
    return tuple([((px - x) * c + (py - y) * s, (py - y) * c - (px - x) * s) for px, py in points])


def corners(pose: Pose, side: float = SMALL_BASE) -> Polygon:
    """Give the corners of the base: front left, rear left, rear right, front right."""
    half = side / 2.0
    angle = radians(pose.heading)
    c, s = half * cos(angle), half * sin(angle)
    x, y = pose.x, pose.y
    return (
        (x + c - s, y + s + c),
        (x - c - s, y - s + c),
        (x - c + s, y - s - c),
        (x + c + s, y + s - c),
    )


def placed(outline: Polygon, pose: Pose) -> Polygon:
    """Give a token's outline, given around its own origin, laid on the table at a pose."""
    angle = radians(pose.heading)
    c, s = cos(angle), sin(angle)
    return tuple([(pose.x + x * c - y * s, pose.y + x * s + y * c) for x, y in outline])


def overhang(points: Polygon, width: float = MAT, depth: float = MAT) -> float:
    """How far the farthest point lies beyond the mat's border; negative inside."""
    return max([max(-x, x - width, -y, y - depth) for x, y in points])


def is_off_mat(
    pose: Pose, side: float = SMALL_BASE, width: float = MAT, depth: float = MAT
) -> bool:
    """XW-FLEE-1: whether any part of the base lies outside the play area (guides ignored)."""
    reach = HALF_DIAGONAL * side
    if reach < pose.x < width - reach and reach < pose.y < depth - reach:
        return False
    return overhang(corners(pose, side), width, depth) > TOLERANCE
