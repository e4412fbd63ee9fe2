"""Optional accounts: a name and a password, to find one's matches on any device."""

from __future__ import annotations

import asyncio
import time
from functools import cache
from typing import Any

from litestar import Request
from litestar.datastructures import State

from cantina.core.text import text
from cantina.server import tokens
from cantina.server.hall import Hall
from cantina.server.problems import Trouble
from cantina.server.protocol import Credentials, Session
from cantina.server.store import Account, Conflict

Asked = Request[Any, Any, State]


@cache
def nobody() -> str:
    """Return a hash to check when there is no such account: timing tells nothing about names."""
    return tokens.hash_password("nobody has this password")


def bearer(request: Asked) -> str | None:
    """Return the token of a request."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() or None if scheme.lower() == "bearer" else None


async def account_of(hall: Hall, request: Asked) -> Account | None:
    """Return the signed-in account of a request, if there is one."""
    token = bearer(request)
    return None if token is None else await hall.store.account_of(tokens.digest(token))


async def sign_up(hall: Hall, wish: Credentials) -> Session:
    """Make an account and sign in."""
    name = wish.name.strip()
    account = Account(
        id=tokens.new_id(),
        name=name,
        folded=name.casefold(),
        password=await asyncio.to_thread(tokens.hash_password, wish.password),
        created=time.time(),
    )
    try:
        await hall.store.add_account(account)
    except Conflict:
        raise Trouble(409, text("server-name-taken")) from None
    return await _open_session(hall, account)


async def sign_in(hall: Hall, wish: Credentials) -> Session:
    """Check name and password and open a session."""
    account = await hall.store.account_named(wish.name.strip().casefold())
    stored = account.password if account else await asyncio.to_thread(nobody)
    is_right = await asyncio.to_thread(tokens.is_password, wish.password, stored)
    if account is None or not is_right:
        raise Trouble(403, text("server-bad-password"))
    return await _open_session(hall, account)


async def _open_session(hall: Hall, account: Account) -> Session:
    token = tokens.new_token()
    await hall.store.add_session(tokens.digest(token), account.id, time.time())
    return Session(account.name, token)


async def sign_out(hall: Hall, request: Asked) -> None:
    """End the session of a request."""
    token = bearer(request)
    if token is not None:
        await hall.store.end_session(tokens.digest(token))
