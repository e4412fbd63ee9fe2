"""Whom tables wait for, also while they sleep: whose days are over, and who has to be told."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from cantina.server.match.clocks import now
from cantina.server.match.room import Room
from cantina.server.process.supervisor import Duty

if TYPE_CHECKING:
    from cantina.server.process.hall import Hall

log = logging.getLogger(__name__)
LOOK_SECONDS = 2.0


class Waiting:
    """Looks after the people that the tables of this process, and those of nobody, wait for."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    def start(self) -> None:
        """Begin."""
        self._hall.supervisor.keep("turns", self._watch)

    async def _watch(self, duty: Duty) -> None:
        while True:
            await self.end_overdue()
            await self.tell()
            duty.well()
            await asyncio.sleep(LOOK_SECONDS)

    def may_have_to_note(self, room: Room) -> bool:
        """Whether a table without a clock waits for somebody who is away, or did so."""
        if room.clocks is not None or room.is_stale or not room.is_running:
            return False
        return bool(room.turns) or not set(room.missing()).isdisjoint(room.waiting)

    async def note(self, room: Room) -> None:
        """Store whom a table without a clock waits for, once they are away."""
        if not self.may_have_to_note(room):
            return
        async with room.lock:
            change = room.change_of_turns(None, now())
            if change is not None and self._hall.may_serve(room):
                room.take_turns(change, await self._hall.store.turns.change(change))

    async def end_overdue(self) -> None:
        """Wake the tables at which somebody's days are over; the table's clock does the rest."""
        hall = self._hall
        for table in await hall.store.turns.run_out(now(), hall.is_only_process):
            room = await hall.own_room(table)
            if room is None:
                continue
            if not room.is_running:
                log.warning("table %s waits for nobody any more", table)
                await hall.store.turns.forget(table)
            else:
                hall.chores.consider(room)

    async def tell(self) -> None:
        """Have people told that it is their turn, if they are not there to see it."""
        hall = self._hall
        before = now() - hall.settings.notice_seconds
        for turn in await hall.store.turns.untold(before, now(), hall.is_only_process):
            room = hall.rooms.get(turn.match)
            if room is not None and turn.seat in room.present():
                await hall.store.turns.mark_told(turn.match, turn.seat, now())
            elif room is not None and turn.seat not in room.waiting:
                await self.note(room)
            elif await hall.store.post.announce(turn, now()):
                hall.post.wake()
