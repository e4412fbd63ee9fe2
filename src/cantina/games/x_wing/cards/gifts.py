"""What only pilots give: quick to ask for, since most pilots give nothing of the kind."""

from __future__ import annotations

from cantina.core.cards import Rule
from cantina.games.x_wing.cards.sources import rules_in_force
from cantina.games.x_wing.cards.standing.actions import Denies
from cantina.games.x_wing.cards.standing.attacks import DeniesRangeBonus
from cantina.games.x_wing.library import PILOT_ABILITIES
from cantina.games.x_wing.rules.measuring import is_within
from cantina.games.x_wing.state import IN_PLAY, Battle, Ship
from cantina.games.x_wing.terms import Deed


def may_have(ship: Ship, kind: type[Rule]) -> bool:
    """Whether a rule is printed on the card of a ship's pilot."""
    pilot = PILOT_ABILITIES.get(ship.talent)
    return pilot is not None and kind in pilot.standing


def givers(g: Battle, kind: type[Rule]) -> list[Ship]:
    """Return the ships in play on whose pilot's card a rule is printed: mostly none."""
    if kind not in g.brought:
        return []
    card_of = PILOT_ABILITIES.get
    return [
        ship
        for ship in g.ships
        if (card := card_of(ship.cards.mimics or ship.pilot)) is not None
        and kind in card.standing
        and ship.status == IN_PLAY
    ]


def has_gift(g: Battle, ship: Ship, kind: type[Rule]) -> bool:
    """Whether a ship's pilot has a rule in force."""
    return may_have(ship, kind) and bool(rules_in_force(g, ship, kind))


def is_denied(g: Battle, ship: Ship, deed: Deed) -> bool:
    """Whether an enemy near a ship keeps it from doing something."""
    for enemy in givers(g, Denies):
        if enemy.side != ship.side:
            for gives in rules_in_force(g, enemy, Denies):
                if gives.deed is deed and is_within(enemy, ship, gives.farthest):
                    return True
    return False


def is_range_bonus_denied(g: Battle, ship: Ship) -> bool:
    """Whether an enemy near a ship keeps it from adding dice for Range 1."""
    return any(
        is_within(enemy, ship, gives.farthest)
        for enemy in givers(g, DeniesRangeBonus)
        if enemy.side != ship.side
        for gives in rules_in_force(g, enemy, DeniesRangeBonus)
    )
