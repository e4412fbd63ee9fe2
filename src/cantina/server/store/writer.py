"""One thread that writes. It commits everything that waits in one transaction.

A commit costs a disk sync however many moves it holds, so moves of many tables share it. When one
job of a batch breaks a unique key the batch is rolled back and every job runs alone, so that only
the guilty one fails.
"""

from __future__ import annotations

import asyncio
import contextlib
import queue
import threading
import time
from collections.abc import Callable
from itertools import chain
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine, insert
from sqlalchemy.exc import DBAPIError, IntegrityError

from cantina.server.process.supervisor import Duty
from cantina.server.store.schema import moves

T = TypeVar("T")
Work = Callable[[Connection], Any]
COLUMNS = tuple(moves.columns.keys())
Row = tuple[str, int, float, str]
"""A move as it is stored, in the order of the columns."""

MAX_BATCH = 500
BUSY_SECONDS = 0.02
"""Whoever writes again so soon is busy: more will come, and can share a sync of the disk."""
GATHER_SECONDS = 0.008
"""How long a busy store waits for them; a move that comes alone is written at once."""


class Job:
    """A move to append, something else to do in the same transaction, and who waits for it."""

    __slots__ = ("future", "loop", "row", "work")

    def __init__(self, row: Row | None, work: Work | None, loop: asyncio.AbstractEventLoop) -> None:
        self.row = row
        self.work = work
        self.loop = loop
        self.future: asyncio.Future[Any] = loop.create_future()


class Writer:
    """The writing thread of a store."""

    def __init__(self, engine: Engine, duty: Duty | None = None) -> None:
        self._engine = engine
        self._duty = duty or Duty("writer")
        # written out once: making the same statement anew costs more than running it
        self._insert = str(insert(moves).compile(engine))
        self._gathered: list[Job] = []
        self._handed_over = 0.0
        self._connection: Connection | None = None
        """The thread's own, for as long as nothing goes wrong with it."""
        self._jobs: queue.SimpleQueue[list[Job]] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    async def append(self, row: Row, work: Work | None = None) -> Any:
        """Append a move (and do the work with it, and return its result) once both are on disk."""
        return await self._add(Job(row, work, asyncio.get_running_loop()))

    async def do(self, work: Callable[[Connection], T]) -> T:
        """Run a piece of work in a transaction and return its result once it is on disk."""
        result: T = await self._add(Job(None, work, asyncio.get_running_loop()))
        return result

    def _add(self, job: Job) -> asyncio.Future[Any]:
        """Hand a job over with all others of this round of the event loop, or of a short while."""
        self._gathered.append(job)
        if len(self._gathered) == 1:
            if time.monotonic() - self._handed_over < BUSY_SECONDS:
                job.loop.call_later(GATHER_SECONDS, self._hand_over)
            else:
                job.loop.call_soon(self._hand_over)
        return job.future

    def _hand_over(self) -> None:
        if self._gathered:
            self._handed_over = time.monotonic()
            self._jobs.put(self._gathered)
            self._gathered = []

    async def close(self) -> None:
        """Write what still waits, then end."""
        self._hand_over()
        self._jobs.put([])
        await asyncio.to_thread(self._thread.join)

    def _run(self) -> None:
        while True:
            batch, is_last = self._next_batch()
            if batch:
                self._write(batch)
            if is_last:
                self._hang_up()
                return

    def _next_batch(self) -> tuple[list[Job], bool]:
        """Return all that waits (nothing in line marks the end), and whether it is the last."""
        batch: list[Job] = []
        while len(batch) < MAX_BATCH:
            try:
                jobs = self._jobs.get(block=not batch)
            except queue.Empty:
                return batch, False
            if not jobs:
                return batch, True
            batch.extend(jobs)
        return batch, False

    def _write(self, batch: list[Job]) -> None:
        try:
            outcomes = self._transaction(batch)
        except DBAPIError as error:
            is_away = error.connection_invalidated
            outcomes = [error] * len(batch) if is_away else [self._alone(job) for job in batch]
        except BaseException as error:  # whatever it is, the thread goes on and somebody waits
            outcomes = [_failure(error)] * len(batch)
        # one wake-up of the event loop a batch, not one a job
        loops = {job.loop for job in batch}
        for loop in loops:
            done = [
                (job, out) for job, out in zip(batch, outcomes, strict=True) if job.loop is loop
            ]
            try:
                loop.call_soon_threadsafe(self._settle, done)
            except RuntimeError:  # the loop is closed: nobody waits any more
                continue

    def _transaction(self, batch: list[Job]) -> list[Any]:
        # one order for all processes, so that two batches never wait for each other
        rows = sorted([job.row for job in batch if job.row is not None])
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            with self._connection.begin():
                if rows:
                    self._append(self._connection, rows)
                return [job.work(self._connection) if job.work else None for job in batch]
        except BaseException:
            self._hang_up()
            raise

    def _hang_up(self) -> None:
        """Give the connection back; the next transaction takes one that works."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with contextlib.suppress(Exception):
                connection.close()

    def _append(self, connection: Connection, rows: list[Row]) -> None:
        """Append rows; on SQLite by one statement.

        Every statement gives Python's lock away, and a busy event loop is slow to return it: a
        statement for each row would make a batch wait for its turn as often as it has rows.
        """
        if self._engine.dialect.positional:
            head, values = self._insert.split(" VALUES ")
            statement = f"{head} VALUES {', '.join([values] * len(rows))}"
            connection.exec_driver_sql(statement, tuple(chain.from_iterable(rows)))
        else:
            named = [dict(zip(COLUMNS, row, strict=True)) for row in rows]
            connection.exec_driver_sql(self._insert, named)

    def _alone(self, job: Job) -> Any:
        try:
            return self._transaction([job])[0]
        except BaseException as error:
            return _failure(error)

    def _settle(self, done: list[tuple[Job, Any]]) -> None:
        """Tell whoever waits what came of it, and note how the store does."""
        trouble: Exception | None = None
        for job, outcome in done:
            is_bad = isinstance(outcome, Exception)
            if is_bad and not isinstance(outcome, IntegrityError):
                trouble = outcome
            if job.future.cancelled():
                continue
            if is_bad:
                job.future.set_exception(outcome)
            else:
                job.future.set_result(outcome)
        if trouble is not None:
            self._duty.failed(trouble)
        elif not self._duty.is_well:
            self._duty.well()


def _failure(error: BaseException) -> Exception:
    """Return what is told to whoever waits: nothing that would end the event loop."""
    return error if isinstance(error, Exception) else RuntimeError(repr(error))
