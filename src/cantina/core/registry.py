"""Which games there are. A package adds one with an entry point in the group `cantina.games`."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from cantina.core.game import AnyGame, Game

GROUP = "cantina.games"


class UnknownGame(ValueError):  # noqa: N818
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
        raise UnknownGame(f"there is no game {name!r}; possible: {', '.join(game_names())}")
    game = entry.load()  # type: ignore[attr-defined]
    if not isinstance(game, Game):
        raise UnknownGame(f"the entry point {name!r} names {game!r}, which is not a Game")
    return game
