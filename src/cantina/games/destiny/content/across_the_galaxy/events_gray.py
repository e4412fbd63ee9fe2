"""Gray events of Across the Galaxy."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    event(
        "AtG 149 Shriek",
        "neutral gray common, cost 2",
        Remove(Each(Dice(OPPONENT, value=Exactly(0)))),
    ),
)
