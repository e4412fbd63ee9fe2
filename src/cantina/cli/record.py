"""`cantina record`: verify, show and replay saved matches."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from cantina.cli.chart import draw_chart
from cantina.cli.common import console, fail, language, print_json, say
from cantina.cli.play import PlainFlag, sit_down
from cantina.cli.record_table import write_tables
from cantina.cli.session import HUMAN, seat_kinds
from cantina.core.fluent import Writer
from cantina.core.record import Record
from cantina.core.story import ANSWER, CHANCE
from cantina.core.table import Table
from cantina.core.text import text

FileArgument = Annotated[Path, typer.Argument(help=say("cli-help-file"))]
JsonFlag = Annotated[bool, typer.Option("--json", help=say("cli-help-json"))]


def facts(record: Record, table: Table[Any]) -> dict[str, Any]:
    """Return what a record holds, for a program."""
    header = record.header
    kinds = [entry[0] for entry in record.beats]
    return {
        "game": header.game,
        "rules": header.rules,
        "seats": list(header.seats),
        "options": header.options,
        "answers": kinds.count(ANSWER),
        "chance": kinds.count(CHANCE),
        "turns": table.state.turn,
        "over": table.over,
        "winners": list(table.result.winners) if table.result else None,
    }


def show_log(table: Table[Any], write: Writer) -> None:
    """Print the log, grouped by turn."""
    turn = -1
    for event in table.log:
        if event.turn != turn:
            turn = event.turn
            console().print(say("cli-record-turn", turn=turn), style="bold")
        console().print("  " + write.write(event.text), soft_wrap=True)
    if table.result is not None:
        console().print(write.write(table.result.reason), style="bold")


def register(app: typer.Typer) -> None:
    """Add the commands."""
    group = typer.Typer(help=say("cli-help-record"), no_args_is_help=True)
    app.add_typer(group, name="record")

    @group.command("verify", help=say("cli-help-verify"))
    def verify(
        file: FileArgument,
        seal: Annotated[str, typer.Option(help=say("cli-help-seal"))] = "",
        json: JsonFlag = False,
    ) -> None:
        record = Record.load(file)
        table = record.verify()
        opened = None if record.opened is None else record.opened.seal
        if seal and opened is None:
            fail(text("cli-record-unsealed"))
        if seal and seal.strip().lower() != opened:
            fail(text("cli-record-other-seal", seal=opened or ""))
        if json:
            checked = {"valid": True, "checked": len(record.checks), "seal": opened}
            print_json({**checked, **facts(record, table)})
            return
        answers = facts(record, table)["answers"]
        console().print(say("cli-record-verified", answers=answers, checked=len(record.checks)))
        if opened is not None:
            console().print(say("cli-record-sealed", seal=opened), soft_wrap=True)

    @group.command("show", help=say("cli-help-show"))
    def show(
        file: FileArgument,
        plot: Annotated[Path | None, typer.Option(help=say("cli-help-plot"))] = None,
        json: JsonFlag = False,
    ) -> None:
        record = Record.load(file)
        table = record.replay()
        write = Writer(language(), record.header.seats)
        if plot is not None:
            charts = table.game.charts(table.state)
            if not charts:
                fail(text("cli-record-no-chart", game=table.game.name))
            plot.write_text(draw_chart(charts[0], record.header.seats, write.write), "utf-8")
        if json:
            print_json(facts(record, table))
            return
        title = write.write(table.game.title)
        console().print(f"{title}: {', '.join(record.header.seats)}", style="bold cyan")
        show_log(table, write)

    @group.command("table", help=say("cli-help-table"))
    def table(
        files: Annotated[list[Path], typer.Argument(help=say("cli-help-files"))],
        parquet: Annotated[Path, typer.Option(help=say("cli-help-parquet"))],
        json: JsonFlag = False,
    ) -> None:
        counts = write_tables(files, parquet)
        if json:
            print_json(counts)
        else:
            console().print(say("cli-record-tables", folder=str(parquet), **counts))

    @group.command("replay", help=say("cli-help-replay"))
    def replay(
        file: FileArgument,
        until: Annotated[int | None, typer.Option(help=say("cli-help-until"))] = None,
        play: Annotated[bool, typer.Option("--play", help=say("cli-help-branch"))] = False,
        seats: Annotated[str, typer.Option(help=say("cli-help-branch-seats"))] = "",
        plain: PlainFlag = False,
    ) -> None:
        record = Record.load(file)
        table = record.replay(until)
        if play or seats:
            kinds = seat_kinds(table.game.name, [seats]) if seats else [HUMAN] * table.seats
            kinds += kinds[-1:] * (table.seats - len(kinds))
            sit_down(table, kinds[: table.seats], None, plain)
            return
        write = Writer(language(), record.header.seats)
        console().print(table.game.board(table.view(None), write.write))
        show_log(table, write)
