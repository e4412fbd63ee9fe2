"""What would a bot do? Advice for an open ask, thought out where the bots think."""

from __future__ import annotations

from typing import Final

from cantina.bots.registry import bot_names
from cantina.core.text import text
from cantina.server.http.accounts import need_seat
from cantina.server.http.lobby import find_room
from cantina.server.http.trouble import Trouble
from cantina.server.match.room import Room
from cantina.server.match.stand_ins import stand_in_bot
from cantina.server.process.hall import Hall
from cantina.server.process.settings import Settings
from cantina.server.protocol.responses.tables import Hint, HintReason

ADVISER: Final = "hard"
"""Better than the usual opponent, and quick enough for somebody who waits."""


async def advise(hall: Hall, table: str, token: str | None) -> Hint:
    """Return what a bot would answer in a seat's place; the bot sees what the seat sees."""
    room = await find_room(hall, table)
    seat = await need_seat(hall, room, token)
    if not room.match.hints:
        raise Trouble(409, text("server-no-hints"))
    number = room.ask_number(seat)
    if number is None or not room.is_running or room.paused:
        raise Trouble(409, text("server-not-asked"))
    known = hall.advice.get((room.id, seat))
    if known is not None and known.ask == number:
        return known
    if (room.id, seat) in hall.advising:
        raise Trouble(429, text("server-too-fast"))
    hall.advising.add((room.id, seat))
    try:
        hint = await _think(hall, room, seat, number)
    finally:
        hall.advising.discard((room.id, seat))
    hall.advice[room.id, seat] = hint
    return hint


async def _think(hall: Hall, room: Room, seat: int, number: int) -> Hint:
    bot = adviser(hall.settings, room.match.game)
    found = await hall.chores.advise(room, seat, bot)
    if room.ask_number(seat) != number or room.table is None:
        raise Trouble(409, text("server-stale"))
    found = [one for one in found if is_legal(room, seat, one[0])]
    if not found:
        raise Trouble(409, text("server-no-hint"))
    reasons = [
        HintReason(key, room.table.ask(seat).words(key), chance, why)
        for key, chance, why in found
        if chance is not None and why is not None
    ]
    return Hint(number, found[0][0], bot, reasons)


def adviser(settings: Settings, game: str) -> str:
    """Return who gives advice: who looks ahead and gives reasons, or whoever stands in."""
    return ADVISER if ADVISER in bot_names(game) else stand_in_bot(settings, game)


def is_legal(room: Room, seat: int, key: str) -> bool:
    """Whether the rules would take an answer."""
    try:
        room.table.ask(seat).find(key)  # type: ignore[union-attr]
    except ValueError:
        return False
    return True
