"""The `cantina` command."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec

import typer

from cantina.cli import games, play, record, rules, simulate
from cantina.cli.common import reader, say
from cantina.core.problem import Problem

GAME_COMMANDS = ("outer_rim", "x_wing", "destiny")
"""Modules with a game's own commands, each with a function `register`."""


def make_app() -> typer.Typer:
    """Put the commands together."""
    app = typer.Typer(
        name="cantina",
        help=say("cli-help"),
        no_args_is_help=True,
        rich_markup_mode="rich",
        add_completion=False,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    for module in (games, play, simulate, record, rules):
        module.register(app)
    odds = typer.Typer(help=say("cli-help-odds"), no_args_is_help=True)
    cards = typer.Typer(help=say("cli-help-cards"), no_args_is_help=True)
    app.add_typer(odds, name="odds")
    app.add_typer(cards, name="cards")
    for name in GAME_COMMANDS:
        if find_spec(f"cantina.cli.{name}"):
            import_module(f"cantina.cli.{name}").register(app, odds, cards)
    if find_spec("cantina.cli.serve"):
        import_module("cantina.cli.serve").register(app)
    return app


def main() -> None:
    """Run the command; whatever a person got wrong is one line, never a traceback."""
    try:
        make_app()()
    except Problem as problem:
        sys.stderr.write(" ".join(reader().write(problem.reason).split()) + "\n")
        sys.exit(2)
    except (FileNotFoundError, IsADirectoryError, PermissionError) as error:
        sys.stderr.write(say("cli-no-file", file=str(error.filename)) + "\n")
        sys.exit(2)
    except (KeyboardInterrupt, BrokenPipeError):
        sys.exit(130)
