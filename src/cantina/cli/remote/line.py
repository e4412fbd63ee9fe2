"""The line to a server's table: it reads by itself, and connects again when it breaks."""

from __future__ import annotations

import contextlib
import queue
import threading
import time
from collections.abc import Callable

import msgspec
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from cantina.cli.common import language
from cantina.server.protocol import messages
from cantina.server.protocol.responses.tables import Seated

TRIES = 10
OPENING = 60.0
"""Seconds a busy server may take to answer."""
LONGEST_WAIT = 3.0
"""Seconds between two tries at most."""
_FRAMES = msgspec.json.Decoder(list[messages.ServerMessage])


class Broken(msgspec.Struct, frozen=True):
    """The line broke and is being mended."""


class Silent(msgspec.Struct, frozen=True):
    """The server answers no more."""


Heard = messages.ServerMessage | Broken | Silent


class Line:
    """A connection to one table, whatever happens to it."""

    def __init__(self, base: str, seated: Seated) -> None:
        self._url = base.replace("http", "ws", 1) + f"/ws/tables/{seated.table}"
        self._token = seated.token if seated.seat is not None else None
        self._socket: ClientConnection | None = None
        self._closed = False
        self.inbox: queue.Queue[Heard] = queue.Queue()
        self.next_event = 0
        """What is already known; after a break only the rest is sent."""
        self.stir: Callable[[], object] = lambda: None
        """Called whenever something has come in."""

    def open(self) -> None:
        """Begin to read."""
        threading.Thread(target=self._run, daemon=True).start()

    def close(self) -> None:
        """Hang up."""
        self._closed = True
        if self._socket is not None:
            self._socket.close()

    def send(self, message: messages.ClientMessage) -> None:
        """Send a message; what is sent into a broken line is lost."""
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):
                self._socket.send(msgspec.json.encode(message).decode())

    def _run(self) -> None:
        failures = 0
        while not self._closed and failures < TRIES:
            try:
                with connect(
                    self._url, open_timeout=OPENING, compression=None, max_size=2**22
                ) as socket:
                    failures = 0
                    self._socket = socket
                    self._read(socket)
            except (OSError, WebSocketException):
                time.sleep(min(LONGEST_WAIT, 0.3 * 2**failures))
                failures += 1
            else:
                self._put(Broken())
        if not self._closed:
            self._put(Silent())

    def _read(self, socket: ClientConnection) -> None:
        self.send(messages.Hello(self._token, self.next_event, language()))
        with contextlib.suppress(ConnectionClosed):
            for frame in socket:
                for message in _FRAMES.decode(frame):
                    if isinstance(message, messages.Events):
                        self.next_event = message.next
                    self._put(message)

    def _put(self, heard: Heard) -> None:
        self.inbox.put(heard)
        self.stir()
