"""HTTP under uvicorn, for connections that dawdle: each part of a request has its time to arrive.

Somebody who opens thousands of connections and sends a byte now and then would else hold every
file the process may open.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from cantina.server.process.quotas import network
from cantina.server.process.settings import Settings

log = logging.getLogger(__name__)


class PatientProtocol(HttpToolsProtocol):
    """One connection, with the patience that the settings say."""

    settings = Settings()
    open: Counter[str] = Counter()
    """Open connections by client."""
    _timer: asyncio.TimerHandle | None = None
    _key = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count the connection; one too many is closed before it is read."""
        super().connection_made(transport)
        self._key = network(self.client[0]) if self.client else ""
        self.open[self._key] += 1
        if self.open[self._key] > self.settings.connections_per_address:
            log.info("%s has too many connections", self._key)
            transport.abort()
            return
        self._wait(self.settings.header_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._wait(None)
        self.let_go()
        super().connection_lost(exc)

    def let_go(self) -> None:
        """Do not count the connection any more."""
        key, self._key = self._key, ""
        if key:
            self.open[key] -= 1
            if self.open[key] <= 0:
                del self.open[key]

    def _wait(self, seconds: float | None) -> None:
        """Hang up unless something comes within so many seconds (None: wait for nothing)."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None
        if seconds is not None:
            self._timer = self.loop.call_later(seconds, self.transport.abort)

    def on_message_begin(self) -> None:
        """Wait for the head of a request."""
        self._wait(self.settings.header_seconds)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Wait for the body."""
        self._wait(self.settings.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Wait no more: now it is our turn."""
        self._wait(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to the live table, which counts its own."""
        self._wait(None)
        self.let_go()
        super().handle_websocket_upgrade()


def patient_protocol(settings: Settings) -> type[PatientProtocol]:
    """Return the protocol for these settings."""
    return type("Connection", (PatientProtocol,), {"settings": settings, "open": Counter()})
