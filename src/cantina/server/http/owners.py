"""Sends what concerns a table to the process that serves it.

A request is asked again there and its answer handed back; a live connection becomes a tunnel
(`live/shortcut.py`). The other process believes who the client is because the note beside the
request is signed with a secret that only processes on the same database know.
"""

from __future__ import annotations

import hmac
import logging
from typing import Any

import httpx
import msgspec
from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Receive, Scope, Send
from sqlalchemy.exc import DBAPIError

from cantina.core.text import text
from cantina.server.http.guard import address_of, refuse
from cantina.server.http.trouble import Trouble
from cantina.server.live.shortcut import tunnel_of
from cantina.server.process.hall import Hall
from cantina.server.protocol.responses.service import RequestRefused

log = logging.getLogger(__name__)
HOP = "x-cantina-hop"
"""The header by which one process tells another for whom it asks."""
ACCOUNT = "x-cantina-account"
"""The header by which one process tells another whose account it asks for."""
DOORS = ("/api/tables/", "/ws/tables/")
DOORS_OPEN = (ScopeType.HTTP, ScopeType.WEBSOCKET)
NOT_SENT_ON = frozenset(
    ("connection", "host", "content-length", "transfer-encoding", "x-forwarded-for", HOP, ACCOUNT)
)
"""Headers that belong to one connection only, or that only our own processes may say."""


def table_in(path: str) -> str | None:
    """Return the table that an address is about."""
    for door in DOORS:
        if path.startswith(door):
            return path.removeprefix(door).partition("/")[0] or None
    return None


def with_hops(app: ASGIApp, hall: Hall) -> ASGIApp:
    """Believe another of our processes for whom it asks."""

    async def hopped(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in DOORS_OPEN:
            said = Headers.from_scope(scope).get(HOP)
            if said is not None:
                secret, _, client = said.partition(" ")
                if hall.hop and hmac.compare_digest(secret, hall.hop):
                    scope["client"] = (client, 0)
                    scope["state"][HOP] = True
        await app(scope, receive, send)

    return hopped


def account_in(scope: Scope) -> str | None:
    """Return the account for which another of our processes asks; clients are not believed."""
    return Headers.from_scope(scope).get(ACCOUNT) if HOP in scope["state"] else None


def with_owners(app: ASGIApp, hall: Hall) -> ASGIApp:
    """Send what concerns another process's table to that process."""

    async def routed(scope: Scope, receive: Receive, send: Send) -> None:
        address = await find_owner(scope, hall)
        if address is None:
            await app(scope, receive, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await tunnel(scope, receive, address, hall)
        elif scope["type"] == ScopeType.HTTP:
            await forward(scope, receive, send, address, hall)

    return routed


async def find_owner(scope: Scope, hall: Hall) -> str | None:
    """Return the address of the other process that serves the table in question."""
    if hall.is_only_process or scope["type"] not in DOORS_OPEN or HOP in scope["state"]:
        return None
    table = table_in(scope["path"])
    if table is None or table in hall.rooms:
        return None
    try:
        return await hall.elsewhere(table)
    except DBAPIError:
        return None  # whoever serves it here will say that the store is away


async def tunnel(scope: Scope, receive: Receive, address: str, hall: Hall) -> None:
    """Let a live connection go through to the process that serves the table."""
    dig = tunnel_of(scope)
    if dig is None or not await dig(address, HOP, f"{hall.hop} {address_of(scope)}"):
        return
    hall.metrics.tunnels += 1
    try:
        while (await receive())["type"] != "websocket.disconnect":
            pass
    finally:
        hall.metrics.tunnels -= 1


async def forward(scope: HTTPScope, receive: Receive, send: Send, address: str, hall: Hall) -> None:
    """Ask the process that serves the table, and hand its answer back."""
    try:
        body = await read_body(receive, hall.settings.body_bytes)
        headers = [
            (name, value)
            for name, value in scope["headers"]
            if name.decode("latin-1") not in NOT_SENT_ON
        ]
        headers.append((HOP.encode(), f"{hall.hop} {address_of(scope)}".encode()))
        query = scope["query_string"].decode("latin-1")
        url = f"http://{address}{scope['raw_path'].decode('latin-1')}{'?' * bool(query)}{query}"
        request = hall.http.build_request(scope["method"], url, headers=headers, content=body)
        answer = await hall.http.send(request, stream=True)
    except (httpx.HTTPError, httpx.InvalidURL) as error:
        log.info("the process at %s cannot be asked: %s", address, type(error).__name__)
        await refuse(Trouble(503, text("server-busy")), send)
        return
    except Trouble as trouble:
        await refuse(trouble, send)
        return
    try:
        kept = [(n.lower(), v) for n, v in answer.headers.raw]
        kept = [(n, v) for n, v in kept if n not in (b"connection", b"transfer-encoding")]
        content = b"".join([part async for part in answer.aiter_raw()])
        status = answer.status_code
        await send({"type": "http.response.start", "status": status, "headers": kept})
        await send({"type": "http.response.body", "body": content, "more_body": False})
    finally:
        await answer.aclose()


async def ask(hall: Hall, table: str, path: str, body: Any, account: str | None = None) -> bytes:
    """Ask the process that serves a table for something ourselves, for an account or a guest."""
    address = await hall.elsewhere(table)
    if address is None:
        raise Trouble(503, text("server-busy"))
    headers = {HOP: f"{hall.hop} {hall.process}"}
    if account is not None:
        headers[ACCOUNT] = account
    try:
        answer = await hall.http.post(f"http://{address}{path}", json=body, headers=headers)
    except httpx.HTTPError:
        raise Trouble(503, text("server-busy")) from None
    if answer.is_error:
        refused = msgspec.json.decode(answer.content, type=RequestRefused)
        raise Trouble(answer.status_code, refused.reason)
    return answer.content


async def read_body(receive: Receive, limit: int) -> bytes:
    """Return the body of a request; one that is too long is refused."""
    parts: list[bytes] = []
    size = 0
    while True:
        message = await receive()
        if message["type"] != "http.request":
            raise Trouble(400, text("server-bad-request", detail="the request broke off"))
        parts.append(message["body"])
        size += len(message["body"])
        if size > limit:
            raise Trouble(413, text("server-too-much"))
        if not message["more_body"]:
            return b"".join(parts)
