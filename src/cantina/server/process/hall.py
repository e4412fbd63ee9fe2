"""All the tables of one process: loading, recovering after a restart, handing over to others.

A table is in the memory of one process, its owner; requests for it that come to another process
are sent on to there (`http/owners.py`).
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import secrets
import ssl
import string
import time
from collections import Counter
from collections.abc import Mapping

import httpx

from cantina.server.live.audience import Viewer
from cantina.server.live.broadcast import seats_message, show
from cantina.server.match.analyses import Analyses
from cantina.server.match.chores import Chores
from cantina.server.match.clocks import now
from cantina.server.match.errands import Errand, Outcome
from cantina.server.match.explaining import Explainer
from cantina.server.match.prospects import Prospects
from cantina.server.match.room import Room
from cantina.server.match.workers import Workers
from cantina.server.process.bus import Bus
from cantina.server.process.heart import Heart
from cantina.server.process.metrics import Metrics
from cantina.server.process.orders import Orders
from cantina.server.process.post import Post
from cantina.server.process.quotas import Quotas
from cantina.server.process.retention import Retention
from cantina.server.process.settings import Settings
from cantina.server.process.supervisor import Supervisor
from cantina.server.process.waiting import Waiting
from cantina.server.protocol.responses.tables import Hint
from cantina.server.store.processes import parts
from cantina.server.store.rows import Match, Seat, account_owner
from cantina.server.store.store import Store

log = logging.getLogger(__name__)
RECOVERY_BATCH = 20
"""Tables loaded between two breaths of the event loop."""
LETTERS = frozenset(string.ascii_lowercase + string.digits)
LONGEST_ID = 20
LEASE_LOOKS, LEASE_LOOK_SECONDS = 40, 0.1
"""How often and how long an answer waits for a lease that is late: late is not refused."""
HOP_SECONDS = 70.0
"""A record that is played again may take another process so long."""

NO_CERTIFICATES = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Processes speak plainly with each other; reading everybody's certificates would take a while."""


class Elsewhere(Exception):  # noqa: N818
    """Another living process serves this table."""


