"""The passkeys of one's own account, and signing in with one."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from litestar import delete, get, post, put
from litestar.params import Parameter

from cantina.core.text import text
from cantina.server.http import tokens
from cantina.server.http.accounts import bearer, open_session, signed_in
from cantina.server.http.handling import Asked, hall_of, refusals
from cantina.server.http.own_account import confirmed
from cantina.server.http.passkeys import (
    ALGORITHMS,
    Party,
    encode,
    made_passkey,
    need_party,
    new_challenge,
    opened_by,
    used_challenge,
)
from cantina.server.http.trouble import Trouble
from cantina.server.process.hall import Hall
from cantina.server.protocol.requests import Assertion, Confirm, Named, NewPasskey
from cantina.server.protocol.responses.accounts import Challenge, PasskeyInfo, Passkeys, Session
from cantina.server.store.database import Conflict
from cantina.server.store.rows import Account

SHOWN = 16
"""How much of a passkey's id names it to its owner."""
Shown = Annotated[str, Parameter(min_length=SHOWN, max_length=64)]


def party_of(request: Asked) -> Party:
    """Return whom passkeys are for at this address, or refuse."""
    return need_party(hall_of(request).settings, request.headers.get("host", ""))


async def listed(hall: Hall, account: Account) -> Passkeys:
    """Return how an account is opened."""
    passkeys = [
        PasskeyInfo(one.id[:SHOWN], one.name, one.created, one.used, one.doubted is not None)
        for one in await hall.store.passkeys.of(account.id)
    ]
    return Passkeys(account.has_password, passkeys)


async def whole_id(hall: Hall, account: Account, shown: str) -> str:
    """Return the id of one of the account's passkeys by its beginning, or refuse."""
    for one in await hall.store.passkeys.of(account.id):
        if one.id.startswith(shown):
            return one.id
    raise Trouble(404, text("server-unknown-passkey"))


@post("/api/sessions/passkey/challenge", tags=["accounts"], responses=refusals(409))
async def challenge_anybody(request: Asked) -> Challenge:
    """Ask whoever is there for a passkey: which account it opens, the passkey knows."""
    return await new_challenge(hall_of(request), party_of(request), "enter", None)


@post("/api/sessions/passkey", tags=["accounts"], responses=refusals(403, 409))
async def enter(request: Asked, data: Assertion) -> Session:
    """Sign in with a passkey."""
    hall = hall_of(request)
    account = await opened_by(hall, party_of(request), data, "enter", None)
    return await open_session(hall, account, request)


@get("/api/me/passkeys", tags=["accounts"], responses=refusals(401))
async def own_passkeys(request: Asked) -> Passkeys:
    """Say how the account is opened."""
    hall = hall_of(request)
    return await listed(hall, await signed_in(hall, request))


@post("/api/me/passkeys/proof", tags=["accounts"], responses=refusals(401, 409))
async def challenge_owner(request: Asked) -> Challenge:
    """Ask for a passkey of the account in place of its password."""
    hall = hall_of(request)
    account = await signed_in(hall, request)
    challenge = await new_challenge(hall, party_of(request), "confirm", account.id)
    known = [one.credential for one in await hall.store.passkeys.of(account.id)]
    return msgspec.structs.replace(challenge, known=known)


@post("/api/me/passkeys/challenge", tags=["accounts"], responses=refusals(401, 403, 409))
async def challenge_maker(request: Asked, data: Confirm) -> Challenge:
    """Begin a new passkey, with the password or another passkey said again."""
    hall = hall_of(request)
    account = await confirmed(hall, request, data)
    challenge = await new_challenge(hall, party_of(request), "make", account.id)
    known = [one.credential for one in await hall.store.passkeys.of(account.id)]
    user = encode(account.id.encode())
    return msgspec.structs.replace(challenge, known=known, user=user, algorithms=ALGORITHMS)


@post("/api/me/passkeys", tags=["accounts"], responses=refusals(401, 403, 409))
async def add_passkey(request: Asked, data: NewPasskey) -> Passkeys:
    """Keep a passkey that the browser has made."""
    hall = hall_of(request)
    account = await signed_in(hall, request)
    challenge = await used_challenge(hall, data.client, "make", account.id)
    passkey = await asyncio.to_thread(made_passkey, party_of(request), data, challenge, account.id)
    try:
        is_kept = await hall.store.passkeys.add(passkey)
    except Conflict:
        raise Trouble(409, text("server-passkey-taken")) from None
    if not is_kept:
        raise Trouble(409, text("server-too-many-passkeys"))
    return await listed(hall, account)


@put("/api/me/passkeys/{passkey:str}", tags=["accounts"], responses=refusals(401, 404))
async def rename_passkey(request: Asked, passkey: Shown, data: Named) -> Passkeys:
    """Call a passkey something else."""
    hall = hall_of(request)
    account = await signed_in(hall, request)
    found = await whole_id(hall, account, passkey)
    await hall.store.passkeys.rename(account.id, found, data.name.strip())
    return await listed(hall, account)


@delete(
    "/api/me/passkeys/{passkey:str}",
    tags=["accounts"],
    responses=refusals(401, 404, 409),
    status_code=200,
)
async def remove_passkey(request: Asked, passkey: Shown) -> Passkeys:
    """Forget a passkey; the only way into the account stays."""
    hall = hall_of(request)
    account = await signed_in(hall, request)
    if not await hall.store.passkeys.remove(account.id, await whole_id(hall, account, passkey)):
        raise Trouble(409, text("server-last-passkey"))
    return await listed(hall, account)


@post("/api/me/password/drop", tags=["accounts"], responses=refusals(401, 403, 409))
async def drop_password(request: Asked, data: Confirm) -> Passkeys:
    """Let passkeys be the only way in, shown by one of them; all other sessions end."""
    hall = hall_of(request)
    if data.passkey is None:
        await signed_in(hall, request)
        raise Trouble(403, text("server-need-passkey"))
    account = await confirmed(hall, request, data)
    await hall.store.passkeys.drop_password(account.id, tokens.digest(bearer(request) or ""))
    return await listed(hall, await signed_in(hall, request))


OWN_PASSKEYS = [
    challenge_anybody,
    enter,
    own_passkeys,
    challenge_owner,
    challenge_maker,
    add_passkey,
    rename_passkey,
    remove_passkey,
    drop_password,
]
