"""Looks for puzzles: moments of bots' matches at which one line reaches a goal and idling does not.

    python tools/find_puzzles.py destiny 10 src/cantina/games/destiny/puzzles

A puzzle is a position between two steps in which the learner is asked; nothing is rolled on the way
to the goal, several answers are needed, and whoever lets things pass fails.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec

from cantina.bots.registry import make_bot
from cantina.core.lessons import Classroom, Lesson, Step, idle_answer, read_lesson
from cantina.core.piece import described
from cantina.core.position import Position, state_at
from cantina.core.problem import BadOptions
from cantina.core.registry import find_game
from cantina.core.table import Table
from cantina.core.text import Text, text
from cantina.core.window import Window

DEEPEST = 5
WIDEST = 14
MOST_LINES = 150
Goal = tuple[Text, str, tuple[str, ...], tuple[str, ...]]
"""Title, what it is about, the conditions of success, the conditions of failure."""


def destiny_goals(view: Any, seat: int) -> Iterator[Goal]:
    """Defeat somebody before the turn passes on."""
    for card in view["cards"]:
        left = card.get("health", 0) - card.get("damage", 0)
        if card["kind"] == "character" and card["controller"] != seat and left <= 6:
            title = text("ds-puzzle-defeat", name=Text(f"ds-name-{card['code']}"))
            yield title, card["code"], (f"cards[id={card['id']}] gone",), (f"acting != {seat}",)


def outer_rim_goals(view: Any, seat: int) -> Iterator[Goal]:
    """Gain fame, or much money, before the turn passes on."""
    me = view["players"][seat]
    over = (f"current != {seat}",)
    yield (
        text("or-puzzle-fame"),
        f"fame:{me['character']}:{me['space']}",
        (f"players.{seat}.fame > {me['fame']}",),
        over,
    )
    for amount in (5000, 4000):
        goal = f"players.{seat}.credits >= {me['credits'] + amount}"
        yield (
            text("or-puzzle-credits", credits=amount),
            f"credits:{amount}:{me['character']}",
            (goal,),
            over,
        )


GOALS: dict[str, Callable[[Any, int], Iterator[Goal]]] = {
    "destiny": destiny_goals,
    "outer-rim": outer_rim_goals,
}


def solve(lesson: Lesson) -> tuple[str, ...] | None:
    """Return a line that reaches the goal without chance, the shortest that is found."""
    first = Classroom(lesson)
    first.table = first.table.copy(pause_on_chance=True)
    lines, tried = [first], 0
    while lines:
        room = lines.pop(0)
        for number, key in enumerate(room.table.ask(lesson.learner).answers()):
            tried += 1
            if number >= WIDEST or tried > MOST_LINES:
                break
            again = room.copy()
            try:
                again.answer(key)
            except (ValueError, IndexError):
                continue
            if again.done:
                return tuple(again.answers)
            asked = lesson.learner in again.table.waiting and again.table.chance is None
            if asked and not again.lost and len(again.answers) < DEEPEST:
                lines.append(again)
    return None


def idling_fails(lesson: Lesson) -> bool:
    """Say whether letting everything pass misses the goal."""
    room = Classroom(lesson)
    for _ in range(DEEPEST + 3):
        if room.done:
            return False
        if room.lost or room.table.over:
            return True
        room.answer(idle_answer(room.table.ask(lesson.learner)))
    return not room.done


def plain(value: Any) -> Any:
    """Return a value as JSON has it."""
    return msgspec.json.decode(msgspec.json.encode(value))


def change_from(base: Any, full: Any) -> Any:
    """Return the least that `core.position.merged` needs to turn one value into another."""
    if isinstance(base, dict) and isinstance(full, dict) and base.keys() <= full.keys():
        differing = {name: part for name, part in full.items() if plain(base.get(name)) != part}
        return {name: change_from(base.get(name), part) for name, part in differing.items()}
    if isinstance(base, list) and isinstance(full, list) and 0 < len(base) == len(full):
        pairs = zip(base, full, strict=True)
        return {str(at): change_from(a, b) for at, (a, b) in enumerate(pairs) if plain(a) != b}
    return full


def lean(value: Any, is_same: Callable[[], bool]) -> None:
    """Leave out, in place, whatever the rules would fill in themselves."""
    for name in list(value) if isinstance(value, dict) else range(len(value)):
        part = value[name]
        if isinstance(value, dict):
            del value[name]
            if is_same():
                continue
            value[name] = part
        if isinstance(part, dict | list):
            lean(part, is_same)


def compact(position: Position) -> Position:
    """Return a position that says no more than it must, and so outlives changes of the state."""
    game = find_game(position.game)
    wanted = described(state_at(game, position))
    base = described(game.begin(game.read_options(position.options), position.seats))
    change = change_from(base, plain(wanted))

    def is_same() -> bool:
        try:
            found = state_at(game, msgspec.structs.replace(position, state=change))
        except (BadOptions, ValueError, KeyError):
            return False
        return bool(described(found) == wanted)

    lean(change, is_same)
    return msgspec.structs.replace(position, state=change)


def moments(name: str, seed: int) -> Iterator[Table[Any]]:
    """Go through the moments of a match of bots that lie between two steps."""
    game = find_game(name)
    variants = [options for seats, options in game.variants() if seats == 2]
    table: Table[Any] = Table.start(game, 2, variants[seed % len(variants)], seed=seed)
    bots = [make_bot("greedy", name, seed + seat) for seat in range(2)]
    while not table.over:
        if (
            table.checkpoint()[0] == table.number
            and len(table.waiting) == 1
            and table.state.turn > 2
        ):
            yield table
        seat = table.waiting[0]
        table.answer(seat, bots[seat].choose(Window(table, seat)))


def subjects(name: str, lesson: Lesson) -> list[str]:
    """Return what a puzzle that is there already is about."""
    goals = GOALS[name](Classroom(lesson).view, lesson.learner)
    return [about for _, about, goal, _ in goals if goal == lesson.steps[0].goal]


def find(name: str, wanted: int, folder: Path) -> None:
    """Write as many puzzles as wanted."""
    folder.mkdir(parents=True, exist_ok=True)
    there = [read_lesson(file) for file in sorted(folder.glob("*.json"))]
    known = {about for lesson in there for about in subjects(name, lesson)}
    number = len(there)
    for seed in range(1, 400):
        found = False
        for table in moments(name, seed):
            seat = table.waiting[0]
            view = msgspec.to_builtins(table.view(seat))
            for title, about, goal, over in GOALS[name](view, seat):
                if about in known:
                    continue
                position = Position(
                    name, 2, msgspec.to_builtins(table.options), described(table.checkpoint()[1]), 1
                )
                step = Step(Text(f"{title.id}-say"), goal)
                lesson = Lesson("try", title, position, (step,), (), seat, over=over)
                line = solve(lesson)
                if line is None or len(line) < 2 or not idling_fails(lesson):
                    continue
                number += 1
                known.add(about)
                level = min(3, max(1, len(line) - 1))
                final = msgspec.structs.replace(
                    lesson,
                    name=f"{number:02}",
                    solution=line,
                    level=level,
                    position=compact(position),
                )
                content = msgspec.json.format(msgspec.json.encode(final), indent=1)
                (folder / f"{number:02}.json").write_bytes(content + b"\n")
                print(number, about, line, flush=True)
                found = True
                break
            if found or number >= wanted:
                break
        if number >= wanted:
            return


if __name__ == "__main__":
    find(sys.argv[1], int(sys.argv[2]), Path(sys.argv[3]))
