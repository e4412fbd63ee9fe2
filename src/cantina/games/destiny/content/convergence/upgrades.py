"""Upgrades of Convergence."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    upgrade(
        "CONV 14",
        "Force Storm",
        "villain blue legendary ability",
        cost=4,
        sides="3RD 3RD 4ID 2Dc 2Sh Sp",
        only_on=BLUE_CHARACTERS,
        abilities=(
            Ability(
                SPECIAL,
                Do(
                    (
                        To(Exhaust(THIS), PlaceTokens(Token.RESOURCE, 1, THIS)),
                        Deal(TokensOn(Token.RESOURCE, THIS), A_CHARACTER),
                        RerollThisDie(),
                    )
                ),
            ),
        ),
    ),
    upgrade(
        "CONV 33",
        "E-5 Blaster Carbine",
        "villain red starter weapon",
        cost=2,
        sides="1RD +2RD 2ID +2ID 1R -",
        abilities=(
            Standing(HasKeyword(Keyword.REDEPLOY, THIS), when=CardIs(HOST, Cards(subtypes=DROID))),
        ),
    ),
    upgrade(
        "CONV 34",
        "Modular Frame",
        "villain red starter equipment",
        cost=0,
        keywords="redeploy",
        abilities=(
            Standing(MoreHealth(1, HOST)),
            Standing(
                DiscardedIf(
                    Not(
                        AnyOf(
                            (
                                CardIs(HOST, Cards(subtypes=DROID)),
                                CardIs(HOST, Cards(names=("General Grievous",))),
                            )
                        )
                    )
                )
            ),
        ),
    ),
    upgrade(
        "CONV 71",
        "Republic Jedi Armor",
        "hero blue starter equipment",
        cost=2,
        sides="1F 1Sh 2Sh 2Sh1 1R -",
        abilities=(
            Ability(After(Plays(THIS, on=Cards(subtypes=(Subtype.JEDI,)))), GiveShields(1, HOST)),
            Standing(MoreHealth(1, HOST)),
        ),
    ),
    upgrade(
        "CONV 157",
        "Mandalorian Jetpack",
        "neutral yellow starter equipment",
        cost=2,
        sides="2ID 1Sh 1Sh Sp Sp -",
        abilities=(
            Ability(
                SPECIAL,
                Then(Reroll(One(Dice(not_this=True))), Deal(ValueOf(THOSE_DICE), A_CHARACTER)),
            ),
        ),
    ),
    upgrade(
        "CONV 169",
        "Grievance Striker",
        "unique neutral gray starter weapon",
        cost=2,
        sides="1RD 2ID 2ID 1Dr 1Sh -",
        keywords="redeploy",
        abilities=(
            Ability(
                After(Plays(THIS, on=Cards(names=("General Grievous", "Obi-Wan Kenobi")))),
                Deal(1, A_CHARACTER),
                may=True,
            ),
        ),
    ),
    upgrade(
        "CONV 171",
        "Punch Dagger",
        "neutral gray starter weapon",
        cost=1,
        sides="1MD 2MD1 1Dr 1R - -",
    ),
)
