"""Which server processes there are, which of them drives which match, and what they share."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sqlalchemy import ColumnElement, Connection, and_, insert, or_, select, true, update

from cantina.server.store import schema
from cantina.server.store.database import Database

FORGET_SECONDS = 30 * 24 * 3600.0
"""A process not seen for so long is forgotten."""


MOST_IDS = 500
"""Matches named in one statement."""


def parts(ids: Sequence[str]) -> Iterator[Sequence[str]]:
    """Split many ids into parts that one statement may name."""
    return (ids[start : start + MOST_IDS] for start in range(0, len(ids), MOST_IDS))


class Processes:
    """The processes on one database. Each has one lease, whatever number of tables it drives."""

    def __init__(self, database: Database, process: str) -> None:
        self._database = database
        self._process = process

    async def breathe(self, now: float, until: float) -> None:
        """Say that this process lives, and until when the others need not worry."""
        rows = schema.processes.c
        query = update(schema.processes).where(rows.id == self._process)
        row = {"id": self._process, "seen": now, "until": until}

        def work(connection: Connection) -> None:
            if connection.execute(query.values(seen=now, until=until)).rowcount == 0:
                connection.execute(insert(schema.processes), row)
                old = schema.processes.delete().where(rows.seen < now - FORGET_SECONDS)
                connection.execute(old)

        await self._database.write(work)

    async def seen(self) -> dict[str, tuple[float, float]]:
        """Return when each process was seen last, and until when its tables are its own."""
        query = select(schema.processes)
        return await self._database.read(
            lambda one: {row.id: (row.seen, row.until) for row in one.execute(query)}
        )

    async def adopt(self, now: float, limit: int = 1000) -> dict[str, str | None]:
        """Drive running matches of processes that are dead; return them with who drove them."""
        alive = select(schema.processes.c.id).where(schema.processes.c.until > now)
        driver = schema.matches.c.driver
        return await self._adopt(and_(driver.is_not(None), driver.not_in(alive)), limit)

    async def adopt_all(self) -> dict[str, str | None]:
        """Drive every running match, as the only process; return them with who drove them."""
        return await self._adopt(true(), None)

    async def _adopt(self, which: ColumnElement[bool], limit: int | None) -> dict[str, str | None]:
        matches = schema.matches.c
        found = select(matches.id, matches.driver).where(matches.state == "running", which)

        def work(connection: Connection) -> dict[str, str | None]:
            drivers = {row.id: row.driver for row in connection.execute(found.limit(limit))}
            adopted: dict[str, str | None] = {}
            for part in parts(list(drivers)):
                query = update(schema.matches).where(matches.id.in_(part), which)
                taken = query.values(driver=self._process).returning(matches.id)
                for match in connection.execute(taken).scalars():
                    adopted[match] = drivers[match]
            return adopted

        return await self._database.write(work)

    async def take(self, ids: Sequence[str], now: float) -> set[str]:
        """Drive those of these running matches that no living process drives; return them."""
        if not ids:
            return set()
        matches, rows = schema.matches.c, schema.processes.c
        alive = select(rows.id).where(rows.until > now)
        mine = or_(matches.driver.is_(None), matches.driver == self._process)
        query = (
            update(schema.matches)
            .where(matches.id.in_(ids), matches.state == "running")
            .where(or_(mine, matches.driver.not_in(alive)))
            .values(driver=self._process)
            .returning(matches.id)
        )
        return await self._database.write(lambda one: set(one.execute(query).scalars()))

    async def release(self, ids: Sequence[str]) -> None:
        """Drive these matches no longer."""
        matches = schema.matches.c
        query = update(schema.matches).where(matches.id.in_(ids), matches.driver == self._process)
        await self._database.write(lambda one: one.execute(query.values(driver=None)))

    async def salt(self) -> str:
        """Return what addresses are mixed with before their digests are stored."""
        query = select(schema.house.c.value).where(schema.house.c.name == "salt")
        return await self._database.read(lambda one: str(one.execute(query).scalar_one()))
