"""Strengths, intervals and tests, against values known from elsewhere."""

import pytest

from cantina.bots.ratings import ELO, Block, Sprt, expected, rate, tally, wilson
from cantina.core.rng import Rng


def duels(wins: int, losses: int, draws: int = 0) -> list[Block]:
    won: list[Block] = [[(0, 1, 1.0)]] * wins
    return won + [[(0, 1, 0.0)]] * losses + [[(0, 1, 0.5)]] * draws


def test_400_points_are_ten_to_one() -> None:
    assert expected(400) == pytest.approx(10 / 11)
    assert expected(0) == 0.5
    assert expected(-200) == pytest.approx(1 - expected(200))


def test_two_players_get_the_difference_that_their_score_means() -> None:
    first, second = rate(2, duels(749, 249, 2))
    assert first.elo - second.elo == pytest.approx(190.8, abs=1)
    assert first.elo == pytest.approx(-second.elo)


def test_the_error_of_two_players_is_that_of_a_binomial() -> None:
    first, _ = rate(2, duels(300, 100))
    of_difference = 1.96 * ELO / (401 * 0.75 * 0.25) ** 0.5
    assert first.error == pytest.approx(of_difference / 2, rel=0.02)


def test_matches_that_share_their_luck_say_less() -> None:
    apart = rate(2, duels(60, 40))
    together: list[Block] = [[(0, 1, 1.0)] * 10] * 6 + [[(0, 1, 0.0)] * 10] * 4
    assert rate(2, together)[0].error > 2 * apart[0].error
    assert rate(2, together)[0].elo == pytest.approx(apart[0].elo)


def test_who_never_lost_is_strong_but_not_infinitely() -> None:
    first, second = rate(2, duels(20, 0))
    assert 500 < first.elo - second.elo < 700
    assert first.error > 100


def test_strengths_are_found_again_in_matches_drawn_from_them() -> None:
    true, rng = [150.0, 0.0, -150.0], Rng(4)
    blocks: list[Block] = []
    for _ in range(1500):
        for first, second in ((0, 1), (0, 2), (1, 2)):
            won = rng.random() < expected(true[first] - true[second])
            blocks.append([(first, second, float(won))])
    for rating, strength in zip(rate(3, blocks), true, strict=True):
        assert abs(rating.elo - strength) < 1.5 * rating.error
        assert rating.error < 15


def test_wilsons_interval_has_its_known_values() -> None:
    assert wilson(8, 10) == pytest.approx((0.490, 0.943), abs=0.001)
    assert wilson(0, 10) == pytest.approx((0.0, 0.278), abs=0.001)
    assert wilson(0, 0) == (0.0, 1.0)


def test_a_clear_difference_is_decided_and_an_even_match_is_refused() -> None:
    sprt = Sprt(0, 50)
    assert sprt.judge([]).decision == "open"
    assert sprt.judge([1.0, 1.0]).decision == "open"
    assert sprt.judge([1.0] * 10).decision == "stronger"
    assert sprt.judge([0.5, 0.0, 1.0, 0.5] * 60).decision == "not stronger"
    assert sprt.judge([0.0] * 20).decision == "not stronger"


def test_the_test_errs_as_seldom_as_it_promises() -> None:
    wrong = {0.0: 0, 100.0: 0}
    for elo in wrong:
        rng, sprt = Rng(int(elo) + 1), Sprt(0, 100)
        for _ in range(200):
            scores: list[float] = []
            while sprt.judge(scores).decision == "open":
                scores.append(((rng.random() < expected(elo)) + (rng.random() < expected(elo))) / 2)
            right = "stronger" if elo else "not stronger"
            wrong[elo] += sprt.judge(scores).decision != right
    assert max(wrong.values()) <= 20


def test_a_tally_counts_both_ways() -> None:
    assert tally([[(0, 1, 1.0), (1, 0, 0.5)]]) == {(0, 1): (1.5, 2), (1, 0): (0.5, 2)}
