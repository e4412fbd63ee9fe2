"""The greedy smuggler: strong enough, quick enough, and blind to what its seat cannot see."""

from statistics import median

import pytest

from cantina.bots.arena import Contest, Match, play_match
from cantina.core.fluent import Writer
from cantina.core.rng import Rng
from cantina.core.table import Table
from cantina.core.window import Window
from cantina.games.outer_rim import game
from cantina.games.outer_rim.bot.greedy import ANSWERS, GreedyBot
from cantina.games.outer_rim.bot.worth import FAME, worth_of_text
from cantina.games.outer_rim.cards.credits import GainCredits, Spend
from cantina.games.outer_rim.cards.damage import Suffer
from cantina.games.outer_rim.cards.flow import Choose, May, To
from cantina.games.outer_rim.cards.reputation import GainFame


def contest(*seats: str, games: int) -> list[Match]:
    rules = Contest("outer-rim", seats, games, seed=3)
    return [play_match(rules, index) for index in range(games)]


def test_greedy_beats_random_and_does_not_dawdle() -> None:
    first = contest("greedy", "random", games=8)
    second = contest("random", "greedy", games=8)
    wins = sum(match.winners == (0,) for match in first)
    wins += sum(match.winners == (1,) for match in second)
    assert wins >= 15
    assert median(match.turns / 2 for match in first + second) <= 40


@pytest.mark.slow
def test_greedy_beats_random_in_95_of_100_games() -> None:
    matches = contest("greedy", "random", games=100)
    assert sum(match.winners == (0,) for match in matches) >= 95
    assert median(match.turns / 2 for match in matches) <= 40


@pytest.mark.parametrize("seats", [1, 3, 4])
def test_greedy_finishes_games_of_any_size(seats: int) -> None:
    for match in contest(*["greedy"] * seats, games=2):
        assert match.turns < 100 * max(2, seats)


def test_it_answers_the_same_whatever_it_cannot_see() -> None:
    rng, bots = Rng(5), [GreedyBot(1), GreedyBot(2)]
    table = Table.start(game, 2, seed=9)
    for _ in range(120):
        seat = table.waiting[0]
        key = bots[seat].choose(Window(table, seat))
        shadow = table.state.copy()
        game.resample(shadow, seat, rng)
        assert game.view(shadow, seat) == table.view(seat)
        table.answer(seat, key)


def test_it_reads_cards_like_a_person() -> None:
    fame = To(Spend(4000), GainFame()).says()
    assert worth_of_text(fame) == FAME - 4000
    assert worth_of_text(May(Spend(4000)).says()) == 0
    assert worth_of_text(Choose((Suffer(2), GainCredits(1000))).says()) == 1000


def test_it_has_an_answer_for_prompts_that_exist() -> None:
    assert all(Writer("en").has(prompt) for prompt in ANSWERS)
