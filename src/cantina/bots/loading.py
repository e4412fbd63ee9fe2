"""Bots as people name them: a registered one, or one's own as FILE:CLASS (`mybot.py:Bot`).

A server never comes here: what it is told by strangers are names, and `make_bot` knows only those
that were installed.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, cast

from cantina.bots.faults import FAULTS, BadBot, Watched, line_in, told
from cantina.bots.registry import bot_names, make_bot
from cantina.core.text import text
from cantina.core.window import Bot

__all__ = ["BadBot", "load_bot", "watched"]


def load_bot(name: str, game: str, seed: int = 0) -> Bot:
    """Return a new bot: a registered one, or one's own as `mybot.py:Bot` or `my.module:Bot`."""
    return _make_own(name, seed) if _is_own(name, game) else make_bot(name, game, seed)


def watched(bot: Bot, name: str, game: str) -> Bot:
    """Have a bot of one's own watched: where it fails, a sentence names the line of its file."""
    return Watched(bot, name, _file_of(name)) if _is_own(name, game) else bot


def _is_own(name: str, game: str) -> bool:
    return name.partition(":")[0] not in {name, *bot_names(game)}


def _make_own(name: str, seed: int) -> Bot:
    make = _find(name)
    try:
        bot = make(seed) if _takes_a_seed(make) else make()
    except FAULTS as error:
        problem = told(error, _file_of(name))
        raise BadBot(text("core-bot-not-made", bot=name, problem=problem)) from error
    if not callable(getattr(bot, "choose", None)):
        raise BadBot(text("core-bot-cannot-choose", bot=name))
    return cast("Bot", bot)


def _file_of(name: str) -> str:
    """Return the file that a bot was read from, as tracebacks name it."""
    place = name.rpartition(":")[0]
    if place.endswith(".py"):
        return str(Path(place).resolve())
    try:
        spec = find_spec(place)
    except FAULTS:
        return ""
    return (spec and spec.origin) or ""


@cache
def _find(name: str) -> Callable[..., Any]:
    place, _, attribute = name.rpartition(":")
    try:
        module = _read(Path(place)) if place.endswith(".py") else import_module(place)
    except FAULTS as error:
        file = _file_of(name)
        if line_in(error, file) is not None:
            problem = told(error, file)
            raise BadBot(text("core-bot-not-made", bot=name, problem=problem)) from error
        raise BadBot(text("core-bot-no-file", bot=name, problem=str(error))) from error
    made = getattr(module, attribute, None)
    if not callable(made):
        raise BadBot(text("core-bot-no-class", bot=name, file=place, name=attribute))
    return cast("Callable[..., Any]", made)


def _read(path: Path) -> Any:
    """Run a file as a module of its own."""
    spec = spec_from_file_location(path.stem, path.resolve())
    if spec is None or spec.loader is None:
        raise ImportError(str(path))
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def _takes_a_seed(make: Callable[..., Any]) -> bool:
    """Say whether a bot wants a seed: a first bot has nothing to draw and no `__init__`."""
    kinds = (
        inspect.Parameter.POSITIONAL_ONLY,
        inspect.Parameter.POSITIONAL_OR_KEYWORD,
        inspect.Parameter.VAR_POSITIONAL,
    )
    return any(one.kind in kinds for one in inspect.signature(make).parameters.values())
