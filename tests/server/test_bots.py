"""Bots think in processes of their own; slow, crashing and lying ones never stop a table."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from cantina.core.registry import find_game
from cantina.core.table import Table
from cantina.server.match.errands import TIMED_OUT, Choose, Outcome
from cantina.server.match.happenings import save_table, write_saved
from cantina.server.match.workers import Workers
from cantina.server.process.settings import Settings
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


def question(bot: str) -> Choose:
    table = Table.start(find_game(GAME), 2, seed=1)
    position = write_saved(save_table(table))
    return Choose(
        table="t",
        game=GAME,
        bot=bot,
        seat=table.waiting[0],
        options=b"{}",
        position=position,
        seed=1,
        is_kept=False,
    )


def ask(*bots: tuple[str, float]) -> list[Outcome]:
    """Ask one worker for answers of these bots, each within so many seconds."""

    async def run() -> list[Outcome]:
        workers = Workers(1, Settings())
        try:
            async with asyncio.timeout(PATIENCE):
                return [await workers.ask(question(bot), seconds) for bot, seconds in bots]
        finally:
            await workers.close()

    return asyncio.run(run())


def test_a_bot_answers_from_its_own_process_and_the_same_seed_gives_the_same_answer() -> None:
    answers = {outcome.data for outcome in ask(*[("random", PATIENCE)] * 3)}
    assert len(answers) == 1
    assert answers <= {b"trade-lane", b"asteroids", b"night-run"}


def test_a_slow_bot_is_cut_off_and_the_next_question_is_answered(bad_bots: None) -> None:
    bots = ["random", "sleepy", "crashing", "random"]
    first, slow, crashed, last = ask(*[(bot, 0.1 if "y" in bot else PATIENCE) for bot in bots])
    assert first.data and last.data
    assert slow.failed == TIMED_OUT
    assert crashed.failed and not crashed.data


def test_two_bots_play_a_match_by_themselves(api: Api, server: ServerProcess) -> None:
    table = api.create("random", "random", "random")["table"]

    async def run() -> None:
        async with Player(server.ws, table, None) as watcher:
            await watcher.until(lambda: watcher.result)
            assert watcher.result is not None

    asyncio.run(run())
