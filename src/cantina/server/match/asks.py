"""A question that is open at a table, with the number under which it may be answered."""

from __future__ import annotations

from typing import Any

from cantina.core.ask import BaseAsk
from cantina.core.hurry import in_a_hurry
from cantina.core.wire import OpenAsk


class NumberedAsk:
    """An open ask. It is described once: what others answer meanwhile does not change it.

    The tables do not wait for what takes long to count: a worker describes it again with all of it.
    """

    __slots__ = ("_described", "ask", "is_unfinished", "number")

    def __init__(self, ask: BaseAsk[Any], number: int) -> None:
        self.ask = ask
        self.number = number
        self._described: OpenAsk | None = None
        self.is_unfinished = False
        """Whether its description lacks what takes long to count."""

    def describe(self) -> OpenAsk:
        """Return the question as its seat sees it, with what is blocked."""
        if self._described is None:
            with in_a_hurry() as hurry:
                self._described = self.ask.show(self.number, explain=True)
            self.is_unfinished = hurry.left_something_out
        return self._described

    def finish(self, described: OpenAsk) -> None:
        """Take over the whole description."""
        self._described = described
        self.is_unfinished = False

    def is_same_as(self, other: NumberedAsk | None) -> bool:
        """Tell whether a seat is still asked the same after the table was read again."""
        if other is None:
            return False
        is_same_prompt = self.ask.prompt_text() == other.ask.prompt_text()
        return is_same_prompt and self.ask.keys() == other.ask.keys()
