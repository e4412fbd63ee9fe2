"""The kinds of word, and how a word reads when it does not say otherwise."""

from __future__ import annotations

import re
from abc import abstractmethod
from collections.abc import Awaitable, Iterator
from enum import StrEnum
from functools import cache
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from cantina.core.cards.scene import Scene
from cantina.core.text import Text, text

S = TypeVar("S", bound=Scene)
T = TypeVar("T")

Argument = str | int | float | Text | list[Text]
"""What a message can be given."""


@cache
def hyphenated(name: str) -> str:
    """Return a class name as message ids have it: `StripToken` is `strip-token`."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "-", name).lower()


class Term(StrEnum):
    """A word of the rulebook that is a value: a colour, a token, a symbol.

    It reads as the message of its kind and value: `Token.FOCUS` of X-Wing is `xw-token-focus`.
    """

    @classmethod
    def prefix(cls) -> str:
        """Return what the messages of this game begin with."""
        return "effect"

    def says(self) -> Text:
        """Name the value."""
        return Text(f"{self.prefix()}-{hyphenated(type(self).__name__)}-{hyphenated(self.value)}")


class Word(msgspec.Struct, frozen=True):
    """Anything a card can say; immutable, shared by every copy of the card."""

    prefix: ClassVar[str] = "effect"
    """What the messages of these words begin with: `xw-says` for X-Wing's."""

    def says(self) -> Text:
        """Return how it reads: the message named after it, with its fields as arguments."""
        fields = {name: said(getattr(self, name)) for name in self.__struct_fields__}
        return Text(self.message(), fields)

    @classmethod
    def message(cls) -> str:
        """Return the id of its message: `StripToken` of X-Wing has `xw-says-strip-token`."""
        return f"{cls.prefix}-{hyphenated(cls.__name__)}"


def said(value: object) -> Argument:
    """Return a part of a word as an argument of its message."""
    if isinstance(value, Word | Term):
        return value.says()
    if value is None:
        return ""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, Text | str | int | float):
        return value
    if isinstance(value, tuple):
        return [_as_text(part) for part in value]
    raise TypeError(f"{value!r} cannot be said")


def _as_text(part: object) -> Text:
    argument = said(part)
    if isinstance(argument, Text):
        return argument
    if isinstance(argument, list):
        raise TypeError(f"{part!r} is a list in a list")
    return text("effect-number", number=argument)


def walk(tree: object) -> Iterator[object]:
    """Go through a tree, or several, and everything in it, each before its parts."""
    ahead = [tree]
    while ahead:
        node = ahead.pop()
        yield node
        if isinstance(node, tuple):
            ahead.extend(reversed(node))
        elif isinstance(node, msgspec.Struct):
            ahead.extend([getattr(node, field) for field in reversed(node.__struct_fields__)])


class Outcome(msgspec.Struct, frozen=True):
    """What an effect really did: whether all of it happened, and how much."""

    done: bool
    amount: int = 0


DONE = Outcome(True)
NOTHING = Outcome(False)


class Effect(Word, Generic[S], frozen=True):
    """Something that happens."""

    def can(self, scene: S) -> bool:
        """Say whether anything could come of it now; what cannot is not offered."""
        return True

    def payable(self, scene: S) -> bool:
        """Say whether it could be done in full now, as a cost must be."""
        return self.can(scene)

    def chooses(self) -> bool:
        """Say whether doing it may settle what the words after it speak of."""
        return True

    @abstractmethod
    def do(self, scene: S) -> Awaitable[Outcome]:
        """Do it and report what was really done, because "then" and "to" read that."""


class Condition(Word, Generic[S], frozen=True):
    """Something that holds or does not."""

    @abstractmethod
    def holds(self, scene: S) -> bool:
        """Say whether it holds now."""


class Count(Word, Generic[S], frozen=True):
    """A number that depends on the table."""

    @abstractmethod
    def count(self, scene: S) -> int:
        """Return the number as it is now."""


class Target(Word, Generic[S, T], frozen=True):
    """Some things on the table."""

    @abstractmethod
    def find(self, scene: S) -> list[T]:
        """Return them."""


class Rule(Word, frozen=True):
    """Something that stands while its card does; the rules look for it."""


def count_of(scene: Any, amount: int | Count[Any]) -> int:
    """Return a number that is written or counted."""
    return amount if isinstance(amount, int) else amount.count(scene)
