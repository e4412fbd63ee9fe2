"""What every handler needs: how it is described, the hall it is for, who may ask how often."""

from __future__ import annotations

import gzip
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from typing import Annotated, Any

from litestar import MediaType, Request, Response
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from cantina.core.text import text
from cantina.server.http.guard import address_of, check_quota
from cantina.server.http.trouble import Trouble
from cantina.server.process.hall import Hall
from cantina.server.process.quotas import Quota
from cantina.server.protocol.responses.service import RequestRefused
from cantina.server.store.rows import Account

Asked = Request[Any, Any, State]
AT_DESK_AT_ONCE = 8
"""Checks and replays that one address may wait for."""
GameName = Annotated[str, Parameter(max_length=40)]
TableId = Annotated[str, Parameter(max_length=20, description="The id in the table's link.")]
SeatNumber = Annotated[int, Parameter(ge=0, le=31)]
OptionalSeat = Annotated[int | None, Parameter(ge=0, le=31, query="seat", required=False)]


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """Describe which refusals a handler may answer with."""
    return {
        status: ResponseSpec(data_container=RequestRefused, generate_examples=False)
        for status in (400, 413, 429, *statuses)
    }


def described(kind: Any, *statuses: int) -> dict[int, ResponseSpec]:
    """Describe the body of a handler that answers with bytes, and its refusals."""
    found = ResponseSpec(data_container=kind, generate_examples=False)
    return {200: found, **refusals(*statuses)}


def hall_of(request: Asked) -> Hall:
    """Return the hall of the application."""
    hall: Hall = request.app.state.hall
    return hall


def counted(request: Asked, account: Account | None, quota: Quota, refusal: str) -> str:
    """Return in whose name something is asked for, an account's or a guest's; limit how often."""
    address = address_of(request.scope)
    owner = hall_of(request).owner(address, None if account is None else account.id)
    check_quota(quota, owner, refusal=refusal)
    return owner


def opener(request: Asked, account: Account | None) -> str:
    """Return in whose name a table is opened; refuse who opened too many."""
    quota = hall_of(request).quotas.tables
    return counted(request, account, quota, "server-too-many-tables")


@asynccontextmanager
async def at_desk(request: Asked) -> AsyncGenerator[None, None]:
    """Let one client wait at the desk for a few things at once only."""
    waiting, address = hall_of(request).at_desk_by_address, address_of(request.scope)
    if waiting[address] >= AT_DESK_AT_ONCE:
        raise Trouble(429, text("server-too-fast"))
    waiting[address] += 1
    try:
        yield
    finally:
        waiting[address] -= 1
        if not waiting[address]:
            del waiting[address]


def unpacked(request: Asked, packed: bytes) -> Response[bytes]:
    """Return JSON that a worker has compressed, as it is if the client takes that."""
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed, media_type=MediaType.JSON, headers={"content-encoding": "gzip"})
    return Response(gzip.decompress(packed), media_type=MediaType.JSON)
