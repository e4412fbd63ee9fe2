"""The HTTP doors. Thin: each handler calls one function of the lobby, replays or accounts."""

from __future__ import annotations

import asyncio
from importlib.metadata import version
from typing import Annotated, Any

from litestar import MediaType, Request, Response, delete, get, post, put
from litestar.datastructures import State
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from cantina.core.languages import LANGUAGES, PSEUDO, offered
from cantina.core.registry import UnknownGame
from cantina.core.text import text
from cantina.server.http import accounts, catalogue, lobby
from cantina.server.http.trouble import Trouble
from cantina.server.live import hints
from cantina.server.live.broadcast import describe
from cantina.server.match import replays
from cantina.server.process.hall import Hall
from cantina.server.protocol.fields import TableState
from cantina.server.protocol.requests import (
    Branch,
    Carry,
    CreateTable,
    Credentials,
    Rename,
    SeatWish,
    TakeSeat,
)
from cantina.server.protocol.responses import (
    GameInfo,
    Health,
    Hint,
    OwnTable,
    Profile,
    Replay,
    ReplayView,
    ReplayViews,
    Report,
    RequestRefused,
    RuleEntry,
    Seated,
    Session,
    TableInfo,
)

Asked = Request[Any, Any, State]
TableId = Annotated[str, Parameter(max_length=20, description="The id in the table's link.")]
SeatNumber = Annotated[int, Parameter(ge=0, le=31)]
OptionalSeat = Annotated[int | None, Parameter(ge=0, le=31, query="seat", required=False)]


def refusals(*statuses: int) -> dict[int, ResponseSpec]:
    """Describe which refusals a handler may answer with."""
    return {
        status: ResponseSpec(data_container=RequestRefused, generate_examples=False)
        for status in (400, 429, *statuses)
    }


def hall_of(request: Asked) -> Hall:
    """Return the hall of the application."""
    hall: Hall = request.app.state.hall
    return hall


# --- games, words, rules, cards -------------------------------------------------------------------


@get("/api/games", tags=["games"], responses=refusals())
async def list_games() -> list[GameInfo]:
    """List the games one can open a table for."""
    return catalogue.all_games()


@get("/api/languages", tags=["games"], responses=refusals())
async def list_languages() -> list[str]:
    """List the languages that are complete, and so offered to readers."""
    return list(offered())


@get(
    "/api/locales/{name:str}",
    media_type="text/plain; charset=utf-8",
    tags=["games"],
    responses=refusals(404),
)
async def get_words(name: Annotated[str, Parameter(max_length=20)]) -> Response[str]:
    """Return the messages of a language (`ru.ftl`) as one Fluent file.

    A sentence of which a language lacks any part is written wholly in English: load `en.ftl`, too.
    """
    language, _, ending = name.partition(".")
    if ending != "ftl" or language not in (*LANGUAGES, PSEUDO):
        raise Trouble(404, text("server-no-language", language=language))
    headers = {"cache-control": "max-age=60"}
    words = await asyncio.to_thread(catalogue.words, language)
    return Response(words, media_type="text/plain", headers=headers)


@get("/api/rules", tags=["games"], responses=refusals(404))
async def search_rules(
    game: Annotated[str, Parameter(max_length=40)] = "",
    q: Annotated[str, Parameter(max_length=100)] = "",
    limit: Annotated[int, Parameter(ge=1, le=1000)] = 100,
) -> list[RuleEntry]:
    """Search the rulebook by words or by id (`OR-COMBAT-4`)."""
    return catalogue.rules(game, q, limit)


@get("/api/cards/{game:str}", tags=["games"], responses=refusals(404))
async def list_cards(game: Annotated[str, Parameter(max_length=40)]) -> list[dict[str, Any]]:
    """Return the cards of a game, with the text of what they do."""
    try:
        return catalogue.cards(game)
    except UnknownGame as error:
        raise Trouble(404, error.reason) from error


# --- tables ---------------------------------------------------------------------------------------


@post("/api/tables", tags=["tables"], responses=refusals(404))
async def create_table(request: Asked, data: CreateTable) -> Seated:
    """Open a table. The answer's token is the key to the seat: keep it."""
    hall = hall_of(request)
    return await lobby.create(hall, data, await accounts.account_of(hall, request))


