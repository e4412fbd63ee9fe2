"""Frames in every shape a network may bring them in, over a bare socket."""

from __future__ import annotations

import base64
import json
import os
import socket
import time
from collections.abc import Iterator
from typing import Any

import pytest

from server.harness import PATIENCE, Api, ServerProcess

TEXT, CONTINUED, CLOSE, PING, PONG = 1, 0, 8, 9, 10
LAST = 0x80


class Bare:
    """A WebSocket without a library."""

    def __init__(self, server: ServerProcess, table: str, token: str) -> None:
        self._socket = socket.create_connection(("127.0.0.1", server.port), PATIENCE)
        self._socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        key = base64.b64encode(os.urandom(16)).decode()
        head = (
            f"GET /ws/tables/{table} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
            f"Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: {key}\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n"
        )
        self._socket.sendall(head.encode())
        self._rest = b""
        while b"\r\n\r\n" not in self._rest:
            self._rest += self._socket.recv(4096)
        self._rest = self._rest.split(b"\r\n\r\n", 1)[1]
        self.send(frame(hello(token)))

    def send(self, data: bytes) -> None:
        self._socket.sendall(data)

    def read(self) -> tuple[int, bytes]:
        """Return the kind and the content of the next frame."""
        first, second = self._take(2)
        length = second & 127
        if length > 125:
            length = int.from_bytes(self._take(2 if length == 126 else 8))
        return first & 15, self._take(length)

    def _take(self, count: int) -> bytes:
        while len(self._rest) < count:
            more = self._socket.recv(65_536)
            if not more:
                raise ConnectionError
            self._rest += more
        found, self._rest = self._rest[:count], self._rest[count:]
        return found

    def until(self, kind: str) -> dict[str, Any]:
        """Return the next message of a kind."""
        while True:
            opcode, content = self.read()
            assert opcode in (TEXT, PING)
            for message in json.loads(content) if opcode == TEXT else ():
                if message["type"] == kind:
                    found: dict[str, Any] = message
                    return found

    def close(self) -> None:
        self._socket.close()


def frame(content: bytes, kind: int = TEXT, last: int = LAST, mask: bytes | None = None) -> bytes:
    """Return a client's frame."""
    mask = os.urandom(4) if mask is None else mask
    length = len(content)
    if length < 126:
        head = bytes((last | kind, 0x80 | length))
    elif length < 65_536:
        head = bytes((last | kind, 0x80 | 126)) + length.to_bytes(2)
    else:
        head = bytes((last | kind, 0x80 | 127)) + length.to_bytes(8)
    masked = bytes(byte ^ mask[place % 4] for place, byte in enumerate(content))
    return head + mask + masked


def hello(token: str) -> bytes:
    return json.dumps({"type": "hello", "token": token}).encode()


def say(words: str) -> bytes:
    return json.dumps({"type": "chat", "text": words}, ensure_ascii=False).encode()


@pytest.fixture
def line(api: Api, server: ServerProcess) -> Iterator[Bare]:
    """Return a bare connection to a table that has greeted it."""
    seated = api.create("human", "random")
    found = Bare(server, seated["table"], seated["token"])
    found.until("welcome")
    yield found
    found.close()


def said(line: Bare) -> str:
    words: str = line.until("chat")["lines"][0]["text"]
    return words


def test_a_whole_frame_is_a_message(line: Bare) -> None:
    for words in ("hi", "cześć, привіт", "x" * 120, "x" * 400):
        line.send(frame(say(words)))
        assert said(line) == words


def test_messages_that_arrive_together_are_taken_one_by_one(line: Bare) -> None:
    line.send(frame(say("one")) + frame(say("two")) + frame(say("three")))
    assert [said(line), said(line), said(line)] == ["one", "two", "three"]


def test_a_frame_may_arrive_byte_by_byte(line: Bare) -> None:
    for byte in frame(say("slowly")):
        line.send(bytes((byte,)))
    line.send(frame(say("and at once")))
    assert [said(line), said(line)] == ["slowly", "and at once"]


def test_the_rest_of_a_frame_is_no_frame(line: Bare) -> None:
    inner = frame(say("never said"), mask=b"\x00\x00\x00\x00")
    outer = frame(b" " * 10 + inner, mask=b"\x00\x00\x00\x00")
    line.send(outer[: -len(inner)])
    time.sleep(0.1)  # so that the two parts are received apart
    line.send(inner)
    assert closing_code(line) == 1007  # the outer frame is no UTF-8; the inner was never read


def test_a_message_in_pieces_is_one_message(line: Bare) -> None:
    content = say("in pieces")
    line.send(frame(content[:9], last=0))
    line.send(frame(b"", PING))
    while line.read()[0] != PONG:
        pass
    line.send(frame(content[9:], CONTINUED))
    assert said(line) == "in pieces"


def test_a_new_message_amid_pieces_ends_the_connection(line: Bare) -> None:
    line.send(frame(say("a piece")[:9], last=0))
    line.send(frame(say("another message")))
    assert closing_code(line) == 1002


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (frame(b'{"type":"chat","text":"\xff"}'), 1007),
        (bytes((LAST | TEXT, 2)) + b"{}", 1002),  # not masked
        (bytes((LAST | 0x40 | TEXT,)) + frame(say("reserved bit"))[1:], 1002),
        (frame(b"x" * 70_000), 1009),
        (bytes((LAST | TEXT, 0x80 | 127)) + (2**40).to_bytes(8) + b"mask", 1009),
    ],
    ids=["not UTF-8", "not masked", "reserved bit", "too long", "says it is too long"],
)
def test_broken_frames_end_the_connection(line: Bare, data: bytes, code: int) -> None:
    line.send(data)
    assert closing_code(line) == code


def closing_code(line: Bare) -> int:
    """Return the code with which the server closes."""
    while True:
        kind, content = line.read()
        if kind == CLOSE:
            return int.from_bytes(content[:2])


def test_a_close_is_answered(line: Bare) -> None:
    line.send(frame((1000).to_bytes(2), CLOSE))
    assert closing_code(line) == 1000
