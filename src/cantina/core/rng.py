"""A small random source: one integer of state, the same numbers on every machine."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Final, TypeVar

T = TypeVar("T")

MASK: Final = 0xFFFFFFFFFFFFFFFF
GOLDEN: Final = 0x9E3779B97F4A7C15


class Rng:
    """SplitMix64: fast to copy (search copies tables all the time), good enough for dice."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = (seed * GOLDEN + 0x1234567) & MASK

    def copy(self) -> Rng:
        """Return a source that will give the same numbers."""
        new = Rng(0)
        new.state = self.state
        return new

    def bits(self) -> int:
        """Return 64 random bits."""
        self.state = state = (self.state + GOLDEN) & MASK
        state = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        state = ((state ^ (state >> 27)) * 0x94D049BB133111EB) & MASK
        return state ^ (state >> 31)

    def below(self, bound: int) -> int:
        """Return a number from 0 to bound - 1."""
        return (self.bits() * bound) >> 64

    def random(self) -> float:
        """Return a number in [0, 1)."""
        return (self.bits() >> 11) / 9007199254740992.0

    def choice(self, values: Sequence[T]) -> T:
        """Return one of the values."""
        return values[self.below(len(values))]

    def shuffle(self, values: MutableSequence[T]) -> None:
        """Shuffle in place (Fisher and Yates)."""
        for last in range(len(values) - 1, 0, -1):
            other = self.below(last + 1)
            values[last], values[other] = values[other], values[last]

    def sample(self, values: Sequence[T], count: int) -> list[T]:
        """Return `count` different ones of the values, in random order."""
        pool = list(values)
        self.shuffle(pool)
        return pool[:count]
