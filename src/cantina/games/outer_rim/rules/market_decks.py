"""The market decks: the face-up card of each, and turning up the next one."""

from __future__ import annotations

from cantina.core.deck import Peek
from cantina.games.outer_rim.names import card_name, deck_name
from cantina.games.outer_rim.state import Galaxy


def face_up(g: Galaxy, deck: str) -> str:
    """Return the face-up card of a deck; nothing when it is empty (OR-MARKET-10, ruling O9)."""
    top = g.market[deck].top
    return top[0] if top else ""


async def reveal_top(g: Galaxy, deck: str) -> str:
    """Turn the top card of a deck face up for everybody."""
    found = await Peek(g.market[deck], 1)
    if not found:
        return ""
    g.say("or-log-market-reveal", "OR-MARKET-10", deck=deck_name(deck), card=card_name(found[0]))
    return found[0]
