"""What the commands that let bots play share: their flags, and what they are played with."""

from __future__ import annotations

import os
from typing import Annotated, Any

import msgspec
import typer

from cantina.bots.loading import load_bot
from cantina.cli.common import fail, say
from cantina.cli.options import listed, read_options
from cantina.core.game import AnyGame
from cantina.core.text import text

WorkersFlag = Annotated[int, typer.Option("--workers", "--jobs", help=say("cli-help-jobs"))]
RayFlag = Annotated[str | None, typer.Option(help=say("cli-help-ray"))]
DecksFlag = Annotated[str, typer.Option(help=say("cli-help-decks"))]
SquadsFlag = Annotated[str, typer.Option(help=say("cli-help-squads"))]
SquadsInTurnFlag = Annotated[
    list[str] | None, typer.Option("--squads", help=say("cli-help-squads-in-turn"))
]
SecondsFlag = Annotated[float | None, typer.Option(help=say("cli-help-seconds"))]
SeedFlag = Annotated[int, typer.Option(help=say("cli-help-seed"))]


def read_bots(game: AnyGame, given: str) -> tuple[str, ...]:
    """Return the names of bots, each of which has been seen to exist."""
    names = tuple(listed(given))
    for name in names:
        load_bot(name, game.name)
    return names


def brought(
    game: AnyGame, seats: int, flags: list[str] | None, decks: str, squads: str
) -> dict[str, Any]:
    """Return checked options, with the decks or squads that matches are played with.

    One word (`famous`) is for every seat; several are for one seat each.
    """
    more = list(flags or [])
    for option, given in (("decks", decks), ("squads", squads)):
        if given:
            words = listed(given)
            words = words * seats if len(words) == 1 else words
            more.append(f"{option}={msgspec.json.encode(words).decode()}")
    return read_options(game, more)


def worker_count(workers: int, games: int) -> int:
    """Return how many processes are worth starting."""
    if games < 1 or workers < 1:
        fail(text("cli-simulate-positive"))
    return min(workers, os.cpu_count() or 1, games)
