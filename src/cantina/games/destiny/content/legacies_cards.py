"""Upgrades, downgrades, supports, plots and battlefields of Legacies."""

from __future__ import annotations

from cantina.core.effects import Do, May, Then, To
from cantina.games.destiny.cards.vocabulary.conditions import CardIs, There
from cantina.games.destiny.cards.vocabulary.effects import (
    Activate,
    Deal,
    Draw,
    Exhaust,
    Gain,
    Lose,
    Remove,
    RemoveShields,
    Reroll,
    Resolve,
    Reveal,
    Spend,
    Turn,
)
from cantina.games.destiny.cards.vocabulary.events import Activates, Plays
from cantina.games.destiny.cards.vocabulary.flow import As
from cantina.games.destiny.cards.vocabulary.frames import (
    Action,
    After,
    Claim,
    Inherent,
    Ongoing,
    PowerAction,
    Special,
)
from cantina.games.destiny.cards.vocabulary.phrases import (
    A_CHARACTER,
    AN_OPPONENTS_DIE,
    BLUE,
    BLUE_CHARACTERS,
    CHARACTERS,
    HOST,
    OPPONENT,
    THAT_CHARACTER,
    THIS,
    THIS_DIE,
    THOSE_DICE,
    WEAPON,
    YELLOW,
    YELLOW_CHARACTERS,
    YOU,
    YOUR_CHARACTER,
    YOUR_DIE,
)
from cantina.games.destiny.cards.vocabulary.rules import HasKeyword, MoreUpkeep, XIs
from cantina.games.destiny.cards.vocabulary.selectors import (
    AnyNumber,
    AtLeast,
    Cards,
    Dice,
    Exactly,
    One,
    Together,
    UpTo,
    Whose,
    Zone,
)
from cantina.games.destiny.cards.vocabulary.values import Count, Rather, ValueOf
from cantina.games.destiny.printed import Card, battlefield, support, upgrade
from cantina.games.destiny.terms import Keyword

CARDS: tuple[Card, ...] = (
    support(
        "LEG 25",
        "Slave I",
        "unique villain yellow starter",
        cost=3,
        sides="2RD 2ID 3ID1 1Sh 1R -",
        subtypes="vehicle",
        abilities=(
            PowerAction(
                Then(
                    Reroll(One(Dice(YOU, colours=YELLOW))),
                    May(Remove(One(Dice(OPPONENT, value=Exactly(ValueOf(THOSE_DICE)))))),
                )
            ),
        ),
    ),
    upgrade(
        "LEG 26",
        "Hunter Instinct",
        "villain yellow starter",
        cost=2,
        sides="1F 1Dr 1R Sp Sp -",
        subtypes="ability",
        abilities=(
            Special(
                Deal(Rather(1, 2, CardIs(THAT_CHARACTER, Cards(damage=AtLeast(3)))), A_CHARACTER)
            ),
        ),
    ),
    upgrade(
        "LEG 27",
        "Wrist Rockets",
        "villain yellow starter",
        cost=3,
        sides="2RD 4ID1 1Dc 1R Sp -",
        subtypes="weapon",
        only_on=YELLOW_CHARACTERS,
        abilities=(Special(Do((Deal(2, A_CHARACTER), May(To(Spend(1), Deal(2, A_CHARACTER)))))),),
    ),
    support(
        "LEG 35",
        "R2-D2",
        "unique hero blue starter",
        cost=1,
        sides="1MD 1Dr 1Sh 1R Sp Sp",
        subtypes="droid",
        abilities=(Special(Do((Draw(1), May(Turn(YOUR_DIE))))),),
    ),
    support(
        "LEG 52",
        "Millennium Falcon",
        "unique hero yellow starter",
        cost=4,
        sides="2RD 3RD 4ID1 2Sh 2R -",
        subtypes="vehicle",
        abilities=(After(Activates(THIS), May(Activate(YOUR_CHARACTER))),),
    ),
    upgrade(
        "LEG 56",
        "Force Focus",
        "neutral blue starter",
        cost=2,
        sides="1Sh 1R 1R Sp Sp -",
        subtypes="ability",
        only_if=There(Cards(YOU, CHARACTERS, colours=BLUE)),
        abilities=(
            Special(
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
                )
            ),
        ),
    ),
    upgrade(
        "LEG 58",
        "Heirloom Lightsaber",
        "neutral blue starter",
        cost=3,
        sides="1MD 2MD 3MD 1Sh 1R -",
        subtypes="weapon",
        abilities=(
            Ongoing(HasKeyword(Keyword.REDEPLOY, THIS), when=CardIs(HOST, BLUE_CHARACTERS)),
        ),
    ),
    upgrade(
        "LEG 64",
        "74-Z Speeder Bike",
        "neutral red starter",
        cost=2,
        sides="2RD1 1F 1F 1Sh 1R -",
        subtypes="vehicle",
        abilities=(
            Action(Resolve(Together((THIS_DIE, One(Dice(YOU, on=HOST, types=CHARACTERS)))))),
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
        "neutral gray starter",
        cost=2,
        sides="1RD +2RD +2RD 1Dr 1R -",
        subtypes="weapon",
        keywords="ambush",
        abilities=(After(Plays(THIS), May(RemoveShields(1, A_CHARACTER))),),
    ),
    upgrade(
        "LEG 73",
        "Hunting Rifle",
        "neutral gray starter",
        cost=1,
        sides="1RD 2RD1 1Dr 1R - -",
        subtypes="weapon",
    ),
    support(
        "LEG 122",
        "Maz's Vault",
        "unique hero yellow uncommon",
        cost=0,
        subtypes="location",
        abilities=(Ongoing(MoreUpkeep(1, Whose.EVERYONE)),),
    ),
    support(
        "LEG 134",
        "Perseverance",
        "neutral blue common",
        cost=1,
        abilities=(Action(To(Exhaust(THIS), Then(Reroll(YOUR_DIE), May(Reroll(THOSE_DICE))))),),
    ),
    support(
        "LEG 163",
        "Backup Specialist",
        "neutral gray common",
        cost=1,
        abilities=(Action(To(Exhaust(THIS), Reroll(UpTo(2, Dice(YOU))))),),
    ),
    upgrade(
        "LEG 167",
        "Quickdraw Holster",
        "neutral gray common",
        cost=0,
        subtypes="equipment",
        abilities=(
            After(Activates(HOST), May(Reroll(AnyNumber(Dice(YOU, subtypes=WEAPON, on=HOST))))),
        ),
    ),
    battlefield(
        "LEG 174",
        "Arid Wasteland",
        "neutral gray starter",
        subtitle="Geonosis",
        abilities=(Claim(As(OPPONENT, Lose(1))),),
    ),
    battlefield(
        "LEG 178",
        "Outer Rim Outpost",
        "neutral gray starter",
        subtitle="Nal Hutta",
        abilities=(Claim(Do((Gain(1), Draw(1)))),),
    ),
)
