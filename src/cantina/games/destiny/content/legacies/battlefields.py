"""Battlefields of Legacies."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    battlefield(
        "LEG 174",
        "Arid Wasteland, Geonosis",
        "neutral gray starter",
        abilities=(Ability(CLAIM, As(OPPONENT, Lose(1))),),
    ),
    battlefield(
        "LEG 178",
        "Outer Rim Outpost, Nal Hutta",
        "neutral gray starter",
        abilities=(Ability(CLAIM, Do((Gain(1), Draw(1)))),),
    ),
)
