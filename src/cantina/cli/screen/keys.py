"""Letters as keys, wherever they lie: what a Cyrillic layout sends means the Latin letter."""

from __future__ import annotations

from typing import Final

COMMANDS: Final = {
    "?": "show_help",
    "i": "read_card",
    "w": "show_why",
    "l": "show_log",
    "u": "take_back",
    "g": "interject",
    "h": "show_hint",
    "b": "enlarge",
    "s": "save_now",
    "c": "talk",
    "/": "open_line",
    ":": "open_line",
    "q": "leave",
}
"""What a letter does: the name of a method of the table."""

LAYOUT: Final = dict(zip("йцукенгшщзфыівапролдячсмить", "qwertyuiopassdfghjklzxcvbnm", strict=True))
"""The Latin letter on the same key of a Russian or Ukrainian keyboard."""


def latin(letter: str) -> str:
    """Return the letter that a key has on a Latin keyboard."""
    small = letter.lower()
    return LAYOUT.get(small, small)
