"""`kill -9` at any moment: every acknowledged move is there after the restart."""

from __future__ import annotations

import asyncio
import random
import shutil
import sqlite3
import subprocess
from pathlib import Path
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from cantina.core.registry import game_names
from server.harness import GAME, Api, Player, ServerProcess, sqlite_url

BROKEN = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, AssertionError)


class Witness(Player):
    """A player that remembers what it was promised."""

    def __init__(self, ws: str, table: str, token: str | None) -> None:
        super().__init__(ws, table, token)
        self.table = table
        self.promised: list[tuple[int, str]] = []
        """Number and key of every acknowledged answer."""

    async def take_turns(self, rng: random.Random) -> None:
        """Answer once, and remember what was said about it."""
        told = len(self.accepted)
        key = await self.answer(rng=rng)
        if len(self.accepted) > told:
            self.promised.append((self.accepted[-1]["seq"], key))

    async def play_until_broken(self, rng: random.Random) -> None:
        try:
            await self.connect()
            while self.result is None:
                await self.until(lambda: self.asks or self.result)
                if self.result is None:
                    await self.take_turns(rng)
                    await asyncio.sleep(rng.random() / 20)
        except BROKEN:
            return


async def storm(server: ServerProcess, players: list[Witness], answers: int, seed: int) -> None:
    """Let everybody play until so many answers are acknowledged, then pull the plug."""
    rng = random.Random(seed)
    before = acknowledged(players)
    playing = [asyncio.create_task(player.play_until_broken(rng)) for player in players]
    while acknowledged(players) < before + answers:
        if all(task.done() for task in playing):
            assert all(player.result for player in players), "nobody plays any more"
            break
        await asyncio.sleep(rng.random() / 50)
    await asyncio.to_thread(server.kill)
    await asyncio.gather(*playing)


def acknowledged(players: list[Witness]) -> int:
    """Return how many answers the players were told are stored."""
    return sum(len(player.promised) for player in players)


def check_promises(db: str, players: list[Witness]) -> None:
    """Every acknowledged answer is stored: that key, by that seat, under that number."""
    connection = sqlite3.connect(db.removeprefix("sqlite:///"))
    for player in players:
        rows = connection.execute("SELECT seq, data FROM moves WHERE match = ?", [player.table])
        stored = {seq: msgspec.json.decode(data) for seq, data in rows}
        assert sorted(stored) == list(range(1, len(stored) + 1)), "the record has no gaps"
        for seq, key in player.promised:
            found = stored.get(seq, {})
            kept = (found.get("kind"), found.get("seat"), found.get("key"))
            assert kept == ("answer", player.welcome["seat"], key), "an acknowledged move is lost"
    connection.close()


def seat_witnesses(server: ServerProcess, tables: int, **wishes: Any) -> list[Witness]:
    """Open tables for two, and sit somebody down on every seat."""
    api = Api(server.url)
    players: list[Witness] = []
    for _ in range(tables):
        first = api.create("human", "open", **wishes)
        second = api.sit(first["table"], 1)
        players += [Witness(server.ws, one["table"], one["token"]) for one in (first, second)]
    return players


async def finish(players: list[Witness]) -> None:
    """Play every match to its end."""
    for player in players:
        await player.connect()
    rng = random.Random(1)
    await asyncio.gather(*[player.play_on(rng) for player in players])
    for player in players:
        await player.close()


def check_story(api: Api, player: Witness) -> None:
    """Compare what was seen live with the record of the finished match."""
    replay = api.http.get(f"/api/tables/{player.table}/replay").json()
    told = [event for one in replay["moments"] for event in one.get("events", [])]
    mine = [event for event in told if player.welcome["seat"] in event.get("only", [0, 1])]
    assert mine == player.events, "what was seen live is what the record tells"


def test_fifty_tables_survive_ten_crashes(db: str) -> None:
    server = ServerProcess(db, checkpoint_every=7).start()
    try:
        players = seat_witnesses(server, 50, options={"target": 30})
        for number in range(10):
            asyncio.run(storm(server, players, 100, number))
            check_promises(db, [player for player in players if player.welcome])
            server.start()
        asyncio.run(finish(players))
        check_promises(db, players)
        for player in players:
            numbers = [event["seq"] for event in player.events]
            assert numbers == sorted(set(numbers)), "no event twice, none out of order"
            assert player.result is not None
            check_story(Api(server.url), player)
    finally:
        server.stop()


@pytest.mark.parametrize("game", [name for name in game_names() if name != GAME])
def test_every_game_survives_crashes(db: str, game: str) -> None:
    server = ServerProcess(db, checkpoint_every=7).start()
    try:
        players = seat_witnesses(server, 4, game=game)
        for number in range(2):
            asyncio.run(storm(server, players, 60, number))
            check_promises(db, [player for player in players if player.welcome])
            server.start()
        asyncio.run(storm(server, players, 10, 9))
        check_promises(db, players)
    finally:
        server.stop()


