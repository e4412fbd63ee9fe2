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
        "CONV 122",
        "Automated Defense",
        "neutral red common",
        cost=1,
        does=To(Spot(Cards(subtypes=DROID)), Remove(A_DIE)),
    ),
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
        "CONV 126",
        "Fresh Supplies",
        "neutral red common",
        cost=0,
        only_if=ControlBattlefield(),
        does=Gain(1),
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
)
