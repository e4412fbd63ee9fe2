"""Other people: profiles, ratings, friends, and who looks for opponents."""

from __future__ import annotations

from typing import Any, Literal

from msgspec import Struct

from cantina.server.protocol.requests import Clock


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
