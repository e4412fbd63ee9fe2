"""Gray events of Convergence."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    event(
        "CONV 162 Bacta Therapy",
        "neutral gray uncommon, cost 2",
        Do(
            (
                Heal(Capped(Count(Cards(types=UPGRADES, on=THAT_CHARACTER)), 5), A_CHARACTER),
                Discard(
                    Each(
                        Cards(
                            types=(CardType.DOWNGRADE,),
                            subtypes=(Subtype.INJURY,),
                            on=THAT_CHARACTER,
                        )
                    )
                ),
            )
        ),
    ),
    event(
        "CONV 165 Electromagnetic Pulse",
        "neutral gray common, cost 0",
        Remove(One(Dice(subtypes=(Subtype.DROID, Subtype.VEHICLE)))),
    ),
    event(
        "CONV 166 Near Miss",
        "neutral gray common, cost 1",
        To(Spot(Cards(types=CHARACTERS), 2, share=Share.SUBTYPE), Remove(A_DIE)),
    ),
    event(
        "CONV 167 Unshackle",
        "neutral gray common, cost 1",
        Discard(One(Cards(types=(CardType.DOWNGRADE,)))),
        keywords="ambush",
    ),
)
