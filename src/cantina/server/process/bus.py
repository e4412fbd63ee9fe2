"""News between server processes, over Redis or PostgreSQL.

Viewers of the process that made a move are served directly; a small note tells the others the
number of the new move, and they read it from the store. A lost note is made good by the steady
look of `heart.py`, which looks more often while the bus is down.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Iterable
from typing import Any, Protocol

import msgspec

from cantina.server.process.supervisor import Duty, Supervisor
from cantina.server.protocol.messages import Proposal

log = logging.getLogger(__name__)
CHANNEL = "cantina"
MOST_WAITING = 10_000
"""Notes that wait while the bus is down; older ones are dropped."""
CONNECT_SECONDS = 5.0
LISTEN_SECONDS = 2.0
"""How often a silent listener makes sure that it is still connected."""


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something happened at a table: a move, a seat taken, a line of chat, who is connected."""

    process: str
    table: str
    kind: str
    seq: int = 0
    present: list[int] = []
    proposal: Proposal | None = None


class Channel(Protocol):
    """A connection over which processes hear each other. Any trouble is an exception."""

    async def open(self) -> None:
        """Connect and listen."""

    async def publish(self, data: bytes) -> None:
        """Tell everybody."""

    async def receive(self) -> bytes | None:
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

    async def open(self) -> None:
        """Connect and listen."""
        self._pubsub = self._redis.pubsub()
        await self._pubsub.subscribe(CHANNEL)

    async def publish(self, data: bytes) -> None:
        """Tell everybody."""
        await self._redis.publish(CHANNEL, data)

    async def receive(self) -> bytes | None:
        """Return what somebody told; None when there was nothing for a while."""
        heard = await self._pubsub.get_message(
            ignore_subscribe_messages=True, timeout=LISTEN_SECONDS
        )
        if heard is None:
            await self._redis.ping()
            return None
        data: bytes = heard["data"]
        return data

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
        self._heard: asyncio.Queue[bytes] = asyncio.Queue()

    async def open(self) -> None:
        """Connect and listen."""
        import asyncpg  # type: ignore[import-untyped]

        self._heard = asyncio.Queue()
        self._connection = await asyncpg.connect(dsn=self._url, timeout=CONNECT_SECONDS)
        await self._connection.add_listener(CHANNEL, self._hear)

    def _hear(self, _connection: object, _pid: int, _channel: str, payload: str) -> None:
        self._heard.put_nowait(payload.encode())

    async def publish(self, data: bytes) -> None:
        """Tell everybody."""
        if self._connection is None:
            raise ConnectionError("not connected")
        await self._connection.execute("SELECT pg_notify($1, $2)", CHANNEL, data.decode())

    async def receive(self) -> bytes | None:
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
    """Sends and receives notes."""

    def __init__(self, url: str, process: str) -> None:
        self._url = url
        self._channel = make_channel(url)
        self._process = process
        self._waiting: asyncio.Queue[bytes] = asyncio.Queue(MOST_WAITING)
        self._duties: list[Duty] = []
        self._is_open = asyncio.Event()

    @property
    def is_alone(self) -> bool:
        """Whether there is nobody to tell."""
        return self._channel is None

    @property
    def is_well(self) -> bool:
        """Whether the others hear us and we them."""
        return all(duty.is_well for duty in self._duties)

    def tell(
        self,
        table: str,
        kind: str,
        seq: int = 0,
        present: Iterable[int] = (),
        proposal: Proposal | None = None,
    ) -> None:
        """Send a note to the other processes."""
        if self._channel is None:
            return
        note = Note(self._process, table, kind, seq, list(present), proposal)
        if self._waiting.full():
            self._waiting.get_nowait()
        self._waiting.put_nowait(msgspec.json.encode(note))

    def start(
        self,
        supervisor: Supervisor,
        heard: Callable[[Note], Awaitable[None]],
        connected: Callable[[], Awaitable[None]],
    ) -> None:
        """Hand the others' notes to `heard`; call `connected` whenever we can hear them again."""
        if self._channel is None:
            return
        channel = self._channel

        async def listen(duty: Duty) -> None:
            self._is_open.clear()
            try:
                await asyncio.wait_for(channel.open(), CONNECT_SECONDS)
                self._is_open.set()
                await connected()
                duty.well()
                while True:
                    data = await channel.receive()
                    if data is not None:
                        await self._hand_over(data, heard)
                    duty.well()
            finally:
                self._is_open.clear()
                with contextlib.suppress(Exception):
                    await asyncio.wait_for(channel.close(), 1.0)

        async def send(duty: Duty) -> None:
            while True:
                data = await self._waiting.get()
                await self._is_open.wait()
                await asyncio.wait_for(channel.publish(data), CONNECT_SECONDS)
                duty.well()

        self._duties = [
            supervisor.keep("bus-listener", listen),
            supervisor.keep("bus-sender", send),
        ]

    async def _hand_over(self, data: bytes, heard: Callable[[Note], Awaitable[None]]) -> None:
        note = msgspec.json.decode(data, type=Note)
        if note.process == self._process:
            return
        try:
            await heard(note)
        except Exception as error:  # the steady look makes it good
            log.warning("a note about table %s was lost: %s", note.table, error)
