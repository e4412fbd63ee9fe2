"""A WebSocket client that costs next to nothing, so that the load measures the server.

It hands whole text frames to a function and answers pings, which is all that a load needs.
"""

from __future__ import annotations

import asyncio
import base64
import os
from collections.abc import Callable
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
NO_MASK = b"\x00\x00\x00\x00"
"""Clients must mask; a mask of zeros leaves the bytes as they are."""


class Closed(Exception):  # noqa: N818
    """The server ended the connection."""


class Line(asyncio.Protocol):
    """One connection; `heard` gets each text frame as it arrives, `ended` waits for the end."""

    def __init__(self, heard: Callable[[Line, bytes], None]) -> None:
        loop = asyncio.get_running_loop()
        self._heard = heard
        self._transport: asyncio.Transport | None = None
        self._rest = b""
        self._is_open = False
        self._opened: asyncio.Future[None] = loop.create_future()
        self.ended: asyncio.Future[None] = loop.create_future()

    @classmethod
    async def open(cls, url: str, heard: Callable[[Line, bytes], None]) -> Line:
        """Connect and shake hands."""
        parts = urlsplit(url)
        loop = asyncio.get_running_loop()
        assert parts.hostname is not None and parts.port is not None
        _, line = await loop.create_connection(lambda: cls(heard), parts.hostname, parts.port)
        path = parts.path + (f"?{parts.query}" if parts.query else "")
        key = base64.b64encode(os.urandom(16)).decode()
        head = (
            f"GET {path} HTTP/1.1\r\nHost: {parts.netloc}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        assert line._transport is not None
        line._transport.write(head.encode())
        await line._opened
        return line

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Remember the transport."""
        self._transport = transport  # type: ignore[assignment]

    def connection_lost(self, exc: Exception | None) -> None:
        """Wake whoever waits."""
        fail(self._opened, Closed())
        fail(self.ended, Closed())

    def data_received(self, data: bytes) -> None:
        """Cut what arrived into frames."""
        if self._rest:
            data = self._rest + data
        start = 0 if self._is_open else self._shake(data)
        while (found := frame_at(data, start)) is not None:
            content, end = found
            self._take(data[start] & 15, data[content:end])
            start = end
        self._rest = data[start:]

    def _shake(self, data: bytes) -> int:
        """Read the answer to the handshake; return where it ends."""
        end = data.find(b"\r\n\r\n")
        if end < 0:
            return 0
        if b" 101 " not in data[:end].split(b"\r\n", 1)[0]:
            fail(self._opened, Closed(data[:end]))
            return len(data)
        self._is_open = True
        if not self._opened.done():
            self._opened.set_result(None)
        return end + 4

    def _take(self, kind: int, content: bytes) -> None:
        if kind == TEXT:
            try:
                self._heard(self, content)
            except Exception as error:
                fail(self.ended, error)
        elif kind == PING:
            self._write(PONG, content)
        elif kind == CLOSE:
            self.abort()

    def send(self, content: bytes) -> None:
        """Send a text frame."""
        self._write(TEXT, content)

    def _write(self, kind: int, content: bytes) -> None:
        assert self._transport is not None
        size = len(content)
        if size < 126:
            head = bytes((128 | kind, 128 | size))
        else:
            head = bytes((128 | kind, 128 | 126)) + size.to_bytes(2, "big")
        self._transport.write(head + NO_MASK + content)

    def finish(self) -> None:
        """Tell whoever waits that all is done here."""
        if not self.ended.done():
            self.ended.set_result(None)

    def abort(self) -> None:
        """End the connection at once."""
        if self._transport is not None:
            self._transport.abort()


def frame_at(data: bytes, start: int) -> tuple[int, int] | None:
    """Return where the content of the frame at `start` begins and ends, if it is all there."""
    if len(data) < start + 10 and (len(data) < start + 2 or data[start + 1] & 127 > 125):
        return None
    length, content = data[start + 1] & 127, start + 2
    if length == 126:
        length, content = int.from_bytes(data[content : content + 2], "big"), content + 2
    elif length == 127:
        length, content = int.from_bytes(data[content : content + 8], "big"), content + 8
    end = content + length
    return (content, end) if len(data) >= end else None


def fail(future: asyncio.Future[None], error: Exception) -> None:
    """Let a future fail unless it is done."""
    if not future.done():
        future.set_exception(error)
        future.exception()  # nobody has to wait for it
