"""Cards of Spark of Hope."""

from __future__ import annotations

from cantina.games.destiny.content.cards import Card, support
from cantina.games.destiny.vocabulary.frames import Inherent
from cantina.games.destiny.vocabulary.phrases import TROOPER, YOU
from cantina.games.destiny.vocabulary.rules import ModifiesAny
from cantina.games.destiny.vocabulary.selectors import Dice

CARDS: tuple[Card, ...] = (
    support(
        "SoH 134",
        "AT-RT",
        "neutral red rare",
        cost=2,
        sides="+1* +1* +2* +2* +3*1 -",
        subtypes="vehicle",
        abilities=(Inherent(ModifiesAny(Dice(YOU, subtypes=TROOPER))),),
    ),
)
