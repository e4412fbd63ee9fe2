"""The ships that a mission's rules speak of."""

from __future__ import annotations

from cantina.games.x_wing.missions.format import Group
from cantina.games.x_wing.names import is_craft
from cantina.games.x_wing.state import NOBODY, Battle, Ship


def belongs(g: Battle, ship: Ship, group: Group) -> bool:
    """Whether a ship is one of a group."""
    if group == "craft":
        return is_craft(ship)
    if group == "marked":
        return ship.ship_id == g.marked_ship != NOBODY
    if group == "carriers":
        return ship.markers > 0
    return ship.side == group and not is_craft(ship)


def ships_of(g: Battle, group: Group) -> list[Ship]:
    """Return all ships of a group, gone ones too."""
    return [ship for ship in g.ships if belongs(g, ship, group)]
