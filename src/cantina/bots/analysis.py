"""A match looked back at: the chance to win over time, luck and choice apart, what cost most.

Chances are shares of playouts. Before a decision they are played from the table as it was; after
it, with the answer given and everything that chance then brought drawn anew. So an answer is
measured by what it was worth, and what the dice made of it is luck. Alternatives are tried in
worlds that the seat might have imagined: nobody is blamed for what they could not know.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

import msgspec

from cantina.bots.matches import play_out
from cantina.bots.registry import make_bot
from cantina.core.problem import Problem
from cantina.core.record import Record
from cantina.core.rng import Rng
from cantina.core.story import ANSWER
from cantina.core.table import Table
from cantina.core.text import Text, in_percent, text
from cantina.core.window import Bot, Explains, Window
from cantina.core.wire import Result

MOST_ALTERNATIVES = 12
"""Answers tried in place of a costly one."""
COSTLY = 5
"""Decisions that are looked at closely."""
LONGEST_PLAYOUT = 4_000
"""Answers after which a playout is called a draw."""


class Effort(msgspec.Struct, frozen=True):
    """How much work an analysis may be: known before it starts."""

    decisions: int = 60
    """Decisions looked at, evenly spread over the match."""
    playouts: int = 16
    """Playouts for each chance."""
    bot: str = "random"
    """Who answers in playouts; one that explains also gives its reasons."""
    seed: int = 0

    def total(self, decisions: int) -> int:
        """Return how many chances are worked out for a match of so many decisions."""
        return 2 * min(self.decisions, decisions) + COSTLY


class Decision(msgspec.Struct, frozen=True):
    """One decision: the chances of all seats before it, and after it but before chance."""

    at: int
    """How many beats came before; `cantina record replay --until` goes there."""
    turn: int
    seat: int
    prompt: Text
    answer: Text
    key: str
    before: list[float]
    after: list[float]

    @property
    def gain(self) -> float:
        """Return what the answer was worth to who gave it."""
        return self.after[self.seat] - self.before[self.seat]


class Costly(msgspec.Struct, frozen=True):
    """A decision that cost much: what would have been better, by how much, and why."""

    at: int
    turn: int
    seat: int
    prompt: Text
    answer: Text
    better: Text
    key: str
    """The better answer."""
    chance: float
    best: float
    why: Text


class Analysis(msgspec.Struct, frozen=True):
    """What a match looks like in hindsight."""

    game: str
    names: tuple[str, ...]
    decisions: list[Decision]
    final: list[float]
    luck: list[float]
    """What chance gave and took, seat by seat, in chances to win."""
    choice: list[float]
    """The same for the seat's own answers."""
    costly: list[Costly]


class NothingToAnalyse(Problem):
    """A match without a decision."""


def share(result: Result | None, seats: int) -> list[float]:
    """Return a result as chances: winners share 1, a draw is everybody's."""
    winners = () if result is None else result.winners
    if not winners and seats > 1:
        return [1 / seats] * seats
    return [(seat in winners) / max(1, len(winners)) for seat in range(seats)]


