"""Whole matches of every registered game over the network: played, leak-checked, recovered."""

from __future__ import annotations

import asyncio
import copy
import json
import random
from typing import Any

import msgspec
import pytest

from cantina.bots.registry import usual_bot
from cantina.core.registry import game_names
from cantina.core.rng import Rng
from cantina.core.table import Table
from cantina.server.live.patch import apply
from cantina.server.match.room import Room
from cantina.server.process.settings import Settings
from cantina.server.store.store import Store
from server.harness import Api, Player, ServerProcess, play

CHECKED_MOVES = 60
"""Of each match so many moments are compared with imagined worlds."""

every_game = pytest.mark.parametrize("game", game_names())


@every_game
def test_a_scripted_client_plays_a_match_against_the_strongest_bot(
    api: Api, server: ServerProcess, game: str
) -> None:
    seated = api.create("human", usual_bot(game), game=game, seed=5)
    player = Player(server.ws, seated["table"], seated["token"])
    play(player, rng=random.Random(5))
    assert player.result is not None
    # a handful taken at random may not be enough (OR-BUY-2); nothing else offered is refused
    assert all(refusal["rule"] == "OR-BUY-2" for refusal in player.refused)
    assert api.metric("bot_failures_total") == 0
    sizes = sorted(len(frame) for frame in player.frames)
    assert sizes[len(sizes) // 2] < 8_192, "messages are small"


@every_game
def test_no_byte_a_seat_received_depends_on_what_it_cannot_know(
    api: Api, server: ServerProcess, game: str
) -> None:
    """Play whole games; all that was sent must be the same had the hidden things been different."""
    first = api.create("human", "open", game=game, seed=8)
    second = api.sit(first["table"], 1)
    tokens = (first["token"], second["token"], None)
    players = [Player(server.ws, first["table"], token) for token in tokens]
    asyncio.run(play_while_watched(players))
    moments = asyncio.run(tables_after(server.settings["db"], first["table"]))
    for seat, player in zip((0, 1, None), players, strict=True):
        check_frames(player, seat, moments)


async def play_while_watched(players: list[Player]) -> None:
    for player in players:
        await player.connect()
    rng = random.Random(8)
    await asyncio.gather(*[player.play_on(rng) for player in players[:2]])
    await players[2].until(lambda: players[2].result)
    for player in players:
        await player.close()


async def tables_after(db: str, table: str) -> list[Table[Any]]:
    """Return the true table after each entry of a match, from the store itself."""
    store = Store(Settings(db=db))
    await store.open()
    try:
        found = await store.match(table)
        assert found is not None
        room = Room(store, Settings(db=db), *found)
        room.match.state = "running"
        start = await store.checkpoint(table, up_to=1)
        assert start is not None
        room.restore(start, [])
        assert room.table is not None
        moments = [room.table.copy()]
        for move in (await store.moves(table))[1:]:
            room.replay(move)
            moments.append(room.table.copy())
        return moments
    finally:
        await store.close()


def check_frames(player: Player, seat: int | None, moments: list[Table[Any]]) -> None:
    """Compare what came over the line with what an imagined world would have shown."""
    view: Any = None
    step = max(1, len(moments) // CHECKED_MOVES)
    checked = 0
    for frame in player.frames:
        messages = {message["type"]: message for message in json.loads(frame)}
        changed = messages.get("view") or messages.get("delta")
        if changed is None:
            continue
        seq = changed["seq"]
        view = changed["view"] if "view" in changed else apply(view, changed["patch"])
        for event in messages.get("events", {}).get("events", []):
            assert seat in event.get("only", [seat]), "an event for others"
        asks = messages.get("asks", {}).get("asks", [])
        assert all(ask["seat"] == seat for ask in asks), "a question to others"
        if seq % step == 0:
            checked += 1
            check_moment(moments[seq - 1], seat, copy.deepcopy(view), asks)
    assert checked >= min(10, len(moments) // 2)


def check_moment(table: Table[Any], seat: int | None, view: Any, asks: list[Any]) -> None:
    for guess in range(2):
        world = table.imagine(seat, Rng(guess))
        assert plain(world.view(seat)) == view, "the view tells something hidden"
        if seat is not None and asks:
            [ask] = plain(world.asks(seat, explain=True))
            sent = {**asks[0], "number": ask["number"]}
            assert ask == sent, "the question tells something hidden"


def plain(value: Any) -> Any:
    """Return a value as a client reads it."""
    return msgspec.json.decode(msgspec.json.encode(value))


def test_matches_of_every_game_go_on_after_a_power_cut(db: str) -> None:
    server = ServerProcess(db, checkpoint_every=5).start()
    api = Api(server.url)
    tables = [api.create("human", "random", game=game, seed=3) for game in game_names()]

    async def before(seated: dict[str, Any]) -> Player:
        player = await Player(server.ws, seated["table"], seated["token"]).connect()
        rng = random.Random(3)
        for _ in range(8):
            await player.until(lambda: player.asks or player.result)
            if player.result is None:
                await player.answer(rng=rng)
        await player.until(lambda: player.asks or player.result)
        return player

    async def after(player: Player) -> None:
        again = Player(server.ws, player.welcome["table"]["id"], player.token)
        again.next_event = player.next_event
        await again.connect()
        assert again.view == player.view
        assert [unnumbered(ask) for ask in again.asks] == [unnumbered(ask) for ask in player.asks]
        assert again.events == []
        if again.asks:
            await again.answer()
            assert again.accepted
        await again.close()

    try:
        players = [asyncio.run(before(seated)) for seated in tables]
        server.kill()
        server.start()
        for player in players:
            asyncio.run(after(player))
    finally:
        server.stop()


def unnumbered(ask: dict[str, Any]) -> dict[str, Any]:
    return {**ask, "number": 0}
