"""A server of today on the database of the release before, with its matches still running.

`upgrades/running-0.1.sql.gz` is such a database: a first line that names the table of each game and
the key to its first seat, then its dump.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from cantina.server.process.settings import Settings
from cantina.server.store.backup import back_up, restore
from server.harness import Api, Player, ServerProcess, sqlite_url, wait_for
from server.test_admin import admin

STORED = Path(__file__).parent / "upgrades" / "running-0.1.sql.gz"
Held = dict[str, dict[str, Any]]


@pytest.fixture(scope="module")
def upgraded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[ServerProcess, Held]]:
    """Serve that database."""
    folder = tmp_path_factory.mktemp("upgrade")
    held = lay_out(folder)
    with ServerProcess(sqlite_url(folder)) as server:
        yield server, held


def lay_out(folder: Path) -> Held:
    """Make the database of the release before, and return the keys to its tables."""
    head, _, dump = gzip.decompress(STORED.read_bytes()).decode().partition("\n")
    with sqlite3.connect(folder / "cantina.sqlite3") as database:
        database.executescript(dump)
    found: Held = json.loads(head)
    return found


def counts(folder: Path) -> list[int]:
    """Return how many rows of a match's tables there are."""
    with sqlite3.connect(folder / "cantina.sqlite3") as database:
        names = ("matches", "seats", "moves", "checkpoints")
        return [database.execute(f"SELECT count(*) FROM {one}").fetchone()[0] for one in names]


GAMES = ["outer-rim", "x-wing", "destiny", "smugglers-dice"]


@pytest.mark.parametrize("game", GAMES)
def test_a_running_match_of_the_release_before_goes_on_or_says_why_not(
    upgraded: tuple[ServerProcess, Held], game: str
) -> None:
    server, held = upgraded
    api, seat = Api(server.url), held[game]
    info = api.table(seat["table"])
    assert info["state"] == "running"

    async def play_on() -> None:
        async with Player(server.ws, seat["table"], seat["token"]) as player:
            await player.until(lambda: player.events)  # what happened can be read
            if info.get("outdated"):
                await player.send({"type": "answer", "ask": 1, "key": "pass"})
                await player.until(lambda: player.refused)
                assert player.refused[0]["reason"]["id"] == "server-not-running"
            else:
                await player.until(lambda: bool(player.asks))
                before = player.seq
                await player.answer()
                await player.until(lambda: player.seq > before)

    asyncio.run(play_on())
    replay = api.http.get(f"/api/tables/{seat['table']}/replay")
    if info.get("outdated"):
        assert len(replay.json()["moments"]) == seat["seq"]
        admin(server, "close", seat["table"])
        wait_for(lambda: api.table(seat["table"])["state"] == "finished", "it is not closed")
    else:
        assert replay.json()["reason"]["id"] == "server-not-finished"


def test_the_teaching_game_has_not_changed_since(upgraded: tuple[ServerProcess, Held]) -> None:
    server, held = upgraded
    assert not Api(server.url).table(held["smugglers-dice"]["table"]).get("outdated")


def test_a_copy_of_the_release_before_is_restored_whole(tmp_path: Path) -> None:
    old, fresh = tmp_path / "old", tmp_path / "fresh"
    for folder in (old, fresh):
        folder.mkdir()
    lay_out(old)
    copy = tmp_path / "copy.jsonl.gz"
    back_up(Settings(db=sqlite_url(old)), copy)
    restore(Settings(db=sqlite_url(fresh)), copy)
    assert counts(fresh) == counts(old)
    assert min(counts(fresh)) > 0
