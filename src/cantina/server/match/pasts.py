"""A match up to a moment, from wherever it can be played again."""

from __future__ import annotations

from cantina.server.match.errands import Past
from cantina.server.match.room import Room
from cantina.server.store.store import Store


async def near(store: Store, room: Room, seq: int) -> Past | None:
    """Return a match up to a moment, from the checkpoint before; None if it has no such moment."""
    if not 1 <= seq <= room.seq:
        return None
    checkpoint = await store.checkpoint(room.id, up_to=seq)
    if checkpoint is None:
        return None
    moves = await store.moves(room.id, after=checkpoint.seq, up_to=seq)
    return Past(match=room.match, seats=room.seats, checkpoint=checkpoint, moves=moves)


async def whole(store: Store, room: Room, seq: int) -> Past:
    """Return a match up to a moment from its beginning, for when checkpoints cannot be read."""
    first = await store.checkpoint(room.id, up_to=0)
    moves = await store.moves(room.id, up_to=seq)
    return Past(match=room.match, seats=room.seats, checkpoint=first, moves=moves, is_whole=True)
