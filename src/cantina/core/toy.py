"""The smallest possible game around a few steps, for tests of the table itself."""

from collections.abc import Callable, Coroutine
from typing import Any, ClassVar

import msgspec

from cantina.core.game import Game
from cantina.core.piece import State
from cantina.core.rng import Rng
from cantina.core.table import Table
from cantina.core.text import Text, text
from cantina.core.wire import Result

ToyStep = Callable[[Any], Coroutine[Any, Any, str | None] | str]


class NoOptions(msgspec.Struct, frozen=True):
    """Nothing to choose."""


class ToyState(State):
    """A notebook."""

    notes: list[str] = []


class ToyView(msgspec.Struct, frozen=True):
    """The notebook, open to all."""

    notes: list[str]


class Toy(Game[ToyState, NoOptions, ToyView]):
    """A game of the steps it is given."""

    name: ClassVar = "toy"
    rules: ClassVar = "1"
    seats: ClassVar = (1, 4)
    title: ClassVar = text("core-yes")
    about: ClassVar = text("core-yes")
    options_type = NoOptions
    state_type = ToyState
    view_type = ToyView

    def __init__(self, *steps: ToyStep) -> None:
        self.steps = {step.__name__: step for step in steps}

    def begin(self, options: NoOptions, seats: int) -> ToyState:
        """Open an empty notebook before the first step."""
        return ToyState(step=next(iter(self.steps)))

    def player_count(self, state: ToyState) -> int:
        """Count two."""
        return 2

    def view(self, state: ToyState, seat: int | None) -> ToyView:
        """Show everything."""
        return ToyView(state.notes[:])

    def result(self, state: ToyState) -> Result:
        """Call it a draw."""
        return Result((), text("core-none"))

    def resample(self, state: ToyState, seat: int | None, rng: Rng) -> None:
        """Hide nothing."""

    def board(self, view: ToyView, write: Callable[[Text], str]) -> str:
        """Draw nothing."""
        return ""


def toy_table(*steps: ToyStep, **settings: Any) -> Table[ToyState]:
    """Start a table of two seats with these steps."""
    return Table.start(Toy(*steps), 2, **settings)
