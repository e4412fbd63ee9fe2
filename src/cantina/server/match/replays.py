"""Finished matches: their story, what any seat saw at any moment, and branching off from one."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import Any

import msgspec

from cantina.core.piece import described
from cantina.core.record import Record
from cantina.core.table import CannotUndo
from cantina.core.text import text
from cantina.server.http import tokens
from cantina.server.http.lobby import find_room, place, seat_rows
from cantina.server.http.trouble import Trouble
from cantina.server.live.broadcast import describe
from cantina.server.live.patch import difference
from cantina.server.match.course import visible
from cantina.server.match.happenings import read_happening, read_saved, save_table
from cantina.server.match.refusals import Unreadable
from cantina.server.match.room import Room
from cantina.server.process.hall import Hall
from cantina.server.protocol.requests import Branch
from cantina.server.protocol.responses import (
    Moment,
    Replay,
    ReplayView,
    ReplayViews,
    Report,
    Seated,
)
from cantina.server.store.store import Account, Checkpoint, Move

log = logging.getLogger(__name__)
LONGEST_RUN = 200
"""Moments sent in one answer."""


async def finished_room(hall: Hall, table: str) -> Room:
    """Return a finished match; a running one keeps its secrets."""
    room = await find_room(hall, table)
    if room.is_outdated and room.match.state != "finished":
        raise Trouble(409, text("server-outdated"))
    if room.match.state != "finished":
        raise Trouble(409, text("server-not-finished"))
    return room


def moment(move: Move) -> Moment:
    """Return a happening as shown beside the replay."""
    happening = read_happening(move.data)
    return Moment(
        move.seq, happening.kind, move.at, happening.seat, happening.turn, happening.events
    )


async def story(hall: Hall, table: str) -> Replay:
    """Return all moments of a finished match, or what everybody saw of one that cannot go on."""
    room = await find_room(hall, table)
    if room.match.state != "finished" and not room.is_outdated:
        raise Trouble(409, text("server-not-finished"))
    moves = await hall.store.moves(room.id)
    moments = [moment(move) for move in moves]
    if room.match.state != "finished":
        moments = [
            msgspec.structs.replace(one, events=visible(one.events, None)) for one in moments
        ]
    return Replay(describe(room.match, room.seats, room), moments)


async def record(hall: Hall, table: str) -> bytes:
    """Return a finished match as a file that `cantina record` reads.

    Where the rules of today cannot play it again, the file holds the story as it was stored.
    """
    room = await find_room(hall, table)
    if room.match.state == "finished":
        past = Room(hall.store, hall.settings, msgspec.structs.replace(room.match), room.seats)
        past.match.state, past.match.result = "running", None
        try:
            await _replay_all(hall, past, room.seq)
        except Trouble:
            log.info("the record of %s is handed out as its story", room.id)
        else:
            return _dump(past, await hall.store.checkpoint(room.id, up_to=0))
    told = await story(hall, table)
    return b"\n".join(map(msgspec.json.encode, [told.table, *told.moments])) + b"\n"


def _dump(past: Room, first: Checkpoint | None) -> bytes:
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


async def position_at(hall: Hall, room: Room, seq: int) -> Room:
    """Return a copy of a match as it stood after happening `seq`, from the checkpoint before."""
    if not 1 <= seq <= room.seq:
        raise Trouble(404, text("server-no-moment"))
    past = Room(hall.store, hall.settings, msgspec.structs.replace(room.match), room.seats)
    past.match.state = "running"
    past.match.result = None
    checkpoint = await hall.store.checkpoint(room.id, up_to=seq)
    if checkpoint is None:
        raise Trouble(404, text("server-no-moment"))
    moves = await hall.store.moves(room.id, after=checkpoint.seq, up_to=seq)
    try:
        past.restore(checkpoint, moves)
    except Unreadable:
        await _replay_all(hall, past, seq)
    return past


async def _replay_all(hall: Hall, past: Room, seq: int) -> None:
    """Play a match again from its beginning where its checkpoints cannot be read any more."""
    first = await hall.store.checkpoint(past.id, up_to=0)
    moves = await hall.store.moves(past.id, up_to=seq)
    try:
        await asyncio.to_thread(past.restart, first, moves)
    except Exception as error:
        raise Trouble(409, text("server-outdated")) from error


def check_seat(room: Room, seat: int | None) -> None:
    """Refuse seats that the match does not have."""
    if seat is not None and not 0 <= seat < len(room.seats):
        raise Trouble(404, text("server-no-seat"))


async def view_at(hall: Hall, table: str, seq: int, seat: int | None) -> ReplayView:
    """Return what a seat saw at a moment."""
    room = await finished_room(hall, table)
    check_seat(room, seat)
    past = await position_at(hall, room, seq)
    return ReplayView(seq, msgspec.Raw(msgspec.json.encode(past.view(seat))))


async def views_from(
    hall: Hall, table: str, first: int, last: int, seat: int | None
) -> ReplayViews:
    """Return a run of moments as one view and the changes after it."""
    room = await finished_room(hall, table)
    check_seat(room, seat)
    past = await position_at(hall, room, first)
    last = min(last, room.seq, first + LONGEST_RUN)
    shown = past.view(seat)
    first_view = msgspec.Raw(msgspec.json.encode(shown))
    patches: list[list[list[Any]]] = []
    for move in await hall.store.moves(room.id, after=first, up_to=last):
        try:
            past.replay(move)
        except CannotUndo:  # the answer lies before the checkpoint; an undo stores its own
            past = await position_at(hall, room, move.seq)
        now = past.view(seat)
        patches.append(difference(shown, now))
        shown = now
    return ReplayViews(first, first_view, patches)


async def report(hall: Hall, table: str) -> Report:
    """Return the charts of a finished match; whoever replays its record draws the same ones."""
    room = await finished_room(hall, table)
    past = await position_at(hall, room, room.seq)
    return Report([] if past.table is None else past.game.charts(past.table.state))


async def branch(hall: Hall, table: str, wish: Branch, account: Account | None) -> Seated:
    """Open a new table that starts from a moment of a finished match: "what if"."""
    room = await finished_room(hall, table)
    if len(wish.seats) != len(room.seats):
        raise Trouble(400, text("server-branch-seats", seats=len(room.seats)))
    past = await position_at(hall, room, wish.seq)
    if past.table is None or past.table.over:
        raise Trouble(409, text("server-branch-over"))
    saved = save_table(past.table)
    match = msgspec.structs.replace(
        room.match,
        id=tokens.new_id(),
        state="open",
        autostart=True,
        listed=False,
        clock=None,
        secret=secrets.token_hex(24),
        seeded=False,
        created=time.time(),
        started=None,
        finished=None,
        result=None,
        branch_of=room.id,
        branch_seq=wish.seq,
        rematch_of=None,
        rematch=None,
    )
    rows = seat_rows(match, wish.seats)
    return await place(hall, match, rows, wish.name, account, saved)
