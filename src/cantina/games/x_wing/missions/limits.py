"""How fast a mission lets ships fly (XW-MISSION-2-7)."""

from __future__ import annotations

from cantina.games.x_wing.missions import mission_of
from cantina.games.x_wing.missions.groups import belongs
from cantina.games.x_wing.state import Battle, Ship

FASTEST = 5


def fastest(g: Battle, ship: Ship) -> int:
    """Return the highest speed that a ship may be assigned."""
    mission = mission_of(g)
    if mission is None or not mission.limits:
        return FASTEST
    limits = [
        limit.speed
        for limit in mission.limits
        if belongs(g, ship, limit.ships)
        and (not limit.before_round or g.round < limit.before_round)
    ]
    return min(limits, default=FASTEST)
