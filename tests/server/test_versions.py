"""Stored positions that today's rules cannot read: played again, or shown as they were told."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from cantina.core.record import Record
from cantina.core.story import ANSWER, CHANCE, REVEAL
from cantina.server.http import lobby
from cantina.server.match.happenings import read_saved, save_table, write_saved
from cantina.server.match.refusals import Rejected
from cantina.server.match.room import Room
from cantina.server.process.hall import Hall
from cantina.server.process.settings import Settings
from cantina.server.protocol.requests import CreateTable, SeatWish
from server.harness import Api, Player, ServerProcess, play, within


def doctor(db: str, table: str) -> None:
    """Write a field into a table's stored positions that no state of today has."""
    connection = sqlite3.connect(db.removeprefix("sqlite:///"))
    found = connection.execute("SELECT seq, data FROM checkpoints WHERE match = ?", (table,))
    for seq, data in found.fetchall():
        saved = read_saved(data)
        state = msgspec.msgpack.decode(saved.state)
        saved.state = msgspec.Raw(msgspec.msgpack.encode({**state, "hyperlanes": 3}))
        connection.execute(
            "UPDATE checkpoints SET data = ? WHERE match = ? AND seq = ?",
            (write_saved(saved), table, seq),
        )
    connection.commit()
    connection.close()


def age(db: str, table: str) -> None:
    """Let a match have begun under an older version of the rules."""
    connection = sqlite3.connect(db.removeprefix("sqlite:///"))
    connection.execute("UPDATE matches SET rules = '0' WHERE id = ?", (table,))
    connection.commit()
    connection.close()


async def some_answers(server: ServerProcess, seats: list[dict[str, Any]], count: int) -> Any:
    """Answer a few times and return what the first seat saw last."""
    players = [Player(server.ws, one["table"], one["token"]) for one in seats]
    for player in players:
        await player.connect()
    first = players[0]
    for _ in range(count):
        player = players[first.waiting[0]]
        await player.until(lambda player=player: player.seq >= first.seq)
        await player.answer(player.asks[0]["options"][0]["key"])
        await first.until(lambda player=player: first.seq >= player.seq)
    view = players[0].view
    for player in players:
        await player.close()
    return view


async def look(server: ServerProcess, seated: dict[str, Any]) -> Player:
    player = Player(server.ws, seated["table"], seated["token"])
    await player.connect()
    return player


async def events_of(server: ServerProcess, seated: dict[str, Any]) -> list[dict[str, Any]]:
    """Return all events a seat may read."""
    player = await look(server, seated)
    await player.close()
    return player.events


def two_at_a_table(api: Api) -> list[dict[str, Any]]:
    first = api.create("human", "open", options={"target": 30})
    return [first, api.sit(first["table"], 1)]


def test_a_position_of_another_shape_is_played_again_from_the_record(db: str) -> None:
    server = ServerProcess(db, checkpoint_every=3).start()
    api = Api(server.url)
    seats = two_at_a_table(api)
    view = asyncio.run(some_answers(server, seats, 6))
    seq = api.table(seats[0]["table"])["seq"]
    told = asyncio.run(events_of(server, seats[0]))
    server.stop()
    doctor(db, seats[0]["table"])
    server.start()

    async def run() -> None:
        player = await look(server, seats[0])
        assert player.view == view
        assert player.welcome["table"].get("outdated", False) is False
        assert player.events == told, "the log is whole"
        await player.close()
        await some_answers(server, seats, 2)

    try:
        asyncio.run(run())
        server.stop()
        server.start()
        again = api.table(seats[0]["table"])
        assert (again["state"], again.get("outdated", False)) == ("running", False)
        assert again["seq"] == seq + 2, "the match went on"
    finally:
        server.stop()


def test_a_match_under_older_rules_is_told_and_harms_no_other(db: str) -> None:
    server = ServerProcess(db, checkpoint_every=3).start()
    api = Api(server.url)
    seats, others = two_at_a_table(api), two_at_a_table(api)
    asyncio.run(some_answers(server, seats, 6))
    asyncio.run(some_answers(server, others, 2))
    events = asyncio.run(events_of(server, seats[0]))
    server.stop()
    table = seats[0]["table"]
    doctor(db, table)
    age(db, table)
    server.start()

    async def run() -> None:
        player = await look(server, seats[0])
        assert player.welcome["table"]["outdated"] is True
        assert player.view is None
        assert events
        assert player.events == events, "what happened can still be read"
        await player.send({"type": "answer", "ask": 1, "key": "trade-lane"})
        await player.until(lambda: player.refused)
        assert player.refused[0]["reason"]["id"] == "server-not-running"
        await player.close()
        await some_answers(server, others, 2)

    try:
        asyncio.run(run())
        info = api.http.get(f"/api/tables/{table}")
        assert (info.status_code, info.json()["outdated"]) == (200, True)
        assert [one["id"] for one in api.http.get("/api/tables?state=running").json()]
        told = api.http.get(f"/api/tables/{table}/replay").json()
        public = [event for event in events if "only" not in event]
        read = [event for moment in told["moments"] for event in moment.get("events", [])]
        assert [event for event in read if "only" not in event] == public
        assert not [
            event
            for moment in told["moments"]
            for event in moment.get("events", [])
            if event.get("only") is not None
        ], "a match that is not over keeps its secrets"
        assert api.http.get(f"/api/tables/{table}/record").text.count("\n") > 6
        views = api.http.get(f"/api/tables/{table}/views")
        assert (views.status_code, views.json()["reason"]["id"]) == (409, "server-outdated")
        assert api.post(f"/api/tables/{table}/hint", token=seats[0]["token"]).status_code == 409
    finally:
        server.stop()


