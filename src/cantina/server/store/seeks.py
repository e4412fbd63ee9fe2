"""Those who look for opponents, and how they are brought together.

Everything here is in the database, so it does not matter which process somebody asks: whoever
looks again finds all others. Who was not heard of for a while has gone.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, func, insert, select, update

from cantina.server.store import schema
from cantina.server.store.database import Database, from_row
from cantina.server.store.friends import apart
from cantina.server.store.rows import Match, Seat, Seek

MOST_LOOKED_AT = 200
"""Seeks of one game that are compared, the oldest first."""
MakeTable = Callable[[Sequence[Seek]], tuple[Match, list[Seat]]]


class Taken(Exception):  # noqa: N818
    """Another process brought one of them together with somebody else."""


class Seeks:
    """All who look for opponents."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, seek: Seek, since: float, most: int) -> bool:
        """Look for opponents from now on; False when the owner already does too often."""
        kept = schema.seeks.c
        own = select(func.count()).where(
            kept.owner == seek.owner, kept.paired.is_(None), kept.seen >= since
        )

        def work(connection: Connection) -> bool:
            if connection.execute(own).scalar_one() >= most:
                return False
            connection.execute(insert(schema.seeks), msgspec.structs.asdict(seek))
            return True

        return await self._database.write(work)

    async def find(self, seek: str) -> Seek | None:
        """Return one."""
        query = select(schema.seeks).where(schema.seeks.c.id == seek)

        def work(connection: Connection) -> Seek | None:
            row = connection.execute(query).mappings().first()
            return None if row is None else from_row(Seek, row)

        return await self._database.read(work)

    async def listed(self, since: float, limit: int, viewer: str | None) -> list[Seek]:
        """Return those who look, newest first; nobody from whom the viewer is kept apart."""

        def work(connection: Connection) -> list[Seek]:
            away = set() if viewer is None else apart(connection, viewer)
            query = _waiting(since).order_by(schema.seeks.c.created.desc()).limit(limit)
            found = [from_row(Seek, row) for row in connection.execute(query).mappings()]
            return [seek for seek in found if seek.account not in away]

        return await self._database.read(work)

    async def heard(self, seek: str, now: float) -> None:
        """Remember that somebody still looks."""
        query = update(schema.seeks).where(schema.seeks.c.id == seek).values(seen=now)
        await self._database.write(lambda one: one.execute(query))

    async def drop(self, seek: str) -> None:
        """Look no longer."""
        query = schema.seeks.delete().where(schema.seeks.c.id == seek)
        await self._database.write(lambda one: one.execute(query))

    async def sweep(self, before: float) -> None:
        """Forget those who have gone."""
        query = schema.seeks.delete().where(schema.seeks.c.seen < before)
        await self._database.write(lambda one: one.execute(query))

    async def pair(
        self, seek: str, since: float, make: MakeTable, wanted: str | None = None
    ) -> str | None:
        """Make a table for somebody and the others it takes; None while there are too few.

        With `wanted`, only together with that one.
        """
        try:
            return await self._database.write(lambda one: _pair(one, seek, since, make, wanted))
        except Taken:
            return None


def _waiting(since: float) -> Any:
    kept = schema.seeks.c
    return select(schema.seeks).where(kept.paired.is_(None), kept.seen >= since)


def _pair(
    connection: Connection, seek: str, since: float, make: MakeTable, wanted: str | None
) -> str | None:
    kept = schema.seeks.c
    row = connection.execute(select(schema.seeks).where(kept.id == seek)).mappings().first()
    if row is None or row["paired"] is not None:
        return None if row is None else str(row["paired"])
    own = from_row(Seek, row)
    near = _waiting(since).where(kept.game == own.game, kept.id != own.id)
    rows = connection.execute(near.order_by(kept.created).limit(MOST_LOOKED_AT)).mappings().all()
    others = [from_row(Seek, one) for one in rows]
    if wanted is not None:
        others.sort(key=lambda one: one.id != wanted)
    chosen = _choose(connection, own, others)
    if len(chosen) < own.seats or (wanted is not None and wanted not in {s.id for s in chosen}):
        return None
    match, seats = make(chosen)
    connection.execute(insert(schema.matches), msgspec.structs.asdict(match))
    connection.execute(insert(schema.seats), [msgspec.structs.asdict(seat) for seat in seats])
    for number, one in enumerate(chosen):
        free = update(schema.seeks).where(kept.id == one.id, kept.paired.is_(None))
        if connection.execute(free.values(paired=match.id, seat=number)).rowcount != 1:
            raise Taken
    return match.id


def _choose(connection: Connection, own: Seek, others: Sequence[Seek]) -> list[Seek]:
    """Return as many as a table takes, each of whom looks for each of the others."""
    chosen, away = [own], _apart_from(connection, own)
    for other in others:
        if len(chosen) == own.seats:
            break
        is_away = other.account is not None and other.account in away
        if not is_away and all(other.is_like(one) for one in chosen):
            chosen.append(other)
            away |= _apart_from(connection, other)
    return chosen


def _apart_from(connection: Connection, seek: Seek) -> set[str]:
    return set() if seek.account is None else apart(connection, seek.account)
