"""Gray events of Spirit of Rebellion."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    event(
        "SoR 80 Doubt",
        "villain gray common, cost 0",
        Then(
            Reroll(AN_OPPONENTS_DIE),
            As(THAT_PLAYER, Choose((Resolve(THOSE_DICE), Remove(THOSE_DICE)))),
        ),
        reprints=("04020",),
    ),
    event(
        "SoR 109 Confidence",
        "hero gray common, cost 0",
        Then(Pick(AN_OPPONENTS_DIE), As(THAT_PLAYER, Resolve(THOSE_DICE))),
    ),
    event(
        "SoR 136 Evade",
        "neutral gray common, cost 1",
        Remove(One(Dice(shows=RANGED))),
        reprints=("04043",),
    ),
    event(
        "SoR 137 New Orders", "neutral gray uncommon, cost 2", Do((SwitchBattlefield(), UseClaim()))
    ),
    event(
        "SoR 138 Parry",
        "neutral gray common, cost 1",
        Remove(One(Dice(shows=MELEE))),
        reprints=("04021",),
    ),
    event(
        "SoR 139 Swiftness",
        "neutral gray common, cost 1",
        GiveAmbush(to_next=True),
        keywords="ambush",
    ),
)
