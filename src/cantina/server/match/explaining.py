"""Telling later what takes long to count: odds and notes of options, counted at the desk."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING

import msgspec

from cantina.core.wire import OpenAsk
from cantina.server.live.audience import frame
from cantina.server.live.broadcast import asks_message
from cantina.server.match.asks import NumberedAsk
from cantina.server.match.errands import Describe
from cantina.server.match.happenings import save_table, write_saved
from cantina.server.match.room import Room

if TYPE_CHECKING:
    from cantina.server.process.hall import Hall

log = logging.getLogger(__name__)


class Explainer:
    """Completes the questions that were shown in a hurry."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._tasks: set[asyncio.Task[None]] = set()

    def consider(self, room: Room) -> None:
        """Begin to count what the questions shown at a table still lack; it is tried once."""
        for seat, asked in room.unfinished_asks():
            asked.is_unfinished = False
            task = asyncio.create_task(self._explain(room, seat, asked))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _explain(self, room: Room, seat: int, asked: NumberedAsk) -> None:
        async with room.lock:  # in the middle of an answer the table is ahead of its questions
            if room.table is None or not room.is_asked(seat, asked):
                return
            position = write_saved(save_table(room.table))
        errand = Describe(
            game=room.match.game,
            seat=seat,
            number=asked.number,
            options=room.match.options.encode(),
            position=position,
        )
        outcome = await self._hall.at_desk(errand)
        if not outcome.data:
            log.info("the odds at table %s stay untold: %s", room.id, outcome.failed)
            return
        asked.finish(msgspec.json.decode(outcome.data, type=OpenAsk))
        perspective = room.audience.perspective(seat)
        if perspective is not None and room.is_asked(seat, asked):
            perspective.push(frame([asks_message(room, seat, room.waiting)]))

    async def close(self) -> None:
        """Stop."""
        for task in list(self._tasks):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
