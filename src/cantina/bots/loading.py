"""Bots as people name them: a registered one, or one's own as FILE:CLASS (`mybot.py:Bot`).

A server never comes here: what it is told by strangers are names, and `make_bot` knows only those
that were installed.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, cast

from cantina.bots.registry import bot_names, make_bot
from cantina.core.problem import Problem
from cantina.core.text import text
from cantina.core.window import Bot


class BadBot(Problem):
    """A bot of one's own that cannot be loaded."""


def load_bot(name: str, game: str, seed: int = 0) -> Bot:
    """Return a new bot: a registered one, or one's own as `mybot.py:Bot` or `my.module:Bot`."""
    if name.partition(":")[0] in {name, *bot_names(game)}:
        return make_bot(name, game, seed)
    make = _find(name)
    bot = make(seed) if _takes_a_seed(make) else make()
    if not callable(getattr(bot, "choose", None)):
        raise BadBot(text("core-bot-cannot-choose", bot=name))
    return cast("Bot", bot)


@cache
def _find(name: str) -> Callable[..., Any]:
    place, _, attribute = name.rpartition(":")
    try:
        module = _read(Path(place)) if place.endswith(".py") else import_module(place)
    except (ImportError, OSError, SyntaxError) as error:
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
