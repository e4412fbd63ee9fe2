"""Fleeing the battle: leaving the play area (XW-FLEE)."""

from __future__ import annotations

from cantina.games.x_wing import geometry
from cantina.games.x_wing.geometry import Polygon, corners
from cantina.games.x_wing.rules.measuring import pose_of, side_of
from cantina.games.x_wing.state import Battle, Ship


def is_outside(g: Battle, ship: Ship) -> bool:
    """XW-FLEE-1: whether any part of the base lies outside the play area."""
    area = g.options
    return geometry.is_off_mat(pose_of(ship), side_of(ship), area.width, area.height)


def edge_left_by(g: Battle, ship: Ship, goals: tuple[str, ...] = ()) -> str:
    """Return the edge a ship leaves over: the one with more of the base beyond it.

    At a corner with equal parts a mission's goal edge counts.
    """
    base = corners(pose_of(ship), side_of(ship))
    width, height = g.options.width, g.options.height
    beyond = {
        "south": area_of(geometry.clipped(base, (0.0, -1.0), 0.0)),
        "north": area_of(geometry.clipped(base, (0.0, 1.0), height)),
        "west": area_of(geometry.clipped(base, (-1.0, 0.0), 0.0)),
        "east": area_of(geometry.clipped(base, (1.0, 0.0), width)),
    }
    return max(beyond, key=lambda edge: (round(beyond[edge], 3), edge in goals))


def area_of(polygon: Polygon) -> float:
    """Return the area of a polygon."""
    if len(polygon) < 3:
        return 0.0
    before = polygon[-1]
    total = 0.0
    for point in polygon:
        total += before[0] * point[1] - point[0] * before[1]
        before = point
    return abs(total) / 2.0
