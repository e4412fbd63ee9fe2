"""Finished matches packed together: all their moves and positions in one compressed row.

Whoever reads the moves of a match (`store.py`) does not notice.
"""

from __future__ import annotations

import lzma
import zlib

import msgspec
from sqlalchemy import Connection, insert, select
from sqlalchemy.exc import IntegrityError

from cantina.server.store import schema
from cantina.server.store.database import Database, from_row
from cantina.server.store.rows import Checkpoint, Move

PRESET = 2
"""Positions of a match are much alike: more effort finds little more."""


class Packed(msgspec.Struct, frozen=True):
    """All that was stored of a match while it was played."""

    moves: list[Move]
    checkpoints: list[tuple[int, bytes]]
    """Number and position, unpacked: many of them together are little more than one."""


_PACKED = msgspec.msgpack.Decoder(Packed)


def pack(moves: list[Move], checkpoints: list[Checkpoint]) -> bytes:
    """Return a match as it is archived."""
    plain = [(one.seq, zlib.decompress(one.data)) for one in checkpoints]
    return lzma.compress(msgspec.msgpack.encode(Packed(moves, plain)), preset=PRESET)


def unpack(match: str, data: bytes) -> tuple[list[Move], list[Checkpoint]]:
    """Return the moves and positions of an archived match."""
    packed = _PACKED.decode(lzma.decompress(data))
    return packed.moves, [
        Checkpoint(match=match, seq=seq, data=zlib.compress(plain, 1))
        for seq, plain in packed.checkpoints
    ]


def archived(connection: Connection, match: str) -> tuple[list[Move], list[Checkpoint]]:
    """Return the moves and positions of a match if it is archived, else none."""
    query = select(schema.archives.c.data).where(schema.archives.c.match == match)
    data = connection.execute(query).scalar()
    return ([], []) if data is None else unpack(match, data)


class Archives:
    """The matches that are packed."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def due(self, before: float, limit: int) -> list[str]:
        """Return finished matches that ended before a time and are not packed yet."""
        matches, packed = schema.matches.c, schema.archives.c
        query = (
            select(matches.id)
            .outerjoin(schema.archives, packed.match == matches.id)
            .where(matches.state == "finished", matches.finished < before, packed.match.is_(None))
            .limit(limit)
        )
        return await self._database.read(lambda one: list(one.execute(query).scalars()))

    async def archive(self, match: str) -> bool:
        """Pack a finished match; False when somebody else did."""
        data = await self._database.read(lambda one: pack(*_stored(one, match)))

        def work(connection: Connection) -> None:
            connection.execute(insert(schema.archives), {"match": match, "data": data})
            for table in (schema.moves, schema.checkpoints):
                connection.execute(table.delete().where(table.c.match == match))

        try:
            await self._database.write(work)
        except IntegrityError:
            return False
        return True


def _stored(connection: Connection, match: str) -> tuple[list[Move], list[Checkpoint]]:
    moves, points = schema.moves, schema.checkpoints
    told = select(moves).where(moves.c.match == match).order_by(moves.c.seq)
    kept = select(points).where(points.c.match == match).order_by(points.c.seq)
    return (
        [from_row(Move, row) for row in connection.execute(told).mappings()],
        [from_row(Checkpoint, row) for row in connection.execute(kept).mappings()],
    )
