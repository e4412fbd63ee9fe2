"""REST: what the server answers."""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from cantina.bots.hindsight import Analysis
from cantina.core.lessons import Brief
from cantina.core.text import Text
from cantina.core.wire import Chart, Event, Ready, Result
from cantina.server.protocol.fields import TableState
from cantina.server.protocol.requests import Clock


class LanguageInfo(Struct, frozen=True):
    """A language somebody translates to."""

    code: str
    name: str
    """As its speakers call it."""
    complete: bool
    """Whether it has every sentence, and so is offered to readers."""


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


class Session(Struct, frozen=True):
    """A signed-in account. Send the token as `Authorization: Bearer`; it also opens one's seats."""

    name: str
    token: str
    lang: str | None = None
    """The language its owner chose last."""


class OpenSession(Struct, frozen=True):
    """Where an account is signed in."""

    id: str
    created: float
    device: str
    is_here: bool
    """Whether it is the session that asks."""


class RecoveryCodes(Struct, frozen=True):
    """Codes that open an account once each; they are shown this one time."""

    codes: list[str]


class Profile(Struct, frozen=True):
    """Who is signed in."""

    name: str
    hears: bool
    """Whether friends may write private lines to it."""
    lang: str | None = None


class House(Struct, frozen=True):
    """What this server offers beside tables."""

    mail: bool
    """Whether it sends mail."""
    push: str
    """The key by which browsers let it push, in base64url."""
    vacation_days: int
    passkeys: bool
    """Whether passkeys open accounts at the address by which it was asked."""


class PasskeyInfo(Struct, frozen=True):
    """A passkey of an account."""

    id: str
    name: str
    created: float
    used: float | None
    is_doubted: bool
    """Whether it opens nothing any more: there may be a copy of it."""


class Passkeys(Struct, frozen=True):
    """How an account is opened."""

    has_password: bool
    passkeys: list[PasskeyInfo]


class Challenge(Struct, frozen=True):
    """What a passkey has to sign, once and soon."""

    challenge: str
    site: str
    """The name under which browsers keep passkeys for this server (the id of the relying party)."""
    seconds: int
    known: list[str] = []
    """Of these one is asked for; or, where one is to be made, these exist already."""
    user: str = ""
    """By this a new passkey knows its account, in base64url."""
    algorithms: list[int] = []
    """The kinds of keys a new one may have (COSE), the best first."""


class DeviceInfo(Struct, frozen=True):
    """A browser that takes push messages."""

    id: str
    name: str
    created: float


class Reach(Struct, frozen=True):
    """How an account is reached, and until when its clocks rest."""

    address: str | None
    is_confirmed: bool
    notices: bool
    devices: list[DeviceInfo]
    rests: float | None
    """Seconds from now."""
    vacation_left: int
    """Days of this year."""


class KeptList(Struct, frozen=True):
    """A squad or deck that an account keeps."""

    id: str
    game: str
    name: str
    list: dict[str, Any]
    changed: float


class Course(Struct, frozen=True):
    """What a game teaches."""

    lessons: list[Brief]
    puzzles: list[Brief]


class HintReason(Struct, frozen=True):
    """One answer a bot thought of: how likely the seat wins with it (0 to 1), and why."""

    key: str
    chance: float
    why: Text


class Hint(Struct, frozen=True):
    """What a bot would answer to the open ask, from what the seat itself can see."""

    ask: int
    key: str
    bot: str
    reasons: list[HintReason] = []
    """Its best answers, at most three, the best first."""


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


class MatchAnalysis(Struct, frozen=True, omit_defaults=True):
    """A finished match in hindsight, or how far that is."""

    state: Literal["none", "waiting", "working", "done", "failed"]
    done: int = 0
    total: int = 0
    reason: Text | None = None
    """Why it failed."""
    found: Analysis | None = None
    """Moments (`at`) are entries of the match: the replay shows them, a branch begins there."""


