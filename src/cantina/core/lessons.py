"""Lessons and puzzles: a position, what others answer, what chance brings, and goals to reach.

They lie as JSON files in a game's folder, `lessons/` and `puzzles/`, and are played on the real
table. Goals are checked from what the learner sees, so every way to reach one counts. A lesson is
not kept anywhere: it is played again from its beginning with all answers so far, which are few.
See docs/adding-a-puzzle.md.
"""

from __future__ import annotations

import copy
import fnmatch
import re
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from cantina.core.ask import BaseAsk, Refused
from cantina.core.places import game_folder
from cantina.core.position import Position, table_at
from cantina.core.table import Table
from cantina.core.text import Text
from cantina.core.wire import Event, OpenAsk, Result, kind_and_rest

KINDS = ("lessons", "puzzles")
MOST_ANSWERS = 80
"""Answers of a learner; nothing that is taught takes more."""
MOST_REPLIES = 400
"""Answers that others may give in between, before something must be wrong with the lesson."""
IDLE = ("pass", "none", "done", "no", "end", "stay", "skip", "nothing")
"""How somebody answers who wants nothing."""


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One thing to do: what is said, what counts as done, what is a mistake."""

    say: Text
    goal: tuple[str, ...] = ()
    """Conditions on what is seen (`Classroom.seen`); none: any answer that is no mistake."""
    prompt: str = ""
    """The question that `only` is about; empty: every question."""
    only: tuple[str, ...] = ()
    """Patterns of the keys that are right; empty: all are."""
    rule: str = ""
    """What explains a mistake."""
    at: str = ""
    """The thing on the board to look at."""


class Why(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Why a solution is one, told to whoever has found it, with the rule behind it."""

    say: Text
    rule: str = ""


