"""Loops that nobody leaves, the end of a game, and whose X a die counts."""

import pytest

from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.vocabulary import (
    YOU,
    Inherent,
    Resources,
    XIs,
)
from cantina.games.destiny.rules import queue, turns, winning, zones
from cantina.games.destiny.rules.die_values import die_value, raised_by_rule, x_value
from cantina.games.destiny.rules.turns import SUSPICIOUS, guard_against_loops
from cantina.games.destiny.state import NOBODY, Duel, Happening, Readings, Waiting
from destiny.made import FIGHTER, RAIDER, SENTRY, made
from destiny.table import In, Side, position, table


def duel() -> Duel:
    """Lay out a plain duel."""
    return position(Side([FIGHTER, SENTRY], resources=2), Side([RAIDER], resources=5))


# --- loops ----------------------------------------------------------------------------------------


def counted(g: Duel, times: int) -> None:
    """Let so many effects be applied."""
    for _ in range(times):
        guard_against_loops(g)


def test_the_same_table_three_times_is_a_loop_that_must_be_left() -> None:
    g = duel()
    counted(g, SUSPICIOUS)
    assert (g.seen, g.declining) == ([], False)
    counted(g, 2)
    assert (len(g.seen), g.declining) == (2, False)
    counted(g, 1)
    assert (g.seen, g.declining, g.effects) == ([], True, SUSPICIOUS)


def test_a_loop_that_nobody_leaves_is_a_draw() -> None:
    g = duel()
    counted(g, SUSPICIOUS + 3)
    counted(g, 2)
    with pytest.raises(winning.GameOver):
        counted(g, 1)
    assert (g.winners, g.ending) == ((), "loop")


def test_effects_that_change_the_table_are_a_loop_only_when_they_are_far_too_many() -> None:
    g = duel()
    g.effects = Readings().loop_effects - 2
    for more in range(2):
        g.players[0].resources = 10 + more
        guard_against_loops(g)
    assert not g.declining
    g.players[0].resources = 20
    guard_against_loops(g)
    assert g.declining


def test_what_merely_counts_makes_no_other_table() -> None:
    g = duel()
    before = turns.fingerprint(g)
    g.effects, g.changes, g.changes_before = 7, 8, 9
    g.seen.append("x")
    g.players[0].report.resources_gained += 3
    assert turns.fingerprint(g) == before
    g.players[1].resources += 1
    assert turns.fingerprint(g) != before


def test_each_action_is_watched_anew() -> None:
    g = duel()
    counted(g, SUSPICIOUS + 3)
    turns.begin_counting(g)
    assert (g.effects, g.seen, g.declining) == (0, [], False)


# --- passes and turns -----------------------------------------------------------------------------


@pytest.mark.rule("DS-PASS-2", "DS-PASS-3")
@pytest.mark.parametrize(("changed", "passes", "after", "step"), [
    (False, 0, 1, "turn"), (False, 1, 2, "phase-end"), (True, 1, 0, "turn"),
])  # fmt: skip
def test_the_phase_ends_when_everybody_passed_in_a_row(
    changed: bool, passes: int, after: int, step: str
) -> None:
    g = duel()
    g.passes, g.changes = passes, g.changes_before + changed
    assert turns.finish(g) == step
    assert (g.passes, g.active) == (after, 1 if step == "turn" else 0)


@pytest.mark.rule("DS-EXTRA-ACTION-2")
def test_an_additional_action_is_no_pass_even_if_nothing_came_of_it() -> None:
    g = duel()
    g.passes = 1
    assert turns.finish_additional(g) == "turn"
    assert g.passes == 0


@pytest.mark.rule("DS-EXTRA-ACTION-4", "DS-CLAIM-3")
def test_additional_actions_come_before_the_next_turn_but_not_to_who_has_claimed() -> None:
    g = duel()
    g.extra = [0, 0]
    assert turns.go_on(g) == "extra"
    assert (g.extra, g.active) == ([0, 0], 0)
    g.claimed = 0
    assert turns.go_on(g) == "turn"
    assert (g.extra, g.active) == ([], 1)


def test_a_phase_that_is_over_leaves_only_the_last_word() -> None:
    for last, step, extra in ((NOBODY, "phase-end", []), (1, "extra", [1])):
        g = duel()
        g.phase_over, g.last_word, g.extra = True, last, [0]
        assert turns.go_on(g) == step
        assert (g.extra, g.last_word) == (extra, NOBODY)


def test_what_held_for_one_turn_is_over_with_it() -> None:
    g = duel()
    player = g.players[0]
    player.barred, player.slow, player.limited = "resolve", True, True
    turns.go_on(g)
    assert (player.barred, player.slow, player.limited) == ("", False, False)


