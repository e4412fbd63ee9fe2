"""Exact odds of tests and combats, for the asks and for `cantina odds`."""

from __future__ import annotations

from functools import cache
from typing import Final

from cantina.games.outer_rim.moments import OPPONENT_DICE
from cantina.games.outer_rim.rules.dice import DAMAGE, RIM_DIE
from cantina.games.outer_rim.rules.test import SUCCESSES, TEST_DICE, level
from cantina.games.outer_rim.rules.values import combat_value, modified
from cantina.games.outer_rim.state import Galaxy
from cantina.games.outer_rim.terms import CombatKind

SIDES: Final = len(RIM_DIE.faces)
DELIVERY_ODDS: Final = RIM_DIE.faces.count("hit") / SIDES

Distribution = tuple[float, ...]


@cache
def damage_distribution(dice: int) -> Distribution:
    """Chance of each total damage from so many dice."""
    if dice <= 0:
        return (1.0,)
    before = damage_distribution(dice - 1)
    found = [0.0] * (len(before) + 2)
    for total, chance in enumerate(before):
        for face in RIM_DIE.faces:
            found[total + DAMAGE[face]] += chance / SIDES
    return tuple(found)


def test_odds(level: int, rerolls: int = 0) -> float:
    """Chance to pass a test: 0 unskilled, 1 skilled, 2 highly skilled; rerolls of one die each."""
    fitting = sum(face in SUCCESSES[min(level, 2)] for face in RIM_DIE.faces) / SIDES
    return float(1 - (1 - fitting) ** (TEST_DICE + rerolls))


def own_odds(g: Galaxy, seat: int, skill: str) -> float:
    """Return a player's chance to pass a test now, without using abilities."""
    return test_odds(level(g, seat, skill))


def enemy_odds(g: Galaxy, seat: int, kind: CombatKind, dice: int) -> float:
    """Return a player's chance to beat so many dice, without using abilities."""
    fewer = modified(g, seat, OPPONENT_DICE[kind])
    return combat_odds(combat_value(g, seat, kind), max(0, dice - fewer))


def combat_odds(attack: int, defence: int) -> float:
    """Chance that the attacker wins with so many dice against so many; ties are the attacker's."""
    mine, theirs = damage_distribution(attack), damage_distribution(defence)
    return sum(chance * sum(theirs[: total + 1]) for total, chance in enumerate(mine))


def survival_odds(enemy_dice: int, left: int) -> float:
    """Chance not to be defeated by so many dice with so much health or hull left."""
    return sum(damage_distribution(enemy_dice)[:left])


class CombatOdds:
    """All that can be said about a combat before it: winning, surviving, expected damage."""

    __slots__ = ("dealt", "suffered", "win")

    def __init__(self, attack: int, defence: int) -> None:
        self.win = combat_odds(attack, defence)
        self.dealt = _mean(damage_distribution(attack))
        self.suffered = _mean(damage_distribution(defence))


def _mean(distribution: Distribution) -> float:
    return sum(total * chance for total, chance in enumerate(distribution))
