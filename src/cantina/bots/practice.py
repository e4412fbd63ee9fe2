"""The matches that teach a judge: common sense plays them, with a slip now and then.

What is noted of a match are positions as the search meets them, at a seat's horizon: what each
seat can look at there, what the hand-written value says, and how the match then went for it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec

from cantina.bots.crews import Hands
from cantina.bots.hindsight import share, spread
from cantina.bots.ledger import Ledger
from cantina.bots.matches import SEEDS
from cantina.bots.mind import Mind
from cantina.bots.registry import find_mind
from cantina.core.ask import BaseAsk
from cantina.core.piece import State
from cantina.core.problem import Problem
from cantina.core.rng import Rng
from cantina.core.table import Table
from cantina.core.text import text
from cantina.core.window import Glimpse

SLIPS: Final = 0.12
"""How often somebody takes another answer than common sense: a search tries those too."""
TEMPTING: Final = 6
"""Among so many answers."""
MOST_POSITIONS: Final = 16
"""Positions kept of one match; more of them tell little that is new."""
MOST_ANSWERS: Final = 6_000
"""A match that is not over by then teaches nothing."""


class Practice(msgspec.Struct, frozen=True):
    """One match to be played; it goes the same wherever that is."""

    game: str
    number: int
    seed: int


class Seen(msgspec.Struct, frozen=True, array_like=True):
    """What one seat saw at one moment, and what came of it."""

    look: list[float]
    written: float
    score: float


Notes = list[Seen]


class Pupil:
    """Plays all seats of one match, and looks up at every horizon."""

    def __init__(self, mind: Mind[Any], seats: int, rng: Rng) -> None:
        self._mind = mind
        self._seats = seats
        self._rng = rng
        self._players = [mind.policy(rng.bits()) for _ in range(seats)]
        self._ahead: dict[int, Callable[[Any], bool]] = {}
        """The horizon of each seat that has looked ahead."""
        self.seen: list[list[tuple[list[float], float]]] = []
        """What each seat could look at, and its hand-written value, moment by moment."""

    def answer(self, state: State, ask: BaseAsk[Any]) -> str:
        """Answer by common sense, or nearly; note what is to be seen if a horizon has come."""
        come = [seat for seat, until in self._ahead.items() if until(state)]
        for seat in come:
            del self._ahead[seat]
        if come:
            self._look_up(state)
        glimpse = Glimpse(self._mind.game, state, ask)
        first = self._players[ask.seat].choose(glimpse)
        if not self._mind.is_searched(glimpse.prompt):
            return first
        if ask.seat not in self._ahead:
            self._ahead[ask.seat] = self._mind.near(state, ask.seat)
        if self._rng.random() >= SLIPS:
            return first
        return self._rng.choice(self._mind.candidates(glimpse, first)[:TEMPTING])

    def _look_up(self, state: State) -> None:
        mind = self._mind
        self.seen.append(
            [(mind.look(state, seat), mind.value(state, seat)) for seat in range(self._seats)]
        )


def attend(lesson: Practice) -> Notes:
    """Play one match and return what can be learned from it."""
    mind = find_mind(lesson.game)
    seats, options = mind.lesson(lesson.number)
    seed = lesson.seed * SEEDS + lesson.number
    drawn = mind.game.drawn(options, seats, seed)
    table = Table.start(mind.game, seats, drawn, seed=seed, log=False, snapshots=False)
    rng = Rng(~seed)
    pupil = Pupil(mind, seats, rng)
    table.play_out(rng, pupil.answer, limit=MOST_ANSWERS)
    if table.result is None:
        return []
    scores = share(table.result, seats)
    return [
        Seen([float(f"{number:.5g}") for number in look], round(written, 5), score)
        for moment in spread(pupil.seen, MOST_POSITIONS)
        for (look, written), score in zip(moment, scores, strict=True)
    ]


class OtherPractice(Problem):
    """A file that holds the lessons of another judge."""


def attend_all(
    game: str, matches: int, seed: int, hands: Hands, path: Path | None
) -> Iterator[Notes]:
    """Play what is not in the file yet; yields the notes of all matches, in order."""
    mind = find_mind(game)
    head = {"game": game, "rules": mind.game.rules, "looks": mind.looks, "seed": seed}
    other = OtherPractice(text("core-other-lessons", file=str(path)))
    ledger = Ledger(path, msgspec.json.encode(head), other)
    for line in ledger.lines[:matches]:
        yield msgspec.json.decode(line, type=Notes)
    missing = range(len(ledger.lines), matches)
    for notes in hands.each(attend, [Practice(game, number, seed) for number in missing]):
        ledger.add(msgspec.json.encode(notes))
        yield notes
