"""Gray events of Awakenings."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    event(
        "AW 91 Nowhere to Run", "villain gray uncommon, cost 2", Turn(Each(Dice(YOU, shows=BLANK)))
    ),
    event(
        "AW 126 Daring Escape",
        "hero gray uncommon, cost 2",
        Then(Reroll(AnyNumber(Dice(OPPONENT))), Remove(Each(Dice(THAT_PLAYER, shows=BLANK)))),
        keywords="ambush",
    ),
    event("AW 151 Aim", "neutral gray starter, cost 1", Turn(YOUR_DIE, Showing(RANGED))),
    event("AW 152 All In", "neutral gray uncommon, cost 1", Resolve(ANY_OF_YOUR_DICE)),
    event(
        "AW 153 Block",
        "neutral gray common, cost 2",
        Remove(Each(Dice(OPPONENT, shows=MELEE))),
        reprints=("09163",),
    ),
    event(
        "AW 154 Close Quarters Assault",
        "neutral gray starter, cost 0",
        DiscardAtRandom(Count(Dice(YOU, shows=MELEE)), OPPONENT),
    ),
    event(
        "AW 155 Dodge",
        "neutral gray common, cost 2",
        Remove(Each(Dice(OPPONENT, shows=RANGED))),
        reprints=("09164",),
    ),
    event(
        "AW 156 Flank",
        "neutral gray uncommon, cost 1",
        Remove(THAT_PLAYERS_DIE),
        only_if=Compared(
            More(
                Count(Cards(YOU, CHARACTERS, ready=True)),
                Count(Cards(OPPONENT, CHARACTERS, ready=True)),
            ),
            AtLeast(1),
        ),
        reprints=("04044", "10015"),
    ),
    event("AW 157 Take Cover", "neutral gray common, cost 0", GiveShields(1, A_CHARACTER)),
)
