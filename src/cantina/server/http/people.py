"""Other people: their profiles and ratings, friends, those kept away, seats kept for a friend.

What one account can send another is a request to be friends, a seat that is kept for them and,
where both want that, private lines.
"""

from __future__ import annotations

import time
from typing import Annotated

from litestar import delete, get, post, put
from litestar.params import Parameter

from cantina.core.text import text
from cantina.server.http import accounts, lobby
from cantina.server.http.accounts import folded_name, signed_in
from cantina.server.http.guard import check_quota
from cantina.server.http.handling import Asked, GameName, SeatNumber, TableId, hall_of, refusals
from cantina.server.http.trouble import Trouble, not_found
from cantina.server.http.wishes import known_game
from cantina.server.live.broadcast import describe
from cantina.server.process.hall import Hall
from cantina.server.protocol.requests import Invite
from cantina.server.protocol.responses.people import Friend, LeaderInfo, PersonInfo, RatingInfo
from cantina.server.protocol.responses.tables import OwnTable
from cantina.server.store.ratings import UNSURE
from cantina.server.store.rows import Account

PersonName = Annotated[str, Parameter(max_length=40, description="The name of an account.")]
MOST_LEADERS = 100
LONGEST_HISTORY = 200
"""Matches of all games that a profile looks back on."""
HERE_SECONDS = 120.0
"""Who was seen within so long is here."""


async def person(hall: Hall, name: str) -> Account:
    """Return the account of a name, or refuse."""
    is_name = "\0" not in name and bool(name.strip())
    found = await hall.store.people.account_named(folded_name(name)) if is_name else None
    if found is None:
        raise Trouble(404, text("server-no-person"))
    return found


async def another(hall: Hall, request: Asked, name: str) -> tuple[Account, Account]:
    """Return who asks and about whom, who is somebody else."""
    account = await signed_in(hall, request)
    other = await person(hall, name)
    if other.id == account.id:
        raise Trouble(400, text("server-yourself"))
    return account, other


# --- profiles and leaders -------------------------------------------------------------------------


@get("/api/people/{name:str}", tags=["people"], responses=refusals(404))
async def get_person(request: Asked, name: PersonName) -> PersonInfo:
    """Return somebody's profile."""
    hall = hall_of(request)
    found, viewer = await person(hall, name), await accounts.account_of(hall, request)
    changes = await hall.store.ratings.history(found.id, LONGEST_HISTORY)
    ratings = [
        RatingInfo(
            one.game,
            one.rating,
            one.deviation,
            one.matches,
            one.deviation > UNSURE,
            [round(change.rating) for change in changes if change.game == one.game],
        )
        for one in await hall.store.ratings.all_of(found.id)
    ]
    if viewer is None:
        return PersonInfo(found.name, found.created, ratings)
    if viewer.id == found.id:
        return PersonInfo(found.name, found.created, ratings, "self")
    bond = await hall.store.friends.bond(viewer.id, found.id)
    is_blocked = found.id in await hall.store.friends.blocked(viewer.id)
    return PersonInfo(found.name, found.created, ratings, bond or "none", is_blocked)


@get("/api/leaders/{game:str}", tags=["people"], responses=refusals(404))
async def get_leaders(
    request: Asked,
    game: GameName,
    limit: Annotated[int, Parameter(ge=1, le=MOST_LEADERS)] = 50,
) -> list[LeaderInfo]:
    """List the strongest at a game, by what is sure of them."""
    known_game(game)
    return [
        LeaderInfo(one.name, one.rating, one.deviation, one.matches, one.deviation > UNSURE)
        for one in await hall_of(request).store.ratings.leaders(game, limit, time.time())
    ]


# --- friends --------------------------------------------------------------------------------------


@get("/api/me/friends", tags=["people"], responses=refusals(401))
async def own_friends(request: Asked) -> list[Friend]:
    """List friends, with who is here, and requests."""
    hall = hall_of(request)
    account = await signed_in(hall, request)
    since = time.time() - HERE_SECONDS
    unread = await hall.store.private.unread(account.id)
    return [
        Friend(
            one.name,
            one.bond,
            one.bond == "friend" and (one.seen or 0.0) >= since,
            one.bond == "friend" and bool(account.hears) and one.hears,
            unread.get(one.id, 0),
        )
        for one in await hall.store.friends.of(account.id)
    ]


