"""`make soak-server`: a mixed load with a fault a minute; nothing is lost, memory stays flat."""

from __future__ import annotations

import asyncio
import os
import random
import resource
import signal
import sqlite3
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import create_engine, text
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from cantina.core.registry import game_names
from cantina.server.process.settings import Settings
from server import postgres
from server.harness import PLAIN, Api, Player, ServerProcess, is_healthy, sqlite_url, wait_for
from server.redis import Redis, find_or_install

MINUTES = float(os.environ.get("SOAK_MINUTES", "60"))
FAULT_SECONDS = float(os.environ.get("SOAK_FAULT_SECONDS", "60"))
TABLES = int(os.environ.get("SOAK_TABLES", "12"))
THINK_SECONDS = float(os.environ.get("SOAK_THINK_SECONDS", "0.3"))
BROKEN = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError)
PASSERS_BY = 2
MORE_MEMORY = 1.15
"""How much larger a process may become after the first half of its life."""
LONG_LIFE = 10
"""Looks at its memory after which that is asked of a process."""


class Ledger:
    """All that players were promised, and how the servers do."""

    def __init__(self) -> None:
        self.promised: list[tuple[str, int, int, str]] = []
        """Table, number, seat and key of every acknowledged answer."""
        self.matches = 0
        self.reconnects = 0
        self.visits = 0
        self.memory: dict[int, list[tuple[float, float]]] = {}
        """Seconds and megabytes, of every process that lived."""
        self.faults: list[str] = []
        self.is_over = False


def megabytes(server: ServerProcess) -> float:
    """Return how much memory a server holds."""
    assert server.process is not None
    for line in Path(f"/proc/{server.process.pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) / 1024
    return 0.0


# --- people ---------------------------------------------------------------------------------------


class Regular(Player):
    """A player who comes back after whatever happens."""

    def __init__(self, servers: list[ServerProcess], table: str, token: str) -> None:
        super().__init__(servers[0].ws, table, token)
        self._servers = servers
        self.table = table

    async def play_all(self, ledger: Ledger, rng: random.Random) -> None:
        """Play the match to its end, on whichever process is there."""
        while self.result is None:
            server = rng.choice(self._servers)
            self._address = f"{server.ws}/ws/tables/{self.table}"
            try:
                await self.connect()
                while self.result is None:
                    await self.until(lambda: self.asks or self.result, 60)
                    if self.result is None:
                        told = len(self.accepted)
                        key = await asyncio.wait_for(self.answer(rng=rng), 60)
                        if len(self.accepted) > told:
                            seq, seat = self.accepted[-1]["seq"], self.welcome["seat"]
                            ledger.promised.append((self.table, seq, seat, key))
                        await asyncio.sleep(rng.random() * THINK_SECONDS)
            except (*BROKEN, AssertionError):
                ledger.reconnects += 1
                await asyncio.sleep(0.5)
            finally:
                await self.close()


async def keep_playing(servers: list[ServerProcess], ledger: Ledger, number: int) -> None:
    """Play one match after the other at one table's place: people, or people and bots."""
    rng = random.Random(number)
    games = game_names()
    while not ledger.is_over:
        game = games[number % len(games)]
        seats = ("human", "open") if number % 2 else ("human", "random")
        wishes = {"clock": {"per_game": 36_000}} if number % 3 == 0 else {}
        try:
            api = Api(rng.choice(servers).url)
            first = await asyncio.to_thread(partial(api.create, *seats, game=game, **wishes))
            keys = [first["token"]]
            if "open" in seats:
                keys.append((await asyncio.to_thread(api.sit, first["table"], 1))["token"])
        except Exception:
            await asyncio.sleep(1.0)
            continue
        people = [Regular(servers, first["table"], key) for key in keys]
        async with asyncio.TaskGroup() as group:
            playing = [group.create_task(one.play_all(ledger, rng)) for one in people]
            while not ledger.is_over and not all(task.done() for task in playing):
                await asyncio.sleep(0.5)
            for task in playing:
                task.cancel()
        for one in people:
            told = [event["text"]["id"] for event in one.events]
            assert "server-event-stand-in" not in told, "somebody lost a seat"
            assert "server-event-forfeit" not in told, "a clock ran while nobody could answer"
        ledger.matches += all(one.result for one in people)


async def pass_by(servers: list[ServerProcess], ledger: Ledger, number: int) -> None:
    """Look at the lobby and at decks, watch a table for a while, say something, go on."""
    rng = random.Random(1000 + number)
    while not ledger.is_over:
        server = rng.choice(servers)
        try:
            async with httpx.AsyncClient(base_url=server.url, timeout=60, verify=PLAIN) as http:
                running = (await http.get("/api/tables?state=running")).json()
                draw = {"deed": "draw", "seed": rng.randrange(1000)}
                await http.post(f"/api/workshop/{rng.choice(('destiny', 'x-wing'))}", json=draw)
            if running:
                async with Player(server.ws, rng.choice(running)["id"], None) as watcher:
                    await watcher.send({"type": "chat", "text": "good game"})
                    end = time.monotonic() + 5
                    while time.monotonic() < end:
                        await asyncio.wait_for(watcher.pump(), 10)
            ledger.visits += 1
        except (*BROKEN, httpx.HTTPError, KeyError, TypeError, ValueError, AssertionError):
            ledger.reconnects += 1
        await asyncio.sleep(1 + rng.random() * 2)


# --- faults ---------------------------------------------------------------------------------------


def crash(server: ServerProcess) -> None:
    server.kill()
    server.start()


def restart(server: ServerProcess) -> None:
    server.stop()
    server.start()


def sleep(server: ServerProcess) -> None:
    assert server.process is not None
    os.kill(server.process.pid, signal.SIGSTOP)
    time.sleep(6)
    os.kill(server.process.pid, signal.SIGCONT)


def kill_workers(server: ServerProcess) -> None:
    assert server.process is not None
    pid = server.process.pid
    for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
        os.kill(int(child), signal.SIGKILL)


def fill_disk(server: ServerProcess) -> None:
    assert server.process is not None
    no_limit = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (4096, no_limit[1]))
    time.sleep(5)
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, no_limit)


