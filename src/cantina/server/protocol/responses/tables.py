"""Tables: their seats, what the lobby shows of them, advice at one."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from cantina.core.text import Text
from cantina.core.wire import Result
from cantina.server.protocol.fields import TableState
from cantina.server.protocol.requests import Clock


class Seated(Struct, frozen=True):
    """A seat taken: keep the token, it is the only key to the seat."""

    table: str
    seat: int | None
    token: str
    invitation: str | None = None
    """For whoever opened the table: with it, friends take the seats kept for them."""


class SeatInfo(Struct, omit_defaults=True):
    """One seat as everybody may see it."""

    seat: int
    kind: Literal["human", "open", "bot"]
    """`human`: for a person, here or kept for them; `open`: free for whoever comes."""
    name: str | None = None
    bot: str | None = None
    taken: bool = False
    """Somebody, or a bot, sits here."""
    connected: bool = False
    stand_in: str | None = None
    """The bot that plays for the absent person until they return."""
    away: bool = False
    """The person has been gone for so long that a bot may play for them."""
    conceded: bool = False
    lang: str | None = None
    rests: float | None = None
    """For how many seconds from now its clock in days rests."""
    rating: int | None = None
    """Of an account under its own name: its rating when it sat down."""
    unsure: bool = False
    """The rating says little yet."""
    kept: bool = False
    """The seat is kept for whoever is named."""


class TableInfo(Struct, omit_defaults=True):
    """A table as the lobby shows it."""

    id: str
    game: str
    title: str
    state: TableState
    seats: list[SeatInfo]
    options: dict[str, Any]
    created: float
    started: float | None = None
    finished: float | None = None
    seq: int = 0
    clock: Clock | None = None
    absent: Literal["wait", "bot"] = "wait"
    listed: bool = True
    seeded: bool = False
    result: Result | None = None
    branch_of: str | None = None
    branch_seq: int | None = None
    rematch_of: str | None = None
    rematch: str | None = None
    """The table on which these players play again."""
    hints: bool = False
    """Whether players may ask what a bot would do."""
    waiting: list[int] = []
    """The seats that have to answer, as far as this process knows."""
    left: dict[int, float] = {}
    """How many seconds those have whose days are counted."""
    moved: float | None = None
    """When something happened last."""
    last: Text | None = None
    """What everybody could see of it."""
    turn: int = 0
    outdated: bool = False
    """Played under older rules that cannot be read any more: its story is left, not its board."""
    rated: bool = False
    seal: str | None = None
    """What the dice hang on, sealed: SHA-256 of nonce, secret, game and options, a line each."""


class OwnTable(Struct, frozen=True):
    """A table of an account, with its seat."""

    table: TableInfo
    seat: int


class HintReason(Struct, frozen=True):
    """One answer a bot thought of: in words, how likely the seat wins with it (0 to 1), and why."""

    key: str
    label: Text
    chance: float
    why: Text


class Hint(Struct, frozen=True):
    """What a bot would answer to the open ask, from what the seat itself can see."""

    ask: int
    key: str
    bot: str
    reasons: list[HintReason] = []
    """Its best answers, at most three, the best first."""
