"""Characters of Convergence."""

from __future__ import annotations

from cantina.core.effects import Do, If, May, To
from cantina.games.destiny.cards.vocabulary.conditions import DieIs
from cantina.games.destiny.cards.vocabulary.effects import (
    Activate,
    Draw,
    Gain,
    Indirect,
    Reroll,
    Resolve,
    RollSetAside,
    Spend,
    Turn,
)
from cantina.games.destiny.cards.vocabulary.events import Activates, Resolves
from cantina.games.destiny.cards.vocabulary.flow import Declare, Declared, Negotiate
from cantina.games.destiny.cards.vocabulary.frames import After, Building, Ongoing, PowerAction
from cantina.games.destiny.cards.vocabulary.phrases import (
    A_DIE,
    AN_OPPONENTS_DIE,
    ANYONE,
    BLUE,
    CHARACTERS,
    DROID,
    EVENTS,
    OPPONENT,
    THIS,
    THOSE_DICE,
    TROOPER,
    YOU,
    YOUR_DIE,
)
from cantina.games.destiny.cards.vocabulary.rules import (
    MayIncludeUpTo,
    PointsChange,
    Protected,
    ResolvesAs,
)
from cantina.games.destiny.cards.vocabulary.selectors import (
    AnyNumber,
    AtLeast,
    Cards,
    Dice,
    One,
    ThisDie,
    UpTo,
)
from cantina.games.destiny.printed import Card, character
from cantina.games.destiny.terms import DAMAGE, Affiliation, CardType, Subtype, Symbol

CARDS: tuple[Card, ...] = (
    character(
        "CONV 18",
        "Captain Phasma",
        "unique villain red legendary",
        subtitle="Stormtrooper Commander",
        points="18/21",
        health=12,
        sides="1RD 2RD 2F 1Sh 1R -",
        subtypes="leader trooper",
        abilities=(
            Ongoing(ResolvesAs(Dice(YOU, shows=DAMAGE, subtypes=TROOPER), Symbol.MELEE)),
            PowerAction(RollSetAside("First Order Stormtrooper", 2)),
        ),
    ),
    character(
        "CONV 19",
        "Commando Droid",
        "villain red starter",
        points="8",
        health=7,
        sides="1RD 1RD +2RD 2ID 1R -",
        subtypes="droid",
        abilities=(
            After(
                Activates(THIS),
                May(
                    Activate(
                        One(Cards(YOU, (CardType.CHARACTER, CardType.SUPPORT), subtypes=DROID))
                    )
                ),
            ),
        ),
    ),
    character(
        "CONV 21",
        "General Grievous",
        "unique villain red starter",
        subtitle="Droid Armies Commander",
        points="9/12",
        health=9,
        sides="1RD 2ID 2F 1Sh 1R -",
        subtypes="leader",
        abilities=(
            Building(PointsChange(-1, Cards(types=CHARACTERS, subtypes=DROID))),
            PowerAction(Reroll(AnyNumber(Dice(YOU, subtypes=DROID)))),
        ),
    ),
    character(
        "CONV 38",
        "Watto",
        "unique villain yellow rare",
        subtitle="Stubborn Gambler",
        points="9/12",
        health=9,
        sides="2Dr 1Dc 1R 2R1 +2R -",
        subtypes="scavenger scoundrel",
        abilities=(
            Ongoing(
                Protected(
                    Dice(types=CHARACTERS, on=THIS), effects_of=Cards(types=EVENTS, colours=BLUE)
                )
            ),
            PowerAction(
                To(
                    Do((Spend(1), Declare(Declared.SYMBOL))),
                    Do((Reroll(A_DIE), If(DieIs(THOSE_DICE, Dice(symbol_chosen=True)), Gain(2)))),
                )
            ),
        ),
    ),
    character(
        "CONV 57",
        "Obi-Wan Kenobi",
        "unique hero blue starter",
        subtitle="Ardent Avenger",
        points="14/18",
        health=11,
        sides="2MD 3MD1 2F 2Sh 1R -",
        subtypes="jedi",
        abilities=(PowerAction(Resolve(One(Dice(YOU, value=AtLeast(2))), plus=1)),),
    ),
    character(
        "CONV 90",
        "Maz Kanata",
        "unique hero yellow rare",
        subtitle="Canny Negotiator",
        points="10/13",
        health=10,
        sides="2RD 2ID 1F 1Sh 1R -",
        subtypes="scoundrel",
        abilities=(
            PowerAction(
                Negotiate(
                    (
                        Indirect(1, ANYONE),
                        Turn(AN_OPPONENTS_DIE),
                        Reroll(AnyNumber(Dice(YOU))),
                        Draw(1),
                    )
                )
            ),
        ),
    ),
    character(
        "CONV 91",
        "Satine Kryze",
        "unique hero yellow starter",
        subtitle="Hope of Mandalore",
        points="8/10",
        health=9,
        sides="2ID 1F 1F 1R 2R1 -",
        subtypes="leader",
        abilities=(After(Activates(THIS), May(Reroll(YOUR_DIE))),),
    ),
    character(
        "CONV 141",
        "Enfys Nest",
        "unique neutral yellow legendary",
        subtitle="Fearsome Outlaw",
        points="14/18",
        health=12,
        sides="1MD 2MD1 3MD1 1Sh 2R1 -",
        subtypes="leader scoundrel",
        abilities=(
            Building(MayIncludeUpTo(2, Affiliation.VILLAIN)),
            Building(MayIncludeUpTo(2, Affiliation.HERO)),
            PowerAction(
                Resolve(
                    UpTo(3, Dice(YOU, subtypes=(Subtype.SCOUNDREL,)), same_symbol=True), free=True
                )
            ),
        ),
    ),
    character(
        "CONV 142",
        "Enfys Nest's Marauder",
        "neutral yellow rare",
        points="8",
        health=9,
        sides="1MD1 2MD1 +2MD 1Sh 2R1 -",
        subtypes="scavenger scoundrel",
        abilities=(
            Building(MayIncludeUpTo(1, Affiliation.VILLAIN)),
            Building(MayIncludeUpTo(1, Affiliation.HERO)),
            After(Resolves(ThisDie(has_cost=True)), May(Indirect(1, OPPONENT))),
        ),
    ),
)
