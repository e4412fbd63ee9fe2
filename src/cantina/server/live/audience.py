"""Who watches a table: the viewers of each seat, and what each of them has been shown.

Viewers of one seat (several tabs, several devices) share a perspective: its view is computed and
compared once a move, and all of them get the same frame.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Any

import msgspec

from cantina.server.live.patch import Found, difference
from cantina.server.live.shortcut import Write, never
from cantina.server.process.metrics import Metrics
from cantina.server.protocol.messages import Delta, ServerMessage, View

MAX_WAITING_FRAMES = 64
MAX_WAITING_BYTES = 1_000_000
SEND_SECONDS = 30.0
MANY_CHANGES = 16
DELTA_LIMIT = 0.6
"""A patch of many changes that is longer than this part of the whole view is not worth it."""

_ENCODER = msgspec.json.Encoder()
encode = _ENCODER.encode


def frame(messages: Sequence[ServerMessage]) -> bytes:
    """Return what goes into one WebSocket frame."""
    return encode(messages)


class Viewer:
    """One live connection. What it cannot take yet waits; who falls behind starts afresh."""

    def __init__(
        self,
        send: Callable[[str], Awaitable[None]],
        metrics: Metrics,
        seat: int | None,
        next_event: int,
        lang: str,
        hang_up: Callable[[], None] = lambda: None,
        write: Write = never,
        account: str | None = None,
    ) -> None:
        self.hang_up = hang_up
        self.account = account
        self.deaf_to: frozenset[str] = frozenset()
        """The accounts whose lines this viewer does not want to hear."""
        self.seat = seat
        self.lang = lang
        self.next_event = next_event
        self.is_behind = False
        self.sending_since: float | None = None
        self._send = send
        self._write = write
        self._metrics = metrics
        self._frames: deque[tuple[bytes, int | None]] = deque()
        self._bytes = 0
        self._wake = asyncio.Event()

    def is_stuck(self) -> bool:
        """Whether the connection has not taken a frame for very long."""
        since = self.sending_since
        return since is not None and time.monotonic() - since > SEND_SECONDS

    def push(self, data: bytes, next_event: int | None = None) -> None:
        """Send a frame, or queue it; `next_event` is the number of the first event after it."""
        if self.is_behind:
            return
        if not self._frames and self.sending_since is None and self._write(data):
            self._sent(data, next_event)
            return
        if len(self._frames) >= MAX_WAITING_FRAMES or self._bytes > MAX_WAITING_BYTES:
            self._frames.clear()
            self._bytes = 0
            self.is_behind = True
        else:
            self._frames.append((data, next_event))
            self._bytes += len(data)
        self._wake.set()

    def _sent(self, data: bytes, next_event: int | None) -> None:
        """Count a frame, and what its viewer knows now."""
        self._metrics.messages_out += 1
        self._metrics.bytes_out += len(data)
        if next_event is not None:
            self.next_event = next_event

    async def run(self, catch_up: Callable[[Viewer], Awaitable[None]]) -> None:
        """Send frames until the connection breaks."""
        while True:
            while self._frames:
                data, next_event = self._frames.popleft()
                self._bytes -= len(data)
                self.sending_since = time.monotonic()
                await self._send(data.decode())
                self.sending_since = None
                self._sent(data, next_event)
            if self.is_behind:
                self.is_behind = False
                await catch_up(self)
            if not self._frames:
                self._wake.clear()
                await self._wake.wait()


class Perspective:
    """What all viewers of one seat (None: the spectators) have in front of them."""

    __slots__ = ("_shown", "_size", "seat", "viewers")

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.viewers: dict[Viewer, None] = {}
        """In the order in which they came."""
        self._shown: Any = None
        self._size = 0
        """How long the view was when it was last sent as a whole."""

    def whole(self, view: Any, seq: int) -> View:
        """Return the whole view for somebody new; the others have it already."""
        self._shown = view
        data = encode(view)
        self._size = len(data)
        return View(seq, msgspec.Raw(data))

    def change(self, view: Any, seq: int, found: Found) -> View | Delta:
        """Return how to get from the view shown last to this one.

        What was `found` for the views of other seats, made together with this one, is used again.
        """
        if self._shown is None:
            return self.whole(view, seq)
        patch = difference(self._shown, view, found)
        if len(patch) > MANY_CHANGES and len(encode(patch)) > DELTA_LIMIT * self._size:
            return self.whole(view, seq)
        self._shown = view
        return Delta(seq, patch)

    def push(self, data: bytes, next_event: int | None = None) -> None:
        """Give a frame to every viewer."""
        for viewer in self.viewers:
            viewer.push(data, next_event)


class Audience:
    """All viewers of a table."""

    def __init__(self) -> None:
        self._perspectives: dict[int | None, Perspective] = {}

    def __len__(self) -> int:
        return sum(len(perspective.viewers) for perspective in self._perspectives.values())

    def count(self, seat: int | None) -> int:
        """Return how many connections a seat (None: the spectators) has."""
        found = self._perspectives.get(seat)
        return 0 if found is None else len(found.viewers)

    def oldest(self, seat: int | None) -> Viewer:
        """Return the connection that a seat has had for longest."""
        return next(iter(self._perspectives[seat].viewers))

    def join(self, viewer: Viewer) -> Perspective:
        """Add a viewer."""
        found = self._perspectives.get(viewer.seat)
        if found is None:
            found = self._perspectives[viewer.seat] = Perspective(viewer.seat)
        found.viewers[viewer] = None
        return found

    def leave(self, viewer: Viewer) -> None:
        """Remove a viewer."""
        perspective = self._perspectives.get(viewer.seat)
        if perspective is not None:
            perspective.viewers.pop(viewer, None)
            if not perspective.viewers:
                del self._perspectives[viewer.seat]

    def perspective(self, seat: int | None) -> Perspective | None:
        """Return a seat's perspective if anybody has it."""
        return self._perspectives.get(seat)

    def perspectives(self) -> list[Perspective]:
        """Return the perspectives with viewers."""
        return list(self._perspectives.values())

    def present(self) -> set[int]:
        """Return the seats that are connected here."""
        return {seat for seat in self._perspectives if seat is not None}

    def viewers(self) -> list[Viewer]:
        """Return everybody who watches."""
        return [one for perspective in self.perspectives() for one in perspective.viewers]

    def stuck(self) -> list[Viewer]:
        """Return the viewers whose connections take nothing any more."""
        shown = self._perspectives.values()
        return [viewer for one in shown for viewer in one.viewers if viewer.is_stuck()]

    def tell(self, *messages: ServerMessage) -> None:
        """Send the same messages to everybody."""
        data = frame(messages)
        for perspective in self._perspectives.values():
            perspective.push(data)
