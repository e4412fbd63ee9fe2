"""Empire at War."""

from __future__ import annotations

from cantina.games.destiny.content.empire_at_war import (
    characters,
    events_yellow,
    supports,
    upgrades,
)
from cantina.games.destiny.printed import Card

MODULES = (
    characters,
    events_yellow,
    supports,
    upgrades,
)

CARDS: tuple[Card, ...] = tuple(card for module in MODULES for card in module.CARDS)
