"""Battlefields of Awakenings."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    battlefield(
        "AW 168",
        "Frozen Wastes, Starkiller Base",
        "neutral gray starter",
        abilities=(Ability(CLAIM, Remove(One(Dice(types=CHARACTERS)))),),
    ),
    battlefield(
        "AW 174",
        "Starship Graveyard, Jakku",
        "neutral gray starter",
        abilities=(
            Ability(
                CLAIM,
                PutOnDeck(One(Cards(YOU, (CardType.SUPPORT, CardType.UPGRADE), zone=Zone.DISCARD))),
            ),
        ),
    ),
)
