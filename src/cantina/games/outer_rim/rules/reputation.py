"""Reputation with the four factions: positive, neutral or negative."""

from __future__ import annotations

from cantina.core.text import seat_name
from cantina.games.outer_rim.names import faction_name
from cantina.games.outer_rim.rules.settle import settle
from cantina.games.outer_rim.state import Galaxy
from cantina.games.outer_rim.terms import NEGATIVE, NEUTRAL, POSITIVE

MESSAGES = {
    POSITIVE: "or-log-reputation-positive",
    NEUTRAL: "or-log-reputation-neutral",
    NEGATIVE: "or-log-reputation-negative",
}


def reputation(g: Galaxy, seat: int, faction: str) -> int:
    """Return a player's reputation: 1 positive, 0 neutral, -1 negative (OR-REPUTATION-1)."""
    return g.players[seat].reputation.get(faction, NEUTRAL)


async def set_reputation(g: Galaxy, seat: int, faction: str, to: int) -> bool:
    """Put the token where an effect says, whatever it was before (OR-REPUTATION-6)."""
    if reputation(g, seat, faction) == to:
        return False
    g.players[seat].reputation[faction] = to
    g.say(MESSAGES[to], "OR-REPUTATION-1", player=seat_name(seat), faction=faction_name(faction))
    await settle(g, seat)
    return True


async def gain_reputation(g: Galaxy, seat: int, faction: str, amount: int = 1) -> bool:
    """Move toward positive; at positive nothing happens (OR-REPUTATION-2, OR-REPUTATION-4)."""
    now = reputation(g, seat, faction)
    return await set_reputation(g, seat, faction, min(POSITIVE, now + amount))


async def lose_reputation(g: Galaxy, seat: int, faction: str, amount: int = 1) -> bool:
    """Move toward negative; at negative nothing happens (OR-REPUTATION-3, OR-REPUTATION-5)."""
    now = reputation(g, seat, faction)
    return await set_reputation(g, seat, faction, max(NEGATIVE, now - amount))
