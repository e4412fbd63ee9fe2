"""What a client and the server say to each other, as one module of structs.

REST bodies first, then the messages of the WebSocket `/ws/tables/{id}`:

* a client sends one JSON object a frame, told apart by `type`;
* the server sends a JSON *array* of messages a frame (what belongs together arrives together).

A client starts with `hello`. The server answers with `welcome`, then a whole `view`, and from then
on `delta` patches (see `patch.py`): a list of `[path]` (remove) or `[path, value]` (set), where a
path is a list of names and indexes. A view that changed too much comes whole again. Events are
numbered without gaps per match; `since` in `hello` is the first number the client lacks.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from cantina.core.text import Text
from cantina.core.wire import Chart, Event, OpenAsk, Ready, Result

Name = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"\S")]
Language = Annotated[str, Meta(pattern=r"^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$", max_length=20)]
Token = Annotated[str, Meta(max_length=100)]
SeatNumber = Annotated[int, Meta(ge=0, le=31)]
Count = Annotated[int, Meta(ge=0, le=2**31)]
Seconds = Annotated[int, Meta(ge=1, le=30 * 24 * 3600)]
TableState = Literal["open", "running", "finished"]


# --- REST: what a client sends --------------------------------------------------------------------


class SeatWish(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One seat of a new table: a person the creator keeps a place for, anybody, or a bot."""

    kind: Literal["human", "open", "bot"]
    bot: Annotated[str, Meta(max_length=40)] | None = None


