"""From any moment of any game, what a seat imagines plays to its end."""

import pytest

from cantina.core.game import AnyGame
from cantina.core.registry import find_game, game_names
from cantina.core.rng import Rng
from cantina.core.table import Table

MANY = 250
"""A thousand worlds over the four games."""
STRIDE = 60
"""So many decisions at most lie between two moments that are imagined."""
PATIENCE = 20_000
"""A match that asks so often has no end."""


def imagine_often(game: AnyGame, worlds: int) -> int:
    """Imagine tables at random moments of random matches; return how many came to an end."""
    ended = asked = number = 0
    variants = game.variants()
    while asked < worlds:
        seats, options = variants[number % len(variants)]
        rng = Rng(number)
        table = Table.start(game, seats, options, seed=number, log=False)
        number += 1
        table.play_out(rng, limit=1 + rng.below(STRIDE))
        while not table.over and asked < worlds:
            asked += 1
            world = table.imagine(rng.below(seats), rng)
            if rng.below(2):
                world = world.copy()
            if rng.below(3) == 0:
                world = world.imagine(world.waiting[0], rng)
            ended += world.play_out(rng, limit=PATIENCE) is not None
            table.play_out(rng, limit=1 + rng.below(STRIDE))
    return ended


@pytest.mark.parametrize("name", game_names())
def test_a_thousand_imagined_tables_play_to_their_end(name: str) -> None:
    assert imagine_often(find_game(name), MANY) == MANY