def lock_file(server: ServerProcess) -> None:
    name = str(server.settings["db"]).removeprefix("sqlite:///")
    other = sqlite3.connect(name, isolation_level=None, timeout=60)
    other.execute("BEGIN IMMEDIATE")
    time.sleep(12)
    other.execute("ROLLBACK")
    other.close()


Fault = Callable[[ServerProcess], None]


def choose(faults: list[Fault], number: int, part: float) -> Fault:
    """Return the next fault; in the middle of the time only those that a process outlives.

    So one process lives for half of the time, and its memory can be looked at.
    """
    if 0.25 < part < 0.75:
        faults = [fault for fault in faults if fault not in (crash, restart)]
    return faults[number % len(faults)]


@contextmanager
def one_server(folder: Path) -> Iterator[tuple[list[ServerProcess], list[Fault]]]:
    """Run one server on a SQLite file."""
    faults = [crash, fill_disk, kill_workers, lock_file, restart, sleep]
    with ServerProcess(sqlite_url(folder), busy_seconds=2.0) as server:
        yield [server], faults


@contextmanager
def two_servers(folder: Path) -> Iterator[tuple[list[ServerProcess], list[Fault]]]:
    """Run two servers on PostgreSQL and Redis."""
    program = find_or_install()
    assert program is not None
    redis = Redis(program, folder)
    redis.start()

    def lose_redis(server: ServerProcess) -> None:
        redis.stop()
        time.sleep(5)
        redis.start()

    with postgres.running() as database:
        assert database is not None
        url = database.url

        def lose_database(server: ServerProcess) -> None:
            database.stop()
            time.sleep(5)
            database.start()

        faults = [crash, lose_database, kill_workers, restart, lose_redis, sleep]
        with (
            ServerProcess(url, channels=redis.url) as left,
            ServerProcess(url, channels=redis.url) as right,
        ):
            yield [left, right], faults
    redis.stop()


