"""`cantina learn` and `cantina puzzle`: the courses and puzzles of the games at a terminal."""

from __future__ import annotations

from typing import Annotated

import typer

from cantina.cli.common import console, fail, reader, say
from cantina.cli.lesson import LessonSession, LineLesson
from cantina.cli.play import PlainFlag
from cantina.cli.showing import is_plain, on_screen
from cantina.core.lessons import Lesson, lessons_of
from cantina.core.registry import find_game
from cantina.core.text import text

GameArgument = Annotated[str, typer.Argument(help=say("cli-help-game"))]
NameArgument = Annotated[str | None, typer.Argument(help=say("cli-help-learn-name"))]


def show_list(lessons: tuple[Lesson, ...]) -> None:
    """List what there is, by the names to call it by."""
    for lesson in lessons:
        console().print(f"[bold cyan]{lesson.name:<14}[/] {reader().write(lesson.title)}")


def study(game: str, kind: str, name: str | None, plain: bool) -> None:
    """Play a lesson of a kind, or list them."""
    find_game(game)
    lessons = lessons_of(game, kind)
    if name is None:
        show_list(lessons)
        return
    # the number alone is enough: `4` for `4-bump`, `7` for `07`
    found = [one for one in lessons if name == one.name or name == number_of(one.name)]
    if not found:
        known = ", ".join([one.name for one in lessons])
        fail(text("cli-learn-unknown", name=name, known=known))
    is_puzzle = kind == "puzzles"
    if is_plain(plain):
        LineLesson(found[0], is_puzzle).run()
    else:
        on_screen(LessonSession(found[0], is_puzzle))


def number_of(name: str) -> str:
    """Return the number that a name begins with."""
    return name.partition("-")[0].lstrip("0")


def register(app: typer.Typer) -> None:
    """Add the commands."""

    @app.command("learn", help=say("cli-help-learn"))
    def learn(game: GameArgument, name: NameArgument = None, plain: PlainFlag = False) -> None:
        study(game, "lessons", name, plain)

    @app.command("puzzle", help=say("cli-help-puzzle"))
    def puzzle(game: GameArgument, name: NameArgument = None, plain: PlainFlag = False) -> None:
        study(game, "puzzles", name, plain)
