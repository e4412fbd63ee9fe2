"""What the book leaves open, read in both ways: the options of a table that switch it."""

import msgspec
import pytest

from cantina.core.fluent import writer
from cantina.core.problem import BadOptions
from cantina.core.table import Table
from cantina.core.testing import told_ids
from cantina.games.destiny import game
from cantina.games.destiny.cards.vocabulary import (
    CHARACTERS,
    POWER_ACTION,
    Ability,
    Cards,
    Deal,
    Each,
    Gain,
)
from cantina.games.destiny.options import Options
from cantina.games.destiny.rules import turns, winning
from cantina.games.destiny.rules.turns import SUSPICIOUS, guard_against_loops
from cantina.games.destiny.setup import Brought, Member, lay_out
from cantina.games.destiny.state import Duel, Readings
from destiny.made import ENVOY, FIGHTER, RAIDER, SENTRY, event, made
from destiny.table import Arena, In, Side, position

POWER = made("support", "Read power", Ability(POWER_ACTION, Gain(2)))
DOOM = event("Read doom", Deal(9, Each(Cards(types=CHARACTERS))))


def read(readings: Readings, *sides: Side, controller: int = 0) -> Arena:
    """Start a table that reads the book in a certain way."""
    g = position(*sides, controller=controller)
    g.readings = readings
    return Arena(Table.at(game, g, script=[]))


def test_what_a_table_agrees_on_is_how_it_reads_the_book() -> None:
    agreed = Readings("title", "draw", True, 5, 300, 4)
    options = msgspec.to_builtins(agreed)
    assert Table.start(game, 2, seed=1, options=options).state.readings == agreed
    assert Table.start(game, 2, seed=1).state.readings == Readings()
    usual = msgspec.to_builtins(Options())
    assert {name: usual[name] for name in options} == msgspec.to_builtins(Readings())
    for name, value in (("loop_effects", 40), ("loop_tables", 1), ("power_actions", "none")):
        with pytest.raises(BadOptions):
            Table.start(game, 2, seed=1, options={name: value})


# --- power actions of equal cards -----------------------------------------------------------------


@pytest.mark.rule("DS-POWER-ACTION-2")
@pytest.mark.parametrize(("reading", "both"), [("card", True), ("title", False)])
def test_copies_have_a_power_action_each_or_one_together(reading: str, both: bool) -> None:
    duel = read(
        Readings(power_actions=reading), Side([FIGHTER], supports=[POWER, POWER]), Side([SENTRY])
    )
    one, two = [card.id for card in duel.g.play.values() if card.kind == "support"]
    duel.act(0, "action", one, 0).pass_(1)
    assert duel.can(0, "action", two, 0) is both
    if not both:
        assert duel.refused(0, "action", two, 0) == "DS-POWER-ACTION-2"
        assert duel.refused(0, "action", one, 0) == "DS-POWER-ACTION-1"
        duel.pass_(0)
        assert duel.can(0, "action", two, 0)  # the next round


@pytest.mark.rule("DS-POWER-ACTION-2")
def test_each_player_has_a_use_of_his_own_where_copies_share_one() -> None:
    duel = read(
        Readings(power_actions="title"),
        Side([FIGHTER], supports=[POWER]),
        Side([SENTRY], supports=[POWER]),
    )
    mine, theirs = [card.id for card in duel.g.play.values() if card.kind == "support"]
    duel.act(0, "action", mine, 0)
    assert duel.can(1, "action", theirs, 0)


# --- all lose their last characters at once -------------------------------------------------------


@pytest.mark.rule("DS-WIN-1")
@pytest.mark.parametrize("controller", [0, 1])
@pytest.mark.parametrize("reading", ["battlefield", "draw"])
def test_both_sides_defeated_at_once_is_a_win_or_a_draw(reading: str, controller: int) -> None:
    duel = read(
        Readings(both_defeated=reading),
        Side([In(FIGHTER, damage=5)], hand=[DOOM]),
        Side([In(SENTRY, damage=5)]),
        controller=controller,
    )
    duel.act(0, "play", DOOM)
    assert duel.over
    assert duel.winners == ((controller,) if reading == "battlefield" else ())
    assert ("ds-log-together" in told_ids(duel.table)) is (reading == "draw")
    result = game.result(duel.g)
    assert ("nobody wins" in writer().write(result.reason)) is (reading == "draw")


