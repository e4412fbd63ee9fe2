"""Plots of Across the Galaxy."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    plot(
        "AtG 143",
        "Double Down",
        "neutral yellow uncommon",
        points="2",
        abilities=(Building(ExtraCopies(2)),),
    ),
)
