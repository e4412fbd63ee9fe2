"""Playouts: a match that answers itself, from inside, without opening a single ask.

What is written down is exactly what answering from outside would write.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import methodcaller
from typing import Any, Generic, TypeVar

from cantina.core.asking import ANSWER, BaseAsk, Settled
from cantina.core.piece import State
from cantina.core.rng import Rng
from cantina.core.runner import Decide, Runner

S = TypeVar("S", bound=State)

Policy = Callable[[S, BaseAsk[Any]], str]
"""Answers an ask with a key; it is shown the whole state, so imagine a table first."""


def at_random(rng: Rng) -> Decide:
    """Return what answers everything at random."""
    return methodcaller("decide", rng)


class Playout(Generic[S]):
    """Answers as a policy says, until something is true of the state or enough was answered."""

    __slots__ = ("_left", "_policy", "_rng", "_runner", "_until")

    def __init__(
        self,
        runner: Runner[S],
        rng: Rng,
        policy: Policy[S] | None,
        until: Callable[[S], bool] | None,
        limit: int | None,
    ) -> None:
        self._runner = runner
        self._rng = rng
        self._policy = policy
        self._until = until
        self._left = limit

    def decide(self, ask: BaseAsk[Any]) -> Settled | None:
        """Answer an ask, or stop here. A lone option is no decision and stops nothing."""
        forced = ask.forced()
        if forced is not None:
            return forced
        if self._until is not None and self._until(self._runner.state):
            return None
        if self._left is not None:
            if self._left <= 0:
                return None
            self._left -= 1
        if self._policy is None:
            return ANSWER, *ask.draw(self._rng)
        key = self._policy(self._runner.state, ask)
        return ANSWER, key, ask.take(key)
