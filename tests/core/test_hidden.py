"""The leak test itself must catch leaks."""

from collections.abc import Callable
from importlib import import_module
from typing import Any

import pytest

from cantina.core.ask import Ask
from cantina.core.hidden import Leak, check_no_leak, deal_again
from cantina.core.rng import Rng
from cantina.core.table import Table
from cantina.core.testing import play_at_random
from cantina.games.smugglers_dice.game import SmugglersDice, View, game


def leaks(table: Table[Any], seat: int | None) -> bool:
    try:
        for seed in range(20):
            check_no_leak(table, seat, Rng(seed))
    except Leak:
        return True
    return False


@pytest.mark.parametrize("seed", range(5))
def test_the_teaching_game_leaks_nothing(seed: int) -> None:
    table = Table.start(game, 3, seed=seed)
    rng = Rng(seed)
    while not table.over:
        for seat in (None, 0, 1, 2):
            check_no_leak(table, seat, rng)
        table.answer_at_random(rng)


def broken(change: Callable[[Any, View], View]) -> SmugglersDice:
    class Talkative(SmugglersDice):
        def view(self, state: Any, seat: int | None) -> View:
            return change(state, super().view(state, seat))

    return Talkative()


def test_a_view_that_shows_a_hand_is_caught() -> None:
    def show(state: Any, view: View) -> View:
        return View(view.seat, view.round, view.target, view.smugglers, view.deck,
                    [*state.smugglers[1].hand], view.delivered, view.order)  # fmt: skip

    table = Table.start(broken(show), 2, seed=1)
    assert leaks(table, 0)
    assert leaks(table, None)
    assert not leaks(table, 1)


def test_a_view_that_shows_the_deck_is_caught() -> None:
    def show(state: Any, view: View) -> View:
        return View(view.seat, view.round, view.target, view.smugglers, view.deck,
                    state.deck.rest, view.delivered, view.order)  # fmt: skip

    assert leaks(Table.start(broken(show), 2, seed=1), 0)


def test_an_ask_that_depends_on_a_hidden_card_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    smugglers_dice = import_module("cantina.games.smugglers_dice.game")

    def ask_route(sky: Any, seat: int) -> Ask[str]:
        return Ask(seat, "sd-ask-route", lambda: ["fly", *sky.smugglers[1 - seat].hand])

    monkeypatch.setattr(smugglers_dice, "ask_route", ask_route)
    assert leaks(Table.start(game, 2, seed=1), 0)


def test_an_imagined_table_plays_on() -> None:
    table = play_at_random(Table.start(game, 3, seed=2), Rng(2), 10)
    imagined = table.imagine(0, Rng(9))
    assert imagined.view(0) == table.view(0)
    game.check(imagined.state)
    assert play_at_random(imagined, Rng(3)).over


def test_dealing_again_keeps_sizes_and_cards() -> None:
    zones = [["a", "b"], ["c"], list("defgh")]
    deal_again(zones, Rng(5))
    assert [len(zone) for zone in zones] == [2, 1, 5]
    assert sorted(card for zone in zones for card in zone) == list("abcdefgh")
