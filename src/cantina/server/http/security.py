"""Headers, origins, and how much one client may ask for."""

from __future__ import annotations

import time
from urllib.parse import urlsplit

from litestar.datastructures import MutableScopeHeaders
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'self'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",  # SVG and motion set style attributes
        "img-src 'self' data: blob:",
        "connect-src 'self' ws: wss:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)

HEADERS = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",  # a table's link is an invitation
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


def with_headers(app: ASGIApp) -> ASGIApp:
    """Put the security headers on every response, errors included; live frames pass untouched."""

    async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                add_headers(message, scope["path"])
            await send(message)

        await app(scope, receive, send_guarded)

    return guarded


def add_headers(message: HTTPResponseStartEvent, path: str) -> None:
    """Add the security headers that a response does not have."""
    headers = MutableScopeHeaders(message)
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if path.startswith("/api"):
        headers.setdefault("cache-control", "no-store")


def is_own_origin(origin: str | None, host: str | None, allowed: tuple[str, ...]) -> bool:
    """Whether a page of this origin may open a live connection.

    Programs send no origin. A browser always does, and only our own page (same host) or one the
    settings name may connect, so that a foreign page cannot use somebody's open table.
    """
    if origin is None or origin in allowed:
        return True
    return bool(host) and urlsplit(origin).netloc == host


class Bucket:
    """A token bucket: `rate` a second, at most `burst` at once."""

    __slots__ = ("_burst", "_level", "_rate", "_then")

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._level = burst
        self._then = time.monotonic()

    def take(self) -> bool:
        """Take one; False when the bucket is empty."""
        now = time.monotonic()
        self._level = min(self._burst, self._level + (now - self._then) * self._rate)
        self._then = now
        if self._level < 1:
            return False
        self._level -= 1
        return True
