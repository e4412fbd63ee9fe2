"""Private lines between friends, for who said that they want to hear any."""

from __future__ import annotations

import time

from litestar import get, post, put

from cantina.core.text import text
from cantina.server.http.guard import check_quota
from cantina.server.http.handling import Asked, hall_of, refusals
from cantina.server.http.people import PersonName, another
from cantina.server.http.tokens import new_id
from cantina.server.http.trouble import Trouble
from cantina.server.protocol.requests import Tell
from cantina.server.protocol.responses.people import PrivateWords
from cantina.server.store.rows import Account, PrivateLine

MOST_LINES = 100
"""So many of the latest are shown."""


@get("/api/me/lines/{name:str}", tags=["people"], responses=refusals(401, 404))
async def own_lines(request: Asked, name: PersonName) -> list[PrivateWords]:
    """Show what was said between the account and somebody, oldest first."""
    hall = hall_of(request)
    account, other = await another(hall, request, name)
    found = await hall.store.private.between(account.id, other.id, MOST_LINES)
    return [PrivateWords(line.sender == account.id, line.at, line.text) for line in found]


@put("/api/me/lines/{name:str}", tags=["people"], status_code=204, responses=refusals(401, 404))
async def read(request: Asked, name: PersonName) -> None:
    """Say that the account has read what somebody wrote to it."""
    hall = hall_of(request)
    account, other = await another(hall, request, name)
    await hall.store.private.read(account.id, other.id)


@post(
    "/api/me/lines/{name:str}",
    tags=["people"],
    status_code=204,
    responses=refusals(401, 403, 404),
)
async def tell(request: Asked, name: PersonName, data: Tell) -> None:
    """Write to a friend, where both want to hear their friends."""
    hall = hall_of(request)
    account, other = await another(hall, request, name)
    check(account, other)
    if await hall.store.friends.bond(account.id, other.id) != "friend":
        raise Trouble(403, text("server-private-friends"))
    check_quota(hall.quotas.chat, f"private:{account.id}")
    line = PrivateLine(
        id=new_id(), sender=account.id, receiver=other.id, at=time.time(), text=data.text
    )
    await hall.store.private.say(line)


def check(account: Account, other: Account) -> None:
    """Refuse who may not write, or to whom nobody may."""
    if account.is_muted:
        raise Trouble(403, text("server-muted"))
    if not account.hears:
        raise Trouble(403, text("server-private-off"))
    if not other.hears:
        raise Trouble(403, text("server-private-closed", name=other.name))


PRIVATE = [own_lines, read, tell]
