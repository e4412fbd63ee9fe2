"""What the commands that let bots play share: their flags, and what they are played with."""

from __future__ import annotations

import math
import os
from typing import Annotated, Any

import msgspec
import typer

from cantina.bots.loading import load_bot
from cantina.cli.common import fail, say
from cantina.cli.options import listed, read_options
from cantina.core.game import AnyGame
from cantina.core.text import text

WorkersFlag = Annotated[int | None, typer.Option("--workers", "--jobs", help=say("cli-help-jobs"))]
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
    if "" in names:
        fail(text("cli-bots-missing", given=given))
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


def check_seconds(seconds: float | None) -> None:
    """Refuse a time in which nobody could think, or which would never be over."""
    if seconds is not None and not 0 < seconds < math.inf:
        fail(text("cli-bad-seconds"))


def worker_count(workers: int | None, games: int, ray: str | None, usual: int = 1) -> int | None:
    """Return how many processes are worth starting, or how many of a cluster work; None: all."""
    if games < 1 or (workers is not None and workers < 1):
        fail(text("cli-simulate-positive"))
    if ray is not None:
        return workers
    return min(usual if workers is None else workers, os.cpu_count() or 1, games)
