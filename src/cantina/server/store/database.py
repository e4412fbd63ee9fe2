"""The database, SQLite or PostgreSQL: reads run in threads, writes in the one writer thread."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, RowMapping, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import QueuePool

from cantina.server.process.settings import Settings
from cantina.server.process.supervisor import Duty
from cantina.server.store.migrate import migrate
from cantina.server.store.rows import (
    Account,
    Address,
    Checkpoint,
    Device,
    Kept,
    KeptAnalysis,
    Letter,
    Line,
    Link,
    Match,
    Move,
    Passkey,
    PrivateLine,
    Seat,
    Seek,
    Turn,
)
from cantina.server.store.writer import Writer

T = TypeVar("T")
Stored = TypeVar(
    "Stored",
    Match,
    Seat,
    Move,
    Checkpoint,
    Line,
    Account,
    Kept,
    KeptAnalysis,
    Turn,
    Address,
    Device,
    Letter,
    Link,
    Passkey,
    Seek,
    PrivateLine,
)


class Conflict(Exception):  # noqa: N818
    """Another process wrote this number first."""


def from_row(kind: type[Stored], row: RowMapping) -> Stored:
    """Make a struct from a row that may have more columns."""
    return kind(**{name: row[name] for name in kind.__struct_fields__})


def make_engine(settings: Settings) -> Engine:
    """Open the database: WAL with full sync on SQLite."""
    engine = create_engine(
        settings.database_url,
        poolclass=QueuePool,
        pool_size=4,
        max_overflow=8,
        hide_parameters=True,  # no error that is logged tells what was stored
    )
    if settings.is_sqlite:

        @event.listens_for(engine, "connect")
        def prepare(connection: Any, _: Any) -> None:
            connection.execute("PRAGMA journal_mode=WAL")
            connection.execute("PRAGMA synchronous=FULL")
            connection.execute("PRAGMA foreign_keys=ON")
            connection.execute(f"PRAGMA busy_timeout={round(settings.busy_seconds * 1000)}")

    return engine


class Database:
    """One open database."""

    def __init__(self, settings: Settings, duty: Duty | None = None) -> None:
        self.engine = make_engine(settings)
        # what only reads needs no transaction, hence no word that one begins and none that it ends
        self._reading = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self._duty = duty
        self._writer: Writer | None = None

    async def open(self) -> None:
        """Bring the schema up to date and start the writer."""
        await asyncio.to_thread(migrate, self.engine)
        self._writer = Writer(self.engine, self._duty)

    async def close(self) -> None:
        """Finish writing."""
        if self._writer is not None:
            await self._writer.close()
        self.engine.dispose()

    @property
    def writer(self) -> Writer:
        """The writer of an open database."""
        if self._writer is None:
            raise RuntimeError("the store is not open")
        return self._writer

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run a piece of work in a transaction and return its result once it is on disk."""
        return await self.writer.do(work)

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Return what a piece of work reads."""

        def run() -> T:
            with self._reading.connect() as connection:
                return work(connection)

        def run_twice() -> T:
            try:
                return run()
            except DBAPIError as error:
                if not error.connection_invalidated:
                    raise
            return run()  # the database was away since the connection was made: make a new one

        return await asyncio.to_thread(run_twice)
