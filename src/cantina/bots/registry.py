"""Which bots there are: entry points `NAME` (any game) or `GAME.NAME` in the group `cantina.bots`.

A bot is made by calling what the entry point names with a seed.
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import cast

from cantina.core.problem import Problem
from cantina.core.text import text
from cantina.core.window import Bot

GROUP = "cantina.bots"


class UnknownBot(Problem):
    """A bot that nobody has registered for this game."""


@cache
def _registered() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def bot_names(game: str) -> list[str]:
    """Return the names of the bots that play a game, the weakest first."""
    prefix = f"{game}."
    own = [name.removeprefix(prefix) for name in _registered() if name.startswith(prefix)]
    return [name for name in _registered() if "." not in name] + sorted(own)


def make_bot(name: str, game: str, seed: int = 0) -> Bot:
    """Return a new bot of this name for a game."""
    entry = _registered().get(f"{game}.{name}") or _registered().get(name)
    if entry is None or name not in bot_names(game):
        possible = ", ".join(bot_names(game))
        raise UnknownBot(text("core-unknown-bot", bot=name, game=game, possible=possible))
    return cast("Bot", entry.load()(seed))
