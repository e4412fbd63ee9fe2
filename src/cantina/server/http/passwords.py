"""Which passwords are refused: those that everybody tries first."""

from __future__ import annotations

from functools import cache

from cantina.core.text import text
from cantina.server.http.trouble import Trouble

SHORTEST_PART = 4
"""A shorter name inside a password says little about it."""


@cache
def _known() -> frozenset[str]:
    """Return the most used passwords, most of them from leaks."""
    from zxcvbn.frequency_lists import FREQUENCY_LISTS

    return frozenset(FREQUENCY_LISTS["passwords"])


def check_password(password: str, name: str) -> None:
    """Refuse a password that is known to all, is the name, or is one character again and again."""
    plain = password.strip().casefold()
    is_name = len(name) >= SHORTEST_PART and plain == name.strip().casefold()
    if plain in _known() or is_name or len(set(plain)) <= 2:
        raise Trouble(400, text("server-known-password"))
