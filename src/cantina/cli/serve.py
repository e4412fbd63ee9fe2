"""`cantina serve`: one process, one SQLite file, no configuration needed."""

from __future__ import annotations

import logging
from typing import Annotated

import typer

from cantina.server.settings import DEFAULT_DATABASE, Settings


def register(root: typer.Typer) -> None:
    """Add the command."""
    root.command()(serve)


def serve(
    host: Annotated[str, typer.Option(help="Address to listen on.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="Port to listen on.")] = 8000,
    db: Annotated[
        str, typer.Option(help="sqlite:///FILE or postgresql://USER@HOST/NAME.")
    ] = DEFAULT_DATABASE,
    channels: Annotated[
        str, typer.Option(help="News between processes: memory, redis://… or postgresql://….")
    ] = "memory",
    origin: Annotated[
        list[str] | None, typer.Option(help="Another page's origin that may connect.")
    ] = None,
    bot_workers: Annotated[int, typer.Option(help="Processes in which bots think.")] = 1,
    bot_pause: Annotated[float, typer.Option(help="Seconds a bot waits before it moves.")] = 0.5,
) -> None:
    """Serve tables to browsers and terminals."""
    from cantina.server.run import run

    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
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