class RuleEntry(Struct, frozen=True, omit_defaults=True):
    """A paragraph of the rulebook."""

    id: str
    game: str
    chapter: str
    title: str
    """The name of the chapter, in the language that was asked for."""
    kind: str
    text: str
    shows: str = ""
    """One scenario that demonstrates it."""
    see: list[str] = []
    """The paragraphs it refers to, and those that refer to it."""
    card: str = ""
    note: str = ""


class Health(Struct, frozen=True):
    """How a process goes, and what is loaded."""

    status: Literal["ok", "failing"]
    version: str
    tables: int
    failing: list[str] = []
    """The background work that fails at the moment."""


class RequestRefused(Struct, frozen=True):
    """Why a request was refused."""

    reason: Text


class TournamentPlayer(Struct, frozen=True):
    """Somebody who takes part, with their line of the table."""

    number: int
    name: str
    place: int
    points: float
    opponents: float
    beaten: float
    won: int
    played: int
    is_out: bool
    is_me: bool


class BroughtLists(Struct, frozen=True):
    """The squads or decks of somebody who takes part."""

    lists: list[dict[str, Any]]


class TournamentTable(Struct, frozen=True):
    """One table of a round: who sits there, and how it ended."""

    players: tuple[int, ...]
    table: str
    places: tuple[int, ...]
    is_awarded: bool


class TournamentInfo(Struct, frozen=True):
    """A tournament as everybody may see it."""

    id: str
    title: str
    kind: Literal["round-robin", "swiss", "knockout", "league"]
    game: str
    host: str
    state: TableState
    clock: Clock
    options: dict[str, Any]
    brings: bool
    """Everybody plays with what they bring, by these options."""
    created: float
    count: int
    most: int
    rounds: int
    round: int
    """The one that is being played, from one on."""
    is_mine: bool
    """Whoever asks is its host."""
    players: list[TournamentPlayer]
    """Best first."""
    played: list[list[TournamentTable]]


class RatingInfo(Struct, frozen=True):
    """How strong somebody is at a game."""

    game: str
    rating: int
    deviation: int
    matches: int
    unsure: bool
    """It says little yet."""
    history: list[int] = []
    """The ratings after the last matches, oldest first."""


class PersonInfo(Struct, frozen=True):
    """An account as everybody sees it, and how it stands to whoever looks."""

    name: str
    since: float
    ratings: list[RatingInfo]
    bond: Literal["self", "friend", "asked", "asks", "none"] = "none"
    """`asked`: by whoever looks; `asks`: whoever looks."""
    blocked: bool = False
    """Whoever looks keeps them away."""


class Friend(Struct, frozen=True):
    """Somebody whom the account knows."""

    name: str
    bond: Literal["friend", "asked", "asks"]
    online: bool
    """Here now; said of friends only."""
    hears: bool
    """May be written to: both of you want to hear your friends."""
    unread: int
    """Private lines of theirs that were not read."""


class PrivateWords(Struct, frozen=True):
    """A line between two friends."""

    is_mine: bool
    at: float
    text: str


class LeaderInfo(Struct, frozen=True):
    """A line of a game's table of leaders."""

    name: str
    rating: int
    deviation: int
    matches: int
    unsure: bool


class SeekInfo(Struct, frozen=True, omit_defaults=True):
    """Somebody who looks for opponents."""

    id: str
    game: str
    seats: int
    rated: bool
    name: str
    low: int
    high: int
    created: float
    options: dict[str, Any]
    clock: Clock | None = None
    rating: int | None = None
    unsure: bool = False


class Seeking(Struct, frozen=True):
    """One's own search. Its key becomes the key to the seat as soon as there is a table."""

    id: str
    token: str
    table: str | None = None
    seat: int | None = None


class RatingChange(Struct, frozen=True):
    """What a match did to the rating of a seat."""

    seat: int
    before: int
    rating: int


class Opening(Struct, frozen=True):
    """What a finished match leaves for checking: its opened seal, and the ratings it changed."""

    seal: str | None
    nonce: str | None
    secret: str
    game: str
    options: str
    changes: list[RatingChange]
