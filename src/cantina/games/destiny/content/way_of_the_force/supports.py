"""Supports of Way of the Force."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    support(
        "WotF 31",
        "General Grievous' Wheel Bike",
        "unique villain red legendary vehicle",
        cost=3,
        sides="1RD 2MD +3MD 1Dr 1Dc -",
        abilities=(
            Ability(
                POWER_ACTION,
                To(Choose((Spend(1), Spot(Cards(names=("General Grievous",))))), Ready(THIS)),
            ),
        ),
    ),
    support(
        "WotF 32",
        "Imperial Troop Transport",
        "villain red rare vehicle",
        cost=3,
        sides="XRD XRD1 XID XDr XSh -",
        abilities=(Inherent(XIs(Count(Cards(YOU, CHARACTERS, unique=False)))),),
    ),
)
