"""Plots of Legacies."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary import *

CARDS: tuple[Card, ...] = (
    plot(
        "LEG 168 Espionage",
        "neutral gray uncommon, 1 point",
        Ability(AFTER_SET_UP, As(Whose.EVERYONE, Mill(1, YOU))),
    ),
    plot(
        "LEG 169 Fortify",
        "neutral gray uncommon, 2 points",
        Ability(AFTER_SET_UP, GiveShields(1, A_CHARACTER)),
    ),
    plot(
        "LEG 170 Preemptive Strike",
        "neutral gray uncommon, 3 points",
        Ability(AFTER_SET_UP, Indirect(2, OPPONENT)),
    ),
    plot(
        "LEG 171 Profitable Connection",
        "neutral gray uncommon, 3 points",
        Standing(StartsWithMore(1)),
        reprints=("701086",),
    ),
    plot("LEG 172 Stolen Intel", "neutral gray common, 2 points", Ability(AFTER_SET_UP, Draw(1))),
    plot("LEG 173 Taking Ground", "neutral gray common, 2 points", Standing(RollsHigher(2))),
)
