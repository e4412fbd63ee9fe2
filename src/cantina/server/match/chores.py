"""Whatever a table does by itself: bots answer, clocks run out, the absent get a stand-in.

Everything here has a timer or follows on a change, so that a table at which nothing happens costs
nothing. A chore that fails (the store was away) is done again at the next beat of
`process/heart.py`. Should two processes ever serve a table, the store's unique numbers let only one
answer count.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any

import msgspec

from cantina.core.rng import Rng
from cantina.core.seal import seed_for
from cantina.core.text import text
from cantina.core.wire import Event
from cantina.server.live.broadcast import seats_message
from cantina.server.match.course import visible
from cantina.server.match.errands import DIED, NEEDS_PAST, Advice, Advise, Choose, Past
from cantina.server.match.happenings import Happening, save_table, write_saved
from cantina.server.match.refusals import Rejected
from cantina.server.match.room import Room
from cantina.server.match.stand_ins import stand_in_bot
from cantina.server.process.supervisor import Duty
from cantina.server.store.database import Conflict

if TYPE_CHECKING:
    from cantina.server.process.hall import Hall

log = logging.getLogger(__name__)
REMEMBERED = 100
"""So many of the last moves a bot is told when it has to be made anew."""
TRIES = 6
"""How often a bot is asked the same; a worker may die by another's fault, more than once."""


