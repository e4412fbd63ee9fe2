"""A table is served by one process at a time; the others pass on to it whoever comes to them."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from cantina.server.http.owners import HOP, table_in
from server.harness import PATIENCE, Api, Player, ServerProcess, get, wait_for

LEASE = 3.0
"""Where a process dies, so that the other need not wait long; a slow one is not taken for dead."""


@contextmanager
def pair(
    db: str, lease_seconds: float = PATIENCE, **settings: Any
) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    with (
        ServerProcess(db, lease_seconds=lease_seconds, **settings) as left,
        ServerProcess(db, lease_seconds=lease_seconds, **settings) as right,
    ):
        yield left, right


def running_tables(server: ServerProcess) -> float:
    """Return how many running tables a process has in memory."""
    return Api(server.url).metric('tables{state="running"}')


def test_a_table_lies_at_one_process_wherever_its_people_come_in(postgresql_db: str) -> None:
    with pair(postgresql_db) as (left, right):
        first = Api(left.url).create("human", "random", listed=False)  # begins at once, on the left

        async def run() -> None:
            async with Player(right.ws, first["table"], first["token"]) as player:
                assert (running_tables(left), running_tables(right)) == (1, 0)
                assert Api(right.url).metric("tunnels") == 1
                await player.play_on()
                assert not player.refused
            assert Api(right.url).table(first["table"])["state"] == "finished"

        asyncio.run(run())
        path = f"/api/tables/{first['table']}"
        ways = [Api(server.url).http.get(f"{path}/replay") for server in (left, right)]
        assert ways[0].json() == ways[1].json(), "an answer that was passed on is the same"
        assert Api(right.url).http.get(f"{path}/views").json()["patches"]
        assert Api(right.url).http.get("/api/tables/nowhere").status_code == 404
        wait_for(lambda: Api(right.url).metric("tunnels") == 0, "a tunnel stays open")


def test_a_table_that_waits_goes_to_whoever_is_asked_for_it(postgresql_db: str) -> None:
    with pair(postgresql_db) as (left, right):
        first = Api(left.url).create("human", "open")
        second = Api(right.url).sit(first["table"], 1)
        assert (running_tables(left), running_tables(right)) == (0, 1)

        async def run() -> None:
            async with (
                Player(left.ws, first["table"], first["token"]) as one,
                Player(right.ws, first["table"], second["token"]) as two,
            ):
                await asyncio.gather(one.play_on(), two.play_on())
            again = Api(left.url).post(f"/api/tables/{first['table']}/rematch", {}, first["token"])
            assert again.status_code == 201
            table = again.json()["table"]
            async with Player(left.ws, table, again.json()["token"]) as one:
                await one.until(lambda: one.seats)
                other = Api(right.url).post(
                    f"/api/tables/{first['table']}/rematch", {}, second["token"]
                )
                assert (other.status_code, other.json()["table"]) == (201, table)
                await one.until(lambda: one.asks)

        asyncio.run(run())


def test_a_process_that_slept_too_long_lets_go(postgresql_db: str) -> None:
    with pair(postgresql_db, LEASE) as (left, right):
        first = Api(left.url).create("human", "random", listed=False)

        async def run() -> None:
            asleep = await Player(left.ws, first["table"], first["token"]).connect()
            assert left.process is not None
            os.kill(left.process.pid, signal.SIGSTOP)
            try:
                async with await Player(
                    right.ws, first["table"], first["token"]
                ).arrive() as player:
                    os.kill(left.process.pid, signal.SIGCONT)
                    with pytest.raises(ConnectionClosed):
                        await asleep.until(lambda: False)
                    assert not asleep.accepted
                    await player.play_on()
                    assert player.result is not None
            finally:
                os.kill(left.process.pid, signal.SIGCONT)
            assert (running_tables(left), running_tables(right)) == (0, 0)

        asyncio.run(run())


def test_all_tables_of_a_dead_process_are_taken_over_together(postgresql_db: str) -> None:
    with pair(postgresql_db, LEASE, bot_pause=3600.0) as (left, right):
        api = Api(left.url)
        for _ in range(60):
            api.create("human", "random", options={"target": 30})
        left.kill()
        wait_for(lambda: running_tables(right) == 60, "not all tables are taken over")
        assert Api(right.url).metric("recovered_tables") == 60


def test_a_stopped_process_gives_its_tables_away_before_it_hangs_up(postgresql_db: str) -> None:
    with pair(postgresql_db) as (left, right):
        first = Api(left.url).create("human", "random", listed=False)
        left.settings["lease_seconds"] = 3600.0  # so that nobody just waits for the lease to end
        left.stop()
        left.start()

        async def run() -> None:
            player = await Player(left.ws, first["table"], first["token"]).arrive()
            await player.answer()
            promised = player.accepted[-1]["seq"]
            stopping = asyncio.create_task(asyncio.to_thread(left.stop))
            with pytest.raises(ConnectionClosed):
                await player.until(lambda: False)
            async with await Player(right.ws, first["table"], first["token"]).arrive() as again:
                assert again.seq >= promised
                await again.play_on()
                assert again.result is not None
            await stopping

        asyncio.run(run())


def test_whoever_starts_again_at_an_address_has_its_tables_at_once(postgresql_db: str) -> None:
    server = ServerProcess(postgresql_db, lease_seconds=3600.0)
    with server:
        first = Api(server.url).create("human", "random", listed=False)
        server.kill()
        server.start()

        async def run() -> None:
            async with await Player(server.ws, first["table"], first["token"]).arrive() as player:
                await player.play_on()

        asyncio.run(run())


def test_nobody_is_believed_for_whom_they_ask(postgresql_db: str) -> None:
    with ServerProcess(postgresql_db, requests_per_minute=20) as server:
        statuses = [
            get(f"{server.url}/api/tables", headers={HOP: f"guess 10.0.0.{n}"}).status_code
            for n in range(40)
        ]
        assert 429 in statuses


def test_what_an_address_is_about() -> None:
    assert table_in("/api/tables/abc/seats/1") == table_in("/ws/tables/abc") == "abc"
    assert table_in("/api/tables") is table_in("/api/tables/") is table_in("/docs") is None
