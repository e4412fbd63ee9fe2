"""Yellow events of Empire at War."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    event(
        "EaW 142",
        "Truce",
        "neutral yellow common",
        cost=0,
        keywords="ambush",
        does=As(Whose.EVERYONE, Gain(1)),
        reprints=("09149",),
    ),
)
