"""Thinking time: how much each seat has left, and when the next one runs out."""

from __future__ import annotations

import time
from collections.abc import Collection

from cantina.server.protocol.messages import Clocks
from cantina.server.protocol.requests import Clock


class ClockFace:
    """The clocks of one match. Time runs only for the seats the table waits for."""

    def __init__(self, clock: Clock, seats: int, left: list[float | None] | None = None) -> None:
        self._clock = clock
        per_game = clock.per_game
        start = None if per_game is None else float(per_game)
        self.left: list[float | None] = list(left) if left else [start] * seats
        self._waiting_since: dict[int, float] = {}
        self._then = time.monotonic()

    @property
    def timeout(self) -> str:
        """What happens to a seat whose time is over."""
        return self._clock.timeout

    def turn_to(self, running: Collection[int], restarted: Collection[int] = ()) -> None:
        """Charge the time since the last call, then let exactly these seats' clocks run.

        A seat in `restarted` has a new question: its time for one move starts again.
        """
        now = time.monotonic()
        passed = now - self._then
        self._then = now
        for seat in self._waiting_since:
            left = self.left[seat]
            if left is not None:
                self.left[seat] = max(0.0, left - passed)
        self._waiting_since = {
            seat: now if seat in restarted else self._waiting_since.get(seat, now)
            for seat in running
        }

    def show(self) -> Clocks:
        """Return what is left at this instant."""
        now = time.monotonic()
        seats = range(len(self.left))
        return Clocks(
            [self._move_left(seat, now) for seat in seats],
            [self._game_left(seat, now) for seat in seats],
            sorted(self._waiting_since),
        )

    def next_deadline(self) -> tuple[float, int] | None:
        """Return in how many seconds which seat's time is over, if any runs."""
        now = time.monotonic()
        ends: list[tuple[float, int]] = []
        for seat in self._waiting_since:
            for left in (self._move_left(seat, now), self._game_left(seat, now)):
                if left is not None:
                    ends.append((left, seat))
        return min(ends, default=None)

    def _move_left(self, seat: int, now: float) -> float | None:
        per_move = self._clock.per_move
        if per_move is None:
            return None
        since = self._waiting_since.get(seat)
        return float(per_move) if since is None else max(0.0, per_move - (now - since))

    def _game_left(self, seat: int, now: float) -> float | None:
        left = self.left[seat]
        if left is None or seat not in self._waiting_since:
            return left
        return max(0.0, left - (now - self._then))
