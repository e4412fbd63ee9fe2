"""Supports of Awakenings."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    support(
        "AW 6",
        "First Order TIE Fighter",
        "villain red rare vehicle",
        cost=3,
        sides="1RD 2RD 3RD1 1Dr Sp -",
        abilities=(Ability(SPECIAL, RemoveShields(ALL, EACH_CHARACTER_OF_AN_OPPONENT)),),
    ),
    support(
        "AW 31",
        "Launch Bay",
        "hero red legendary",
        cost=5,
        sides="XRD XRD XDr XSh XDc -",
        abilities=(Inherent(XIs(HandSize())),),
    ),
    support(
        "AW 43",
        "BB-8",
        "unique hero gray rare droid",
        cost=1,
        sides="1F 1Dr 1Sh 1R Sp -",
        abilities=(
            Ability(
                SPECIAL,
                Do((Reroll(Together((THIS_DIE, One(Dice(YOU, not_this=True))))), KeepThisDie())),
            ),
        ),
    ),
    support(
        "AW 89",
        "Power of the Dark Side",
        "villain blue starter",
        cost=2,
        abilities=(
            Ability(
                ACTION,
                To(
                    Exhaust(THIS),
                    Do(
                        (
                            Reroll(YOUR_DIE),
                            If(
                                DieIs(THOSE_DICE, Dice(shows=BLANK)),
                                Deal(2, A_CHARACTER, unblockable=True),
                            ),
                        )
                    ),
                ),
            ),
        ),
    ),
    support(
        "AW 124",
        "Awakening",
        "hero blue starter",
        cost=1,
        abilities=(
            Ability(
                ACTION, To(Exhaust(THIS), Resolve(One(Dice(YOU, modifier=True)), as_base=True))
            ),
        ),
    ),
)
