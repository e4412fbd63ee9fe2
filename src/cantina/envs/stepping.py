"""One table stepped by numbers: action i is the i-th answer to the open question.

Questions to several seats at once are put to one after the other, and none of them sees what the
others answered, because views do not show it.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import islice
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cantina.core.game import AnyGame
from cantina.core.registry import find_game
from cantina.core.table import Table
from cantina.core.wire import Result
from cantina.envs.features import OPTION_SIZE, VIEW_SIZE, Observer, Vector, option_vector

Mask = NDArray[np.int8]

ACTIONS = 256
"""Answers that can be told apart; of a question with more, the first so many are offered."""
LONGEST = 20_000
"""A match that is not over after so many actions is broken off, and nobody has won."""


def rewards_of(result: Result | None, seats: int) -> list[float]:
    """Return what each seat gets: 1 for the only winner, in sum 0; alone 1 or -1; else 0."""
    winners = () if result is None else result.winners
    if seats == 1:
        return [0.0 if result is None else 1.0 if winners else -1.0]
    if not winners or len(winners) == seats:
        return [0.0] * seats
    share = 1 / len(winners)
    scale = seats / (seats - 1)
    return [scale * ((share if seat in winners else 0.0) - 1 / seats) for seat in range(seats)]


class Stepper:
    """A match that is played by action numbers."""

    def __init__(
        self,
        game: str | AnyGame,
        seats: int = 2,
        options: Mapping[str, Any] | None = None,
        actions: int = ACTIONS,
        size: int = VIEW_SIZE,
    ) -> None:
        self.game = find_game(game) if isinstance(game, str) else game
        self.game.check_seats(seats)
        self.seats = seats
        self.actions = actions
        self._observers = [Observer(size) for _ in range(seats)]
        self._options = dict(options or {})
        self.table: Table[Any]
        self.steps = 0
        self._answers: list[str] | None = None

    def reset(self, seed: int = 0) -> None:
        """Begin a match."""
        options = self.game.drawn(self._options, self.seats, seed)
        self.table = Table.start(self.game, self.seats, options, seed, log=False, snapshots=False)
        self.steps = 0
        self._answers = None

    @property
    def over(self) -> bool:
        """Whether the match has ended or was broken off."""
        return self.table.over or self.steps >= LONGEST

    @property
    def seat(self) -> int:
        """Return the seat that acts."""
        return self.table.waiting[0]

    def answers(self) -> list[str]:
        """Return what the actions mean now."""
        if self._answers is None:
            ask = self.table.ask(self.seat)
            self._answers = list(islice(ask.answers(), self.actions))
        return self._answers

    def step(self, action: int) -> None:
        """Give the answer with this number."""
        answers = self.answers()
        if not 0 <= action < len(answers):
            raise ValueError(f"action {action} is not legal now; there are {len(answers)}")
        self.table.answer(self.seat, answers[action])
        self.steps += 1
        self._answers = None

    def rewards(self) -> list[float]:
        """Return what each seat has got."""
        return rewards_of(self.table.result, self.seats)

    # ------------------------------------------------------------------ as numbers

    def mask(self, seat: int | None = None) -> Mask:
        """Return 1 for each legal action of a seat; a seat that does not act has none."""
        found = np.zeros(self.actions, dtype=np.int8)
        if not self.over and (seat is None or seat == self.seat):
            found[: len(self.answers())] = 1
        return found

    def observe(self, seat: int) -> Vector:
        """Return what a seat sees, as a vector."""
        return self._observers[seat].vector(self.table.view(seat))

    def options(self) -> Vector:
        """Return the legal answers as vectors, one row each; the rows of other actions are 0."""
        found = np.zeros((self.actions, OPTION_SIZE), dtype=np.float32)
        if self.over:
            return found
        ask = self.table.ask(self.seat)
        shown = ask.show(0, False)
        odds = {option.key: option.odds for option in shown.options}
        for row, key in enumerate(self.answers()):
            found[row] = option_vector(shown.prompt.id, key, odds.get(key))
        return found
