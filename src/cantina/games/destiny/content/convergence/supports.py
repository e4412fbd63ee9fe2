"""Supports of Convergence."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    support(
        "CONV 29",
        "Defoliator Tank",
        "villain red starter vehicle",
        cost=4,
        sides="3RD 4ID 2Dr 2Dc Sp -",
        abilities=(
            Ability(
                SPECIAL,
                Deal(
                    3,
                    Each(
                        Cards(types=CHARACTERS, not_subtypes=DROID, not_names=("General Grievous",))
                    ),
                ),
            ),
        ),
    ),
    support(
        "CONV 31",
        "Megablaster Troopers",
        "villain red legendary trooper",
        cost=4,
        sides="1RD 2RD 3ID 2Dr - -",
        abilities=(
            Ability(
                After(Activates(THIS)),
                RollSetAside(
                    "First Order Stormtrooper",
                    Rather(1, 2, There(Cards(YOU, subtypes=(Subtype.LEADER,)))),
                ),
            ),
        ),
    ),
    support(
        "CONV 32",
        "Stap Droid",
        "villain red starter droid",
        cost=1,
        sides="1RD 1ID 3ID1 1Dc - -",
        keywords="ambush",
    ),
    support(
        "CONV 53",
        "Assassin Droid",
        "villain gray starter droid",
        cost=3,
        sides="1RD 1RD 2RD 1Dr - -",
        abilities=(
            Ability(After(Rolls(THIS_DIE, into_pool=True)), Deal(1, A_CHARACTER), may=True),
        ),
    ),
    support(
        "CONV 65",
        "Obi-Wan Kenobi's Interceptor",
        "unique hero blue starter vehicle",
        cost=3,
        sides="2RD 3RD1 3ID 1Sh 1R -",
        abilities=(
            Ability(
                After(Activates(THIS)),
                To(Spot(Cards(names=("Obi-Wan Kenobi",))), Turn(One(Dice(YOU, shows=BLANK)))),
                may=True,
            ),
        ),
    ),
    support(
        "CONV 66",
        "Uneti Force Tree",
        "hero blue uncommon location",
        cost=1,
        abilities=(
            Ability(
                ACTION,
                To(
                    Exhaust(THIS),
                    Then(PickPlayer(Whose.ANOTHER), Do((Draw(1), As(THAT_PLAYER, Draw(1))))),
                ),
            ),
        ),
    ),
    support(
        "CONV 84",
        "LAAT Gunship",
        "hero red legendary vehicle",
        cost=4,
        sides="2RD 3ID 2Sh 2R Sp Sp1",
        abilities=(
            Ability(
                SPECIAL,
                Do(
                    (
                        Then(
                            RollIn(One(Dice(YOU, subtypes=TROOPER, place=DiePlace.ON_CARD))),
                            Otherwise(Resolve(THOSE_DICE), Remove(THOSE_DICE)),
                        ),
                        RerollThisDie(),
                    )
                ),
            ),
        ),
    ),
    support(
        "CONV 135",
        "Press the Advantage",
        "neutral red common",
        cost=1,
        abilities=(
            Ability(
                ACTION,
                To(
                    Exhaust(THIS),
                    Then(
                        Reroll(YOUR_DIE),
                        If(
                            Compared(More(Count(Dice(YOU)), Count(Dice(OPPONENT))), AtLeast(1)),
                            May(Reroll(A_DIE)),
                        ),
                    ),
                ),
            ),
        ),
    ),
    support(
        "CONV 153",
        "Seeking The Truth",
        "neutral yellow common",
        cost=1,
        abilities=(
            Ability(
                ACTION,
                To(Exhaust(THIS), Then(Reroll(YOUR_DIE), May(To(Spot(LEADERS), Reroll(A_DIE))))),
            ),
        ),
    ),
)
