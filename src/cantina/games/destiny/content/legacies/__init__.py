"""The cards of Legacies, by type."""

from __future__ import annotations

from cantina.games.destiny.content.legacies import (
    battlefields,
    characters,
    events_hero,
    events_neutral,
    events_villain,
    plots,
    supports,
    upgrades,
)
from cantina.games.destiny.printed import Card

CARDS: tuple[Card, ...] = (
    *characters.CARDS,
    *events_villain.CARDS,
    *events_hero.CARDS,
    *events_neutral.CARDS,
    *plots.CARDS,
    *supports.CARDS,
    *upgrades.CARDS,
    *battlefields.CARDS,
)
