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
LOOK_SECONDS = 10.0
"""How often to look for what other processes did, while the bus is well."""
EXPIRE_SECONDS = 60.0
"""How often to look for tables that never began."""
STOP_SECONDS = 2.0


class Heart:
    """Beats for all tables of a hall."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._settings = hall.settings
        self._sweeper = Sweeper()
        self._alive: set[str] = set()
        self._lease_until = 0.0
        self._next: dict[str, float] = {}

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
        if self._hall.is_only_process:
            await self._hall.recover(await processes.adopt_all())
        await self._breathe()
        self._hall.supervisor.keep("heart", self._beat)

    async def stop(self) -> None:
        """Give the lease back, so that the others need not wait for it to end."""
        with contextlib.suppress(Exception):
            async with asyncio.timeout(STOP_SECONDS):
                await self._hall.store.processes.breathe(now(), 0.0)

    async def _beat(self, duty: Duty) -> None:
        while True:
            self._tend()
            await self._every(self._breath_seconds(), self._breathe)
            if not self._hall.is_only_process:
                await self._mind_the_others()
            for room in list(self._hall.rooms.values()):
                await self._hall.chores.mind(room)
            await self._forget_idle()
            await self._every(EXPIRE_SECONDS, self._expire)
            duty.well()
            await asyncio.sleep(self.seconds)

    def _tend(self) -> None:
        self._sweeper.tend(self._hall.metrics.moves)
        for room in self._hall.rooms.values():
            for viewer in room.audience.stuck():
                viewer.hang_up()

    def _breath_seconds(self) -> float:
        """Return how often to store that we live: where clocks run, that is what they count by."""
        if self._hall.is_only_process:
            has_clocks = any(r.clocks and r.is_running for r in self._hall.rooms.values())
            return self.seconds if has_clocks else self._settings.lease_seconds
        return self.seconds

    async def _breathe(self) -> None:
        asked, at = time.monotonic(), now()
        seconds = self._settings.lease_seconds
        await self._hall.store.processes.breathe(at, at + seconds)
        was_late = not self.has_lease
        self._lease_until = asked + seconds * 0.8
        if was_late and not self._hall.is_only_process:
            await self._look_around(list(self._hall.rooms.values()))

    # --- the others -------------------------------------------------------------------------------

    async def _mind_the_others(self) -> None:
        hall = self._hall
        seen = await hall.store.processes.seen()
        self._alive = {process for process, (_, until) in seen.items() if until > now()}
        for room in hall.rooms.values():
            room.elsewhere = {one: who for one, who in room.elsewhere.items() if one in self._alive}
        adopted = await hall.store.processes.adopt(now())
        for table in adopted:
            if table in hall.rooms:
                hall.rooms[table].match.driver = hall.process
        await hall.recover(adopted)
        is_deaf = hall.bus.is_alone or not hall.bus.is_well
        await self._every(self.seconds if is_deaf else LOOK_SECONDS, self._look_at_watched)

    async def _look_at_watched(self) -> None:
        await self._look_around([room for room in self._hall.rooms.values() if len(room.audience)])

    async def _look_around(self, rooms: list[Room]) -> None:
        """Read what notes would have told: moves, chat, who drives; drive what nobody does."""
        hall = self._hall
        standing = await hall.store.standing([room.id for room in rooms])
        undriven: list[Room] = []
        for room in rooms:
            found = standing.get(room.id)
            if found is None:
                continue
            room.match.driver = found.driver
            await hall.catch_up_chat(room, found.line)
            if room.match.state == "open" and found.seq:
                await hall.refresh(room)
            await hall.catch_up(room, found.seq)
            if room.is_running and found.driver not in {*self._alive, hall.process}:
                undriven.append(room)
        await self.take(undriven)

    async def take(self, rooms: list[Room]) -> None:
        """Drive those of these tables that no living process drives."""
        hall = self._hall
        running = [room for room in rooms if room.is_running]
        if hall.is_only_process or not running:
            return
        taken = await hall.store.processes.take([room.id for room in running], now())
        for room in running:
            if room.id in taken:
                room.match.driver = hall.process
                hall.chores.consider(room)

    async def catch_up_with_all(self) -> None:
        """After the bus was away: read all that was missed, and say who is here."""
        hall = self._hall
        for room in list(hall.rooms.values()):
            room.left_at.clear()
            if len(room.audience):
                await hall.refresh(room)
                hall.tell_presence(room)
                hall.bus.tell(room.id, "who")
        await self._look_at_watched()

    # --- tidying up -------------------------------------------------------------------------------

    async def _forget_idle(self) -> None:
        idle = [room.id for room in self._hall.rooms.values() if self._is_idle(room)]
        if idle:
            self._hall.forget(idle)
            if not self._hall.is_only_process:
                await self._hall.store.processes.release(idle)

    def _is_idle(self, room: Room) -> bool:
        is_quiet = time.monotonic() - room.last_used > IDLE_SECONDS
        does_nothing = not room.is_running or (
            room.clocks is None and room.match.absent == "wait" and bool(room.people())
        )
        is_free = not len(room.audience) and not room.lock.locked()
        return is_quiet and does_nothing and is_free

    async def _expire(self) -> None:
        """Drop tables that never began."""
        at = now()
        listed = at - self._settings.listed_hours * 3600
        unlisted = at - self._settings.unlisted_hours * 3600
        self._hall.forget(await self._hall.store.expire(listed, unlisted))