class Chores:
    """Does the chores of the tables of one process."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._settings = hall.settings
        self._bots = hall.supervisor.duty("bots")
        self._clocks = hall.supervisor.duty("clocks")
        self._presence = hall.supervisor.duty("presence")
        self._thinking: dict[tuple[str, int], int] = {}
        self._timers: dict[str, asyncio.TimerHandle] = {}
        """When somebody's time is over, by table."""
        self._expected: dict[str, asyncio.TimerHandle] = {}
        """When somebody has been away for too long, by table."""
        self._unfinished: set[str] = set()
        """The tables at which a chore failed."""
        self._tasks: set[asyncio.Task[None]] = set()

    def consider(self, room: Room) -> None:
        """Start what is due at a table after something changed there."""
        self._set_timer(room)
        if not room.is_running or room.paused:
            return
        if room.id not in self._expected and room.missing():
            self.expect(room)
        for seat in room.waiting:
            number = room.ask_number(seat)
            for_clock = room.asks_for_time(seat)
            if number is None or (room.bot_of(seat) is None and not for_clock):
                continue
            if not self._hall.may_serve(room):
                self._unfinished.add(room.id)
            elif self._thinking.get((room.id, seat)) != number:
                self._thinking[room.id, seat] = number
                chore = self._tell_time if for_clock else self._think
                duty = self._clocks if for_clock else self._bots
                self._spawn(duty, room, chore(room, seat, number))

    def look(self, room: Room) -> None:
        """See to it that a table goes on, should any timer have been lost."""
        if room.is_running:
            if room.is_stale:
                self._unfinished.add(room.id)
            else:
                self.consider(room)

    async def make_good(self) -> None:
        """Do again what failed."""
        due, self._unfinished = self._unfinished, set()
        for table in due:
            room = self._hall.rooms.get(table)
            if room is None or not room.is_running:
                continue
            try:
                if room.is_stale:
                    async with room.lock:
                        await room.load()
                self.consider(room)
                self._are_missing(room)
            except Exception as error:  # the other tables must not wait for this one
                self._unfinished.add(table)
                self._bots.failed(error)
        if not self._unfinished:
            for duty in (self._bots, self._clocks, self._presence):
                duty.well()

    def forget(self, table: str) -> None:
        """Do nothing more for a table."""
        for timers in (self._timers, self._expected):
            timer = timers.pop(table, None)
            if timer is not None:
                timer.cancel()
        self._unfinished.discard(table)

    def _spawn(self, duty: Duty, room: Room, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(self._try(duty, room, work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _try(self, duty: Duty, room: Room, work: Coroutine[Any, Any, None]) -> None:
        """Do a chore; what failed is due again at the next beat."""
        try:
            await work
        except Exception as error:
            self._unfinished.add(room.id)
            duty.failed(error)

    async def close(self) -> None:
        """Stop."""
        for timer in (*self._timers.values(), *self._expected.values()):
            timer.cancel()
        for task in list(self._tasks):
            task.cancel()
        for task in list(self._tasks):
            with contextlib.suppress(asyncio.CancelledError):
                await task

    # --- bots -------------------------------------------------------------------------------------

    async def _think(self, room: Room, seat: int, number: int) -> None:
        """Let a seat's bot answer the ask of this number."""
        try:
            began = time.monotonic()
            bot = room.bot_of(seat)
            if bot is None or room.table is None:
                return
            await self._await_share(room)
            key = await self.ask_bot(room, seat, bot)
            rest = self._settings.bot_pause - (time.monotonic() - began)
            if rest > 0:
                await asyncio.sleep(rest)
            async with room.lock:
                self._stop_thinking(room, seat, number)
                if room.ask_number(seat) != number or room.bot_of(seat) is None or room.paused:
                    self.consider(room)
                    return
                await self._answer(room, seat, key)
        finally:
            self._stop_thinking(room, seat, number)

    async def _tell_time(self, room: Room, seat: int, number: int) -> None:
        """Answer a question for the table's clock; whoever sits there is not asked."""
        try:
            async with room.lock:
                if room.ask_number(seat) == number and not room.paused:
                    await self._answer(room, seat, str(room.minutes))
        finally:
            self._stop_thinking(room, seat, number)

    def _stop_thinking(self, room: Room, seat: int, number: int) -> None:
        if self._thinking.get((room.id, seat)) == number:
            del self._thinking[room.id, seat]

    async def _await_share(self, room: Room) -> None:
        """Wait until whoever opened the table may have bots think again."""
        wait = self._hall.quotas.bot_seconds.of(room.match.owner or room.id).wait()
        if wait > 0:
            await asyncio.sleep(wait)

    async def ask_bot(self, room: Room, seat: int, bot: str) -> str | None:
        """Return what a seat's bot answers, or None when it has nothing in time.

        It lives at its seat for the whole match, in one of the workers.
        """
        assert room.table is not None
        errand = Choose(
            table=room.id,
            game=room.match.game,
            bot=bot,
            seat=seat,
            options=room.match.options.encode(),
            position=write_saved(save_table(room.table)),
            seed=seed_for(f"{room.match.secret}:bot:{seat}", 0),
            events=self._news(room, seat),
        )
        room.heard[seat] = room.next_event
        began = time.monotonic()
        key = await self._choose(room, errand)
        self._charge(room, began)
        return key

    async def advise(self, room: Room, seat: int, bot: str) -> Advice:
        """Return what a bot would answer in a seat's place, best first; nothing if it is late.

        Where there is no time for reasons, whoever stands in for people says its answer alone.
        """
        found: Advice = []
        for each in dict.fromkeys((bot, stand_in_bot(self._settings, room.match.game))):
            found = found or await self._advice_of(room, seat, each)
        return found

    async def _advice_of(self, room: Room, seat: int, bot: str) -> Advice:
        assert room.table is not None
        errand = Advise(
            game=room.match.game,
            bot=bot,
            seat=seat,
            options=room.match.options.encode(),
            position=write_saved(save_table(room.table)),
            seed=seed_for(f"{room.match.secret}:bot:{seat}", room.seq),
            events=self._news(room, seat),
        )
        began = time.monotonic()
        outcome = await self._hall.bots.ask(errand, self._settings.bot_seconds)
        self._charge(room, began)
        if not outcome.data:
            log.warning("bot %s gave no advice: %s", bot, outcome.failed)
            return []
        return msgspec.msgpack.decode(outcome.data, type=Advice)

    def _news(self, room: Room, seat: int) -> list[Event]:
        """Return what a seat was told since its bot was last asked."""
        since = room.heard.get(seat, 0)
        return [event for event in visible(room.recent, seat) if event.seq >= since]

    def _charge(self, room: Room, began: float) -> None:
        """Count thinking time for whoever opened the table."""
        owner = room.match.owner or room.id
        self._hall.quotas.bot_seconds.of(owner).charge(time.monotonic() - began)

    async def _choose(self, room: Room, errand: Choose) -> str | None:
        bots, seconds = self._hall.bots, self._settings.bot_seconds
        for _ in range(TRIES):
            outcome = await bots.ask(errand, seconds, room.id)
            if outcome.failed == NEEDS_PAST:
                errand = msgspec.structs.replace(errand, past=await self._past(room))
            elif outcome.failed != DIED:
                break
        if outcome.failed or outcome.refused:
            log.warning("bot %s gave no answer: %s", errand.bot, outcome.failed)
            return None
        return outcome.data.decode()

    async def _past(self, room: Room) -> Past:
        """Return the last moves of a match, for a bot that has to be told them."""
        store, seq = self._hall.store, room.seq
        checkpoint = await store.checkpoint(room.id, up_to=max(0, seq - REMEMBERED))
        after = 0 if checkpoint is None else checkpoint.seq
        moves = await store.moves(room.id, after=after, up_to=seq)
        match = msgspec.structs.replace(room.match, state="running", result=None)
        return Past(match=match, seats=room.seats, checkpoint=checkpoint, moves=moves)

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
                seconds + 0.05,
                lambda: self._spawn(self._clocks, room, self._time_out(room, seat, number)),
            )

    async def _time_out(self, room: Room, seat: int, number: int | None) -> None:
        """Do what the table's clock says should happen to a seat that thought too long."""
        async with room.lock:
            clocks = room.clocks
            if clocks is None or not room.is_running or room.paused:
                return
            deadline = clocks.next_deadline()
            is_over = deadline is not None and deadline[0] <= 0.01 and deadline[1] == seat
            if room.ask_number(seat) != number or not is_over:
                return
            if not self._hall.may_serve(room):
                self._unfinished.add(room.id)
                return
            if clocks.timeout == "forfeit":
                happening = room.concede(seat, "server-event-forfeit")
            else:
                bot = stand_in_bot(self._settings, room.match.game)
                events = room.tell("server-event-timeout", seat, bot=bot)
                happening = Happening(kind="timeout", seat=seat, bot=bot, events=events)
            await self.act(room, happening)

    # --- the absent -------------------------------------------------------------------------------

    def expect(self, room: Room) -> None:
        """Look again once somebody who is not connected has been away for too long."""
        timer = self._expected.pop(room.id, None)
        if timer is not None:
            timer.cancel()
        missing = [seat for seat in room.missing() if not self.is_absent(room, seat)]
        if missing:
            since = min(room.left_at[seat] for seat in missing)
            seconds = since + self._settings.absent_after - time.monotonic()
            self._expected[room.id] = asyncio.get_running_loop().call_later(
                max(0.0, seconds) + 0.01, lambda: self._are_missing(room)
            )
        elif set(room.missing()) != room.away:
            self._are_missing(room)

    def _are_missing(self, room: Room) -> None:
        self._expected.pop(room.id, None)
        if self._hall.rooms.get(room.id) is room:
            self._spawn(self._presence, room, self._mind_the_absent(room))

    async def _mind_the_absent(self, room: Room) -> None:
        """Show who has been away for long; where the table says so, let a bot play for them."""
        away = {seat for seat in room.missing() if self.is_absent(room, seat)}
        if away != room.away:
            room.away = away
            room.audience.tell(seats_message(room))
        if room.match.absent == "bot":
            if not self._hall.may_serve(room):
                self._unfinished.add(room.id)
                return
            for seat in sorted(away):
                async with room.lock:
                    if room.is_running and seat in room.people() and self.is_absent(room, seat):
                        await self.act(room, self.stand_in(room, seat))
        self.expect(room)

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
            self._hall.announce(room)
            return
        self._hall.announce(room)
