"""The rows of the store, as structs."""

from __future__ import annotations

import time
from typing import Any, Final

import msgspec

EVERYBODY = (0, 4000)
"""The range of ratings of somebody who plays with whoever comes."""
FREE: Final[dict[str, Any]] = {
    "name": None,
    "digest": None,
    "account": None,
    "rests": None,
    "rating": None,
    "deviation": None,
    "kept_for": None,
}
"""A seat on which nobody sits."""
OF_ACCOUNT = "account:"


def account_owner(account: str) -> str:
    """Return an account as the owner of a table or search."""
    return f"{OF_ACCOUNT}{account}"


def owning_account(owner: str) -> str | None:
    """Return the account that is an owner; None: a guest is."""
    return owner.removeprefix(OF_ACCOUNT) if owner.startswith(OF_ACCOUNT) else None


class Match(msgspec.Struct, kw_only=True):
    """A row of the matches table."""

    id: str
    game: str
    title: str = ""
    state: str = "open"
    listed: bool = True
    autostart: bool = False
    options: str = "{}"
    clock: str | None = None
    absent: str = "wait"
    secret: str = ""
    """What every roll of the match is drawn from."""
    seeded: bool = False
    host: str = ""
    created: float = 0.0
    started: float | None = None
    finished: float | None = None
    result: str | None = None
    branch_of: str | None = None
    branch_seq: int | None = None
    rematch_of: str | None = None
    rematch: str | None = None
    hints: bool = False
    """Whether a player may ask a bot for advice."""
    rules: str | None = None
    """The version of the game's rules it began under; None for matches older than that."""
    driver: str | None = None
    """The process that serves it; None: whichever is asked first."""
    owner: str | None = None
    """Who opened it: an account, or the digest of a guest's address."""
    invitation: str | None = None
    """The digest of what opens the seats kept for somebody, where the table is listed."""
    rated: bool = False
    nonce: str | None = None
    """What hides the secret in the seal."""
    seal: str | None = None
    """The public promise of what its chance is drawn from; None for matches older than that."""


class Seat(msgspec.Struct, kw_only=True):
    """A row of the seats table."""

    match: str
    seat: int
    kind: str
    bot: str | None = None
    name: str | None = None
    digest: str | None = None
    account: str | None = None
    lang: str | None = None
    rating: int | None = None
    """Of an account under its own name: its rating when it sat down."""
    deviation: int | None = None
    kept_for: str | None = None
    """The account that alone may sit here."""
    rests: float | None = None
    """Until when its person's clocks in days rest."""


class Turn(msgspec.Struct, kw_only=True, frozen=True):
    """A row of the turns table: somebody a table waits for.

    Tables with a clock in days always have these rows, and they are what the clock goes by; other
    tables have them for those who are away.
    """

    match: str
    seat: int
    asked: float
    """Since when; in the future while the person's clocks rest."""
    due: float | None = None
    """When the time is over, where days are counted."""
    told: float | None = None
    """When the person was told, or there was nobody to tell."""


class Move(msgspec.Struct, kw_only=True, frozen=True):
    """A row of the moves table; `data` is a `Happening` as JSON (see `happenings.py`)."""

    match: str
    seq: int
    at: float
    data: str


class Checkpoint(msgspec.Struct, kw_only=True, frozen=True):
    """A row of the checkpoints table."""

    match: str
    seq: int
    data: bytes


class Line(msgspec.Struct, kw_only=True, frozen=True):
    """A row of the chat table."""

    match: str
    id: int
    seat: int | None
    name: str
    text: str
    at: float
    account: str | None = None
    """Whose line it is, also of somebody who only watches."""


