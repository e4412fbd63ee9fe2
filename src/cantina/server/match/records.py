"""A finished match as a file that `cantina record` reads."""

from __future__ import annotations

import msgspec

from cantina.core.piece import described
from cantina.core.record import Record
from cantina.core.seal import Entry, Opened
from cantina.server.match.course import Course
from cantina.server.match.happenings import Saved, read_happening, read_saved
from cantina.server.store.rows import Checkpoint, Match, Move


def record_of(past: Course, first: Checkpoint | None, moves: list[Move]) -> bytes:
    """Return the record of a match that was played again from `first` (None: from the start)."""
    table = past.table
    assert table is not None
    numbers = range(1, len(past.seats) + 1)
    table.names = tuple(
        [seat.name or f"seat-{number}" for number, seat in zip(numbers, past.seats, strict=True)]
    )
    saved = None if first is None else read_saved(first.data)
    if saved is not None:
        state = msgspec.msgpack.decode(saved.state, type=past.game.state_type)
        table.position = described(state)
    record = Record.of(table)
    record.opened = opened(past.match, saved, moves)
    return record.dump()


def opened(match: Match, saved: Saved | None, moves: list[Move]) -> Opened | None:
    """Return the opened seal of a finished match; None for matches older than seals."""
    if match.seal is None or match.nonce is None:
        return None
    begins = 0 if saved is None else len(saved.decisions)
    entries = [entry_of(move) for move in moves]
    return Opened(match.seal, match.nonce, match.secret, match.options, begins, entries)


def entry_of(move: Move) -> Entry:
    """Return a happening as whoever checks the dice hears it."""
    told = read_happening(move.data)
    # who gives up and thereby ends the match does nothing at the rules' table, nor does its end
    # by the operator
    is_end = told.kind in ("concede", "close") and told.result is not None
    kind = "end" if is_end else told.kind
    return Entry(kind, told.seat, told.key)
