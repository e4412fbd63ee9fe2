"""Blue events of Awakenings."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    event(
        "AW 81",
        "Enrage",
        "villain blue common",
        cost=0,
        does=To(Deal(1, One(Cards(YOU, CHARACTERS, colours=BLUE))), Gain(1)),
    ),
    event(
        "AW 84",
        "Intimidate",
        "villain blue common",
        cost=0,
        does=RemoveShields(ALL, A_CHARACTER),
        reprints=("04018",),
    ),
    event(
        "AW 115",
        "Defensive Stance",
        "hero blue common",
        cost=1,
        does=GiveShields(2, A_CHARACTER),
        reprints=("04039", "09061"),
    ),
    event(
        "AW 117",
        "Heroism",
        "hero blue common",
        cost=0,
        does=Then(
            Do(
                (
                    Pick(One(Dice(OPPONENT, shows=MELEE_OR_RANGED))),
                    Deal(ValueOf(THOSE_DICE), One(Cards(YOU, CHARACTERS, unique=True))),
                )
            ),
            Remove(THOSE_DICE),
        ),
    ),
    event(
        "AW 146",
        "Disturbance in the Force",
        "neutral blue common",
        cost=1,
        does=Reroll(Each(Dice())),
    ),
    event(
        "AW 149",
        "Use The Force",
        "neutral blue starter",
        cost=1,
        does=To(Spot(BLUE_CHARACTERS), Turn(A_DIE)),
        reprints=("09112",),
    ),
)
