"""A judge that was taught by many matches: a small network, worked out in plain Python.

A position has some thirty numbers and the network a dozen nodes: that is done before a library for
large arrays has been called, and `pip install cantina` needs none.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, tanh
from operator import mul
from pathlib import Path
from typing import Final

import msgspec

FILE: Final = "judge.json"
"""Where a game keeps its judge, beside its mind."""
SUREST: Final = 12.0
"""No judge is surer than this, in natural log odds."""


class Origin(msgspec.Struct, frozen=True):
    """How a judge was taught, and how well it judged matches it had not seen."""

    matches: int
    positions: int
    seed: int
    epochs: int
    loss: float
    """Log loss, in nats a position."""
    written: float
    """The same for the game's hand-written value."""


class Learned(msgspec.Struct, frozen=True):
    """One hidden layer, and a straight way past it."""

    game: str
    rules: str
    looks: tuple[str, ...]
    """What each number is; a judge of other looks is no use to a mind."""
    hidden: tuple[tuple[float, ...], ...]
    """The weights of each node, one a look."""
    thresholds: tuple[float, ...]
    out: tuple[float, ...]
    """What each node says."""
    straight: tuple[float, ...]
    """What each look says by itself."""
    bias: float
    origin: Origin

    def chance(self, look: Sequence[float]) -> float:
        """Return how likely a seat wins, by what was looked at."""
        odds = self.bias + sum(map(mul, self.straight, look))
        for weights, threshold, says in zip(self.hidden, self.thresholds, self.out, strict=True):
            odds += says * tanh(threshold + sum(map(mul, weights, look)))
        return 1.0 / (1.0 + exp(-max(-SUREST, min(SUREST, odds))))


def read_learned(path: Path) -> Learned | None:
    """Return the judge in a file, if there is one."""
    if not path.exists():
        return None
    return msgspec.json.decode(path.read_bytes(), type=Learned)


def write_learned(path: Path, judge: Learned) -> None:
    """Write a judge down, a line for each node."""
    path.write_bytes(msgspec.json.format(msgspec.json.encode(judge), indent=1) + b"\n")
