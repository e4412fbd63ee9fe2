"""Events of Convergence."""

from __future__ import annotations

from cantina.core.effects import Do, If, May, Then, To
from cantina.games.destiny.cards.vocabulary.conditions import (
    CardIs,
    Compared,
    ControlBattlefield,
    DieIs,
    There,
)
from cantina.games.destiny.cards.vocabulary.effects import (
    Deal,
    Discard,
    DiscardAtRandom,
    DiscardFromHand,
    Gain,
    GiveResources,
    Mill,
    Remove,
    Reroll,
    Resolve,
    RollIn,
    Showing,
    Turn,
)
from cantina.games.destiny.cards.vocabulary.flow import BidBlood, Pick, PickCard, Spot, Unless
from cantina.games.destiny.cards.vocabulary.phrases import (
    A_DIE,
    AN_OPPONENTS_CHARACTER,
    CHARACTERS,
    DROID,
    ITS_CARD,
    LEADERS,
    OPPONENT,
    RED_CHARACTERS,
    THAT_CHARACTER,
    THAT_PLAYER,
    THOSE_DICE,
    YOU,
    YOUR_DIE,
)
from cantina.games.destiny.cards.vocabulary.selectors import (
    AtLeast,
    AtMost,
    Below,
    Cards,
    Dice,
    DiePlace,
    Exactly,
    One,
    UpTo,
    Zone,
)
from cantina.games.destiny.cards.vocabulary.values import HandSize, LargestSubtypeGroup, ValueOf
from cantina.games.destiny.printed import Card, event
from cantina.games.destiny.terms import DAMAGE, CardType, Subtype, Symbol

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
        "CONV 41",
        "Barter With Blood",
        "villain yellow uncommon",
        cost=2,
        does=BidBlood(),
    ),
    event(
        "CONV 59",
        "A Friend Lost",
        "hero blue common",
        cost=1,
        only_if=There(Cards(YOU, CHARACTERS, zone=Zone.DEFEATED, unique=True)),
        does=Turn(UpTo(2, Dice(YOU)), Showing(DAMAGE)),
    ),
    event(
        "CONV 60",
        "Channel the Force",
        "hero blue common",
        cost=2,
        does=Do(
            (
                Reroll(A_DIE),
                May(To(Spot(LEADERS), Turn(A_DIE))),
                May(To(Spot(Cards(subtypes=(Subtype.JEDI,))), Remove(A_DIE))),
            )
        ),
    ),
    event(
        "CONV 64",
        "Upper Hand",
        "hero blue starter",
        cost=0,
        only_if=There(Dice(YOU, value=AtLeast(2))),
        does=Remove(One(Dice(value=Exactly(0)))),
    ),
    event(
        "CONV 92",
        "Calculated Risk",
        "hero yellow common",
        cost=0,
        does=Then(Reroll(A_DIE), If(DieIs(THOSE_DICE, Dice(value=AtLeast(2))), Gain(1))),
    ),
    event(
        "CONV 93",
        "Convergence",
        "hero yellow uncommon",
        cost=2,
        does=Discard(
            One(
                Cards(
                    types=(CardType.SUPPORT, CardType.UPGRADE, CardType.DOWNGRADE),
                    cost=AtMost(LargestSubtypeGroup()),
                )
            )
        ),
    ),
    event(
        "CONV 107",
        "Circle of Shelter",
        "neutral blue uncommon",
        cost=0,
        subtypes="move",
        does=Resolve(
            One(Dice(YOU, types=CHARACTERS)),
            as_symbol=Symbol.SHIELD,
            keep=CardIs(ITS_CARD, Cards(bears=("Soresu Mastery",))),
        ),
    ),
    event(
        "CONV 110",
        "Overqualified",
        "neutral blue common",
        cost=1,
        does=Then(Pick(YOUR_DIE), Remove(One(Dice(value=Below(ValueOf(THOSE_DICE)))))),
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
    event(
        "CONV 165",
        "Electromagnetic Pulse",
        "neutral gray common",
        cost=0,
        does=Remove(One(Dice(subtypes=(Subtype.DROID, Subtype.VEHICLE)))),
    ),
    event(
        "CONV 167",
        "Unshackle",
        "neutral gray common",
        cost=1,
        keywords="ambush",
        does=Discard(One(Cards(types=(CardType.DOWNGRADE,)))),
    ),
)
