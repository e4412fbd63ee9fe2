"""The `cantina` command."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Annotated, Any, NoReturn

import typer
import typer.main

from cantina.cli import (
    admin,
    analyse,
    games,
    learn,
    play,
    record,
    rules,
    serve,
    simulate,
    tournament,
    train,
)
from cantina.cli.common import LANGUAGE_FLAG, language_code, reader, say
from cantina.cli.help import translate
from cantina.core.fluent import Writer
from cantina.core.places import game_folder, registered_games
from cantina.core.problem import Problem

USAGE_ERROR: Any = typer.BadParameter.__bases__[0]
"""What typer raises for a wrong or missing argument."""

UNUSABLE = (
    FileExistsError,
    FileNotFoundError,
    IsADirectoryError,
    NotADirectoryError,
    PermissionError,
)
"""What is raised for a path that a person got wrong."""


def has_commands(game: str) -> bool:
    """Say whether a game brings commands of its own: a module `commands` with `register`."""
    folder = game_folder(game)
    return folder is not None and any(
        (folder / name).is_file() for name in ("commands.py", "commands/__init__.py")
    )


def choose_language(
    lang: Annotated[str | None, typer.Option(LANGUAGE_FLAG, help=say("cli-help-lang"))] = None,
) -> None:
    """Refuse a language that does not exist; `language` has read the flag already."""
    if lang is not None:
        Writer(language_code(lang))


def make_app(*, with_games: bool = True) -> typer.Typer:
    """Put the commands together, those that games bring included."""
    app = typer.Typer(
        name="cantina",
        help=say("cli-help"),
        no_args_is_help=True,
        rich_markup_mode="rich",
        add_completion=False,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    app.callback()(choose_language)
    for module in (games, play, learn, simulate, tournament, train, record, analyse, rules):
        module.register(app)
    if with_games:
        add_games(app)
    serve.register(app)
    admin.register(app)
    return app


def add_games(app: typer.Typer) -> None:
    """Add the commands that games bring."""
    odds = typer.Typer(help=say("cli-help-odds"), no_args_is_help=True)
    cards = typer.Typer(help=say("cli-help-cards"), no_args_is_help=True)
    app.add_typer(odds, name="odds")
    app.add_typer(cards, name="cards")
    for name, entry in sorted(registered_games().items()):
        if has_commands(name):
            import_module(f"{entry.module}.commands").register(app, odds, cards)


def called(words: Sequence[str]) -> str | None:
    """Return the name of the command that is called, if any is."""
    given = iter(words)
    for word in given:
        if word == LANGUAGE_FLAG:
            next(given, None)
        elif not word.startswith("-"):
            return word
    return None


def make_program(words: Sequence[str]) -> Any:
    """Return the command line; games take long to load and are left out where it can be."""
    program: Any = typer.main.get_command(make_app(with_games=False))
    if called(words) not in program.commands:
        program = typer.main.get_command(make_app())
    translate(program)
    return program


def complain(line: str) -> NoReturn:
    """End with one line on what is wrong."""
    sys.stderr.write(" ".join(line.split()) + "\n")
    sys.exit(2)


def main() -> None:
    """Run the command; whatever a person got wrong is one line, never a traceback."""
    try:
        code = make_program(sys.argv[1:])(standalone_mode=False)
    except Problem as problem:
        complain(reader().write(problem.reason))
    except USAGE_ERROR as error:
        command = error.ctx.command_path if error.ctx is not None else "cantina"
        complain(say("cli-usage", problem=error.format_message(), command=command))
    except UNUSABLE as error:
        complain(say("cli-no-file", file=str(error.filename)))
    except (KeyboardInterrupt, typer.Abort, BrokenPipeError):
        sys.exit(130)
    sys.exit(code if isinstance(code, int) else 0)
