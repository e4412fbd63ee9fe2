"""Red events of Convergence."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    event(
        "CONV 23",
        "A Sinister Peace",
        "villain red common",
        cost=0,
        does=To(DiscardFromHand(), Remove(One(Dice(value=AtLeast(2))))),
    ),
    event(
        "CONV 24",
        "Make Demands",
        "villain red common",
        cost=1,
        does=To(
            Spot(LEADERS),
            Then(
                PickCard(AN_OPPONENTS_CHARACTER),
                Unless(Deal(2, THAT_CHARACTER), THAT_PLAYER, GiveResources(1)),
            ),
        ),
    ),
    event(
        "CONV 26",
        "Pulverize",
        "villain red common",
        cost=2,
        does=Resolve(UpTo(3, Dice(YOU, shows=DAMAGE)), plus=1),
    ),
    event(
        "CONV 27",
        "Roger, Roger",
        "villain red starter",
        cost=1,
        does=To(Spot(RED_CHARACTERS), Turn(UpTo(2, Dice(YOU, subtypes=DROID)))),
    ),
    event(
        "CONV 79",
        "Honorable Sacrifice",
        "hero red uncommon",
        cost=0,
        does=To(Defeat(YOUR_CHARACTER), Remove(UpTo(2, Dice(shows=DAMAGE)))),
    ),
    event(
        "CONV 122",
        "Automated Defense",
        "neutral red common",
        cost=1,
        does=To(Spot(Cards(subtypes=DROID)), Remove(A_DIE)),
    ),
    event("CONV 123", "Domination", "neutral red uncommon", cost=5, does=Remove(AnyNumber(Dice()))),
    event(
        "CONV 124",
        "Energize",
        "neutral red common",
        cost=1,
        does=RollIn(
            One(
                Dice(
                    YOU,
                    types=(CardType.CHARACTER, CardType.SUPPORT),
                    subtypes=DROID,
                    place=DiePlace.ON_CARD,
                )
            )
        ),
    ),
    event(
        "CONV 125",
        "Forced Compliance",
        "neutral red common",
        cost=1,
        does=Then(Then(Pick(AN_OPPONENTS_DIE), Turn(THOSE_DICE)), Turn(YOUR_DIE, SymbolPicked())),
    ),
    event(
        "CONV 126",
        "Fresh Supplies",
        "neutral red common",
        cost=0,
        only_if=ControlBattlefield(),
        does=Gain(1),
    ),
    event(
        "CONV 127",
        "Measure for Measure",
        "neutral red common",
        cost=0,
        does=To(Remove(One(Dice(YOU, subtypes=TROOPER))), Remove(A_DIE)),
    ),
    event(
        "CONV 128",
        "No Answer",
        "neutral red common",
        cost=1,
        does=Then(
            DiscardAtRandom(1, OPPONENT),
            If(Compared(HandSize(THAT_PLAYER), Exactly(0)), Mill(3, THAT_PLAYER)),
        ),
    ),
    event(
        "CONV 130",
        "Seize the Day",
        "neutral red common",
        cost=1,
        only_if=ControlBattlefield(),
        does=ExtraActions(2),
    ),
    event(
        "CONV 132",
        "Strike Back",
        "neutral red common",
        cost=1,
        does=Do(
            (
                If(There(Dice(YOU, shows=RANGED)), Deal(1, A_CHARACTER)),
                If(There(Dice(YOU, shows=(Symbol.FOCUS,))), Turn(YOUR_DIE)),
                If(There(Dice(YOU, shows=(Symbol.DISCARD,))), DiscardAtRandom(1, ANYONE)),
            )
        ),
    ),
)
