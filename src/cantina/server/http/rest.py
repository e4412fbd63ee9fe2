"""The HTTP doors. Thin: each handler calls one function of the lobby, replays or accounts."""

from __future__ import annotations

import asyncio
from importlib.metadata import version
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Response, delete, get, post, put
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from cantina.core.languages import LANGUAGES, PSEUDO
from cantina.core.text import text
from cantina.server.http import accounts, catalogue, hints, lobby, replays
from cantina.server.http.handling import (
    Asked,
    GameName,
    OptionalSeat,
    SeatNumber,
    TableId,
    at_desk,
    described,
    hall_of,
    opener,
    refusals,
    unpacked,
)
from cantina.server.http.trouble import Trouble
from cantina.server.live.broadcast import describe
from cantina.server.process.metrics import Line
from cantina.server.protocol.fields import TableState
from cantina.server.protocol.requests import (
    Branch,
    Carry,
    CreateTable,
    Credentials,
    Rename,
    SeatWish,
    Wishes,
)
from cantina.server.protocol.responses.accounts import Profile, Session
from cantina.server.protocol.responses.games import GameInfo, LanguageInfo, RuleEntry
from cantina.server.protocol.responses.replays import Replay, ReplayView, ReplayViews, Report
from cantina.server.protocol.responses.service import Health
from cantina.server.protocol.responses.tables import Hint, OwnTable, Seated, TableInfo

# --- games, words, rules, cards -------------------------------------------------------------------


@get("/api/games", tags=["games"], responses=described(list[GameInfo]))
async def list_games(request: Asked) -> Response[bytes]:
    """List the games one can open a table for."""
    return (await asyncio.to_thread(catalogue.packed_games)).answer(request)


@get("/api/languages", tags=["games"], responses=refusals())
async def list_languages() -> list[LanguageInfo]:
    """List the languages; those that are complete are offered to readers."""
    return await asyncio.to_thread(catalogue.languages)


@get(
    "/api/locales/{name:str}",
    media_type="text/plain; charset=utf-8",
    tags=["games"],
    responses=refusals(404),
)
async def get_words(
    request: Asked, name: Annotated[str, Parameter(max_length=20)]
) -> Response[bytes]:
    """Return the messages of a language (`ru.ftl`) as one Fluent file.

    A sentence of which a language lacks any part is written wholly in English: load `en.ftl`, too.
    """
    language, _, ending = name.partition(".")
    if ending != "ftl" or language not in (*LANGUAGES, PSEUDO):
        raise Trouble(404, text("server-no-language", language=language))
    return (await asyncio.to_thread(catalogue.packed_words, language)).answer(request)


@get("/api/rules", tags=["games"], responses=described(list[RuleEntry], 404))
async def search_rules(
    request: Asked,
    game: Annotated[str, Parameter(max_length=40)] = "",
    q: Annotated[str, Parameter(max_length=100)] = "",
    limit: Annotated[int, Parameter(ge=1, le=catalogue.MOST_RULES)] = 100,
    lang: Annotated[str, Parameter(max_length=8)] = "en",
) -> Response[bytes]:
    """Search the rulebook of a language by words or by id (`OR-COMBAT-4`)."""
    language = lang if lang in LANGUAGES else "en"
    if not q.strip() and limit == catalogue.MOST_RULES:
        return (await asyncio.to_thread(catalogue.packed_rules, game, language)).answer(request)
    found = await asyncio.to_thread(catalogue.rules, game, q, limit, language)
    return Response(msgspec.json.encode(found), media_type=MediaType.JSON)


@get("/api/cards/{game:str}", tags=["games"], responses=described(list[dict[str, Any]], 404))
async def list_cards(request: Asked, game: GameName) -> Response[bytes]:
    """Return the cards of a game, with the text of what they do."""
    return (await asyncio.to_thread(catalogue.packed_cards, game)).answer(request)


# --- tables ---------------------------------------------------------------------------------------


@post("/api/tables", tags=["tables"], responses=refusals(401, 404))
async def create_table(request: Asked, data: CreateTable) -> Seated:
    """Open a table. The answer's token is the key to the seat: keep it."""
    hall = hall_of(request)
    account = await accounts.account_of(hall, request)
    async with at_desk(request):
        return await lobby.create(hall, data, account, opener(request, account))


@get("/api/tables", tags=["tables"], responses=refusals())
async def list_tables(
    request: Asked,
    table_state: Annotated[TableState, Parameter(query="state")] = "open",
    limit: Annotated[int, Parameter(ge=1, le=100)] = 50,
) -> list[TableInfo]:
    """List public tables, newest first."""
    hall = hall_of(request)
    found = await hall.store.listed(table_state, limit, hall.settings.listed_per_owner)
    return [describe(match, seats, hall.rooms.get(match.id)) for match, seats in found]


@get("/api/tables/{table:str}", tags=["tables"], responses=refusals(404))
async def get_table(request: Asked, table: TableId) -> TableInfo:
    """Return one table; whoever has its link may look."""
    room = await lobby.find_room(hall_of(request), table)
    return describe(room.match, room.seats, room)


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
    async with at_desk(request):
        content = await replays.record(hall_of(request), table)
    name = f'attachment; filename="{table}.jsonl"'
    headers = {"content-disposition": name}
    return Response(content, media_type="application/jsonl", headers=headers)


