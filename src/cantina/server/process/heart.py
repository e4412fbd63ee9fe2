"""What a process does every second: says that it lives, takes over from the dead, looks around.

Each process has one lease. While it is renewed, the tables that name the process as their driver
are its own; when it is not, the others take them over, all at once.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from cantina.server.match.clocks import now
from cantina.server.match.room import Room
from cantina.server.process.garbage import Sweeper
from cantina.server.process.supervisor import Duty

if TYPE_CHECKING:
    from cantina.server.process.hall import Hall

IDLE_SECONDS = 900.0
"""After this long without a viewer a table that does nothing by itself leaves the memory."""
OVER_SECONDS = 120.0
"""The same for a match that is over: whoever wants to see it again reads it from the store."""
EXPIRE_SECONDS = 60.0
"""How often to look for tables that never began."""
ORDER_SECONDS = 1.0
"""How often to look for what the operator wants."""
PRESENCE_SECONDS = 45.0
"""How often to store who is at the tables; friends see it within so long."""
STOP_SECONDS = 2.0
ROUNDS = 20
"""Beats in which every table is looked at once; what is due at a table has timers of its own."""
LEASE_PART = 0.8
"""How much of its lease a process uses: the rest is for clocks that differ and slow networks."""
SMALL_SHARE = 200
"""So many orphaned tables a process takes without leaving a share to the others."""


class Heart:
    """Beats for all tables of a hall."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._settings = hall.settings
        self._sweeper = Sweeper()
        self._lease_until = 0.0
        self._adopt_from = 0.0
        self._next: dict[str, float] = {}
        self._round = 0

    @property
    def has_lease(self) -> bool:
        """Whether the others still count this process among the living."""
        return self._lease_until > time.monotonic()

    @property
    def seconds(self) -> float:
        """Between two beats."""
        return min(1.0, self._settings.lease_seconds / 4)

    async def _every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        """Do something unless it was done lately; what failed is due at once."""
        if time.monotonic() >= self._next.get(work.__name__, 0.0):
            await work()
            self._next[work.__name__] = time.monotonic() + seconds

    async def begin(self) -> None:
        """Take the lease, bring tables back, and start beating."""
        processes = self._hall.store.processes
        await self._skip_idle_time()
        if self._hall.is_only_process:
            await self._hall.recover(await processes.adopt_all())
        else:
            await processes.follow()
        await self._breathe()
        self._adopt_from = 0.0
        self._hall.supervisor.keep("heart", self._beat)

    async def _skip_idle_time(self) -> None:
        """Count no days in which no server ran."""
        seen, at = await self._hall.store.processes.seen(), now()
        if seen and not any(until > at for _, until in seen.values()):
            silent = at - max(last for last, _ in seen.values())
            if silent > self._settings.lease_seconds:
                await self._hall.store.turns.skip(silent)

    async def stop(self) -> None:
        """Give the lease back, so that the others need not wait for it to end."""
        self._lease_until = 0.0
        with contextlib.suppress(Exception):
            async with asyncio.timeout(STOP_SECONDS):
                for room in list(self._hall.rooms.values()):
                    async with room.lock:  # what is being stored belongs to us
                        pass
                await self._hall.store.processes.breathe(now(), 0.0)

    async def _beat(self, duty: Duty) -> None:
        while True:
            self._sweeper.tend(self._hall.metrics.moves)
            await self._every(self._breath_seconds(), self._breathe)
            if not self._hall.is_only_process:
                await self._adopt_orphans()
            await self._hall.chores.make_good()
            await self._look_at_some()
            await self._every(EXPIRE_SECONDS, self._expire)
            await self._every(ORDER_SECONDS, self._hall.orders.follow)
            await self._every(PRESENCE_SECONDS, self._hall.note_presence)
            duty.well()
            await asyncio.sleep(self.seconds)

    def _breath_seconds(self) -> float:
        """Return how often to store that we live: where clocks run, that is what they count by."""
        if self._hall.is_only_process:
            has_clocks = any(r.clocks and r.is_running for r in self._hall.rooms.values())
            return self.seconds if has_clocks else max(1.0, self._settings.lease_seconds)
        return self.seconds

    async def _breathe(self) -> None:
        asked, at = time.monotonic(), now()
        seconds = self._settings.lease_seconds
        await self._hall.store.processes.breathe(at, at + seconds)
        was_late = not self.has_lease
        self._lease_until = asked + seconds * LEASE_PART
        if was_late and not self._hall.is_only_process:
            # the others may have been held up by the same thing: let them breathe, too
            self._adopt_from = asked + seconds
            await self._count_tables()

    # --- whose table it is ------------------------------------------------------------------------

    async def _count_tables(self) -> None:
        """After being late: let go of the tables that others have taken over meanwhile."""
        hall = self._hall
        drivers = await hall.store.processes.drivers(list(hall.rooms))
        for table, driver in drivers.items():
            if driver != hall.process and table in hall.rooms:
                hall.lose(hall.rooms[table])

    async def _adopt_orphans(self) -> None:
        """Take over the tables of dead processes, and leave the other living ones their share."""
        processes, at = self._hall.store.processes, now()
        if time.monotonic() < self._adopt_from:
            return
        orphans = await processes.orphans(at)
        if orphans:
            seen = await processes.seen()
            living = sum(until > at for _, until in seen.values())
            share = max(SMALL_SHARE, -(-orphans // max(1, living)))
            await self._hall.recover(await processes.adopt(at, share))

    # --- tidying up -------------------------------------------------------------------------------

    async def _look_at_some(self) -> None:
        """Look at a part of the tables, in a few beats at all: for what no timer tells."""
        rooms = list(self._hall.rooms.values())
        self._round = (self._round + 1) % ROUNDS
        some = rooms[self._round :: ROUNDS]
        for room in some:
            for viewer in room.audience.stuck():
                viewer.hang_up()
            self._hall.chores.look(room)
            if self._hall.waiting.may_have_to_note(room):
                await self._hall.waiting.note(room)
        idle = [room.id for room in some if self._is_idle(room)]
        if idle:
            self._hall.forget(idle)
            if not self._hall.is_only_process:
                await self._hall.store.processes.release(idle)

    def _is_idle(self, room: Room) -> bool:
        if len(room.audience):
            return False
        patience = OVER_SECONDS if room.match.state == "finished" else IDLE_SECONDS
        is_quiet = time.monotonic() - room.last_used > patience
        does_nothing = not room.is_running or (
            room.is_slow
            and room.match.absent == "wait"
            and bool(room.people())
            and not any(room.bot_of(seat) for seat in room.waiting)
        )
        return is_quiet and does_nothing and not room.lock.locked()

    async def _expire(self) -> None:
        """Drop tables that never began, and those who look for opponents no longer."""
        at = now()
        listed = at - self._settings.listed_hours * 3600
        unlisted = at - self._settings.unlisted_hours * 3600
        gone = await self._hall.store.expire(listed, unlisted)
        self._hall.forget(gone)
        self._hall.metrics.forgot("open_tables", len(gone))
        await self._hall.store.seeks.sweep(time.time() - EXPIRE_SECONDS)
