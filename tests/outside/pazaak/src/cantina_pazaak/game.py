"""Two players roll a ten-sided die in turn; nearest to twenty without passing it wins."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

import msgspec

from cantina.core.ask import Ask
from cantina.core.chance import Die, Roll
from cantina.core.game import Game
from cantina.core.piece import State
from cantina.core.rng import Rng
from cantina.core.text import Text, seat_name, text
from cantina.core.wire import Result, Standing

DIE: Final = Die("die", tuple(range(1, 11)))
MOST: Final = 20


class Duel(State):
    """Both totals, and who rolls."""

    totals: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    roller: int = 0


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Nothing to choose."""


class DuelView(msgspec.Struct, frozen=True):
    """Everything lies open."""

    totals: list[int]
    roller: int


async def turn(duel: Duel) -> str | None:
    """PZ-1: roll as long as you like."""
    seat = duel.roller
    while duel.totals[seat] < MOST and await Ask(
        seat,
        "pz-ask-roll",
        [True, False],
        label=lambda more: text("pz-option-roll" if more else "pz-option-stand"),
        rules=("PZ-1",),
    ):
        (rolled,) = await Roll(DIE, 1)
        duel.totals[seat] += rolled
        duel.say("pz-log-rolled", "PZ-1", seat=seat_name(seat), rolled=rolled)
    duel.roller += 1
    return "turn" if duel.roller < 2 else None


class Pazaak(Game[Duel, Options, DuelView]):
    """The game."""

    name: ClassVar = "pazaak"
    rules: ClassVar = "1"
    seats: ClassVar = (2, 2)
    title: ClassVar = text("pz-title")
    about: ClassVar = text("pz-about")
    options_type = Options
    state_type = Duel
    view_type = DuelView
    steps = {"turn": turn}

    def begin(self, options: Options, seats: int) -> Duel:
        """Both begin with nothing."""
        return Duel(step="turn")

    def view(self, state: Duel, seat: int | None) -> DuelView:
        """Show all."""
        return DuelView(state.totals[:], state.roller)

    def result(self, state: Duel) -> Result:
        """PZ-2: who passed twenty has nothing; equal totals are a draw."""
        worth = [total if total <= MOST else 0 for total in state.totals]
        best = max(worth)
        winners = tuple(seat for seat in (0, 1) if worth[seat] == best)
        places = tuple(Standing(seat, 1 if seat in winners else 2) for seat in (0, 1))
        return Result(winners, text("pz-won", total=best), places)

    def resample(self, state: Duel, seat: int | None, rng: Rng) -> None:
        """Nothing is hidden."""

    def board(self, view: DuelView, write: Callable[[Text], str]) -> str:
        """Both totals."""
        return write(text("pz-board", first=view.totals[0], second=view.totals[1]))

    def player_count(self, state: Duel) -> int:
        """Two."""
        return 2


game: Final = Pazaak()