def finished_match(server: ServerProcess) -> str:
    api = Api(server.url)
    first = api.create("human", "open", options={"target": 10})
    second = api.sit(first["table"], 1)
    play(*[Player(server.ws, one["table"], one["token"]) for one in (first, second)])
    table: str = first["table"]
    return table


def test_a_finished_match_is_a_file_that_can_be_replayed(db: str) -> None:
    with ServerProcess(db) as server:
        table = finished_match(server)
        answer = Api(server.url).http.get(f"/api/tables/{table}/record")
        assert answer.headers["content-disposition"] == f'attachment; filename="{table}.jsonl"'
        record = Record.parse(answer.content)
        assert record.header.seats == ("Ada", "Bo")
        again = record.verify()
        assert again.result is not None
        result = Api(server.url).table(table)["result"]
        assert list(again.result.winners) == result["winners"]


def test_a_finished_match_of_another_shape_keeps_replay_record_and_report(db: str) -> None:
    server = ServerProcess(db, checkpoint_every=5).start()
    api = Api(server.url)
    table = finished_match(server)
    before = api.http.get(f"/api/tables/{table}/views?first=1").json()
    record = api.http.get(f"/api/tables/{table}/record").content
    server.stop()
    doctor(db, table)
    server.start()
    try:
        assert api.http.get(f"/api/tables/{table}/views?first=1").json() == before
        assert api.http.get(f"/api/tables/{table}/record").content == record
        server.stop()
        doctor(db, table)
        age(db, table)
        server.start()
        for path in ("views", "replay/3", "report"):
            answer = api.http.get(f"/api/tables/{table}/{path}")
            assert (answer.status_code, answer.json()["reason"]["id"]) == (409, "server-outdated")
        told = api.http.get(f"/api/tables/{table}/replay").json()
        assert told["table"]["outdated"] is True
        assert told["table"]["result"]["winners"]
        assert api.http.get(f"/api/tables/{table}/record").status_code == 200
    finally:
        server.stop()


# --- undo after a restart -------------------------------------------------------------------------


def in_halls(db: str, *work: Callable[[Hall], Awaitable[None]]) -> None:
    """Do one thing after another, each in a hall that has just been opened."""

    async def run() -> None:
        for part in work:
            await within(Hall(Settings(db=db, checkpoint_every=1)), part)

    asyncio.run(run())


def is_behind(room: Room) -> bool:
    """Whether the last answer could be taken back, but lies before the position stored."""
    assert room.table is not None
    if save_table(room.table).decisions:
        return False
    for kind, *_ in reversed(room.table.beats):
        if kind in (CHANCE, REVEAL):
            return False
        if kind == ANSWER:
            return True
    return False


class Restarted:
    """A match of Outer Rim that stands just behind an answer, and what was before it."""

    table = ""
    seat = 0
    before: Any = None

    async def play(self, hall: Hall) -> None:
        seats = [SeatWish("human"), SeatWish("open")]
        wish = CreateTable(game="outer-rim", seats=seats, start=True, seed=3)
        self.table = (await lobby.create(hall, wish, None)).table
        await lobby.take_seat(hall, self.table, 1, "Bo", None)
        room = await hall.room(self.table)
        assert room is not None
        for _ in range(60):
            self.seat = room.waiting[0]
            self.before = room.view(self.seat)
            ask = room.asks(self.seat)[0]
            keys = [option.key for option in ask.options]
            many = "+".join(keys[: ask.least]) or "none"
            await room.play(self.seat, ask.number, many if ask.kind == "many" else keys[-1])
            if is_behind(room):
                return
        raise AssertionError("no answer of this match ends a step without chance")


def test_undo_reaches_behind_a_restart(db: str) -> None:
    match = Restarted()

    async def take_back(hall: Hall) -> None:
        room = await hall.room(match.table)
        assert room is not None
        await room.commit(await room.undo(match.seat))
        assert room.view(match.seat) == match.before
        assert room.waiting[0] == match.seat

    async def still(hall: Hall) -> None:
        room = await hall.room(match.table)
        assert room is not None
        assert room.view(match.seat) == match.before

    in_halls(db, match.play, take_back, still)


def test_undo_behind_a_restart_under_newer_rules_says_why_not(db: str) -> None:
    match = Restarted()

    async def refuse(hall: Hall) -> None:
        age(db, match.table)
        hall.rooms.clear()
        room = await hall.room(match.table)
        assert room is not None
        with pytest.raises(Rejected) as refusal:
            await room.undo(match.seat)
        assert refusal.value.reason.id == "server-no-undo-restart"

    in_halls(db, match.play, refuse)
