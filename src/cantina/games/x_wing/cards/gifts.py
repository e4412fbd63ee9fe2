"""What only pilots give: quick to ask for, since most pilots give nothing of the kind."""

from __future__ import annotations

from functools import cache

from cantina.games.x_wing.cards.sources import statics
from cantina.games.x_wing.cards.vocabulary import Deed, Modifier, Static
from cantina.games.x_wing.cards.words.actions import Denies
from cantina.games.x_wing.cards.words.attacks import DeniesRangeBonus
from cantina.games.x_wing.content.abilities import PILOT_ABILITIES
from cantina.games.x_wing.rules.measuring import is_within
from cantina.games.x_wing.rules.sides import enemies_of
from cantina.games.x_wing.state import Battle, Ship


@cache
def kinds_of(pilot: str) -> frozenset[type[Modifier]]:
    """Return the kinds of modifiers printed on a pilot's card."""
    abilities = PILOT_ABILITIES.get(pilot, ())
    return frozenset(type(a.gives) for a in abilities if isinstance(a, Static))


def has_gift(g: Battle, ship: Ship, kind: type[Modifier]) -> bool:
    """Whether a ship's pilot has a modifier in force."""
    return kind in kinds_of(ship.mimics or ship.pilot) and bool(statics(g, ship, kind))


def is_denied(g: Battle, ship: Ship, deed: Deed) -> bool:
    """Whether an enemy near a ship keeps it from doing something."""
    for enemy in enemies_of(g, ship):
        if Denies in kinds_of(enemy.mimics or enemy.pilot):
            for gives in statics(g, enemy, Denies):
                if gives.deed is deed and is_within(enemy, ship, gives.farthest):
                    return True
    return False


def is_range_bonus_denied(g: Battle, ship: Ship) -> bool:
    """Whether an enemy near a ship keeps it from adding dice for Range 1."""
    return any(
        is_within(enemy, ship, gives.farthest)
        for enemy in enemies_of(g, ship)
        if DeniesRangeBonus in kinds_of(enemy.mimics or enemy.pilot)
        for gives in statics(g, enemy, DeniesRangeBonus)
    )
