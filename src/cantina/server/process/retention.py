"""What is not kept for ever goes by itself: old tables of guests, sessions, links, challenges.

Finished matches are packed, so that they take a small part of the space.
"""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from cantina.server.match.clocks import now
from cantina.server.process.supervisor import Duty
from cantina.server.protocol.requests import DAY

if TYPE_CHECKING:
    from cantina.server.process.hall import Hall

AT_ONCE = 20
"""Matches packed in one round: the rest waits for the next one, and people do not."""
BREATH = 0.05
"""Seconds between two of them."""


class Retention:
    """Tidies up after a hall."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    def start(self) -> None:
        """Begin."""
        self._hall.supervisor.keep("retention", self._keep)

    async def _keep(self, duty: Duty) -> None:
        while True:
            is_more = await self.tidy()
            duty.well()
            await asyncio.sleep(1.0 if is_more else self._hall.settings.retention_seconds)

    async def tidy(self) -> bool:
        """Do one round; say whether there is more to do at once."""
        settings, store, count = self._hall.settings, self._hall.store, self._hall.metrics.forgot
        if settings.guest_days:
            gone = await store.retention.forget_guests(now() - settings.guest_days * DAY)
            self._hall.forget(gone)
            count("guest_tables", len(gone))
        if settings.session_days:
            old = now() - settings.session_days * DAY
            count("sessions", await store.retention.forget_sessions(old))
        links, challenges = await store.retention.forget_expired(now())
        count("links", links)
        count("challenges", challenges)
        if settings.private_days:
            old = now() - settings.private_days * DAY
            count("private_lines", await store.private.forget(old))
        return await self._pack() if settings.archive_days else False

    async def _pack(self) -> bool:
        before = now() - self._hall.settings.archive_days * DAY
        due = await self._hall.store.archives.due(before, AT_ONCE)
        for match in due:
            if await self._hall.store.archives.archive(match):
                self._hall.metrics.forgot("packed_matches", 1)
            await asyncio.sleep(BREATH)
        return len(due) == AT_ONCE
