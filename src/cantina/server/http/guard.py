"""Before anything is looked at: who asks how often, from which page, with what.

Around the whole application, so that no route is without a limit.
"""

from __future__ import annotations

import msgspec
from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPResponseStartEvent, HTTPScope, Message, Receive, Scope, Send

from cantina.core.text import text
from cantina.server.http.security import HEADERS, is_own_origin
from cantina.server.http.trouble import Trouble
from cantina.server.process.quotas import Quota, Quotas, network
from cantina.server.process.settings import Settings
from cantina.server.protocol.responses.service import RequestRefused

LONGEST_ADDRESS = 2_000
"""Bytes of a path with its query."""
CHANGING = ("POST", "PUT", "DELETE", "PATCH")
SIGN_IN = (
    "/api/accounts",
    "/api/sessions",
    "/api/me/password",
    "/api/me/passkeys",
    "/api/me/recovery",
    "/api/me/end",
    "/api/me/mail",
    "/api/letters",
)
"""Doors that guessers try, each worth the work of a password; they have a limit of their own."""

ONE_CLICK = "/api/letter/off/"
"""Programs that read mail knock here with a form (RFC 8058); its address says everything."""


def address_of(scope: Scope) -> str:
    """Return the client that a request or connection counts for."""
    client = scope.get("client")
    return network(client[0]) if client else ""


def bearer_of(headers: Headers) -> str | None:
    """Return the token that a request shows."""
    scheme, _, token = headers.get("authorization", "").partition(" ")
    return token.strip() or None if scheme.lower() == "bearer" else None


def check_quota(quota: Quota, *keys: str, refusal: str = "server-too-fast") -> None:
    """Count something for a client, by every key it is known by; refuse what is too much."""
    may = [quota.take(key) for key in keys]
    if not all(may):
        raise Trouble(429, text(refusal))


def with_guard(app: ASGIApp, settings: Settings, quotas: Quotas) -> ASGIApp:
    """Refuse what is too much or foreign; put the security headers on every response."""

    def quota_of(scope: HTTPScope) -> Quota:
        path = scope["path"]
        if path.startswith(SIGN_IN) and scope["method"] in CHANGING:
            return quotas.sign_ins
        return quotas.requests if path.startswith("/api") else quotas.pages

    def check(scope: HTTPScope) -> None:
        check_address(scope)
        check_quota(quota_of(scope), address_of(scope))
        if scope["method"] in CHANGING:
            check_change(Headers.from_scope(scope), scope["path"], settings.origins)

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == ScopeType.WEBSOCKET:
            if quotas.requests.take(address_of(scope)):
                await app(scope, receive, send)
            else:
                await send({"type": "websocket.close", "code": 4429, "reason": ""})
            return
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                add_headers(message, scope["path"])
            await send(message)

        try:
            check(scope)
        except Trouble as trouble:
            await refuse(trouble, send_with_headers)
        else:
            await app(scope, receive, send_with_headers)

    return guarded


def check_address(scope: HTTPScope) -> None:
    """Refuse addresses that no page of ours has."""
    if len(scope["raw_path"]) + len(scope["query_string"]) > LONGEST_ADDRESS:
        raise Trouble(414, text("server-bad-request", detail="the address is too long"))
    if not scope["path"].isprintable():
        raise Trouble(404, text("server-bad-request", detail="there is no such page"))


def check_change(headers: Headers, path: str, origins: tuple[str, ...]) -> None:
    """Refuse changes asked for by foreign pages, or in a form that any page could send."""
    if not is_own_origin(headers.get("origin"), headers.get("host"), origins):
        raise Trouble(403, text("server-foreign-page"))
    has_body = headers.get("content-length", "0") != "0" or "transfer-encoding" in headers
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if has_body and kind != "application/json" and not path.startswith(ONE_CLICK):
        raise Trouble(415, text("server-bad-request", detail="the body is not application/json"))


async def refuse(trouble: Trouble, send: Send) -> None:
    """Answer with a reason, before the application has seen the request."""
    body = msgspec.json.encode(RequestRefused(trouble.reason))
    headers = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
    ]
    if trouble.wait is not None:
        headers.append((b"retry-after", str(trouble.wait).encode()))
    await send({"type": "http.response.start", "status": trouble.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


def add_headers(message: HTTPResponseStartEvent, path: str) -> None:
    """Add the security headers that a response does not have."""
    headers = MutableScopeHeaders(message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if path.startswith("/api"):
        headers.setdefault("cache-control", "no-store")
