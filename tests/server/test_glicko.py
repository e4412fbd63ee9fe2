"""Glicko-2 as its author works it out, and what follows from it for matches of several seats."""

from __future__ import annotations

import pytest

from cantina.server.store.glicko import WIDEST, Rating, after, aged, together


def test_the_example_of_the_paper() -> None:
    games = [(Rating(1400, 30), 1.0), (Rating(1550, 100), 0.0), (Rating(1700, 300), 0.0)]
    found = after(Rating(1500, 200, 0.06), games)
    assert found.rating == pytest.approx(1464.06, abs=0.01)
    assert found.deviation == pytest.approx(151.52, abs=0.01)
    assert found.volatility == pytest.approx(0.05999, abs=0.00001)


def test_who_does_not_play_becomes_less_sure_and_nothing_else() -> None:
    rested = after(Rating(1500, 200, 0.06), [])
    assert (rested.rating, rested.volatility) == (1500, 0.06)
    assert rested.deviation == pytest.approx(200.2714, abs=0.001)
    assert aged(Rating(1500, 200), 10**9).deviation == WIDEST


def test_places_of_four_seats_are_games_of_everybody_against_everybody() -> None:
    first, second, third, last = together([(Rating(), place) for place in (1, 2, 2, 4)])
    assert first.rating > second.rating == third.rating > last.rating
    assert first.rating - 1500 == pytest.approx(1500 - last.rating)
    assert all(one.deviation < WIDEST for one in (first, second, third, last))


def test_a_draw_of_equals_moves_nobody_and_an_upset_moves_more() -> None:
    one, two = together([(Rating(1600, 80), 1), (Rating(1600, 80), 1)])
    assert one.rating == two.rating == pytest.approx(1600)
    expected = together([(Rating(1700, 80), 1), (Rating(1500, 80), 2)])[0].rating - 1700
    upset = together([(Rating(1700, 80), 2), (Rating(1500, 80), 1)])[1].rating - 1500
    assert 0 < expected < upset


def test_a_great_surprise_raises_the_volatility() -> None:
    """The other way into the search for it: delta squared beyond phi squared plus v."""
    games = [(Rating(2200, 30), 1.0)] * 8
    assert after(Rating(1500, 50, 0.06), games).volatility > 0.06
