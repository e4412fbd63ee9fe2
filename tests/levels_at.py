"""Levels as themselves, only with less to imagine, at moments all over a match."""

from functools import cache
from typing import Any

import pytest

from cantina.bots import levels
from cantina.bots.hindsight import spread
from cantina.bots.levels import LEVELS
from cantina.bots.mind import Effort
from cantina.bots.registry import find_mind, manner_names
from cantina.core.registry import find_game, game_names
from cantina.core.table import Table
from cantina.core.window import Window
from cantina.games.outer_rim.bot import trials

LESS = {
    "destiny": {
        "hard": Effort(playouts=12, breadth=4),
        "ace": Effort(playouts=16, breadth=4, replies=3, answers=300),
    },
    "smugglers-dice": {
        "hard": Effort(playouts=24, breadth=6),
        "ace": Effort(playouts=48, breadth=6),
    },
}
"""Whoever plays worlds out plays fewer; those who plan are quick enough as they are."""


def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every level imagine less, but in its own way."""
    for name, efforts in LESS.items():
        for level, effort in efforts.items():
            monkeypatch.setattr(type(find_mind(name)), level, effort)
    monkeypatch.setattr(trials, "LONG", Effort(playouts=6, breadth=3))
    monkeypatch.setattr(trials, "SHORT", Effort(playouts=6, breadth=3))
    monkeypatch.setattr(levels, "EXPLAIN", Effort(playouts=6, breadth=4))


def everybody() -> list[tuple[str, str]]:
    """Return every game with every level and every manner of it."""
    return [(name, bot) for name in game_names() for bot in (*LEVELS, *manner_names(name))]


def start(name: str, seed: int) -> Table[Any]:
    """Return a new table for two."""
    game = find_game(name)
    return Table.start(game, 2, game.drawn({}, 2, seed), seed=seed, log=False)


@cache
def moments(name: str, count: int, seed: int = 1) -> list[Table[Any]]:
    """Return tables at searched questions, spread over a match that common sense plays."""
    mind, table = find_mind(name), start(name, seed)
    players = [mind.policy(seed + seat) for seat in range(2)]
    found: list[Table[Any]] = []
    while not table.over:
        seat = table.waiting[0]
        window = Window(table, seat)
        if mind.is_searched(window.prompt) and len(window.keys()) > 1:
            found.append(table.copy())
        table.answer(seat, players[seat].choose(window))
    return spread(found, count)
