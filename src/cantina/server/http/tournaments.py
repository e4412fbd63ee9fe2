"""Tournaments: opening, joining, beginning, watching."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import msgspec
from litestar import delete, get, post, put

from cantina.core.registry import find_game
from cantina.core.text import text
from cantina.server.http import rated, tokens, wishes, workshop
from cantina.server.http.accounts import account_of, signed_in
from cantina.server.http.handling import Asked, TableId, at_desk, hall_of, opener, refusals
from cantina.server.http.trouble import Trouble, not_found
from cantina.server.match.errands import Enter
from cantina.server.process.hall import Hall
from cantina.server.protocol.requests import (
    BringLists,
    Clock,
    CreateTable,
    Decide,
    OpenTournament,
    SeatWish,
)
from cantina.server.protocol.responses.tournaments import (
    BroughtLists,
    TournamentInfo,
    TournamentPlayer,
    TournamentTable,
)
from cantina.server.store.database import Conflict
from cantina.server.store.rows import Account
from cantina.server.tournaments import course
from cantina.server.tournaments.director import Director
from cantina.server.tournaments.forms import Entrant, Tournament
from cantina.server.tournaments.standings import standings


def describe(tournament: Tournament, reader: Account | None, *, fully: bool) -> TournamentInfo:
    """Return a tournament as somebody may see it; accounts themselves are nobody's business."""
    me = None if reader is None else reader.id
    players: list[TournamentPlayer] = []
    played: list[list[TournamentTable]] = []
    if fully:
        for row in standings(tournament):
            one = tournament.entrants[row.player]
            players.append(
                TournamentPlayer(
                    number=row.player,
                    name=one.name,
                    place=row.place,
                    points=row.points,
                    opponents=row.opponents,
                    beaten=row.beaten,
                    won=row.won,
                    played=row.played,
                    is_out=one.is_out,
                    is_me=me is not None and one.account == me,
                )
            )
        played = [
            [TournamentTable(one.players, one.table, one.places, one.is_awarded) for one in round_]
            for round_ in tournament.played
        ]
    return TournamentInfo(
        id=tournament.id,
        title=tournament.title,
        kind=tournament.kind,
        game=tournament.game,
        host=tournament.host_name,
        state=tournament.state,
        clock=tournament.clock,
        options=msgspec.json.decode(tournament.options),
        brings=tournament.brings,
        created=tournament.created,
        count=len(tournament.entrants),
        most=tournament.most,
        rounds=course.rounds_of(tournament) if tournament.entrants else tournament.rounds,
        round=len(tournament.played),
        is_mine=me is not None and tournament.host == me,
        players=players,
        played=played,
    )


def director_of(request: Asked) -> Director:
    """Return the director of the application."""
    director: Director = request.app.state.director
    return director


async def find_tournament(hall: Hall, tournament: str) -> Tournament:
    """Return a tournament or refuse."""
    found = await hall.store.tournaments.get(tournament)
    if found is None:
        raise not_found()
    return found


def entrant_at(tournament: Tournament, number: int) -> Entrant:
    """Return who takes part under a number, or refuse."""
    if not 0 <= number < len(tournament.entrants):
        raise not_found()
    return tournament.entrants[number]


def check_host(tournament: Tournament, reader: Account) -> None:
    """Refuse who has not opened the tournament."""
    if tournament.host != reader.id:
        raise Trouble(403, text("server-host-only"))


async def changed(
    request: Asked, tournament: str, reader: Account, work: Callable[[Tournament], object]
) -> TournamentInfo:
    """Change a tournament and return it, or say why that cannot be."""
    director = director_of(request)
    try:
        found = await director.change(tournament, work)
    except course.TournamentProblem as problem:
        raise Trouble(409, problem.reason) from problem
    except Conflict:
        raise Trouble(409, text("server-busy")) from None
    if found is None:
        raise not_found()
    if found.state == "running":
        with contextlib.suppress(Trouble):  # the desk is busy: the director tries again
            await director.look_at(found)  # whoever is told of a table finds it there
        found = await hall_of(request).store.tournaments.get(tournament) or found
    return describe(found, reader, fully=True)


def for_host(reader: Account, work: Callable[[Tournament], object]) -> Callable[[Tournament], None]:
    """Let only the host do something."""

    def checked(tournament: Tournament) -> None:
        check_host(tournament, reader)
        work(tournament)

    return checked


@get("/api/tournaments", tags=["tournaments"], responses=refusals())
async def list_tournaments(request: Asked) -> list[TournamentInfo]:
    """List tournaments, those one can still join or watch first."""
    hall = hall_of(request)
    reader = await account_of(hall, request)
    return [describe(one, reader, fully=False) for one in await hall.store.tournaments.newest()]


@get("/api/tournaments/{tournament:str}", tags=["tournaments"], responses=refusals(404))
async def get_tournament(request: Asked, tournament: TableId) -> TournamentInfo:
    """Return a tournament with its table and its rounds."""
    hall = hall_of(request)
    found = await find_tournament(hall, tournament)
    return describe(found, await account_of(hall, request), fully=True)


@post("/api/tournaments", tags=["tournaments"], responses=refusals(401, 404))
async def open_tournament(request: Asked, data: OpenTournament) -> TournamentInfo:
    """Open a tournament; whoever opens it takes part only by joining."""
    hall = hall_of(request)
    reader = await signed_in(hall, request)
    opener(request, reader)
    seats = data.seats if data.kind == "league" else 2
    wish = CreateTable(data.game, [SeatWish("open")] * seats, data.options, title=data.title)
    options = await wishes.check(hall, wish)
    low, high = find_game(data.game).seats
    if not low <= seats <= high:
        raise Trouble(400, text("server-tournament-seats"))
    if data.brings:
        workshop.check_game(data.game)
    tournament = Tournament(
        id=tokens.new_id(),
        title=data.title.strip(),
        kind=data.kind,
        game=data.game,
        host=reader.id,
        host_name=reader.name,
        created=time.time(),
        clock=msgspec.json.decode(rated.clock_of(data.clock), type=Clock),
        options=options,
        brings=data.brings,
        seats=seats,
        rounds=data.rounds,
        most=data.most,
    )
    await hall.store.tournaments.add(tournament)
    return describe(tournament, reader, fully=True)


