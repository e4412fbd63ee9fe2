"""Empire at War."""

from __future__ import annotations

from cantina.games.destiny.content.empire_at_war import (
    battlefields,
    characters,
    events_blue,
    events_gray,
    events_red,
    events_yellow,
    supports,
    upgrades,
)
from cantina.games.destiny.printed import Card

MODULES = (
    battlefields,
    characters,
    events_blue,
    events_gray,
    events_red,
    events_yellow,
    supports,
    upgrades,
)

CARDS: tuple[Card, ...] = tuple(card for module in MODULES for card in module.CARDS)