@get("/api/tables", tags=["tables"], responses=refusals())
async def list_tables(
    request: Asked,
    table_state: Annotated[TableState, Parameter(query="state")] = "open",
    limit: Annotated[int, Parameter(ge=1, le=100)] = 50,
) -> list[TableInfo]:
    """List public tables, newest first."""
    hall = hall_of(request)
    found = await hall.store.listed(table_state, limit)
    return [describe(match, seats, hall.rooms.get(match.id)) for match, seats in found]


@get("/api/tables/{table:str}", tags=["tables"], responses=refusals(404))
async def get_table(request: Asked, table: TableId) -> TableInfo:
    """Return one table; whoever has its link may look."""
    room = await lobby.find_room(hall_of(request), table)
    return describe(room.match, room.seats, room)


@post("/api/tables/{table:str}/seats/{seat:int}", tags=["tables"], responses=refusals(404, 409))
async def take_seat(request: Asked, table: TableId, seat: SeatNumber, data: TakeSeat) -> Seated:
    """Sit down on a free seat."""
    hall = hall_of(request)
    account = await accounts.account_of(hall, request)
    return await lobby.take_seat(hall, table, seat, data.name, account)


@put(
    "/api/tables/{table:str}/seats/{seat:int}",
    tags=["tables"],
    status_code=204,
    responses=refusals(403, 404, 409),
)
async def change_seat(request: Asked, table: TableId, seat: SeatNumber, data: SeatWish) -> None:
    """Put a bot on a free seat, or open it (host's token)."""
    await lobby.change_seat(hall_of(request), table, seat, data, accounts.bearer(request))


@delete(
    "/api/tables/{table:str}/seats/{seat:int}", tags=["tables"], responses=refusals(403, 404, 409)
)
async def leave_seat(request: Asked, table: TableId, seat: SeatNumber) -> None:
    """Stand up before the match starts (seat's or host's token)."""
    await lobby.leave_seat(hall_of(request), table, seat, accounts.bearer(request))


@post("/api/tables/{table:str}/start", tags=["tables"], responses=refusals(403, 404, 409))
async def start_table(request: Asked, table: TableId) -> TableInfo:
    """Start the match (token of a seat or of the host)."""
    room = await lobby.start(hall_of(request), table, accounts.bearer(request))
    return describe(room.match, room.seats, room)


@post("/api/tables/{table:str}/rematch", tags=["tables"], responses=refusals(403, 404, 409))
async def rematch(request: Asked, table: TableId, data: Rename) -> Seated:
    """Play again with the same people; everybody asks and gets a seat at the same new table."""
    return await lobby.rematch(hall_of(request), table, data.name, accounts.bearer(request))


@post("/api/tables/{table:str}/hint", tags=["tables"], responses=refusals(403, 404, 409))
async def ask_hint(request: Asked, table: TableId) -> Hint:
    """Ask what a bot would answer in one's place, where the table allows it (seat's token)."""
    return await hints.advise(hall_of(request), table, accounts.bearer(request))


# --- replays --------------------------------------------------------------------------------------


@get("/api/tables/{table:str}/replay", tags=["replays"], responses=refusals(404, 409))
async def get_replay(request: Asked, table: TableId) -> Replay:
    """Return the moments of a finished match."""
    return await replays.story(hall_of(request), table)


@get(
    "/api/tables/{table:str}/record",
    media_type="application/jsonl",
    tags=["replays"],
    responses=refusals(404, 409),
)
async def get_record(request: Asked, table: TableId) -> Response[bytes]:
    """Return a finished match as a file for `cantina record`."""
    content = await replays.record(hall_of(request), table)
    name = f'attachment; filename="{table}.jsonl"'
    headers = {"content-disposition": name}
    return Response(content, media_type="application/jsonl", headers=headers)


@get("/api/tables/{table:str}/report", tags=["replays"], responses=refusals(404, 409))
async def get_report(request: Asked, table: TableId) -> Report:
    """Return how a finished match went, as charts."""
    return await replays.report(hall_of(request), table)


