"""Pings: everybody gets one a round, whoever answers stays, and whoever does not is ended."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.frames import apply_mask  # type: ignore[attr-defined]

from cantina.server.live.pulse import PING, ROUND, Pulse, pulse_of
from cantina.server.live.shortcut import TableSocket

MASK = b"\x01\x02\x03\x04"
GREETING = (
    b"GET /ws HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


class Seconds:
    """An event loop of which only the timer is used, and whose seconds pass when told."""

    def __init__(self) -> None:
        self.due: list[Callable[[], None]] = []

    def call_later(self, delay: float, work: Callable[[], None]) -> object:
        self.due.append(work)
        return work

    def passes(self, seconds: int = 1) -> None:
        for _ in range(seconds):
            due, self.due = self.due, []
            for work in due:
                work()


class Counting:
    """A connection that counts its pings."""

    def __init__(self) -> None:
        self.words: list[bytes] = []

    def ping(self, word: bytes) -> None:
        self.words.append(word)


def test_everybody_is_pinged_once_a_round_and_never_all_at_once() -> None:
    seconds = Seconds()
    pulse = Pulse(seconds)  # type: ignore[arg-type]
    connections = [Counting() for _ in range(3 * ROUND)]
    for connection in connections:
        pulse.join(connection)
    seconds.passes()
    assert sum(len(connection.words) for connection in connections) == 3
    seconds.passes(ROUND - 1)
    assert [len(connection.words) for connection in connections] == [1] * len(connections)
    seconds.passes(ROUND)
    assert all(len(set(connection.words)) == 2 for connection in connections)


def test_where_nobody_is_left_no_timer_runs() -> None:
    seconds = Seconds()
    pulse = Pulse(seconds)  # type: ignore[arg-type]
    connection = Counting()
    pulse.join(connection)
    assert len(seconds.due) == 1
    pulse.leave(connection)
    seconds.passes(2)
    assert seconds.due == []
    assert connection.words == []


class Wire(asyncio.Transport):
    """A transport that keeps what is written."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.is_closed = False

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return ("127.0.0.1", 80) if name in ("peername", "sockname") else default

    def write(self, data: Any) -> None:
        self.written.append(bytes(data))

    def is_closing(self) -> bool:
        return self.is_closed

    def close(self) -> None:
        self.is_closed = True

    def pause_reading(self) -> None:
        pass

    def resume_reading(self) -> None:
        pass


class Line:
    """A connection that an application has accepted."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.wire = Wire()
        config = Config(self.serve, interface="asgi3", log_config=None)
        self.socket = TableSocket(config, ServerState(), {})

    async def serve(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            self.heard.append(message["text"])

    async def open(self) -> None:
        self.socket.connection_made(self.wire)
        self.socket.data_received(GREETING)
        await self.rest()
        assert self.wire.written[0].startswith(b"HTTP/1.1 101")
        self.wire.written.clear()

    async def rest(self) -> None:
        """Let the application do what is due."""
        for _ in range(10):
            await asyncio.sleep(0)

    async def close(self) -> None:
        self.socket.connection_lost(None)
        await self.rest()


def frame(first: int, content: bytes) -> bytes:
    """Return a client's frame."""
    return bytes((first, 0x80 | len(content))) + MASK + apply_mask(content, MASK)


def in_line(work: Callable[[Line], Any]) -> None:
    """Do something with an open line."""

    async def run() -> None:
        line = Line()
        await line.open()
        await work(line)
        await line.close()

    asyncio.run(run())


@pytest.mark.parametrize(
    "answer",
    [
        frame(0x8A, b"word"),
        frame(0x8A, b"word") + frame(0x81, b"hello"),
        frame(0x81, b"hello") + frame(0x8A, b"word"),
    ],
    ids=["alone", "before a message", "after a message"],
)
def test_who_answers_a_ping_gets_the_next_one(answer: bytes) -> None:
    async def work(line: Line) -> None:
        line.socket.ping(b"word")
        line.socket.data_received(answer)
        line.socket.ping(b"more")
        await line.rest()
        assert line.wire.written == [PING + b"word", PING + b"more"]
        assert not line.wire.is_closed
        assert line.heard == (["hello"] if b"\x81" in answer else [])

    in_line(work)


def test_an_answer_in_pieces_counts() -> None:
    async def work(line: Line) -> None:
        line.socket.ping(b"word")
        for byte in frame(0x8A, b"word"):
            line.socket.data_received(bytes((byte,)))
        line.socket.ping(b"more")
        assert not line.wire.is_closed

    in_line(work)


@pytest.mark.parametrize(
    "answer",
    [b"", frame(0x8A, b"oldr"), frame(0x8A, b""), frame(0x81, b"hello"), frame(0x8A, b"wor" * 30)],
    ids=["nothing", "an older word", "no word", "a message instead", "more than was sent"],
)
def test_who_does_not_answer_a_ping_is_ended(answer: bytes) -> None:
    async def work(line: Line) -> None:
        line.socket.ping(b"word")
        if answer:
            line.socket.data_received(answer)
        line.socket.ping(b"more")
        assert line.wire.is_closed
        assert line.wire.written[-1][2:4] == (1011).to_bytes(2)
        line.socket.ping(b"late")
        assert PING + b"late" not in line.wire.written

    in_line(work)


def test_a_connection_is_pinged_from_its_beginning_to_its_end() -> None:
    async def run() -> None:
        turns = pulse_of(asyncio.get_running_loop())._turns
        line = Line()
        await line.open()
        assert sum(line.socket in turn for turn in turns) == 1
        await line.close()
        assert not any(turns)

    asyncio.run(run())
