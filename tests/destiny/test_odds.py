"""Exact chances of what dice show, checked against counting every roll."""

from fractions import Fraction
from itertools import product

import pytest

from cantina.games.destiny import prospects
from cantina.games.destiny.odds import odds, symbol_odds
from cantina.games.destiny.terms import DieSide, Symbol, die
from destiny.cards.scene import PAL, scene
from destiny.table import In

REY = die("1MD +2MD 1Dc 1R +1R -")
VADER = die("2MD 3MD 2Dr 1Sh 1R -")
TROOPER = die("1RD 2RD 2RD1 1R - -")


def counted(dice: list[tuple[DieSide, ...]], symbol: Symbol) -> dict[int, Fraction]:
    """Roll every possible roll and add up what can be resolved."""
    totals: dict[int, Fraction] = {}
    for roll in product(*dice):
        shown = [side for side in roll if side.symbol is symbol]
        plain = any(not side.modifier for side in shown)
        total = sum(side.value for side in shown) if plain else 0
        totals[total] = totals.get(total, Fraction(0)) + Fraction(1, 6 ** len(dice))
    return totals


@pytest.mark.parametrize("symbol", [Symbol.MELEE, Symbol.RESOURCE, Symbol.BLANK])
def test_two_dice_show_what_counting_all_36_rolls_gives(symbol: Symbol) -> None:
    found = symbol_odds([REY, VADER], symbol)
    assert found.totals == dict(sorted(counted([REY, VADER], symbol).items()))


def test_a_plus_side_alone_is_worth_nothing() -> None:
    found = symbol_odds([REY], Symbol.MELEE)
    assert found.any == Fraction(2, 6)
    assert found.totals == {0: Fraction(5, 6), 1: Fraction(1, 6)}


def test_a_reroll_rolls_the_dice_that_miss_once_more() -> None:
    once = symbol_odds([TROOPER], Symbol.RANGED)
    twice = symbol_odds([TROOPER], Symbol.RANGED, rerolls=1)
    assert once.any == Fraction(1, 2)
    assert twice.any == Fraction(3, 4)
    assert twice.expected == Fraction(3, 4) * Fraction(5, 3)


def test_chances_add_up_to_one() -> None:
    for entry in odds([REY, VADER, TROOPER], rerolls=2):
        assert sum(entry.dice) == 1
        assert sum(entry.totals.values()) == 1


def test_x_is_worth_what_the_player_says() -> None:
    bay = die("XRD XRD XDr XSh XDc -")
    assert symbol_odds([bay], Symbol.RANGED, x=5).expected == Fraction(10, 6)


def test_a_plus_side_that_no_die_can_take_is_worth_a_reroll() -> None:
    robes = In("AW 40", dice=("+1R",))
    alone = scene(team=[In(PAL, upgrades=[robes])])
    assert prospects.better(alone.g, alone.die("AW 40")) == 5 / 6
    with_resource = scene(team=[In(PAL, dice=("1R",), upgrades=[robes])])
    assert prospects.better(with_resource.g, with_resource.die("AW 40")) == 0
