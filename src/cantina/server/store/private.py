"""What friends write to each other.

Nobody is written to who did not ask for it: an account hears its friends only once it said so.
"""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, and_, func, insert, or_, select, update

from cantina.server.store import schema
from cantina.server.store.database import Database, from_row
from cantina.server.store.rows import PrivateLine


class Private:
    """Private lines, and who wants to hear any."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def say(self, line: PrivateLine) -> None:
        """Store a line."""
        row = msgspec.structs.asdict(line)
        await self._database.write(lambda one: one.execute(insert(schema.private_lines), row))

    async def between(self, account: str, other: str, limit: int) -> list[PrivateLine]:
        """Return the latest lines between two, oldest first."""
        lines = schema.private_lines.c
        mine = and_(lines.sender == account, lines.receiver == other)
        theirs = and_(lines.sender == other, lines.receiver == account)
        query = select(schema.private_lines).where(or_(mine, theirs))
        latest = query.order_by(lines.at.desc(), lines.id).limit(limit)

        def work(connection: Connection) -> list[PrivateLine]:
            found = [from_row(PrivateLine, row) for row in connection.execute(latest).mappings()]
            return found[::-1]

        return await self._database.read(work)

    async def read(self, account: str, other: str) -> None:
        """Remember that an account has read what another wrote to it."""
        lines = schema.private_lines.c
        theirs = and_(lines.sender == other, lines.receiver == account, lines.read.is_(False))
        query = update(schema.private_lines).where(theirs).values(read=True)
        await self._database.write(lambda one: one.execute(query))

    async def unread(self, account: str) -> dict[str, int]:
        """Return how many lines of each sender an account has not read."""
        lines = schema.private_lines.c
        query = (
            select(lines.sender, func.count())
            .where(lines.receiver == account, lines.read.is_(False))
            .group_by(lines.sender)
        )
        rows = await self._database.read(lambda one: one.execute(query).all())
        return {row[0]: row[1] for row in rows}

    async def forget(self, before: float) -> int:
        """Delete the lines said before a time; return how many."""
        query = schema.private_lines.delete().where(schema.private_lines.c.at < before)
        count: int = await self._database.write(lambda one: one.execute(query).rowcount)
        return count
