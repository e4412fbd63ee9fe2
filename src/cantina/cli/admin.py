"""`cantina admin`: what an operator does to people and tables."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import msgspec
import typer
from rich.table import Table

from cantina.cli.common import console, say
from cantina.cli.serve import Config, Db, settings_of

if TYPE_CHECKING:
    from cantina.server.store.admin import Administration

Name = Annotated[str, typer.Argument(help=say("server-admin-help-name"))]
TableId = Annotated[str, typer.Argument(help=say("server-admin-help-table"))]
Days = Annotated[float | None, typer.Option(help=say("server-admin-help-days"), min=0)]


@contextlib.contextmanager
def administration(config: Path | None, db: str | None) -> Iterator[Administration]:
    """Open the database that the settings name."""
    from cantina.server.store.admin import Administration

    work = Administration(settings_of(config, db=db))
    try:
        yield work
    finally:
        work.close()


def day(seconds: float | None) -> str:
    """Return a date as lists show it."""
    if seconds is None:
        return ""
    return datetime.fromtimestamp(min(seconds, 253e9), UTC).strftime("%Y-%m-%d %H:%M")


def listing(*titles: str) -> Table:
    """Return an empty list with its head."""
    table = Table(box=None, pad_edge=False)
    for title in titles:
        table.add_column(say(title), overflow="fold")
    return table


def register(app: typer.Typer) -> None:
    """Add the commands."""
    admin = typer.Typer(help=say("server-admin-help"), no_args_is_help=True)
    app.add_typer(admin, name="admin")

    @admin.command("people", help=say("server-admin-help-people"))
    def people(config: Config = None, db: Db = None) -> None:
        heads = (
            "server-admin-name",
            "server-admin-since",
            "server-admin-seats",
            "server-admin-barred",
            "server-admin-muted",
        )
        shown = listing(*heads)
        with administration(config, db) as work:
            for one in work.people():
                times = (day(one.barred), day(one.muted))
                shown.add_row(one.name, day(one.created), str(one.seats), *times)
        console().print(shown)

    @admin.command("tables", help=say("server-admin-help-tables"))
    def tables(config: Config = None, db: Db = None) -> None:
        shown = listing(
            "server-admin-table",
            "server-admin-game",
            "server-admin-title",
            "server-admin-state",
            "server-admin-since",
            "server-admin-people",
        )
        with administration(config, db) as work:
            for one in work.tables():
                about = (one["game"], one["title"], one["state"], day(one["created"]))
                shown.add_row(one["id"], *about, one["people"])
        console().print(shown)

    @admin.command("close", help=say("server-admin-help-close"))
    def close(table: TableId, config: Config = None, db: Db = None) -> None:
        with administration(config, db) as work:
            work.close_table(table)
        console().print(say("server-admin-ordered"))

    @admin.command("kick", help=say("server-admin-help-kick"))
    def kick(
        table: TableId,
        seat: Annotated[int, typer.Argument(help=say("server-admin-help-seat"), min=1)],
        config: Config = None,
        db: Db = None,
    ) -> None:
        with administration(config, db) as work:
            work.kick(table, seat)
        console().print(say("server-admin-ordered"))

    @admin.command("bar", help=say("server-admin-help-bar"))
    def bar(name: Name, days: Days = None, config: Config = None, db: Db = None) -> None:
        with administration(config, db) as work:
            work.bar(name, days)
        console().print(say("server-admin-done"))

    @admin.command("mute", help=say("server-admin-help-mute"))
    def mute(name: Name, days: Days = None, config: Config = None, db: Db = None) -> None:
        with administration(config, db) as work:
            work.mute(name, days)
        console().print(say("server-admin-done"))

    @admin.command("rename", help=say("server-admin-help-rename"))
    def rename(
        name: Name,
        fresh: Annotated[str, typer.Argument(help=say("server-admin-help-fresh"))],
        config: Config = None,
        db: Db = None,
    ) -> None:
        with administration(config, db) as work:
            work.rename(name, fresh)
        console().print(say("server-admin-done"))

    @admin.command("delete", help=say("server-admin-help-delete"))
    def delete(
        name: Name,
        yes: Annotated[bool, typer.Option("--yes", help=say("server-admin-help-yes"))] = False,
        config: Config = None,
        db: Db = None,
    ) -> None:
        if not yes:
            typer.confirm(say("server-admin-sure", name=name), abort=True)
        with administration(config, db) as work:
            count = work.remove(name)
        console().print(say("server-admin-deleted", count=count))

    @admin.command("export", help=say("server-admin-help-export"))
    def export(name: Name, config: Config = None, db: Db = None) -> None:
        with administration(config, db) as work:
            kept = work.copy(name)
        typer.echo(msgspec.json.format(msgspec.json.encode(kept)))

    @admin.command("forget", help=say("server-admin-help-forget"))
    def forget(
        days: Annotated[float, typer.Argument(help=say("server-admin-help-old"), min=1)],
        config: Config = None,
        db: Db = None,
    ) -> None:
        with administration(config, db) as work:
            count = work.forget(days)
        console().print(say("server-admin-forgot", count=count))
