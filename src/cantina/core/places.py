"""Where the files of a game lie, found without loading the game itself."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from importlib.util import find_spec
from pathlib import Path
from typing import Final

GAMES: Final = "cantina.games"
"""The group of entry points with which a package adds a game."""


@cache
def registered_games() -> dict[str, EntryPoint]:
    """Return the entry points of all games by name."""
    return {entry.name: entry for entry in entry_points(group=GAMES)}


@cache
def game_folder(name: str) -> Path | None:
    """Return the folder that a game's module lies in, with its words and its rulebook."""
    entry = registered_games().get(name)
    spec = find_spec(entry.module) if entry is not None else None
    if spec is None or spec.origin is None:
        return None
    return Path(spec.origin).parent
