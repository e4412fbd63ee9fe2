"""Rollouts: a match answered at random from inside, without opening a single ask.

The table does not come up for air between answers, which makes this several times faster than
answering from outside. What is written down is exactly what answering from outside would write.
"""

from __future__ import annotations

from collections.abc import Coroutine
from typing import Any, TypeVar

from cantina.core.ask import AskAll, BaseAsk, Together
from cantina.core.chance import Chance, Reveal
from cantina.core.driver import ANSWER, CHANCE, FORCED, REVEAL, STRIDE, Driver, own_ask
from cantina.core.piece import State
from cantina.core.rng import MASK, Rng

S = TypeVar("S", bound=State)


class Rollout(Driver[S]):
    """A match that can play itself out."""

    def _fly(self, rng: Rng) -> None:
        """Answer at random from the one open ask to the end of the match."""
        kept, told = len(self._entries), len(self._log.events)
        forced = self._forced.copy()
        (ask,) = self._open.values()
        self._open = {}
        try:
            self._fly_on(self._decide(ask, rng), rng)
        except Exception:
            # a fault in a rule must not leave a half-made move behind
            self._forced = forced
            self._rebuild(self._entries[:kept], told)
            raise
        self.result = self.game.result(self.state)

    def _fly_on(self, value: Any, rng: Rng) -> None:
        """Run all steps from here to the end."""
        coroutine = self._coroutine
        entries, events = self._entries, self._log.events
        plain = not self._scripted and not self._forced
        dice, base = self._rng, self._base + self.moment * STRIDE
        while coroutine is not None:
            try:
                request = coroutine.send(value)
            except StopIteration as stop:
                self._at = len(entries)
                self._checkpoint(stop.value)
                coroutine = self._coroutine
                value = None
                continue
            if isinstance(request, BaseAsk):
                decision, key, value = request.decide(rng)
                if decision:
                    self._answered += 1
                    entries.append((ANSWER, request.seat, key, value, len(events)))
                else:
                    entries.append((FORCED, request.seat, key, value, len(events)))
            elif isinstance(request, Chance):
                if plain:
                    dice.state = (base + len(entries) * STRIDE) & MASK
                    value = request.draw(dice)
                    entries.append((CHANCE, -1, value, value, len(events)))
                else:
                    self._at = len(entries)
                    value = self._happens(request)
            elif isinstance(request, Reveal):
                entries.append((REVEAL, -1, "", None, len(events)))
                value = None
            elif isinstance(request, Together):
                value = self._decide_together(request, rng)
            else:
                raise TypeError(f"a rule awaited {request!r}, which a table does not know")
        self._at = len(entries)

    def _decide(self, ask: BaseAsk[Any], rng: Rng) -> Any:
        """Answer an ask at random without opening it; return the answer."""
        decision, key, value = ask.decide(rng)
        self._answered += decision
        kind = ANSWER if decision else FORCED
        self._entries.append((kind, ask.seat, key, value, len(self._log.events)))
        return value

    def _decide_together(self, request: Together[Any], rng: Rng) -> list[Any]:
        """Answer all that is asked side by side; then everything comes to light."""
        if isinstance(request, AskAll):
            found = [self._decide(ask, rng) for ask in request.asks]
        else:
            found = [self._decide_branch(seat, branch, rng) for seat, branch in request.branches]
        if len(found) > 1:
            self._entries.append((REVEAL, -1, "", None, len(self._log.events)))
        return found

    def _decide_branch(self, seat: int, branch: Coroutine[Any, Any, Any] | None, rng: Rng) -> Any:
        """Answer all asks of one seat's branch."""
        assert branch is not None, "only the branches of an AskAll have no coroutine"
        value = None
        while True:
            try:
                request = branch.send(value)
            except StopIteration as stop:
                return stop.value
            value = self._decide(own_ask(request, seat), rng)
