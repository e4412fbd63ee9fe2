"""Whatever a table does by itself: bots answer, clocks run out, the absent get a stand-in.

Of several processes that hold a table only the one with the lease drives it, so that a bot thinks
once. Should two ever drive, the store's unique numbers let only one answer count.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

from cantina.core.rng import Rng
from cantina.core.text import text
from cantina.server.http.catalogue import stand_in_bot
from cantina.server.match.happenings import Happening, save_table, seed_for, write_saved
from cantina.server.match.refusals import Rejected
from cantina.server.match.room import Room
from cantina.server.match.thinkers import Question, Thinkers
from cantina.server.store.store import Conflict

if TYPE_CHECKING:
    from cantina.server.process.hall import Hall

log = logging.getLogger(__name__)


class Chores:
    """Drives the tables of one process."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._settings = hall.settings
        self.thinkers = Thinkers(self._settings.bot_workers)
        self._thinking: dict[tuple[str, int], int] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def consider(self, room: Room) -> None:
        """Start what is due at a table after something changed there."""
        self._set_timer(room)
        if not room.is_running or room.paused or not self._hall.may_drive(room):
            return
        for seat in room.waiting:
            number = room.ask_number(seat)
            if room.bot_of(seat) is None or number is None:
                continue
            if self._thinking.get((room.id, seat)) != number:
                self._thinking[room.id, seat] = number
                self._spawn(self._think(room, seat, number))

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def close(self) -> None:
        """Stop thinking."""
        for timer in self._timers.values():
            timer.cancel()
        for task in list(self._tasks):
            task.cancel()
        for task in list(self._tasks):
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self.thinkers.close()

    # --- bots -------------------------------------------------------------------------------------

    async def _think(self, room: Room, seat: int, number: int) -> None:
        """Let a seat's bot answer the ask of this number."""
        began = time.monotonic()
        bot = room.bot_of(seat)
        if bot is None or room.table is None:
            return
        key = await self.ask_bot(room, seat, bot)
        rest = self._settings.bot_pause - (time.monotonic() - began)
        if rest > 0:
            await asyncio.sleep(rest)
        async with room.lock:
            if self._thinking.get((room.id, seat)) == number:
                del self._thinking[room.id, seat]
            if room.ask_number(seat) != number or room.bot_of(seat) is None or room.paused:
                self.consider(room)
                return
            await self._answer(room, seat, key)

    async def ask_bot(self, room: Room, seat: int, bot: str) -> str | None:
        """Return what a bot would answer for a seat, or None when it has nothing in time."""
        assert room.table is not None
        question = Question(
            game=room.match.game,
            bot=bot,
            seat=seat,
            options=room.match.options.encode(),
            position=write_saved(save_table(room.table)),
            seconds=self._settings.bot_seconds,
            seed=seed_for(f"{room.match.secret}:bot:{seat}", room.seq),
        )
        return await self.thinkers.ask(question)

    async def _answer(self, room: Room, seat: int, key: str | None) -> None:
        """Play a bot's answer, or any legal one if it has none that the rules take."""
        metrics = self._hall.metrics
        began = time.perf_counter()
        try:
            if key is None:
                raise Rejected(text("server-not-asked"))
            happening = await room.play(seat, None, key, by_bot=True)
            metrics.bot_answers += 1
        except Rejected:
            metrics.bot_failures += 1
            if room.table is None or seat not in room.waiting or room.paused:
                return
            rng = Rng(seed_for(f"{room.match.secret}:fallback", room.seq))
            key = room.table.ask(seat).sample(rng)
            happening = await room.play(seat, None, key, by_bot=True)
        self._hall.announce(room, is_answer=happening.result is None)
        metrics.moved(time.perf_counter() - began)

    # --- clocks -----------------------------------------------------------------------------------

    def _set_timer(self, room: Room) -> None:
        timer = self._timers.pop(room.id, None)
        if timer is not None:
            timer.cancel()
        if room.clocks is None or not room.is_running:
            return
        deadline = room.clocks.next_deadline()
        if deadline is not None:
            seconds, seat = deadline
            number = room.ask_number(seat)
            loop = asyncio.get_running_loop()
            self._timers[room.id] = loop.call_later(
                seconds + 0.05, lambda: self._spawn(self._time_out(room, seat, number))
            )

    async def _time_out(self, room: Room, seat: int, number: int | None) -> None:
        """Do what the table's clock says should happen to a seat that thought too long."""
        async with room.lock:
            clocks = room.clocks
            if clocks is None or not room.is_running or room.paused:
                return
            deadline = clocks.next_deadline()
            is_over = deadline is not None and deadline[0] <= 0.01 and deadline[1] == seat
            if room.ask_number(seat) != number or not is_over or not self._hall.may_drive(room):
                self._set_timer(room)
                return
            if clocks.timeout == "forfeit":
                happening = room.concede(seat, "server-event-forfeit")
            else:
                bot = stand_in_bot(self._settings, room.match.game)
                events = room.tell("server-event-timeout", seat, bot=bot)
                happening = Happening(kind="timeout", seat=seat, bot=bot, events=events)
            await self.act(room, happening)

    # --- the absent -------------------------------------------------------------------------------

    async def mind_the_absent(self, room: Room) -> None:
        """Where the table says so, let a bot play for whoever has been away long enough."""
        if room.match.absent != "bot" or not room.is_running or not self._hall.may_drive(room):
            return
        for seat in room.people():
            if self.is_absent(room, seat):
                async with room.lock:
                    if room.is_running and self.is_absent(room, seat):
                        await self.act(room, self.stand_in(room, seat))

    def is_absent(self, room: Room, seat: int) -> bool:
        """Whether a seat's person has been away longer than the settings allow."""
        if seat in room.present():
            return False
        left = room.left_at.setdefault(seat, time.monotonic())
        return time.monotonic() - left >= self._settings.absent_after

    def stand_in(self, room: Room, seat: int, bot: str | None = None) -> Happening:
        """Return the happening by which a bot takes over a seat."""
        bot = bot or stand_in_bot(self._settings, room.match.game)
        events = room.tell("server-event-stand-in", seat, bot=bot)
        return Happening(kind="stand_in", seat=seat, bot=bot, events=events)

    async def act(self, room: Room, happening: Happening) -> None:
        """Store and show a happening that nobody sent; if another process was first, let it be."""
        try:
            await room.commit(happening)
        except Conflict:
            self._hall.metrics.conflicts += 1
            self._hall.announce(room, is_own=False)
            return
        self._hall.announce(room)
