"""Playouts: at random or by a policy, to the end or to a certain moment."""

from typing import Any

import pytest

from cantina.core.ask import BaseAsk
from cantina.core.record import Record
from cantina.core.rng import Rng
from cantina.core.story import ANSWER
from cantina.core.table import Table
from cantina.core.window import Window
from cantina.games.smugglers_dice.game import Sky, game


def cautious(sky: Sky, ask: BaseAsk[Any]) -> str:
    """Fly where patrols are few, load the first card, say no."""
    keys = ask.keys()
    return next((key for key in ("night-run", "asteroids", "no") if key in keys), keys[0])


def test_a_policy_answers_and_its_playout_is_a_match_like_any_other() -> None:
    table = Table.start(game, 3, seed=3, hashes=True)
    result = table.play_out(Rng(1), policy=cautious)
    assert result is not None
    routes = [beat[2] for beat in table.beats if beat[0] == ANSWER and "-" in str(beat[2])]
    assert routes
    assert "trade-lane" not in routes
    again = Record.parse(Record.of(table).dump()).verify()
    assert again.fingerprint() == table.fingerprint()


def test_a_policy_with_an_illegal_answer_changes_nothing() -> None:
    table = Table.start(game, 2, seed=3)
    before = table.fingerprint()
    with pytest.raises(ValueError, match="hyperspace"):
        table.play_out(Rng(1), policy=lambda sky, ask: "hyperspace")
    assert table.fingerprint() == before


@pytest.mark.parametrize("limit", [0, 1, 2, 3, 7, 20])
def test_a_limit_counts_answers(limit: int) -> None:
    table = Table.start(game, 3, seed=5)
    assert table.play_out(Rng(1), limit=limit) is None
    assert table.answered == limit
    assert table.waiting
    other = Table.start(game, 3, seed=5)
    rng = Rng(1)
    for _ in range(limit):
        other.answer_at_random(rng)
    assert other.fingerprint() == table.fingerprint()
    assert table.play_out(Rng(2)) is not None


def test_it_stops_before_an_ask_at_which_something_is_true() -> None:
    table = Table.start(game, 3, seed=5)
    assert table.play_out(Rng(1), until=lambda sky: sky.turn == 3) is None
    assert table.state.turn == 3
    answered = table.answered
    table.play_out(Rng(1), until=lambda sky: sky.turn == 3)
    assert table.answered == answered, "it is true already"
    assert table.copy().fingerprint() == table.fingerprint()
    assert table.play_out(Rng(1), until=lambda sky: False) is not None


def test_a_playout_goes_on_from_the_middle_of_what_is_asked_together() -> None:
    table = Table.start(game, 3, seed=5)
    table.answer(1, "asteroids")
    table.play_out(Rng(1), limit=1)
    assert len(table.waiting) == 1
    table.undo(1)
    assert len(table.waiting) == 2
    assert table.play_out(Rng(1)) is not None


def test_it_stops_where_chance_pauses() -> None:
    table = Table.start(game, 2, seed=1, pause_on_chance=True)
    while table.chance is not None:
        table.happen(table.chance.draw(Rng(1)))
    table.play_out(Rng(1))
    assert table.chance is not None
    assert not table.waiting


def test_a_bot_searches_through_its_window() -> None:
    table = Table.start(game, 2, seed=2, log=False, snapshots=0)
    table.play_out(Rng(3), limit=9)
    seat = table.waiting[0]
    window = Window(table, seat)
    before = table.fingerprint()
    worth: dict[str, int] = {}
    for key in window.answers():
        for seed in range(5):
            world = window.imagine(Rng(seed))
            world.answer(seat, key)
            result = world.play_out(Rng(seed))
            assert result is not None
            worth[key] = worth.get(key, 0) + (seat in result.winners)
    assert worth.keys() == set(window.answers())
    assert table.fingerprint() == before


def test_a_table_that_is_imagined_keeps_snapshots_from_then_on() -> None:
    table = Table.start(game, 2, seed=2, log=False, snapshots=0)
    table.play_out(Rng(3), limit=9)
    assert table.checkpoint()[0] == 0
    table.imagine(0, Rng(1))
    for _ in range(6):
        table.answer_at_random(Rng(1))
    assert table.checkpoint()[0] > 0
