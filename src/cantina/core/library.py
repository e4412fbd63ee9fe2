"""A library: printed things by their ids, filled once when the game is loaded.

The rules look cards up here and never import the content, which itself imports the rules through
its words; the game fills its libraries from the content, and nobody else does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

T = TypeVar("T")


class Library(dict[str, T]):
    """Printed things of one kind, by id."""

    def fill(self, things: Iterable[T], id_of: Callable[[T], str]) -> None:
        """Put all of them in; two of one id are refused."""
        for thing in things:
            name = id_of(thing)
            if name in self:
                raise ValueError(f"{name} is listed twice")
            self[name] = thing
