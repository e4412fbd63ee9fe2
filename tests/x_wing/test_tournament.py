"""Tournament play: scores after the last round, half points, the final salvo."""

from typing import Any

import pytest

from cantina.core.rng import Rng
from cantina.core.testing import prompt
from cantina.games.x_wing import game
from cantina.games.x_wing.rules.scoring import score_of
from cantina.games.x_wing.state import Ship
from x_wing.faces import BLANK, CRITICAL, HIT
from x_wing.ships import IMPERIAL, REBEL, damage, tie, x_wing
from x_wing.squads import ONE_EACH
from x_wing.table import Skirmish, play, position


def last_round(
    *ships: Ship, tournament: bool = True, chance: tuple[list[str], ...] = ()
) -> Skirmish:
    options = {"round_limit": 3, "tournament": tournament}
    return play(position(*ships, step="end-phase", turn=3, options=options), *chance)


def fallen(pilot: str = "academypilot", **more: Any) -> Ship:
    return tie(pilot, at=(100, 100, 90), status="destroyed", shields=0, **more)


@pytest.mark.rule("XW-TOURNAMENT-2")
def test_the_side_that_destroyed_more_wins_after_the_last_round() -> None:
    lost = fallen("howlrunner", upgrades=["juke"], discarded=["shieldupgrade"])
    table = last_round(x_wing(), tie(), lost)
    assert score_of(table.state, "rebel") == 18 + 2 + 4
    assert table.result.winners == (0,)


@pytest.mark.rule("XW-TOURNAMENT-2")
def test_equal_scores_are_a_draw_among_friends() -> None:
    table = last_round(x_wing(), tie(), tournament=False)
    assert table.result.winners == ()


@pytest.mark.rule("XW-TOURNAMENT-3")
@pytest.mark.parametrize(("cards", "points"), [(1, 13), (0, 0)])
def test_a_half_beaten_large_ship_scores_half_its_points(cards: int, points: int) -> None:
    shields = 0 if cards else 1
    falcon = x_wing("outerrimsmuggler", shields=shields, damage=damage(*[""] * cards))
    g = position(falcon, tie(), options={"tournament": True})
    assert score_of(g, "imperial") == points


@pytest.mark.rule("XW-TOURNAMENT-3")
def test_small_ships_and_friendly_games_know_no_half_points() -> None:
    wreck = x_wing(shields=0, damage=damage("", ""))
    assert score_of(position(wreck, tie(), options={"tournament": True}), "imperial") == 0
    falcon = x_wing("hansolo", shields=0, damage=damage(*[""] * 6))
    assert score_of(position(falcon, tie()), "imperial") == 0


@pytest.mark.rule("XW-TOURNAMENT-4")
def test_a_final_salvo_breaks_the_tie() -> None:
    dice = [HIT, BLANK, BLANK], [CRITICAL, BLANK], [HIT, HIT, BLANK], [HIT, BLANK]
    table = last_round(x_wing(), tie(), chance=dice)
    assert table.told_ids().count("xw-log-salvo") == 4
    assert table.result.winners == (0,)
    assert "XW-TOURNAMENT-4" in table.rules_told()


def timed(
    *ships: Ship, chance: tuple[str | list[str], ...] = (), step: str = "end-phase", **options: Any
) -> Skirmish:
    limits = {"time_limit": 75, "tournament": True, **options}
    return play(position(*ships, step=step, turn=7, options=limits), *chance)


@pytest.mark.rule("XW-TOURNAMENT-5")
@pytest.mark.parametrize(("minutes", "over"), [
    ("0", False), ("74", False), ("75", True), ("90", True), ("100000", True),
])  # fmt: skip
def test_the_round_in_which_time_is_called_is_the_last(minutes: str, over: bool) -> None:
    table = timed(x_wing(), tie(), fallen())
    assert prompt(table, IMPERIAL) == "xw-ask-minutes"  # initiative keeps the time
    assert table.offered(IMPERIAL) == ["42"]  # six minutes a round, for whoever has no clock
    table.answer(IMPERIAL, minutes)
    assert table.over is over
    assert ("xw-log-time-called" in table.told_ids()) is over
    if over:
        assert table.result.winners == (REBEL,)  # it destroyed more
    else:
        assert table.seen.round == 8


@pytest.mark.rule("XW-TOURNAMENT-5")
@pytest.mark.parametrize("minutes", ["-1", "100001"])
def test_no_match_lasts_less_than_nothing_or_longer_than_a_long_day(minutes: str) -> None:
    table = timed(x_wing(), tie(), fallen())
    assert table.refusal(IMPERIAL, minutes).rule == "XW-TOURNAMENT-5"


@pytest.mark.rule("XW-TOURNAMENT-5")
def test_the_round_is_played_to_its_end_before_anybody_asks_for_the_time() -> None:
    ships = (x_wing(), tie(damage=damage("", ""), had_combat=True), tie(at=(800, 800, 0)))
    table = timed(
        *ships, step="combat", chance=([HIT, BLANK, BLANK], [BLANK] * 3, *["direct-hit"] * 3)
    )
    table.attack(REBEL, 1)
    assert prompt(table, IMPERIAL) == "xw-ask-minutes"
    table.answer(IMPERIAL, "80")
    assert table.result.winners == (REBEL,)  # the last shot counted


@pytest.mark.rule("XW-TOURNAMENT-5")
def test_without_a_limit_nobody_asks_and_with_one_a_tie_among_friends_is_a_draw() -> None:
    free = play(position(x_wing(), tie(), step="end-phase", turn=7))
    assert free.seen.phase == "planning"
    table = timed(x_wing(), tie(), tournament=False)
    assert table.refusal(IMPERIAL, "-1").rule == "XW-TOURNAMENT-5"
    table.answer(IMPERIAL, "75")
    assert table.result.winners == ()
    assert table.result.reason.id == "xw-result-time"


@pytest.mark.rule("XW-TOURNAMENT-1")
def test_asteroids_are_chosen_and_laid_in_turn() -> None:
    options = {"squads": ONE_EACH, "obstacles": (True, True), "obstacle_choice": True}
    table = Skirmish.start(game, 2, options)
    first = table.seen.initiative
    rng, order = Rng(4), []
    while prompt(table, table.waiting[0]) == "xw-ask-obstacle-token":
        seat = table.waiting[0]
        order.append(table.state.seats[seat])
        table.answer(seat, table.offered(seat)[0])
        table.answer(seat, table.ask(seat).sample(rng))
    other = "rebel" if first == "imperial" else "imperial"
    assert order == [first, other] * 3
    assert prompt(table, table.waiting[0]) == "xw-ask-edge"
    assert table.state.seats[table.waiting[0]] == other
