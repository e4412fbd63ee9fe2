"""One match between bots: all that it depends on, and how it went."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from cantina.bots.faults import BadBot, in_match
from cantina.bots.loading import load_bot, watched
from cantina.core.asking import Refused
from cantina.core.problem import Problem
from cantina.core.record import Record
from cantina.core.registry import find_game
from cantina.core.table import Table
from cantina.core.text import text
from cantina.core.window import Bot, Window
from cantina.core.wire import Result

SEEDS = 1_000_003
"""How far the seeds of two contests lie apart."""
RANDOM = "random"
"""The one bot that is quick enough to notice what a log costs; it listens to nothing."""
MOST_ANSWERS = 20_000
"""Bots that never come to an end draw after so many answers."""


class Fixture(msgspec.Struct, frozen=True):
    """A match to be played. It goes the same wherever and whenever that is."""

    game: str
    seats: tuple[str, ...]
    """The bots, seat by seat."""
    seed: int
    options: dict[str, Any] = {}
    seconds: float | None = None
    """Time for each answer; a bot that uses it up plays as fast as its machine is."""
    record: str = ""
    """The file to keep it in."""


class Match(msgspec.Struct, frozen=True):
    """How one match went."""

    winners: tuple[int, ...]
    decisions: int
    turns: int
    places: tuple[int, ...] = ()
    """The place of each seat; 1 is best."""


def play_out(
    table: Table[Any], bots: Mapping[int, Bot] | Sequence[Bot], seconds: float | None = None
) -> Result:
    """Let bots answer until the match is over, each within so many seconds."""
    windows = [Window(table, seat) for seat in range(table.seats)]
    left = MOST_ANSWERS
    while table.result is None:
        left -= 1
        if left < 0:
            table.end(Result((), text("core-too-long", answers=MOST_ANSWERS)))
            break
        seat = table.waiting[0]
        window = windows[seat]
        if seconds is not None:
            window.deadline = time.monotonic() + seconds
        table.answer(seat, bots[seat].choose(window))
    assert table.result is not None
    return table.result


def play_fixture(fixture: Fixture) -> Match:
    """Play a match; its dice and its bots depend on its seed alone."""
    seed, game = fixture.seed, find_game(fixture.game)
    options = game.drawn(fixture.options, len(fixture.seats), seed)
    listening = any(name != RANDOM for name in fixture.seats)
    table = Table.start(game, fixture.seats, options, seed=seed, log=listening, snapshots=False)
    bots = [seat_bot(fixture, seat) for seat in range(len(fixture.seats))]
    try:
        result = play_out(table, bots, fixture.seconds)
    except (BadBot, Refused) as problem:
        raise blamed(fixture, table.waiting[0], problem) from problem
    if fixture.record:
        Record.of(table).save(Path(fixture.record))
    return Match(result.winners, table.answered, table.state.turn, places_of(result, table.seats))


def seat_bot(fixture: Fixture, seat: int) -> Bot:
    """Return a new bot for a seat; what it draws depends on the seeds of match and seat."""
    name = fixture.seats[seat]
    try:
        return watched(load_bot(name, fixture.game, fixture.seed * 31 + seat), name, fixture.game)
    except BadBot as problem:
        raise blamed(fixture, seat, problem) from problem


def blamed(fixture: Fixture, seat: int, problem: Problem) -> BadBot:
    """Say whose fault it is that a match cannot be played: which bot, on which seat, which seed."""
    reason = problem.reason
    if isinstance(problem, Refused):
        reason = text("core-bot-refused", bot=fixture.seats[seat], problem=reason)
    return in_match(reason, seat, fixture.seed)


def places_of(result: Result, seats: int) -> tuple[int, ...]:
    """Return each seat's place; where a game ranks nobody, winners come before all others."""
    places = {one.seat: one.place for one in result.standings}
    return tuple([places.get(seat, 1 if seat in result.winners else 2) for seat in range(seats)])
