"""Where a weapon of a ship can fire: its arcs, or all round (XW-ARC-2, XW-SECONDARY-WEAPON-5)."""

from __future__ import annotations

from typing import NamedTuple

from cantina.games.x_wing.cards.sources import rules_in_force
from cantina.games.x_wing.cards.standing.attacks import (
    CountsAsRangeOne,
    FiresAllRound,
    FiresAuxiliary,
)
from cantina.games.x_wing.geometry import FRONT_ONLY, Arc, Arcs
from cantina.games.x_wing.library import PILOT_ABILITIES, ship_type, upgrade_card, weapon_of
from cantina.games.x_wing.state import NOBODY, Battle, Ship
from cantina.games.x_wing.terms import Slot

PRIMARY = "primary"


class Field(NamedTuple):
    """A field of fire: some arcs, or every direction."""

    all_round: bool = False
    arcs: Arcs = FRONT_ONLY


FRONT_FIELD = Field()
ALL_ROUND = Field(True)


def is_turret(weapon: str) -> bool:
    """Whether a secondary weapon fires in any direction."""
    card = weapon_of(weapon) if weapon not in ("", PRIMARY) else None
    return card is not None and card.turret


def range_of(g: Battle, ship: Ship, weapon: str, band: int) -> int:
    """Return the range an attack counts as made at."""
    if weapon or band == 1 or ship.talent not in PILOT_ABILITIES:
        return band
    return 1 if rules_in_force(g, ship, CountsAsRangeOne) else band


def field_of(g: Battle, ship: Ship, weapon: str) -> Field:
    """Return where a weapon fires: auxiliary arcs are for the primary one, unless a card says so.

    XW-LARGE-7: a special arc is for torpedoes.
    """
    if weapon in ("", PRIMARY):
        return primary_field(ship)
    if is_turret(weapon) or is_freed(g, ship, weapon):
        return ALL_ROUND
    kind, slot = ship_type(ship.pilot), upgrade_card(weapon).slot
    if kind.special and slot is Slot.TORPEDO:
        return Field(arcs=(*FRONT_ONLY, *kind.special))
    if kind.arcs != FRONT_ONLY and any(
        gives.slot is slot for gives in rules_in_force(g, ship, FiresAuxiliary)
    ):
        return Field(arcs=kind.arcs)
    return FRONT_FIELD


def is_freed(g: Battle, ship: Ship, weapon: str) -> bool:
    """Whether the pilot fires weapons of this slot in any direction."""
    slot = upgrade_card(weapon).slot
    return any(gives.slot is slot for gives in rules_in_force(g, ship, FiresAllRound))


def primary_field(ship: Ship) -> Field:
    """Return where a ship's primary weapon fires."""
    kind = ship_type(ship.pilot)
    if kind.turret or kind.arcs != FRONT_ONLY or kind.mobile or kind.special:
        return Field(kind.turret, arcs_of(ship))
    return FRONT_FIELD


def arcs_of(ship: Ship) -> Arcs:
    """Return the firing arcs of a ship: XW-LARGE-6 its mobile one, XW-DOCK-4 its special one."""
    kind = ship_type(ship.pilot)
    arcs = kind.arcs
    if ship.mobile_arc not in ("", Arc.FRONT):
        arcs = (*arcs, Arc(ship.mobile_arc))
    if ship.docked != NOBODY:
        arcs = (*arcs, *kind.special)
    return arcs
