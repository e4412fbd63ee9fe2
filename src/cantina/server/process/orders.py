"""What the operator orders at tables: `cantina admin` notes it, the table's process does it."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING

import msgspec

from cantina.core.text import text
from cantina.core.wire import Event, Result
from cantina.server.match.clocks import now
from cantina.server.match.happenings import Happening
from cantina.server.match.room import Room
from cantina.server.store.database import Conflict
from cantina.server.store.orders import CLOSE, Order
from cantina.server.store.rows import FREE

if TYPE_CHECKING:
    from cantina.server.process.hall import Hall

log = logging.getLogger(__name__)
CLOSED = "server-closed"
"""The reason of a match that the operator ended: it has no result, and nothing hangs on it."""


class Orders:
    """Does at the tables of this process what the operator wants."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall

    async def follow(self) -> None:
        """Look for orders, and follow those that are ours to follow."""
        for order in await self._hall.store.orders.waiting():
            try:
                is_done = await self._follow(order)
            except Conflict:  # something happened there at the same moment: look again
                is_done = False
            except Exception:
                log.exception("the order to %s table %s failed", order.kind, order.match)
                is_done = True
            if is_done:
                await self._hall.store.orders.done(order)

    async def _follow(self, order: Order) -> bool:
        """Follow an order; False when it is another process's."""
        hall = self._hall
        stored = await hall.store.match(order.match)
        if stored is None or stored[0].state == "finished":
            return True
        room = await hall.own_room(order.match)
        if room is None:
            return False
        async with room.lock:
            if order.kind == CLOSE:
                await self._close(room)
            elif order.seat is not None and order.seat < len(room.seats):
                await self._kick(room, order.seat)
        return True

    async def _close(self, room: Room) -> None:
        """End a table without a result; its players are told."""
        hall, result = self._hall, Result((), text(CLOSED))
        if room.match.state == "open":
            await hall.store.drop(room.id)
            hall.lose(room)
        elif room.is_running:
            told = [Event(room.next_event, text("server-event-close"), turn=room.turn)]
            await room.commit(Happening(kind="close", events=told, result=result))
            hall.announce(room)
        else:  # nobody can play on there: only its state is left to change
            room.match.state, room.match.finished = "finished", now()
            room.match.result = msgspec.json.encode(result).decode()
            await hall.store.finish(room.id, room.match.finished, room.match.result)
            hall.announce_seats(room)

    async def _kick(self, room: Room, number: int) -> None:
        """Free a seat, or have it give up where the match has begun."""
        hall, seat = self._hall, room.seats[number]
        if room.match.state == "open":
            await hall.store.change_seat(room.id, number, is_free=False, **FREE)
            for name, value in FREE.items():
                setattr(seat, name, value)
            hall.announce_seats(room)
        elif room.is_running and number in room.people():
            await room.commit(room.concede(number, "server-event-kick"))
            hall.announce(room)
