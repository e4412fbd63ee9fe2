"""Games, their words, rules and lessons, and the squads and decks kept for them."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from cantina.core.lessons import Brief
from cantina.core.text import Text
from cantina.core.wire import Ready


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


class Course(Struct, frozen=True):
    """What a game teaches."""

    lessons: list[Brief]
    puzzles: list[Brief]


class KeptList(Struct, frozen=True):
    """A squad or deck that an account keeps."""

    id: str
    game: str
    name: str
    list: dict[str, Any]
    changed: float
