"""Events of Way of the Force."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    event(
        "WotF 92",
        "Clandestine Operation",
        "hero yellow uncommon",
        cost=1,
        does=To(
            Spot(YELLOW_CHARACTERS, 2, or_one=Cards(names=("Cassian Andor",))),
            Then(
                Resolve(AnyNumber(Dice(YOU), same_symbol=True)),
                Mill(JustDone(Handled.DICE), ANYONE),
            ),
        ),
    ),
    event(
        "WotF 122",
        "Grand Entrance",
        "neutral red common",
        cost=1,
        does=Then(
            Activate(YOUR_CHARACTER),
            Then(
                Reroll(AnyNumber(Dice(YOU, on=THAT_CHARACTER))),
                Reroll(AnyNumber(Dice(YOU, on=THAT_CHARACTER))),
            ),
        ),
    ),
)
