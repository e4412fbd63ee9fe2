"""What is said of a match in hindsight, and the sums: luck and choice apart, what cost most."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

import msgspec

from cantina.core.text import Text
from cantina.core.wire import Result

T = TypeVar("T")

COSTLY: Final = 4
"""Decisions of each seat that are looked at closely."""


class Thoroughness(msgspec.Struct, frozen=True):
    """How much work an analysis may be: known before it starts."""

    decisions: int = 60
    """Decisions looked at, evenly spread over the match."""
    playouts: int = 16
    """Worlds played on for each chance."""
    bot: str = ""
    """Who plays on to the end of each world; nobody: the game's own judgement of its horizon."""
    seed: int = 0

    def total(self, decisions: int, seats: int) -> int:
        """Return how much work a match of so many decisions is at most."""
        return 2 * min(self.decisions, decisions) + COSTLY * seats


class Decision(msgspec.Struct, frozen=True):
    """One decision: the chances of all seats before it, and after it but before chance."""

    at: int
    """How much of the match came before: beats of a record, entries of a table."""
    turn: int
    seat: int
    prompt: Text
    answer: Text
    key: str
    before: list[float]
    after: list[float]
    skipped: int = 0
    """Answers after it, and before the next decision here, that were not looked at."""

    @property
    def gain(self) -> float:
        """Return what the answer was worth to who gave it."""
        return self.after[self.seat] - self.before[self.seat]


class Tried(msgspec.Struct, frozen=True):
    """An answer that was tried in the place of a costly one."""

    key: str
    label: Text
    chance: float
    why: Text | None = None


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
    tried: list[Tried] = []
    """The best answers and the one that was given, the best first."""
    given: str = ""
    """The key of the answer that was given."""
    shifts: list[float] = []
    """What the better answer would have changed for every seat, in chances to win."""


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
    rest: list[float] = []
    """The same for stretches with answers that were not looked at: choice and luck together."""


def share(result: Result | None, seats: int) -> list[float]:
    """Return a result as chances: winners share 1, a draw is everybody's."""
    winners = () if result is None else result.winners
    if not winners and seats > 1:
        return [1 / seats] * seats
    return [(seat in winners) / max(1, len(winners)) for seat in range(seats)]


def spread(found: Sequence[T], most: int) -> list[T]:
    """Return at most so many, evenly spread."""
    if len(found) <= most:
        return list(found)
    return [found[place * len(found) // most] for place in range(most)]


def worst(decisions: Sequence[Decision], seats: int) -> list[Decision]:
    """Return the decisions of each seat that seem to have cost it most."""
    found: list[Decision] = []
    for seat in range(seats):
        own = [one for one in decisions if one.seat == seat and one.gain < 0]
        found += sorted(own, key=lambda one: one.gain)[:COSTLY]
    return sorted(found, key=lambda one: one.gain)


def conclude(
    game: str,
    names: tuple[str, ...],
    decisions: list[Decision],
    final: list[float],
    costly: Sequence[Costly],
) -> Analysis:
    """Add up what chance brought and what answers brought, seat by seat."""
    seats = len(final)
    luck, choice, rest = [0.0] * seats, [0.0] * seats, [0.0] * seats
    then = [one.before for one in decisions[1:]] + [final]
    for decision, following in zip(decisions, then, strict=True):
        choice[decision.seat] += decision.gain
        between = rest if decision.skipped else luck
        for seat in range(seats):
            between[seat] += following[seat] - decision.after[seat]
    ordered = sorted(costly, key=lambda one: one.chance - one.best)
    return Analysis(game, names, decisions, final, luck, choice, ordered, rest)
