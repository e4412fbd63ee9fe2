"""The workshop: squads and decks judged by the games' own rules, and kept by accounts."""

from __future__ import annotations

import asyncio
import time
from functools import cache
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, delete, get, post, put
from litestar.params import Parameter

from cantina.core.registry import find_game
from cantina.core.text import text
from cantina.core.workshop import Judgement, ReadyList
from cantina.server.http import accounts
from cantina.server.http.handling import Asked, GameName, at_desk, described, hall_of, refusals
from cantina.server.http.packed import Packed
from cantina.server.http.trouble import Trouble
from cantina.server.http.wishes import answer_of, known_game, weigh
from cantina.server.match.errands import Build
from cantina.server.protocol.requests import KeepList, Work
from cantina.server.protocol.responses.games import KeptList
from cantina.server.store.rows import Kept

MOST_KEPT = 200
"""Lists that one account keeps."""
ListId = Annotated[str, Parameter(max_length=20, pattern=r"^[a-z0-9]+$")]


def check_game(name: str) -> None:
    """Refuse games that build nothing."""
    if known_game(name).workshop() is None:
        raise Trouble(404, text("server-no-workshop"))


@cache
def packed_ready(name: str) -> Packed:
    """Return what a game has prepared, ready to be sent."""
    workshop = find_game(name).workshop()
    lists = [] if workshop is None else workshop.ready()
    return Packed.of(msgspec.json.encode(lists), "application/json")


@post(
    "/api/workshop/{game:str}",
    tags=["workshop"],
    status_code=200,
    responses=described(Judgement, 404),
)
async def work(request: Asked, game: GameName, data: Work) -> Response[bytes]:
    """Judge a list, read one that another builder wrote, or draw one at random."""
    check_game(game)
    hall = hall_of(request)
    weigh({"list": data.list}, hall.settings.options_bytes)
    errand = Build(game=game, work=msgspec.json.encode(data))
    async with at_desk(request):
        found = answer_of(await hall.at_desk(errand))
    return Response(found, media_type=MediaType.JSON)


@get("/api/workshop/{game:str}", tags=["workshop"], responses=described(list[ReadyList], 404))
async def ready_lists(request: Asked, game: GameName) -> Response[bytes]:
    """Return the squads or decks that are ready, with a word on how they play."""
    check_game(game)
    return (await asyncio.to_thread(packed_ready, game)).answer(request)


# --- what accounts keep ---------------------------------------------------------------------------


@get("/api/me/lists", tags=["workshop"], responses=refusals(401))
async def own_lists(request: Asked) -> list[KeptList]:
    """Return the squads and decks of the signed-in account, the latest first."""
    hall = hall_of(request)
    account = await accounts.signed_in(hall, request)
    found = await hall.store.people.lists_of(account.id)
    return [shown(one) for one in found]


@put("/api/me/lists/{list_id:str}", tags=["workshop"], responses=refusals(401, 404, 409))
async def keep_list(request: Asked, list_id: ListId, data: KeepList) -> KeptList:
    """Keep a squad or deck, legal or not, under an id of the browser's choice."""
    hall = hall_of(request)
    account = await accounts.signed_in(hall, request)
    check_game(data.game)
    written = weigh(data.list, hall.settings.options_bytes).decode()
    kept = Kept(
        account=account.id,
        id=list_id,
        game=data.game,
        name=data.name,
        data=written,
        changed=time.time(),
    )
    if not await hall.store.people.keep_list(kept, MOST_KEPT):
        raise Trouble(409, text("server-too-many-lists", most=MOST_KEPT))
    return shown(kept)


@delete("/api/me/lists/{list_id:str}", tags=["workshop"], responses=refusals(401, 404))
async def drop_list(request: Asked, list_id: ListId) -> None:
    """Forget a squad or deck."""
    hall = hall_of(request)
    account = await accounts.signed_in(hall, request)
    await hall.store.people.drop_list(account.id, list_id)


def shown(kept: Kept) -> KeptList:
    """Return a kept list as its owner sees it."""
    content: dict[str, Any] = msgspec.json.decode(kept.data)
    return KeptList(kept.id, kept.game, kept.name, content, kept.changed)


WORKSHOP = [work, ready_lists, own_lists, keep_list, drop_list]
