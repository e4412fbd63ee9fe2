"""What the store keeps of a match: one `Happening` a move, and a `Saved` position now and then.

A happening holds what was decided and what chance brought, so a match can be played again. A saved
position is the rules' last checkpoint with the few decisions since: a restart needs only the
newest one and the happenings after it.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from cantina.core.chance import raw_of
from cantina.core.game import AnyGame
from cantina.core.story import CHANCE, UNREAD, Beat
from cantina.core.table import Table
from cantina.core.wire import Event, Result

Kind = Literal[
    "start",
    "answer",
    "aside",
    "undo",
    "concede",
    "timeout",
    "pause",
    "resume",
    "stand_in",
    "give_back",
    "rewind",
    "close",
]

SNAPSHOTS = 16
"""Entries between two copies that a table keeps of its state: to go back plays a few of them again,
which is rare, and a copy after every step costs more than many a step."""

Written = tuple[int, int, Any]
"""A decision of the core's table as it is stored: kind, seat, key or outcome."""


class Happening(msgspec.Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One numbered happening of a match."""

    kind: Kind
    seat: int | None = None
    key: str | None = None
    chance: list[Any] = []
    """What the dice and decks brought after this answer."""
    events: list[Event] = []
    bot: str | None = None
    by_bot: bool = False
    turn: int = 0
    result: Result | None = None
    clocks: list[float | None] = []


class Saved(msgspec.Struct, kw_only=True, omit_defaults=True):
    """A position from which a match can go on."""

    state: msgspec.Raw
    moment: int
    """How many decisions of the match came before this state."""
    decisions: list[Written]
    next_event: int = 0
    paused: bool = False
    conceded: list[int] = []
    stand_ins: dict[int, str] = {}
    clocks: list[float | None] = []
    at: float = 0.0
    """When it was saved; the clocks are charged until then."""
    asked: dict[int, float] = {}
    """When the seats were asked that are still asked the same."""
    result: Result | None = None


_ENTRIES = msgspec.json.Decoder(Happening)
_SAVED = msgspec.msgpack.Decoder(Saved)


def write_happening(happening: Happening) -> str:
    """Return a happening as stored."""
    return msgspec.json.encode(happening).decode()


def read_happening(data: str) -> Happening:
    """Return a stored happening."""
    return _ENTRIES.decode(data)


def write_saved(saved: Saved) -> bytes:
    """Return a position as stored."""
    return zlib.compress(msgspec.msgpack.encode(saved), 1)


def read_saved(data: bytes) -> Saved:
    """Return a stored position."""
    return _SAVED.decode(zlib.decompress(data))


def chance_of(decisions: Iterable[Beat]) -> list[Any]:
    """Return the chance outcomes among decisions, as stored."""
    return [raw_of(decision[2]) for decision in decisions if decision[0] == CHANCE]


def save_table(table: Table[Any]) -> Saved:
    """Return a table's last checkpoint and the decisions since."""
    moment, state = table.checkpoint()
    tail = table.beats[moment - table.moment :]
    return Saved(
        state=msgspec.Raw(msgspec.msgpack.encode(state)),
        moment=moment,
        decisions=[(kind, seat, raw_of(key)) for kind, seat, key, _, _ in tail],
    )


def load_table(
    game: AnyGame, saved: Saved, options: Any, *, seed: int, log: bool = True
) -> Table[Any]:
    """Return the table of a saved position; what comes is drawn from the seed."""
    state = msgspec.msgpack.decode(saved.state, type=game.state_type)
    decisions: list[Beat] = [(kind, seat, key, UNREAD, 0) for kind, seat, key in saved.decisions]
    return Table.at(
        game,
        state,
        seed=seed,
        options=options,
        beats=decisions,
        moment=saved.moment,
        log=log,
        snapshots=SNAPSHOTS,
        position=None,
    )
