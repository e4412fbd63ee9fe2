"""Which bots there are: the levels of a game with a mind, and what packages bring.

A game that has a module `bot/mind.py` with its `mind` has all the levels. Other bots are entry
points `NAME` (any game) or `GAME.NAME` in the group `cantina.bots`; a bot is made by calling what
the entry point names with a seed.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final, cast

from cantina.bots.levels import LEVELS, MEASURED, manners_of
from cantina.bots.mind import Mind
from cantina.core.places import game_folder, registered_games
from cantina.core.problem import Problem
from cantina.core.text import text
from cantina.core.window import Bot

GROUP: Final = "cantina.bots"
USUAL: Final = "normal"
"""Who plays when nobody says who."""


class UnknownBot(Problem):
    """A bot that nobody has registered for this game."""


@cache
def _registered() -> dict[str, EntryPoint]:
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def has_mind(game: str) -> bool:
    """Say whether a game has levels, without loading it."""
    folder = game_folder(game)
    return folder is not None and (folder / "bot" / "mind.py").exists()


@cache
def find_mind(game: str) -> Mind[Any]:
    """Return what a game knows about playing it well."""
    module = import_module(f"{registered_games()[game].module}.bot.mind")
    return cast("Mind[Any]", module.mind)


def bot_names(game: str) -> list[str]:
    """Return the names of the bots that play a game: those for any game, its own, its levels."""
    prefix = f"{game}."
    own = [name.removeprefix(prefix) for name in _registered() if name.startswith(prefix)]
    for_all = [name for name in _registered() if "." not in name]
    return [*for_all, *sorted(own), *(LEVELS if has_mind(game) else ())]


def manner_names(game: str) -> list[str]:
    """Return the levels with their manners, as `hard:careful`."""
    levels = LEVELS if has_mind(game) else ()
    return [f"{level}:{manner}" for level in levels for manner in _manners(game, level)]


def opponents(game: str) -> list[str]:
    """Return the bots that people are offered: all but those that are there to be measured."""
    manners = manner_names(game)
    offered = [name for name in manners if name.partition(":")[2] not in MEASURED]
    return [*bot_names(game), *offered]


def _manners(game: str, level: str) -> list[str]:
    return manners_of(find_mind(game), level) if level in LEVELS else []


def usual_bot(game: str) -> str:
    """Return the bot that plays a game when nobody says who."""
    names = bot_names(game)
    return USUAL if USUAL in names else names[-1]


def make_bot(name: str, game: str, seed: int = 0) -> Bot:
    """Return a new bot of this name for a game."""
    level, _, manner = name.partition(":")
    if level not in bot_names(game) or not (manner == "" or manner in _manners(game, level)):
        possible = ", ".join([*bot_names(game), *manner_names(game)])
        raise UnknownBot(text("core-unknown-bot", bot=name, game=game, possible=possible))
    entry = _registered().get(f"{game}.{name}") or _registered().get(name)
    if entry is not None:
        return cast("Bot", entry.load()(seed))
    return LEVELS[level](find_mind(game), seed, manner)
