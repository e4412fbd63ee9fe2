"""Opening a table, taking seats, starting, playing again, branching off."""

from __future__ import annotations

import secrets
import time
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from cantina.bots.registry import opponents
from cantina.core.problem import BadOptions
from cantina.core.registry import find_game
from cantina.core.text import text
from cantina.server.http import owners, rated, tokens, wishes
from cantina.server.http.accounts import is_host, need_host, need_seat, seat_of
from cantina.server.http.trouble import Trouble, not_found
from cantina.server.live.broadcast import show
from cantina.server.match.happenings import Saved, write_saved
from cantina.server.match.room import Room
from cantina.server.process.hall import Elsewhere, Hall
from cantina.server.protocol.messages import Moved
from cantina.server.protocol.requests import CreateTable, SeatWish
from cantina.server.protocol.responses.tables import Seated
from cantina.server.store.database import Conflict
from cantina.server.store.rows import FREE, Account, Match, Seat


async def find_room(hall: Hall, table: str) -> Room:
    """Return a table or refuse."""
    room = await hall.room(table)
    if room is None:
        raise not_found()
    return room


def seat_rows(match: Match, wishes: list[SeatWish]) -> list[Seat]:
    """Return the seats of a new match; unknown bots are refused."""
    known = opponents(match.game)
    rows: list[Seat] = []
    for number, wish in enumerate(wishes):
        bot = (wish.bot or known[0]) if wish.kind == "bot" else None
        if bot is not None and bot not in known:
            raise Trouble(400, text("server-no-bot", bot=bot))
        rows.append(Seat(match=match.id, seat=number, kind=wish.kind, bot=bot))
    return rows


def sit(seats: list[Seat], values: dict[str, Any]) -> tuple[int | None, str]:
    """Put somebody on the first seat for a person; return the seat and its token."""
    token = tokens.new_token()
    for seat in seats:
        if seat.kind == "human" and seat.digest is None and seat.kept_for is None:
            take(seat, {**values, "digest": tokens.digest(token)})
            return seat.seat, token
    return None, token


def take(seat: Seat, values: dict[str, Any]) -> None:
    """Note in memory who sits on a seat."""
    for key, value in values.items():
        setattr(seat, key, value)


async def create(hall: Hall, wish: CreateTable, account: Account | None, owner: str = "") -> Seated:
    """Open a table; the creator sits down and gets the token."""
    if wish.rated:
        rated.check_wish(wish, account)
    options = await wishes.check(hall, wish)
    clock = None if wish.clock is None else msgspec.json.encode(wish.clock).decode()
    is_in_days = wish.clock is not None and wish.clock.is_in_days
    match = Match(
        id=tokens.new_id(),
        game=wish.game,
        title=wish.title,
        listed=wish.listed,
        autostart=wish.start,
        options=options,
        owner=owner or None,
        clock=rated.clock_of(wish.clock) if wish.rated else clock,
        absent="wait" if wish.rated or is_in_days else wish.absent,
        hints=not wish.rated and (wish.clock is None if wish.hints is None else wish.hints),
        rated=wish.rated,
        rules=find_game(wish.game).rules,
        secret=secrets.token_hex(24) if wish.seed is None else f"seed-{wish.seed}",
        seeded=wish.seed is not None,
        created=time.time(),
    )
    return await place(hall, match, seat_rows(match, wish.seats), wish.name, account)


async def place(
    hall: Hall,
    match: Match,
    seats: list[Seat],
    name: str,
    account: Account | None,
    position: Saved | None = None,
) -> Seated:
    """Store a new match, seat its creator, and start it if nobody is missing and it may."""
    rated.seal(match)
    seat, token = sit(seats, await rated.seat_values(hall, match, name, account))
    match.host = tokens.digest(token)
    invitation = None
    if match.listed and any(one.kind == "human" and one.digest is None for one in seats):
        # whoever sees the list knows the link; only an invitation opens what is kept
        invitation = tokens.new_token()
        match.invitation = tokens.digest(invitation)
    begins = match.autostart and is_full(seats)
    keeps = begins or hall.is_only_process
    match.driver = hall.process if keeps else None  # else it goes to whoever is asked for it first
    await hall.store.create(match, seats, None if position is None else write_saved(position))
    if keeps:
        room = hall.add(match, seats)
        if begins:
            await begin(hall, room)
    return Seated(match.id, seat, token, invitation)


async def take_seat(
    hall: Hall,
    table: str,
    number: int,
    name: str,
    account: Account | None,
    invitation: str | None = None,
    starts: bool = True,
) -> Seated:
    """Sit down on a free seat; one that is kept for somebody opens to the invited only.

    Who still brings something sits down without starting the match (`starts`).
    """
    async with changing(hall, table, number) as (room, seat):
        check_open(room)
        kept = room.match.invitation if seat.kind == "human" and not seat.kept_for else None
        if kept is not None and not tokens.is_token(invitation, kept):
            raise Trouble(403, text("server-kept"))
        await rated.check_sitter(hall, room.match, room.seats, seat, account)
        token = tokens.new_token()
        values = await rated.seat_values(hall, room.match, name, account)
        taken = {**values, "digest": tokens.digest(token)}
        if seat.kind == "bot" or not await hall.store.change_seat(
            room.id, number, is_free=True, **taken
        ):
            raise Trouble(409, text("server-seat-taken"))
        take(seat, taken)
    if starts:
        await start_if_full(hall, room)
    return Seated(room.id, number, token)


def check_open(room: Room, refusal: str = "server-started") -> None:
    """Refuse what can only be done before the match."""
    if room.match.state != "open":
        raise Trouble(409, text(refusal))


