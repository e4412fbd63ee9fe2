"""Lessons and puzzles: what there is to learn, and one of them played with the answers so far."""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

from litestar import MediaType, Response, get, post
from litestar.params import Parameter

from cantina.core import lessons
from cantina.core.registry import game_names
from cantina.core.text import text
from cantina.server.http import accounts
from cantina.server.http.handling import Asked, GameName, at_desk, described, hall_of, refusals
from cantina.server.http.trouble import Trouble
from cantina.server.http.wishes import answer_of, known_game
from cantina.server.match.errands import Teach
from cantina.server.protocol.requests import Answers, Finished
from cantina.server.protocol.responses.games import Course

LessonName = Annotated[str, Parameter(max_length=40)]
Kind = Literal["lessons", "puzzles"]


@get("/api/learn/{game:str}", tags=["lessons"], responses=refusals(404))
async def list_lessons(game: GameName) -> Course:
    """Return the lessons and puzzles of a game."""
    known_game(game)
    chapters, puzzles = await asyncio.gather(
        *[asyncio.to_thread(lessons.briefs, game, kind) for kind in lessons.KINDS]
    )
    return Course(chapters, puzzles)


@post(
    "/api/learn/{game:str}/{kind:str}/{name:str}",
    tags=["lessons"],
    status_code=200,
    responses=described(lessons.Progress, 404),
)
async def learn(
    request: Asked, game: GameName, kind: Kind, name: LessonName, data: Answers
) -> Response[bytes]:
    """Play a lesson from its beginning with these answers, and return where that leads."""
    known_game(game)
    if await asyncio.to_thread(lessons.find_lesson, game, kind, name) is None:
        raise Trouble(404, text("server-no-lesson"))
    errand = Teach(game=game, kind=kind, name=name, answers=data.answers)
    async with at_desk(request):
        found = answer_of(await hall_of(request).at_desk(errand))
    return Response(found, media_type=MediaType.JSON)


# --- what accounts have learnt --------------------------------------------------------------------


@post("/api/me/learnt", tags=["lessons"], status_code=200, responses=refusals(401))
async def add_progress(request: Asked, data: Finished) -> list[str]:
    """Add what was finished on a device, and return all that the account has finished."""
    hall = hall_of(request)
    account = await accounts.signed_in(hall, request)
    known = await asyncio.to_thread(known_lessons, data.done)
    return await hall.store.people.learn(account.id, known)


def known_lessons(done: list[str]) -> list[str]:
    """Return the lessons and puzzles that there are; a device may remember others."""
    games = {each.partition("/")[0] for each in done} & set(game_names())
    there = {
        f"{game}/{kind}/{brief.name}"
        for game in games
        for kind in lessons.KINDS
        for brief in lessons.briefs(game, kind)
    }
    return [each for each in done if each in there]


LEARN = [list_lessons, learn, add_progress]
