"""What somebody wants to play: weighed before it is looked at, then checked at the desk."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from typing import Any

import msgspec

from cantina.core.game import AnyGame
from cantina.core.registry import UnknownGame, find_game
from cantina.core.text import text
from cantina.server.http.trouble import Trouble
from cantina.server.match import errands
from cantina.server.match.errands import Check
from cantina.server.process.hall import Hall
from cantina.server.protocol.requests import CreateTable

log = logging.getLogger(__name__)
DEEPEST = 8
"""Lists and objects in each other; a squad in a table's options needs five."""
WIDEST = 80
"""Pilots of a squad, upgrades of a pilot, different cards of a deck."""
MOST_PARTS = 1_500
"""All that options hold, decks and squads included."""
LONGEST_TEXT = 8_000
"""Characters of one text: a squad comes as one."""

LISTS_BYTES = 6_000
"""Length of all squads or decks of one person at a tournament."""

LATE_SECONDS = 30
"""When to try again with what took longer than `desk_seconds`: the machine is busy."""
BUSY_SECONDS = 5
"""When to try again at a desk before which too many wait, or whose worker has just died."""


def parts_of(value: Any, depth: int = 0) -> Iterator[Any]:
    """Go through all parts of a value, a text that is itself JSON included; refuse giants."""
    if depth > DEEPEST:
        raise Trouble(400, text("server-too-much"))
    yield value
    if isinstance(value, str):
        if len(value) > LONGEST_TEXT or "\0" in value:
            raise Trouble(400, text("server-too-much"))
        if value.lstrip().startswith(("{", "[")):
            yield from parts_of(_written_in(value), depth + 1)
    elif isinstance(value, dict | list):
        if len(value) > WIDEST:
            raise Trouble(400, text("server-too-much"))
        inner = [*value, *value.values()] if isinstance(value, dict) else value
        for part in inner:
            yield from parts_of(part, depth + 1)


def _written_in(value: str) -> Any:
    """Return what a text says if it is JSON; the game itself will say what is wrong with it."""
    try:
        return msgspec.json.decode(value)
    except (msgspec.DecodeError, UnicodeEncodeError):
        return None
    except RecursionError:
        raise Trouble(400, text("server-too-much")) from None


def weigh(options: dict[str, Any], most_bytes: int) -> bytes:
    """Refuse options that are too large to be looked at, and return them as they are stored."""
    for count, _ in enumerate(parts_of(options)):
        if count > MOST_PARTS:
            raise Trouble(400, text("server-too-much"))
    written = msgspec.json.encode(options)
    if len(written) > most_bytes:
        raise Trouble(400, text("server-too-much"))
    return written


def weigh_lists(lists: list[dict[str, Any]]) -> bytes:
    """Refuse squads and decks that are larger than any that can be played."""
    weigh({"lists": lists}, LISTS_BYTES)
    return msgspec.json.encode(lists)


def known_game(name: str) -> AnyGame:
    """Return a game, or refuse a name that nobody knows."""
    try:
        return find_game(name)
    except UnknownGame as error:
        raise Trouble(404, error.reason) from error


async def check(hall: Hall, wish: CreateTable) -> str:
    """Refuse games, options and numbers of seats that cannot be played; return the options."""
    known_game(wish.game)
    options = weigh(wish.options, hall.settings.options_bytes)
    errand = Check(game=wish.game, options=options, seats=len(wish.seats))
    answer_of(await hall.at_desk(errand))
    return options.decode()


def answer_of(outcome: errands.Outcome) -> bytes:
    """Return what was found at the desk, or refuse with its reason."""
    if outcome.refused is not None:
        raise Trouble(400, outcome.refused)
    if outcome.failed == errands.TIMED_OUT:
        raise Trouble(503, text("server-too-slow", seconds=LATE_SECONDS), LATE_SECONDS)
    if outcome.failed in (errands.BUSY, errands.DIED):
        raise Trouble(503, text("server-desk-busy", seconds=BUSY_SECONDS), BUSY_SECONDS)
    if outcome.failed:
        log.warning("what somebody sent stumbles: %s", outcome.failed)
        raise Trouble(400, text("server-bad-request", detail="options"))
    return outcome.data
