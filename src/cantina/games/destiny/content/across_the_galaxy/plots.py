"""Plots of Across the Galaxy."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    plot(
        "AtG 54 Retribution",
        "villain gray uncommon, 1 point",
        Building(IncludedOnlyIfWorth(20)),
        Ability(
            After(RemovesDice(Dice(YOU, types=CHARACTERS), by=OPPONENT)),
            Deal(1, A_CHARACTER),
            may=True,
        ),
    ),
    plot(
        "AtG 115 Bitter Rivalry",
        "neutral blue uncommon, -1 points",
        Ability(
            AFTER_SET_UP,
            As(
                OPPONENT,
                Do((Deal(2, One(Cards(Whose.CONTROLLER, CHARACTERS)), unblockable=True), Draw(1))),
            ),
        ),
    ),
    plot(
        "AtG 129 Armored Reinforcement",
        "neutral red uncommon, 3 points",
        Ability(
            ACTION,
            To(
                SetAside(THIS),
                Then(
                    Find(Cards(types=SUPPORTS, colours=RED, subtypes=VEHICLE)),
                    Play(THAT_CARD, less=1),
                ),
            ),
        ),
    ),
    plot("AtG 143 Double Down", "neutral yellow uncommon, 2 points", Building(ExtraCopies(2))),
    plot(
        "AtG 155 No Allegiance",
        "neutral gray uncommon, -1 points",
        Building(
            IncludedOnlyIf(Cards(types=CHARACTERS, affiliations=(Affiliation.NEUTRAL,)), every=True)
        ),
        Standing(MoreHealth(1, Cards(YOU, CHARACTERS, affiliations=(Affiliation.NEUTRAL,)))),
    ),
    plot(
        "AtG 156 Solidarity",
        "neutral gray uncommon, -1 points",
        Building(IncludedOnlyIfOfOneColour()),
    ),
)
