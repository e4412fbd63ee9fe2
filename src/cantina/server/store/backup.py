"""Copies of a whole database, taken while it is served, and put back into an empty one.

A copy is one compressed file of JSON lines, the same for SQLite and PostgreSQL: so it is also the
way from one to the other. It is read in one transaction, hence as of one instant.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from gzip import GzipFile
from pathlib import Path
from typing import Any

import msgspec
from alembic import command
from alembic.migration import MigrationContext
from sqlalchemy import Connection, MetaData, Table, func, insert, select

from cantina.core.problem import Problem
from cantina.core.text import text
from cantina.server.process.settings import Settings
from cantina.server.store import schema
from cantina.server.store.database import make_engine
from cantina.server.store.migrate import configuration, reshaping

ROWS = 500
"""Rows read or written together."""
VERSIONS = "alembic_version"


class Head(msgspec.Struct, frozen=True):
    """The first line: the schema that the rows are of."""

    cantina: int
    schema: str


class Row(msgspec.Struct, frozen=True):
    """One row of a table."""

    table: str
    row: dict[str, Any]


class NotEmpty(Problem):
    """A database that a copy would be mixed into."""


class NoCopy(Problem):
    """A file that is no copy of a database."""


def tables(connection: Connection) -> list[Table]:
    """Return the tables as they are, those first that others refer to."""
    known = MetaData()
    known.reflect(connection)
    return [table for table in known.sorted_tables if table.name != VERSIONS]


def back_up(settings: Settings, target: Path) -> int:
    """Write a copy of the whole database; return how many rows it has."""
    engine = make_engine(settings)
    count = 0
    unfinished = target.with_name(target.name + ".part")
    with engine.connect() as connection, gzip.open(unfinished, "wb", 6) as file:
        if engine.dialect.name == "postgresql":
            connection.execution_options(isolation_level="REPEATABLE READ")
        else:
            connection.exec_driver_sql("BEGIN")  # else every table would be of another instant
        schema = MigrationContext.configure(connection).get_current_revision() or ""
        file.write(msgspec.json.encode(Head(1, schema)) + b"\n")
        for table in tables(connection):
            rows = connection.execution_options(yield_per=ROWS).execute(select(table)).mappings()
            for row in rows:
                values = {str(name): value for name, value in row.items()}
                file.write(msgspec.json.encode(Row(str(table.name), values)) + b"\n")
                count += 1
    engine.dispose()
    unfinished.replace(target)
    return count


def restore(settings: Settings, source: Path) -> int:
    """Put a copy into an empty database and bring it up to date; return how many rows it has."""
    settings.prepare()
    engine = make_engine(settings)
    try:
        with gzip.open(source, "rb") as file, reshaping(engine) as connection:
            head = _read_head(file, source)
            _need_empty(connection)
            config = configuration(connection)
            command.upgrade(config, head.schema)
            count = _fill(connection, file)
            command.upgrade(config, "head")
            # whoever served the matches when the copy was taken does not serve these
            connection.execute(schema.processes.update().values(until=0.0))
        return count
    finally:
        engine.dispose()


def _read_head(file: GzipFile, source: Path) -> Head:
    try:
        return msgspec.json.decode(file.readline(), type=Head)
    except (OSError, EOFError, msgspec.DecodeError) as error:
        raise NoCopy(text("server-no-copy", file=str(source))) from error


def _need_empty(connection: Connection) -> None:
    for table in tables(connection):
        if table.name == "house":
            continue
        if connection.execute(select(func.count()).select_from(table)).scalar_one():
            raise NotEmpty(text("server-not-empty"))


def _fill(connection: Connection, file: GzipFile) -> int:
    known = {table.name: table for table in tables(connection)}
    if "house" in known:
        connection.execute(known["house"].delete())
    count = 0
    for table, rows in _batches(file):
        columns = known[table].columns
        binary = [name for name, column in columns.items() if column.type.python_type is bytes]
        ready = [
            {**row, **{one: msgspec.convert(row[one], bytes) for one in binary}} for row in rows
        ]
        connection.execute(insert(known[table]), ready)
        count += len(ready)
    return count


def _batches(file: GzipFile) -> Iterator[tuple[str, list[dict[str, Any]]]]:
    name, batch = "", list[dict[str, Any]]()
    for line in file:
        read = msgspec.json.decode(line, type=Row)
        if batch and (read.table != name or len(batch) >= ROWS):
            yield name, batch
            batch = []
        name = read.table
        batch.append(read.row)
    if batch:
        yield name, batch
