"""Upgrades, downgrades, supports, plots and battlefields of Legacies."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    support(
        "LEG 25",
        "Slave I",
        "unique villain yellow starter vehicle",
        cost=3,
        sides="2RD 2ID 3ID1 1Sh 1R -",
        abilities=(
            Ability(
                POWER_ACTION,
                Then(
                    Reroll(One(Dice(YOU, colours=YELLOW))),
                    May(Remove(One(Dice(OPPONENT, value=Exactly(ValueOf(THOSE_DICE)))))),
                ),
            ),
        ),
    ),
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
    support(
        "LEG 35",
        "R2-D2",
        "unique hero blue starter droid",
        cost=1,
        sides="1MD 1Dr 1Sh 1R Sp Sp",
        abilities=(Ability(SPECIAL, Do((Draw(1), May(Turn(YOUR_DIE))))),),
    ),
    support(
        "LEG 52",
        "Millennium Falcon",
        "unique hero yellow starter vehicle",
        cost=4,
        sides="2RD 3RD 4ID1 2Sh 2R -",
        abilities=(Ability(After(Activates(THIS)), Activate(YOUR_CHARACTER), may=True),),
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
    support(
        "LEG 122",
        "Maz's Vault",
        "unique hero yellow uncommon location",
        cost=0,
        abilities=(Standing(MoreUpkeep(1, Whose.EVERYONE)),),
    ),
    support(
        "LEG 134",
        "Perseverance",
        "neutral blue common",
        cost=1,
        abilities=(
            Ability(ACTION, To(Exhaust(THIS), Then(Reroll(YOUR_DIE), May(Reroll(THOSE_DICE))))),
        ),
    ),
    support(
        "LEG 163",
        "Backup Specialist",
        "neutral gray common",
        cost=1,
        abilities=(Ability(ACTION, To(Exhaust(THIS), Reroll(UpTo(2, Dice(YOU))))),),
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
