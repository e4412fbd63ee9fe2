"""News between server processes, over Litestar's channels: memory, Redis or PostgreSQL.

Viewers of the process that made a move are served directly; a small note tells the others the
number of the new move, and they read it from the store. A lost note is made good by the next one,
or by the steady look of `hall.py`.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Any

import msgspec
from litestar.channels import ChannelsPlugin
from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from cantina.server.protocol.messages import Proposal

CHANNEL = "cantina"
log = logging.getLogger(__name__)


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something happened at a table: a move, a seat taken, a line of chat, who is connected."""

    process: str
    table: str
    kind: str
    seq: int = 0
    present: list[int] = []
    proposal: Proposal | None = None


def make_backend(url: str) -> ChannelsBackend:
    """Return the backend a URL names."""
    if url == "memory":
        return MemoryChannelsBackend()
    if url.startswith("redis://"):
        from litestar.channels.backends.redis import RedisChannelsPubSubBackend
        from redis.asyncio import Redis

        return RedisChannelsPubSubBackend(redis=Redis.from_url(url))
    if url.startswith("postgresql://"):
        return postgresql_backend(url)
    raise ValueError(f"channels must be memory, redis:// or postgresql://, not {url}")


def postgresql_backend(url: str) -> ChannelsBackend:
    """Return the asyncpg backend with one kept connection for publishing.

    The stock backend opens a connection for every note, which costs more than the move itself.
    """
    import asyncpg  # type: ignore[import-untyped]
    from litestar.channels.backends.asyncpg import AsyncPgChannelsBackend

    class Backend(AsyncPgChannelsBackend):
        _publisher: Any = None

        async def publish(self, data: bytes, channels: Iterable[str]) -> None:
            if self._publisher is None or self._publisher.is_closed():
                self._publisher = await asyncpg.connect(dsn=url)
            for channel in channels:
                await self._publisher.execute("SELECT pg_notify($1, $2)", channel, data.decode())

        async def on_shutdown(self) -> None:
            if self._publisher is not None:
                await self._publisher.close()
            await super().on_shutdown()

    return Backend(url)


class Bus:
    """Sends and receives notes. With the memory backend there is nobody else to tell."""

    def __init__(self, url: str, process: str) -> None:
        self.plugin = ChannelsPlugin(make_backend(url), channels=[CHANNEL])
        self.process = process
        self.is_alone = url == "memory"
        self._task: asyncio.Task[None] | None = None

    def tell(
        self,
        table: str,
        kind: str,
        seq: int = 0,
        present: Iterable[int] = (),
        proposal: Proposal | None = None,
    ) -> None:
        """Send a note to the other processes."""
        if not self.is_alone:
            note = Note(self.process, table, kind, seq, list(present), proposal)
            self.plugin.publish(msgspec.json.encode(note), CHANNEL)

    async def listen(self, heard: Callable[[Note], Awaitable[None]]) -> None:
        """Start handing the others' notes to `heard`."""
        await self.plugin.__aenter__()
        subscriber = await self.plugin.subscribe(CHANNEL)

        async def run() -> None:
            async for data in subscriber.iter_events():
                note = msgspec.json.decode(data, type=Note)
                if note.process == self.process:
                    continue
                try:
                    await heard(note)
                except Exception:
                    log.exception("a note about table %s could not be handled", note.table)

        self._task = asyncio.create_task(run())

    async def close(self) -> None:
        """Send what still waits, then stop listening."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
            await self.plugin.__aexit__(None, None, None)