async def hurt(servers: list[ServerProcess], faults: list[Fault], ledger: Ledger) -> None:
    """Bring a fault a minute, and see that everything is well afterwards."""
    began, rng = time.monotonic(), random.Random(1)
    end = began + MINUTES * 60
    while time.monotonic() + FAULT_SECONDS < end:
        await asyncio.sleep(FAULT_SECONDS)
        at = time.monotonic() - began
        for server in servers:
            assert server.process is not None
            ledger.memory.setdefault(server.process.pid, []).append((at, megabytes(server)))
        fault = choose(faults, len(ledger.faults), at / (MINUTES * 60))
        ledger.faults.append(fault.__name__)
        before = len(ledger.promised)
        await asyncio.to_thread(fault, rng.choice(servers))
        for server in servers:
            await asyncio.to_thread(
                wait_for, lambda url=server.url: is_healthy(url), f"{fault.__name__}: never ready"
            )
        patience = time.monotonic() + 300
        while len(ledger.promised) <= before + TABLES:  # every table has a move on average
            assert time.monotonic() < patience, f"{fault.__name__}: the tables stand still"
            await asyncio.sleep(0.5)
    ledger.is_over = True


def check(db: str, ledger: Ledger) -> None:
    """Find every promise in the database."""
    engine = create_engine(Settings(db=db).database_url)
    stored: dict[tuple[str, int], dict[str, Any]] = {}
    with engine.connect() as connection:
        for row in connection.execute(text("SELECT match, seq, data FROM moves")):
            stored[row.match, row.seq] = msgspec.json.decode(row.data)
    engine.dispose()
    for table, seq, seat, key in ledger.promised:
        found = stored.get((table, seq), {})
        assert (found.get("seat"), found.get("key")) == (seat, key), "an answer is lost"


def tell(ledger: Ledger) -> None:
    """Print how it went, also when it did not go well to the end."""
    said = f"{MINUTES:g} minutes, {TABLES} tables, {ledger.matches} matches ended"
    print(f"\n{said}, {len(ledger.promised)} answers acknowledged")
    print(f"{len(ledger.faults)} faults: {', '.join(ledger.faults)}")
    print(f"{ledger.reconnects} times somebody had to come back, {ledger.visits} visits")
    for pid, looks in ledger.memory.items():
        sizes = ", ".join(f"{at:.0f} s {size:.0f}" for at, size in looks)
        print(f"memory of process {pid} (MB): {sizes}")


@pytest.mark.slow
@pytest.mark.parametrize("house", [one_server, two_servers], ids=["sqlite", "postgresql"])
def test_a_mixed_load_outlives_a_fault_a_minute(house: Any, tmp_path: Path) -> None:
    ledger = Ledger()
    with house(tmp_path) as (servers, faults):

        async def run() -> None:
            async with asyncio.TaskGroup() as group:
                for number in range(TABLES):
                    group.create_task(keep_playing(servers, ledger, number))
                for number in range(PASSERS_BY):
                    group.create_task(pass_by(servers, ledger, number))
                group.create_task(hurt(servers, faults, ledger))

        try:
            asyncio.run(run())
        finally:
            tell(ledger)
            check(str(servers[0].settings["db"]), ledger)
            print("none of them is lost")
    for looks in ledger.memory.values():
        half = len(looks) // 2
        if len(looks) >= LONG_LIFE:
            before, after = (max(size for _, size in part) for part in (looks[:half], looks[half:]))
            assert after < MORE_MEMORY * before, "memory grows"
