"""What damage costs: a ship that is hurt is worth less, one that is gone shoots no more."""

from __future__ import annotations

from functools import lru_cache
from math import exp
from typing import Final

GONE: Final = 0.4
"""The part of a ship's points that is lost only when it is destroyed."""
GRAIN: Final = 32
"""Steps of a table for each damage to be expected."""
MOST: Final = 12
"""More damage than this is not told apart."""

Table = tuple[float, ...]


@lru_cache(maxsize=256)
def downed(health: int) -> Table:
    """Return how likely a ship is destroyed, by the damage to expect, in steps."""
    return tuple([_tail(step / GRAIN, health) for step in range(MOST * GRAIN + 1)])


@lru_cache(maxsize=1024)
def losses(points: float, whole: int, health: int) -> Table:
    """Return the points to be lost of a ship with some health left, by the damage to expect."""
    chances = downed(health)
    scale = (1.0 - GONE) / max(1, whole)
    return tuple(
        [
            points * (scale * _capped(step / GRAIN, health) + GONE * chance)
            for step, chance in enumerate(chances)
        ]
    )


def step_of(damage: float) -> int:
    """Return the step of a table for some damage."""
    return min(MOST * GRAIN, int(damage * GRAIN + 0.5))


def _tail(mean: float, least: int) -> float:
    """Return how likely so much damage is reached if it comes one by one (Poisson)."""
    chance, below = exp(-mean), 0.0
    for count in range(least):
        below += chance
        chance *= mean / (count + 1)
    return max(0.0, 1.0 - below)


def _capped(mean: float, most: int) -> float:
    """Return the damage to expect of which no more than some counts."""
    return sum([_tail(mean, count) for count in range(1, most + 1)])
