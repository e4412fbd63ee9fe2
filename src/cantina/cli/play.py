"""`cantina play`: a real game in the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Annotated, Any

import typer

from cantina.cli.bringing import with_lists
from cantina.cli.common import fail, needs_the_server, say
from cantina.cli.options import OptionsFlag, read_options
from cantina.cli.plain import LineSession
from cantina.cli.session import Session, seat_kinds, seat_names
from cantina.cli.showing import is_plain, on_screen
from cantina.core.record import Record
from cantina.core.registry import find_game
from cantina.core.table import Table
from cantina.core.text import text

PlainFlag = Annotated[bool, typer.Option("--plain", help=say("cli-help-plain"))]


def sit_down(table: Table[Any], kinds: list[str], save: Path | None, plain: bool) -> None:
    """Play at a table: on the whole screen, or line by line where there is no screen."""
    if is_plain(plain):
        LineSession(table, kinds, save).run()
    else:
        on_screen(Session(table, kinds, save))


def register(app: typer.Typer) -> None:
    """Add the command."""

    @app.command("play", help=say("cli-help-play"))
    def play(
        game: Annotated[str | None, typer.Argument(help=say("cli-help-game"))] = None,
        seat: Annotated[
            list[str] | None, typer.Option("--seat", "--seats", help=say("cli-help-seat"))
        ] = None,
        seed: Annotated[int | None, typer.Option(help=say("cli-help-seed"))] = None,
        save: Annotated[Path | None, typer.Option(help=say("cli-help-save"))] = None,
        resume: Annotated[Path | None, typer.Option(help=say("cli-help-resume"))] = None,
        server: Annotated[str | None, typer.Option(help=say("cli-help-server"))] = None,
        deck: Annotated[list[str] | None, typer.Option(help=say("cli-help-play-deck"))] = None,
        squad: Annotated[list[str] | None, typer.Option(help=say("cli-help-play-squad"))] = None,
        option: OptionsFlag = None,
        plain: PlainFlag = False,
    ) -> None:
        if server is not None:
            with needs_the_server():
                from cantina.cli.remote import play as remote
            wanted = remote.wanted(game, seat, option, [*(deck or []), *(squad or [])])
            remote.play(server, wanted, is_plain(plain))
            return
        if resume is not None:
            table = Record.load(resume).replay(hashes=True)
            kinds = seat_kinds(table.game.name, seat or None)
            kinds += kinds[-1:] * (table.seats - len(kinds))
            sit_down(table, kinds[: table.seats], save or resume, plain)
            return
        if game is None:
            fail(text("cli-play-which"))
        rules = find_game(game)
        kinds = seat_kinds(game, seat)
        options = read_options(rules, option)
        number = seed if seed is not None else secrets.randbits(32)
        brought = [*(deck or []), *(squad or [])]
        options = with_lists(rules, options, len(kinds), brought, number)
        table = Table.start(rules, seat_names(kinds), options, seed=number, hashes=True)
        sit_down(table, kinds, save, plain)
