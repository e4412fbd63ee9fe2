"""A small random source: one integer of state, the same numbers on every machine."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Final, TypeVar

T = TypeVar("T")

MASK: Final = 0xFFFFFFFFFFFFFFFF
GOLDEN: Final = 0x9E3779B97F4A7C15
STEP: Final = 0xA0761D6478BD642F
MIX: Final = 0xE7037ED1A0B428DB
DIGITS: Final = 8
"""How many small numbers one draw of 64 bits is good for."""


class Rng:
    """Wyrand: one addition and one multiplication a number, and a state that copies for nothing."""

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
        self.state = state = (self.state + STEP) & MASK
        product = state * (state ^ MIX)
        return (product >> 64 ^ product) & MASK

    def below(self, bound: int) -> int:
        """Return a number from 0 to bound - 1."""
        self.state = state = (self.state + STEP) & MASK
        product = state * (state ^ MIX)
        return ((product >> 64 ^ product) & MASK) * bound >> 64

    def skip(self, count: int) -> None:
        """Go on as if so many numbers had been drawn."""
        self.state = (self.state + count * STEP) & MASK

    def several(self, bound: int, count: int) -> list[int]:
        """Return `count` numbers below a small bound, as many as 64 bits hold from one draw."""
        found: list[int] = []
        left = 0
        bits = 0
        for _ in range(count):
            if left == 0:
                bits = self.bits()
                left = DIGITS
            left -= 1
            bits *= bound
            found.append(bits >> 64)
            bits &= MASK
        return found

    def random(self) -> float:
        """Return a number in [0, 1)."""
        self.state = state = (self.state + STEP) & MASK  # as in `bits`
        product = state * (state ^ MIX)
        return (((product >> 64 ^ product) & MASK) >> 11) / 9007199254740992.0

    def choice(self, values: Sequence[T]) -> T:
        """Return one of the values."""
        return values[self.below(len(values))]

    def shuffle(self, values: MutableSequence[T]) -> None:
        """Shuffle in place (Fisher and Yates)."""
        state, step, mask, mix = self.state, STEP, MASK, MIX  # whole decks are shuffled
        for last in range(len(values) - 1, 0, -1):
            state = (state + step) & mask  # as in `below`
            product = state * (state ^ mix)
            other = ((product >> 64 ^ product) & mask) * (last + 1) >> 64
            values[last], values[other] = values[other], values[last]
        self.state = state

    def places(self, there: int, count: int) -> list[int]:
        """Return `count` different numbers below `there`, sorted."""
        if count > DIGITS:
            return sorted(self.sample(range(there), count))
        if count == 0:
            return []
        if count == 1:
            return [self.below(there)]
        left = list(range(there))
        bits = self.bits()
        found = []
        for size in range(there, there - count, -1):
            bits *= size
            found.append(left.pop(bits >> 64))
            bits &= MASK
        found.sort()
        return found

    def sample(self, values: Sequence[T], count: int) -> list[T]:
        """Return `count` different ones of the values, in random order."""
        pool = list(values)
        self.shuffle(pool)
        return pool[:count]
