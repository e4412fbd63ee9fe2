"""`cantina analyse`: a match in hindsight."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.markup import escape
from rich.table import Table as RichTable

from cantina.bots.analysis import Analyst
from cantina.bots.hindsight import Analysis, Costly, Thoroughness
from cantina.bots.registry import usual_bot
from cantina.cli.chart import bars, draw_chart
from cantina.cli.common import console, fail, language, print_json, reader, say
from cantina.cli.contests import SeedFlag
from cantina.cli.progress import progress_bar
from cantina.core.fluent import Writer
from cantina.core.record import Record
from cantina.core.text import Text, in_percent, text
from cantina.core.wire import Chart, Series


def chart_of(found: Analysis) -> Chart:
    """Return the chance to win over the match as a chart, in per cent."""
    moments = [*[one.before for one in found.decisions], found.final]
    turns = [one.turn for one in found.decisions]
    return Chart(
        text("core-analysis-chart"),
        [*turns, turns[-1]],
        [
            Series(seat, [round(100 * chances[seat], 1) for chances in moments])
            for seat in range(len(found.names))
        ],
    )


def signed(swing: float) -> Text:
    """Write a swing in per cent, with its sign."""
    return text("core-analysis-swing", percent=round(100 * abs(swing)), sign=sign_of(swing))


def sign_of(swing: float) -> str:
    """Return which way a swing went."""
    return "more" if round(100 * swing) > 0 else "less" if round(100 * swing) < 0 else "same"


def show(found: Analysis, file: Path, bot: str) -> None:
    """Print the chances over the match, luck and choice, and the decisions that cost most."""
    show_curve(chart_of(found), found.names)
    show_forces(found)
    if not found.costly:
        console().print("\n" + say("cli-analyse-nothing"))
    for one in found.costly:
        show_costly(found, one)
        kinds = ",".join(["human" if seat == one.seat else bot for seat in range(len(found.names))])
        command = f"cantina record replay {file} --until {one.at} --seats {kinds}"
        console().print("  " + escape(say("cli-analyse-try", command=command)), style="dim")


def show_curve(chart: Chart, names: Sequence[str]) -> None:
    """Print how likely everybody was to win, from the first decision to the end."""
    console().print(reader().write(chart.title), style="bold")
    table = RichTable(box=None, pad_edge=False, show_header=False)
    for justify in ("left", "right", "left", "right"):
        table.add_column(justify=justify, no_wrap=True)
    for series in chart.series:
        first, last = (f"{series.values[at]:.0f}" for at in (0, -1))
        table.add_row(escape(names[series.seat]), first, bars(series.values), last)
    console().print(table)
    console().print()


def show_forces(found: Analysis) -> None:
    """Print luck and choice of all seats, and what came of answers that were not looked at."""
    write = Writer(language(), found.names).write
    table = RichTable(box=None, pad_edge=False)
    for heading in ("player", "start", "luck", "choice"):
        table.add_column(say(f"cli-analyse-{heading}"))
    forces = [found.luck, found.choice]
    if any(one.skipped for one in found.decisions):
        table.add_column(say("cli-analyse-rest"))
        forces.append(found.rest)
    for seat, name in enumerate(found.names):
        start = reader().write(in_percent(found.decisions[0].before[seat]))
        table.add_row(escape(name), start, *[write(signed(force[seat])) for force in forces])
    console().print(table)


def show_costly(found: Analysis, one: Costly) -> None:
    """Print what was answered, what would have been better, how likely each wins, and why."""
    write = Writer(language(), found.names).write
    head = text(
        "cli-analyse-costly",
        turn=one.turn,
        name=found.names[one.seat],
        cost=round(100 * (one.best - one.chance)),
    )
    played = text("cli-analyse-played", answer=one.answer, chance=in_percent(one.chance))
    better = text("cli-analyse-better", answer=one.better, chance=in_percent(one.best))
    console().print(f"\n[bold]{escape(write(head))}[/]")
    console().print("  " + escape(write(one.prompt)), style="dim")
    for said in (played, better, one.why):
        console().print("  " + escape(write(said)))
    others = [
        f"{name} {write(signed(one.shifts[seat]))}"
        for seat, name in enumerate(found.names)
        if seat != one.seat
    ]
    if others:
        console().print(f"  {say('web-analysis-others')} {escape(', '.join(others))}", style="dim")


def register(app: typer.Typer) -> None:
    """Add the command."""

    @app.command("analyse", help=say("cli-help-analyse"))
    def analyse(
        file: Annotated[Path, typer.Argument(help=say("cli-help-file"))],
        playouts: Annotated[int, typer.Option(help=say("cli-help-playouts"))] = 16,
        decisions: Annotated[int, typer.Option(help=say("cli-help-decisions"))] = 60,
        bot: Annotated[str, typer.Option(help=say("cli-help-analyst"))] = "",
        seed: SeedFlag = 0,
        plot: Annotated[Path | None, typer.Option(help=say("cli-help-plot"))] = None,
        json: Annotated[bool, typer.Option("--json", help=say("cli-help-json"))] = False,
    ) -> None:
        if playouts < 1 or decisions < 1:
            fail(text("cli-analyse-positive"))
        analyst = Analyst(Record.load(file), Thoroughness(decisions, playouts, bot, seed))
        found = None
        with progress_bar(say("cli-analyse-progress"), analyst.total, json) as progress:
            for step in analyst.run():
                if isinstance(step, int):
                    progress(step)
                else:
                    found = step
        assert found is not None
        if plot is not None:
            write = Writer(language(), found.names).write
            plot.write_text(draw_chart(chart_of(found), found.names, write), "utf-8")
        if json:
            print_json(found)
        else:
            show(found, file, bot or usual_bot(found.game))
