"""What is printed on a ship's cards, by the pilot's id; the senator's shuttle counts as one."""

from __future__ import annotations

from cantina.games.x_wing.content import OBSTACLES, PILOTS, SHIPS, UPGRADES
from cantina.games.x_wing.geometry import Bearing, Polygon
from cantina.games.x_wing.names import SHUTTLE
from cantina.games.x_wing.printed import (
    Difficulty,
    Maneuver,
    PilotCard,
    ShipType,
    UpgradeCard,
    Weapon,
)

SHUTTLE_TYPE = ShipType(
    SHUTTLE,
    attack=0,
    agility=2,  # XW-MISSION-1-6
    hull=6,
    shields=0,
    actions=(),  # XW-MISSION-1-9
    dial=(  # XW-MISSION-1-8
        Maneuver(Bearing.STRAIGHT, 2, Difficulty.WHITE),
        Maneuver(Bearing.BANK_LEFT, 1, Difficulty.WHITE),
        Maneuver(Bearing.BANK_RIGHT, 1, Difficulty.WHITE),
    ),
)

TYPE_OF: dict[str, ShipType] = {
    **{xws: SHIPS[pilot.ship] for xws, pilot in PILOTS.items()},
    SHUTTLE: SHUTTLE_TYPE,
}


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
