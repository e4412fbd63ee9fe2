"""The keys of actions, taken apart once for everybody who plays Destiny by them."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from cantina.core.wire import kind_and_rest
from cantina.games.destiny.state import NOTHING


class Action(NamedTuple):
    """What a player may do: its kind, and the card or the die that it is done with."""

    kind: str
    thing: int = NOTHING


@cache
def action_of(key: str) -> Action:
    """Read an action: `resolve:12:melee` resolves the die 12, `claim` names no thing."""
    kind, rest = kind_and_rest(key)
    thing, _ = kind_and_rest(rest)
    return Action(kind, int(thing)) if thing.isdigit() else Action(kind)
