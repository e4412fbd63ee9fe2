"""Many tables at once, stepped with one call: arrays in, arrays out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cantina.core.registry import find_game
from cantina.envs.features import VIEW_SIZE, Vector
from cantina.envs.stepping import ACTIONS, Mask, Stepper


class Batch(NamedTuple):
    """Where all tables stand; row i is table i."""

    seats: NDArray[np.int64]
    """Who acts."""
    observations: Vector
    """What that seat sees."""
    masks: Mask
    """What it may do."""
    rewards: Vector
    """What each seat got with this step: other than 0 only at the end of a match."""
    dones: NDArray[np.bool_]
    """Whose match has just ended; there the next one has begun already."""


class VectorTables:
    """So many tables of one game; a match that ends is followed by the next."""

    def __init__(
        self,
        game: str,
        tables: int,
        seats: int = 2,
        options: Mapping[str, Any] | None = None,
        actions: int = ACTIONS,
        size: int = VIEW_SIZE,
    ) -> None:
        rules = find_game(game)
        self.tables = [Stepper(rules, seats, options, actions, size) for _ in range(tables)]
        self.seats = seats
        self._seed = 0
        self._begun = 0

    def __len__(self) -> int:
        return len(self.tables)

    def reset(self, seed: int = 0) -> Batch:
        """Begin a match at every table; the seed decides all that follows."""
        self._seed = seed
        self._begun = 0
        for table in self.tables:
            self._begin(table)
        zeros = np.zeros((len(self.tables), self.seats), dtype=np.float32)
        return self._batch(zeros, np.zeros(len(self.tables), dtype=np.bool_))

    def _begin(self, table: Stepper) -> None:
        table.reset(self._seed * 1_000_003 + self._begun)
        self._begun += 1

    def step(self, actions: Sequence[int] | NDArray[np.int64]) -> Batch:
        """Take one action at every table."""
        rewards = np.zeros((len(self.tables), self.seats), dtype=np.float32)
        dones = np.zeros(len(self.tables), dtype=np.bool_)
        for row, (table, action) in enumerate(zip(self.tables, actions, strict=True)):
            table.step(int(action))
            if table.over:
                rewards[row] = table.rewards()
                dones[row] = True
                self._begin(table)
        return self._batch(rewards, dones)

    def _batch(self, rewards: Vector, dones: NDArray[np.bool_]) -> Batch:
        seats = np.array([table.seat for table in self.tables], dtype=np.int64)
        seen = np.stack([table.observe(table.seat) for table in self.tables])
        masks = np.stack([table.mask() for table in self.tables])
        return Batch(seats, seen, masks, rewards, dones)

    def options(self) -> Vector:
        """Return the legal answers of all tables as vectors: table, action, feature."""
        return np.stack([table.options() for table in self.tables])
