"""Described positions: a game's beginning with some of its facts replaced.

One format for tests, tutorials, puzzles and bug reports:
`{"game": "x-wing", "seats": 2, "options": {...}, "state": {"step": "combat", "ships": {...}}}`.
In `state`, an object changes the fields it names; a list is changed in place by an object that
names its places ("0", "1"); null takes away what an object keeps under a number (a card that left
play); anything else replaces what was there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import msgspec

from cantina.core.game import AnyGame
from cantina.core.piece import State, described
from cantina.core.problem import BadOptions
from cantina.core.registry import find_game
from cantina.core.table import Table
from cantina.core.text import text


class Position(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Where to start from."""

    game: str
    seats: int = 2
    options: dict[str, Any] = {}
    state: dict[str, Any] = {}
    seed: int = 0


def merged(base: Any, change: Any) -> Any:
    """Return `base` with a described change applied."""
    if isinstance(change, Mapping) and isinstance(base, list):
        result = list(base)
        for place, value in change.items():
            index = int(place)
            if not 0 <= index <= len(result):
                raise BadOptions(text("core-bad-place", place=place, length=len(result)))
            if index == len(result):
                result.append(value)
            else:
                result[index] = merged(result[index], value)
        return result
    if isinstance(change, Mapping) and isinstance(base, Mapping):
        found = {**base, **{name: merged(base.get(name), part) for name, part in change.items()}}
        gone = {name for name, part in change.items() if part is None and name.isdecimal()}
        return {name: part for name, part in found.items() if name not in gone}
    return change


def position_of(game: AnyGame, seats: int, options: dict[str, Any], state: State) -> Position:
    """Describe a state so that `state_at` gives it back."""
    beginning = game.begin(game.read_options(options), seats)
    return Position(game.name, seats, options, with_gone(described(beginning), described(state)))


def with_gone(base: Any, wanted: Any) -> Any:
    """Return what is wanted, with null for what the base keeps under a number and it does not."""
    if not (isinstance(base, Mapping) and isinstance(wanted, Mapping)):
        return wanted
    gone = {name: None for name in base if name.isdecimal() and name not in wanted}
    return {**{name: with_gone(base.get(name), part) for name, part in wanted.items()}, **gone}


def state_at(game: AnyGame, position: Position) -> State:
    """Return the state that a position describes; BadOptions names what is wrong with it."""
    game.check_seats(position.seats)
    beginning = game.begin(game.read_options(position.options), position.seats)
    try:
        state: State = game.read_state(merged(described(beginning), position.state))
    except msgspec.ValidationError as error:
        problem = text("core-bad-position", game=game.name, problem=str(error))
        raise BadOptions(problem) from error
    return state


def table_at(position: Position, **settings: Any) -> Table[Any]:
    """Return a table set up at a described position."""
    game = find_game(position.game)
    state = state_at(game, position)
    options = game.read_options(position.options)
    return Table.at(game, state, options=options, seed=position.seed, **settings)


def read_position(content: bytes) -> Position:
    """Read a position from JSON."""
    try:
        return msgspec.json.decode(content, type=Position)
    except msgspec.DecodeError as error:
        raise BadOptions(text("core-no-position", problem=str(error))) from error
