"""`cantina games`: what can be played."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import typer
from rich.table import Table as RichTable

from cantina.bots.registry import opponents
from cantina.cli.common import console, print_json, reader, say
from cantina.core.game import AnyGame
from cantina.core.registry import find_game, game_names
from cantina.core.wire import Event, OpenAsk, Result


def described(game: AnyGame) -> dict[str, Any]:
    """Return a game's facts for a program."""
    write = reader().write
    return {
        "name": game.name,
        "title": write(game.title),
        "about": write(game.about),
        "seats": list(game.seats),
        "rules": game.rules,
        "bots": opponents(game.name),
    }


def register(app: typer.Typer) -> None:
    """Add the command."""

    @app.command("games", help=say("cli-help-games"))
    def games(
        json: Annotated[bool, typer.Option("--json", help=say("cli-help-json"))] = False,
    ) -> None:
        found = [described(find_game(name)) for name in game_names()]
        if json:
            print_json(found)
            return
        table = RichTable(box=None, pad_edge=False)
        headings = ("cli-games-name", "cli-games-players", "cli-games-bots", "cli-games-about")
        for heading in headings:
            table.add_column(say(heading))
        for game in found:
            least, most = game["seats"]
            players = str(least) if least == most else f"{least}–{most}"
            about = f"[bold]{game['title']}[/]. {game['about']}"
            table.add_row(game["name"], players, ", ".join(game["bots"]), about)
        console().print(table)
        console().print("\n" + say("cli-games-next"))

    @app.command("schema", help=say("cli-help-schema"))
    def schema(
        game: Annotated[str, typer.Argument(help=say("cli-help-game"))],
    ) -> None:
        rules = find_game(game)
        kinds = [rules.view_type, rules.options_type, OpenAsk, Event, Result]
        refs, parts = msgspec.json.schema_components(kinds)
        names = ("view", "options", "ask", "event", "result")
        print_json({"properties": dict(zip(names, refs, strict=True)), "$defs": parts})
