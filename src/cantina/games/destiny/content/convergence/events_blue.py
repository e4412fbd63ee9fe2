"""Blue events of Convergence."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
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
        "CONV 107",
        "Circle of Shelter",
        "neutral blue uncommon move",
        cost=0,
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
)
