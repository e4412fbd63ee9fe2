"""The nearest player, space or component, and who decides when several are equally near."""

from __future__ import annotations

from cantina.games.outer_rim.names import faction_name
from cantina.games.outer_rim.rules.map import chart_of
from cantina.games.outer_rim.rules.ties import decide_tie
from cantina.games.outer_rim.state import Galaxy


def nearest(g: Galaxy, start: str, places: dict[str, str]) -> list[str]:
    """Return the things the fewest spaces away from a space, each given with its own space.

    A thing in the space itself is at distance 0 (OR-NEAREST-1, OR-NEAREST-3).
    """
    away = chart_of(g).distances[start]
    near = min((away[space] for space in places.values()), default=None)
    return [thing for thing, space in places.items() if away[space] == near]


def nearest_patrols(g: Galaxy, seat: int) -> list[str]:
    """Return the factions whose patrols are nearest to a player."""
    places = {each.faction: each.space for each in g.patrols}
    return nearest(g, g.players[seat].space, places)


async def nearest_patrol(g: Galaxy, seat: int) -> str:
    """Settle on the nearest patrol; the current player decides ties (OR-NEAREST-2)."""
    return await decide_tie(g, nearest_patrols(g, seat), faction_name)
