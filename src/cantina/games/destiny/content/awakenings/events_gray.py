"""Gray events of Awakenings."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    event(
        "AW 91",
        "Nowhere to Run",
        "villain gray uncommon",
        cost=2,
        does=Turn(Each(Dice(YOU, shows=BLANK))),
    ),
    event(
        "AW 126",
        "Daring Escape",
        "hero gray uncommon",
        cost=2,
        keywords="ambush",
        does=Then(Reroll(AnyNumber(Dice(OPPONENT))), Remove(Each(Dice(THAT_PLAYER, shows=BLANK)))),
    ),
    event("AW 151", "Aim", "neutral gray starter", cost=1, does=Turn(YOUR_DIE, Showing(RANGED))),
    event("AW 152", "All In", "neutral gray uncommon", cost=1, does=Resolve(AnyNumber(Dice(YOU)))),
    event(
        "AW 153",
        "Block",
        "neutral gray common",
        cost=2,
        does=Remove(Each(Dice(OPPONENT, shows=MELEE))),
        reprints=("09163",),
    ),
    event(
        "AW 154",
        "Close Quarters Assault",
        "neutral gray starter",
        cost=0,
        does=DiscardAtRandom(Count(Dice(YOU, shows=MELEE)), OPPONENT),
    ),
    event(
        "AW 155",
        "Dodge",
        "neutral gray common",
        cost=2,
        does=Remove(Each(Dice(OPPONENT, shows=RANGED))),
        reprints=("09164",),
    ),
    event(
        "AW 156",
        "Flank",
        "neutral gray uncommon",
        cost=1,
        only_if=Compared(
            More(
                Count(Cards(YOU, CHARACTERS, ready=True)),
                Count(Cards(OPPONENT, CHARACTERS, ready=True)),
            ),
            AtLeast(1),
        ),
        does=Remove(One(Dice(THAT_PLAYER))),
        reprints=("04044", "10015"),
    ),
    event("AW 157", "Take Cover", "neutral gray common", cost=0, does=GiveShields(1, A_CHARACTER)),
)
