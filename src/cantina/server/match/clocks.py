"""Thinking time: how much each seat has left, and when the next one runs out.

Times are those of the day, because they are stored: a match that is read again charges each seat
from when it was asked, and not for the time in which no server ran. A clock in days goes by the
rows of the turns table (`store/turns.py`), which run out also while the table sleeps.
"""

from __future__ import annotations

import time
from collections.abc import Collection, Mapping
from typing import Final

from cantina.server.protocol.messages import Clocks
from cantina.server.protocol.requests import Clock

_BEGAN: Final = time.time() - time.monotonic()


def now() -> float:
    """Return the time of the day as it was when the process began, and since then without jumps."""
    return _BEGAN + time.monotonic()


class ClockFace:
    """The clocks of one match. Time runs only for the seats the table waits for."""

    def __init__(
        self,
        clock: Clock,
        seats: int,
        at: float,
        left: list[float | None] | None = None,
        asked: Mapping[int, float] | None = None,
    ) -> None:
        self._clock = clock
        per_game = clock.per_game
        start = None if per_game is None else float(per_game)
        self._left: list[float | None] = list(left) if left else [start] * seats
        self._since: dict[int, float] = dict(asked or {})
        """When each seat that thinks was asked."""
        self._then = at
        """Until when the time in `_left` is charged."""
        self.rests: Mapping[int, float] = {}
        """Until when the days of a seat are not counted."""

    @property
    def is_in_days(self) -> bool:
        """Whether people take days for a move."""
        return self._clock.is_in_days

    @property
    def seconds(self) -> float | None:
        """For one move."""
        return self._clock.per_move

    @property
    def timeout(self) -> str:
        """What happens to a seat whose time is over."""
        return self._clock.timeout

    @property
    def asked(self) -> dict[int, float]:
        """When each seat that thinks was asked."""
        return dict(self._since)

    def left(self, at: float) -> list[float | None]:
        """Return what each seat has left for the match at a moment."""
        return [self._game_left(seat, at) for seat in range(len(self._left))]

    def charge(self, at: float, left: list[float | None] | None = None) -> None:
        """Charge the time until a moment; with `left`, as it was stored."""
        self._left = list(left) if left else self.left(at)
        self._then = max(self._then, at)

    def turn_to(self, running: Collection[int], restarted: Collection[int], at: float) -> None:
        """Charge the time until a moment, then let exactly these seats' clocks run.

        A seat in `restarted` has a new question: its time for one move starts again.
        """
        self.charge(at)
        self._since = {
            seat: at if seat in restarted else self._since.get(seat, at) for seat in running
        }

    def follow(self, asked: Mapping[int, float]) -> None:
        """Go by what is stored about since when seats are asked."""
        self._since = dict(asked)

    def wake(self, seen: float) -> None:
        """Go on now, after nobody served the table since it was last seen."""
        if self.is_in_days:
            return
        present = now()
        until = min(max(self._then, seen), present)
        self.charge(until)
        self._since = {seat: at + present - until for seat, at in self._since.items()}
        self._then = present

    def show(self) -> Clocks:
        """Return what is left at this instant."""
        present = now()
        moves = [self._move_left(seat, present) for seat in range(len(self._left))]
        return Clocks(moves, self.left(present), sorted(self._since))

    def next_deadline(self) -> tuple[float, int] | None:
        """Return in how many seconds which seat's time is over, if any runs."""
        present = now()
        ends: list[tuple[float, int]] = []
        for seat, since in self._since.items():
            if self._clock.per_move is not None:
                ends.append((max(0.0, since + self._clock.per_move - present), seat))
            left = self._game_left(seat, present)
            if left is not None:
                ends.append((left, seat))
        return min(ends, default=None)

    def _move_left(self, seat: int, at: float) -> float | None:
        per_move = self._clock.per_move
        if per_move is None:
            return None
        since = self._since.get(seat)
        if since is None:
            return float(per_move)
        counted = max(at, self.rests.get(seat, 0.0))
        return max(0.0, per_move - max(0.0, counted - since))

    def _game_left(self, seat: int, at: float) -> float | None:
        left = self._left[seat]
        if left is None or seat not in self._since:
            return left
        return max(0.0, left - max(0.0, at - self._then))