@get("/api/tables/{table:str}/replay/{seq:int}", tags=["replays"], responses=refusals(404, 409))
async def get_replay_view(
    request: Asked,
    table: TableId,
    seq: Annotated[int, Parameter(ge=0, le=2**31 - 1)],
    seat: OptionalSeat = None,
) -> ReplayView:
    """Return what a seat (none: a spectator) saw at a moment."""
    return await replays.view_at(hall_of(request), table, seq, seat)


@get("/api/tables/{table:str}/views", tags=["replays"], responses=refusals(404, 409))
async def get_replay_views(
    request: Asked,
    table: TableId,
    first: Annotated[int, Parameter(ge=1, le=2**31 - 1)] = 1,
    last: Annotated[int, Parameter(ge=1, le=2**31 - 1)] = 2**31 - 1,
    seat: OptionalSeat = None,
) -> ReplayViews:
    """Return a run of moments: a view, then a patch for each moment (at most 200)."""
    return await replays.views_from(hall_of(request), table, first, last, seat)


@post("/api/tables/{table:str}/branch", tags=["replays"], responses=refusals(404, 409))
async def branch_table(request: Asked, table: TableId, data: Branch) -> Seated:
    """Open a new table that starts from a moment of a finished match."""
    hall = hall_of(request)
    return await replays.branch(hall, table, data, await accounts.account_of(hall, request))


# --- accounts -------------------------------------------------------------------------------------


@post("/api/accounts", tags=["accounts"], responses=refusals(409))
async def create_account(request: Asked, data: Credentials) -> Session:
    """Make an account (nobody needs one to play)."""
    return await accounts.sign_up(hall_of(request), data)


@post("/api/sessions", tags=["accounts"], responses=refusals(403))
async def sign_in(request: Asked, data: Credentials) -> Session:
    """Sign in."""
    return await accounts.sign_in(hall_of(request), data)


@delete("/api/sessions", tags=["accounts"], responses=refusals())
async def sign_out(request: Asked) -> None:
    """Sign out: the session's token is forgotten."""
    await accounts.sign_out(hall_of(request), request)


@get("/api/me", tags=["accounts"], responses=refusals(401))
async def own_profile(request: Asked) -> Profile:
    """Say who is signed in."""
    account = await accounts.signed_in(hall_of(request), request)
    return Profile(account.name)


@get("/api/me/tables", tags=["accounts"], responses=refusals(401))
async def own_tables(request: Asked) -> list[OwnTable]:
    """List the tables at which the signed-in account has a seat."""
    hall = hall_of(request)
    return await accounts.own_tables(hall, await accounts.signed_in(hall, request))


@post("/api/me/seats", tags=["accounts"], responses=refusals(401))
async def carry_seats(request: Asked, data: Carry) -> list[OwnTable]:
    """Give seats taken as a guest to the signed-in account; answers with all its tables."""
    hall = hall_of(request)
    return await accounts.carry(hall, await accounts.signed_in(hall, request), data)


# --- health ---------------------------------------------------------------------------------------


@get("/health", tags=["operation"])
async def health(request: Asked) -> Health:
    """Say that this process lives and its store answers."""
    hall = hall_of(request)
    await hall.store.newest(["-"])
    return Health("ok", version("cantina"), len(hall.rooms))


@get("/metrics", media_type=MediaType.TEXT, tags=["operation"])
async def metrics(request: Asked) -> str:
    """Return numbers about this process in Prometheus' format."""
    hall = hall_of(request)
    states: dict[str, int] = {"open": 0, "running": 0, "finished": 0}
    for room in hall.rooms.values():
        states[room.match.state] += 1
    viewers = sum(len(room.audience) for room in hall.rooms.values())
    return hall.metrics.exposition(states, viewers)


API = [
    list_games,
    list_languages,
    get_words,
    search_rules,
    list_cards,
    create_table,
    list_tables,
    get_table,
    take_seat,
    change_seat,
    leave_seat,
    start_table,
    rematch,
    ask_hint,
    get_replay,
    get_record,
    get_report,
    get_replay_view,
    get_replay_views,
    branch_table,
    own_profile,
    own_tables,
    carry_seats,
    health,
    metrics,
]

SIGN_IN = [create_account, sign_in, sign_out]
"""Doors that guessers try; they have a limit of their own."""
