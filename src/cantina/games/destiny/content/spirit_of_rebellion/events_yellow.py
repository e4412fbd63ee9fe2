"""Yellow events of Spirit of Rebellion."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    event(
        "SoR 113",
        "Long Con",
        "hero yellow common",
        cost=0,
        does=Gain(Count(Cards(YOU, zone=Zone.DISCARD, copy_of_this=True, not_this=True))),
    ),
)
