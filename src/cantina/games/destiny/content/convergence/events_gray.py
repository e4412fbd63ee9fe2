"""Gray events of Convergence."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
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
