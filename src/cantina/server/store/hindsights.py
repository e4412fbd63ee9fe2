"""What matches look like in hindsight: asked for, then found, and kept with the match."""

from __future__ import annotations

from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError

from cantina.server.store import schema
from cantina.server.store.database import Database, from_row
from cantina.server.store.rows import KeptAnalysis


class Hindsights:
    """The analyses of matches."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, match: str) -> KeptAnalysis | None:
        """Return the analysis of a match, made or still to be made."""
        query = select(schema.analyses).where(schema.analyses.c.match == match)

        def work(connection: Connection) -> KeptAnalysis | None:
            row = connection.execute(query).mappings().first()
            return None if row is None else from_row(KeptAnalysis, row)

        return await self._database.read(work)

    async def want(self, match: str, owner: str, now: float) -> bool:
        """Note that somebody wants one; False where one is wanted or made already."""
        row = {"match": match, "owner": owner, "asked": now}
        try:
            await self._database.write(lambda one: one.execute(insert(schema.analyses), row))
        except IntegrityError:
            return False
        return True

    async def keep(self, match: str, data: bytes) -> None:
        """Keep what was found."""
        query = update(schema.analyses).where(schema.analyses.c.match == match).values(data=data)
        await self._database.write(lambda one: one.execute(query))

    async def drop(self, match: str) -> None:
        """Forget that one was wanted: it cannot be made."""
        query = schema.analyses.delete().where(schema.analyses.c.match == match)
        await self._database.write(lambda one: one.execute(query))

    async def wanted(self, limit: int) -> list[str]:
        """Return the matches whose analyses are still to be made, the longest wanted first."""
        analyses = schema.analyses.c
        query = select(analyses.match).where(analyses.data.is_(None))
        query = query.order_by(analyses.asked).limit(limit)
        return await self._database.read(lambda one: list(one.execute(query).scalars()))
