"""Cards of Spark of Hope."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    support(
        "SoH 134 AT-RT",
        "neutral red rare vehicle, cost 2; die +1* +1* +2* +2* +3*1 -",
        Inherent(ModifiesAny(Dice(YOU, subtypes=TROOPER))),
    ),
)
