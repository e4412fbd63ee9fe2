"""`cantina serve`: one process, one SQLite file, no configuration needed."""

from __future__ import annotations

import logging
import threading
import webbrowser
from typing import Annotated

import typer

from cantina.cli.common import console, needs_the_server, say
from cantina.server.process.settings import DEFAULT_DATABASE, Settings

OPEN_SECONDS = 1.5
"""A page opened sooner would find nobody listening."""


def register(app: typer.Typer) -> None:
    """Add the command."""

    @app.command("serve", help=say("server-help"))
    def serve(
        host: Annotated[str, typer.Option(help=say("server-help-host"))] = "127.0.0.1",
        port: Annotated[int, typer.Option(help=say("server-help-port"))] = 8000,
        db: Annotated[str, typer.Option(help=say("server-help-db"))] = DEFAULT_DATABASE,
        channels: Annotated[str, typer.Option(help=say("server-help-channels"))] = "memory",
        origin: Annotated[list[str] | None, typer.Option(help=say("server-help-origin"))] = None,
        bot_workers: Annotated[int, typer.Option(help=say("server-help-bot-workers"))] = 1,
        bot_pause: Annotated[float, typer.Option(help=say("server-help-bot-pause"))] = 0.5,
        open_page: Annotated[bool, typer.Option("--open", help=say("server-help-open"))] = False,
    ) -> None:
        with needs_the_server():
            from cantina.server.process.run import run
        logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
        url = f"http://{'localhost' if host in ('0.0.0.0', '127.0.0.1') else host}:{port}"
        console().print(say("server-serving", url=url))
        if open_page:
            threading.Timer(OPEN_SECONDS, webbrowser.open, [url]).start()
        run(
            Settings(
                host=host,
                port=port,
                db=db,
                channels=channels,
                origins=tuple(origin or ()),
                bot_workers=bot_workers,
                bot_pause=bot_pause,
            )
        )
