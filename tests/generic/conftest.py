"""Suites that hold every registered game to the core's contract, without naming one."""

from typing import Any

import pytest

from cantina.core.game import AnyGame
from cantina.core.registry import find_game, game_names
from cantina.core.rng import Rng
from cantina.core.table import Table

MOST_ANSWERS = 20_000
"""No match may take longer than this at random."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "any_game" in metafunc.fixturenames:
        metafunc.parametrize("any_game", game_names(), indirect=True)


@pytest.fixture
def any_game(request: pytest.FixtureRequest) -> AnyGame:
    return find_game(request.param)


class Player:
    """Starts matches of a game, going through its variants, and answers at random."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.variants = game.variants()

    def start(self, seed: int, **settings: Any) -> Table[Any]:
        seats, options = self.variants[seed % len(self.variants)]
        return Table.start(self.game, seats, options, seed=seed, **settings)

    def moments(self, seed: int, every: int, **settings: Any) -> "Moments":
        return Moments(self.start(seed, **settings), Rng(seed + 1), every)


class Moments:
    """Plays a match and stops at every so many answers."""

    def __init__(self, table: Table[Any], rng: Rng, every: int) -> None:
        self.table = table
        self.rng = rng
        self.every = every

    def __iter__(self) -> "Moments":
        return self

    def __next__(self) -> Table[Any]:
        for _ in range(self.every):
            if self.table.over:
                raise StopIteration
            assert self.table.answered < MOST_ANSWERS, "this match never ends"
            self.table.answer_at_random(self.rng)
        return self.table


@pytest.fixture
def player(any_game: AnyGame) -> Player:
    return Player(any_game)
