"""`cantina simulate`: many matches between bots."""

from __future__ import annotations

from typing import Annotated

import msgspec
import typer
from rich.table import Table as RichTable

from cantina.bots.arena import Contest, Tally, run_contest
from cantina.bots.ratings import wilson
from cantina.cli.common import console, print_json, reader, say
from cantina.cli.contests import (
    DecksFlag,
    RayFlag,
    SecondsFlag,
    SeedFlag,
    SquadsFlag,
    WorkersFlag,
    brought,
    check_seconds,
    read_bots,
    worker_count,
)
from cantina.cli.interrupts import interruptible
from cantina.cli.options import OptionsFlag
from cantina.cli.progress import progress_bar
from cantina.core.registry import find_game
from cantina.core.text import Text, in_percent, text


def share_of(points: float, count: int) -> Text:
    """Write a share with its 95% interval."""
    low, high = wilson(points, count)
    share = points / max(1, count)
    return text("cli-share", share=in_percent(share), low=in_percent(low), high=in_percent(high))


def show(contest: Contest, tally: Tally) -> None:
    """Print a tally for people."""
    table = RichTable(box=None, pad_edge=False)
    table.add_column(say("cli-simulate-seat"))
    table.add_column(say("cli-simulate-bot"))
    table.add_column(say("cli-simulate-wins"), justify="right")
    table.add_column("")
    for seat, (bot, wins) in enumerate(zip(contest.seats, tally.wins, strict=True)):
        bar = "█" * round(30 * wins / max(1, tally.games))
        won = reader().write(share_of(wins, tally.games))
        table.add_row(str(seat + 1), bot, str(wins), f"{bar} {won}")
    console().print(table)
    console().print(
        say(
            "cli-simulate-summary",
            games=tally.games,
            draws=tally.draws,
            turns=round(tally.mean_turns, 1),
            decisions=tally.decisions,
            rate=round(tally.decisions_per_s),
        )
    )


def register(app: typer.Typer) -> None:
    """Add the command."""

    @app.command("simulate", help=say("cli-help-simulate"))
    def simulate(
        game: Annotated[str, typer.Argument(help=say("cli-help-game"))],
        games: Annotated[int, typer.Option("-n", "--games", help=say("cli-help-count"))] = 100,
        seats: Annotated[str, typer.Option(help=say("cli-help-seats"))] = "random,random",
        seed: SeedFlag = 0,
        workers: WorkersFlag = None,
        ray: RayFlag = None,
        seconds: SecondsFlag = None,
        decks: DecksFlag = "",
        squads: SquadsFlag = "",
        option: OptionsFlag = None,
        json: Annotated[bool, typer.Option("--json", help=say("cli-help-json"))] = False,
    ) -> None:
        rules = find_game(game)
        names = read_bots(rules, seats)
        rules.check_seats(len(names))
        check_seconds(seconds)
        workers = worker_count(workers, games, ray)
        options = brought(rules, len(names), option, decks, squads)
        contest = Contest(game, names, games, seed, options, seconds)
        title = say("cli-simulate-progress", game=game)
        with interruptible(), progress_bar(title, games, json) as progress:
            tally = run_contest(contest, workers, progress, ray)
        if json:
            print_json(msgspec.to_builtins(tally))
        else:
            show(contest, tally)
