"""What a finished match leaves for checking."""

from __future__ import annotations

from litestar import get

from cantina.server.http.handling import Asked, TableId, hall_of, refusals
from cantina.server.http.replays import finished_room
from cantina.server.protocol.responses.replays import Opening, RatingChange


@get("/api/tables/{table:str}/opening", tags=["replays"], responses=refusals(404, 409))
async def get_opening(request: Asked, table: TableId) -> Opening:
    """Open the seal of a finished match, and say what it did to ratings."""
    hall = hall_of(request)
    match = (await finished_room(hall, table)).match
    changes = [
        RatingChange(one.seat, round(one.before), round(one.rating))
        for one in await hall.store.ratings.of_match(match.id)
    ]
    return Opening(match.seal, match.nonce, match.secret, match.game, match.options, changes)


OPENING = [get_opening]