class Analyst:
    """Looks back at one match, one piece of work after the other."""

    def __init__(self, record: Record, effort: Effort) -> None:
        self._record = record
        self._effort = effort
        self._rng = Rng(effort.seed)
        self._table = record.replay(log=False)
        seats, game = self._table.seats, record.header.game
        self._bots: list[Bot] = [
            make_bot(effort.bot, game, effort.seed * 31 + seat) for seat in range(seats)
        ]
        self._picked = self._pick()
        self.total = effort.total(len(self._picked))

    def _pick(self) -> list[int]:
        """Return which beats are looked at: decisions, evenly spread."""
        moment = self._record.header.moment
        found = [i for i, beat in enumerate(self._record.beats) if beat[0] == ANSWER]
        if not found:
            raise NothingToAnalyse(text("core-nothing-to-analyse"))
        most = self._effort.decisions
        if len(found) > most:
            found = [found[place * len(found) // most] for place in range(most)]
        return [moment + index for index in found]

    def run(self) -> Iterator[int | Analysis]:
        """Yield how much is done, and at the end what was found."""
        done = 0
        decisions: list[Decision] = []
        for at in self._picked:
            decisions.append(self._look(at))
            done += 2
            yield done
        final = share(self._table.result, self._table.seats)
        luck, choice = self._apart(decisions, final)
        worst = sorted(decisions, key=lambda one: one.gain)[:COSTLY]
        costly = []
        for decision in worst:
            found = self._better(decision)
            done += 1
            yield done
            if found is not None:
                costly.append(found)
        costly.sort(key=lambda one: one.chance - one.best)
        header = self._record.header
        yield Analysis(header.game, header.seats, decisions, final, luck, choice, costly)

    # ------------------------------------------------------------------ chances

    def _play(self, table: Table[Any]) -> list[float]:
        if self._effort.bot != "random":
            return share(play_out(table, self._bots), table.seats)
        if not table.over:
            table.play_out(self._rng, limit=LONGEST_PLAYOUT)
        return share(table.result, table.seats)

    def _mean(self, tables: Iterator[Table[Any]]) -> list[float]:
        played = [self._play(table) for table in tables]
        return [sum(one) / len(played) for one in zip(*played, strict=True)]

    def _anew(self, table: Table[Any], key: str = "", seat: int = -1) -> Iterator[Table[Any]]:
        """Yield copies whose chance is drawn anew, with an answer given."""
        for _ in range(self._effort.playouts):
            twin = table.copy()
            twin.reseed(self._rng.bits())
            if key:
                twin.answer(seat, key)
            yield twin

    def _look(self, at: int) -> Decision:
        table = self._record.replay(at, log=False)
        _, seat, key, _, _ = self._record.beats[at - self._record.header.moment]
        ask = table.ask(seat).show(0, False)
        return Decision(
            at,
            table.state.turn,
            seat,
            ask.prompt,
            label_of(ask.options, key),
            key,
            self._mean(self._anew(table)),
            self._mean(self._anew(table, key, seat)),
        )

    def _apart(
        self, decisions: Sequence[Decision], final: list[float]
    ) -> tuple[list[float], list[float]]:
        """Add up what chance brought and what answers brought, seat by seat."""
        seats = self._table.seats
        luck, choice = [0.0] * seats, [0.0] * seats
        then = [one.before for one in decisions[1:]] + [final]
        for decision, following in zip(decisions, then, strict=True):
            choice[decision.seat] += decision.gain
            for seat in range(seats):
                luck[seat] += following[seat] - decision.after[seat]
        return luck, choice

    # ------------------------------------------------------------------ alternatives

    def _worth(self, table: Table[Any], seat: int, key: str, seeds: Sequence[int]) -> float:
        """Return the chance with an answer in worlds the seat might imagine."""
        won = 0.0
        for seed in seeds:
            world = table.imagine(seat, Rng(seed))
            world.answer(seat, key)
            won += self._play(world)[seat]
        return won / len(seeds)

    def _better(self, decision: Decision) -> Costly | None:
        """Look for what would have been better; None if nothing was."""
        table, seat = self._record.replay(decision.at, log=False), decision.seat
        seeds = [self._rng.bits() for _ in range(self._effort.playouts)]
        keys = list(islice(table.ask(seat).answers(), MOST_ALTERNATIVES))
        worths = {key: self._worth(table, seat, key, seeds) for key in {*keys, decision.key}}
        chance = worths[decision.key]
        best = max(keys, key=lambda key: worths[key])
        if worths[best] <= chance:
            return None
        options = table.ask(seat).show(0, False).options
        better = label_of(options, best)
        return Costly(
            decision.at,
            decision.turn,
            seat,
            decision.prompt,
            decision.answer,
            better,
            best,
            chance,
            worths[best],
            self._why(table, seat, best, better, decision.answer, worths[best], chance),
        )

    def _why(
        self,
        table: Table[Any],
        seat: int,
        key: str,
        better: Text,
        answer: Text,
        best: float,
        chance: float,
    ) -> Text:
        """Say in a sentence why: the bot's own reason, or what the playouts came to."""
        bot = self._bots[seat]
        if isinstance(bot, Explains):
            for reason in bot.explain(Window(table, seat)):
                if reason.key == key:
                    return reason.why
        shares = {"best": in_percent(best), "chance": in_percent(chance)}
        return text("core-analysis-why", better=better, answer=answer, **shares)


def label_of(options: Sequence[Any], key: str) -> Text:
    """Return an answer in words: the labels of its parts."""
    labels = {option.key: option.label for option in options}
    if key in labels:
        found: Text = labels[key]
        return found
    parts = [labels[part] for part in key.split("+") if part in labels]
    return text("core-analysis-several", parts=parts) if parts else text("core-option", key=key)


def analyse(record: Record, effort: Effort | None = None) -> Analysis:
    """Look back at a match."""
    for step in Analyst(record, effort or Effort()).run():
        if isinstance(step, Analysis):
            return step
    raise AssertionError("an analysis ends with what it found")
