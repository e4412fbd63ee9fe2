"""What an operator has ordered at tables and is not done yet."""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from sqlalchemy import select

from cantina.server.store import schema
from cantina.server.store.database import Database

CLOSE: Final = "close"
KICK: Final = "kick"


WAITING: Final = select(
    schema.orders.c.id, schema.orders.c.match, schema.orders.c.kind, schema.orders.c.seat
).order_by(schema.orders.c.at)


class Order(msgspec.Struct, frozen=True):
    """One order."""

    id: str
    match: str
    kind: Literal["close", "kick"]
    seat: int | None


class OrderBook:
    """The orders that wait."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def waiting(self) -> list[Order]:
        """Return the orders, the oldest first."""
        found = await self._database.read(lambda one: one.execute(WAITING).all())
        return [Order(*row) for row in found]

    async def done(self, order: Order) -> None:
        """Forget an order."""
        query = schema.orders.delete().where(schema.orders.c.id == order.id)
        await self._database.write(lambda one: one.execute(query))