@get("/api/tables/{table:str}/report", tags=["replays"], responses=described(Report, 404, 409))
async def get_report(request: Asked, table: TableId) -> Response[bytes]:
    """Return how a finished match went, as charts."""
    async with at_desk(request):
        return unpacked(request, await replays.report(hall_of(request), table))


@get("/api/tables/{table:str}/replay/{seq:int}", tags=["replays"], responses=refusals(404, 409))
async def get_replay_view(
    request: Asked,
    table: TableId,
    seq: Annotated[int, Parameter(ge=0, le=2**31 - 1)],
    seat: OptionalSeat = None,
) -> ReplayView:
    """Return what a seat (none: a spectator) saw at a moment."""
    async with at_desk(request):
        return await replays.view_at(hall_of(request), table, seq, seat)


@get("/api/tables/{table:str}/views", tags=["replays"], responses=described(ReplayViews, 404, 409))
async def get_replay_views(
    request: Asked,
    table: TableId,
    first: Annotated[int, Parameter(ge=1, le=2**31 - 1)] = 1,
    last: Annotated[int, Parameter(ge=1, le=2**31 - 1)] = 2**31 - 1,
    seat: OptionalSeat = None,
    is_open: Annotated[bool, Parameter(query="open", required=False)] = False,
) -> Response[bytes]:
    """Return a run of moments: a view, then a patch for each moment (at most 200).

    With `open` the views hold all that any seat knew.
    """
    hall = hall_of(request)
    async with at_desk(request):
        found = await replays.views_from(hall, table, first, last, seat, is_open=is_open)
    return unpacked(request, found)


@post("/api/tables/{table:str}/branch", tags=["replays"], responses=refusals(404, 409))
async def branch_table(request: Asked, table: TableId, data: Branch) -> Seated:
    """Open a new table that starts from a moment of a finished match."""
    hall = hall_of(request)
    account = await accounts.account_of(hall, request)
    async with at_desk(request):
        return await replays.branch(hall, table, data, account, opener(request, account))


# --- accounts -------------------------------------------------------------------------------------


@post("/api/accounts", tags=["accounts"], responses=refusals(409))
async def create_account(request: Asked, data: Credentials) -> Session:
    """Make an account (nobody needs one to play)."""
    return await accounts.sign_up(hall_of(request), data, request)


@post("/api/sessions", tags=["accounts"], responses=refusals(403))
async def sign_in(request: Asked, data: Credentials) -> Session:
    """Sign in."""
    return await accounts.sign_in(hall_of(request), data, request)


@delete("/api/sessions", tags=["accounts"], responses=refusals())
async def sign_out(request: Asked) -> None:
    """Sign out: the session's token is forgotten."""
    await accounts.sign_out(hall_of(request), request)


@get("/api/me", tags=["accounts"], responses=refusals(401))
async def own_profile(request: Asked) -> Profile:
    """Say who is signed in."""
    account = await accounts.signed_in(hall_of(request), request)
    return Profile(account.name, bool(account.hears), account.lang)


@put("/api/me", tags=["accounts"], responses=refusals(401))
async def keep_wishes(request: Asked, data: Wishes) -> Profile:
    """Remember the language that the account reads, and whether friends may write to it."""
    hall = hall_of(request)
    account = await accounts.signed_in(hall, request)
    wished = {"lang": data.lang, "hears": data.hears}
    changed = {name: value for name, value in wished.items() if value is not None}
    if changed:
        await hall.store.people.remember(account.id, **changed)
    account = msgspec.structs.replace(account, **changed)
    return Profile(account.name, bool(account.hears), account.lang)


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


@get("/live", tags=["operation"], responses=refusals())
async def live(request: Asked) -> Health:
    """Say that this process breathes."""
    return Health("ok", version("cantina"), len(hall_of(request).rooms))


@get(
    "/ready",
    tags=["operation"],
    responses={503: ResponseSpec(data_container=Health, generate_examples=False), **refusals()},
)
async def ready(request: Asked) -> Response[Health]:
    """Say whether all the background work of this process goes well: then send people here."""
    hall = hall_of(request)
    failing = [duty.name for duty in hall.supervisor.duties.values() if not duty.is_well]
    is_ready = hall.is_open and not failing
    answer = Health("ok" if is_ready else "failing", version("cantina"), len(hall.rooms), failing)
    return Response(answer, status_code=200 if is_ready else 503)


@get("/metrics", media_type=MediaType.TEXT, tags=["operation"], responses=refusals())
async def metrics(request: Asked) -> str:
    """Return numbers about this process in Prometheus' format."""
    hall = hall_of(request)
    states: dict[str, int] = {"open": 0, "running": 0, "finished": 0}
    for room in hall.rooms.values():
        states[room.match.state] += 1
    viewers = sum(len(room.audience) for room in hall.rooms.values())
    workers: dict[str, Line] = {"bots": hall.bots, "desk": hall.desk}
    duties = hall.supervisor.duties.values()
    return hall.metrics.exposition(states, viewers, duties, workers)


API = [
    list_games,
    list_languages,
    get_words,
    search_rules,
    list_cards,
    create_table,
    list_tables,
    get_table,
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
    keep_wishes,
    own_tables,
    carry_seats,
    live,
    ready,
    create_account,
    sign_in,
    sign_out,
    metrics,
]
