"""Cards of Across the Galaxy."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    event(
        "AtG 60",
        "Finishing Strike",
        "hero blue uncommon",
        cost=1,
        does=Then(
            Resolve(One(Dice(YOU, shows=MELEE)), unblockable=True),
            If(CardIs(THAT_CHARACTER, Cards(remaining_health=Exactly(1))), Defeat(THAT_CHARACTER)),
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
    plot(
        "AtG 143",
        "Double Down",
        "neutral yellow uncommon",
        points="2",
        abilities=(Building(ExtraCopies(2)),),
    ),
)
