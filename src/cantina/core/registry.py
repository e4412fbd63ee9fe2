"""Which games there are. A package adds one with an entry point in the group `cantina.games`."""

from __future__ import annotations

from functools import cache

from cantina.core.game import AnyGame, Game
from cantina.core.places import registered_games
from cantina.core.problem import Problem
from cantina.core.text import text


class UnknownGame(Problem):
    """A game that nobody has registered."""


def game_names() -> list[str]:
    """Return the names of all registered games."""
    return sorted(registered_games())


def is_registered(game: AnyGame) -> bool:
    """Whether this very game is the one that its name finds."""
    return game.name in registered_games() and find_game(game.name) is game


@cache
def find_game(name: str) -> AnyGame:
    """Return the game of this name, loading it on first use."""
    entry = registered_games().get(name)
    if entry is None:
        possible = ", ".join(game_names())
        raise UnknownGame(text("core-unknown-game", game=name, possible=possible))
    game = entry.load()
    if not isinstance(game, Game):
        raise UnknownGame(f"the entry point {name!r} names {game!r}, which is not a Game")
    return game
