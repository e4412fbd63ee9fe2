"""Bots think in processes of their own; slow, crashing and lying ones never stop a table."""

from __future__ import annotations

import asyncio
import os
import signal
from itertools import count
from pathlib import Path

import pytest

from cantina.core.registry import find_game
from cantina.core.table import Table
from cantina.server.match.course import Course
from cantina.server.match.errands import NEEDS_PAST, TIMED_OUT, Choose, Outcome, Parcel, Past
from cantina.server.match.happenings import (
    Happening,
    read_happening,
    save_table,
    write_happening,
    write_saved,
)
from cantina.server.match.worker import Desk
from cantina.server.match.workers import Workers
from cantina.server.process.settings import Settings
from cantina.server.store.rows import Match, Move, Seat
from server.harness import GAME, PATIENCE, Api, Player, ServerProcess


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


TABLES = count()


def question(bot: str) -> Choose:
    """Return a question to a bot that is new at its table."""
    seats = [Seat(match="t", seat=seat, kind="bot", bot=bot) for seat in range(2)]
    table = Table.start(find_game(GAME), 2, seed=1)
    position = write_saved(save_table(table))
    return Choose(
        table=f"t{next(TABLES)}",
        game=GAME,
        bot=bot,
        seat=table.waiting[0],
        options=b"{}",
        position=position,
        seed=1,
        past=Past(match=Match(id="t", game=GAME), seats=seats, checkpoint=None, moves=[]),
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


def test_a_worker_that_died_while_nobody_asked_is_replaced() -> None:
    async def run() -> list[Outcome]:
        workers = Workers(1, Settings())
        try:
            async with asyncio.timeout(PATIENCE):
                first = await workers.ask(question("random"), PATIENCE)
                own = Path(f"/proc/{os.getpid()}/task/{os.getpid()}/children").read_text().split()
                for child in own:
                    if b"match.worker" in Path(f"/proc/{child}/cmdline").read_bytes():
                        os.kill(int(child), signal.SIGKILL)
                return [first, await workers.ask(question("random"), PATIENCE)]
        finally:
            await workers.close()

    first, second = asyncio.run(run())
    assert second.data == first.data


def test_two_bots_play_a_match_by_themselves(api: Api, server: ServerProcess) -> None:
    table = api.create("random", "random", "random")["table"]

    async def run() -> None:
        async with Player(server.ws, table, None) as watcher:
            await watcher.until(lambda: watcher.result)
            assert watcher.result is not None

    asyncio.run(run())


# --- one bot for the whole match ------------------------------------------------------------------


class Seated:
    """A match in which a counting bot has the first seat, and the worker it lives in."""

    def __init__(self) -> None:
        match = Match(id="t", game=GAME, secret="s", state="running", options="{}")
        seats = [Seat(match="t", seat=number, kind="bot", bot="counting") for number in range(2)]
        self.course = Course(Settings(), match, seats)
        self.moves: list[Move] = []
        self.note(self.course.start())
        self.desk = Desk(lambda: None)

    def note(self, happening: Happening) -> None:
        seq = self.course.seq + 1
        self.course._note(happening, seq, float(seq))
        data = write_happening(happening)
        self.moves.append(Move(match="t", seq=seq, at=float(seq), data=data))

    def ask(self, *, is_told: bool = False) -> Outcome:
        """Ask the bot of whoever has to answer first; told: with the match up to now."""
        course = self.course
        assert course.table is not None
        past = Past(match=course.match, seats=course.seats, checkpoint=None, moves=self.moves)
        errand = Choose(
            table="t",
            game=GAME,
            bot="counting",
            seat=0,
            options=b"{}",
            position=write_saved(save_table(course.table)),
            seed=1,
            past=past if is_told else None,
        )
        return self.desk.do(Parcel(errand, Settings()))

    def play(self) -> None:
        """Let both answer, as their bots, with the first thing that the rules take."""
        assert self.course.table is not None
        for seat in list(self.course.waiting):
            key = self.course.table.ask(seat).keys()[0]
            self.note(self.course.answer(seat, None, key, by_bot=True))


def test_one_bot_lives_at_its_seat_for_the_whole_match(bad_bots: None) -> None:
    seated = Seated()
    assert seated.ask().failed == NEEDS_PAST
    assert seated.ask(is_told=True).data == b"1"
    assert seated.ask().data == b"2", "it is the same bot"


def test_a_bot_whose_worker_died_is_told_the_match_again(bad_bots: None) -> None:
    seated = Seated()
    seated.play()
    answered = [read_happening(move.data) for move in seated.moves]
    own = sum(1 for one in answered if one.kind == "answer" and one.seat == 0)
    assert own >= 1
    while 0 not in seated.course.waiting:
        seated.play()
        own = sum(1 for move in seated.moves if read_happening(move.data).seat == 0)
    assert seated.ask().failed == NEEDS_PAST, "nobody lives here"
    assert seated.ask(is_told=True).data == str(own + 1).encode()
