"""Satellite tokens: discs, neither ships nor obstacles."""

from __future__ import annotations

from math import hypot

from cantina.games.x_wing.geometry import Pose, in_frame
from cantina.games.x_wing.state import Satellite

SATELLITE_RADIUS = 15.0


def gap_between(one: Satellite, other: Satellite) -> float:
    """Return the distance between the nearest points of two satellites."""
    return max(0.0, hypot(one.x - other.x, one.y - other.y) - 2 * SATELLITE_RADIUS)


def is_under(satellite: Satellite, pose: Pose, side: float) -> bool:
    """Whether a base overlaps a satellite."""
    ((x, y),) = in_frame(pose, ((satellite.x, satellite.y),))
    half = side / 2
    outside = hypot(max(0.0, abs(x) - half), max(0.0, abs(y) - half))
    return outside < SATELLITE_RADIUS
