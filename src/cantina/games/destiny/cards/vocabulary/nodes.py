"""The kinds of word: everything a card says is a frozen node of one of these kinds.

Order, dependence, cost, choice and condition (`Do`, `Then`, `To`, `May`, `Choose`, `If`, `AllOf`,
`AnyOf`, `Not`) are the general ones of `cantina.core.effects`, read with the rules of this game: of
the options of Choose any may be chosen, even one that will do nothing (DS-CHOOSE-1), and the part
after Then needs the part before it done in full (DS-THEN-1).

Every effect reports whether it was done in full and how much it did. "You" is the player who
carries it out: the controller of its source, or the player named by `As`. Dice, cards, characters
and the player that an effect last chose or touched are what `ThoseDice`, `ThatCard`,
`ThatCharacter` and `THAT_PLAYER` mean in the words after it (a character in play is never "that
card", a support in play is both; when none was found, they mean nothing). An effect first finds its
objects, by filters that still read the words before it, and then counts its amounts, which already
read its own objects.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from cantina.core import effects as core
from cantina.core.effects import Condition, Effect, Node

__all__ = [
    "Ability",
    "Amount",
    "Condition",
    "Effect",
    "Event",
    "Filter",
    "Node",
    "Rule",
    "S",
    "Target",
    "Value",
]


class Value(core.Count, frozen=True):
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


class Target(core.Target, Generic[S], frozen=True):
    """The dice or cards that an effect is about."""
