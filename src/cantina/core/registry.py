"""Which games there are. A package adds one with an entry point in the group `cantina.games`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from cantina.core.game import AnyGame, Game
from cantina.core.problem import Problem
from cantina.core.text import text

GROUP = "cantina.games"


class UnknownGame(Problem):
    """A game that nobody has registered."""


@cache
def _registered() -> dict[str, object]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def game_names() -> list[str]:
    """Return the names of all registered games."""
    return sorted(_registered())


@cache
def find_game(name: str) -> AnyGame:
    """Return the game of this name, loading it on first use."""
    entry = _registered().get(name)
    if entry is None:
        possible = ", ".join(game_names())
        raise UnknownGame(text("core-unknown-game", game=name, possible=possible))
    game = entry.load()  # type: ignore[attr-defined]
    if not isinstance(game, Game):
        raise UnknownGame(f"the entry point {name!r} names {game!r}, which is not a Game")
    return game
