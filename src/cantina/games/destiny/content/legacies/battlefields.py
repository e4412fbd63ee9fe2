"""Battlefields of Legacies."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    battlefield(
        "LEG 174 Arid Wasteland, Geonosis",
        "neutral gray starter",
        Ability(CLAIM, As(OPPONENT, Lose(1))),
    ),
    battlefield(
        "LEG 175 Citadel Landing Zone, Scarif",
        "neutral gray common",
        Ability(CLAIM, Then(Reroll(ANY_OF_YOUR_DICE), May(Resolve(YOUR_DIE)))),
    ),
    battlefield(
        "LEG 176 Imperial Palace, Coruscant",
        "neutral gray uncommon",
        Ability(CLAIM, Do((LookAt(AN_OPPONENTS_HAND), Discard(A_CARD_LOOKED_AT)))),
    ),
    battlefield(
        "LEG 177 Launch Deck, Home One",
        "neutral gray uncommon",
        Ability(CLAIM, To(Remove(YOUR_DIE), Indirect(Half(ValueOf(THOSE_DICE)), OPPONENT))),
    ),
    battlefield(
        "LEG 178 Outer Rim Outpost, Nal Hutta",
        "neutral gray starter",
        Ability(CLAIM, Do((Gain(1), Draw(1)))),
    ),
    battlefield(
        "LEG 179 Petranaki Arena, Geonosis",
        "neutral gray common",
        Ability(CLAIM, To(Indirect(1, YOU), Deal(1, A_CHARACTER, unblockable=True))),
    ),
    battlefield(
        "LEG 180 Power Generator Trench, Death Star I",
        "neutral gray uncommon",
        Ability(CLAIM, Turn(A_DIE)),
    ),
)