@pytest.mark.rule("DS-ROUND-2")
def test_a_new_round_forgets_what_was_counted_in_the_last() -> None:
    g = duel()
    player = g.players[1]
    player.replaced = player.rash = player.slow = player.forced = True
    player.played, player.played_on = [1], [2]
    player.actions, player.bonus, player.must_pass = 2, 1, 3
    player.last_turn = [Happening("activate")]
    player.acted = player.removed = True
    g.claimed, g.passes, g.phase_over, g.active = 1, 2, True, 1
    card = next(iter(g.play.values()))
    card.used = (1,)
    number, idle = g.round, g.idle_rounds
    assert turns.begin_round(g) == "turn"
    assert (g.round, g.idle_rounds, g.active) == (number + 1, idle + 1, 0)
    assert (g.claimed, g.passes, g.phase_over) == (NOBODY, 0, False)
    assert not card.used
    assert not (player.replaced or player.rash or player.slow or player.forced)
    assert (player.played, player.played_on, player.last_turn) == ([], [], [])
    assert (player.actions, player.bonus, player.must_pass) == (0, 0, 0)
    assert not (player.acted or player.removed)


@pytest.mark.rule("DS-FFA-7")
def test_turns_go_round_the_table_past_those_who_are_out() -> None:
    g = position(Side([FIGHTER]), Side([RAIDER]), Side([SENTRY]))
    g.seating = (0, 2, 1)
    for out, active, following in ((None, 0, 2), (None, 2, 1), (None, 1, 0), (2, 0, 1), (0, 1, 2)):
        for player in g.players:
            player.out = player.seat == out
        g.active = active
        assert turns.next_seat(g) == following


def test_the_end_of_the_phase_is_nobodys_turn_and_watched_anew() -> None:
    g = duel()
    counted(g, SUSPICIOUS + 3)
    g.acting = 0
    assert turns.end_phase(g) == "queue"
    assert (g.effects, g.declining, g.acting, g.following) == (0, False, NOBODY, "upkeep")


@pytest.mark.parametrize(("acting", "kind", "noted"), [
    (0, "activate", True), (0, "draw", False), (NOBODY, "activate", False),
])  # fmt: skip
def test_what_is_done_in_a_turn_is_kept_in_mind(acting: int, kind: str, noted: bool) -> None:
    g = duel()
    g.acting = acting
    queue.note(g, Happening(kind, 0))
    assert [one.kind for one in g.players[0].last_turn] == [kind] * noted


# --- the end --------------------------------------------------------------------------------------


def test_the_end_of_a_game_stops_all_that_waited() -> None:
    g = duel()
    waiting = Waiting(0, 0, g.codes[0], 0, Happening("activate"))
    g.queue, g.moment = [waiting], [waiting]
    winning.end(g, (1,), "cards")
    assert (g.winners, g.ending, g.queue, g.moment) == ((1,), "cards", [], [])


@pytest.mark.rule("DS-WIN-2", "DS-WIN-3")
@pytest.mark.parametrize(("cards", "controller", "winners"), [
    (((1, 0), (0, 1)), 0, None), (((0, 0), (1, 0)), 0, (1,)), (((0, 1), (0, 0)), 1, (0,)),
    (((0, 0), (0, 0)), 0, (0,)), (((0, 0), (0, 0)), 1, (1,)),
])  # fmt: skip
def test_who_has_no_card_left_loses_and_a_tie_goes_to_the_battlefield(
    cards: tuple[tuple[int, int], ...], controller: int, winners: tuple[int, ...] | None
) -> None:
    sides = [
        Side([who], hand=["AW 157"] * held, deck=["AW 157"] * left)
        for who, (held, left) in zip((FIGHTER, RAIDER), cards, strict=True)
    ]
    g = position(*sides, controller=controller)
    if winners is None:
        winning.check_cards(g)
        assert not g.ending
        return
    with pytest.raises(winning.GameOver):
        winning.check_cards(g)
    assert (g.winners, g.ending) == (winners, "cards")


@pytest.mark.rule("DS-WIN-1")
def test_who_has_no_character_left_loses() -> None:
    g = duel()
    winning.check_characters(g)
    zones.take_out_of_play(g, zones.characters(g, 1)[0].id)
    with pytest.raises(winning.GameOver):
        winning.check_characters(g)
    assert (g.winners, g.ending) == ((0,), "characters")


# --- X --------------------------------------------------------------------------------------------

RICH = made("character", "Rich one", Inherent(XIs(Resources(YOU))), sides="XMD XRD 1R 1R - -")


@pytest.mark.rule("DS-X-VALUE-1")
def test_x_is_counted_for_who_has_the_die_unless_it_is_being_resolved() -> None:
    laid = table(Side([In(RICH, dice=("XMD",)), FIGHTER], resources=2), Side([RAIDER], resources=5))
    g, die = laid.g, laid.die(RICH)
    assert die_value(Scene(g, 0), die) == 2
    assert die_value(Scene(g, 1), die) == 2
    assert x_value(Scene(g, 1, die=die), die) == 5
    assert raised_by_rule(Scene(g, 0), die) == 0
    zones.set_die_aside(g, g.dice[die])
    assert x_value(Scene(g, 1), die) == 5
    assert x_value(Scene(g, 0), die) == 2
    assert die_value(Scene(g, 0), die) == 0
