"""One printer for all words of the card language: each kind of node says itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from typing import Any, TypeVar

from cantina.core.effects import BadTree, Node
from cantina.core.text import Text, text
from cantina.games.destiny.vocabulary.nodes import Amount

N = TypeVar("N", bound=Node)

SAYS: dict[type[Node], Callable[[Printer, Any], Text]] = {}
"""How each kind of node reads."""


def says(node: type[N]) -> Callable[[Callable[[Printer, N], Text]], Callable[[Printer, N], Text]]:
    """Declare how a kind of node reads."""

    def declare(function: Callable[[Printer, N], Text]) -> Callable[[Printer, N], Text]:
        SAYS[node] = function
        return function

    return declare


class Printer:
    """Prints nodes as commands to "you", or, inside `As`, about "them"."""

    __slots__ = ("person",)

    def __init__(self, person: str = "you") -> None:
        self.person = person

    def say(self, node: Node) -> Text:
        """Print one node."""
        kind = type(node)
        if kind not in SAYS:
            raise BadTree(f"Destiny cannot print {kind.__name__}")
        return SAYS[kind](self, node)

    def amount(self, amount: Amount) -> Text:
        """Print a number, written or counted."""
        if isinstance(amount, int):
            return text("ds-says-number", n=amount)
        return self.say(amount)

    def they(self) -> Printer:
        """Return a printer that speaks about another player who carries the effect out."""
        return Printer("they")


def how(amount: Amount) -> str:
    """Tell a written number from a counted one, which sentences place differently."""
    return "number" if isinstance(amount, int) else "value"


def words(parts: Sequence[Text]) -> Text:
    """Put words side by side."""
    return reduce(lambda first, second: text("ds-says-words", first=first, second=second), parts)


def either(parts: Sequence[Text]) -> Text:
    """Put words side by side as alternatives."""
    return reduce(lambda first, second: text("ds-says-or", first=first, second=second), parts)


def both(parts: Sequence[Text]) -> Text:
    """Put words side by side, all of them meant."""
    return reduce(lambda first, second: text("ds-says-and", first=first, second=second), parts)
