"""A view is put together from what was shown before; it is the one that would be made anew."""

from __future__ import annotations

import itertools

import msgspec
import pytest

from cantina.core.game import AnyGame
from generic.conftest import Player


@pytest.mark.parametrize("seed", range(3))
def test_what_was_shown_before_is_shown_as_it_is_now(any_game: AnyGame, seed: int) -> None:
    for table in itertools.islice(Player(any_game).moments(seed, 1, log=False), 60):
        seats = [None, *range(table.seats)]
        remembered, anew = table.views(seats), any_game.views(table.state.copy(), seats)
        assert msgspec.json.encode(remembered) == msgspec.json.encode(anew)
