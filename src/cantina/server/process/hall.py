"""All the tables of one process: loading, recovering after a restart, news from other processes."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import string
import time
from collections import Counter
from collections.abc import Mapping

from cantina.server.live.broadcast import chat_line, seats_message, show
from cantina.server.match.chores import Chores
from cantina.server.match.clocks import now
from cantina.server.match.errands import Errand, Outcome
from cantina.server.match.room import Room
from cantina.server.match.workers import Workers
from cantina.server.process.bus import Bus, Note
from cantina.server.process.heart import Heart
from cantina.server.process.metrics import Metrics
from cantina.server.process.quotas import Quotas
from cantina.server.process.settings import Settings
from cantina.server.process.supervisor import Supervisor
from cantina.server.protocol.messages import Chat, Moved
from cantina.server.protocol.responses import Hint
from cantina.server.store.rows import Match, Seat
from cantina.server.store.store import Store

log = logging.getLogger(__name__)
RECOVERY_BATCH = 20
"""Tables loaded between two breaths of the event loop."""
LETTERS = frozenset(string.ascii_lowercase + string.digits)
LONGEST_ID = 20


class Hall:
    """The rooms of this process and everything they share."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.process = secrets.token_hex(8)
        self.store = Store(settings, self.process)
        self.supervisor = Supervisor()
        self.bus = Bus(settings.channels, self.process)
        self.metrics = Metrics()
        self.quotas = Quotas(settings)
        self.bots = Workers(settings.bot_workers, settings)
        self.desk = Workers(settings.desk_workers, settings)
        self.chores = Chores(self)
        self.heart = Heart(self)
        self.rooms: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self.advice: dict[tuple[str, int], Hint] = {}
        """The last advice each seat was given; asked again, it stays the same."""
        self.advising: set[tuple[str, int]] = set()
        """The seats for which a bot is thinking about advice."""
        self.is_only_process = settings.is_sqlite
        self.is_open = False
        self.at_desk_by_address: Counter[str] = Counter()
        """Errands that clients wait for at the desk."""
        self.arriving: Counter[str] = Counter()
        """Live connections that have not said who they are, by address."""
        self.spectators: Counter[str] = Counter()
        """Live connections without a seat, by address."""
        self._salt = ""

    async def open(self) -> None:
        """Open the store, bring running tables back, listen to the others."""
        self.settings.prepare()
        await self.store.open()
        self._salt = await self.store.processes.salt()
        await self.heart.begin()
        self.bus.start(self.supervisor, self._hear, self.heart.catch_up_with_all)
        self.is_open = True

    async def close(self) -> None:
        """Finish: nothing is lost, because everything shown is already stored."""
        self.is_open = False
        await self.supervisor.close()
        await self.chores.close()
        await self.bots.close()
        await self.desk.close()
        await self.heart.stop()
        await self.store.close()

    async def at_desk(self, errand: Errand) -> Outcome:
        """Have an errand done where it keeps no table waiting."""
        return await self.desk.ask(errand, self.settings.desk_seconds)

    def owner(self, address: str, account: str | None) -> str:
        """Return under whose name somebody opens tables; addresses are not stored as they are."""
        if account is not None:
            return f"account:{account}"
        mixed = f"{self._salt}:{address}".encode()
        return f"guest:{hashlib.blake2b(mixed, digest_size=16).hexdigest()}"

    # --- rooms ------------------------------------------------------------------------------------

    async def room(self, table: str) -> Room | None:
        """Return a table, loading it when it is not in memory."""
        found = self.rooms.get(table)
        if found is not None:
            found.last_used = time.monotonic()
            return found
        if len(table) > LONGEST_ID or not LETTERS.issuperset(table):
            return None
        async with self._loading.setdefault(table, asyncio.Lock()):
            if table not in self.rooms:
                stored = await self.store.match(table)
                if stored is not None:
                    room = Room(self.store, self.settings, *stored)
                    if room.match.state != "open":
                        await self._read_again(room)
                    self.rooms[table] = room
                    await self.heart.take([room])
                    self.bus.tell(room.id, "who")
                    self.chores.consider(room)
        self._loading.pop(table, None)
        return self.rooms.get(table)

    async def recover(self, drivers: Mapping[str, str | None]) -> None:
        """Bring tables that this process drives now back to their last stored move.

        `drivers` are the processes that drove them before.
        """
        missing = [table for table in drivers if table not in self.rooms]
        if not missing:
            return
        began = time.perf_counter()
        seen = await self.store.processes.seen()
        stored = {match.id: (match, seats) for match, seats in await self.store.running(missing)}
        for count, (checkpoint, moves) in enumerate(await self.store.recover(missing), 1):
            found = stored.get(checkpoint.match)
            if found is None or checkpoint.match in self.rooms:
                continue
            room = Room(self.store, self.settings, *found)
            try:
                room.restore(checkpoint, moves)
                room.wake(seen.get(drivers[room.id] or "", (now(), 0.0))[0])
            except Exception:
                await self._read_again(room)
            room.shown_event = room.next_event
            self.rooms[room.id] = room
            self.chores.consider(room)
            if count % RECOVERY_BATCH == 0:
                await asyncio.sleep(0)
        self.metrics.recovery_seconds = time.perf_counter() - began
        self.metrics.recovered_tables += len(stored)
        seconds = self.metrics.recovery_seconds
        log.warning("%d running tables are back after %.2f s", len(stored), seconds)

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

    def forget(self, tables: list[str]) -> None:
        """Drop tables from the memory."""
        for table in tables:
            self.rooms.pop(table, None)
        gone = set(tables)
        self.advice = {held: hint for held, hint in self.advice.items() if held[0] not in gone}

    def may_drive(self, room: Room) -> bool:
        """Whether this process answers for the table's bots and clocks."""
        return self.is_only_process or (room.match.driver == self.process and self.heart.has_lease)

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
        self.tell_presence(room)

    def tell_presence(self, room: Room) -> None:
        """Tell the other processes who is connected here."""
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
        elif note.kind == "who":
            self.tell_presence(room)
        elif note.kind == "present":
            if room.elsewhere.get(note.process) != set(note.present):
                room.elsewhere[note.process] = set(note.present)
                room.audience.tell(seats_message(room))
        elif note.kind == "chat":
            await self.catch_up_chat(room, note.seq)
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
                self.chores.consider(room)
            else:
                room.audience.tell(seats_message(room))
            if room.match.rematch and room.match.rematch != had_rematch:
                room.audience.tell(Moved(room.match.rematch))

    async def look(self, room: Room) -> None:
        """Read what other processes have stored, should their notes still be on the way."""
        if not self.is_only_process and room.is_running:
            standing = await self.store.standing([room.id])
            if room.id in standing:
                await self.catch_up(room, standing[room.id].seq)

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

    async def catch_up_chat(self, room: Room, line: int) -> None:
        """Show the lines that were said at other processes."""
        if line <= room.last_line:
            return
        lines = await self.store.lines(room.id, after=room.last_line)
        room.lines = None
        room.last_line = max(room.last_line, line)
        room.audience.tell(Chat([chat_line(one) for one in lines]))
