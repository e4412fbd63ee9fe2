"""Why something was refused: every error leaves the server as a Text the client can translate."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException, ValidationException
from litestar.status_codes import HTTP_500_INTERNAL_SERVER_ERROR

from cantina.core.text import Text, text
from cantina.server.protocol.responses.service import RequestRefused

log = logging.getLogger(__name__)
RETRY_SECONDS = 2
"""When somebody who asked too often, or while much was going on, may try again."""
PASSING = (429, 503)
"""Refusals that pass by themselves."""


class Trouble(Exception):  # noqa: N818
    """A request that cannot be granted, with its HTTP status."""

    def __init__(self, status: int, reason: Text, wait: int | None = None) -> None:
        super().__init__(reason.id)
        self.status = status
        self.reason = reason
        self.wait = RETRY_SECONDS if wait is None and status in PASSING else wait
        """In how many seconds it may be granted; None: not because of time."""


def not_found() -> Trouble:
    """Refuse: there is no such table."""
    return Trouble(404, text("server-no-table"))


def route_of(request: Request[Any, Any, State]) -> str:
    """Return the route of a request, as the log may say it: an address can hold a secret."""
    return str(request.scope.get("path_template") or "")


def answer_trouble(_: Request[Any, Any, State], error: Trouble) -> Response[RequestRefused]:
    """Turn a Trouble into a response."""
    headers = {} if error.wait is None else {"retry-after": str(error.wait)}
    return Response(RequestRefused(error.reason), status_code=error.status, headers=headers)


def answer_http(_: Request[Any, Any, State], error: HTTPException) -> Response[RequestRefused]:
    """Turn the framework's own refusals (bad JSON, unknown path) into the same shape."""
    detail = error.detail
    if isinstance(error, ValidationException) and isinstance(error.extra, list):
        parts = [f"{part.get('key', '')}: {part.get('message', '')}" for part in error.extra]
        detail = "; ".join(parts) or detail
    reason = text("server-bad-request", detail=detail[:500])
    return Response(RequestRefused(reason), status_code=error.status_code, headers=error.headers)


def answer_too_deep(_: Request[Any, Any, State], error: RecursionError) -> Response[RequestRefused]:
    """Refuse bodies that are nested deeper than anything we read."""
    reason = text("server-bad-request", detail="the body is nested too deeply")
    return Response(RequestRefused(reason), status_code=400)


def answer_busy(request: Request[Any, Any, State], error: Exception) -> Response[RequestRefused]:
    """Ask for patience: the store is away, or the table on its way to another process."""
    log.warning("%s has to wait: %s", route_of(request), type(error).__name__)
    return answer_trouble(request, Trouble(503, text("server-busy")))


def answer_crash(request: Request[Any, Any, State], error: Exception) -> Response[RequestRefused]:
    """Tell a client nothing about our own faults, and the log everything."""
    log.error("%s %s failed", request.method, route_of(request), exc_info=error)
    return Response(
        RequestRefused(text("server-crash")), status_code=HTTP_500_INTERNAL_SERVER_ERROR
    )
