"""REST: what a client sends."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from cantina.core.workshop import Wish
from cantina.server.protocol.fields import (
    Address,
    ClientData,
    Count,
    CredentialId,
    Encoded,
    Language,
    Name,
    Password,
    RatingBound,
    Seconds,
    Title,
    Token,
    Words,
)

DAY = 24 * 3600


class SeatWish(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """One seat of a new table: a person the creator keeps a place for, anybody, or a bot."""

    kind: Literal["human", "open", "bot"]
    bot: Annotated[str, Meta(max_length=40)] | None = None


class Clock(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """How long a seat may think, and what happens when the time is over."""

    per_move: Seconds | None = None
    per_game: Seconds | None = None
    timeout: Literal["bot", "forfeit"] = "bot"

    @property
    def is_in_days(self) -> bool:
        """Whether it lets people take days for a move, so that tables sleep meanwhile."""
        return self.per_game is None and (self.per_move or 0) >= DAY


class CreateTable(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Ask for a new table. The creator takes the first seat of kind `human`."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=32)]
    options: dict[str, Any] = {}
    name: Name = "Guest"
    title: Title = ""
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
    rated: bool = False
    """Accounts only, with a clock, without bots, advice and taking back; it counts."""


class Brings(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What a seat plays with: a squad or deck, or the name of a ready one."""

    list: dict[str, Any] | None = None
    ready: Annotated[str, Meta(max_length=80)] = ""


class TakeSeat(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Sit down."""

    name: Name
    invitation: Token | None = None
    """Opens a seat that is kept for somebody at a listed table."""
    brings: Brings | None = None
    """A squad or deck of one's own; a table that starts by itself waits until it is judged."""


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


class Wishes(Struct, forbid_unknown_fields=True):
    """What an account wants to be remembered of it; what is left out stays as it is."""

    lang: Language | None = None
    hears: bool | None = None
    """Whether friends may write private lines to it."""


class Credentials(Struct, forbid_unknown_fields=True):
    """An account's name and password."""

    name: Name
    password: Password


class Assertion(Struct, forbid_unknown_fields=True):
    """What a passkey says to a challenge, as the browser writes it."""

    id: CredentialId
    client: ClientData
    data: Annotated[Encoded, Meta(max_length=1000)]
    signature: Annotated[Encoded, Meta(max_length=1000)]
    user: Annotated[Encoded, Meta(max_length=100)] | None = None


class Confirm(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """The password or a passkey once more, before something that cannot be taken back."""

    password: Password | None = None
    passkey: Assertion | None = None


class NewPassword(Confirm, kw_only=True):
    """The password or a passkey, and the password from now on."""

    fresh: Password


class NewPasskey(Struct, forbid_unknown_fields=True):
    """A passkey that a browser has made, and what its owner calls it."""

    id: CredentialId
    client: ClientData
    attestation: Annotated[Encoded, Meta(max_length=8000)]
    name: Name


class Named(Struct, forbid_unknown_fields=True):
    """What something shall be called."""

    name: Name


class Recover(Struct, forbid_unknown_fields=True):
    """A recovery code in place of the lost password, and a new password."""

    name: Name
    code: Annotated[str, Meta(min_length=16, max_length=40)]
    password: Password


class NewAddress(Confirm, kw_only=True):
    """The address to send mail to (none: no longer any), and the password or a passkey."""

    address: Address | None


class MailWish(Struct, forbid_unknown_fields=True):
    """Whether mail shall say that it is one's turn."""

    notices: bool


class Forgotten(Struct, forbid_unknown_fields=True):
    """The address of somebody who has lost their password."""

    address: Address
    lang: Language = "en"


class Mailed(Struct, forbid_unknown_fields=True):
    """What stands at the end of a mailed link."""

    token: Token


class MailedPassword(Struct, forbid_unknown_fields=True):
    """What stands at the end of a mailed link, and a new password."""

    token: Token
    password: Password


class DeviceKeys(Struct):
    """The keys of a browser that takes push messages, as it writes them."""

    p256dh: Annotated[str, Meta(min_length=80, max_length=100)]
    auth: Annotated[str, Meta(min_length=16, max_length=40)]


class NewDevice(Struct):
    """A browser's own description of where it takes push messages."""

    endpoint: Annotated[str, Meta(max_length=1000)]
    keys: DeviceKeys


class Rest(Struct, forbid_unknown_fields=True):
    """For how many days one's clocks shall rest."""

    days: Annotated[int, Meta(ge=1, le=365)]


class Work(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Have a squad or deck judged, read or drawn."""

    deed: Literal["judge", "read", "draw"] = "judge"
    list: dict[str, Any] = {}
    text: Annotated[str, Meta(max_length=16_000)] = ""
    seed: Annotated[int, Meta(ge=0, le=2**53)] = 0
    wish: Wish | None = None


class KeepList(Struct, forbid_unknown_fields=True):
    """Keep a squad or deck."""

    game: Annotated[str, Meta(max_length=40)]
    name: Title
    list: dict[str, Any]


class Answers(Struct, forbid_unknown_fields=True):
    """What a learner has answered so far."""

    answers: Annotated[list[Annotated[str, Meta(max_length=400)]], Meta(max_length=80)] = []


class Finished(Struct, forbid_unknown_fields=True):
    """What a learner has finished on a device, each as `game/lessons/name`."""

    done: Annotated[list[Annotated[str, Meta(max_length=100)]], Meta(max_length=500)]


class OpenTournament(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Ask for a new tournament; every table of it is played with the same options and clock."""

    game: Annotated[str, Meta(max_length=40)]
    kind: Literal["round-robin", "swiss", "knockout", "league"]
    title: Annotated[Title, Meta(min_length=1)]
    clock: Clock
    """Whoever does not come loses by it."""
    options: dict[str, Any] = {}
    rounds: Annotated[int, Meta(ge=0, le=15)] = 0
    """For Swiss and leagues; 0: as many as the number of people asks for."""
    seats: Annotated[int, Meta(ge=2, le=4)] = 2
    """At each table of a league."""
    brings: bool = False
    """Everybody brings a squad or deck of their own, instead of playing what the options say."""
    most: Annotated[int, Meta(ge=2, le=128)] = 64


class BringLists(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What somebody brings to a tournament: a deck; a squad for each side, or one of scum."""

    lists: Annotated[list[dict[str, Any]], Meta(max_length=4)] = []


class Decide(Struct, forbid_unknown_fields=True):
    """The host's word on a table that will not be played to its end."""

    table: Annotated[str, Meta(max_length=20)]
    places: Annotated[list[Annotated[int, Meta(ge=1, le=4)]], Meta(min_length=2, max_length=4)]


class SeekWish(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Look for opponents."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[int, Meta(ge=2, le=8)] = 2
    rated: bool = False
    clock: Clock | None = None
    low: RatingBound = 0
    high: RatingBound = 4000
    options: dict[str, Any] = {}
    name: Name = "Guest"


class Tell(Struct, forbid_unknown_fields=True):
    """Write to a friend."""

    text: Words


class Invite(Struct, forbid_unknown_fields=True):
    """Keep a seat for a friend."""

    name: Name
