"""The cards of Legacies, by type."""

from __future__ import annotations

from cantina.games.destiny.content.legacies import (
    battlefields,
    characters,
    events,
    plots,
    supports,
    upgrades,
)
from cantina.games.destiny.printed import Card

CARDS: tuple[Card, ...] = (
    *characters.CARDS,
    *events.CARDS,
    *plots.CARDS,
    *supports.CARDS,
    *upgrades.CARDS,
    *battlefields.CARDS,
)
