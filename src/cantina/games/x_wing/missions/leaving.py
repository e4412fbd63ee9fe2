"""Leaving the mat undestroyed, where a mission lets ships do that (XW-FLEE-2)."""

from __future__ import annotations

from cantina.games.x_wing.missions import mission_of
from cantina.games.x_wing.missions.groups import belongs
from cantina.games.x_wing.missions.places import edge_of
from cantina.games.x_wing.rules.fleeing import edge_left_by
from cantina.games.x_wing.state import Battle, Ship


def exits_of(g: Battle, ship: Ship) -> tuple[str, ...]:
    """Return the edges over which a ship may leave now (XW-MISSION-1-17, -2-12, -3-14)."""
    mission = mission_of(g)
    if mission is None:
        return ()
    return tuple(
        edge_of(g, edge)
        for leave in mission.leave
        if belongs(g, ship, leave.ships)
        and g.round >= leave.from_round
        and not (leave.all_taken and g.markers)
        for edge in leave.edges
    )


def may_leave(g: Battle, ship: Ship) -> bool:
    """Whether a ship that flees is not destroyed."""
    exits = exits_of(g, ship)
    return bool(exits) and edge_left_by(g, ship, exits) in exits
