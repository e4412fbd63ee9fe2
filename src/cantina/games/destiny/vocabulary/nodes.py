"""The kinds of word: everything a card says is a frozen node of one of these kinds."""

from __future__ import annotations

from typing import Generic, TypeVar

import msgspec


class Node(msgspec.Struct, frozen=True, tag=True):
    """One word of the card language."""


class Effect(Node, frozen=True):
    """Something done. It reports whether it was done in full, how much, and to which objects.

    "You" is the player who carries the effect out: the controller of its source, or the player
    named by `As`. Dice, cards, characters and the player that an effect last chose or touched are
    what `ThoseDice`, `ThatCard`, `ThatCharacter` and `THAT_PLAYER` mean in the words after it
    (cards that are characters are both; when none was found, they mean nothing). An effect first
    finds its objects, by filters that still read the words before it, and then counts its amounts,
    which already read its own objects.
    """


class Condition(Node, frozen=True):
    """Something that is true or false now."""


class Value(Node, frozen=True):
    """A number counted when it is needed."""


Amount = int | Value


class Event(Node, frozen=True):
    """Something that happens: what an After, Before or Instead ability waits for."""


class Rule(Node, frozen=True):
    """Something that holds for as long as its ability does."""


class Ability(Node, frozen=True):
    """One ability of a card: when it works, and what it does."""


class Filter(Node, frozen=True):
    """A description that a die or a card fits or does not fit."""


S = TypeVar("S", bound=Filter, covariant=True)


class Target(Node, Generic[S], frozen=True):
    """The dice or cards that an effect is about."""
