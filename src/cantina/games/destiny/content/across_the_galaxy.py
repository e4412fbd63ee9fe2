"""Cards of Across the Galaxy."""

from __future__ import annotations

from cantina.core.effects import If, Then
from cantina.games.destiny.cards.vocabulary.conditions import CardIs
from cantina.games.destiny.cards.vocabulary.effects import Defeat, Resolve
from cantina.games.destiny.cards.vocabulary.frames import Building, Inherent
from cantina.games.destiny.cards.vocabulary.phrases import MELEE, THAT_CHARACTER, YOU
from cantina.games.destiny.cards.vocabulary.rules import CopiesAllowed, ExtraCopies, XIs
from cantina.games.destiny.cards.vocabulary.selectors import Cards, Dice, Exactly, One
from cantina.games.destiny.cards.vocabulary.values import Count
from cantina.games.destiny.printed import Card, event, plot, support

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
        "hero red rare",
        cost=2,
        sides="XRD XRD1 XID 1Dr 1Sh -",
        subtypes="vehicle",
        abilities=(
            Building(CopiesAllowed(4)),
            Inherent(XIs(Count(Cards(YOU, copy_of_this=True)))),
        ),
    ),
    plot(
        "AtG 143",
        "Double Down",
        "neutral yellow uncommon",
        points="2",
        abilities=(Building(ExtraCopies(2)),),
    ),
)
