"""Worker processes, with a time budget for every errand. See `worker.py` for the inside."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
import zlib
from asyncio.subprocess import PIPE, Process

import msgspec

from cantina.server.match.errands import BUSY, DIED, READY, TIMED_OUT, Errand, Outcome, Parcel
from cantina.server.process.settings import Settings

log = logging.getLogger(__name__)
START_SECONDS = 120.0
"""A fresh process has to import the game and set up the position before its time runs."""
SLACK = 0.25
DEAD = (OSError, EOFError, RuntimeError)
"""What comes of speaking with a process that is gone; uvloop says the last of a closed pipe."""
MOST_WAITING = 200
"""Errands that may wait for one worker; more are turned away at once."""


class _Worker:
    """One worker process, and the line before it."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._process: Process | None = None
        self._line = asyncio.Lock()
        self.waiting = 0
        self.starts = 0

    async def ask(self, errand: Errand, seconds: float) -> Outcome:
        """Wait in line, then have an errand done within so many seconds."""
        if self.waiting >= MOST_WAITING:
            return Outcome(failed=BUSY)
        self.waiting += 1
        try:
            async with self._line:
                return await self._ask(errand, seconds)
        finally:
            self.waiting -= 1

    async def _ask(self, errand: Errand, seconds: float) -> Outcome:
        try:
            return await self._send(errand, seconds)
        except TimeoutError:
            await self.kill()
            return Outcome(failed=TIMED_OUT)
        except (*DEAD, msgspec.MsgspecError) as error:
            log.warning("a worker died: %s", type(error).__name__)
            await self.kill()
            return Outcome(failed=DIED)
        except asyncio.CancelledError:
            await self.kill()
            raise

    async def _send(self, errand: Errand, seconds: float) -> Outcome:
        answers = await self._hand_over(errand)
        async with asyncio.timeout(seconds + SLACK):
            size = int.from_bytes(await answers.readexactly(4), "big")
            return msgspec.msgpack.decode(await answers.readexactly(size), type=Outcome)

    async def _hand_over(self, errand: Errand) -> asyncio.StreamReader:
        """Give an errand to the worker; one that has died before, asked by nobody, is replaced."""
        data = msgspec.msgpack.encode(Parcel(errand, self._settings))
        try:
            return await self._write(data)
        except TimeoutError:
            raise
        except DEAD:
            await self.kill()
            return await self._write(data)

    async def _write(self, data: bytes) -> asyncio.StreamReader:
        process = await self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        async with asyncio.timeout(START_SECONDS):
            process.stdin.write(len(data).to_bytes(4, "big") + data)
            await process.stdin.drain()
            await process.stdout.readexactly(len(READY))
        return process.stdout

    async def _running(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            self.starts += 1
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "cantina.server.match.worker",
                stdin=PIPE,
                stdout=PIPE,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))},
            )
        return self._process

    async def kill(self) -> None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Workers:
    """A few workers. An errand that is too slow or kills its worker costs itself only."""

    def __init__(self, count: int, settings: Settings) -> None:
        self._all = [_Worker(settings) for _ in range(count)]

    @property
    def starts(self) -> int:
        """How often a worker process was started."""
        return sum(worker.starts for worker in self._all)

    @property
    def waiting(self) -> int:
        """How many errands wait or are being done."""
        return sum(worker.waiting for worker in self._all)

    async def ask(self, errand: Errand, seconds: float, key: str | None = None) -> Outcome:
        """Have an errand done: always by the same worker for one key, else by the least busy."""
        if key is None:
            worker = min(self._all, key=lambda one: one.waiting)
        else:
            worker = self._all[zlib.crc32(key.encode()) % len(self._all)]
        return await worker.ask(errand, seconds)

    async def close(self) -> None:
        """End the processes."""
        for worker in self._all:
            await worker.kill()
