"""`cantina tournament`: which bot is the strongest, and how sure that is."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.table import Table as RichTable

from cantina.bots.crews import crew
from cantina.bots.ratings import Sprt
from cantina.bots.standings import Standings, standings
from cantina.bots.tournament import Book, Tournament, play_tournament
from cantina.cli import tournament_report
from cantina.cli.common import console, fail, print_json, reader, say
from cantina.cli.contests import (
    DecksFlag,
    RayFlag,
    SecondsFlag,
    SeedFlag,
    SquadsInTurnFlag,
    WorkersFlag,
    brought,
    check_seconds,
    read_bots,
    worker_count,
)
from cantina.cli.folders import check_folder
from cantina.cli.interrupts import interruptible
from cantina.cli.options import OptionsFlag
from cantina.cli.progress import progress_bar
from cantina.cli.simulate import share_of
from cantina.core.registry import find_game
from cantina.core.text import text

STATE = "tournament.jsonl"
"""The file of played matches: a tournament that was interrupted goes on from it."""
RECORDS = "records"
"""The folder of matches that are kept."""
MOST_ELO = 4000
"""Beyond it nobody ever loses."""


def show(found: Standings) -> None:
    """Print who is how strong, and how each pairing went."""
    table = RichTable(box=None, pad_edge=False)
    for heading in ("rank", "bot", "elo", "score", "matches"):
        table.add_column(say(f"cli-tournament-{heading}"), justify="left")
    for rank, player in enumerate(found.players, 1):
        elo = say("cli-tournament-elo-value", elo=round(player.elo), error=round(player.error))
        score = reader().write(share_of(player.points, player.duels))
        table.add_row(str(rank), player.bot, elo, score, str(player.matches))
    console().print(table)
    console().print()
    for pair in found.pairs:
        share = reader().write(share_of(pair.points, pair.duels))
        console().print(
            say("cli-tournament-pair", first=pair.first, second=pair.second, share=share)
        )
    for trial in found.trials:
        console().print(reader().write(tournament_report.verdict_text(trial)))
    for seat, one in enumerate(found.seats, 1):
        share = reader().write(share_of(one.wins, one.matches))
        console().print(say("cli-tournament-seat-line", seat=seat, share=share))


def register(app: typer.Typer) -> None:
    """Add the command."""

    @app.command("tournament", help=say("cli-help-tournament"))
    def tournament(
        game: Annotated[str, typer.Argument(help=say("cli-help-game"))],
        bots: Annotated[str, typer.Option(help=say("cli-help-bots"))],
        games: Annotated[int, typer.Option("-n", "--games", help=say("cli-help-pairing"))] = 100,
        seats: Annotated[int, typer.Option(help=say("cli-help-seat-count"))] = 2,
        sprt: Annotated[bool, typer.Option("--sprt", help=say("cli-help-sprt"))] = False,
        elo: Annotated[tuple[float, float] | None, typer.Option(help=say("cli-help-elo"))] = None,
        seed: SeedFlag = 0,
        workers: WorkersFlag = None,
        ray: RayFlag = None,
        seconds: SecondsFlag = None,
        decks: DecksFlag = "",
        squads: SquadsInTurnFlag = None,
        option: OptionsFlag = None,
        out: Annotated[Path | None, typer.Option(help=say("cli-help-out"))] = None,
        records: Annotated[bool, typer.Option("--records", help=say("cli-help-records"))] = False,
        json: Annotated[bool, typer.Option("--json", help=say("cli-help-json"))] = False,
    ) -> None:
        rules = find_game(game)
        names = read_bots(rules, bots)
        every = [brought(rules, seats, option, decks, one) for one in squads or [""]]
        options, in_turn = (every[0], ()) if len(every) == 1 else ({}, tuple(every))
        test = read_test(sprt, elo)
        check_seconds(seconds)
        check_out(out, records)
        wanted = Tournament(game, names, seats, games, seed, options, test, seconds, in_turn)
        wanted.check()
        found = play(wanted, worker_count(workers, games, ray), ray, out, records, json)
        if out is not None:
            tournament_report.write(out, wanted, found)
        if json:
            print_json(report_of(wanted, found))
            return
        show(found)
        if out is not None:
            console().print("\n" + say("cli-tournament-written", folder=str(out)))


def read_test(sprt: bool, elo: tuple[float, float] | None) -> Sprt | None:
    """Return the test that ends a pairing, if there is one."""
    if not sprt:
        if elo is not None:
            fail(text("cli-elo-without-sprt"))
        return None
    low, high = elo or (Sprt().low, Sprt().high)
    if not -MOST_ELO <= low < high <= MOST_ELO:
        fail(text("cli-bad-elo", least=str(-MOST_ELO), most=str(MOST_ELO)))
    return Sprt(low, high)


def check_out(out: Path | None, records: bool) -> None:
    """Refuse a folder that cannot be written to, and records that have none."""
    if out is None:
        if records:
            fail(text("cli-records-without-out"))
        return
    check_folder(out)
    if records:
        check_folder(out / RECORDS)


def play(
    wanted: Tournament,
    workers: int | None,
    ray: str | None,
    out: Path | None,
    records: bool,
    hidden: bool,
) -> Standings:
    """Play a tournament with a bar, going on where it was left."""
    book = Book(None if out is None else out / STATE, wanted)
    kept = out / RECORDS if out is not None and records else None
    entries = []
    title = say("cli-simulate-progress", game=wanted.game)
    with interruptible(out), progress_bar(title, wanted.total(), hidden) as progress:
        for entry in play_tournament(wanted, crew(workers, ray), book, kept):
            entries.append(entry)
            progress(len(entries))
    return standings(wanted, entries)


def report_of(wanted: Tournament, found: Standings) -> dict[str, Any]:
    """Return the outcome for a program: what was played, and what came of it."""
    played: dict[str, Any] = msgspec.to_builtins(wanted)
    outcome: dict[str, Any] = msgspec.to_builtins(found)
    del outcome["entries"]
    return {"tournament": played, **outcome}
