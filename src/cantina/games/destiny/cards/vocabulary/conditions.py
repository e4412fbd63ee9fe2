"""What must hold for something to be played, triggered or done."""

from __future__ import annotations

from cantina.games.destiny.cards.vocabulary.nodes import Amount, Condition, Target
from cantina.games.destiny.cards.vocabulary.selectors import Cards, Compare, Dice


class There(Condition, frozen=True):
    """At least n cards or dice fit. OPPONENT in it: for some opponent, then THAT_PLAYER."""

    of: Cards | Dice
    n: Amount = 1


class Every(Condition, frozen=True):
    """All cards that fit `of` also fit `are`, and there is one. OPPONENT: for some opponent."""

    of: Cards
    are: Cards


class CardIs(Condition, frozen=True):
    """At least one of these cards fits, wherever it is now (`of` and `zone` are not looked at)."""

    which: Target[Cards]
    what: Cards


class DieIs(Condition, frozen=True):
    """At least one of these dice, still in a pool, fits (`of` and `place` are not looked at)."""

    which: Target[Dice]
    what: Dice


class Compared(Condition, frozen=True):
    """The number keeps the bound. OPPONENT in it: for some opponent (then THAT_PLAYER)."""

    number: Amount
    bound: Compare


class ControlBattlefield(Condition, frozen=True):
    """You control the battlefield."""


class FirstRound(Condition, frozen=True):
    """It is the first round of the game."""
