"""Bots think in processes of their own; slow, crashing and lying ones never stop a table."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from cantina.core.registry import find_game
from cantina.core.table import Table
from cantina.server.match.happenings import save_table, write_saved
from cantina.server.match.thinkers import Question, Thinkers
from server.harness import GAME, PATIENCE, Api, Player, ServerProcess

ENTRY_POINTS = """[cantina.bots]
sleepy = slow_bots:SleepyBot
crashing = slow_bots:CrashingBot
lying = slow_bots:LyingBot
"""


@pytest.fixture
def bad_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Register the bots of `slow_bots.py` as an installed package would."""
    info = tmp_path / "bad_bots-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: bad-bots\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(ENTRY_POINTS)
    (tmp_path / "slow_bots.py").write_text((Path(__file__).parent / "slow_bots.py").read_text())
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    monkeypatch.syspath_prepend(str(tmp_path))
    yield


@pytest.mark.parametrize("bot", ["sleepy", "crashing", "lying"])
def test_a_bad_bot_never_stops_a_table(bad_bots: None, db: str, bot: str) -> None:
    with ServerProcess(db, bot_seconds=0.05) as server:
        api = Api(server.url)
        seated = api.create("human", bot, options={"target": 10})

        async def run() -> None:
            async with Player(server.ws, seated["table"], seated["token"]) as player:
                for _ in range(2):
                    await player.until(lambda: player.asks or player.result)
                    if player.result is None:
                        await player.answer()
                await player.until(lambda: player.asks or player.result)

        asyncio.run(run())
        assert api.metric("bot_failures_total") >= 1


def question(bot: str, seconds: float) -> Question:
    table = Table.start(find_game(GAME), 2, seed=1)
    position = write_saved(save_table(table))
    return Question(GAME, bot, table.waiting[0], b"{}", position, seconds, 1)


def test_a_bot_answers_from_its_own_process_and_the_same_seed_gives_the_same_answer() -> None:
    async def run() -> None:
        thinkers = Thinkers(1)
        try:
            answers = {await thinkers.ask(question("random", PATIENCE)) for _ in range(3)}
            assert len(answers) == 1
            assert answers <= {"trade-lane", "asteroids", "night-run"}
        finally:
            await thinkers.close()

    asyncio.run(run())


def test_a_slow_bot_is_cut_off_and_the_next_question_is_answered(bad_bots: None) -> None:
    async def run() -> None:
        thinkers = Thinkers(1)
        try:
            assert await thinkers.ask(question("random", PATIENCE)) is not None
            async with asyncio.timeout(PATIENCE):  # it would sleep for an hour
                assert await thinkers.ask(question("sleepy", 0.1)) is None
            assert await thinkers.ask(question("crashing", 0.1)) is None
            assert await thinkers.ask(question("random", PATIENCE)) is not None
        finally:
            await thinkers.close()

    asyncio.run(run())


def test_two_bots_play_a_match_by_themselves(api: Api, server: ServerProcess) -> None:
    table = api.create("random", "random", "random")["table"]

    async def run() -> None:
        async with Player(server.ws, table, None) as watcher:
            await watcher.until(lambda: watcher.result)
            assert watcher.result is not None

    asyncio.run(run())
