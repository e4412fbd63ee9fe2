"""Red events of Spirit of Rebellion."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    event(
        "SoR 65",
        "Traitor!",
        "villain red uncommon",
        cost=1,
        keywords="ambush",
        does=Then(
            Mill(1, YOU),
            Remove(One(Dice(not_shows=(Symbol.SPECIAL,), value=AtMost(CostOf(THAT_CARD))))),
        ),
    ),
    event(
        "SoR 91",
        "Friendly Fire",
        "hero red uncommon",
        cost=2,
        does=To(
            Do((Spot(RED_CHARACTERS), Remove(One(Dice(OPPONENT, shows=RANGED))))),
            Deal(ValueOf(THOSE_DICE), A_CHARACTER),
        ),
    ),
    event(
        "SoR 119",
        "Bombing Run",
        "neutral red uncommon",
        cost=0,
        does=Then(
            Resolve(One(Dice(YOU, colours=RED, shows=(Symbol.DISRUPT,)))),
            Deal(1, EACH_CHARACTER_OF_AN_OPPONENT),
        ),
    ),
    event(
        "SoR 121",
        "Salvo",
        "neutral red uncommon",
        cost=2,
        does=Resolve(One(Dice(YOU, shows=RANGED)), against_each=Cards(OPPONENT, CHARACTERS)),
    ),
)
