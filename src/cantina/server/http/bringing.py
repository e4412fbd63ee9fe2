"""Squads and decks that people bring to a table which somebody else has opened."""

from __future__ import annotations

import msgspec
from litestar import post, put

from cantina.core.text import text
from cantina.server.http import accounts, lobby, rated
from cantina.server.http.handling import Asked, SeatNumber, TableId, at_desk, hall_of, refusals
from cantina.server.http.trouble import Trouble
from cantina.server.http.wishes import answer_of, weigh
from cantina.server.http.workshop import check_game
from cantina.server.live.broadcast import describe
from cantina.server.match.errands import Bring
from cantina.server.match.room import Room
from cantina.server.process.hall import Hall
from cantina.server.protocol.messages import Agreed
from cantina.server.protocol.requests import Brings, TakeSeat
from cantina.server.protocol.responses.tables import Seated, TableInfo
from cantina.server.store.rows import Account

RETRIES = 5
"""How often a list is looked at again because another seat has brought one meanwhile."""


async def bring(hall: Hall, room: Room, number: int, brings: Brings, token: str | None) -> None:
    """Let who sits on a seat play with a list; it is looked at where it keeps no table waiting."""
    weigh({"list": brings.list}, hall.settings.options_bytes)
    for _ in range(RETRIES):
        await _check_seat(hall, room, number, token)
        agreed = room.match.options
        errand = Bring(
            game=room.match.game,
            options=agreed.encode(),
            seats=len(room.seats),
            seat=number,
            brings=msgspec.json.encode(brings),
        )
        found = answer_of(await hall.at_desk(errand))
        options = weigh(msgspec.json.decode(found), hall.settings.options_bytes).decode()
        async with room.lock:
            await _check_seat(hall, room, number, token)
            if room.match.options == agreed:
                await _agree(hall, room, options)
                return
    raise Trouble(409, text("server-busy"))


async def _check_seat(hall: Hall, room: Room, number: int, token: str | None) -> None:
    """Refuse who does not sit there, and a match that has begun."""
    lobby.seat_at(room, number)
    if await accounts.seat_of(hall, room, token) != number:
        raise Trouble(403, text("server-brings-own"))
    lobby.check_open(room, "server-brings-late")
    if room.match.branch_of is not None:
        raise Trouble(409, text("server-brings-branch"))


async def _agree(hall: Hall, room: Room, options: str) -> None:
    """Store what is agreed on now, with a seal that fits, and tell everybody."""
    seal = rated.seal_again(room.match, options)
    if not await hall.store.change_options(room.id, options, seal):
        raise Trouble(409, text("server-brings-late"))
    room.match.options, room.match.seal = options, seal
    room.audience.tell(Agreed(msgspec.json.decode(options), seal))


async def sit_with(
    hall: Hall, room: Room, number: int, data: TakeSeat, account: Account | None, brings: Brings
) -> Seated:
    """Sit down with a list of one's own; with one that cannot be played the seat stays free."""
    sat = await lobby.take_seat(
        hall, room.id, number, data.name, account, data.invitation, starts=False
    )
    try:
        await bring(hall, room, number, brings, sat.token)
    except Trouble:
        if room.match.state != "open":  # another seat has started it meanwhile
            return sat
        await lobby.leave_seat(hall, room.id, number, sat.token)
        raise
    await lobby.start_if_full(hall, room)
    return sat


@post(
    "/api/tables/{table:str}/seats/{seat:int}",
    tags=["tables"],
    responses=refusals(401, 403, 404, 409),
)
async def take_seat(request: Asked, table: TableId, seat: SeatNumber, data: TakeSeat) -> Seated:
    """Sit down on a free seat, with a squad or deck where one is brought."""
    hall = hall_of(request)
    account = await accounts.account_of(hall, request)
    if data.brings is None:
        return await lobby.take_seat(hall, table, seat, data.name, account, data.invitation)
    room = await lobby.find_room(hall, table)
    check_game(room.match.game)
    async with at_desk(request):
        return await sit_with(hall, room, seat, data, account, data.brings)


@put(
    "/api/tables/{table:str}/seats/{seat:int}/brings",
    tags=["tables"],
    responses=refusals(403, 404, 409),
)
async def bring_list(request: Asked, table: TableId, seat: SeatNumber, data: Brings) -> TableInfo:
    """Play with a squad or deck of one's own, before the match begins (seat's token)."""
    hall = hall_of(request)
    room = await lobby.find_room(hall, table)
    check_game(room.match.game)
    async with at_desk(request):
        await bring(hall, room, seat, data, accounts.bearer(request))
    return describe(room.match, room.seats, room)


BRINGING = [take_seat, bring_list]
