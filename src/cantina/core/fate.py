"""Where chance comes from: outcomes that were set in advance, a test's script, or a seed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from cantina.core.chance import Chance, Roll
from cantina.core.rng import MASK, Rng

STRIDE: Final = 0xD1342543DE82EF95
"""Odd, so that the moments of a match start their random numbers far from each other."""

MOST_ROLLS: Final = 1024
"""Nothing is rolled oftener in a match."""


class Fate:
    """Draws what chance brings to one table."""

    __slots__ = ("_rng", "_rolled", "base", "forced", "is_scripted", "pauses")

    def __init__(
        self, seed: int, script: Iterable[object] | None = None, pauses: bool = False
    ) -> None:
        self._rng = Rng(seed)
        self.base = self._rng.state
        self.forced: list[object] = list(script or ())
        """The next outcomes, as far as they are set."""
        self.is_scripted = script is not None
        self.pauses = pauses
        """Whether the table stops and lets somebody else say what happens."""
        self._rolled: dict[int, int] | None = None
        """How often each thing was rolled, where each has a luck of its own."""

    def copy(self) -> Fate:
        """Return a fate that brings the same."""
        new = Fate.__new__(Fate)
        new._rng = Rng.__new__(Rng)
        new.base = self.base
        new.forced = self.forced[:]
        new.is_scripted = self.is_scripted
        new.pauses = self.pauses
        new._rolled = None if self._rolled is None else dict(self._rolled)
        return new

    def steady(self) -> None:
        """Give every thing that is rolled a luck of its own, whenever its turn comes.

        Two worlds of one seed then differ by what was decided, and less by luck.
        """
        self._rolled = {}

    def reseed(self, seed: int) -> None:
        """Draw what comes from another seed."""
        self.base = Rng(seed).state

    def bring(self, request: Chance, moment: int) -> Any:
        """Return what happens now."""
        if self.forced:
            return request.parse(self.forced.pop(0))
        if self.is_scripted:
            raise ValueError(f"the script has no outcome left for a {request.kind}")
        # the dice of a moment depend on the seed and the moment alone, so that a resumed, copied
        # or replayed match goes on exactly as the original would have
        rng = self._rng
        if self._rolled is not None and isinstance(request, Roll) and request.things:
            return self._roll_each(request, self._rolled)
        rng.state = (self.base + moment * STRIDE) & MASK
        return request.draw(rng)

    def _roll_each(self, request: Roll[Any], rolled: dict[int, int]) -> tuple[Any, ...]:
        faces, rng, found = request.die.faces, self._rng, []
        for thing in request.things:
            times = rolled[thing] = rolled.get(thing, 0) + 1
            rng.state = (self.base - (thing * MOST_ROLLS + times) * STRIDE) & MASK
            found.append(faces[rng.below(len(faces))])
        return tuple(found)
