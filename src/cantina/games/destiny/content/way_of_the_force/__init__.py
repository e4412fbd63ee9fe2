"""The cards of Way of the Force, by type."""

from __future__ import annotations

from cantina.games.destiny.content.way_of_the_force import (
    battlefields,
    characters,
    events_blue,
    events_gray,
    events_red,
    events_yellow,
    plots,
    supports,
    upgrades,
)
from cantina.games.destiny.printed import Card

CARDS: tuple[Card, ...] = (
    *characters.CARDS,
    *events_blue.CARDS,
    *events_red.CARDS,
    *events_yellow.CARDS,
    *events_gray.CARDS,
    *supports.CARDS,
    *upgrades.CARDS,
    *plots.CARDS,
    *battlefields.CARDS,
)
