"""Pings for all connections by one timer: who answers none is gone, whatever the network says.

Each second some of the connections get the same ping, every one of them once a round. A connection
that has not answered when its turn comes again is ended.
"""

from __future__ import annotations

import asyncio
import os
from typing import Final, Protocol
from weakref import WeakKeyDictionary

ROUND: Final = 30
"""Seconds between two pings of a connection, and how long it may take to answer one."""
PING: Final = b"\x89\x04"
"""Head of a ping of four bytes."""
PONG: Final = 0x8A
"""First byte of the answer."""
WORD: Final = 4
"""How many bytes a ping carries, so that an answer to an older one does not count."""


class Pinged(Protocol):
    """A connection that can be pinged."""

    def ping(self, word: bytes) -> None:
        """Send a ping, or end the connection if it has not answered the last one."""


class Pulse:
    """Pings the connections of one event loop."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._turns: list[dict[Pinged, None]] = [{} for _ in range(ROUND)]
        self._now = 0
        self._timer: asyncio.TimerHandle | None = None

    def join(self, connection: Pinged) -> None:
        """Ping a connection from now on, together with few others."""
        min(self._turns, key=len)[connection] = None
        if self._timer is None:
            self._timer = self._loop.call_later(1.0, self._beat)

    def leave(self, connection: Pinged) -> None:
        """Ping a connection no longer."""
        for turn in self._turns:
            turn.pop(connection, None)

    def _beat(self) -> None:
        self._timer = self._loop.call_later(1.0, self._beat) if any(self._turns) else None
        self._now = (self._now + 1) % ROUND
        word = os.urandom(WORD)
        for connection in list(self._turns[self._now]):
            connection.ping(word)


_pulses: WeakKeyDictionary[asyncio.AbstractEventLoop, Pulse] = WeakKeyDictionary()


def pulse_of(loop: asyncio.AbstractEventLoop) -> Pulse:
    """Return the one pulse of an event loop."""
    found = _pulses.get(loop)
    if found is None:
        found = _pulses[loop] = Pulse(loop)
    return found
