"""The kinds of word of X-Wing, and how they read.

A word reads as the message named after it, `xw-says-` and its name. Beside its fields the message
is given `$range` where it says how far, and names where it speaks of cards.
"""

from __future__ import annotations

from typing import ClassVar

from cantina.core import cards
from cantina.core.cards.words import Argument, Outcome, said
from cantina.core.text import Text, text
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.names import card_name

Effect = cards.Effect[Scene]
Condition = cards.Condition[Scene]
Target = cards.Target[Scene, int]

NAMED = {"card": "upgrade", "pilot": "pilot", "ship": "ship"}
"""The fields that hold the id of a card, and its kind."""


def did(count: int) -> Outcome:
    """Report an effect that is done if it did anything at all."""
    return Outcome(count > 0, count)


def ranges(nearest: int, farthest: int) -> Text:
    """Name a range: "Range 1" or "Range 1-2"; 0 means any distance."""
    if not farthest:
        return text("xw-any-range")
    if nearest == farthest:
        return text("xw-range", range=nearest)
    return text("xw-ranges", nearest=nearest, farthest=farthest)


def reads(word: cards.Word) -> Text:
    """Print a word as the message named after it."""
    arguments: dict[str, Argument] = {}
    for field in word.__struct_fields__:
        value = getattr(word, field)
        kind = NAMED.get(field)
        arguments[field] = said(value) if kind is None else Text(card_name(kind, value))
        if field == "farthest":
            arguments["range"] = ranges(getattr(word, "nearest", 1), value)
    return Text(word.message(), arguments)


class CardEffect(cards.Effect[Scene], frozen=True):
    """Something that a card does."""

    prefix: ClassVar = "xw-says"
    for_later: ClassVar[bool] = False
    """Whether it changes nothing about the damage of an attack whose dice are compared."""

    def says(self) -> Text:
        return reads(self)


class CardCondition(cards.Condition[Scene], frozen=True):
    """Something that must be true for a card."""

    prefix: ClassVar = "xw-says"
    steady: ClassVar[bool] = False
    """Whether it stays as it is while an attack goes on."""

    def says(self) -> Text:
        return reads(self)


class CardTarget(cards.Target[Scene, int], frozen=True):
    """Some ships that a card speaks of."""

    prefix: ClassVar = "xw-says"

    def says(self) -> Text:
        return reads(self)


class CardRule(cards.Rule, frozen=True):
    """Something that stands while its card does."""

    prefix: ClassVar = "xw-says"

    def says(self) -> Text:
        return reads(self)
