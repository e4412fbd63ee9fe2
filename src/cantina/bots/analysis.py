"""A match looked back at: the chance to win over time, luck and choice apart, what cost most."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from cantina.bots.hindsight import Analysis, Decision, Thoroughness, conclude, share, spread, worst
from cantina.bots.weighing import Weigher
from cantina.core.problem import Problem
from cantina.core.record import Record
from cantina.core.story import ANSWER
from cantina.core.text import text


class NothingToAnalyse(Problem):
    """A match without a decision."""


class Analyst:
    """Looks back at one match, one piece of work after the other."""

    def __init__(self, record: Record, effort: Thoroughness) -> None:
        self._record = record
        self._table = record.replay(log=False)
        self._weigher = Weigher(record.header.game, self._table.seats, effort)
        found = [place for place, beat in enumerate(record.beats) if beat[0] == ANSWER]
        if not found:
            raise NothingToAnalyse(text("core-nothing-to-analyse"))
        self._numbers = spread(range(len(found)), effort.decisions)
        self._places = found
        self.total = effort.total(len(found), self._table.seats)

    def run(self) -> Iterator[int | Analysis]:
        """Yield how much is done, and at the end what was found."""
        done = 0
        decisions: list[Decision] = []
        following = [*self._numbers[1:], len(self._places)]
        for number, then in zip(self._numbers, following, strict=True):
            decisions.append(self._look(self._places[number], then - number - 1))
            done += 2
            yield done
        costly = []
        for decision in worst(decisions, self._table.seats):
            table = self._record.replay(decision.at, log=False)
            found = self._weigher.costly(decision, table)
            done += 1
            yield done
            if found is not None:
                costly.append(found)
        header = self._record.header
        final = share(self._table.result, self._table.seats)
        yield conclude(header.game, header.seats, decisions, final, costly)

    def _look(self, place: int, skipped: int) -> Decision:
        at = self._record.header.moment + place
        table = self._record.replay(at, log=False)
        _, seat, key, _, _ = self._record.beats[place]
        found = self._weigher.decision(at, table, seat, key)
        return msgspec.structs.replace(found, skipped=skipped)


def analyse(record: Record, effort: Thoroughness | None = None) -> Analysis:
    """Look back at a match."""
    for step in Analyst(record, effort or Thoroughness()).run():
        if isinstance(step, Analysis):
            return step
    raise AssertionError("an analysis ends with what it found")
