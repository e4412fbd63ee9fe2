"""Convergence."""

from __future__ import annotations

from cantina.games.destiny.content.convergence import (
    battlefields,
    downgrades,
    events_blue,
    events_gray,
    events_red,
    events_yellow,
    heroes,
    plots,
    supports,
    upgrades,
    villains,
    weapons,
)
from cantina.games.destiny.printed import Card

MODULES = (
    battlefields,
    downgrades,
    events_blue,
    events_gray,
    events_red,
    events_yellow,
    heroes,
    plots,
    supports,
    upgrades,
    villains,
    weapons,
)

CARDS: tuple[Card, ...] = tuple(card for module in MODULES for card in module.CARDS)
