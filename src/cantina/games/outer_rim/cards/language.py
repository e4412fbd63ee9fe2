"""The door to the cards' texts: judge conditions, perform effects, print both.

This module knows no card and no rule; `perform` and `printing` fill the language in.
"""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Final

from cantina.core.effects import Condition, Count, Effect, Language, Node, Outcome
from cantina.core.text import Text
from cantina.games.outer_rim.cards.scene import Context

LANGUAGE: Final[Language[Context]] = Language("Outer Rim")


def holds(context: Context, condition: Condition) -> bool:
    """Say whether a condition is true in this context."""
    return LANGUAGE.test(context, condition)


def count(context: Context, amount: int | Count) -> int:
    """Return the number that a count stands for."""
    return amount if isinstance(amount, int) else LANGUAGE.count(context, amount)


def possible(context: Context, effect: Effect) -> bool:
    """Say whether an effect could be done now; abilities that could not are not offered."""
    return LANGUAGE.possible(context, effect)


def run(context: Context, effect: Effect) -> Awaitable[Outcome]:
    """Perform an effect; awaiting it reports what it did."""
    return LANGUAGE.run(context, effect)


async def perform(context: Context, effect: Effect) -> bool:
    """Perform an effect and say whether it was done in full."""
    return (await LANGUAGE.run(context, effect)).done


def describe(node: Node) -> Text:
    """Return the text of an effect, condition or count."""
    return LANGUAGE.text(node)
