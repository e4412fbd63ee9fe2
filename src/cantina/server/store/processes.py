"""Which server processes there are, which of them serves which match, and what they share."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Connection,
    and_,
    bindparam,
    func,
    insert,
    or_,
    select,
    true,
    update,
)

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
    """The processes on one database. Each has one lease, whatever number of tables it serves."""

    def __init__(self, database: Database, process: str, address: str = "") -> None:
        self._database = database
        self._process = process
        self._address = address or None

    # --- leases -----------------------------------------------------------------------------------

    async def breathe(self, now: float, until: float) -> None:
        """Say that this process lives, and until when the others need not worry."""
        lives = {"seen": now, "until": until}
        row = {"id": self._process, "address": self._address, **lives}

        def work(connection: Connection) -> None:
            if connection.execute(BREATH, {"own": self._process, **lives}).rowcount == 0:
                connection.execute(insert(schema.processes), row)
                seen = schema.processes.c.seen
                connection.execute(schema.processes.delete().where(seen < now - FORGET_SECONDS))

        await self._database.write(work)

    async def follow(self) -> None:
        """Count whoever had our address before among the dead: we could not have it else."""
        rows = schema.processes.c
        same = and_(rows.address == self._address, rows.id != self._process)
        query = update(schema.processes).where(same).values(until=0.0)
        await self._database.write(lambda one: one.execute(query))

    async def seen(self) -> dict[str, tuple[float, float]]:
        """Return when each process was seen last, and until when its tables are its own."""
        query = select(schema.processes)
        return await self._database.read(
            lambda one: {row.id: (row.seen, row.until) for row in one.execute(query)}
        )

    # --- whose a match is -------------------------------------------------------------------------

    async def elsewhere(self, match: str, now: float) -> str | None:
        """Return the address of the living process that serves a match, if that is another one."""
        rows, matches = schema.processes.c, schema.matches.c
        query = (
            select(rows.address)
            .join(schema.matches, matches.driver == rows.id)
            .where(matches.id == match, rows.until > now, rows.id != self._process)
        )
        return await self._database.read(lambda one: one.execute(query).scalar_one_or_none())

    async def drivers(self, ids: Sequence[str]) -> dict[str, str | None]:
        """Return which process each of these matches names as its own."""
        matches = schema.matches.c

        def work(connection: Connection) -> dict[str, str | None]:
            found: dict[str, str | None] = {}
            for part in parts(ids):
                query = select(matches.id, matches.driver).where(matches.id.in_(part))
                found.update({row.id: row.driver for row in connection.execute(query)})
            return found

        return await self._database.read(work)

    async def orphans(self, now: float) -> int:
        """Return how many running matches name a process that is dead."""
        return await self._database.read(
            lambda one: int(one.execute(ORPHANS, {"now": now}).scalar_one())
        )

    async def adopt(self, now: float, limit: int) -> dict[str, str | None]:
        """Serve running matches of processes that are dead; return them with who served them."""
        return await self._adopt(_is_orphan(now), limit)

    async def adopt_all(self) -> dict[str, str | None]:
        """Serve every running match, as the only process; return them with who served them."""
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

    async def take(self, match: str, now: float) -> bool:
        """Serve a match that no other living process serves; False when one does."""
        matches, rows = schema.matches.c, schema.processes.c
        alive = select(rows.id).where(rows.until > now)
        free = or_(matches.driver.is_(None), matches.driver == self._process)
        query = (
            update(schema.matches)
            .where(matches.id == match, or_(free, matches.driver.not_in(alive)))
            .values(driver=self._process)
        )
        taken: int = await self._database.write(lambda one: one.execute(query).rowcount)
        return taken == 1

    async def release(self, ids: Sequence[str]) -> None:
        """Serve these matches no longer."""
        matches = schema.matches.c
        query = update(schema.matches).where(matches.id.in_(ids), matches.driver == self._process)
        await self._database.write(lambda one: one.execute(query.values(driver=None)))

    async def salt(self) -> str:
        """Return what addresses are mixed with before their digests are stored."""
        query = select(schema.house.c.value).where(schema.house.c.name == "salt")
        return await self._database.read(lambda one: str(one.execute(query).scalar_one()))


def _is_orphan(now: float | BindParameter[float]) -> ColumnElement[bool]:
    """Whether the process that a match names is dead."""
    driver, rows = schema.matches.c.driver, schema.processes.c
    return and_(driver.is_not(None), driver.not_in(select(rows.id).where(rows.until > now)))


# these run every second: making such a statement anew costs as much as running it
BREATH = update(schema.processes).where(schema.processes.c.id == bindparam("own"))
ORPHANS = select(func.count()).where(
    schema.matches.c.state == "running", _is_orphan(bindparam("now"))
)
