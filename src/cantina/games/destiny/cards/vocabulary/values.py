"""Numbers that cards count."""

from __future__ import annotations

from enum import StrEnum

from cantina.games.destiny.cards.vocabulary.nodes import Amount, Condition, Target, Value
from cantina.games.destiny.cards.vocabulary.selectors import Cards, Dice, Whose


class Token(StrEnum):
    """The tokens that lie on cards."""

    DAMAGE = "damage"
    RESOURCE = "resource"
    SHIELD = "shield"


class Count(Value, frozen=True):
    """How many cards or dice fit."""

    of: Cards | Dice


class ValueOf(Value, frozen=True):
    """What these dice show, added up; a removed die counts what it showed when it was removed."""

    dice: Target[Dice]


class CostOf(Value, frozen=True):
    """The printed cost of these cards, added up; a card without a cost counts 0."""

    cards: Target[Cards]


class TokensOn(Value, frozen=True):
    """How many tokens of a kind lie on these cards."""

    token: Token
    cards: Target[Cards]


class HandSize(Value, frozen=True):
    """How many cards are in a player's hand."""

    of: Whose = Whose.YOU


class Resources(Value, frozen=True):
    """How many resources a player has."""

    of: Whose = Whose.YOU


class JustDone(Value, frozen=True):
    """How many dice or cards the effect before this one handled, or what amount it really did."""


class EventAmount(Value, frozen=True):
    """The amount of the event: dice just rolled or removed, damage about to be taken."""


class More(Value, frozen=True):
    """By how much the first number exceeds the second, never below 0."""

    first: Amount
    second: Amount


class Rather(Value, frozen=True):
    """The usual amount, or the other one instead if the condition holds."""

    usual: Amount
    instead: Amount
    when: Condition


class LargestSubtypeGroup(Value, frozen=True):
    """The greatest number of your characters in play that share one subtype."""
