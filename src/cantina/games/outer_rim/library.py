"""All printed components by id; the game fills it from the content when it is loaded."""

from __future__ import annotations

from typing import Final

from cantina.core.library import Library
from cantina.games.outer_rim.printed import (
    AiCard,
    Asset,
    Card,
    Character,
    Contact,
    PatrolToken,
    Ship,
)

CARDS: Final[Library[Card]] = Library()
CHARACTERS: Final[Library[Character]] = Library()
SHIPS: Final[Library[Ship]] = Library()
CONTACTS: Final[Library[Contact]] = Library()
PATROLS: Final[Library[PatrolToken]] = Library()
AI_CARDS: Final[Library[AiCard]] = Library()


def asset(card_id: str) -> Asset:
    """Return the asset part of a card that has one."""
    part = CARDS[card_id].asset
    assert part is not None, f"{card_id} is no asset"
    return part
