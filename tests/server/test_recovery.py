"""`kill -9` at any moment: every acknowledged move is there after the restart."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from server.harness import Api, Player, ServerProcess, sqlite_url

BROKEN = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError, AssertionError)


class Witness(Player):
    """A player that remembers what it was promised."""

    def promised(self) -> int:
        """Return the number of the last acknowledged move."""
        return max((word["seq"] for word in self.accepted), default=0)

    async def play_until_broken(self, rng: random.Random) -> None:
        try:
            await self.connect()
            while self.result is None:
                await self.until(lambda: self.asks or self.result)
                if self.result is None:
                    await self.answer(rng=rng)
                    await asyncio.sleep(rng.random() / 20)
        except BROKEN:
            return


async def storm(server: ServerProcess, players: list[Witness], answers: int, seed: int) -> None:
    """Let everybody play until so many answers are acknowledged, then pull the plug."""
    rng = random.Random(seed)
    before = acknowledged(players)
    playing = [asyncio.create_task(player.play_until_broken(rng)) for player in players]
    while acknowledged(players) < before + answers:
        assert not all(task.done() for task in playing), "nobody plays any more"
        await asyncio.sleep(rng.random() / 50)
    await asyncio.to_thread(server.kill)
    await asyncio.gather(*playing)


def acknowledged(players: list[Witness]) -> int:
    """Return how many answers the players were told are stored."""
    return sum(len(player.accepted) for player in players)


def check_promises(api: Api, players: list[Witness]) -> None:
    """Every acknowledged answer is in the record, as the entry it was promised to be."""
    tables = {player.welcome["table"]["id"] for player in players}
    stored = {table: api.table(table)["seq"] for table in tables}
    for player in players:
        seq = stored[player.welcome["table"]["id"]]
        assert seq >= max(player.promised(), player.seq), "an acknowledged move is lost"


def run_storms(folder: Path, tables: int, storms: int, answers: int, target: int) -> None:
    """Cut the power so many times after so many answers, then play all matches to their ends."""
    server = ServerProcess(sqlite_url(folder), checkpoint_every=7).start()
    api = Api(server.url)
    players: list[Witness] = []
    for _ in range(tables):
        first = api.create("human", "open", options={"target": target})
        second = api.sit(first["table"], 1)
        players += [Witness(server.ws, one["table"], one["token"]) for one in (first, second)]
    try:
        for number in range(storms):
            asyncio.run(storm(server, players, answers, number))
            server.start()
            check_promises(api, [player for player in players if player.welcome])
        asyncio.run(finish(players))
        for player in players:
            numbers = [event["seq"] for event in player.events]
            assert numbers == sorted(set(numbers)), "no event twice, none out of order"
            assert player.result is not None
            check_story(api, player)
    finally:
        server.stop()


async def finish(players: list[Witness]) -> None:
    """Play every match to its end."""
    for player in players:
        await player.connect()
    rng = random.Random(1)
    await asyncio.gather(*[player.play_on(rng) for player in players])
    for player in players:
        await player.close()


def check_story(api: Api, player: Witness) -> None:
    """Find each acknowledged answer in the finished match, by that seat, at that number."""
    table = player.welcome["table"]["id"]
    replay = api.http.get(f"/api/tables/{table}/replay").json()
    moments: dict[int, dict[str, Any]] = {one["seq"]: one for one in replay["moments"]}
    assert sorted(moments) == list(range(1, len(moments) + 1)), "the record has no gaps"
    for word in player.accepted:
        assert moments[word["seq"]]["kind"] == "answer"
        assert moments[word["seq"]]["seat"] == player.welcome["seat"]
    told = [event for one in replay["moments"] for event in one.get("events", [])]
    mine = [event for event in told if player.welcome["seat"] in event.get("only", [0, 1])]
    assert mine == player.events, "what was seen live is what the record tells"


def test_fifty_tables_survive_twenty_power_cuts(tmp_path: Path) -> None:
    run_storms(tmp_path, tables=50, storms=20, answers=100, target=30)


def test_what_the_table_itself_knows_comes_back_too(db: str) -> None:
    server = ServerProcess(db).start()
    api = Api(server.url)
    first = api.create("human", "open", "random", clock={"per_game": 500})
    second = api.sit(first["table"], 1)

    async def before() -> None:
        one = await Player(server.ws, first["table"], first["token"]).connect()
        two = await Player(server.ws, first["table"], second["token"]).connect()
        await two.send({"type": "concede"})
        await one.until(lambda: one.seats[1].get("conceded"))
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
        asyncio.run(before())
        server.kill()
        server.start()
        asyncio.run(after())
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
        one = await Player(server.ws, first["table"], first["token"]).connect()
        two = await Player(server.ws, first["table"], second["token"]).connect()
        await two.send({"type": "concede"})
        await one.until(lambda: one.seats[1].get("conceded"))

    async def after() -> None:
        async with Player(server.ws, first["table"], first["token"]) as one:
            while not one.view["players"][1].get("out"):
                await one.until(lambda: one.asks or one.view["players"][1].get("out"))
                if one.asks:
                    await one.answer()
            assert one.view["round"] == 1

    try:
        asyncio.run(before())
        server.kill()
        server.start()
        asyncio.run(after())
    finally:
        server.stop()
