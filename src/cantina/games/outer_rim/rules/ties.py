"""Ties and conflicts that no other rule covers: the current player decides."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from cantina.core.text import Text, seat_name
from cantina.games.outer_rim.asking import choose
from cantina.games.outer_rim.rules.fame import most_famous
from cantina.games.outer_rim.state import Galaxy

V = TypeVar("V")


async def decide_tie(g: Galaxy, tied: Sequence[V], label: Callable[[V], Text]) -> V:
    """Let the current player choose among things that are tied (OR-TIE-1)."""
    return await choose(g, g.current, "or-ask-tie", tied, label=label, rules=("OR-TIE-1",))


async def the_most_famous(g: Galaxy) -> int:
    """Settle on one most famous player for an effect on a single one (OR-TIE-2)."""
    return await decide_tie(g, most_famous(g), seat_name)
