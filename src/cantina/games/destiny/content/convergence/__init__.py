"""Convergence."""

from __future__ import annotations

from cantina.games.destiny.content.convergence import (
    battlefields,
    characters,
    downgrades,
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
    downgrades,
    events_blue,
    events_gray,
    events_red,
    events_yellow,
    plots,
    supports,
    upgrades,
)

CARDS: tuple[Card, ...] = tuple(card for module in MODULES for card in module.CARDS)
