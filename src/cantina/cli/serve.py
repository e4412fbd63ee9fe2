"""`cantina serve`, and what a person who runs a server needs beside it."""

from __future__ import annotations

import asyncio
import os
import threading
import webbrowser
from pathlib import Path
from typing import Annotated, Any

import typer

from cantina.cli.common import console, reader, say
from cantina.server.process.configuration import read_settings
from cantina.server.process.settings import Settings

OPEN_SECONDS = 1.5
"""A page opened sooner would find nobody listening."""
EVERYWHERE = ("0.0.0.0", "127.0.0.1", "::")

Config = Annotated[Path | None, typer.Option(help=say("server-help-config"), exists=True)]
Db = Annotated[str | None, typer.Option(help=say("server-help-db"))]


def settings_of(config: Path | None, **given: Any) -> Settings:
    """Return the settings of the file, the environment and the command line."""
    return read_settings(config, os.environ, given)


def register(app: typer.Typer) -> None:
    """Add the commands."""

    @app.command("serve", help=say("server-help"))
    def serve(
        config: Config = None,
        host: Annotated[str | None, typer.Option(help=say("server-help-host"))] = None,
        port: Annotated[int | None, typer.Option(help=say("server-help-port"))] = None,
        db: Db = None,
        channels: Annotated[str | None, typer.Option(help=say("server-help-channels"))] = None,
        origin: Annotated[list[str] | None, typer.Option(help=say("server-help-origin"))] = None,
        bot_workers: Annotated[
            int | None, typer.Option(help=say("server-help-bot-workers"))
        ] = None,
        bot_pause: Annotated[float | None, typer.Option(help=say("server-help-bot-pause"))] = None,
        open_page: Annotated[bool, typer.Option("--open", help=say("server-help-open"))] = False,
    ) -> None:
        from cantina.server.process.run import run

        settings = settings_of(
            config,
            host=host,
            port=port,
            db=db,
            channels=channels,
            origins=origin or None,
            bot_workers=bot_workers,
            bot_pause=bot_pause,
        )
        name = "localhost" if settings.host in EVERYWHERE else settings.host
        url = f"http://{name}:{settings.port}"
        console().print(say("server-serving", url=url))
        if open_page:
            threading.Timer(OPEN_SECONDS, webbrowser.open, [url]).start()
        run(settings)

    @app.command("doctor", help=say("server-help-doctor"))
    def doctor(config: Config = None, db: Db = None) -> None:
        from cantina.server.process.doctor import examine

        findings = asyncio.run(examine(settings_of(config, db=db)))
        for finding in findings:
            mark = "[green]✓[/green]" if finding.is_good else "[red]✗[/red]"
            console().print(f"{mark} {reader().write(finding.told)}")
        if not all(finding.is_good for finding in findings):
            raise typer.Exit(1)

    @app.command("backup", help=say("server-help-backup"))
    def backup(
        target: Annotated[Path, typer.Argument(help=say("server-help-copy"))],
        config: Config = None,
        db: Db = None,
    ) -> None:
        from cantina.server.store.backup import back_up

        rows = back_up(settings_of(config, db=db), target)
        console().print(say("server-backed-up", rows=rows, file=str(target)))

    @app.command("restore", help=say("server-help-restore"))
    def restore(
        source: Annotated[Path, typer.Argument(help=say("server-help-copy"))],
        config: Config = None,
        db: Db = None,
    ) -> None:
        from cantina.server.process.single import only_server
        from cantina.server.store import backup

        settings = settings_of(config, db=db)
        with only_server(settings.file):
            rows = backup.restore(settings, source)
        console().print(say("server-restored", rows=rows, file=str(source)))