@asynccontextmanager
async def changing(hall: Hall, table: str, number: int) -> AsyncGenerator[tuple[Room, Seat], None]:
    """Let one at a time change a seat; who is at the table is told when that has worked."""
    room = await find_room(hall, table)
    async with room.lock:
        yield room, seat_at(room, number)
        hall.announce_seats(room)


def seat_at(room: Room, number: int) -> Seat:
    """Return a seat or refuse."""
    if not 0 <= number < len(room.seats):
        raise Trouble(404, text("server-no-seat"))
    return room.seats[number]


async def leave_seat(hall: Hall, table: str, number: int, token: str | None) -> None:
    """Stand up before the match, or (the host) free somebody's seat."""
    async with changing(hall, table, number) as (room, seat):
        is_own = await seat_of(hall, room, token) == number
        if not (is_own or await is_host(hall, room, token)):
            raise Trouble(403, text("server-bad-token"))
        check_open(room)
        await hall.store.change_seat(room.id, number, is_free=False, **FREE)
        take(seat, FREE)


async def change_seat(
    hall: Hall, table: str, number: int, wish: SeatWish, token: str | None
) -> None:
    """Let the host decide who may sit on a free seat: anybody, or a bot."""
    async with changing(hall, table, number) as (room, seat):
        await need_host(hall, room, token)
        check_open(room)
        if seat.digest is not None:
            raise Trouble(409, text("server-seat-taken"))
        if room.match.rated and wish.kind == "bot":
            raise Trouble(400, text("server-rated-no-bots"))
        row = seat_rows(room.match, [wish])[0]
        values = {**FREE, "kind": row.kind, "bot": row.bot}
        await hall.store.change_seat(room.id, number, is_free=False, **values)
        take(seat, values)
    await start_if_full(hall, room)


async def keep_seat(
    hall: Hall, table: str, number: int, friend: Account, token: str | None
) -> None:
    """Let the host keep a free seat for a friend; nobody else may have it then."""
    async with changing(hall, table, number) as (room, seat):
        await need_host(hall, room, token)
        check_open(room)
        values = {**FREE, "kind": "human", "kept_for": friend.id, "name": friend.name}
        if not await hall.store.change_seat(room.id, number, is_free=True, **values):
            raise Trouble(409, text("server-seat-taken"))
        take(seat, values)


def is_full(seats: Sequence[Seat]) -> bool:
    """Whether everybody is there."""
    return all(seat.kind == "bot" or seat.digest is not None for seat in seats)


async def start_if_full(hall: Hall, room: Room) -> None:
    """Start a table that starts by itself."""
    if room.match.autostart and room.match.state == "open" and is_full(room.seats):
        await begin(hall, room)


async def start(hall: Hall, table: str, token: str | None) -> Room:
    """Start on behalf of somebody at the table."""
    room = await find_room(hall, table)
    is_seated = await seat_of(hall, room, token) is not None
    if not is_seated and not await is_host(hall, room, token):
        raise Trouble(403, text("server-bad-token"))
    check_open(room)
    if not is_full(room.seats):
        raise Trouble(409, text("server-seats-free"))
    await begin(hall, room)
    return room


async def begin(hall: Hall, room: Room) -> None:
    """Lay out the game and store it; whoever is second finds it running."""
    async with room.lock:
        if room.match.state != "open":
            return
        await room.load()  # a branch has a position already
        try:
            await room.commit(room.start())
        except Conflict:
            show(room)
            return
        except BadOptions as error:
            raise Trouble(400, error.reason) from error
        hall.announce(room)


async def rematch(hall: Hall, table: str, name: str, token: str | None) -> Seated:
    """Open the table at which the same people play again; the second to ask joins it."""
    room = await find_room(hall, table)
    async with room.lock:
        if room.match.state != "finished":
            raise Trouble(409, text("server-not-finished"))
        asking = room.seats[await need_seat(hall, room, token)]
        name = asking.name or name
        if room.match.rematch is None:
            return await _first_rematch(hall, room, asking, name)
    again, account = room.match.rematch, None
    if asking.account is not None:
        account = await hall.store.people.account(asking.account)
    try:
        return await take_seat(hall, again, asking.seat, name, account)
    except Elsewhere:
        return await sit_elsewhere(hall, again, asking.seat, name, account)


async def sit_elsewhere(
    hall: Hall, table: str, number: int, name: str, account: Account | None
) -> Seated:
    """Sit down at a table that another process serves."""
    path = f"/api/tables/{table}/seats/{number}"
    asking = None if account is None else account.id
    found = await owners.ask(hall, table, path, {"name": name}, asking)
    return msgspec.json.decode(found, type=Seated)


async def _first_rematch(hall: Hall, room: Room, asking: Seat, name: str) -> Seated:
    old = room.match
    match = msgspec.structs.replace(
        old,
        id=tokens.new_id(),
        state="open",
        autostart=True,
        secret=secrets.token_hex(24),
        seeded=False,
        created=time.time(),
        started=None,
        finished=None,
        result=None,
        branch_of=None,
        branch_seq=None,
        rematch_of=old.id,
        rematch=None,
        driver=None,
        invitation=None,
    )
    if not await hall.store.claim_rematch(old.id, match.id):
        raise Trouble(409, text("server-busy"))
    kinds = [SeatWish("bot", s.bot) if s.kind == "bot" else SeatWish("open") for s in room.seats]
    kinds[asking.seat] = SeatWish("human")
    account = None if asking.account is None else await hall.store.people.account(asking.account)
    rows = seat_rows(match, kinds)
    if old.rated:
        for row, before in zip(rows, room.seats, strict=True):
            if row.seat != asking.seat:
                take(row, {"kept_for": before.account, "name": before.name})
    seated = await place(hall, match, rows, name, account)
    old.rematch = match.id
    room.audience.tell(Moved(match.id))
    return seated
