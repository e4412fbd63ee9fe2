"""What was last shown of a table: what is still the same is not shown anew.

A view is put together from parts, each of which depends on a few things: a ship, a player, a list
of tokens. They are kept beside the state as they were, and a part is made again only when one of
them differs. Copies of a state remember nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from cantina.core.piece import Piece, State

V = TypeVar("V")

Things = tuple[Any, ...]
"""What a part of a view depends on: pieces, lists, and whatever is immutable."""


class Shown:
    """The parts of views of one table, each with what it was made from."""

    __slots__ = ("_parts",)

    def __init__(self) -> None:
        self._parts: dict[object, tuple[Things, Any]] = {}

    def part(self, name: object, things: Things, make: Callable[..., V], *arguments: Any) -> V:
        """Return a part of a view, made from the arguments if any of the things has changed."""
        kept = self._parts.get(name)
        if kept is not None and kept[0] == things:
            last: V = kept[1]
            return last
        made = make(*arguments)
        self._parts[name] = (tuple([as_it_is(thing) for thing in things]), made)
        return made


def as_it_is(thing: Any) -> Any:
    """Return what stays the same when the thing changes."""
    if isinstance(thing, Piece):
        return thing.copy()
    if isinstance(thing, list):
        if thing and isinstance(thing[0], Piece | list):
            return [as_it_is(each) for each in thing]
        return thing.copy()
    return thing


def shown_of(state: State) -> Shown:
    """Return what was last shown of a state."""
    found: Shown | None = state.__dict__.get("shown")
    if found is None:
        found = state.__dict__["shown"] = Shown()
    return found
