"""The languages: their Fluent files, and which of them are whole enough to be offered."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from cantina.core.places import game_folder, registered_games

PSEUDO: Final = "qps"
"""A generated locale: every letter accented, every message bracketed and 40 % longer."""

MAKING: Final = "CANTINA_LOCALES"
"""The variable that names a folder of translations beside the program: `cs/core.ftl` and so on."""

HOUSE: Final = Path(__file__).parent.parent
"""The folder of the whole program."""

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*\n(?:(?!-?[a-zA-Z][\w-]* *=|#).*\n)*", re.MULTILINE)


def _places() -> Iterator[Path]:
    """Return where words lie: those of all surfaces, of each game, of a language in the making."""
    yield HOUSE / "locales"
    for game in sorted(registered_games()):
        folder = game_folder(game)
        if folder is not None:
            yield folder / "locales"
    if making := os.environ.get(MAKING):
        yield Path(making)


def _languages() -> tuple[str, ...]:
    """Return English, then every language somebody made a folder for."""
    beside = [Path(os.environ[MAKING])] if os.environ.get(MAKING) else []
    folders = [each for place in (HOUSE / "locales", *beside) for each in sorted(place.glob("*/"))]
    return tuple(dict.fromkeys(("en", *(each.name for each in folders if any(each.glob("*.ftl"))))))


LANGUAGES: Final = _languages()
"""The languages that somebody translates to; a new one is a folder."""


def sources(language: str) -> Iterator[tuple[Path, str]]:
    """Return place and content of every Fluent file of a language."""
    for place in _places():
        for file in sorted((place / language).glob("*.ftl")):
            yield file, file.read_text("utf-8")


def read_entries(source: str) -> dict[str, str]:
    """Cut a Fluent file into its messages by id, so that each is parsed when it is needed."""
    whole = source if source.endswith("\n") else source + "\n"
    return {found[1]: found[0] for found in _ENTRY.finditer(whole)}


@cache
def entries(language: str) -> dict[str, str]:
    """Return the source of every message of a language by its id."""
    found: dict[str, str] = {}
    for _, source in sources(language):
        found |= read_entries(source)
    return found


def missing(language: str) -> list[str]:
    """Name the messages that a language lacks; games of other houses may speak English only."""
    own = entries(language)
    return [
        message
        for file, source in sources("en")
        if file.is_relative_to(HOUSE)
        for message in read_entries(source)
        if message not in own
    ]


@cache
def offered() -> tuple[str, ...]:
    """Return the languages a reader may choose: those that have every message."""
    return tuple(language for language in LANGUAGES if not missing(language))
