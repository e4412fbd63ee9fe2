"""Plots of Convergence."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    plot(
        "CONV 52 Separatist Conspiracy",
        "villain gray uncommon, 2 points",
        Ability(
            ACTION,
            Then(
                Exhaust(THIS),
                Unless(
                    Draw(Count(Cards(YOU, CHARACTERS, subtypes=LEADER))),
                    OPPONENT,
                    Choose((Spend(1), DiscardFromHand())),
                ),
            ),
        ),
    ),
    plot(
        "CONV 113 Force Flow",
        "neutral blue starter, 2 points",
        Ability(ACTION, To(SetAside(THIS), Turn(A_DIE))),
    ),
    plot(
        "CONV 114 Lightsaber Mastery",
        "neutral blue uncommon, 2 points",
        Building(BringsUnder(2, Cards(types=EVENTS, subtypes=(Subtype.MOVE,)))),
        Ability(
            ACTION,
            To(Exhaust(THIS), Play(One(Cards(YOU, EVENTS, zone=Zone.UNDER_THIS)), then_aside=True)),
        ),
    ),
    plot(
        "CONV 133 Advanced Training",
        "neutral red uncommon, 2 points",
        Standing(ResolvesAs(Dice(YOU, shows=BLANK, subtypes=TROOPER), Symbol.INDIRECT, value=1)),
    ),
    plot(
        "CONV 151 Profiteering",
        "neutral yellow uncommon, 2 points",
        Ability(
            After(Rolls(Dice(YOU, shows=RESOURCE, subtypes=SCOUNDREL))),
            Resolve(THOSE_DICE),
            may=True,
        ),
    ),
)
