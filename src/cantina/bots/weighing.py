"""One moment of a match weighed: what an answer was worth, what would have been better.

Before a decision chances are played from the table as it was; after it, with the answer given and
everything that chance then brought drawn anew, from the same dice. So an answer is measured by
what it was worth, and what the dice made of it is luck. Alternatives are tried in worlds that the
seat might have imagined: nobody is blamed for what they could not know. How much better one is
there is added to the chance after the answer that was given, so that all numbers fit one curve.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, Final

from cantina.bots.hindsight import Costly, Decision, Thoroughness, Tried
from cantina.bots.judges import Judge, find_judge
from cantina.bots.search import Line
from cantina.core.rng import Rng
from cantina.core.table import Table
from cantina.core.text import Text, in_percent, text

LEAST: Final = 2
"""Worlds that are played whatever the deadline says."""
SHOWN: Final = 3
"""Answers told beside the one that was given."""
SURE: Final = 1.5
"""Standard errors by which another answer has to be better to be told."""
WORTH_TELLING: Final = 0.03
"""What cost less is not told: nobody learns anything from it."""


class Weigher:
    """Weighs single moments of one match; what it finds hangs on the moment and the seed alone."""

    def __init__(
        self, game: str, seats: int, effort: Thoroughness, deadline: float | None = None
    ) -> None:
        self._effort = effort
        self._judge: Judge = find_judge(effort.bot, game, seats, effort.seed)
        self._deadline = deadline
        """When to stop, on the clock of `time.monotonic`; None: when the work is done."""

    def decision(self, at: int, table: Table[Any], seat: int, key: str) -> Decision:
        """Say how likely everybody won before a seat's answer, and after it."""
        ask = table.ask(seat)
        before: list[list[float]] = []
        after: list[list[float]] = []
        for seed in self._seeds(at):
            before.append(self._judge.judge(anew(table, seed), seat, Rng(seed)).chances)
            after.append(self._judge.judge(anew(table, seed), seat, Rng(seed), key).chances)
            if self._is_due(len(after)):
                break
        prompt, turn = ask.prompt_text(), table.state.turn
        return Decision(at, turn, seat, prompt, ask.words(key), key, mean(before), mean(after))

    def chances(self, table: Table[Any]) -> list[float]:
        """Say how likely everybody wins by what everybody may know: imagined by nobody's seat."""
        found: list[list[float]] = []
        for seed in self._seeds(table.number):
            world = table.imagine(None, Rng(seed))
            found.append(self._judge.judge(world, table.waiting[0], Rng(seed)).chances)
            if self._is_due(len(found)):
                break
        return mean(found)

    def costly(self, decision: Decision, table: Table[Any]) -> Costly | None:
        """Look for what would have been better; None if nothing was, clearly and by enough."""
        seat = decision.seat
        keys = self._judge.candidates(table, seat)
        lines = {key: Line(key) for key in (decision.key, *keys)}
        chances: dict[str, list[list[float]]] = {key: [] for key in lines}
        for done, seed in enumerate(self._seeds(~decision.at), 1):
            for line in lines.values():
                world = table.imagine(seat, Rng(seed))
                verdict = self._judge.judge(world, seat, Rng(seed), line.key)
                line.values.append(verdict.chances[seat])
                chances[line.key].append(verdict.chances)
                line.amounts.append(verdict.amounts)
            if self._is_due(done):
                break
        given = lines[decision.key]
        ordered = sorted(lines.values(), key=lambda line: -line.mean)
        gained = min(ordered[0].mean - given.mean, 1.0 - decision.after[seat])
        if gained < WORTH_TELLING or not ordered[0].beats(given, SURE):
            return None
        best, least = mean(chances[ordered[0].key]), mean(chances[given.key])
        shifts = [better - worse for better, worse in zip(best, least, strict=True)]
        return self._told(decision, table, ordered, given, shifts)

    def _told(
        self,
        decision: Decision,
        table: Table[Any],
        ordered: Sequence[Line],
        given: Line,
        shifts: list[float],
    ) -> Costly:
        ask, played = table.ask(decision.seat), decision.after[decision.seat]

        def chance(line: Line) -> float:
            """Return an answer's chance beside the played one's, which is that of the curve."""
            return min(1.0, max(0.0, played + line.mean - given.mean))

        shown = [line for line in ordered if line is not given][:SHOWN]
        tried = [
            Tried(
                line.key,
                ask.words(line.key),
                chance(line),
                None if line is given else self._reason(decision, table, line, given),
            )
            for line in sorted([*shown, given], key=lambda line: -line.mean)
        ]
        best = tried[0]
        shares = {"best": in_percent(best.chance), "chance": in_percent(played)}
        fallback = text("core-analysis-why", better=best.label, answer=decision.answer, **shares)
        return Costly(
            decision.at,
            decision.turn,
            decision.seat,
            decision.prompt,
            decision.answer,
            best.label,
            best.key,
            played,
            best.chance,
            best.why or fallback,
            tried,
            decision.key,
            shifts,
        )

    def _reason(
        self, decision: Decision, table: Table[Any], line: Line, given: Line
    ) -> Text | None:
        is_better = line.mean > given.mean
        return self._judge.why(
            table, decision.seat, line.key, line.amounts, given.amounts, is_better
        )

    def _seeds(self, at: int) -> list[int]:
        rng = Rng(self._effort.seed * 1_000_003 + at)
        return [rng.bits() for _ in range(self._effort.playouts)]

    def _is_due(self, done: int) -> bool:
        if self._deadline is None or done < LEAST:
            return False
        return time.monotonic() >= self._deadline


def anew(table: Table[Any], seed: int) -> Table[Any]:
    """Return a copy whose chance is drawn anew."""
    twin = table.copy()
    twin.reseed(seed)
    return twin


def mean(found: Sequence[Sequence[float]]) -> list[float]:
    """Return the average of several chances, seat by seat."""
    return [sum(one) / len(found) for one in zip(*found, strict=True)]
