"""Supports of Empire at War."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    support(
        "EaW 35",
        "Training Remote",
        "hero blue rare",
        cost=1,
        sides="+1* +1* +1* +2*1 - -",
        abilities=(Inherent(ModifiesAny(Dice(YOU, types=CHARACTERS, colours=BLUE))),),
    ),
    support(
        "EaW 127",
        "Tech Team",
        "neutral red common",
        cost=1,
        abilities=(
            Ability(Before(Plays(Cards(YOU, SUPPORTS))), To(Exhaust(THIS), CostLess(1)), may=True),
        ),
        reprints=("09136",),
    ),
)
