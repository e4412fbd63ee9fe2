"""The access log: who asked for what, how it was answered and how long that took.

Paths are written without what only some may know: a link from a mail, a name, the key in a query.
"""

from __future__ import annotations

import logging
import time

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from cantina.server.http.guard import address_of, bearer_of
from cantina.server.process.hall import Hall
from cantina.server.process.logs import ACCESS, FIELDS

log = logging.getLogger(ACCESS)
TEMPLATE = "path_template"
TABLE = "{table}"
REST = "…"


def discreet_path(scope: Scope) -> str:
    """Return the path of a request: of its variable parts only the table, of pages the first."""
    parts = scope["path"].split("/")
    template = str(scope.get(TEMPLATE) or "")
    if template.startswith(("/api", "/ws")):
        pattern = template.split("/")
        shown = [
            part if name in (part, TABLE) else name
            for name, part in zip(pattern, parts, strict=False)
        ]
        return "/".join(shown)
    if parts[1:2] == ["assets"]:
        return scope["path"]
    return "/".join(parts[:3] if parts[1:2] == ["api"] else parts[:2]) + (
        f"/{REST}" if len(parts) > 2 else ""
    )


def with_access_log(app: ASGIApp, hall: Hall) -> ASGIApp:
    """Write a line for every request and every live connection that ends."""

    async def logged(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await app(scope, receive, send)
            return
        began, status = time.perf_counter(), 0

        async def noting(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            elif message["type"] == "websocket.accept":
                status = 101
            await send(message)

        try:
            await app(scope, receive, noting)
        finally:
            tell(hall, scope, status, (time.perf_counter() - began) * 1000)

    return logged if hall.settings.access_log else app


def tell(hall: Hall, scope: Scope, status: int, milliseconds: float) -> None:
    """Write a line."""
    token = bearer_of(Headers.from_scope(scope))
    who = hall.pseudonym(address_of(scope) if token is None else token)
    fields = {
        "method": scope.get("method", "LIVE"),
        "path": discreet_path(scope),
        "status": status,
        "ms": round(milliseconds, 1),
        "who": f"{'guest' if token is None else 'key'}:{who}",
    }
    log.info("%(method)s %(path)s %(status)d %(ms).1f ms %(who)s", fields, extra={FIELDS: fields})
