"""Boosters: five cards of a set, by rarity (DS-RARITY)."""

from __future__ import annotations

from collections.abc import Sequence

from cantina.core.rng import Rng
from cantina.games.destiny.library import CARDS
from cantina.games.destiny.printed import Card
from cantina.games.destiny.terms import Rarity

COMMONS = 3
IN_A_ROW = 6
"""Of so many boosters in a row one has a legendary card where the others have a rare one."""


def of_rarity(short: str, rarity: Rarity) -> list[Card]:
    """Return the cards of a set that are found so often."""
    return [card for card in CARDS if card.set == short and card.rarity is rarity]


def has_boosters(short: str) -> bool:
    """Say whether a set was sold in boosters; boxed sets hold fixed cards alone (DS-RARITY-2)."""
    kinds = (Rarity.COMMON, Rarity.UNCOMMON, Rarity.RARE, Rarity.LEGENDARY)
    return all(of_rarity(short, kind) for kind in kinds)


def open_boosters(short: str, count: int, rng: Rng) -> list[Sequence[Card]]:
    """Open boosters of a set; of every six in a row one holds a legendary card (DS-RARITY-6)."""
    opened: list[Sequence[Card]] = []
    for first in range(0, count, IN_A_ROW):
        lucky = first + rng.below(IN_A_ROW)
        for number in range(first, min(first + IN_A_ROW, count)):
            opened.append(booster(short, number == lucky, rng))
    return opened


def booster(short: str, legendary: bool, rng: Rng) -> Sequence[Card]:
    """Return one booster: three commons, an uncommon, and a rare or legendary card with its die."""
    best = Rarity.LEGENDARY if legendary else Rarity.RARE
    return (
        *rng.sample(of_rarity(short, Rarity.COMMON), COMMONS),  # DS-RARITY-3
        rng.choice(of_rarity(short, Rarity.UNCOMMON)),  # DS-RARITY-4
        rng.choice(of_rarity(short, best)),  # DS-RARITY-5
    )
