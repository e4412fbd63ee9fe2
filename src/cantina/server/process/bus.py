"""Notes from one server process to another, over Redis or PostgreSQL.

A table is served by one process, so nearly everything about it happens there. What another process
does to it behind its back (an account takes over a guest's seats) is told to its owner in a note.
Each process listens on a channel of its own. A note that is lost while the bus is down is made good
when it is back: then every process reads again who sits where.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

from cantina.server.process.supervisor import Duty, Supervisor

log = logging.getLogger(__name__)
CHANNEL = "cantina_"
"""What the channel of a process is called, before its id."""
MOST_WAITING = 10_000
"""Notes that wait while the bus is down; older ones are dropped."""
CONNECT_SECONDS = 5.0
LISTEN_SECONDS = 2.0
"""How often a silent listener makes sure that it is still connected."""


class Channel(Protocol):
    """A connection over which a process hears the others. Any trouble is an exception."""

    async def open(self, process: str) -> None:
        """Connect and listen for a process."""

    async def publish(self, process: str, data: str) -> None:
        """Tell a process."""

    async def receive(self) -> str | None:
        """Return what somebody told; None when there was nothing for a while."""

    async def close(self) -> None:
        """Disconnect."""


class RedisChannel:
    """Redis' publish and subscribe."""

    def __init__(self, url: str) -> None:
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff

        # it must not reconnect by itself: what was told meanwhile has to be looked up
        self._redis = Redis.from_url(
            url, retry=Retry(NoBackoff(), 0), socket_connect_timeout=CONNECT_SECONDS
        )
        self._pubsub: Any = None

    async def open(self, process: str) -> None:
        """Connect and listen for a process."""
        self._pubsub = self._redis.pubsub()
        await self._pubsub.subscribe(CHANNEL + process)

    async def publish(self, process: str, data: str) -> None:
        """Tell a process."""
        await self._redis.publish(CHANNEL + process, data)

    async def receive(self) -> str | None:
        """Return what somebody told; None when there was nothing for a while."""
        heard = await self._pubsub.get_message(
            ignore_subscribe_messages=True, timeout=LISTEN_SECONDS
        )
        if heard is None:
            await self._redis.ping()
            return None
        data: bytes = heard["data"]
        return data.decode()

    async def close(self) -> None:
        """Disconnect."""
        if self._pubsub is not None:
            await self._pubsub.aclose()
        await self._redis.aclose()


class PostgresChannel:
    """PostgreSQL's NOTIFY and LISTEN, over one connection of its own."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._connection: Any = None
        self._heard: asyncio.Queue[str] = asyncio.Queue()

    async def open(self, process: str) -> None:
        """Connect and listen for a process."""
        import asyncpg  # type: ignore[import-untyped]

        self._heard = asyncio.Queue()
        self._connection = await asyncpg.connect(dsn=self._url, timeout=CONNECT_SECONDS)
        await self._connection.add_listener(CHANNEL + process, self._hear)

    def _hear(self, _connection: object, _pid: int, _channel: str, payload: str) -> None:
        self._heard.put_nowait(payload)

    async def publish(self, process: str, data: str) -> None:
        """Tell a process."""
        if self._connection is None:
            raise ConnectionError("not connected")
        await self._connection.execute("SELECT pg_notify($1, $2)", CHANNEL + process, data)

    async def receive(self) -> str | None:
        """Return what somebody told; None when there was nothing for a while."""
        with contextlib.suppress(TimeoutError):
            return await asyncio.wait_for(self._heard.get(), LISTEN_SECONDS)
        if self._connection.is_closed():
            raise ConnectionError("the connection is closed")
        return None

    async def close(self) -> None:
        """Disconnect."""
        if self._connection is not None:
            self._connection.terminate()


def make_channel(url: str) -> Channel | None:
    """Return the channel that a URL names; None for `memory`: there is nobody else."""
    if url == "memory":
        return None
    if url.startswith("redis://"):
        return RedisChannel(url)
    if url.startswith("postgresql://"):
        return PostgresChannel(url)
    raise ValueError(f"channels must be memory, redis:// or postgresql://, not {url}")


class Bus:
    """Sends and receives notes: the id of a table whose owner should look at its seats again."""

    def __init__(self, url: str, process: str) -> None:
        self._channel = make_channel(url)
        self._process = process
        self._waiting: asyncio.Queue[tuple[str, str]] = asyncio.Queue(MOST_WAITING)
        self._is_open = asyncio.Event()

    def tell(self, process: str, table: str) -> None:
        """Send another process a note about a table of its own."""
        if self._channel is None:
            return
        if self._waiting.full():
            self._waiting.get_nowait()
        self._waiting.put_nowait((process, table))

    def start(
        self,
        supervisor: Supervisor,
        heard: Callable[[str], Awaitable[None]],
        connected: Callable[[], Awaitable[None]],
    ) -> None:
        """Hand the others' notes to `heard`; call `connected` whenever we can hear them again."""
        if self._channel is None:
            return
        channel = self._channel

        async def listen(duty: Duty) -> None:
            self._is_open.clear()
            try:
                await asyncio.wait_for(channel.open(self._process), CONNECT_SECONDS)
                self._is_open.set()
                await connected()
                duty.well()
                while True:
                    table = await channel.receive()
                    if table is not None:
                        await self._hand_over(table, heard)
                    duty.well()
            finally:
                self._is_open.clear()
                with contextlib.suppress(Exception):
                    await asyncio.wait_for(channel.close(), 1.0)

        async def send(duty: Duty) -> None:
            while True:
                process, table = await self._waiting.get()
                await self._is_open.wait()
                await asyncio.wait_for(channel.publish(process, table), CONNECT_SECONDS)
                duty.well()

        supervisor.keep("bus-listener", listen)
        supervisor.keep("bus-sender", send)

    async def _hand_over(self, table: str, heard: Callable[[str], Awaitable[None]]) -> None:
        try:
            await heard(table)
        except Exception as error:  # the listener goes on; the next look makes it good
            log.warning("a note about table %s was lost: %s", table, error)
