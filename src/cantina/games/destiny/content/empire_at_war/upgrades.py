"""Upgrades of Empire at War."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    upgrade(
        "EaW 13",
        "ID9 Seeker Droid",
        "villain blue rare droid",
        cost=2,
        sides="XMD XF XDr XDc XSh -",
        abilities=(Inherent(XIs(Count(Dice(YOU, names=("ID9 Seeker Droid",))))),),
    ),
)
