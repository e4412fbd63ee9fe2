"""Finished matches: their story, what any seat saw at any moment, and branching off from one."""

from __future__ import annotations

import secrets
import time
from typing import Any

import msgspec

from cantina.core.table import CannotUndo
from cantina.core.text import text
from cantina.server import tokens
from cantina.server.broadcast import describe
from cantina.server.entries import read_entry, save_table
from cantina.server.hall import Hall
from cantina.server.lobby import find_room, place, seat_rows
from cantina.server.patch import difference
from cantina.server.problems import Trouble
from cantina.server.protocol import Branch, Moment, Replay, ReplayView, ReplayViews, Seated
from cantina.server.room import Room
from cantina.server.store import Account, Move

LONGEST_RUN = 200
"""Moments sent in one answer."""


async def finished_room(hall: Hall, table: str) -> Room:
    """Return a finished match; a running one keeps its secrets."""
    room = await find_room(hall, table)
    if room.match.state != "finished":
        raise Trouble(409, text("server-not-finished"))
    return room


def moment(move: Move) -> Moment:
    """Return an entry as shown beside the replay."""
    entry = read_entry(move.data)
    return Moment(move.seq, entry.kind, move.at, entry.seat, entry.turn, entry.events)


async def story(hall: Hall, table: str) -> Replay:
    """Return all moments of a finished match."""
    room = await finished_room(hall, table)
    moves = await hall.store.moves(room.id)
    info = describe(room.match, room.seats, room)
    return Replay(info, [moment(move) for move in moves])


async def position_at(hall: Hall, room: Room, seq: int) -> Room:
    """Return a copy of a match as it stood after the entry `seq`, from the checkpoint before."""
    if not 1 <= seq <= room.seq:
        raise Trouble(404, text("server-no-moment"))
    past = Room(hall.store, hall.settings, msgspec.structs.replace(room.match), room.seats)
    past.match.state = "running"
    past.match.result = None
    checkpoint = await hall.store.checkpoint(room.id, up_to=seq)
    if checkpoint is None:
        raise Trouble(404, text("server-no-moment"))
    moves = await hall.store.moves(room.id, after=checkpoint.seq, up_to=seq)
    past.restore(checkpoint, moves)
    return past


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
    first_view = shown = msgspec.Raw(msgspec.json.encode(past.view(seat)))
    patches: list[list[list[Any]]] = []
    for move in await hall.store.moves(room.id, after=first, up_to=last):
        try:
            past.replay(move)
        except CannotUndo:  # the answer lies before the checkpoint; an undo stores its own
            past = await position_at(hall, room, move.seq)
        now = msgspec.Raw(msgspec.json.encode(past.view(seat)))
        patches.append(difference(shown, now))
        shown = now
    return ReplayViews(first, first_view, patches)


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
