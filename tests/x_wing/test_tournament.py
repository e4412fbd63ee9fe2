"""Tournament play: scores after the last round, half points, the final salvo."""

import pytest

from cantina.games.x_wing.rules.scoring import score_of
from x_wing.table import (
    BLANK,
    CRITICAL,
    HIT,
    damage,
    play,
    position,
    rules_told,
    tie,
    told_ids,
    x_wing,
)


def last_round(*ships, tournament=True, chance=()):
    options = {"round_limit": 3, "tournament": tournament}
    return play(position(*ships, step="end-phase", turn=3, options=options), *chance)


def fallen(pilot="academypilot", **more):
    return tie(pilot, at=(100, 100, 90), status="destroyed", shields=0, **more)


@pytest.mark.rule("XW-TOURNAMENT-2")
def test_the_side_that_destroyed_more_wins_after_the_last_round():
    lost = fallen("howlrunner", upgrades=["juke"], discarded=["shieldupgrade"])
    table = last_round(x_wing(), tie(), lost)
    assert score_of(table.state, "rebel") == 18 + 2 + 4
    assert table.result.winners == (0,)


@pytest.mark.rule("XW-TOURNAMENT-2")
def test_equal_scores_are_a_draw_among_friends():
    table = last_round(x_wing(), tie(), tournament=False)
    assert table.result.winners == ()


@pytest.mark.rule("XW-TOURNAMENT-3")
@pytest.mark.parametrize(("cards", "points"), [(1, 13), (0, 0)])
def test_a_half_beaten_large_ship_scores_half_its_points(cards, points):
    shields = 0 if cards else 1
    falcon = x_wing("outerrimsmuggler", shields=shields, damage=damage(*[""] * cards))
    g = position(falcon, tie(), options={"tournament": True})
    assert score_of(g, "imperial") == points


@pytest.mark.rule("XW-TOURNAMENT-3")
def test_small_ships_and_friendly_games_know_no_half_points():
    wreck = x_wing(shields=0, damage=damage("", ""))
    assert score_of(position(wreck, tie(), options={"tournament": True}), "imperial") == 0
    falcon = x_wing("hansolo", shields=0, damage=damage(*[""] * 6))
    assert score_of(position(falcon, tie()), "imperial") == 0


@pytest.mark.rule("XW-TOURNAMENT-4")
def test_a_final_salvo_breaks_the_tie():
    dice = [HIT, BLANK, BLANK], [CRITICAL, BLANK], [HIT, HIT, BLANK], [HIT, BLANK]
    table = last_round(x_wing(), tie(), chance=dice)
    assert told_ids(table).count("xw-log-salvo") == 4
    assert table.result.winners == (0,)
    assert "XW-TOURNAMENT-4" in rules_told(table)
