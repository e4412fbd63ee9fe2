"""A finished match in hindsight: asked for once, then there for everybody who may see the match."""

from __future__ import annotations

import msgspec
from litestar import MediaType, Response, get, post

from cantina.server.http import accounts
from cantina.server.http.handling import (
    Asked,
    TableId,
    counted,
    described,
    hall_of,
    unpacked,
)
from cantina.server.http.replays import finished_room
from cantina.server.protocol.responses.replays import MatchAnalysis


def answered(request: Asked, found: MatchAnalysis | bytes) -> Response[bytes]:
    """Return an analysis as it was packed, or how far it is."""
    if isinstance(found, bytes):
        return unpacked(request, found)
    return Response(msgspec.json.encode(found), media_type=MediaType.JSON)


@get(
    "/api/tables/{table:str}/analysis",
    tags=["replays"],
    responses=described(MatchAnalysis, 404, 409),
)
async def get_analysis(request: Asked, table: TableId) -> Response[bytes]:
    """Return a finished match in hindsight, or how far that is."""
    hall = hall_of(request)
    return answered(request, await hall.analyses.look(await finished_room(hall, table)))


@post(
    "/api/tables/{table:str}/analysis",
    tags=["replays"],
    status_code=200,
    responses=described(MatchAnalysis, 404, 409),
)
async def ask_analysis(request: Asked, table: TableId) -> Response[bytes]:
    """Have a finished match analysed; it is done once, and kept with the match."""
    hall = hall_of(request)
    room = await finished_room(hall, table)
    found = await hall.analyses.look(room)
    if isinstance(found, bytes) or found.state in ("waiting", "working"):
        return answered(request, found)
    account = await accounts.account_of(hall, request)
    owner = counted(request, account, hall.quotas.analyses, "server-too-many-analyses")
    return answered(request, await hall.analyses.want(room, owner))


ANALYSES = [get_analysis, ask_analysis]
