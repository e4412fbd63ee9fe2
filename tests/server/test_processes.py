"""Two server processes on one PostgreSQL: players of one table on each, and one dies."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from sqlalchemy import create_engine, text

from cantina.server.process.settings import Settings
from server.harness import PATIENCE, Api, Player, ServerProcess, wait_for
from server.redis import Redis

LEASE = 3.0
"""Where a process dies, so that the other need not wait long; a slow one is not taken for dead."""


@contextmanager
def pair(
    db: str, channels: str, lease_seconds: float = PATIENCE, **settings: Any
) -> Iterator[tuple[ServerProcess, ServerProcess]]:
    left = ServerProcess(db, channels=channels, lease_seconds=lease_seconds, **settings)
    right = ServerProcess(db, channels=channels, lease_seconds=lease_seconds, **settings)
    with left, right:
        yield left, right


async def play_across(left: ServerProcess, right: ServerProcess, **wishes: Any) -> None:
    """Play a match with one player on each process, and compare what they saw."""
    api = Api(left.url)
    first = api.create("human", "open", **wishes)
    second = Api(right.url).sit(first["table"], 1)
    rng = random.Random(2)
    async with (
        Player(left.ws, first["table"], first["token"]) as one,
        Player(right.ws, first["table"], second["token"]) as two,
        Player(right.ws, first["table"], None) as watcher,
    ):
        await one.until(lambda: one.asks)
        await asyncio.gather(one.play_on(rng), two.play_on(rng))
        await watcher.until(lambda: watcher.result)
        assert one.result == two.result == watcher.result
        public = [event for event in one.events if "only" not in event]
        assert public == [event for event in two.events if "only" not in event]
        assert public == watcher.events
        assert one.refused == two.refused == [], "simultaneous answers do not disturb each other"
        assert one.next_event == two.next_event
    for server in (left, right):
        assert Api(server.url).table(first["table"])["state"] == "finished"


def written_rows(db: str) -> int:
    """Return how many rows were ever written in a database."""
    engine = create_engine(Settings(db=db).database_url)
    counts = "n_tup_ins + n_tup_upd + n_tup_del"
    with engine.connect() as connection:
        found = connection.execute(text(f"SELECT sum({counts}) FROM pg_stat_user_tables"))
        rows = int(found.scalar_one())
    engine.dispose()
    return rows


def test_players_on_two_processes_play_one_match(postgresql_db: str) -> None:
    with pair(postgresql_db, postgresql_db) as (left, right):
        asyncio.run(play_across(left, right))


def test_everything_around_the_match_crosses_processes(postgresql_db: str) -> None:
    with pair(postgresql_db, postgresql_db) as (left, right):
        first = Api(left.url).create("human", "open")

        async def run() -> None:
            async with Player(left.ws, first["table"], first["token"]) as one:
                second = await asyncio.to_thread(Api(right.url).sit, first["table"], 1)
                await one.until(lambda: one.seats[1].get("name") == "Bo")
                await one.until(lambda: one.asks)
                async with Player(right.ws, first["table"], second["token"]) as two:
                    await one.until(lambda: one.seats[1].get("connected"))
                    await two.send({"type": "chat", "text": "hi"})
                    await one.until(lambda: one.chat)
                    await one.answer("trade-lane")
                    await two.until(lambda: two.waiting == [1])
                    await one.send({"type": "undo"})
                    await two.until(lambda: two.proposal.get("kind") == "undo")
                    await two.send({"type": "vote", "agree": True})
                    await one.until(lambda: one.waiting == [0, 1])
                    await two.until(lambda: two.waiting == [0, 1])
                    await one.answer("asteroids")
                    await two.until(lambda: two.waiting == [1])
                    await two.answer("asteroids")
                    await one.until(lambda: one.view["smugglers"][1]["route"] == "asteroids")
                    assert one.view["smugglers"][0]["route"] == "asteroids"
                    await two.send({"type": "concede"})
                    await one.until(lambda: one.result)
                    assert one.result is not None
                    assert one.result["winners"] == [0]

        asyncio.run(run())


def test_when_one_process_dies_the_match_goes_on_at_the_other(postgresql_db: str) -> None:
    with pair(postgresql_db, postgresql_db, LEASE) as (left, right):
        first = Api(left.url).create("human", "open", "random")
        second = Api(right.url).sit(first["table"], 1)

        async def run() -> None:
            one = await Player(left.ws, first["table"], first["token"]).connect()
            two = await Player(right.ws, first["table"], second["token"]).connect()
            rng = random.Random(4)
            other = asyncio.create_task(two.play_on(rng))
            for _ in range(4):
                await one.until(lambda: one.asks or one.result)
                await one.answer(rng=rng)
            promised = max(word["seq"] for word in one.accepted)
            await asyncio.to_thread(left.kill)
            moved = Player(right.ws, first["table"], first["token"])
            moved.next_event = one.next_event
            await moved.arrive()
            assert moved.welcome["table"]["seq"] >= promised
            await moved.play_on(rng)
            await other
            assert moved.result is not None
            numbers = [event["seq"] for event in one.events + moved.events]
            assert numbers == sorted(set(numbers))
            await moved.close()
            await two.close()

        asyncio.run(run())


def test_a_table_of_bots_is_adopted_when_its_process_dies(postgresql_db: str) -> None:
    with pair(postgresql_db, postgresql_db, LEASE, bot_pause=0.15) as (left, right):
        table = Api(left.url).create("random", "random", options={"target": 30})["table"]

        api = Api(right.url)
        wait_for(lambda: api.table(table)["seq"] > 1, "nobody plays for the bots")
        left.kill()
        before = api.table(table)["seq"]
        wait_for(lambda: api.table(table)["seq"] > before + 2, "nobody adopts the bots")


def test_redis_can_carry_the_news(postgresql_db: str, redis: Redis) -> None:
    with pair(postgresql_db, redis.url) as (left, right):
        asyncio.run(play_across(left, right))


def test_tables_at_rest_cost_neither_rows_nor_news(postgresql_db: str, redis: Redis) -> None:
    watched, seconds = 40, 4.0
    with pair(postgresql_db, redis.url) as (left, right):
        api = Api(left.url)

        async def run() -> tuple[int, int]:
            async with contextlib.AsyncExitStack() as people:
                for number in range(watched):
                    seated = api.create("human", "open")
                    at = (left, right)[number % 2]
                    table, token = seated["table"], seated["token"]
                    await people.enter_async_context(Player(at.ws, table, token))
                await asyncio.sleep(1.0)  # what arriving itself has to tell is told
                before = redis.commands(), written_rows(postgresql_db)
                await asyncio.sleep(seconds)
                after = redis.commands(), written_rows(postgresql_db)
            return after[0] - before[0], after[1] - before[1]

        commands, rows = asyncio.run(run())
        # a process says once a second that it lives, whatever number of tables it has
        assert rows < watched
        assert commands < watched


def test_one_process_on_postgresql_survives_a_power_cut(postgresql_db: str) -> None:
    server = ServerProcess(postgresql_db, lease_seconds=PATIENCE).start()
    api = Api(server.url)
    seated = api.create("human", "random")

    async def before() -> int:
        player = await Player(server.ws, seated["table"], seated["token"]).connect()
        for _ in range(4):
            await player.until(lambda: player.asks or player.result)
            await player.answer()
        return int(player.accepted[-1]["seq"])

    async def after(seq: int) -> None:
        async with Player(server.ws, seated["table"], seated["token"]) as player:
            assert player.welcome["table"]["seq"] >= seq
            await player.play_on()
            assert player.result is not None

    try:
        promised = asyncio.run(before())
        server.kill()
        server.start()
        asyncio.run(after(promised))
    finally:
        server.stop()
