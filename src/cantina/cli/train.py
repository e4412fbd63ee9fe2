"""`cantina train`: matches that teach a game's judge, and how well it learned."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from cantina.bots.crews import Hands, crew
from cantina.bots.learned import FILE, write_learned
from cantina.bots.ledger import damaged
from cantina.bots.practice import Notes, attend_all
from cantina.bots.registry import find_mind, has_mind
from cantina.cli.chart import draw_chart
from cantina.cli.common import console, fail, print_json, reader, say
from cantina.cli.contests import RayFlag, SeedFlag, WorkersFlag, worker_count
from cantina.cli.folders import check_folder
from cantina.cli.interrupts import interruptible
from cantina.cli.progress import progress_bar
from cantina.cli.tournament_report import as_csv
from cantina.core.registry import find_game
from cantina.core.text import text
from cantina.core.wire import Chart, Series

if TYPE_CHECKING:
    from cantina.bots.training import Schooling

LESSONS = "lessons.jsonl"
"""The file of played matches: a training that was interrupted goes on from it."""
LINES = ("learned", "apart", "written")


def register(app: typer.Typer) -> None:
    """Add the command."""

    @app.command("train", help=say("cli-help-train"))
    def train(
        game: Annotated[str, typer.Argument(help=say("cli-help-game"))],
        games: Annotated[int, typer.Option("-n", "--games", help=say("cli-help-lessons"))] = 2000,
        seed: SeedFlag = 0,
        workers: WorkersFlag = None,
        ray: RayFlag = None,
        out: Annotated[Path | None, typer.Option(help=say("cli-help-train-out"))] = None,
        json: Annotated[bool, typer.Option("--json", help=say("cli-help-json"))] = False,
    ) -> None:
        find_game(game)
        if not has_mind(game) or not find_mind(game).looks:
            fail(text("cli-train-no-looks", game=game))
        folder = out or Path("training") / game
        check_folder(folder)
        players = crew(worker_count(workers, games, ray, os.cpu_count() or 1), ray)
        with interruptible(folder):
            notes = attended(game, games, seed, players, folder / LESSONS, json)
            found = taught(game, notes, seed, json)
            write_files(folder, found)
        if json:
            print_json(found.judge.origin)
            return
        origin = found.judge.origin
        losses = {"learned": round(origin.loss, 3), "written": round(origin.written, 3)}
        counts = {"matches": origin.matches, "positions": origin.positions}
        console().print(say("cli-train-summary", **counts, **losses))
        console().print(say("cli-train-written", folder=str(folder)))


def attended(
    game: str, games: int, seed: int, players: Hands, file: Path, hidden: bool
) -> list[Notes]:
    """Play the matches with a bar, going on with those in the file."""
    notes: list[Notes] = []
    with progress_bar(say("cli-train-matches", game=game), games, hidden) as progress:
        try:
            for match in attend_all(game, games, seed, players, file):
                notes.append(match)
                progress(len(notes))
        except msgspec.ValidationError as error:
            raise damaged(file, len(notes)) from error
    return notes


def taught(game: str, notes: list[Notes], seed: int, hidden: bool) -> Schooling:
    """Teach a judge with a bar."""
    try:
        from cantina.bots.training import EPOCHS, teach
    except ModuleNotFoundError:
        fail(text("cli-needs-numpy", command="pip install 'cantina[train]'"))
    with progress_bar(say("cli-train-teaching", game=game), EPOCHS, hidden) as progress:
        return teach(find_mind(game), notes, seed, progress)


def write_files(folder: Path, found: Schooling) -> None:
    """Write the judge, its curve as a table and a picture, and how its chances came true."""
    write_learned(folder / FILE, found.judge)
    written = found.judge.origin.written
    rows = [(one.epoch, one.learned, one.apart, written) for one in found.curve]
    (folder / "curve.csv").write_text(as_csv([("epoch", *LINES), *rows]), "utf-8")
    lines = zip(*[row[1:] for row in rows], strict=True)
    chart = Chart(
        text("cli-train-chart", game=found.judge.game),
        [row[0] for row in rows],
        [
            Series(number, [round(100 * loss, 2) for loss in line])
            for number, line in enumerate(lines)
        ],
    )
    names = [say(f"cli-train-line-{line}") for line in LINES]
    (folder / "curve.svg").write_text(draw_chart(chart, names, reader().write), "utf-8")
    bins = [(one.judge, one.positions, one.chance, one.score) for one in found.bins]
    head = ("judge", "positions", "chance", "score")
    (folder / "calibration.csv").write_text(as_csv([head, *bins]), "utf-8")
