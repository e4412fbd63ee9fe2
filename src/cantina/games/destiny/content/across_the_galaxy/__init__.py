"""Across the Galaxy."""

from __future__ import annotations

from cantina.games.destiny.content.across_the_galaxy import (
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

MODULES = (
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

CARDS: tuple[Card, ...] = tuple(card for module in MODULES for card in module.CARDS)
