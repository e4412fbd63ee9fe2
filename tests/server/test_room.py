"""A table in memory and its store: faults of either never make them differ."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from sqlalchemy.exc import OperationalError

from cantina.server.http import lobby
from cantina.server.match.errands import TIMED_OUT, Advise, Outcome
from cantina.server.match.happenings import read_happening
from cantina.server.match.refusals import Rejected
from cantina.server.match.room import Room
from cantina.server.process.hall import Hall
from cantina.server.process.settings import Settings
from cantina.server.protocol.requests import CreateTable, SeatWish
from server.harness import GAME


def with_room(db: str, work: Callable[[Hall, Room], Awaitable[None]], **settings: Any) -> str:
    """Open a table for two in a hall of this process, do something, and return its id."""

    async def run() -> str:
        hall = Hall(Settings(db=db, **settings))
        await hall.open()
        try:
            seats = [SeatWish("human"), SeatWish("open")]
            wish = CreateTable(game=GAME, seats=seats, start=True)
            seated = await lobby.create(hall, wish, None)
            await lobby.take_seat(hall, seated.table, 1, "Bo", None)
            room = await hall.room(seated.table)
            assert room is not None
            await work(hall, room)
            return room.id
        finally:
            await hall.close()

    return asyncio.run(run())


async def elsewhere(hall: Hall, room: Room) -> Room:
    """Return the same match as another process would load it."""
    other = Room(hall.store, hall.settings, room.match, room.seats)
    await other.load()
    return other


def test_an_answer_that_cannot_be_stored_is_forgotten(
    db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(hall: Hall, room: Room) -> None:
        real = hall.store.append

        async def broken(*_: object) -> None:
            raise OperationalError("INSERT", {}, Exception("disk full"))

        before = room.view(0)
        monkeypatch.setattr(hall.store, "append", broken)
        with pytest.raises(OperationalError):
            await room.play(0, room.ask_number(0), "trade-lane")
        assert room.seq == 1
        assert room.waiting == [0, 1]
        assert room.view(0) == before
        monkeypatch.setattr(hall.store, "append", real)
        await room.play(0, room.ask_number(0), "asteroids")
        await room.play(1, room.ask_number(1), "asteroids")
        assert [move.seq for move in await hall.store.moves(room.id)] == [1, 2, 3]
        fresh = await elsewhere(hall, room)
        assert fresh.view(0) == room.view(0)

    with_room(db, work)


def test_a_store_that_stays_away_never_leaves_an_unstored_move_behind(
    db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(hall: Hall, room: Room) -> None:
        async def broken(*_: object, **__: object) -> Any:
            raise OperationalError("SELECT", {}, Exception("gone"))

        with monkeypatch.context() as patch:
            patch.setattr(hall.store, "append", broken)
            patch.setattr(hall.store, "checkpoint", broken)
            with pytest.raises(OperationalError):
                await room.play(0, None, "trade-lane")
            assert room.is_stale
        await room.play(0, None, "asteroids")
        assert not room.is_stale
        stored = [read_happening(move.data) for move in await hall.store.moves(room.id)]
        assert [entry.key for entry in stored] == [None, "asteroids"]

    with_room(db, work)


def test_a_conflict_is_answered_again_when_the_question_still_stands(db: str) -> None:
    async def work(hall: Hall, room: Room) -> None:
        other = await elsewhere(hall, room)
        await other.play(1, other.ask_number(1), "asteroids")
        await room.play(0, room.ask_number(0), "trade-lane")
        assert room.seq == 3, "both answers count"
        with pytest.raises(Rejected) as refused:
            await other.play(1, 1, "trade-lane")
        assert refused.value.reason.id == "server-not-asked"

    with_room(db, work)


def test_a_conflict_over_the_same_question_lets_the_first_answer_stand(db: str) -> None:
    async def work(hall: Hall, room: Room) -> None:
        other = await elsewhere(hall, room)
        await other.play(0, other.ask_number(0), "asteroids")
        with pytest.raises(Rejected) as refused:
            await room.play(0, room.ask_number(0), "trade-lane")
        assert refused.value.reason.id == "server-stale"
        stored = [read_happening(move.data).key for move in await hall.store.moves(room.id)]
        assert stored == [None, "asteroids"]

    with_room(db, work)


def test_moves_that_no_longer_fit_the_rules_cost_a_match_only_those_moves(db: str) -> None:
    async def work(hall: Hall, room: Room) -> None:
        await room.play(0, None, "asteroids")
        await room.play(1, None, "asteroids")

    table = with_room(db, work)
    connection = sqlite3.connect(db.removeprefix("sqlite:///"))
    changed = "UPDATE moves SET data = replace(data, 'asteroids', 'hyperspace') WHERE seq = 3"
    assert connection.execute(changed).rowcount == 1
    connection.commit()
    connection.close()

    async def after() -> None:
        hall = Hall(Settings(db=db))
        await hall.open()
        try:
            room = hall.rooms[table]
            assert room.waiting == [0, 1], "as at the checkpoint"
            assert room.seq == 4, "the record only grows"
            told = await room.events(None, 0)
            assert told[-1].text.id == "server-event-rewind"
            await room.play(0, None, "trade-lane")
            again = Room(hall.store, hall.settings, room.match, room.seats)
            await again.load()
            assert again.waiting == [1]
        finally:
            await hall.close()

    asyncio.run(after())


def test_a_table_that_came_back_another_way_is_not_replaced(
    db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(hall: Hall, room: Room) -> None:
        hall.forget([room.id])
        real = Room.load
        came: list[Room] = []

        async def load(asked: Room) -> None:
            await real(asked)
            if not came:
                await hall.recover({room.id: None})
                came.append(hall.rooms[room.id])

        monkeypatch.setattr(Room, "load", load)
        assert await hall.room(room.id) is came[0], "whoever is served and whoever drives are one"

    with_room(db, work)


def test_advice_without_time_for_reasons_is_an_answer_alone(
    db: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work(hall: Hall, room: Room) -> None:
        real = hall.bots.ask

        async def ask(errand: Advise, seconds: float) -> Outcome:
            if errand.bot == "random":
                return await real(errand, 60.0)
            return Outcome(failed=TIMED_OUT)

        monkeypatch.setattr(hall.bots, "ask", ask)
        [(key, chance, why)] = await hall.chores.advise(room, 0, "late")
        assert key in {option.key for option in room.asks(0)[0].options}
        assert (chance, why) == (None, None)

    with_room(db, work, stand_in_bots=("random",))
