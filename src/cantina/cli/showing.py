"""Where a match is shown: on the whole screen, where there is one and it is wanted."""

from __future__ import annotations

import sys

import typer

from cantina.cli.sitting import Sitting


def is_plain(wished: bool) -> bool:
    """Say whether to play line by line: because it is wished, or there is no screen."""
    return wished or not (sys.stdin.isatty() and sys.stdout.isatty())


def on_screen(sitting: Sitting) -> None:
    """Play on the whole screen, and say in the end how it went."""
    from cantina.cli.screen.app import TableApp

    app = TableApp(sitting)
    app.run()
    for parting in app.partings:
        typer.echo(parting)
