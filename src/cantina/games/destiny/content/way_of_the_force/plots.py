"""Plots of Way of the Force."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    plot(
        "WotF 127",
        "Home Turf Advantage",
        "neutral red uncommon",
        points="2",
        abilities=(Building(BringsBattlefields(2)),),
    ),
)