class Clock(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How long a seat may think, and what happens when the time is over."""

    per_move: Seconds | None = None
    per_game: Seconds | None = None
    timeout: Literal["bot", "forfeit"] = "bot"


class CreateTable(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Ask for a new table. The creator takes the first seat of kind `human`."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=32)]
    options: dict[str, Any] = {}
    name: Name = "Guest"
    title: Annotated[str, Meta(max_length=80)] = ""
    listed: bool = True
    start: bool = False
    """Start by itself as soon as every seat is taken."""
    clock: Clock | None = None
    absent: Literal["wait", "bot"] = "wait"
    """What to do with a seat whose person left during the match."""
    hints: bool | None = None
    """Whether players may ask what a bot would do; unless said, only where no clock runs."""
    seed: Annotated[int, Meta(ge=0, le=2**53)] | None = None
    """Makes the match repeatable; such a match is marked and not for play among strangers."""


class TakeSeat(Struct, forbid_unknown_fields=True):
    """Sit down."""

    name: Name


class Rename(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Create a rematch or a branch under this name."""

    name: Name = "Guest"


class Branch(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Start a new table from a moment of a finished match."""

    seq: Count
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=32)]
    name: Name = "Guest"


class HeldSeat(Struct, forbid_unknown_fields=True):
    """A seat taken as a guest: the table and the token that opens the seat."""

    table: Annotated[str, Meta(max_length=20)]
    token: Token


class Carry(Struct, forbid_unknown_fields=True):
    """Seats a guest holds that shall belong to the signed-in account from now on."""

    seats: Annotated[list[HeldSeat], Meta(max_length=200)]


class Credentials(Struct, forbid_unknown_fields=True):
    """An account's name and password."""

    name: Name
    password: Annotated[str, Meta(min_length=8, max_length=200)]


# --- REST: what the server answers ----------------------------------------------------------------


class GameInfo(Struct, frozen=True):
    """A game one can open a table for."""

    name: str
    title: Text
    about: Text
    seats: tuple[int, int]
    options_schema: dict[str, Any]
    defaults: dict[str, Any]
    bots: list[str]
    ready: list[Ready] = []
    """Decks or squads prepared to play with."""


class Seated(Struct, frozen=True):
    """A seat taken: keep the token, it is the only key to the seat."""

    table: str
    seat: int | None
    token: str


class SeatInfo(Struct, omit_defaults=True):
    """One seat as everybody may see it."""

    seat: int
    kind: Literal["human", "open", "bot"]
    """`human` and `open` are both for people; `open` may be taken by whoever comes."""
    name: str | None = None
    bot: str | None = None
    taken: bool = False
    """Somebody, or a bot, sits here."""
    connected: bool = False
    stand_in: str | None = None
    """The bot that plays for the absent person until they return."""
    conceded: bool = False
    lang: str | None = None


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
    turn: int = 0
    outdated: bool = False
    """Played under older rules that cannot be read any more: its story is left, not its board."""


class Session(Struct, frozen=True):
    """A signed-in account. Send the token as `Authorization: Bearer`; it also opens one's seats."""

    name: str
    token: str


class Profile(Struct, frozen=True):
    """Who is signed in."""

    name: str


class Hint(Struct, frozen=True):
    """What a bot would answer to the open ask, from what the seat itself can see."""

    ask: int
    key: str
    bot: str


class OwnTable(Struct, frozen=True):
    """A table of an account, with its seat."""

    table: TableInfo
    seat: int


class Moment(Struct, frozen=True, omit_defaults=True):
    """One entry of a match's record, as shown beside the replay."""

    seq: int
    kind: str
    at: float
    seat: int | None = None
    turn: int = 0
    events: list[Event] = []


class Replay(Struct, frozen=True):
    """The story of a finished match: its moments, without views."""

    table: TableInfo
    moments: list[Moment]


class ReplayView(Struct, frozen=True):
    """What a seat saw at a moment (all seats are open once the match is over)."""

    seq: int
    view: msgspec.Raw


class ReplayViews(Struct, frozen=True):
    """A run of moments: the first view whole, then one patch a moment."""

    seq: int
    view: msgspec.Raw
    patches: list[list[list[Any]]]


class Report(Struct, frozen=True):
    """How a finished match went over its turns, in the game's own measures."""

    charts: list[Chart]


class RuleEntry(Struct, frozen=True, omit_defaults=True):
    """A paragraph of the rulebook."""

    id: str
    game: str
    chapter: str
    kind: str
    text: str
    shows: str = ""
    """One scenario that demonstrates it."""
    see: list[str] = []
    """The paragraphs it refers to, and those that refer to it."""
    card: str = ""
    note: str = ""


class Health(Struct, frozen=True):
    """Alive, and what is loaded."""

    status: Literal["ok"]
    version: str
    tables: int


class Problem(Struct, frozen=True):
    """Why a request was refused."""

    reason: Text


# --- WebSocket: what a client sends ---------------------------------------------------------------


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """First message of a connection: who I am (no token: a spectator) and what I already know."""

    token: Token | None = None
    since: Count = 0
    lang: Language = "en"


class Answer(Struct, tag="answer", forbid_unknown_fields=True):
    """Answer an open ask. AskMany keys are joined as the core's `many` answers are."""

    ask: Count
    key: Annotated[str, Meta(max_length=4000)]


class Say(Struct, tag="chat", forbid_unknown_fields=True):
    """Say something to the table."""

    text: Annotated[str, Meta(min_length=1, max_length=500, pattern=r"\S")]


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


ClientMessage = Hello | Answer | Say | Undo | Vote | Concede | Pause | Resume | Return | StandIn


# --- WebSocket: what the server sends -------------------------------------------------------------


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


class Events(Struct, tag="events", frozen=True):
    """What happened since the last event sent; `next` is the number of the next event."""

    events: list[Event]
    next: int


class Seats(Struct, tag="seats", frozen=True):
    """The seats, or who is connected, changed."""

    state: TableState
    seats: list[SeatInfo]
    paused: bool = False


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


class Accepted(Struct, tag="accepted", frozen=True):
    """The answer is on disk."""

    ask: int
    seq: int


class Refused(Struct, tag="refused", frozen=True):
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
    | Chat
    | Proposal
    | Clocks
    | Accepted
    | Refused
    | Ended
    | Moved
)

REST = (
    GameInfo,
    CreateTable,
    TakeSeat,
    SeatWish,
    Rename,
    Branch,
    Carry,
    Credentials,
    Seated,
    TableInfo,
    Session,
    Profile,
    OwnTable,
    Hint,
    Replay,
    ReplayView,
    ReplayViews,
    Report,
    RuleEntry,
    Health,
    Problem,
)


def exact_types() -> dict[str, Any]:
    """Return the JSON Schema of everything in REST bodies, by name, for the OpenAPI document."""
    _, parts = msgspec.json.schema_components(
        REST, schema_hook=lambda kind: {}, ref_template="#/components/schemas/{name}"
    )
    return parts


def schema(views: dict[str, type] | None = None) -> dict[str, Any]:
    """Return one JSON Schema with everything above and each game's view (for generated types)."""
    named = {"ClientMessage": ClientMessage, "ServerMessage": ServerMessage}
    types = [*REST, *named.values(), *(views or {}).values()]
    schemas, parts = msgspec.json.schema_components(
        types,
        schema_hook=lambda kind: {},  # msgspec.Raw: a view, whose type depends on the game
        ref_template="#/$defs/{name}",
    )
    unions = dict(zip(named, schemas[len(REST) :], strict=False))
    games = dict(zip(views or {}, schemas[len(REST) + len(named) :], strict=True))
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$defs": {**parts, **unions},
        "views": games,
    }


if __name__ == "__main__":
    import sys

    from cantina.core.registry import find_game, game_names

    known = {name: find_game(name).view_type for name in game_names()}
    sys.stdout.buffer.write(msgspec.json.format(msgspec.json.encode(schema(known))))
