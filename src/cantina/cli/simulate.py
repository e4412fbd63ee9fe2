"""`cantina simulate`: many matches between bots."""

from __future__ import annotations

import os
from typing import Annotated

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as RichTable

from cantina.bots.arena import Contest, Tally, run_contest
from cantina.bots.registry import make_bot
from cantina.cli.common import console, fail, print_json, reader, say
from cantina.cli.options import OptionsFlag, read_options
from cantina.core.registry import find_game
from cantina.core.text import in_percent, text


def show(contest: Contest, tally: Tally) -> None:
    """Print a tally for people."""
    table = RichTable(box=None, pad_edge=False)
    table.add_column(say("cli-simulate-seat"))
    table.add_column(say("cli-simulate-bot"))
    table.add_column(say("cli-simulate-wins"), justify="right")
    table.add_column("")
    for seat, (bot, wins) in enumerate(zip(contest.seats, tally.wins, strict=True)):
        share = wins / max(1, tally.games)
        won = reader().write(in_percent(share))
        table.add_row(str(seat + 1), bot, str(wins), f"{'█' * round(share * 30)} {won}")
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
        seed: Annotated[int, typer.Option(help=say("cli-help-seed"))] = 0,
        jobs: Annotated[int, typer.Option(help=say("cli-help-jobs"))] = 1,
        decks: Annotated[str, typer.Option(help=say("cli-help-decks"))] = "",
        option: OptionsFlag = None,
        json: Annotated[bool, typer.Option("--json", help=say("cli-help-json"))] = False,
    ) -> None:
        names = tuple(name.strip() for name in seats.split(","))
        rules = find_game(game)
        rules.check_seats(len(names))
        for name in names:
            make_bot(name, game)
        if games < 1 or jobs < 1:
            fail(text("cli-simulate-positive"))
        if decks:
            drawn = msgspec.json.encode([decks] * len(names)).decode()
            option = [*(option or []), f"decks={drawn}"]
        options = read_options(rules, option)
        contest = Contest(game, names, games, seed, options)
        jobs = min(jobs, os.cpu_count() or 1, games)
        columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
        hidden = json or not console().is_terminal
        with Progress(*columns, TimeRemainingColumn(), console=console(), disable=hidden) as bar:
            task = bar.add_task(say("cli-simulate-progress", game=game), total=games)
            tally = run_contest(contest, jobs, lambda done: bar.update(task, completed=done))
        if json:
            print_json(msgspec.to_builtins(tally))
        else:
            show(contest, tally)
