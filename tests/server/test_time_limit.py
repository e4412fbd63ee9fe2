"""A tournament's clock: the table tells the rules how long a match has gone on."""

from __future__ import annotations

import asyncio

import pytest

from cantina.core.rng import Rng
from cantina.server.http import lobby
from cantina.server.match import course
from cantina.server.match.room import Room
from cantina.server.process.hall import Hall
from cantina.server.process.settings import Settings
from cantina.server.protocol.requests import CreateTable, SeatWish


async def play_round(room: Room, rng: Rng) -> int:
    """Answer for both until the rules want to know the time; return the seat they ask."""
    while room.table is not None and not room.table.over:
        seat = room.waiting[0]
        if room.asks_for_time(seat):
            return seat
        await room.play(seat, None, room.table.ask(seat).sample(rng))
    raise AssertionError("nobody asked for the time")


def test_the_tables_clock_answers_and_nobody_else(db: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        hall = Hall(Settings(db=db))
        await hall.open()
        try:
            seats = [SeatWish("human"), SeatWish("open")]
            wish = CreateTable(game="x-wing", seats=seats, start=True, options={"time_limit": 75})
            seated = await lobby.create(hall, wish, None)
            await lobby.take_seat(hall, seated.table, 1, "Bo", None)
            room = await hall.room(seated.table)
            assert room is not None
            assert room.match.started is not None
            began, rng = room.match.started, Rng(11)
            minutes = 20.0
            monkeypatch.setattr(course, "now", lambda: began + 60.0 * minutes)
            seat = await play_round(room, rng)
            await room.play(seat, room.ask_number(seat), "500")  # says a player; it is 20
            assert room.table is not None
            assert room.table.state.turn == 2
            await play_round(room, rng)
            minutes = 76.0
            hall.chores.consider(room)  # the table answers without anybody
            for _ in range(200):
                if not room.is_running:
                    break
                await asyncio.sleep(0.01)
            assert room.result is not None
            assert room.table.state.turn == 2
            assert "xw-log-time-called" in [event.text.id for event in room.table.log]
        finally:
            await hall.close()

    asyncio.run(run())
