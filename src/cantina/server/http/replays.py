"""Finished matches: their story, what any seat saw at any moment, and branching off from one.

Matches are played again by the workers at the desk (`match/worker.py`), never here.
"""

from __future__ import annotations

import gzip
import logging
import secrets
import time
from collections.abc import Callable

import msgspec

from cantina.core.text import text
from cantina.server.http import tokens
from cantina.server.http.lobby import find_room, place, seat_at, seat_rows
from cantina.server.http.trouble import Trouble
from cantina.server.http.wishes import BUSY_SECONDS
from cantina.server.live.broadcast import describe
from cantina.server.match import errands, pasts
from cantina.server.match.course import visible
from cantina.server.match.errands import Chart, Errand, Past, Save, ShowMoments, Write
from cantina.server.match.happenings import Saved, read_happening
from cantina.server.match.room import Room
from cantina.server.process.hall import Hall
from cantina.server.protocol.requests import Branch
from cantina.server.protocol.responses.replays import Moment, Replay, ReplayView, ReplayViews
from cantina.server.protocol.responses.tables import Seated
from cantina.server.store.rows import Account, Move

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
    told = read_happening(move.data)
    return Moment(move.seq, told.kind, move.at, told.seat, told.turn, told.events)


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


# --- played again ---------------------------------------------------------------------------------


async def have_done(hall: Hall, room: Room, seq: int, errand: Callable[[Past], Errand]) -> bytes:
    """Have a match up to a moment played again, from wherever that is possible."""
    past = await pasts.near(hall.store, room, seq)
    if past is None:
        raise Trouble(404, text("server-no-moment"))
    outcome = await hall.at_desk(errand(past))
    if outcome.failed == errands.UNREADABLE:
        outcome = await hall.at_desk(errand(await pasts.whole(hall.store, room, seq)))
    check_outcome(room, outcome)
    return outcome.data


def check_outcome(room: Room, outcome: errands.Outcome) -> None:
    """Refuse when nothing came of an errand about a match."""
    if outcome.failed in (errands.TIMED_OUT, errands.BUSY, errands.DIED):
        raise Trouble(503, text("server-desk-busy", seconds=BUSY_SECONDS), BUSY_SECONDS)
    if outcome.failed == errands.OVER:
        raise Trouble(409, text("server-branch-over"))
    if outcome.failed or outcome.refused:
        log.info("table %s cannot be played again: %s", room.id, outcome.failed)
        raise Trouble(409, text("server-outdated"))


async def record(hall: Hall, table: str) -> bytes:
    """Return a finished match as a file that `cantina record` reads.

    Where the rules of today cannot play it again, the file holds the story as it was stored.
    """
    room = await find_room(hall, table)
    if room.match.state == "finished":
        outcome = await hall.at_desk(Write(past=await pasts.whole(hall.store, room, room.seq)))
        if outcome.data:
            return outcome.data
        log.info("the record of %s is handed out as its story", room.id)
    told = await story(hall, table)
    return b"\n".join(map(msgspec.json.encode, [told.table, *told.moments])) + b"\n"


async def view_at(hall: Hall, table: str, seq: int, seat: int | None) -> ReplayView:
    """Return what a seat saw at a moment."""
    found = await views_from(hall, table, seq, seq, seat)
    views = msgspec.json.decode(gzip.decompress(found), type=ReplayViews)
    return ReplayView(seq, views.view)


async def views_from(
    hall: Hall, table: str, first: int, last: int, seat: int | None, *, is_open: bool = False
) -> bytes:
    """Return a run of moments as one view and the changes after it: packed `ReplayViews`."""
    room = await finished_room(hall, table)
    if seat is not None:
        seat_at(room, seat)
    last = min(last, room.seq, first + LONGEST_RUN)
    later = await hall.store.moves(room.id, after=first, up_to=last)
    points = await hall.store.checkpoints(room.id, after=first, up_to=last)

    def errand(past: Past) -> Errand:
        return ShowMoments(past=past, later=later, checkpoints=points, seat=seat, is_open=is_open)

    return await have_done(hall, room, first, errand)


async def report(hall: Hall, table: str) -> bytes:
    """Return the charts of a finished match, packed; whoever replays it draws the same ones."""
    room = await finished_room(hall, table)
    return await have_done(hall, room, room.seq, lambda past: Chart(past=past))


async def branch(
    hall: Hall, table: str, wish: Branch, account: Account | None, owner: str
) -> Seated:
    """Open a new table that starts from a moment of a finished match: "what if"."""
    room = await finished_room(hall, table)
    if len(wish.seats) != len(room.seats):
        raise Trouble(400, text("server-branch-seats", seats=len(room.seats)))
    saved = msgspec.msgpack.decode(
        await have_done(hall, room, wish.seq, lambda past: Save(past=past)), type=Saved
    )
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
        driver=None,
        owner=owner,
        invitation=None,
        rated=False,
    )
    rows = seat_rows(match, wish.seats)
    return await place(hall, match, rows, wish.name, account, saved)
