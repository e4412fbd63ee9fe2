"""The greedy bot beats chance in mirror matches and always finishes."""

from typing import Any

import pytest

from cantina.bots.arena import play_out
from cantina.bots.random_bot import RandomBot
from cantina.core.table import Table
from cantina.games.destiny import game
from cantina.games.destiny.bot.greedy import GreedyBot
from cantina.games.destiny.game import READY_DECKS

KEYS = list(READY_DECKS)


def mirror(number: int) -> bool:
    """Play a mirror match from alternating seats; say whether greedy won."""
    deck, seat = KEYS[number % len(KEYS)], number % 2
    table = Table.start(game, 2, {"decks": [deck, deck]}, seed=number, log=False)
    bots: list[Any] = [RandomBot(number), RandomBot(number)]
    bots[seat] = GreedyBot(number)
    return play_out(table, bots).winners == (seat,)


def test_greedy_wins_nearly_every_mirror_match() -> None:
    assert sum(mirror(number) for number in range(20)) >= 19


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_players_finish_among_themselves(seats: int) -> None:
    table = Table.start(game, seats, seed=seats, log=False)
    result = play_out(table, [GreedyBot(seat) for seat in range(seats)])
    assert len(result.winners) == 1
    assert table.state.round < 40
