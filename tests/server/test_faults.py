"""Real faults, and afterwards every table plays on by itself."""

from __future__ import annotations

import asyncio
import os
import random
import resource
import signal
import sqlite3
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import msgspec
import pytest

from server import postgres
from server.harness import PATIENCE, Api, Player, ServerProcess, free_port, get, wait_for
from server.redis import Redis

TABLES = 6


def bot_tables(api: Api) -> list[str]:
    """Open tables at which bots play among themselves, slowly enough to be disturbed."""
    return [api.create("random", "random", options={"target": 30})["table"] for _ in range(TABLES)]


def play_on(api: Api, tables: list[str]) -> None:
    """Wait until each of these tables has moved on or is over."""
    before = {table: api.table(table)["seq"] for table in tables}

    def have_moved() -> bool:
        now = [api.table(table) for table in tables]
        return all(one["state"] == "finished" or one["seq"] > before[one["id"]] for one in now)

    wait_for(have_moved, "a table is frozen")


def is_ready(server: ServerProcess) -> bool:
    return get(f"{server.url}/ready").status_code == 200


def is_live(server: ServerProcess) -> bool:
    return get(f"{server.url}/live").status_code == 200


# --- the disk and the database --------------------------------------------------------------------


def test_a_full_disk_freezes_nothing_once_there_is_space_again(db: str) -> None:
    with ServerProcess(db, bot_pause=0.2, lease_seconds=1.0) as server:
        api = Api(server.url)
        tables = bot_tables(api)
        assert server.process is not None
        no_limit = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, no_limit[1]))
        wait_for(lambda: not is_ready(server), "a full disk goes unnoticed")
        assert is_live(server), "the process breathes all the same"
        failing = get(f"{server.url}/ready").json()["failing"]
        assert set(failing) <= {"heart", "bots", "writer", "presence"} and failing
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, no_limit)
        play_on(api, tables)
        wait_for(lambda: is_ready(server), "it never recovers")
        assert 'cantina_duty_failures_total{duty="heart"}' in api.http.get("/metrics").text


