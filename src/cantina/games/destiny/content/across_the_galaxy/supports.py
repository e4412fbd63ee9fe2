"""Supports of Across the Galaxy."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    support(
        "AtG 10",
        "Darth Vader's Meditation Chamber",
        "unique villain blue uncommon location",
        cost=2,
        abilities=(
            Ability(
                ACTION,
                To(
                    Exhaust(THIS),
                    Then(
                        Do(
                            (
                                Heal(1, One(BLUE_CHARACTERS)),
                                PutOnDeck(One(Cards(YOU, zone=Zone.DISCARD)), DeckPlace.BOTTOM),
                            )
                        ),
                        To(Spot(Cards(names=("Darth Vader",))), Draw(1)),
                    ),
                ),
            ),
        ),
    ),
    support(
        "AtG 13",
        "Vader's Fist",
        "unique villain blue legendary trooper",
        cost=5,
        sides="3RD 3RD1 3ID 4ID1 3Dr 2Sh",
        abilities=(
            Ability(After(Plays(THIS)), RollIn(ThisDie(at_rest=True)), may=True),
            Ability(
                POWER_ACTION,
                Do(
                    (
                        RollIn(ThisDie(at_rest=True)),
                        To(Spot(Cards(names=("Darth Vader",))), Turn(THIS_DIE)),
                    )
                ),
            ),
        ),
    ),
    support(
        "AtG 32",
        "Umbaran Hover Tank",
        "villain red legendary vehicle",
        cost=3,
        sides="2RD 3ID 2Dr 1R Sp1 -",
        abilities=(
            Ability(
                SPECIAL,
                Deal(
                    Rather(2, 3, There(Cards(subtypes=(Subtype.MOD,), on=THIS))),
                    EACH_CHARACTER_OF_AN_OPPONENT,
                ),
            ),
        ),
    ),
    support(
        "AtG 48",
        "Firespray-31",
        "villain yellow rare vehicle",
        cost=4,
        sides="2RD +3RD 3ID 4ID1 1Dr -",
        abilities=(
            Ability(
                POWER_ACTION,
                Play(One(Cards(YOU, zone=Zone.HAND, subtypes=(Subtype.MOD,))), on=THIS, less=2),
            ),
        ),
    ),
    support(
        "AtG 85",
        "Black One",
        "unique hero red rare vehicle",
        cost=2,
        sides="1RD 2RD 1ID 1Sh Sp -",
        abilities=(
            Ability(POWER_ACTION, To(Spot(Cards(names=("Poe Dameron",))), Turn(THIS_DIE))),
            Ability(
                SPECIAL,
                Do(
                    (
                        Deal(1, A_CHARACTER),
                        If(There(Cards(types=UPGRADES, subtypes=DROID, on=THIS)), RerollThisDie()),
                    )
                ),
            ),
        ),
    ),
    support(
        "AtG 86",
        "X-Wing",
        "hero red rare vehicle",
        cost=2,
        sides="XRD XRD1 XID 1Dr 1Sh -",
        abilities=(Building(CopiesAllowed(4)), Inherent(XIs(Count(Cards(YOU, copy_of_this=True))))),
    ),
    support(
        "AtG 117",
        "Nexus Of Power",
        "neutral blue rare location",
        cost=1,
        sides="0RD 0MD 0ID 0Dc 0Sh 0R",
        abilities=(Ability(After(Activates(THIS)), Turn(THIS_DIE), may=True),),
    ),
    support(
        "AtG 130",
        "Senate Chamber",
        "unique neutral red rare location",
        cost=2,
        sides="2F 2F 1Dc 1R 1R -",
        abilities=(Ability(POWER_ACTION, To(Remove(YOUR_DIE), Turn(A_DIE))),),
    ),
)
