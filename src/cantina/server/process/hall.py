"""All the tables of one process: loading, recovering after a restart, news from other processes."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections import Counter

from cantina.server.live.broadcast import chat_line, seats_message, show
from cantina.server.match.chores import Chores
from cantina.server.match.room import Room
from cantina.server.process.bus import Bus, Note
from cantina.server.process.garbage import Sweeper
from cantina.server.process.metrics import Metrics
from cantina.server.process.settings import Settings
from cantina.server.protocol.messages import Chat, Moved
from cantina.server.protocol.responses import Hint
from cantina.server.store.store import Match, Seat, Store

log = logging.getLogger(__name__)
IDLE_SECONDS = 900.0
"""After this long without a viewer a table that does nothing by itself leaves the memory."""
RECOVERY_BATCH = 20
"""Tables loaded between two breaths of the event loop."""


class Hall:
    """The rooms of this process and everything they share."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.process = secrets.token_hex(8)
        self.store = Store(settings)
        self.bus = Bus(settings.channels, self.process)
        self.metrics = Metrics()
        self.chores = Chores(self)
        self.rooms: dict[str, Room] = {}
        self._leases: dict[str, float] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self._heartbeat: asyncio.Task[None] | None = None
        self.advice: dict[tuple[str, int], Hint] = {}
        """The last advice each seat was given; asked again, it stays the same."""
        self.advising: set[tuple[str, int]] = set()
        """The seats for which a bot is thinking about advice."""
        self.is_only_process = settings.is_sqlite
        self._sweeper = Sweeper()
        self.connections: Counter[str] = Counter()
        """Open live connections by address."""

    async def open(self) -> None:
        """Open the store, bring running tables back, listen to the others."""
        self.settings.prepare()
        await self.store.open()
        await self.bus.listen(self._hear)
        if self.is_only_process:
            await self.recover()
        self._heartbeat = asyncio.create_task(self._beat())

    async def close(self) -> None:
        """Finish: nothing is lost, because everything shown is already stored."""
        if self._heartbeat is not None:
            self._heartbeat.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._heartbeat
        await self.chores.close()
        await self.bus.close()
        await self.store.close()

    # --- rooms ------------------------------------------------------------------------------------

    async def room(self, table: str) -> Room | None:
        """Return a table, loading it when it is not in memory."""
        found = self.rooms.get(table)
        if found is not None:
            found.last_used = time.monotonic()
            return found
        if len(table) > 20:
            return None
        async with self._loading.setdefault(table, asyncio.Lock()):
            if table not in self.rooms:
                stored = await self.store.match(table)
                if stored is not None:
                    room = Room(self.store, self.settings, *stored)
                    if room.match.state != "open":
                        await self._read_again(room)
                    self.rooms[table] = room
                    await self.lease(room)
                    self.chores.consider(room)
        self._loading.pop(table, None)
        return self.rooms.get(table)

    async def recover(self) -> None:
        """Bring every running table back to its last stored move."""
        began = time.perf_counter()
        stored = {match.id: (match, seats) for match, seats in await self.store.running()}
        positions = await self.store.recover()
        for count, (checkpoint, moves) in enumerate(positions, 1):
            found = stored.get(checkpoint.match)
            if found is None:
                continue
            room = Room(self.store, self.settings, *found)
            try:
                room.restore(checkpoint, moves)
            except Exception:
                await self._read_again(room)
            room.shown_event = room.next_event
            self.rooms[room.id] = room
            self.chores.consider(room)
            if count % RECOVERY_BATCH == 0:
                await asyncio.sleep(0)
        self.metrics.recovery_seconds = time.perf_counter() - began
        self.metrics.recovered_tables = len(self.rooms)
        if self.rooms:
            seconds = self.metrics.recovery_seconds
            log.warning("%d running tables are back after %.2f s", len(self.rooms), seconds)

    async def _read_again(self, room: Room) -> None:
        """Read a table that cannot go on from where it was; it must not keep others waiting."""
        try:
            await room.load()
        except Exception:
            log.exception("table %s cannot be read", room.id)
            room.is_outdated = True

    def add(self, match: Match, seats: list[Seat]) -> Room:
        """Hold a new table."""
        room = Room(self.store, self.settings, match, seats)
        room.lines = []
        self.rooms[match.id] = room
        return room

    # --- telling ----------------------------------------------------------------------------------

    def announce(
        self,
        room: Room,
        *,
        is_answer: bool = False,
        answered: tuple[int, int] | None = None,
        is_own: bool = True,
    ) -> None:
        """Show what changed at a table, tell the other processes, and drive on."""
        show(room, is_answer=is_answer, answered=answered)
        if is_own:
            self.bus.tell(room.id, "move", room.seq)
        self.chores.consider(room)

    def announce_seats(self, room: Room) -> None:
        """Show who sits where, and tell the other processes."""
        room.audience.tell(seats_message(room))
        self.bus.tell(room.id, "seats")

    def announce_presence(self, room: Room) -> None:
        """Show who is connected, and tell the other processes."""
        room.audience.tell(seats_message(room))
        self.bus.tell(room.id, "present", present=sorted(room.audience.present()))

    def announce_proposal(self, room: Room) -> None:
        """Show what is proposed, and tell the other processes."""
        proposal = room.proposals.show()
        room.audience.tell(proposal)
        self.bus.tell(room.id, "proposal", proposal=proposal)

    # --- other processes --------------------------------------------------------------------------

    async def _hear(self, note: Note) -> None:
        room = self.rooms.get(note.table)
        if room is None:
            return
        if note.kind == "move":
            await self.catch_up(room, note.seq)
        elif note.kind == "present":
            until = time.monotonic() + 3 * self.settings.lease_seconds
            if room.elsewhere.get(note.process, (set(), 0.0))[0] != set(note.present):
                room.elsewhere[note.process] = (set(note.present), until)
                room.audience.tell(seats_message(room))
            room.elsewhere[note.process] = (set(note.present), until)
        elif note.kind == "chat":
            lines = await self.store.lines(room.id, after=note.seq - 1)
            room.lines = None
            room.audience.tell(Chat([chat_line(line) for line in lines]))
        elif note.proposal is not None:
            room.proposals.take_over(note.proposal)
            room.audience.tell(note.proposal)
        else:
            await self.refresh(room)

    async def refresh(self, room: Room) -> None:
        """Read again who sits where and what became of the table."""
        async with room.lock:
            stored = await self.store.match(room.id)
            if stored is None:
                return
            was_open = room.match.state == "open"
            had_rematch = room.match.rematch
            room.match, room.seats = stored
            if was_open and room.match.state != "open":
                await room.load()
                show(room)
                await self.lease(room)
                self.chores.consider(room)
            else:
                room.audience.tell(seats_message(room))
            if room.match.rematch and room.match.rematch != had_rematch:
                room.audience.tell(Moved(room.match.rematch))

    async def look(self, room: Room) -> None:
        """Read what other processes have stored, should their notes still be on the way."""
        if not self.is_only_process and room.is_running:
            newest = await self.store.newest([room.id])
            await self.catch_up(room, newest.get(room.id, 0))

    async def catch_up(self, room: Room, seq: int) -> None:
        """Apply what other processes have stored since."""
        if seq <= room.seq:
            return
        async with room.lock:
            moves = await self.store.moves(room.id, after=room.seq)
            if not moves:
                return
            try:
                for move in moves:
                    room.replay(move)
            except Exception:
                log.warning("table %s is read again from its checkpoint", room.id)
                await room.load()
            show(room)
            self.chores.consider(room)

    # --- leases -----------------------------------------------------------------------------------

    def may_drive(self, room: Room) -> bool:
        """Whether this process answers for the table's bots and clocks."""
        return self.is_only_process or self._leases.get(room.id, 0.0) > time.monotonic()

    async def lease(self, room: Room) -> bool:
        """Take or keep the lease of a running table."""
        if not self.is_only_process and room.is_running:
            await self._lease([room])
        return self.may_drive(room)

    async def _lease(self, rooms: list[Room]) -> None:
        seconds = self.settings.lease_seconds
        asked = time.monotonic()
        now = time.time()
        ids = [room.id for room in rooms]
        held = await self.store.lease(ids, self.process, now, now + seconds)
        for table in ids:
            if table in held:
                self._leases[table] = asked + seconds * 0.8
            else:
                self._leases.pop(table, None)

    async def _beat(self) -> None:
        """Keep leases, look for moves whose note was lost, mind the absent, drop idle tables."""
        while True:
            await asyncio.sleep(min(1.0, self.settings.lease_seconds / 4))
            try:
                await self._beat_once()
            except Exception:
                log.exception("the heartbeat stumbled")

    async def _beat_once(self) -> None:
        self._sweeper.tend(self.metrics.moves)
        for room in list(self.rooms.values()):
            await self.chores.mind_the_absent(room)
            for viewer in room.audience.stuck():
                viewer.hang_up()
        if not self.is_only_process:
            await self._beat_among_others()
        idle = [room for room in self.rooms.values() if self._is_idle(room)]
        for room in idle:
            del self.rooms[room.id]
            self.advice = {held: hint for held, hint in self.advice.items() if held[0] != room.id}
            self._leases.pop(room.id, None)
        if idle and not self.is_only_process:
            await self.store.release([room.id for room in idle], self.process)

    async def _beat_among_others(self) -> None:
        """Keep leases, take over tables whose process died, find moves whose note was lost."""
        running = [room for room in self.rooms.values() if room.is_running]
        idle_before = [room for room in running if not self.may_drive(room)]
        await self._lease(running)
        for room in idle_before:
            if self.may_drive(room):
                self.chores.consider(room)
        watched = [room for room in running if len(room.audience)]
        newest = await self.store.newest([room.id for room in watched])
        for room in watched:
            self.bus.tell(room.id, "present", present=sorted(room.audience.present()))
            await self.catch_up(room, newest.get(room.id, 0))
        for table in await self.store.orphans(time.time()):
            await self.room(table)

    def _is_idle(self, room: Room) -> bool:
        is_quiet = time.monotonic() - room.last_used > IDLE_SECONDS
        does_nothing = not room.is_running or (
            room.clocks is None and room.match.absent == "wait" and bool(room.people())
        )
        is_free = not len(room.audience) and not room.lock.locked()
        return is_quiet and does_nothing and is_free
