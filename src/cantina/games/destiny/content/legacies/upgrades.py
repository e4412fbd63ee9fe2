"""Upgrades of Legacies."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    upgrade(
        "LEG 26",
        "Hunter Instinct",
        "villain yellow starter ability",
        cost=2,
        sides="1F 1Dr 1R Sp Sp -",
        abilities=(
            Ability(
                SPECIAL,
                Deal(Rather(1, 2, CardIs(THAT_CHARACTER, Cards(damage=AtLeast(3)))), A_CHARACTER),
            ),
        ),
    ),
    upgrade(
        "LEG 27",
        "Wrist Rockets",
        "villain yellow starter weapon",
        cost=3,
        sides="2RD 4ID1 1Dc 1R Sp -",
        only_on=YELLOW_CHARACTERS,
        abilities=(
            Ability(SPECIAL, Do((Deal(2, A_CHARACTER), May(To(Spend(1), Deal(2, A_CHARACTER)))))),
        ),
    ),
    upgrade(
        "LEG 56",
        "Force Focus",
        "neutral blue starter ability",
        cost=2,
        sides="1Sh 1R 1R Sp Sp -",
        only_if=There(Cards(YOU, CHARACTERS, colours=BLUE)),
        abilities=(
            Ability(
                SPECIAL,
                Do(
                    (
                        Turn(YOUR_DIE),
                        May(
                            To(
                                Reveal(One(Cards(YOU, zone=Zone.HAND, colours=BLUE))),
                                Turn(AN_OPPONENTS_DIE),
                            )
                        ),
                    )
                ),
            ),
        ),
    ),
    upgrade(
        "LEG 58",
        "Heirloom Lightsaber",
        "neutral blue starter weapon",
        cost=3,
        sides="1MD 2MD 3MD 1Sh 1R -",
        abilities=(
            Standing(HasKeyword(Keyword.REDEPLOY, THIS), when=CardIs(HOST, BLUE_CHARACTERS)),
        ),
    ),
    upgrade(
        "LEG 64",
        "74-Z Speeder Bike",
        "neutral red starter vehicle",
        cost=2,
        sides="2RD1 1F 1F 1Sh 1R -",
        abilities=(
            Ability(
                ACTION, Resolve(Together((THIS_DIE, One(Dice(YOU, on=HOST, types=CHARACTERS)))))
            ),
        ),
    ),
    upgrade(
        "LEG 68",
        "Gang Up",
        "neutral yellow rare",
        cost=3,
        sides="XID XID XF XDr XSh -",
        abilities=(Inherent(XIs(Count(Cards(YOU, CHARACTERS, colours=YELLOW)))),),
    ),
    upgrade(
        "LEG 72",
        "Hidden Blaster",
        "neutral gray starter weapon",
        cost=2,
        sides="1RD +2RD +2RD 1Dr 1R -",
        keywords="ambush",
        abilities=(Ability(After(Plays(THIS)), RemoveShields(1, A_CHARACTER), may=True),),
    ),
    upgrade(
        "LEG 73",
        "Hunting Rifle",
        "neutral gray starter weapon",
        cost=1,
        sides="1RD 2RD1 1Dr 1R - -",
    ),
    upgrade(
        "LEG 167",
        "Quickdraw Holster",
        "neutral gray common equipment",
        cost=0,
        abilities=(
            Ability(
                After(Activates(HOST)),
                Reroll(AnyNumber(Dice(YOU, subtypes=WEAPON, on=HOST))),
                may=True,
            ),
        ),
    ),
)
