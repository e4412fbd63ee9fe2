"""The cards of Way of the Force, by type."""

from __future__ import annotations

from cantina.games.destiny.content.way_of_the_force import (
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
    *supports.CARDS,
    *upgrades.CARDS,
    *plots.CARDS,
)