class Account(msgspec.Struct, kw_only=True, frozen=True):
    """A row of the accounts table."""

    id: str
    name: str
    folded: str
    password: str
    created: float
    lang: str | None = None
    barred: float | None = None
    """Until when nobody signs in to it."""
    muted: float | None = None
    """Until when it says nothing."""
    seen: float | None = None
    """When it was last here, to within a minute."""
    rests: float | None = None
    """Until when its clocks in days rest."""
    hears: bool | None = None
    """Whether friends may write to it; nobody may unless it said so."""

    @property
    def has_password(self) -> bool:
        """Whether it opens to a password, or to its passkeys only."""
        return bool(self.password)

    @property
    def is_barred(self) -> bool:
        """Whether nobody may sign in to it now."""
        return self.barred is not None and self.barred > time.time()

    @property
    def is_muted(self) -> bool:
        """Whether it may say nothing now."""
        return self.muted is not None and self.muted > time.time()


class Passkey(msgspec.Struct, kw_only=True, frozen=True):
    """A row of the passkeys table: what opens an account without a password."""

    id: str
    """The digest of the credential's own id, which may be long."""
    account: str
    credential: str
    key: bytes
    """The public key (COSE)."""
    count: int
    """How often it has signed, as it said last; always nought where it does not count."""
    name: str
    created: float
    used: float | None = None
    doubted: float | None = None
    """Since when it opens nothing: its count went back, so there may be a copy of it."""


class Kept(msgspec.Struct, kw_only=True, frozen=True):
    """A row of the table of kept squads and decks."""

    account: str
    id: str
    game: str
    name: str
    data: str
    changed: float


class KeptAnalysis(msgspec.Struct, kw_only=True, frozen=True):
    """A row of the analyses table; without `data` it is still to be made."""

    match: str
    owner: str
    """Who asked for it: an account, or the digest of a guest's address."""
    asked: float
    data: bytes | None = None
    """What was found, as it is sent: packed JSON."""


class Address(msgspec.Struct, kw_only=True, frozen=True):
    """A row of the addresses table: where an account gets mail."""

    account: str
    address: str
    folded: str
    confirmed: float | None = None
    notices: bool = False
    """Whether it is told by mail when it is its turn."""


class Device(msgspec.Struct, kw_only=True, frozen=True):
    """A row of the devices table: a browser that takes push messages for an account."""

    id: str
    account: str
    endpoint: str
    key: str
    """The browser's public key, and below what it shares with us, both in base64url."""
    auth: str
    name: str
    created: float


class Letter(msgspec.Struct, kw_only=True, frozen=True):
    """A row of the letters table: what is to be sent, written only when it is."""

    id: str
    kind: str
    """`turn`, `confirm` or `password`."""
    account: str | None = None
    device: str | None = None
    """By push to this device, or else by mail to the address."""
    address: str | None = None
    match: str | None = None
    seat: int | None = None
    lang: str = "en"
    due: float = 0.0
    tries: int = 0


class Link(msgspec.Struct, kw_only=True, frozen=True):
    """A row of the links table: what a mailed link opens, once."""

    digest: str
    account: str
    kind: str
    address: str
    until: float


class Seek(msgspec.Struct, kw_only=True, frozen=True):
    """A row of the table of those who look for opponents."""

    id: str
    digest: str
    """Of the key that becomes the key to the seat."""
    owner: str
    account: str | None
    name: str
    game: str
    seats: int
    rated: bool
    options: str
    clock: str | None
    rating: int | None
    deviation: int | None
    low: int
    high: int
    created: float
    seen: float
    paired: str | None = None
    """The table that was made of it."""
    seat: int | None = None

    def takes(self, rating: int | None) -> bool:
        """Whether somebody of this rating is wanted; an open range takes anybody."""
        return (self.low, self.high) == EVERYBODY or (
            rating is not None and self.low <= rating <= self.high
        )

    def is_like(self, other: Seek) -> bool:
        """Whether two look for the same, and for each other."""
        return (
            self.terms == other.terms
            and (self.account is None or self.account != other.account)
            and self.takes(other.rating)
            and other.takes(self.rating)
        )

    @property
    def terms(self) -> tuple[str, int, bool, str, str | None]:
        """What is agreed before anybody sits."""
        return (self.game, self.seats, self.rated, self.options, self.clock)


class PrivateLine(msgspec.Struct, kw_only=True, frozen=True):
    """A row of the private lines."""

    id: str
    sender: str
    receiver: str
    at: float
    text: str
    read: bool = False