@post(
    "/api/tournaments/{tournament:str}/join",
    tags=["tournaments"],
    responses=refusals(401, 404, 409),
)
async def join_tournament(
    request: Asked, tournament: TableId, data: BringLists | None = None
) -> TournamentInfo:
    """Take part, with squads or decks where everybody brings them."""
    reader = await signed_in(hall_of(request), request)
    lists = await looked_at(request, tournament, [] if data is None else data.lists)
    work = partial(course.join, account=reader.id, name=reader.name, lists=lists)
    return await changed(request, tournament, reader, work)


@put(
    "/api/tournaments/{tournament:str}/lists",
    tags=["tournaments"],
    responses=refusals(401, 404, 409),
)
async def bring_lists(request: Asked, tournament: TableId, data: BringLists) -> TournamentInfo:
    """Bring other squads or decks, as long as it has not begun."""
    reader = await signed_in(hall_of(request), request)
    lists = await looked_at(request, tournament, data.lists)
    if not lists:
        raise Trouble(409, text("server-tournament-bring"))
    work = partial(course.bring, account=reader.id, lists=lists)
    return await changed(request, tournament, reader, work)


async def looked_at(request: Asked, tournament: str, lists: list[dict[str, Any]]) -> list[Any]:
    """Have a worker look at what somebody brings; return it as it is kept."""
    hall = hall_of(request)
    found = await find_tournament(hall, tournament)
    if not found.brings or not lists:
        return []
    errand = Enter(
        game=found.game,
        options=found.options.encode(),
        seats=found.seats,
        lists=wishes.weigh_lists(lists),
    )
    async with at_desk(request):
        kept = wishes.answer_of(await hall.at_desk(errand))
    if len(kept) > wishes.LISTS_BYTES:
        raise Trouble(400, text("server-too-much"))
    decoded: list[Any] = msgspec.json.decode(kept)
    return decoded


@get(
    "/api/tournaments/{tournament:str}/lists/{number:int}",
    tags=["tournaments"],
    responses=refusals(403, 404),
)
async def brought_lists(request: Asked, tournament: TableId, number: int) -> BroughtLists:
    """Show what somebody brings: to themselves, and to everybody once it has begun."""
    hall = hall_of(request)
    found = await find_tournament(hall, tournament)
    one = entrant_at(found, number)
    reader = await account_of(hall, request)
    if found.state == "open" and (reader is None or one.account != reader.id):
        raise Trouble(403, text("server-tournament-lists-hidden"))
    return BroughtLists(one.lists)


@post(
    "/api/tournaments/{tournament:str}/leave",
    tags=["tournaments"],
    responses=refusals(401, 404, 409),
)
async def leave_tournament(request: Asked, tournament: TableId) -> TournamentInfo:
    """Take part no more; what is being played is lost."""
    reader = await signed_in(hall_of(request), request)
    return await changed(request, tournament, reader, lambda one: course.leave(one, reader.id))


@post(
    "/api/tournaments/{tournament:str}/begin",
    tags=["tournaments"],
    responses=refusals(401, 403, 404, 409),
)
async def begin_tournament(request: Asked, tournament: TableId) -> TournamentInfo:
    """Close the list and play the first round."""
    reader = await signed_in(hall_of(request), request)
    work = for_host(reader, lambda one: course.begin(one, tokens.new_id))
    return await changed(request, tournament, reader, work)


@post(
    "/api/tournaments/{tournament:str}/decide",
    tags=["tournaments"],
    responses=refusals(401, 403, 404, 409),
)
async def decide_table(request: Asked, tournament: TableId, data: Decide) -> TournamentInfo:
    """Decide a table that will not be played to its end."""
    reader = await signed_in(hall_of(request), request)
    work = for_host(reader, lambda one: course.decide(one, data.table, data.places, by_host=True))
    return await changed(request, tournament, reader, work)


@post(
    "/api/tournaments/{tournament:str}/send-away/{number:int}",
    tags=["tournaments"],
    responses=refusals(401, 403, 404, 409),
)
async def send_away(request: Asked, tournament: TableId, number: int) -> TournamentInfo:
    """Let somebody take part no more: who does not come, or does not behave."""
    reader = await signed_in(hall_of(request), request)

    def work(one: Tournament) -> None:
        course.leave(one, entrant_at(one, number).account)

    return await changed(request, tournament, reader, for_host(reader, work))


@delete(
    "/api/tournaments/{tournament:str}",
    tags=["tournaments"],
    responses=refusals(401, 403, 404, 409),
)
async def call_off(request: Asked, tournament: TableId) -> None:
    """Call a tournament off that has not begun."""
    hall = hall_of(request)
    reader = await signed_in(hall, request)
    found = await find_tournament(hall, tournament)
    check_host(found, reader)
    if found.state != "open":
        raise Trouble(409, text("server-tournament-begun"))
    await hall.store.tournaments.remove(tournament)


TOURNAMENTS = [
    list_tournaments,
    get_tournament,
    open_tournament,
    join_tournament,
    bring_lists,
    brought_lists,
    leave_tournament,
    begin_tournament,
    decide_table,
    send_away,
    call_off,
]
