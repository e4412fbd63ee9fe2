"""Bots think in processes of their own, with a time budget. See `thinker.py` for the inside."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process

import msgspec

log = logging.getLogger(__name__)
START_SECONDS = 30.0
"""A fresh process has to import the game and set up the position before it can think."""
THINKING = b"T"
"""What a process writes when it is ready: from now on the bot's own time runs."""
SLACK = 0.25


class Question(msgspec.Struct, frozen=True):
    """What a thinking process is asked: which bot answers for which seat of which position."""

    game: str
    bot: str
    seat: int
    options: bytes
    position: bytes
    seconds: float
    seed: int


class _Worker:
    """One thinking process."""

    def __init__(self) -> None:
        self._process: Process | None = None

    async def ask(self, question: Question) -> str | None:
        process = await self._running()
        assert process.stdin is not None
        assert process.stdout is not None
        data = msgspec.msgpack.encode(question)
        async with asyncio.timeout(START_SECONDS):
            process.stdin.write(len(data).to_bytes(4, "big") + data)
            await process.stdin.drain()
            await process.stdout.readexactly(len(THINKING))
        async with asyncio.timeout(question.seconds + SLACK):
            size = int.from_bytes(await process.stdout.readexactly(4), "big")
            answer = await process.stdout.readexactly(size)
        return answer.decode()

    async def _running(self) -> Process:
        if self._process is None or self._process.returncode is not None:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "cantina.server.match.thinker",
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


class Thinkers:
    """A few workers. A bot that is too slow or crashes costs its own move only."""

    def __init__(self, workers: int) -> None:
        self._all = [_Worker() for _ in range(workers)]
        self._idle: asyncio.Queue[_Worker] = asyncio.Queue()
        for worker in self._all:
            self._idle.put_nowait(worker)

    async def ask(self, question: Question) -> str | None:
        """Return the bot's answer, or None when it has none in time."""
        worker = await self._idle.get()
        try:
            return await worker.ask(question)
        except (OSError, EOFError, TimeoutError, UnicodeDecodeError) as error:
            log.warning(
                "bot %s of %s gave no answer: %s", question.bot, question.game, type(error).__name__
            )
            await worker.kill()
            return None
        except asyncio.CancelledError:
            await worker.kill()
            raise
        finally:
            self._idle.put_nowait(worker)

    async def close(self) -> None:
        """End the processes."""
        for worker in self._all:
            await worker.kill()
