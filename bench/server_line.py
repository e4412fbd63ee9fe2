"""A WebSocket client that costs next to nothing, so that the load measures the server.

It reads whole text frames and answers pings, which is all that a load needs.
"""

from __future__ import annotations

import asyncio
import base64
import os
from urllib.parse import urlsplit

TEXT, CLOSE, PING, PONG = 1, 8, 9, 10
NO_MASK = b"\x00\x00\x00\x00"
"""Clients must mask; a mask of zeros leaves the bytes as they are."""


class Closed(Exception):  # noqa: N818
    """The server ended the connection."""


class Line(asyncio.Protocol):
    """One connection; frames wait in a queue."""

    def __init__(self) -> None:
        self._transport: asyncio.Transport | None = None
        self._buffer = bytearray()
        self._is_open = False
        self._opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._frames: asyncio.Queue[bytes | None] = asyncio.Queue()

    @classmethod
    async def open(cls, url: str) -> Line:
        """Connect and shake hands."""
        parts = urlsplit(url)
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(cls, parts.hostname, parts.port)
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
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        """Wake whoever waits."""
        self._frames.put_nowait(None)
        if not self._opened.done():
            self._opened.set_exception(Closed())

    def data_received(self, data: bytes) -> None:
        """Cut what arrived into frames."""
        buffer = self._buffer
        buffer += data
        if not self._is_open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in buffer[:end].split(b"\r\n", 1)[0]:
                self._opened.set_exception(Closed(bytes(buffer[:end])))
                return
            del buffer[: end + 4]
            self._is_open = True
            if not self._opened.done():
                self._opened.set_result(None)
        while (size := self._frame_size()) is not None:
            start, end = size
            kind = buffer[0] & 15
            content = bytes(buffer[start:end])
            del buffer[:end]
            if kind == TEXT:
                self._frames.put_nowait(content)
            elif kind == PING:
                self._write(PONG, content)
            elif kind == CLOSE:
                self.abort()

    def _frame_size(self) -> tuple[int, int] | None:
        """Return where the first frame's content starts and ends, if it is all there."""
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        length, start = buffer[1] & 127, 2
        if length == 126:
            length, start = int.from_bytes(buffer[2:4], "big"), 4
        elif length == 127:
            length, start = int.from_bytes(buffer[2:10], "big"), 10
        end = start + length
        return (start, end) if len(buffer) >= end else None

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

    async def recv(self) -> bytes:
        """Return the next text frame."""
        frame = await self._frames.get()
        if frame is None:
            raise Closed
        return frame

    def abort(self) -> None:
        """End the connection at once."""
        if self._transport is not None:
            self._transport.abort()
