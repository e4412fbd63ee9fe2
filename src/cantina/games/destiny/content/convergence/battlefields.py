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
    battlefield(
        "CONV 177",
        "Mean Streets, Correlia",
        "neutral gray uncommon",
        abilities=(
            Ability(
                CLAIM,
                Do(
                    (
                        May(
                            To(
                                Spot(Cards(subtypes=(Subtype.SCOUNDREL,))),
                                PlaceTokens(Token.RESOURCE, 1, THIS),
                            )
                        ),
                        May(
                            Play(
                                One(Cards(YOU, EVENTS, zone=Zone.HAND)),
                                less=TokensOn(Token.RESOURCE, THIS),
                            )
                        ),
                    )
                ),
            ),
        ),
    ),
    battlefield(
        "CONV 179",
        "Salt Flats, Crait",
        "neutral gray uncommon",
        abilities=(
            Ability(
                POWER_ACTION,
                Choose(
                    (Turn(A_DIE, Showing(BLANK)), Turn(One(Dice(YOU, subtypes=(Subtype.LEADER,)))))
                ),
            ),
        ),
    ),
    battlefield(
        "CONV 180",
        "Watto's Shop, Tatooine",
        "neutral gray uncommon",
        abilities=(
            Ability(
                CLAIM,
                To(
                    Discard(One(Cards(YOU, (CardType.SUPPORT, CardType.UPGRADE)))),
                    Gain(CostOf(THAT_CARD)),
                ),
            ),
        ),
    ),
)
