"""The server itself: what it offers, how it goes, why it refuses."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from cantina.core.text import Text


class House(Struct, frozen=True):
    """What this server offers beside tables."""

    mail: bool
    """Whether it sends mail."""
    push: str
    """The key by which browsers let it push, in base64url."""
    vacation_days: int
    passkeys: bool
    """Whether passkeys open accounts at the address by which it was asked."""


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
