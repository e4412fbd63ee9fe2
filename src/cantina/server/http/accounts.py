"""Optional accounts: a name and a password, to find one's matches on any device."""

from __future__ import annotations

import asyncio
import time
from functools import cache

from cantina.core.text import text
from cantina.server.http import owners, tokens
from cantina.server.http.guard import bearer_of
from cantina.server.http.handling import Asked
from cantina.server.http.passwords import check_password
from cantina.server.http.trouble import Trouble
from cantina.server.live.broadcast import describe, last_seen
from cantina.server.match.clocks import now
from cantina.server.match.happenings import read_happening
from cantina.server.match.room import Room
from cantina.server.process.hall import Hall
from cantina.server.protocol.requests import Carry, Credentials
from cantina.server.protocol.responses.accounts import Session
from cantina.server.protocol.responses.tables import OwnTable, TableInfo
from cantina.server.store.database import Conflict
from cantina.server.store.likeness import TooLong, fold
from cantina.server.store.rows import Account, Move, Seat, Turn

LONGEST_DEVICE = 120
SEEN_SECONDS = 45.0
"""How often it is stored that an account is here."""


@cache
def nobody() -> str:
    """Return a hash to check when there is no such account: timing tells nothing about names."""
    return tokens.hash_password(tokens.new_token())


def bearer(request: Asked) -> str | None:
    """Return the token of a request."""
    return bearer_of(request.headers)


async def account_of(hall: Hall, request: Asked) -> Account | None:
    """Return the signed-in account of a request, if there is one."""
    sent_by = owners.account_in(request.scope)
    if sent_by is not None:
        return await hall.store.people.account(sent_by)
    token = bearer(request)
    return None if token is None else await hall.store.people.account_of(tokens.digest(token))


async def signed_in(hall: Hall, request: Asked) -> Account:
    """Return the signed-in account of a request, or refuse."""
    account = await account_of(hall, request)
    if account is None:
        raise Trouble(401, text("server-sign-in"))
    if time.time() - (account.seen or 0.0) > SEEN_SECONDS:
        await hall.store.friends.seen([account.id], time.time())
    return account


async def seat_of(hall: Hall, room: Room, token: str | None) -> int | None:
    """Return the seat that a seat token, or the session of an account, opens."""
    if token is None:
        return None
    for seat in room.seats:
        if tokens.is_token(token, seat.digest):
            return seat.seat
    account = await hall.store.people.account_of(tokens.digest(token))
    for seat in room.seats:
        if account is not None and seat.account == account.id:
            return seat.seat
    return None


async def is_host(hall: Hall, room: Room, token: str | None) -> bool:
    """Whether a token is that of whoever opened the table, as a guest or by an account."""
    if tokens.is_token(token, room.match.host):
        return True
    seat = await seat_of(hall, room, token)
    return seat is not None and room.seats[seat].digest == room.match.host


async def need_seat(hall: Hall, room: Room, token: str | None) -> int:
    """Return the seat that a token opens, or refuse."""
    seat = await seat_of(hall, room, token)
    if seat is None:
        raise Trouble(403, text("server-bad-token"))
    return seat


async def need_host(hall: Hall, room: Room, token: str | None) -> None:
    """Refuse who has not opened the table."""
    if not await is_host(hall, room, token):
        raise Trouble(403, text("server-host-only"))


async def own_tables(hall: Hall, account: Account) -> list[OwnTable]:
    """Return the tables at which an account has a seat, newest first."""
    found = await hall.store.matches_of(account.id)
    asleep = [one.id for one, _ in found if one.state == "running" and one.id not in hall.rooms]
    turns = await hall.store.turns.of(asleep)
    moves = await hall.store.turns.last_moves(asleep)
    shown: list[OwnTable] = []
    for match, seats in found:
        info = describe(match, seats, hall.rooms.get(match.id))
        if match.id in turns:
            add_stored(info, turns[match.id], seats, moves.get(match.id))
        shown += [OwnTable(info, seat.seat) for seat in seats if seat.account == account.id]
    return shown


def add_stored(
    info: TableInfo, turns: dict[int, Turn], seats: list[Seat], last: Move | None
) -> None:
    """Add what the store knows of a table that is not in this process's memory."""
    info.waiting = sorted(turns)
    for seat, turn in turns.items():
        if turn.due is not None:
            resting = max(now(), seats[seat].rests or 0.0)
            info.left[seat] = max(0.0, turn.due - resting)
    if last is not None:
        info.moved = last.at
        info.last = last_seen(read_happening(last.data).events)


async def carry(hall: Hall, account: Account, wish: Carry) -> list[OwnTable]:
    """Give the seats that somebody took as a guest to their account; foreign keys open nothing."""
    held = [(one.table, tokens.digest(one.token)) for one in wish.seats]
    await hall.seats_changed(list(await hall.store.claim_seats(account.id, held)))
    return await own_tables(hall, account)


def folded_name(name: str) -> str:
    """Return a name as names are compared, or refuse it."""
    try:
        return fold(name)
    except TooLong as problem:
        raise Trouble(400, problem.reason) from problem


async def sign_up(hall: Hall, wish: Credentials, request: Asked) -> Session:
    """Make an account and sign in; a name that looks like somebody's is taken."""
    name = wish.name.strip()
    folded = folded_name(name)
    check_password(wish.password, name)
    account = Account(
        id=tokens.new_id(),
        name=name,
        folded=folded,
        password=await asyncio.to_thread(tokens.hash_password, wish.password),
        created=time.time(),
    )
    try:
        await hall.store.people.add_account(account)
    except Conflict:
        raise Trouble(409, text("server-name-taken")) from None
    return await open_session(hall, account, request)


async def sign_in(hall: Hall, wish: Credentials, request: Asked) -> Session:
    """Check name and password and open a session."""
    account = await hall.store.people.account_named(folded_name(wish.name))
    has_password = account is not None and account.has_password
    stored = account.password if account and has_password else await asyncio.to_thread(nobody)
    is_right = await asyncio.to_thread(tokens.is_password, wish.password, stored)
    if account is None or not has_password or not is_right:
        raise Trouble(403, text("server-bad-password"))
    return await open_session(hall, account, request)


def check_welcome(account: Account) -> None:
    """Refuse an account that is barred."""
    if account.is_barred:
        raise Trouble(403, text("server-barred"))


async def open_session(hall: Hall, account: Account, request: Asked) -> Session:
    """Sign an account in unless it is barred, and remember on what device."""
    check_welcome(account)
    token = tokens.new_token()
    device = request.headers.get("user-agent", "")[:LONGEST_DEVICE]
    await hall.store.people.add_session(tokens.digest(token), account.id, time.time(), device)
    return Session(account.name, token, account.lang)


async def sign_out(hall: Hall, request: Asked) -> None:
    """End the session of a request."""
    token = bearer(request)
    if token is not None:
        await hall.store.people.end_session(tokens.digest(token))
