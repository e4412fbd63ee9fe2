"""Every lesson and puzzle can be solved, by more than letting things pass, in all languages."""

from __future__ import annotations

import msgspec
import pytest

from cantina.core.languages import LANGUAGES, entries
from cantina.core.lessons import (
    KINDS,
    Classroom,
    Lesson,
    find_lesson,
    holds,
    idle_answer,
    lessons_of,
    play,
)
from cantina.core.registry import game_names
from cantina.core.rulebook import rulebook, rulebook_names

ALL = [
    pytest.param(lesson, id=f"{game}-{kind}-{lesson.name}")
    for game in game_names()
    for kind in KINDS
    for lesson in lessons_of(game, kind)
]
OPEN_PUZZLES = [
    pytest.param(lesson, id=f"{game}-{lesson.name}")
    for game in ("outer-rim", "destiny")
    for lesson in lessons_of(game, "puzzles")
]
"""Puzzles without secrets; in X-Wing what the others have set on their dials is given."""
VIEW = {"players": [{"credits": 4000}], "ships": [{"id": 1, "tokens": {}, "touching": [2]}]}


@pytest.mark.parametrize("lesson", ALL)
def test_the_stored_solution_reaches_every_goal(lesson: Lesson) -> None:
    found = play(lesson, lesson.solution)
    assert found.done
    assert found.answers == lesson.solution
    assert not play(lesson, lesson.solution[:-1]).done


@pytest.mark.parametrize("lesson", ALL)
def test_who_lets_things_pass_does_not_solve_it(lesson: Lesson) -> None:
    room = Classroom(lesson)
    for _ in range(len(lesson.solution) + 3):
        if room.done or room.lost or room.table.over:
            break
        key = idle_answer(room.table.ask(lesson.learner))
        if room.mistake_in(key) is not None:
            break
        room.answer(key)
    assert not room.done


class Contrary(Classroom):
    """A classroom whose others never let things pass where they can do something else."""

    def reply(self, seat: int) -> None:
        self.take(seat, list(self.table.ask(seat).answers())[-1])


@pytest.mark.parametrize("lesson", OPEN_PUZZLES)
def test_no_puzzle_hangs_on_what_others_happen_to_answer(lesson: Lesson) -> None:
    room = Contrary(lesson)
    for key in lesson.solution:
        room.answer(key)
    assert room.done


@pytest.mark.parametrize("lesson", ALL)
def test_what_is_said_is_said_in_every_language_and_cites_rules_that_exist(lesson: Lesson) -> None:
    said = [lesson.title.id, *[step.say.id for step in lesson.steps]]
    said += [] if lesson.why is None else [lesson.why.say.id]
    for language in LANGUAGES:
        assert [id_ for id_ in said if id_ not in entries(language)] == []
    game = lesson.position.game
    books = [rulebook(game)] if game in rulebook_names() else []
    cited = [step.rule for step in lesson.steps] + ([lesson.why.rule] if lesson.why else [])
    for rule in filter(None, cited):
        assert any(book.find(rule) for book in books), rule


@pytest.mark.parametrize("game", ["outer-rim", "x-wing", "destiny"])
def test_a_solved_puzzle_says_why_and_an_open_one_does_not(game: str) -> None:
    for puzzle in lessons_of(game, "puzzles"):
        assert play(puzzle, []).why is None
        told = play(puzzle, puzzle.solution).why
        assert told is not None
        assert told.rule, puzzle.name


def test_each_game_teaches_a_course_and_sets_puzzles() -> None:
    for game in ("outer-rim", "x-wing", "destiny"):
        assert len(lessons_of(game, "lessons")) >= 8
        assert len(lessons_of(game, "puzzles")) >= 10


def test_a_mistake_is_taken_back_and_explained_by_its_rule() -> None:
    lesson = find_lesson("x-wing", "lessons", "1-dial")
    assert lesson is not None
    found = play(lesson, ["0:turn:left:2"])
    assert found.answers == ()
    assert found.mistake is not None
    assert found.mistake.rule == "XW-DIAL-1"
    assert found.mistake.label is not None
    assert play(lesson, ["0:straight:4"]).step == 1


def test_a_learner_is_shown_what_the_seat_sees_and_no_solution() -> None:
    lesson = find_lesson("destiny", "lessons", "1-roll")
    assert lesson is not None
    found = play(lesson, [])
    other = found.view["players"][1]
    assert not other.get("hand")
    assert not hasattr(found, "solution")
    assert found.hint is not None


@pytest.mark.parametrize(
    ("condition", "true"),
    [
        ("players.0.credits >= 4000", True),
        ("players.0.credits > 4000", False),
        ("players.0.credits < 4000", False),
        ("players.0.credits <= 4000", True),
        ("ships[id=1].tokens.stress gone", True),
        ("ships[id=1].touching.0 there", True),
        ("ships[id=2] gone", True),
        ("ships[id=1].id == 1", True),
        ("ships[id=1].id != 1", False),
        ("players.3.credits > 0", False),
    ],
)
def test_conditions_read_a_view(condition: str, true: bool) -> None:
    assert holds(VIEW, condition) == true


def test_what_is_no_condition_is_refused() -> None:
    with pytest.raises(ValueError, match="no condition"):
        holds(VIEW, "the moon is full")


def test_dice_that_were_set_and_fit_no_longer_are_left_to_chance() -> None:
    lesson = find_lesson("x-wing", "lessons", "3-attack")
    assert lesson is not None
    other = msgspec.structs.replace(lesson, chance=(["hit"] * 9, ["evade"] * 9))
    with pytest.raises(ValueError, match="faces of"):
        forced = Classroom(other)
        for key in lesson.solution:
            forced.table.answer(lesson.learner, key)
    room = Classroom(other)
    for key in lesson.solution:
        room.answer(key)
    assert room.answers == list(lesson.solution)
