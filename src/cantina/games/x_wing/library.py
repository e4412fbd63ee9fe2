"""Printed things by their ids, as the rules look them up; the game fills them from the content."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

import msgspec

from cantina.core.library import Library
from cantina.games.x_wing.cards.frames import Abilities, Line
from cantina.games.x_wing.geometry import LARGE_BASE, Bearing, Polygon
from cantina.games.x_wing.maneuver import Maneuver
from cantina.games.x_wing.names import SHUTTLE, STATION, TRANSPORT
from cantina.games.x_wing.printed import (
    ConditionCard,
    DamageCard,
    ObstacleToken,
    PilotCard,
    ShipType,
    UpgradeCard,
    Weapon,
)
from cantina.games.x_wing.state import CardKind, Source

SHIPS: Library[ShipType] = Library()
PILOTS: Library[PilotCard] = Library()
PILOTS_IN_SQUADS: dict[str, list[PilotCard]] = {}
"""By the id that squad files use, which namesakes share."""
UPGRADES: Library[UpgradeCard] = Library()
DAMAGE: Library[DamageCard] = Library()
CONDITIONS: Library[ConditionCard] = Library()
OBSTACLES: Library[ObstacleToken] = Library()

PILOT_ABILITIES: dict[str, Abilities] = {}
UPGRADE_ABILITIES: dict[str, Abilities] = {}
PILOT_ERRATA: dict[str, Abilities] = {}
UPGRADE_ERRATA: dict[str, Abilities] = {}
"""What cards do by the rules reference, where it changed them."""
BACKS: dict[str, Abilities] = {}
"""What the other sides of upgrade cards do."""
DAMAGE_ABILITIES: dict[str, Abilities] = {}
CONDITION_ABILITIES: dict[str, Abilities] = {}
DEALT: set[object] = set()
"""The moments and kinds of rule on cards that come to a ship in the middle of a battle."""

SHUTTLE_TYPE = ShipType(
    SHUTTLE,
    attack=0,
    agility=2,  # XW-MISSION-1-6
    hull=6,
    shields=0,
    actions=(),  # XW-MISSION-1-9
    dial=(  # XW-MISSION-1-8
        Maneuver(Bearing.STRAIGHT, 2),
        Maneuver(Bearing.BANK_LEFT, 1),
        Maneuver(Bearing.BANK_RIGHT, 1),
    ),
)

TRANSPORT_TYPE = ShipType(
    TRANSPORT,
    attack=0,
    agility=1,
    hull=5,
    shields=0,
    actions=(),
    dial=(
        Maneuver(Bearing.STRAIGHT, 1),
        Maneuver(Bearing.STRAIGHT, 2),
        Maneuver(Bearing.BANK_LEFT, 1),
        Maneuver(Bearing.BANK_RIGHT, 1),
    ),
)

STATION_TYPE = ShipType(
    STATION, attack=0, agility=0, hull=8, shields=0, actions=(), dial=(), side=LARGE_BASE
)

TYPE_OF: dict[str, ShipType] = {
    craft.xws: craft for craft in (SHUTTLE_TYPE, TRANSPORT_TYPE, STATION_TYPE)
}
"""By the pilot's id; the craft of missions count as pilots."""


def fill(
    ships: Iterable[ShipType],
    pilots: Iterable[PilotCard],
    upgrades: Iterable[UpgradeCard],
    damage: Iterable[DamageCard],
    conditions: Iterable[ConditionCard],
    obstacles: Iterable[ObstacleToken],
) -> None:
    """Put all cards in, once, and sort what they do; two of one id are refused."""
    SHIPS.fill(ships, lambda ship: ship.xws)
    PILOTS.fill(pilots, lambda pilot: pilot.xws)
    UPGRADES.fill(upgrades, lambda upgrade: upgrade.xws)
    DAMAGE.fill(damage, lambda card: card.card_id)
    CONDITIONS.fill(conditions, lambda condition: condition.xws)
    OBSTACLES.fill(obstacles, lambda token: token.xws)
    for pilot in PILOTS.values():
        TYPE_OF[pilot.xws] = _type_of(pilot)
        PILOTS_IN_SQUADS.setdefault(pilot.in_squads, []).append(pilot)
        _sort(PILOT_ABILITIES, CardKind.PILOT, pilot.xws, pilot.abilities)
        _sort(PILOT_ERRATA, CardKind.PILOT, pilot.xws, pilot.errata)
    for upgrade in UPGRADES.values():
        _sort(UPGRADE_ABILITIES, CardKind.UPGRADE, upgrade.xws, upgrade.abilities)
        _sort(UPGRADE_ERRATA, CardKind.UPGRADE, upgrade.xws, upgrade.errata)
        _sort(BACKS, CardKind.UPGRADE, upgrade.xws, upgrade.back)
    for card in DAMAGE.values():
        _sort(DAMAGE_ABILITIES, CardKind.DAMAGE, card.card_id, card.abilities)
    for condition in CONDITIONS.values():
        _sort(CONDITION_ABILITIES, CardKind.CONDITION, condition.xws, condition.abilities)
    for dealt in (*DAMAGE_ABILITIES.values(), *CONDITION_ABILITIES.values()):
        DEALT.update(dealt.at, dealt.standing)


def _type_of(pilot: PilotCard) -> ShipType:
    """Return a pilot's ship type; a few cards print other values than the rest."""
    if pilot.values is None:
        return SHIPS[pilot.ship]
    attack, agility, hull, shields = pilot.values
    return msgspec.structs.replace(
        SHIPS[pilot.ship], attack=attack, agility=agility, hull=hull, shields=shields
    )


def _sort(table: dict[str, Abilities], kind: CardKind, card: str, lines: tuple[Line, ...]) -> None:
    if lines:
        table[card] = Abilities(Source(kind, card), lines)


def talent_of(pilot: str, by_reference: bool) -> Abilities | None:
    """Return what a pilot's card does, as printed or by the rules reference."""
    changed = PILOT_ERRATA.get(pilot) if by_reference else None
    return changed or PILOT_ABILITIES.get(pilot)


def front_of(upgrade: str, by_reference: bool) -> Abilities | None:
    """Return what the front of an upgrade card does, as printed or by the rules reference."""
    changed = UPGRADE_ERRATA.get(upgrade) if by_reference else None
    return changed or UPGRADE_ABILITIES.get(upgrade)


@cache
def kinds_in(deck: str) -> tuple[str, ...]:
    """Return the kind of every card of a deck, in a fixed order."""
    cards = [card for card in DAMAGE.values() if deck in card.decks]
    return tuple(sorted([card.card_id for card in cards for _ in range(card.count)]))


def ship_type(pilot: str) -> ShipType:
    """Return the printed values, action bar and dial of a pilot's ship."""
    return TYPE_OF[pilot]


def pilot_card(pilot: str) -> PilotCard:
    """Return a pilot's ship card."""
    return PILOTS[pilot]


def upgrade_card(upgrade: str) -> UpgradeCard:
    """Return an upgrade card."""
    return UPGRADES[upgrade]


def weapon_of(upgrade: str) -> Weapon | None:
    """Return the secondary weapon an upgrade is, if it is one (XW-COMPONENT-13)."""
    return UPGRADES[upgrade].weapon


def base_side(pilot: str) -> float:
    """Return the side of a ship's base in mm."""
    return TYPE_OF[pilot].side


def asteroid_outline(shape: str) -> Polygon:
    """Return the outline of an obstacle token around its own centre."""
    return OBSTACLES[shape].outline
