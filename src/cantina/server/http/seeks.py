"""Looking for opponents: a search is listed, and two that fit become a table.

Whoever looks asks again every few seconds; who does not ask any more has gone. The key of a search
becomes the key to the seat, so nobody has to be handed anything.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Annotated

import msgspec
from litestar import delete, get, post
from litestar.params import Parameter

from cantina.core.registry import find_game
from cantina.core.text import text
from cantina.server.http import accounts, lobby, rated, tokens, wishes
from cantina.server.http.handling import Asked, at_desk, hall_of, opener, refusals
from cantina.server.http.trouble import Trouble
from cantina.server.process.hall import Elsewhere, Hall
from cantina.server.protocol.requests import Clock, CreateTable, Rename, SeatWish, SeekWish
from cantina.server.protocol.responses.people import SeekInfo, Seeking
from cantina.server.store.ratings import UNSURE
from cantina.server.store.rows import EVERYBODY, Account, Match, Seat, Seek

SeekId = Annotated[str, Parameter(max_length=12, pattern="^[a-z0-9]+$")]
MOST_LISTED = 100
HEARD_SECONDS = 4.0
"""How often it is stored that somebody still looks."""


@get("/api/seeks", tags=["people"], responses=refusals())
async def list_seeks(request: Asked) -> list[SeekInfo]:
    """List those who look for opponents, newest first."""
    hall = hall_of(request)
    account = await accounts.account_of(hall, request)
    viewer = None if account is None else account.id
    found = await hall.store.seeks.listed(since(hall), MOST_LISTED, viewer)
    return [shown(seek) for seek in found]


@post("/api/seeks", tags=["people"], responses=refusals(401, 404))
async def create_seek(request: Asked, data: SeekWish) -> Seeking:
    """Look for opponents; if somebody fits, there is a table at once."""
    hall = hall_of(request)
    account = await accounts.account_of(hall, request)
    table = CreateTable(
        game=data.game,
        seats=[SeatWish("human") for _ in range(data.seats)],
        options=data.options,
        clock=data.clock,
        rated=data.rated,
    )
    if data.low > data.high:
        raise Trouble(400, text("server-bad-request", detail="low"))
    if data.rated:
        rated.check_wish(table, account)
    if (data.low, data.high) != EVERYBODY:
        rated.need_account(account)
    owner = opener(request, account)
    async with at_desk(request):
        options = await wishes.check(hall, table)
    clock = None if data.clock is None else msgspec.json.encode(data.clock).decode()
    if data.rated:
        clock = rated.clock_of(data.clock)
    terms = (data.game, data.seats, data.rated, options, clock)
    seek, token = await make(hall, terms, data.name, account, owner, (data.low, data.high))
    return await look(hall, seek, token)


@post("/api/seeks/{seek:str}", tags=["people"], responses=refusals(401, 404, 409))
async def join_seek(request: Asked, seek: SeekId, data: Rename) -> Seeking:
    """Play with somebody who looks, on their terms; for more seats wait together for the rest."""
    hall = hall_of(request)
    account = await accounts.account_of(hall, request)
    found = await hall.store.seeks.find(seek)
    if found is None or found.paired is not None or found.seen < since(hall):
        raise Trouble(404, text("server-seek-gone"))
    if found.rated:
        rated.need_account(account)
    owner = opener(request, account)
    own, token = await make(hall, found.terms, data.name, account, owner, EVERYBODY)
    seeking = await look(hall, own, token, seek if found.seats == 2 else None)
    if seeking.table is None and found.seats == 2:
        await hall.store.seeks.drop(own.id)
        raise Trouble(409, text("server-seek-refused"))
    return seeking


@get("/api/seeks/{seek:str}", tags=["people"], responses=refusals(403, 404))
async def ask_seek(request: Asked, seek: SeekId) -> Seeking:
    """Ask whether there is a table by now (the search's key); who does not ask has gone."""
    hall = hall_of(request)
    found, token = await own_seek(hall, request, seek)
    if time.time() - found.seen > HEARD_SECONDS:
        await hall.store.seeks.heard(seek, time.time())
    return await look(hall, found, token)


@delete("/api/seeks/{seek:str}", tags=["people"], responses=refusals(403, 404))
async def end_seek(request: Asked, seek: SeekId) -> None:
    """Look no longer (the search's key)."""
    hall = hall_of(request)
    await own_seek(hall, request, seek)
    await hall.store.seeks.drop(seek)


def since(hall: Hall) -> float:
    """Return since when somebody who looks must have been heard of."""
    return time.time() - hall.settings.seek_seconds


async def own_seek(hall: Hall, request: Asked, seek: str) -> tuple[Seek, str]:
    """Return the search whose key a request shows, and the key."""
    found, token = await hall.store.seeks.find(seek), accounts.bearer(request)
    if found is None:
        raise Trouble(404, text("server-seek-gone"))
    if token is None or not tokens.is_token(token, found.digest):
        raise Trouble(403, text("server-bad-token"))
    return found, token


async def make(
    hall: Hall,
    terms: tuple[str, int, bool, str, str | None],
    name: str,
    account: Account | None,
    owner: str,
    range_: tuple[int, int],
) -> tuple[Seek, str]:
    """Store a search; return it and its key."""
    game, seats, is_rated, options, clock = terms
    match = Match(id="", game=game, rated=is_rated)
    values = await rated.seat_values(hall, match, name, account)
    del values["rests"]
    token, now = tokens.new_token(), time.time()
    seek = Seek(
        id=tokens.new_id(),
        digest=tokens.digest(token),
        owner=owner,
        game=game,
        seats=seats,
        rated=is_rated,
        options=options,
        clock=clock,
        low=range_[0],
        high=range_[1],
        created=now,
        seen=now,
        **values,
    )
    if not await hall.store.seeks.add(seek, since(hall), hall.settings.seeks_per_owner):
        raise Trouble(429, text("server-too-many-seeks"))
    return seek, token


async def look(hall: Hall, seek: Seek, token: str, wanted: str | None = None) -> Seeking:
    """Bring somebody together with whoever fits, and begin; say where it stands."""
    table = seek.paired
    if table is None:
        table = await hall.store.seeks.pair(seek.id, since(hall), table_for, wanted)
    if table is None:
        return Seeking(seek.id, token)
    await begin(hall, table)
    now = await hall.store.seeks.find(seek.id)
    return Seeking(seek.id, token, table, None if now is None else now.seat)


async def begin(hall: Hall, table: str) -> None:
    """Begin at a table whose people are all there, unless another process does."""
    try:
        room = await hall.room(table)
    except Elsewhere:
        return
    if room is not None:
        await lobby.start_if_full(hall, room)


def table_for(seeks: Sequence[Seek]) -> tuple[Match, list[Seat]]:
    """Return the table of those who found each other."""
    first = seeks[0]
    match = Match(
        id=tokens.new_id(),
        game=first.game,
        listed=True,
        autostart=True,
        options=first.options,
        owner=first.owner,
        clock=first.clock,
        hints=False,
        rules=find_game(first.game).rules,
        rated=first.rated,
        secret=secrets.token_hex(24),
        host=first.digest,
        created=time.time(),
    )
    seats = [
        Seat(
            match=match.id,
            seat=number,
            kind="human",
            name=seek.name,
            digest=seek.digest,
            account=seek.account,
            rating=seek.rating,
            deviation=seek.deviation,
        )
        for number, seek in enumerate(seeks)
    ]
    return rated.seal(match), seats


def shown(seek: Seek) -> SeekInfo:
    """Return a search as everybody sees it."""
    return SeekInfo(
        id=seek.id,
        game=seek.game,
        seats=seek.seats,
        rated=seek.rated,
        name=seek.name,
        low=seek.low,
        high=seek.high,
        created=seek.created,
        options=msgspec.json.decode(seek.options),
        clock=None if seek.clock is None else msgspec.json.decode(seek.clock, type=Clock),
        rating=seek.rating,
        unsure=seek.deviation is not None and seek.deviation > UNSURE,
    )


SEEKS = [list_seeks, create_seek, join_seek, ask_seek, end_seek]
