"""WebSockets under uvicorn, with a short way for what nearly every frame is, and a way past us.

A seat's answer is one whole text frame that arrives at once, and what it is shown is one text
frame that the connection can take at once. Both skip the general machinery, and so do our own
pings and their answers (`pulse.py`); everything else (pieces, a client's pings, closing, broken or
overlong frames, a connection that cannot keep up) goes through uvicorn and `websockets` as ever. A
connection whose table another process serves is passed on there, byte by byte, unread.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.datastructures import Headers
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]  # fast if built
from websockets.http11 import Request
from websockets.protocol import State

from cantina.server.live.pulse import PING, PONG, WORD, pulse_of

EXTENSION: Final = "cantina.write"
"""Where the scope of a connection holds the function that writes a frame at once."""
WHOLE_TEXT: Final = 0x81
"""First byte of a text frame that is not in pieces."""
MASKED: Final = 0x80
SHORT: Final = 126
"""Lengths below this are written in one byte; this one says that two bytes follow."""
MAX_SHORT: Final = 0xFFFF
MAX_WAITING: Final = 16
"""Messages of one connection that may wait for the table before its socket is left unread."""

CONNECT_SECONDS: Final = 5.0
UNAVAILABLE: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 1\r\n"
    b"connection: close\r\ncontent-length: 0\r\n\r\n"
)

Write = Callable[[bytes], bool]
Dig = Callable[[str, str, str], Awaitable[bool]]
"""Make a tunnel: to which address, with which header more in the request."""


class Far(asyncio.Protocol):
    """The other end of a tunnel: the process that serves the table."""

    def __init__(self, near: asyncio.Transport) -> None:
        self._near = near

    def data_received(self, data: bytes) -> None:
        """Pass it on to the client."""
        self._near.write(data)

    def connection_lost(self, exc: Exception | None) -> None:
        """End the client's connection, too."""
        self._near.close()

    def pause_writing(self) -> None:
        """Take no more from the client for a while."""
        self._near.pause_reading()

    def resume_writing(self) -> None:
        """Listen to the client again."""
        self._near.resume_reading()


class TableSocket(WebSocketsSansIOProtocol):
    """One connection."""

    far: asyncio.Transport | None = None
    """Where all goes that comes, if another process serves the table."""

    def handle_connect(self, event: Request) -> None:
        """Begin as ever, and tell the application how to write at once."""
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][EXTENSION] = {"write": self.write_now, "dig": self.dig}

    async def dig(self, address: str, header: str, value: str) -> bool:
        """Pass the connection on to another process; False if it is not to be reached."""
        headers = Headers(self.request.headers)
        headers.pop("x-forwarded-for", None)
        headers.pop(header, None)
        headers[header] = value
        host, _, port = address.rpartition(":")
        self.transport.pause_reading()
        # from here on the general machinery neither answers nor says goodbye
        self.handshake_complete = self.close_sent = True
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                far, _ = await self.loop.create_connection(
                    lambda: Far(self.transport), host, int(port)
                )
        except (OSError, TimeoutError):
            self.transport.write(UNAVAILABLE)
            return False
        self.far = far
        far.write(Request(self.request.path, headers).serialize())
        self.transport.resume_reading()
        return True

    # --- pings ------------------------------------------------------------------------------------

    def start_keepalive(self) -> None:
        """Be pinged with all others."""
        pulse_of(self.loop).join(self)

    def stop_keepalive(self) -> None:
        """Be pinged no longer."""
        pulse_of(self.loop).leave(self)

    def ping(self, word: bytes) -> None:
        """Send a ping, or end the connection if it has not answered the last one."""
        if self.pending_ping_payload is not None:
            self.stop_keepalive()
            self.keepalive_timeout()
        elif not self.close_sent and not self.transport.is_closing():
            self.pending_ping_payload = word
            self.transport.write(PING + word)

    def handle_pong(self, event: Frame) -> None:
        """Take the answer to a ping that came together with other frames, or in pieces."""
        if bytes(event.data) == self.pending_ping_payload:
            self.pending_ping_payload = None

    def _is_pong(self, data: bytes) -> bool:
        """Whether this is the whole answer to the last ping and nothing else."""
        is_whole = len(data) == 6 + WORD and data[0] == PONG and data[1] == MASKED | WORD
        if not is_whole or not self._is_between():
            return False
        return apply_mask(data[6:], data[2:6]) == self.pending_ping_payload

    # --- bytes ------------------------------------------------------------------------------------

    def connection_lost(self, exc: Exception | None) -> None:
        """Close the tunnel, too."""
        if self.far is not None:
            self.far.close()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        """Take no more from the far end for a while."""
        super().pause_writing()
        if self.far is not None:
            self.far.pause_reading()

    def resume_writing(self) -> None:
        """Listen to the far end again."""
        super().resume_writing()
        if self.far is not None:
            self.far.resume_reading()

    def data_received(self, data: bytes) -> None:
        """Hand a whole text frame to the application; leave all else to the general way."""
        if self.far is not None:
            self.far.write(data)
            return
        content = self._whole_text(data)
        if content is None:
            if self._is_pong(data):
                self.pending_ping_payload = None
            else:
                super().data_received(data)
            return
        self.queue.put_nowait({"type": "websocket.receive", "text": content})
        if not self.read_paused and self.queue.qsize() >= MAX_WAITING:
            self.read_paused = True
            self.transport.pause_reading()

    def _whole_text(self, data: bytes) -> str | None:
        """Return the content if this is one whole text frame and nothing else is going on."""
        size = len(data)
        if size < 6 or data[0] != WHOLE_TEXT or not data[1] & MASKED or not self._is_between():
            return None
        length, start = data[1] & ~MASKED, 2
        if length == SHORT:
            length, start = int.from_bytes(data[2:4]), 4
        if length > self.config.ws_max_size or size != start + 4 + length:
            return None
        try:
            return apply_mask(data[start + 4 :], data[start : start + 4]).decode()
        except UnicodeDecodeError:
            return None

    def _is_between(self) -> bool:
        """Whether the connection is open and not in the middle of a frame or a message."""
        conn = self.conn
        is_open = self.handshake_complete and not self.close_sent and conn.state is State.OPEN
        return is_open and conn.current_size is None and not conn.reader.buffer

    def write_now(self, content: bytes) -> bool:
        """Write a text frame; False if it has to wait or the connection is not open."""
        is_open = self.conn.state is State.OPEN and not self.close_sent
        if not is_open or not self.writable.is_set() or self.transport.is_closing():
            return False
        length = len(content)
        if length < SHORT:
            head = bytes((WHOLE_TEXT, length))
        elif length <= MAX_SHORT:
            head = bytes((WHOLE_TEXT, SHORT)) + length.to_bytes(2)
        else:
            head = bytes((WHOLE_TEXT, SHORT + 1)) + length.to_bytes(8)
        self.transport.write(head + content)
        return True


def writer_of(scope: Mapping[str, Any]) -> Write:
    """Return how to write a frame to a connection at once; under other servers it never can."""
    found: dict[str, Write] = (scope.get("extensions") or {}).get(EXTENSION, {})
    return found.get("write", never)


def tunnel_of(scope: Mapping[str, Any]) -> Dig | None:
    """Return how to pass a connection on; under other servers that is not possible."""
    found: dict[str, Dig] = (scope.get("extensions") or {}).get(EXTENSION, {})
    return found.get("dig")


def never(content: bytes) -> bool:
    """Write nothing: frames go the general way."""
    return False