def test_a_locked_database_freezes_nothing_once_it_is_free(db: str) -> None:
    with ServerProcess(db, bot_pause=0.2, lease_seconds=1.0, busy_seconds=0.5) as server:
        api = Api(server.url)
        tables = bot_tables(api)
        other = sqlite3.connect(db.removeprefix("sqlite:///"), isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        wait_for(lambda: not is_ready(server), "a locked database goes unnoticed")
        other.execute("ROLLBACK")
        other.close()
        play_on(api, tables)
        wait_for(lambda: is_ready(server), "it never recovers")


def test_a_slow_disk_only_slows(db: str) -> None:
    with ServerProcess(db, lease_seconds=1.0, busy_seconds=30.0) as server:
        api = Api(server.url)
        first = api.create("human", "random")

        async def run() -> None:
            other = sqlite3.connect(db.removeprefix("sqlite:///"), isolation_level=None)
            async with Player(server.ws, first["table"], first["token"]) as player:
                for _ in range(4):
                    await player.until(lambda: player.asks or player.result)
                    if player.result:
                        break
                    other.execute("BEGIN IMMEDIATE")  # nobody else writes for a while
                    answering = asyncio.create_task(player.answer())
                    await asyncio.sleep(0.3)
                    other.execute("ROLLBACK")
                    await answering
                assert not player.refused, "late is not refused"
            other.close()

        asyncio.run(run())


@pytest.fixture
def own_postgresql() -> Iterator[postgres.Postgres]:
    with postgres.running() as found:
        if found is None:
            pytest.skip("PostgreSQL is not installed and cannot be installed here")
        yield found


def test_a_database_that_was_away_freezes_nothing(own_postgresql: postgres.Postgres) -> None:
    url = own_postgresql.url
    with ServerProcess(url, channels=url, bot_pause=0.2, lease_seconds=1.0) as server:
        api = Api(server.url)
        tables = bot_tables(api)
        first = api.create("human", "open")
        second = api.sit(first["table"], 1)

        async def run() -> None:
            async with (
                Player(server.ws, first["table"], first["token"]) as one,
                Player(server.ws, first["table"], second["token"]) as two,
            ):
                await asyncio.to_thread(own_postgresql.stop)
                await asyncio.to_thread(wait_for, lambda: not is_ready(server), "it goes unnoticed")
                await asyncio.to_thread(own_postgresql.start)
                await asyncio.to_thread(play_on, api, tables)
                await asyncio.to_thread(wait_for, lambda: is_ready(server), "it never recovers")
                await asyncio.gather(one.play_on(), two.play_on())
                assert one.result == two.result

        asyncio.run(run())


# --- Redis ----------------------------------------------------------------------------------------


def test_a_redis_that_was_away_loses_neither_chat_nor_seats(
    postgresql_db: str, redis: Redis
) -> None:
    settings = {"channels": redis.url, "lease_seconds": 5.0, "absent_after": 1.0}
    with (
        ServerProcess(postgresql_db, **settings) as left,
        ServerProcess(postgresql_db, **settings) as right,
    ):
        api = Api(left.url)
        first = api.create("human", "open", absent="bot", start=False)
        second = Api(right.url).sit(first["table"], 1)
        start = f"/api/tables/{first['table']}/start"

        async def run() -> None:
            async with (
                Player(left.ws, first["table"], first["token"]) as one,
                Player(right.ws, first["table"], second["token"]) as two,
            ):
                await one.until(lambda: one.seats[1].get("connected"))
                # nobody is away when it begins, however long it took them to come
                begun = await asyncio.to_thread(api.post, start, token=first["token"])
                assert begun.status_code == 201, begun.text
                redis.stop()
                await asyncio.to_thread(wait_for, lambda: not is_ready(left), "it goes unnoticed")
                await two.send({"type": "chat", "text": "in the dark"})
                await one.until(lambda: one.chat)
                await asyncio.sleep(2.5)  # longer than a seat may be away
                redis.start()
                await asyncio.to_thread(
                    wait_for, lambda: is_ready(left) and is_ready(right), "it never recovers"
                )
                await two.send({"type": "chat", "text": "and there was light"})
                await one.until(lambda: len(one.chat) == 2)
                assert [line["text"] for line in one.chat] == ["in the dark", "and there was light"]
                await asyncio.gather(one.play_on(), two.play_on())
                for player in (one, two):
                    assert not any(seat.get("stand_in") for seat in player.seats)
                    told = [event["text"]["id"] for event in player.events]
                    assert "server-event-stand-in" not in told

        asyncio.run(run())
        redis.stop()
        for server in (left, right):
            server.stop()
            assert server.process is not None
            ended = server.process.returncode
            assert ended == -signal.SIGTERM, "it ends when told to, also without Redis"


# --- processes ------------------------------------------------------------------------------------


def workers_of(pid: int) -> list[int]:
    """Return the worker processes of a server."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text().split()
    found = []
    for child in children:
        with suppress(OSError):  # it has ended meanwhile
            if b"match.worker" in Path(f"/proc/{child}/cmdline").read_bytes():
                found.append(int(child))
    return found


def test_killed_workers_cost_nothing(db: str) -> None:
    with ServerProcess(db, bot_pause=0.1) as server:
        api = Api(server.url)
        tables = bot_tables(api)
        assert server.process is not None
        pid = server.process.pid
        wait_for(lambda: workers_of(pid), "no bot thinks")
        for _ in range(3):
            for worker in workers_of(pid):
                with suppress(ProcessLookupError):
                    os.kill(worker, signal.SIGKILL)
            play_on(api, tables)
        assert api.metric("bot_failures_total") == 0, "the bots answered by themselves"


def test_a_stop_under_load_loses_nothing(db: str) -> None:
    server = ServerProcess(db).start()
    api = Api(server.url)
    seated = [api.create("human", "random", options={"target": 30}) for _ in range(TABLES)]

    async def storm() -> dict[str, list[tuple[int, str]]]:
        promised: dict[str, list[tuple[int, str]]] = {one["table"]: [] for one in seated}

        async def play(one: dict[str, str]) -> None:
            player = Player(server.ws, one["table"], one["token"])
            try:
                await player.connect()
                while player.result is None:
                    await player.until(lambda: player.asks or player.result)
                    if player.result is None:
                        key = await player.answer(rng=random.Random(1))
                        promised[one["table"]].append((player.accepted[-1]["seq"], key))
            except Exception:
                return

        playing = asyncio.gather(*[play(one) for one in seated])
        while sum(map(len, promised.values())) < 3 * TABLES:
            await asyncio.sleep(0.05)
        await asyncio.to_thread(server.stop)
        await playing
        return promised

    promised = asyncio.run(storm())
    assert server.process is not None
    assert server.process.returncode == -signal.SIGTERM, "it ended when told to"
    connection = sqlite3.connect(db.removeprefix("sqlite:///"))
    for table, answers in promised.items():
        rows = connection.execute("SELECT seq, data FROM moves WHERE match = ?", [table])
        stored = {seq: msgspec.json.decode(data) for seq, data in rows}
        for seq, key in answers:
            assert (stored[seq]["seat"], stored[seq]["key"]) == (0, key)
    connection.close()
    with server:
        assert all(api.table(one["table"])["seq"] >= 1 for one in seated)


def test_a_stopped_process_hands_its_tables_over_at_once(postgresql_db: str) -> None:
    patient = {"lease_seconds": 3600.0, "bot_pause": 0.2, "channels": postgresql_db}
    with (
        ServerProcess(postgresql_db, **patient) as left,
        ServerProcess(postgresql_db, **patient) as right,
    ):
        tables = bot_tables(Api(left.url))
        left.stop()
        play_on(Api(right.url), tables)


@contextmanager
def second_server(db: str) -> Iterator[subprocess.Popen[bytes]]:
    settings = msgspec.json.encode({"db": db, "port": free_port()}).decode()
    command = [sys.executable, "-m", "cantina.server.process.run", settings]
    process = subprocess.Popen(command, stderr=subprocess.PIPE)
    try:
        yield process
    finally:
        process.kill()
        process.wait()


def test_a_second_server_on_one_sqlite_file_refuses_and_says_why(db: str) -> None:
    with ServerProcess(db) as server:
        with second_server(db) as second:
            _, said = second.communicate(timeout=PATIENCE)
            assert second.returncode == 1
            assert server.process is not None
            assert f"process {server.process.pid}".encode() in said
            assert b"Traceback" not in said
        server.kill()
        server.start()
        assert is_ready(server), "a dead server holds nothing"


# --- clocks ---------------------------------------------------------------------------------------


def test_a_restart_gives_no_time_back_and_takes_none_for_the_time_away(db: str) -> None:
    server = ServerProcess(db, lease_seconds=1.0).start()
    api = Api(server.url)
    clock = {"per_game": 1000, "per_move": 500}
    first = api.create("human", "open", clock=clock)
    second = api.sit(first["table"], 1)

    async def clocks() -> dict[str, list[float]]:
        async with Player(server.ws, first["table"], first["token"]) as player:
            await player.until(lambda: player.clocks)
            return player.clocks

    async def think() -> None:
        async with Player(server.ws, first["table"], second["token"]) as other:
            await other.answer()  # a move stored while the first seat goes on thinking
        await asyncio.sleep(3)

    def last_beat() -> float:
        with sqlite3.connect(db.removeprefix("sqlite:///"), timeout=PATIENCE) as file:
            found: float = file.execute("SELECT max(seen) FROM processes").fetchone()[0]
            return found

    try:
        asyncio.run(think())
        asked, before = time.time(), asyncio.run(clocks())
        told = time.time()
        wait_for(lambda: last_beat() > told, "the time is not noted")
        server.kill()
        killed = time.time()
        time.sleep(3)
        started = time.time()
        server.start()
        after = asyncio.run(clocks())
        ran = killed - asked + time.time() - started
        for kind in ("move", "game"):
            spent = before[kind][0] - after[kind][0]
            assert spent > 0, "no time is given back"
            assert spent < ran, "nor taken for the time away"
        assert after["game"][0] < 998.5
        assert after["move"][0] < 498.5
    finally:
        server.stop()


# --- people ---------------------------------------------------------------------------------------


def test_a_guest_who_left_is_shown_as_away_and_may_be_replaced(
    api: Api, server: ServerProcess
) -> None:
    first = api.create("human", "open")
    second = api.sit(first["table"], 1, "Zofia")

    async def run() -> None:
        async with Player(server.ws, first["table"], first["token"]) as one:
            guest = await Player(server.ws, first["table"], second["token"]).connect()
            await one.until(lambda: one.seats[1].get("connected"))
            assert one.seats[1]["kind"] == "human", "whoever sits there is a person"
            await guest.close()
            await one.until(lambda: one.seats[1].get("away"))
            await one.send({"type": "stand_in", "seat": 1})
            await one.until(lambda: one.seats[1].get("stand_in"))
            async with Player(server.ws, first["table"], second["token"]):
                await one.until(lambda: not one.seats[1].get("stand_in"))
                assert not one.seats[1].get("away")

    asyncio.run(run())


def test_a_guest_who_left_is_replaced_where_the_table_says_so(
    api: Api, server: ServerProcess
) -> None:
    first = api.create("human", "open", absent="bot")
    second = api.sit(first["table"], 1, "Zofia")

    async def run() -> None:
        async with Player(server.ws, first["table"], first["token"]) as one:
            guest = await Player(server.ws, first["table"], second["token"]).connect()
            await guest.close()
            await one.until(lambda: one.seats[1].get("stand_in"))

    asyncio.run(run())