@put("/api/me/friends/{name:str}", tags=["people"], status_code=204, responses=refusals(401, 404))
async def befriend(request: Asked, name: PersonName) -> None:
    """Ask somebody to be friends, or agree to their request."""
    hall = hall_of(request)
    account, other = await another(hall, request, name)
    check_quota(hall.quotas.bonds, account.id)
    if other.id in await hall.store.friends.blocked(account.id):
        raise Trouble(400, text("server-you-block"))
    most = hall.settings.friends_per_account
    if not await hall.store.friends.ask(account.id, other.id, time.time(), most):
        raise Trouble(429, text("server-too-many-people"))


@delete("/api/me/friends/{name:str}", tags=["people"], responses=refusals(401, 404))
async def part(request: Asked, name: PersonName) -> None:
    """End a friendship, take a request back or decline one."""
    hall = hall_of(request)
    account, other = await another(hall, request, name)
    await hall.store.friends.part(account.id, other.id)


# --- those kept away ------------------------------------------------------------------------------


@get("/api/me/blocks", tags=["people"], responses=refusals(401))
async def own_blocks(request: Asked) -> list[str]:
    """List whom the account keeps away."""
    hall = hall_of(request)
    account = await signed_in(hall, request)
    return list((await hall.store.friends.blocked(account.id)).values())


@put("/api/me/blocks/{name:str}", tags=["people"], status_code=204, responses=refusals(401, 404))
async def block(request: Asked, name: PersonName) -> None:
    """Keep somebody away: no invitations, no pairing, no seat at one's tables, no lines heard."""
    hall = hall_of(request)
    account, other = await another(hall, request, name)
    most = hall.settings.blocks_per_account
    if not await hall.store.friends.block(account.id, other.id, time.time(), most):
        raise Trouble(429, text("server-too-many-people"))
    await look_again(hall, account)


@delete("/api/me/blocks/{name:str}", tags=["people"], responses=refusals(401, 404))
async def unblock(request: Asked, name: PersonName) -> None:
    """Keep somebody away no longer."""
    hall = hall_of(request)
    account, other = await another(hall, request, name)
    await hall.store.friends.unblock(account.id, other.id)
    await look_again(hall, account)


async def look_again(hall: Hall, account: Account) -> None:
    """Have the tables at which somebody sits look again whom they want to hear."""
    held = await hall.store.matches_of(account.id)
    await hall.seats_changed([match.id for match, _ in held if match.state != "finished"])


# --- invitations ----------------------------------------------------------------------------------


@post(
    "/api/tables/{table:str}/seats/{seat:int}/invitation",
    tags=["people"],
    status_code=204,
    responses=refusals(401, 403, 404, 409),
)
async def invite(request: Asked, table: TableId, seat: SeatNumber, data: Invite) -> None:
    """Keep a free seat for a friend, who finds it in the lobby (the host's account)."""
    hall = hall_of(request)
    account, other = await another(hall, request, data.name)
    check_quota(hall.quotas.bonds, account.id)
    if await hall.store.friends.bond(account.id, other.id) != "friend":
        raise Trouble(403, text("server-friends-only"))
    await lobby.keep_seat(hall, table, seat, other, accounts.bearer(request))


@get("/api/me/invitations", tags=["people"], responses=refusals(401))
async def own_invitations(request: Asked) -> list[OwnTable]:
    """List the open tables at which a seat is kept for the account."""
    hall = hall_of(request)
    account = await signed_in(hall, request)
    found = await hall.store.named(await hall.store.friends.invitations(account.id))
    return [
        OwnTable(describe(match, seats, hall.rooms.get(match.id)), seat.seat)
        for match, seats in found
        for seat in seats
        if seat.kept_for == account.id and seat.digest is None
    ]


@delete("/api/me/invitations/{table:str}", tags=["people"], responses=refusals(401, 404))
async def decline(request: Asked, table: TableId) -> None:
    """Let go of a seat that is kept for the account."""
    hall = hall_of(request)
    account = await signed_in(hall, request)
    if "\0" in table or not await hall.store.friends.decline(account.id, table):
        raise not_found()
    await hall.seats_changed([table])


PEOPLE = [
    get_person,
    get_leaders,
    own_friends,
    befriend,
    part,
    own_blocks,
    block,
    unblock,
    invite,
    own_invitations,
    decline,
]
