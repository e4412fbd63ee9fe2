"""Battlefields of Convergence."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    battlefield(
        "CONV 174",
        "Deathwatch Hideout, Concordia",
        "neutral gray starter",
        abilities=(
            Ability(
                CLAIM,
                Do(
                    (
                        Gain(1),
                        To(
                            Spot(Cards(names=("Satine Kryze",))),
                            PutOnDeck(One(Cards(YOU, zone=Zone.DISCARD)), DeckPlace.BOTTOM),
                        ),
                    )
                ),
            ),
        ),
    ),
    battlefield(
        "CONV 176",
        "Lair of General Grievous, Vassek 3",
        "neutral gray starter",
        abilities=(
            Ability(
                CLAIM,
                Choose(
                    (
                        Unless(Indirect(1, THAT_PLAYER), OPPONENT, GiveResources(1)),
                        To(Spot(Cards(names=("General Grievous",))), Deal(1, A_CHARACTER)),
                    )
                ),
            ),
        ),
    ),
)
