"""One match between bots: all that it depends on, and how it went."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from cantina.bots.loading import load_bot
from cantina.core.record import Record
from cantina.core.registry import find_game
from cantina.core.table import Table
from cantina.core.window import Bot, Window
from cantina.core.wire import Result

SEEDS = 1_000_003
"""How far the seeds of two contests lie apart."""


class Fixture(msgspec.Struct, frozen=True):
    """A match to be played. It goes the same wherever and whenever that is."""

    game: str
    seats: tuple[str, ...]
    """The bots, seat by seat."""
    seed: int
    options: dict[str, Any] = {}
    record: str = ""
    """The file to keep it in."""


class Match(msgspec.Struct, frozen=True):
    """How one match went."""

    winners: tuple[int, ...]
    decisions: int
    turns: int
    places: tuple[int, ...] = ()
    """The place of each seat; 1 is best."""


def play_out(table: Table[Any], bots: Mapping[int, Bot] | Sequence[Bot]) -> Result:
    """Let bots answer until the match is over."""
    windows = [Window(table, seat) for seat in range(table.seats)]
    while table.result is None:
        seat = table.waiting[0]
        table.answer(seat, bots[seat].choose(windows[seat]))
    return table.result


def play_fixture(fixture: Fixture) -> Match:
    """Play a match; its dice and its bots depend on its seed alone."""
    seed, game = fixture.seed, find_game(fixture.game)
    options = game.drawn(fixture.options, len(fixture.seats), seed)
    table = Table.start(game, fixture.seats, options, seed=seed, log=False, snapshots=False)
    bots = [
        load_bot(name, fixture.game, seed * 31 + seat) for seat, name in enumerate(fixture.seats)
    ]
    result = play_out(table, bots)
    if fixture.record:
        Record.of(table).save(Path(fixture.record))
    return Match(result.winners, table.answered, table.state.turn, places_of(result, table.seats))


def places_of(result: Result, seats: int) -> tuple[int, ...]:
    """Return each seat's place; where a game ranks nobody, winners come before all others."""
    places = {one.seat: one.place for one in result.standings}
    return tuple([places.get(seat, 1 if seat in result.winners else 2) for seat in range(seats)])
