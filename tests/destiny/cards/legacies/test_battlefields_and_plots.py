"""Battlefields and plots of Legacies, each played."""

import pytest

from cantina.core.table import Table
from cantina.games.destiny import game
from cantina.games.destiny.setup import Brought, Member, lay_out
from destiny.cards.scene import BLANK_CARD, FOE, PAL, scene
from destiny.table import Arena, In, Side, code, table


def test_citadel_landing_zone_rerolls_and_resolves() -> None:
    d = scene("LEG 175", team=[In(PAL, dice=("-",))]).claim()
    d.rolls((PAL, "1R")).choose(0, (PAL, 0))
    assert d.yes(0).resources(0) == 1


def test_imperial_palace_takes_a_card_from_a_hand() -> None:
    d = scene("LEG 176", foe_hand=["AW 59", BLANK_CARD]).claim("AW 59")
    assert d.discard(1) == ["Lightsaber"]


def test_petranaki_arena_hurts_both() -> None:
    d = scene("LEG 179", team=[PAL], foes=[In(FOE, shields=1)]).claim(FOE)
    assert (d.damage(PAL), d.damage(FOE)) == (1, 1)


def test_power_generator_trench_turns_a_die() -> None:
    d = scene("LEG 180", foes=[In(FOE, dice=("2RD",))]).claim()
    assert d.side(0, FOE, "-").pool(1) == ["-"]


def after_setup(plot: str) -> Arena:
    """Return the table right after setup, with this plot on the first side."""
    return table(Side([PAL], plot=plot), Side([FOE]), step="after-setup", round_=0)


def test_espionage_costs_everybody_a_card() -> None:
    d = after_setup("LEG 168")
    assert (d.deck_size(0), d.deck_size(1)) == (9, 9)


def test_fortify_gives_a_shield() -> None:
    assert after_setup("LEG 169").choose(0, PAL).shields(PAL) == 1


def test_preemptive_strike_hurts_an_opponent() -> None:
    assert after_setup("LEG 170").damage(FOE) == 2


def test_profitable_connection_starts_with_one_more() -> None:
    cards = (code(BLANK_CARD),) * 10
    mine = Brought((Member(code(PAL)),), (code("AW 168"),), cards, code("LEG 171"))
    theirs = Brought((Member(code(FOE)),), (code("LEG 174"),), cards)
    played = Table.at(game, lay_out((mine, theirs)), seed=3)
    for seat in (0, 1):
        played.answer(seat, "none")
    assert [player.resources for player in played.state.players] == [3, 2]


def test_stolen_intel_draws_a_card() -> None:
    assert len(after_setup("LEG 172").hand(0)) == 1


@pytest.mark.parametrize(("side", "dealt"), [("3RD1", 2), ("2RD1", 1)])
def test_launch_deck_turns_half_a_die_into_damage(side: str, dealt: int) -> None:
    d = scene("LEG 177", team=[In(PAL, dice=(side,))], foes=[FOE]).claim()
    assert (d.damage(FOE), d.pool(0)) == (dealt, [])


def rolled_for_the_battlefield(plot: str) -> int:
    """Return what the first side with this plot rolls for the battlefield."""
    cards = (code(BLANK_CARD),) * 10
    mine = Brought((Member(code(PAL)),), (code("AW 168"),), cards, plot)
    theirs = Brought((Member(code(FOE)),), (code("LEG 174"),), cards)
    played = Table.at(game, lay_out((mine, theirs)), seed=3)
    for seat in (0, 1):
        played.answer(seat, "none")
    rolls = [told.text for told in played.log if told.text.id == "ds-log-battlefield-roll"]
    return int(rolls[0].args["sum"])


def test_taking_ground_rolls_two_higher() -> None:
    assert rolled_for_the_battlefield(code("LEG 173")) == rolled_for_the_battlefield("") + 2
