"""What worker processes are asked to do, and what comes back.

Everything that may take long is an errand: a bot's answer, the check of a deck somebody sent, a
finished match played again. None of it ever runs where the tables are served.
"""

from __future__ import annotations

import msgspec

from cantina.bots.hindsight import Decision
from cantina.core.text import Text
from cantina.core.wire import Event
from cantina.server.process.settings import Settings
from cantina.server.store.rows import Checkpoint, Match, Move, Seat


class Past(msgspec.Struct, frozen=True, kw_only=True):
    """A match up to a moment, as the store keeps it."""

    match: Match
    seats: list[Seat]
    checkpoint: Checkpoint | None
    """Where to start from; None: from the very beginning."""
    moves: list[Move]
    is_whole: bool = False
    """Whether it is played from the beginning, under the rules of today."""


class Choose(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Let the bot that lives at a seat answer."""

    table: str
    game: str
    bot: str
    seat: int
    options: bytes
    position: bytes
    seed: int
    events: list[Event] = []
    """What the seat was told since its last answer."""
    past: Past | None = None
    """What a bot that lives nowhere is told first."""


class Ponder(msgspec.Struct, frozen=True, kw_only=True):
    """What is asked about a position."""

    game: str
    options: bytes
    position: bytes
    seed: int


class Advise(Ponder, frozen=True, kw_only=True, tag=True):
    """Say what a bot would answer for a seat, and why."""

    bot: str
    seat: int
    events: list[Event] = []


Advice = list[tuple[str, float | None, Text | None]]
"""What comes of it: answers, the best first, with their chances and reasons if the bot has any."""


class Foresee(Ponder, frozen=True, kw_only=True, tag=True):
    """Say how likely everybody wins, by what everybody may know."""

    playouts: int
    seconds: float
    """When to be content with fewer worlds."""


class Weigh(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Say what one answer of a finished match was worth."""

    past: Past
    """The match up to the moment before the answer."""
    seat: int
    key: str
    playouts: int
    seconds: float


class Improve(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Look for an answer that would have been better."""

    past: Past
    decision: Decision
    playouts: int
    seconds: float


class Describe(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Describe an open question with all that takes long to count."""

    game: str
    seat: int
    number: int
    options: bytes
    position: bytes


class Check(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Say whether a game can be played with these options and so many seats."""

    game: str
    options: bytes
    seats: int


class Bring(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Say what a game is agreed on when one seat brings a squad or deck of its own."""

    game: str
    options: bytes
    seats: int
    seat: int
    brings: bytes


class Build(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Judge, read or draw a squad or deck in a game's workshop."""

    game: str
    work: bytes


class Enter(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Say whether somebody may bring these lists to a tournament, and return them as kept."""

    game: str
    options: bytes
    seats: int
    lists: bytes


class Arm(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Return the options of a table at which everybody plays what they brought."""

    game: str
    options: bytes
    lists: bytes
    """For each seat its lists."""
    table: str


class Teach(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Play a lesson from its beginning with the answers so far."""

    game: str
    kind: str
    name: str
    answers: list[str]


class ShowMoments(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Show a run of moments of a match as one seat, or all together, saw them."""

    past: Past
    later: list[Move]
    checkpoints: list[Checkpoint]
    """Stored positions among the later moves."""
    seat: int | None
    is_open: bool = False
    """Show all that any seat knew, whatever the seat."""


class Chart(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Draw the charts of a match."""

    past: Past


class Write(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Write a match as a record that `cantina record` reads."""

    past: Past


class Save(msgspec.Struct, frozen=True, kw_only=True, tag=True):
    """Save the position of a match, to branch off from there."""

    past: Past


AtDesk = Describe | Check | Bring | Build | Enter | Arm | Teach | ShowMoments | Chart | Write | Save
"""What no bot is needed for."""
InHindsight = Weigh | Improve
WithJudgement = Advise | Foresee | InHindsight
Errand = Choose | WithJudgement | AtDesk


class Parcel(msgspec.Struct, frozen=True):
    """An errand on its way, with the settings that the rules around a match need."""

    errand: Errand
    settings: Settings


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """What came of an errand: data, a reason to refuse, or the name of what failed."""

    data: bytes = b""
    refused: Text | None = None
    failed: str = ""


NEEDS_PAST = "needs-past"
"""The bot asked for does not live in this worker (any more): tell it the match first."""
UNREADABLE = "unreadable"
OVER = "over"
TIMED_OUT = "timed-out"
BUSY = "busy"
DIED = "died"
READY = b"R"
"""What a worker writes when all is set up: from now on the errand's own time runs."""
