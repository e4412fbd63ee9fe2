"""A finished match as a file that `cantina record` reads."""

from __future__ import annotations

import msgspec

from cantina.core.piece import described
from cantina.core.record import Record
from cantina.server.match.course import Course
from cantina.server.match.happenings import read_saved
from cantina.server.store.rows import Checkpoint


def record_of(past: Course, first: Checkpoint | None) -> bytes:
    """Return the record of a match that was played again from `first` (None: from the start)."""
    table = past.table
    assert table is not None
    numbers = range(1, len(past.seats) + 1)
    table.names = tuple(
        [seat.name or f"seat-{number}" for number, seat in zip(numbers, past.seats, strict=True)]
    )
    if first is not None:
        state = msgspec.msgpack.decode(read_saved(first.data).state, type=past.game.state_type)
        table.position = described(state)
    return Record.of(table).dump()
