"""What the written scenarios of every game are told with: a table, and how much of it was told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Generic, TypeVar

import pytest

from cantina.core.asking import FORCED
from cantina.core.table import Table

T = TypeVar("T", bound=Table[Any])
OPEN: list[Telling[Any]] = []
"""The scenes of the running test; none may end with dice that nobody rolled."""


class Telling(Generic[T]):
    """A table that a scenario tells of."""

    def __init__(self, table: T) -> None:
        self.table = table
        self.heard = 0
        """How many beats of the table the scenario has told."""
        OPEN.append(self)

    def untold(self) -> list[object]:
        """Return the dice and draws that the scenario told and the game never asked for."""
        return list(self.table._fate.forced)

    def went_by_itself(self, seat: int, answer: str) -> bool:
        """Whether a question had only this answer; tells the beats up to it."""
        for place, beat in enumerate(self.table.beats[self.heard :], start=self.heard + 1):
            if beat[0] == FORCED and beat[1] == seat and beat[2] == answer:
                self.heard = place
                return True
        return False

    def hear(self, seat: int, answer: str) -> None:
        """Let a player answer the open question; everything up to it is told."""
        self.heard = len(self.table.beats) + 1
        self.table.answer(seat, answer)


@pytest.fixture(autouse=True)
def all_dice_are_rolled() -> Iterator[None]:
    """No scene ends with dice or draws left that the scenario told and the game never asked for."""
    OPEN.clear()
    yield
    left = [outcome for scene in OPEN for outcome in scene.untold()]
    assert not left, f"never rolled or drawn: {left}"