class Lesson(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter of a course, or a puzzle."""

    name: str
    title: Text
    position: Position
    steps: tuple[Step, ...]
    solution: tuple[str, ...]
    """Answers of the learner that reach every goal: tests play them."""
    learner: int = 0
    chance: tuple[Any, ...] = ()
    """What chance brings first; then the seed decides."""
    others: tuple[str, ...] = ()
    """What the others answer, in order; then they let things pass."""
    over: tuple[str, ...] = ()
    """Conditions of which any ends the try without success."""
    level: int = 1
    why: Why | None = None


class Brief(msgspec.Struct, frozen=True):
    """A lesson as a list of them shows it."""

    name: str
    title: Text
    steps: int
    level: int


class Mistake(msgspec.Struct, frozen=True, omit_defaults=True):
    """An answer that was taken back: which one, and the rule that explains it."""

    key: str
    label: Text | None = None
    rule: str = ""


class Task(msgspec.Struct, frozen=True, omit_defaults=True):
    """A step as the learner is told of it."""

    say: Text
    at: str = ""


class Progress(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a learner stands: the table as they see it, and what is to do."""

    title: Text
    tasks: tuple[Task, ...]
    learner: int
    seats: int
    answers: tuple[str, ...]
    view: Any
    asks: list[OpenAsk]
    waiting: tuple[int, ...]
    events: list[Event]
    step: int
    done: bool = False
    lost: bool = False
    mistake: Mistake | None = None
    result: Result | None = None
    hint: Text | None = None
    """What the stored solution answers next, as long as it was followed."""
    hint_at: str = ""
    why: Why | None = None
    """Why that was it, once it is done."""


# --- conditions -----------------------------------------------------------------------------------

CONDITION = re.compile(r"(?P<path>\S+) (?P<test>there|gone|[=!<>]=?)(?: (?P<value>.+))?")
PART = re.compile(r"(?P<name>[^\[\].]+)|\[(?P<chosen>[^\]]+)\]")


def found_at(view: Any, path: str) -> Any:
    """Follow a path such as `ships[ship_id=1].shields` through a view; None leads nowhere."""
    here = view
    for part in PART.finditer(path):
        if here is None:
            return None
        if part["chosen"]:
            wanted = [one.split("=") for one in part["chosen"].split(",")]
            here = next((one for one in here if all(is_so(one, n, v) for n, v in wanted)), None)
        elif isinstance(here, list | tuple):
            here = here[int(part["name"])] if int(part["name"]) < len(here) else None
        else:
            here = here.get(part["name"])
    return here


def is_so(thing: Any, name: str, value: str) -> bool:
    """Say whether a field of a thing is written like this."""
    return str(thing.get(name)) == value


def holds(view: Any, condition: str) -> bool:
    """Say whether a condition such as `players.0.credits >= 7000` is true of a view."""
    match = CONDITION.fullmatch(condition)
    if match is None:
        raise ValueError(f"no condition is written {condition!r}")
    found = found_at(view, match["path"])
    test = match["test"]
    if test in ("there", "gone"):
        return (found is not None) == (test == "there")
    if test in ("==", "!="):
        return (str(found) == match["value"]) == (test == "==")
    number, bound = float(found or 0), float(match["value"])
    answers = {">=": number >= bound, "<=": number <= bound, ">": number > bound}
    return answers.get(test, number < bound)


# --- files ----------------------------------------------------------------------------------------


@cache
def lessons_of(game: str, kind: str) -> tuple[Lesson, ...]:
    """Return the lessons or puzzles of a game, in the order of their files."""
    folder = game_folder(game)
    files = sorted((folder / kind).glob("*.json")) if folder is not None else []
    return tuple([read_lesson(file) for file in files])


def read_lesson(file: Path) -> Lesson:
    """Read one file; what is wrong with it is an error that names it."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=Lesson)
    except msgspec.DecodeError as error:
        raise ValueError(f"{file.name}: {error}") from error


def find_lesson(game: str, kind: str, name: str) -> Lesson | None:
    """Return a lesson by its name."""
    return next((one for one in lessons_of(game, kind) if one.name == name), None)


def briefs(game: str, kind: str) -> list[Brief]:
    """Return what there is to learn."""
    found = lessons_of(game, kind)
    return [Brief(one.name, one.title, len(one.steps), one.level) for one in found]


# --- playing --------------------------------------------------------------------------------------


def idle_answer(ask: BaseAsk[Any]) -> str:
    """Return the key of somebody who lets things pass; where that is no answer, the first."""
    offered = ask.keys()
    idle = [key for key in offered if kind_and_rest(key)[0] in IDLE]
    return idle[0] if idle else next(iter(ask.answers()))


class Classroom:
    """One lesson being played from its beginning."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self.table: Table[Any] = table_at(lesson.position)
        if lesson.chance:
            self.table.force(*lesson.chance)
        self.replies = list(lesson.others)
        self.answers: list[str] = []
        self.step = 0
        self.lost = False
        self.wait()

    def copy(self) -> Classroom:
        """Return the lesson as it stands, to try something out."""
        new = copy.copy(self)
        new.table = self.table.copy()
        new.replies, new.answers = [*self.replies], [*self.answers]
        return new

    @property
    def view(self) -> Any:
        """What the learner sees."""
        return msgspec.to_builtins(self.table.view(self.lesson.learner))

    @property
    def seen(self) -> Any:
        """What conditions read: the learner's view, and under `ask` what the learner is asked."""
        if self.lesson.learner not in self.table.waiting:
            return self.view
        ask = self.table.ask(self.lesson.learner)
        asked = {"prompt": ask.prompt_text().id, "keys": list(ask.keys())}
        return {**self.view, "ask": asked}

    @property
    def done(self) -> bool:
        """Whether every step is done."""
        return self.step >= len(self.lesson.steps)

    def wait(self) -> None:
        """Let the others answer until the learner is asked."""
        for _ in range(MOST_REPLIES):
            waiting = [seat for seat in self.table.waiting if seat != self.lesson.learner]
            if self.table.over or self.lesson.learner in self.table.waiting or not waiting:
                return
            self.reply(waiting[0])
        raise ValueError(f"{self.lesson.name}: the others go on without end")

    def reply(self, seat: int) -> None:
        """Answer for another seat: as the lesson says, or as one who wants nothing."""
        idle = idle_answer(self.table.ask(seat))
        try:
            self.take(seat, self.replies.pop(0) if self.replies else idle)
        except Refused:
            self.take(seat, idle)

    def take(self, seat: int, key: str) -> None:
        """Take an answer; chance that was forced is dropped where it no longer fits."""
        try:
            self.table.answer(seat, key)
        except ValueError:
            if not self.table.force_no_more():
                raise
            self.table.answer(seat, key)

    def mistake_in(self, key: str) -> Mistake | None:
        """Say whether an answer is one that the step does not want."""
        step = self.lesson.steps[self.step]
        ask = self.table.asks(self.lesson.learner)[0]
        if not step.only or step.prompt not in ("", ask.prompt.id):
            return None
        if any(fnmatch.fnmatchcase(key, pattern) for pattern in step.only):
            return None
        return Mistake(key, label_of(ask, key), step.rule or next(iter(ask.rules), ""))

    def reaches(self, view: Any, asked: str) -> bool:
        """Say whether the step is done: its goal is reached, or its question is answered."""
        step = self.lesson.steps[self.step]
        if step.goal:
            return all(holds(view, one) for one in step.goal)
        return step.prompt in ("", asked)

    def answer(self, key: str) -> None:
        """Take an answer of the learner and see what it has reached."""
        asked = self.table.asks(self.lesson.learner)[0].prompt.id
        self.take(self.lesson.learner, key)
        self.answers.append(key)
        self.wait()
        view = self.seen
        if self.reaches(view, asked):
            self.step += 1
        while not self.done and self.lesson.steps[self.step].goal and self.reaches(view, asked):
            self.step += 1
        self.lost = not self.done and any(holds(view, one) for one in self.lesson.over)


def label_of(ask: OpenAsk, key: str) -> Text | None:
    """Return what an option is called."""
    return next((option.label for option in ask.options if option.key == key), None)


def play(lesson: Lesson, answers: Sequence[str]) -> Progress:
    """Play a lesson with these answers; the last one may be a mistake, and then is taken back."""
    room = Classroom(lesson)
    mistake: Mistake | None = None
    for key in answers[:MOST_ANSWERS]:
        if room.done or room.lost or room.table.over:
            break
        mistake = room.mistake_in(key)
        if mistake is not None:
            break
        room.answer(key)
    return progress(room, mistake)


def progress(room: Classroom, mistake: Mistake | None) -> Progress:
    """Return where the learner stands."""
    lesson, table = room.lesson, room.table
    ended = room.done or room.lost
    asks = [] if ended else table.asks(lesson.learner, explain=True)
    hint, hint_at = next_of_solution(room, asks)
    return Progress(
        lesson.title,
        tuple([Task(step.say, step.at) for step in lesson.steps]),
        lesson.learner,
        table.seats,
        tuple(room.answers),
        room.view,
        asks,
        () if ended else table.waiting,
        table.events(lesson.learner),
        room.step,
        room.done,
        room.lost or (table.over and not room.done),
        mistake,
        table.result,
        hint,
        hint_at,
        lesson.why if room.done else None,
    )


def next_of_solution(room: Classroom, asks: list[OpenAsk]) -> tuple[Text | None, str]:
    """Return what the solution does next and where, as long as the learner follows it."""
    told, solution = tuple(room.answers), room.lesson.solution
    if not asks or solution[: len(told)] != told or len(told) >= len(solution):
        return None, ""
    parts = solution[len(told)].split("+")
    for option in asks[0].options:
        if option.key in (solution[len(told)], *parts):
            return option.label, option.at or ""
    return None, ""
