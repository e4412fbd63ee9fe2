"""The WebSocket: what a client sends, then what the server sends."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from cantina.core.text import Text
from cantina.core.wire import Event, OpenAsk, Option, Result
from cantina.server.protocol.fields import Count, Language, SeatNumber, TableState, Token, Words
from cantina.server.protocol.responses.tables import SeatInfo, TableInfo


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """First message of a connection: who I am (no token: a spectator) and what I already know."""

    token: Token | None = None
    since: Count = 0
    lang: Language = "en"


class Answer(Struct, tag="answer", forbid_unknown_fields=True):
    """Answer an open ask. AskMany keys are joined as the core's `many` answers are."""

    ask: Count
    key: Annotated[str, Meta(max_length=4000)]


class Interject(Struct, tag="aside", forbid_unknown_fields=True):
    """Do what the game allows at any time, asked or not: one of the `asides` offered."""

    key: Annotated[str, Meta(max_length=400)]


class Say(Struct, tag="chat", forbid_unknown_fields=True):
    """Say something to the table."""

    text: Words


class Undo(Struct, tag="undo", forbid_unknown_fields=True):
    """Ask the others to take back my last answer (granted at once when nobody else is there)."""


class Vote(Struct, tag="vote", forbid_unknown_fields=True):
    """Agree or not to the proposal on the table."""

    agree: bool


class Concede(Struct, tag="concede", forbid_unknown_fields=True):
    """Give up."""


class Pause(Struct, tag="pause", forbid_unknown_fields=True):
    """Stop the clocks; with clocks the others have to agree."""


class Resume(Struct, tag="resume", forbid_unknown_fields=True):
    """Go on."""


class Return(Struct, tag="return", forbid_unknown_fields=True):
    """Take my seat back from the bot that plays for me."""


class StandIn(Struct, tag="stand_in", forbid_unknown_fields=True):
    """Let a bot play for an absent seat until its person returns."""

    seat: SeatNumber
    bot: Annotated[str, Meta(max_length=40)] | None = None


ClientMessage = (
    Hello | Answer | Interject | Say | Undo | Vote | Concede | Pause | Resume | Return | StandIn
)


# --- what the server sends ------------------------------------------------------------------------


class Welcome(Struct, tag="welcome", frozen=True):
    """The connection is accepted: which seat it holds (null: a spectator)."""

    table: TableInfo
    seat: int | None
    next_event: int


class View(Struct, tag="view", frozen=True):
    """Everything the seat may know, whole."""

    seq: int
    view: msgspec.Raw


class Delta(Struct, tag="delta", frozen=True):
    """The change from the view sent before to the view at `seq`."""

    seq: int
    patch: list[list[Any]]


class Asks(Struct, tag="asks", frozen=True):
    """What this seat has to answer now, and all the seats the table waits for."""

    asks: list[OpenAsk]
    waiting: list[int]
    no_undo: Text | None = None
    """Why the seat cannot take back its last answer; null where it can be asked for."""
    asides: list[Option] = []
    """What the seat may do at any time, asked or not, such as a gift."""


class Events(Struct, tag="events", frozen=True):
    """What happened since the last event sent; `next` is the number of the next event."""

    events: list[Event]
    next: int


class Seats(Struct, tag="seats", frozen=True):
    """The seats, or who is connected, changed."""

    state: TableState
    seats: list[SeatInfo]
    paused: bool = False


class Agreed(Struct, tag="agreed", frozen=True):
    """Somebody brings another squad or deck to a table that has not begun."""

    options: dict[str, Any]
    seal: str | None


class ChatLine(Struct, frozen=True):
    """Something said; `seat` is null for a spectator."""

    id: int
    seat: int | None
    name: str
    text: str
    at: float


class Chat(Struct, tag="chat", frozen=True):
    """Lines said at the table, oldest first."""

    lines: list[ChatLine]


class Proposal(Struct, tag="proposal", frozen=True):
    """Somebody proposes to take back a move or to pause; `kind` null means none is open."""

    kind: Literal["undo", "pause"] | None
    by: int | None = None
    agreed: list[int] = []
    needed: list[int] = []


class Clocks(Struct, tag="clocks", frozen=True):
    """Seconds left for each seat at this instant; only the seats in `running` lose time."""

    move: list[float | None]
    game: list[float | None]
    running: list[int]


class Chances(Struct, tag="chances", frozen=True):
    """For spectators: how likely each seat wins (0 to 1), by what everybody may know."""

    seq: int
    chances: list[float]


class Accepted(Struct, tag="accepted", frozen=True):
    """The answer is on disk."""

    ask: int
    seq: int


class MessageRefused(Struct, tag="refused", frozen=True):
    """The message changed nothing, and why."""

    reason: Text
    ask: int | None = None
    rule: str = ""
    """The paragraph of the rules behind it."""


class Ended(Struct, tag="result", frozen=True):
    """The match is over."""

    result: Result


class Moved(Struct, tag="rematch", frozen=True):
    """The players play again at another table."""

    table: str


ServerMessage = (
    Welcome
    | View
    | Delta
    | Asks
    | Events
    | Seats
    | Agreed
    | Chat
    | Proposal
    | Clocks
    | Chances
    | Accepted
    | MessageRefused
    | Ended
    | Moved
)
