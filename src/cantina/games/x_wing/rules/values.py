"""The values of a ship after all effects, added up and never below 0 (XW-ATTACK-ROLL-3)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from cantina.games.x_wing.cards.sources import kit_of, rules_in_force
from cantina.games.x_wing.cards.standing.values import TouchedAgility, Value
from cantina.games.x_wing.library import PILOTS, ship_type
from cantina.games.x_wing.missions import mission_of
from cantina.games.x_wing.missions.format import CraftCard
from cantina.games.x_wing.names import CRAFT_NAMES, is_craft
from cantina.games.x_wing.state import NOBODY, Battle, Ship
from cantina.games.x_wing.terms import Stat, Whose

CLOAKED_AGILITY = 2
"""How much more agile a cloaked ship is."""


class Values(NamedTuple):
    """All values of a ship that count now."""

    skill: int
    attack: int
    agility: int
    hull: int
    shields: int


def values_of(g: Battle, ship: Ship) -> Values:
    """Return all values of a ship, for whoever needs them at once."""
    rules, kind = rules_in_force(g, ship, Value), ship_type(ship.pilot)
    return Values(
        pilot_skill(g, ship),
        applied(rules, Stat.ATTACK, kind.attack),
        applied(rules, Stat.AGILITY, _agility_here(g, ship)),
        applied(rules, Stat.HULL, printed_value(g, ship, Stat.HULL, kind.hull)),
        applied(rules, Stat.SHIELDS, printed_value(g, ship, Stat.SHIELDS, kind.shields)),
    )


def _changed(g: Battle, ship: Ship, stat: Stat, printed: int) -> int:
    """Apply the ship's own cards to a printed value."""
    return applied(rules_in_force(g, ship, Value), stat, printed)


def applied(rules: Sequence[Value], stat: Stat, printed: int) -> int:
    """Apply what stands about values to a printed one."""
    if not rules:
        return max(0, printed)
    value = printed
    fixed: int | None = None
    for gives in rules:
        if gives.stat != stat or gives.whose != Whose.YOU:
            continue
        value += gives.by
        if gives.becomes is not None:
            fixed = gives.becomes if fixed is None else min(fixed, gives.becomes)
    return max(0, value if fixed is None else fixed)


def pilot_skill(g: Battle, ship: Ship) -> int:
    """Return the pilot skill that counts now."""
    if ship.pilot in CRAFT_NAMES:
        return 0
    if ship.skill_this_phase != NOBODY:
        return ship.skill_this_phase  # what was set last counts, whatever damage said before
    copied = ship.cards.copied_skill
    printed = PILOTS[ship.pilot].skill if copied == NOBODY else copied
    rules = rules_in_force(g, ship, Value)
    return applied(rules, Stat.SKILL, printed) if rules else printed


def primary_weapon_value(g: Battle, ship: Ship) -> int:
    """Return the primary weapon value that counts now."""
    return _changed(g, ship, Stat.ATTACK, ship_type(ship.pilot).attack)


def agility_value(g: Battle, ship: Ship) -> int:
    """Return the agility value that counts now."""
    return _changed(g, ship, Stat.AGILITY, _agility_here(g, ship))


def _agility_here(g: Battle, ship: Ship) -> int:
    """Return the printed agility with what tokens and touching ships add to it."""
    printed = printed_value(g, ship, Stat.AGILITY, ship_type(ship.pilot).agility)
    if "cloak" in ship.tokens:
        printed += CLOAKED_AGILITY
    printed -= ship.tokens.get("tractor", 0)
    for other in ship.touching:
        if g.ship(other).side != ship.side:
            printed += sum(gives.by for gives in rules_in_force(g, g.ship(other), TouchedAgility))
    return printed


def hull_value(g: Battle, ship: Ship) -> int:
    """Return the hull value that counts now."""
    printed = printed_value(g, ship, Stat.HULL, ship_type(ship.pilot).hull)
    return _changed(g, ship, Stat.HULL, printed)


def shield_value(g: Battle, ship: Ship) -> int:
    """XW-SETUP-16: a ship never holds more shield tokens than this."""
    printed = printed_value(g, ship, Stat.SHIELDS, ship_type(ship.pilot).shields)
    return _changed(g, ship, Stat.SHIELDS, printed)


def value_causes(g: Battle, ship: Ship) -> tuple[object, ...]:
    """Return what the values of a ship hang on beside the ship itself: cards, or its neighbours."""
    kit = kit_of(g, ship)
    if not ship.touching and not kit.is_fickle:
        return kit.standing.get(Value, ())
    return values_of(g, ship)


def printed_value(g: Battle, ship: Ship, stat: Stat, printed: int) -> int:
    """Return what a card says; a mission may say otherwise of its craft (XW-MISSION-1-7)."""
    mission = mission_of(g) if is_craft(ship) else None
    if mission is None:
        return printed
    cards = {str(kind): card for kind, card in mission.craft.items()}
    card = cards.get(ship.pilot, CraftCard())
    given: int | None = getattr(card, stat.value)
    if stat == Stat.SHIELDS and g.options.is_large() and card.large_shields is not None:
        given = card.large_shields
    return printed if given is None else given