@pytest.mark.rule("DS-WIN-3")
def test_both_out_of_cards_is_never_a_draw() -> None:
    duel = read(
        Readings(both_defeated="draw"),
        Side([FIGHTER], deck=[]),
        Side([SENTRY], deck=[]),
        controller=1,
    )
    duel.pass_(0).pass_(1)
    assert duel.winners == (1,)


@pytest.mark.rule("DS-FFA-11")
def test_who_had_left_before_has_no_part_in_a_draw() -> None:
    g = position(Side([FIGHTER]), Side([SENTRY]), Side([ENVOY]))
    g.readings = Readings(both_defeated="draw")
    g.players[2].out = True
    with pytest.raises(winning.GameOver):
        winning.lose(g, [0, 1], "characters", "DS-WIN-1")
    assert {one.seat: one.place for one in game.result(g).standings} == {0: 1, 1: 1, 2: 2}


# --- the battlefield of a free-for-all ------------------------------------------------------------


def rolled(any_battlefield: bool) -> Table[Duel]:
    """Begin a free-for-all up to the battlefield; the second to roll rolls highest."""
    fields = ("01168", "01174", "05174")
    teams = [
        Brought((Member(card.code, 1, 10),), (field,), ("01157",) * 30)
        for card, field in zip((FIGHTER, FIGHTER, FIGHTER), fields, strict=True)
    ]
    g = lay_out(tuple(teams))
    g.readings = Readings(any_battlefield=any_battlefield)
    started = Table.at(game, g, seed=3)
    for seat in started.waiting:
        if seat == started.waiting[-1]:
            started.force([0], [1], [5])
        started.answer(seat, "none")
    return started


@pytest.mark.rule("DS-FFA-4")
def test_the_highest_roll_takes_its_own_battlefield_unasked() -> None:
    started = rolled(any_battlefield=False)
    assert started.state.controller == started.state.seating[1]


@pytest.mark.rule("DS-FFA-4", "DS-FFA-5")
def test_the_highest_roll_may_choose_among_all_battlefields() -> None:
    started = rolled(any_battlefield=True)
    g = started.state
    winner = g.seating[1]
    assert started.waiting == (winner,)
    (ask,) = started.asks()
    assert {g.owners[int(option.key)] for option in ask.options} == {0, 1, 2}
    owner = g.seating[2]
    started.answer(winner, str(g.players[owner].aside[0]))
    g = started.state
    assert (g.controller, g.owners[g.battlefield]) == (owner, owner)
    shields = {card.controller: card.shields for card in g.play.values() if card.shields}
    assert shields == {seat: 1 for seat in range(3) if seat != owner}


# --- loops and idle rounds ------------------------------------------------------------------------


@pytest.mark.parametrize("times", [2, 3, 6])
def test_so_many_equal_tables_are_a_loop(times: int) -> None:
    g = position(Side([FIGHTER]), Side([RAIDER]))
    g.readings = Readings(loop_tables=times)
    for _ in range(SUSPICIOUS + times - 1):
        guard_against_loops(g)
    assert not g.declining
    guard_against_loops(g)
    assert g.declining


@pytest.mark.parametrize("most", [100, 1000])
def test_so_many_effects_in_one_action_are_a_loop(most: int) -> None:
    g = position(Side([FIGHTER]), Side([RAIDER]))
    g.readings = Readings(loop_effects=most)
    turns.begin_counting(g)
    for number in range(most):
        g.players[0].resources = number  # never the same table
        guard_against_loops(g)
    assert not g.declining
    g.players[0].resources = most
    guard_against_loops(g)
    assert g.declining


@pytest.mark.parametrize("rounds", [2, 10])
def test_so_many_rounds_of_passes_are_a_draw(rounds: int) -> None:
    duel = read(Readings(idle_rounds=rounds), Side([FIGHTER]), Side([RAIDER]))
    begun = duel.g.round
    for _ in range(4 * rounds + 4):
        for seat in duel.asked():
            duel.choose(seat, "pass" if "pass" in duel.offered(seat) else "none")
    assert (duel.over, duel.winners) == (True, ())
    assert duel.g.round - begun == rounds
    told = [writer().write(event.text) for event in duel.table.log]
    assert f"For {rounds} rounds everybody only passed: the game is drawn." in told