@pytest.fixture(scope="session")
def cutter(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build what keeps only synced data."""
    compiler = shutil.which("cc")
    if compiler is None:
        pytest.skip("there is no C compiler")
    target = tmp_path_factory.mktemp("cutter") / "power_cut.so"
    source = Path(__file__).parent / "power_cut.c"
    command = [compiler, "-shared", "-fPIC", "-O2", "-o", str(target), str(source), "-ldl"]
    subprocess.run(command, check=True)
    return target


def test_what_was_acknowledged_survives_a_power_cut(tmp_path: Path, cutter: Path) -> None:
    """Nothing but what was synced is left: the writes after that are gone, as on a real disk."""
    disk, kept = tmp_path / "disk", tmp_path / "kept"
    disk.mkdir()
    kept.mkdir()
    db = sqlite_url(disk)
    server = ServerProcess(db, checkpoint_every=7)
    server.environment = {"LD_PRELOAD": str(cutter), "CUT_FROM": str(disk), "CUT_TO": str(kept)}
    server.start()
    try:
        players = seat_witnesses(server, 10, options={"target": 30})
        for number in range(3):
            asyncio.run(storm(server, players, 80, number))
            shutil.rmtree(disk)
            disk.mkdir()
            for file in kept.iterdir():
                if ".part" not in file.name:
                    shutil.copy(file, disk)
            check_promises(db, [player for player in players if player.welcome])
            shutil.rmtree(kept)
            shutil.copytree(disk, kept)  # looking has tidied up the disk
            server.start()
        asyncio.run(finish(players))
        assert acknowledged(players) >= 200
    finally:
        server.stop()


async def while_another_gives_up(
    server: ServerProcess, first: dict[str, Any], second: dict[str, Any]
) -> Player:
    """Sit two down, let the second give up, and return the first, who has seen it."""
    one = await Player(server.ws, first["table"], first["token"]).connect()
    two = await Player(server.ws, first["table"], second["token"]).connect()
    await two.send({"type": "concede"})
    await one.until(lambda: one.seats[1].get("conceded"))
    return one


def test_what_the_table_itself_knows_comes_back_too(db: str) -> None:
    server = ServerProcess(db).start()
    api = Api(server.url)
    first = api.create("human", "open", "random", clock={"per_game": 500})
    second = api.sit(first["table"], 1)

    async def before() -> None:
        one = await while_another_gives_up(server, first, second)
        await one.send({"type": "pause"})
        await one.until(lambda: one.paused)

    async def after() -> None:
        async with Player(server.ws, first["table"], first["token"]) as one:
            assert one.welcome["table"]["seats"][1]["conceded"]
            await one.send({"type": "resume"})
            await one.until(lambda: one.clocks)
            assert 400 < one.clocks["game"][0] <= 500
            await one.play_on()
            assert one.result is not None

    try:
        server.dies_between(before, after)
    finally:
        server.stop()


def test_a_bot_whose_turn_it_was_goes_on_after_a_restart(db: str) -> None:
    server = ServerProcess(db, bot_pause=1.0).start()
    api = Api(server.url)
    seated = api.create("random", "random", options={"target": 10})
    server.kill()
    server.settings["bot_pause"] = 0.0
    server.start()
    try:

        async def watch() -> None:
            async with Player(server.ws, seated["table"], None) as watcher:
                await watcher.until(lambda: watcher.result)
                assert watcher.result is not None

        asyncio.run(watch())
    finally:
        server.stop()


def test_a_stopped_server_says_goodbye_and_loses_nothing(db: str) -> None:
    server = ServerProcess(db).start()
    api = Api(server.url)
    seated = api.create("human", "random")

    async def before() -> int:
        player = await Player(server.ws, seated["table"], seated["token"]).connect()
        await player.answer()
        await asyncio.to_thread(server.stop)
        return int(player.accepted[0]["seq"])

    seq = asyncio.run(before())
    server.start()
    try:
        assert api.table(seated["table"])["seq"] >= seq
    finally:
        server.stop()


def test_who_gave_up_a_free_for_all_is_still_gone_after_a_power_cut(db: str) -> None:
    server = ServerProcess(db).start()
    api = Api(server.url)
    first = api.create("human", "open", "random", game="destiny", seed=5)
    second = api.sit(first["table"], 1)

    async def before() -> None:
        await while_another_gives_up(server, first, second)

    async def after() -> None:
        async with Player(server.ws, first["table"], first["token"]) as one:
            while not one.view["players"][1].get("out"):
                await one.until(lambda: one.asks or one.view["players"][1].get("out"))
                if one.asks:
                    await one.answer()
            assert one.view["round"] == 1

    try:
        server.dies_between(before, after)
    finally:
        server.stop()
