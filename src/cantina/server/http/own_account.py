"""What somebody does with their own account: password, sessions, recovery, a copy, the end."""

from __future__ import annotations

import asyncio
import secrets
import time
from typing import Annotated

import msgspec
from litestar import Response, delete, get, post, put
from litestar.params import Parameter

from cantina.core.text import text
from cantina.server.http import tokens
from cantina.server.http.accounts import bearer, folded_name, open_session, signed_in
from cantina.server.http.handling import Asked, hall_of, refusals
from cantina.server.http.passkeys import need_party, opened_by
from cantina.server.http.passwords import check_password
from cantina.server.http.trouble import Trouble
from cantina.server.process.hall import Hall
from cantina.server.protocol.requests import Confirm, NewPassword, Recover
from cantina.server.protocol.responses.accounts import OpenSession, RecoveryCodes, Session
from cantina.server.store.rows import Account

CODES = 8
CODE_LETTERS = 16
SHOWN = 12
"""How much of a session's digest names it to its owner."""


async def confirmed(hall: Hall, request: Asked, proof: Confirm) -> Account:
    """Return the signed-in account if its password or a passkey was given again, or refuse."""
    account = await signed_in(hall, request)
    if proof.passkey is not None:
        party = need_party(hall.settings, request.headers.get("host", ""))
        return await opened_by(hall, party, proof.passkey, "confirm", account.id)
    if not account.has_password:
        raise Trouble(403, text("server-need-passkey"))
    said = proof.password or ""
    if not await asyncio.to_thread(tokens.is_password, said, account.password):
        raise Trouble(403, text("server-wrong-password"))
    return account


def new_codes() -> list[str]:
    """Return codes that open an account once each: four groups, readable aloud."""
    return [
        "-".join(
            "".join(secrets.choice(tokens.ALPHABET) for _ in range(4))
            for _ in range(CODE_LETTERS // 4)
        )
        for _ in range(CODES)
    ]


def plain(code: str) -> str:
    """Return a code as it is compared: how it was grouped and written does not matter."""
    return "".join(letter for letter in code.casefold() if letter.isalnum())


@put("/api/me/password", tags=["accounts"], responses=refusals(401, 403))
async def change_password(request: Asked, data: NewPassword) -> None:
    """Change the password; all other sessions end."""
    hall = hall_of(request)
    account = await confirmed(hall, request, data)
    check_password(data.fresh, account.name)
    hashed = await asyncio.to_thread(tokens.hash_password, data.fresh)
    await hall.store.people.change_password(
        account.id, hashed, tokens.digest(bearer(request) or "")
    )


@get("/api/me/sessions", tags=["accounts"], responses=refusals(401))
async def own_sessions(request: Asked) -> list[OpenSession]:
    """List where the account is signed in, newest first."""
    hall = hall_of(request)
    account = await signed_in(hall, request)
    here = tokens.digest(bearer(request) or "")
    return [
        OpenSession(digest[:SHOWN], created, device or "", digest == here)
        for digest, created, device in await hall.store.people.sessions(account.id)
    ]


@delete("/api/me/sessions/{session:str}", tags=["accounts"], responses=refusals(401, 404))
async def end_session(
    request: Asked, session: Annotated[str, Parameter(max_length=64, min_length=SHOWN)]
) -> None:
    """End one of the sessions."""
    hall = hall_of(request)
    account = await signed_in(hall, request)
    await hall.store.people.end_sessions(account.id, session[:SHOWN])


@post("/api/me/recovery", tags=["accounts"], responses=refusals(401, 403))
async def make_codes(request: Asked, data: Confirm) -> RecoveryCodes:
    """Make codes that open the account when the password is lost; older ones are void."""
    hall = hall_of(request)
    account = await confirmed(hall, request, data)
    codes = new_codes()
    await hall.store.people.keep_codes(account.id, [tokens.digest(plain(code)) for code in codes])
    return RecoveryCodes(codes)


@post("/api/sessions/recovery", tags=["accounts"], responses=refusals(403))
async def recover(request: Asked, data: Recover) -> Session:
    """Choose a new password with a recovery code, which is used up; all sessions end."""
    hall = hall_of(request)
    check_password(data.password, data.name)
    account = await hall.store.people.account_named(folded_name(data.name))
    hashed = await asyncio.to_thread(tokens.hash_password, data.password)
    digest = tokens.digest(plain(data.code))
    if account is None or not await hall.store.people.use_code(account.id, digest, hashed):
        raise Trouble(403, text("server-bad-code"))
    return await open_session(hall, account, request)


@get("/api/me/copy", tags=["accounts"], responses=refusals(401))
async def own_copy(request: Asked) -> Response[bytes]:
    """Return everything that is kept about the account."""
    hall = hall_of(request)
    account = await signed_in(hall, request)
    kept = await hall.store.people.everything(account.id)
    headers = {"content-disposition": 'attachment; filename="cantina.json"'}
    body = msgspec.json.format(msgspec.json.encode({"at": time.time(), **kept}))
    return Response(body, media_type="application/json", headers=headers)


@post("/api/me/end", tags=["accounts"], responses=refusals(401, 403))
async def end_account(request: Asked, data: Confirm) -> None:
    """Delete the account: its name goes from its tables, its lines from the chat."""
    hall = hall_of(request)
    account = await confirmed(hall, request, data)
    for table in await hall.store.people.remove(account.id):
        room = hall.rooms.get(table)
        if room is not None:
            room.lines = None
            await hall.refresh(room)


OWN_ACCOUNT = [
    change_password,
    own_sessions,
    end_session,
    make_codes,
    recover,
    own_copy,
    end_account,
]