class Hall:
    """The rooms of this process and everything they share."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.process = secrets.token_hex(8)
        self.supervisor = Supervisor()
        self.store = Store(settings, self.process, self.supervisor.duty("writer"))
        self.bus = Bus(settings.channels, self.process)
        self.metrics = Metrics()
        self.quotas = Quotas(settings)
        self.bots = Workers(settings.bot_workers, settings)
        self.desk = Workers(settings.desk_workers, settings)
        self.chores = Chores(self)
        self.explainer = Explainer(self)
        self.analyses = Analyses(self)
        self.prospects = Prospects(self)
        self.heart = Heart(self)
        self.waiting = Waiting(self)
        self.post = Post(self)
        self.orders = Orders(self)
        self.retention = Retention(self)
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
        self.hop = ""
        """By this processes on one database know each other."""
        self.http = httpx.AsyncClient(timeout=HOP_SECONDS, trust_env=False, verify=NO_CERTIFICATES)
        """For asking other processes."""

    async def open(self) -> None:
        """Open the store, bring running tables back, listen to the others."""
        self.settings.prepare()
        await self.store.open()
        self._salt = await self.store.processes.salt()
        self.hop = self._mixed("hop")
        await self.post.open(self._mixed("post"))
        await self.heart.begin()
        self.waiting.start()
        self.post.start()
        self.retention.start()
        self.bus.start(self.supervisor, self._hear, self._read_all_again)
        self.is_open = True
        if self.is_only_process:
            await self.analyses.resume()

    async def close(self) -> None:
        """Finish: nothing is lost, because everything shown is already stored."""
        self.is_open = False
        await self.supervisor.close()
        await self.chores.close()
        await self.explainer.close()
        await self.analyses.close()
        self.prospects.close()
        await self.bots.close()
        await self.desk.close()
        await self.heart.stop()
        await self.http.aclose()
        await self.post.close()
        await self.store.close()

    async def hand_over(self) -> None:
        """Serve nothing any more: from now on the tables are for whoever takes them."""
        self.is_open = False
        if not self.is_only_process:
            await self.supervisor.close()
            await self.chores.close()
            await self.heart.stop()

    async def at_desk(self, errand: Errand) -> Outcome:
        """Have an errand done where it keeps no table waiting."""
        return await self.desk.ask(errand, self.settings.desk_seconds)

    def owner(self, address: str, account: str | None) -> str:
        """Return under whose name somebody opens tables; addresses are not stored as they are."""
        if account is not None:
            return account_owner(account)
        return f"guest:{self._mixed(address)}"

    def pseudonym(self, word: str) -> str:
        """Return by what the log calls somebody: always the same, and nobody's name."""
        return self._mixed(f"log:{word}")[:12]

    def _mixed(self, word: str) -> str:
        """Return a digest of a word that nobody can guess who does not know the database."""
        return hashlib.blake2b(f"{self._salt}:{word}".encode(), digest_size=16).hexdigest()

    # --- rooms ------------------------------------------------------------------------------------

    async def room(self, table: str) -> Room | None:
        """Return a table, loading it when it is not in memory."""
        found = self.rooms.get(table)
        if found is not None:
            found.last_used = time.monotonic()
            return found
        if len(table) > LONGEST_ID or not LETTERS.issuperset(table):
            return None
        try:
            async with self._loading.setdefault(table, asyncio.Lock()):
                if table not in self.rooms:
                    await self._load(table)
        finally:
            self._loading.pop(table, None)
        return self.rooms.get(table)

    async def own_room(self, table: str) -> Room | None:
        """Return a table if it is, or can be, this process that serves it."""
        try:
            return await self.room(table)
        except Elsewhere:
            return None

    async def _load(self, table: str) -> None:
        """Read a table into the memory; Elsewhere if it is not for us to serve."""
        if await self.store.match(table) is None:
            return
        if not self.is_only_process and not await self.store.processes.take(table, now()):
            raise Elsewhere(table)
        stored = await self.store.match(table)  # as whoever had it before has left it
        if stored is None:
            return
        room = Room(self.store, self.settings, *stored)
        if room.match.state != "open":
            await self._read_again(room)
        self._hold(room)

    def _hold(self, room: Room) -> None:
        """Serve a table that was read, unless it came back another way meanwhile."""
        if room.id not in self.rooms:
            self.rooms[room.id] = room
            self.chores.consider(room)

    async def recover(self, drivers: Mapping[str, str | None]) -> None:
        """Bring tables that this process drives now back to their last stored move.

        `drivers` are the processes that drove them before. Where somebody may take days the table
        sleeps on; it is read when somebody comes or their time is over.
        """
        turns = await self.store.turns.of([table for table in drivers if table not in self.rooms])
        missing = [
            table
            for table, waited in turns.items()
            if all(turn.due is None for turn in waited.values())
        ]
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
                room.follow(turns[room.id])
            except Exception:
                await self._read_again(room)
            room.shown_event = room.next_event
            self._hold(room)
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

    def lose(self, room: Room) -> None:
        """Let go of a table that another process has taken over; its viewers come back there."""
        self.forget([room.id])
        for viewer in room.audience.viewers():
            viewer.hang_up()

    def forget(self, tables: list[str]) -> None:
        """Drop tables from the memory."""
        for table in tables:
            self.rooms.pop(table, None)
            self.chores.forget(table)
            self.prospects.forget(table)
        gone = set(tables)
        self.advice = {held: hint for held, hint in self.advice.items() if held[0] not in gone}

    def may_serve(self, room: Room) -> bool:
        """Whether this process still answers for a table that it has in memory."""
        if self.is_only_process:
            return True
        return self.heart.has_lease and self.rooms.get(room.id) is room

    async def await_lease(self, room: Room) -> bool:
        """Wait a little while this process cannot say that it lives; False if it did not help."""
        for _ in range(LEASE_LOOKS):
            if self.may_serve(room):
                return True
            await asyncio.sleep(LEASE_LOOK_SECONDS)
        return self.may_serve(room)

    # --- telling ----------------------------------------------------------------------------------

    def announce(
        self,
        room: Room,
        *,
        is_answer: bool = False,
        answered: tuple[int, int] | None = None,
    ) -> None:
        """Show what changed at a table, and drive on."""
        show(room, is_answer=is_answer, answered=answered)
        self.explainer.consider(room)
        self.prospects.consider(room)
        self.chores.consider(room)

    def announce_seats(self, room: Room) -> None:
        """Show who sits where and who is connected."""
        room.audience.tell(seats_message(room))

    def announce_proposal(self, room: Room) -> None:
        """Show what is proposed."""
        room.audience.tell(room.proposals.show())

    # --- other processes --------------------------------------------------------------------------

    async def elsewhere(self, table: str) -> str | None:
        """Return the address of the other living process that serves a table."""
        if len(table) > LONGEST_ID or not LETTERS.issuperset(table):
            return None
        return await self.store.processes.elsewhere(table, now())

    async def seats_changed(self, tables: list[str]) -> None:
        """Show who sits at these tables now, here or wherever they are served."""
        for table in tables:
            if table in self.rooms:
                await self.refresh(self.rooms[table])
        others = [table for table in tables if table not in self.rooms]
        if others and not self.is_only_process:
            for table, driver in (await self.store.processes.drivers(others)).items():
                if driver is not None:
                    self.bus.tell(driver, table)

    async def _hear(self, table: str) -> None:
        if table in self.rooms:
            await self.refresh(self.rooms[table])

    async def _read_all_again(self) -> None:
        """After the bus was away: read what notes would have told."""
        for room in list(self.rooms.values()):
            if len(room.audience):
                await self.refresh(room)

    async def refresh(self, room: Room) -> None:
        """Read again who sits where, and who does not want to hear whom."""
        async with room.lock:
            stored = await self.store.match(room.id)
            if stored is not None:
                room.match, room.seats = stored
                room.follow((await self.store.turns.of([room.id]))[room.id])
                self.announce_seats(room)
                self.chores.consider(room)
        for viewer in room.audience.viewers():
            await self.note_blocks(viewer)

    async def note_blocks(self, viewer: Viewer) -> None:
        """Read whose lines a viewer does not want to hear."""
        if viewer.account is not None:
            viewer.deaf_to = frozenset(await self.store.friends.blocked(viewer.account))

    async def note_presence(self) -> None:
        """Remember which accounts are at the tables of this process; who is barred has to go."""
        viewers = [one for room in self.rooms.values() for one in room.audience.viewers()]
        here = {viewer.account for viewer in viewers if viewer.account is not None}
        for part in parts(list(here)):
            await self.store.friends.seen(part, time.time())
            barred = await self.store.people.barred(part, time.time())
            for viewer in viewers:
                if viewer.account in barred:
                    viewer.hang_up()
