"""Lessons and puzzles at a terminal: line by line, and on the whole screen."""

from __future__ import annotations

import pytest
from textual.pilot import Pilot

from cantina.cli import common
from cantina.cli.lesson import LessonSession, LineLesson
from cantina.cli.screen.app import TableApp
from cantina.core.ask import Refused
from cantina.core.lessons import Lesson, find_lesson
from cantina.core.undoing import CannotUndo
from cli.test_screen import play, press_answer, settled, until


@pytest.fixture(autouse=True)
def in_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(common, "language", lambda: "en")


def lesson(game: str, kind: str, name: str) -> Lesson:
    found = find_lesson(game, kind, name)
    assert found is not None
    return found


def test_a_puzzle_is_solved_line_by_line_and_says_why(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = iter(["h", "resolve:18", "0"])
    monkeypatch.setattr(type(common.console()), "input", lambda *_, **__: next(lines))
    LineLesson(lesson("destiny", "puzzles", "01"), is_puzzle=True).run()
    told = capsys.readouterr().out
    assert "The next move: Resolve Tusken Raider die" in told
    assert "Find the one action that is enough." in told
    assert "Solved. Wat Tambor could take 2 more damage." in told
    assert "(DS-COST-3)" in told


def test_a_mistake_is_refused_with_its_rule_and_an_answer_taken_back() -> None:
    session = LessonSession(lesson("x-wing", "lessons", "1-dial"), is_puzzle=False)
    with pytest.raises(CannotUndo):
        session.take_back(0)
    with pytest.raises(Refused) as refused:
        session.give(0, "0:turn:left:2")
    assert "(XW-DIAL-1)" in session.write.write(refused.value.reason)
    session.give(0, "0:straight:4")
    assert session.room.step == 1
    session.take_back(0)
    assert session.room.step == 0
    assert not session.over


def test_a_puzzle_that_cannot_be_solved_any_more_says_so() -> None:
    session = LessonSession(lesson("destiny", "puzzles", "01"), is_puzzle=True)
    session.give(session.humans[0], "pass")
    assert session.over
    assert session.asked() is None
    assert "does not work out" in session.outcome()


def test_a_puzzle_is_solved_on_the_screen() -> None:
    puzzle = lesson("destiny", "puzzles", "01")
    app = TableApp(LessonSession(puzzle, is_puzzle=True))

    async def script(app: TableApp, pilot: Pilot[None]) -> None:
        await until(app, pilot, "Find the one action that is enough.")
        await pilot.press("h")
        await until(app, pilot, "The next move: Resolve Tusken Raider die")
        for key in puzzle.solution:
            before = app.ask
            press_answer(app, key)
            while app.ask is before:
                await pilot.pause()
            await settled(app, pilot)
        await until(app, pilot, "Solved. Wat Tambor could take")

    play(app, script, (120, 40))
    assert "DS-COST-3" in app.partings[0]
