"""One printer for all words of the card language: each kind of node says itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce
from typing import Any, TypeVar

from cantina.core.effects import BadTree, Node
from cantina.core.text import Text, text
from cantina.games.destiny.cards.vocabulary.nodes import Amount

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
    """Prints nodes as commands to "you", or, inside `As`, about "them".

    It knows the type of the card that the text stands on, for "this card" is called after it.
    """

    __slots__ = ("kind", "person")

    def __init__(self, person: str = "you", kind: str = "card") -> None:
        self.person = person
        self.kind = kind

    def say(self, node: Node) -> Text:
        """Print one node."""
        kind = type(node)
        if kind not in SAYS:
            raise BadTree(f"Destiny cannot print {kind.__name__}")
        return SAYS[kind](self, node)

    def amount(self, amount: Amount) -> Text | int:
        """Print a number: as it is, so that sentences can count by it, or as what is counted."""
        return amount if isinstance(amount, int) else self.say(amount)

    def they(self) -> Printer:
        """Return a printer that speaks about another player who carries the effect out."""
        return Printer("they", self.kind)


def how(amount: Amount) -> str:
    """Tell a written number from a counted one, which sentences place differently."""
    return "number" if isinstance(amount, int) else "value"


WRAPPING = frozenset(
    {
        "ds-says-on",
        "ds-says-on-any",
        "ds-says-not-this",
        "ds-says-not-host",
        "ds-says-not-that",
        "ds-says-of-same-player",
        "ds-says-of-named-colour",
        "ds-says-of-named-cost",
        "ds-says-among-picked",
        "ds-says-of-same-colour",
        "ds-says-sharing-subtype",
        "ds-says-of-same-symbol",
        "ds-says-of-named-symbol",
    }
)
"""Messages that take what was said so far as `$what` and so may put their words anywhere."""


def detailed(what: Text, details: Sequence[Text]) -> Text:
    """Say more about something: words that follow, or a message that changes the whole."""
    for each in details:
        if each.id in WRAPPING:
            what = Text(each.id, {"what": what, **each.args})
        else:
            what = text("ds-says-detail", what=what, detail=each)
    return what


def either(parts: Sequence[Text]) -> Text:
    """Put words side by side as alternatives."""
    return reduce(lambda first, second: text("ds-says-or", first=first, second=second), parts)


def both(parts: Sequence[Text]) -> Text:
    """Put words side by side, all of them meant."""
    return reduce(lambda first, second: text("ds-says-and", first=first, second=second), parts)
