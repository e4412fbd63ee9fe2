"""What is not kept for ever."""

from __future__ import annotations

from sqlalchemy import Connection, Delete, select

from cantina.server.store import schema
from cantina.server.store.database import Database


def guests_tables(before: float) -> Delete:
    """Return what deletes tables that ended before a time and at which no account has a seat."""
    matches, seats = schema.matches, schema.seats
    held = select(seats.c.match).where(seats.c.account.is_not(None))
    return matches.delete().where(
        matches.c.state == "finished", matches.c.finished < before, matches.c.id.not_in(held)
    )


class Retention:
    """Forgets what is too old."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def forget_guests(self, before: float) -> list[str]:
        """Delete the finished tables of guests that ended before a time; return them."""
        query = guests_tables(before).returning(schema.matches.c.id)
        return await self._database.write(lambda one: list(one.execute(query).scalars()))

    async def forget_sessions(self, before: float) -> int:
        """End the sessions that were opened before a time."""
        sessions = schema.sessions
        return await self._count(sessions.delete().where(sessions.c.created < before))

    async def forget_expired(self, now: float) -> tuple[int, int]:
        """Delete mailed links and challenges whose time is over; return how many of each."""
        links, challenges = schema.links, schema.challenges
        return (
            await self._count(links.delete().where(links.c.until < now)),
            await self._count(challenges.delete().where(challenges.c.until < now)),
        )

    async def _count(self, query: Delete) -> int:
        def work(connection: Connection) -> int:
            return connection.execute(query).rowcount

        return await self._database.write(work)
