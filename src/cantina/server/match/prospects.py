"""How likely everybody wins, for spectators of tables that allow hints: public knowledge only.

A worker imagines the table for nobody's seat, so no hand, dial or deck has a part in it. It is
worked out only when somebody watches, the table has time left, and it has come to rest; where bots
never rest, every few seconds.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Final

import msgspec

from cantina.server.live.audience import frame
from cantina.server.match.errands import Foresee
from cantina.server.match.happenings import save_table, write_saved
from cantina.server.match.room import Room
from cantina.server.protocol.messages import Chances

if TYPE_CHECKING:
    from cantina.server.process.hall import Hall

log = logging.getLogger(__name__)
REST_SECONDS: Final = 1.0
"""A table at which nothing has happened for so long is at rest."""
RESTLESS_SECONDS: Final = 4.0
"""So long is waited for rest at most."""
PLAYOUTS: Final = 24
SECONDS: Final = 0.4
"""Time for one estimate."""
LIMIT: Final = 4.0
"""When a worker is given up that does not stop by itself."""


class Prospects:
    """Tells spectators how the tables of one process stand."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._since: dict[str, float] = {}
        """When the wait for rest began at a table, on the clock of the loop."""

    def consider(self, room: Room) -> None:
        """Work the chances out as soon as a table that is watched is at rest, or has not been."""
        since = self._since.get(room.id)
        self._stop(room.id)
        if self._is_wanted(room):
            loop = asyncio.get_running_loop()
            now = loop.time()
            self._since[room.id] = since = now if since is None else since
            when = min(now + REST_SECONDS, max(now, since + RESTLESS_SECONDS))
            self._timers[room.id] = loop.call_at(when, self._begin, room)

    def _is_wanted(self, room: Room) -> bool:
        if not (room.match.hints and room.is_running and len(room.seats) > 1):
            return False
        is_known = room.chances is not None and room.chances.seq == room.seq
        return bool(room.waiting) and room.audience.count(None) > 0 and not is_known

    def _begin(self, room: Room) -> None:
        self._stop(room.id)
        quota = self._hall.quotas.bot_seconds.of(f"watched:{room.id}")
        if room.id not in self._tasks and self._is_wanted(room) and quota.wait() == 0:
            task = asyncio.create_task(self._tell(room))
            self._tasks[room.id] = task
            task.add_done_callback(lambda _: self._tasks.pop(room.id, None))

    async def _tell(self, room: Room) -> None:
        async with room.lock:  # in the middle of an answer the table is ahead of its number
            if room.table is None or not self._is_wanted(room):
                return
            seq, position = room.seq, write_saved(save_table(room.table))
        errand = Foresee(
            game=room.match.game,
            options=room.match.options.encode(),
            position=position,
            seed=0,
            playouts=PLAYOUTS,
            seconds=SECONDS,
        )
        self._hall.quotas.bot_seconds.of(f"watched:{room.id}").charge(SECONDS)
        outcome = await self._hall.bots.ask(errand, LIMIT)
        if not outcome.data:
            log.info("the chances at table %s stay untold: %s", room.id, outcome.failed)
            return
        told = Chances(seq, msgspec.msgpack.decode(outcome.data, type=list[float]))
        room.chances = told
        spectators = room.audience.perspective(None)
        if spectators is not None and room.is_running:
            spectators.push(frame([told]))

    def _stop(self, table: str) -> None:
        self._since.pop(table, None)
        timer = self._timers.pop(table, None)
        if timer is not None:
            timer.cancel()

    def forget(self, table: str) -> None:
        """Do nothing more for a table."""
        self._stop(table)

    def close(self) -> None:
        """Stop."""
        for table in list(self._timers):
            self._stop(table)
        for task in self._tasks.values():
            task.cancel()
