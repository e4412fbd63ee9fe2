"""Gray events of Empire at War."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    event(
        "EaW 87",
        "No Survivors",
        "villain gray common",
        cost=1,
        does=Deal(1, Each(Cards(OPPONENT, CHARACTERS, damage=AtLeast(1)))),
    ),
    event(
        "EaW 117",
        "Defiance",
        "hero gray common",
        cost=1,
        does=Then(Reroll(One(Dice(YOU, types=CHARACTERS))), Heal(ValueOf(THOSE_DICE), ITS_CARD)),
    ),
    event(
        "EaW 148",
        "Partnership",
        "neutral gray common",
        cost=0,
        does=Then(
            Do((Activate(YOUR_CHARACTER), Activate(One(Cards(YOU, SUPPORTS))))),
            May(To(Spend(1), ExtraActions())),
        ),
    ),
    event(
        "EaW 149",
        "Recycle",
        "neutral gray common",
        cost=1,
        does=Then(Discard(One(Cards(YOU, SUPPORTS))), Gain(CostOf(THAT_CARD))),
    ),
    event(
        "EaW 150",
        "Rend",
        "neutral gray common",
        cost=0,
        does=Discard(One(Cards(types=(CardType.SUPPORT, CardType.UPGRADE), cost=Exactly(0)))),
    ),
    event(
        "EaW 151",
        "Roll On",
        "neutral gray common",
        cost=0,
        does=Do((Reroll(YOUR_DIE), May(Reroll(THOSE_DICE)), May(Reroll(THOSE_DICE)))),
    ),
)
