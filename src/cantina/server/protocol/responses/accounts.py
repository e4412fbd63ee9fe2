"""One's own account: how it is opened, where it is signed in, how it is reached."""

from __future__ import annotations

from msgspec import Struct


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
