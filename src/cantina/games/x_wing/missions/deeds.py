"""What a mission lets ships do in their action step, and what it counts."""

from __future__ import annotations

from cantina.core.text import Text, text
from cantina.games.x_wing.missions import mission_of
from cantina.games.x_wing.names import SHUTTLE, is_craft
from cantina.games.x_wing.rules import tokens
from cantina.games.x_wing.rules.measuring import is_within
from cantina.games.x_wing.state import IN_PLAY, Battle, Ship
from cantina.games.x_wing.telling import tell

PROTECT, CHARGE = "protect", "charge"
MISSION_ACTIONS = (PROTECT, CHARGE)


def mission_actions(g: Battle, ship: Ship) -> list[str]:
    """Return the actions that the mission gives a ship."""
    mission = mission_of(g)
    if mission is None:
        return []
    found = []
    if mission.protect is not None and protected_by(g, ship, mission.protect.range) is not None:
        found.append(PROTECT)
    if mission.charge is not None and ship.ship_id == g.marked_ship:
        found.append(CHARGE)
    return found


def protected_by(g: Battle, ship: Ship, farthest: int) -> Ship | None:
    """XW-MISSION-1-12: the craft of its side, near it, that a ship may protect."""
    near = [
        craft
        for craft in g.ships
        if is_craft(craft)
        and craft is not ship
        and craft.side == ship.side
        and craft.status == IN_PLAY
        and is_within(ship, craft, farthest)
    ]
    return min(near, key=lambda craft: craft.shields - len(craft.damage), default=None)


def mission_action_label(g: Battle, action: str) -> Text:
    """Label an action that the mission gives."""
    if action == PROTECT and not any(ship.pilot == SHUTTLE for ship in g.ships):
        return text("xw-option-protect-craft")
    return Text(f"xw-option-{action}")


def perform_mission_action(g: Battle, ship: Ship, action: str) -> None:
    """XW-MISSION-1-12: an evade token on the craft; or one more charge of the marked ship."""
    mission = mission_of(g)
    assert mission is not None
    if action == CHARGE:
        g.charges += 1
        tell(g, ship.ship_id, "xw-log-charges", "XW-OURS-5", count=g.charges)
        return
    craft = None if mission.protect is None else protected_by(g, ship, mission.protect.range)
    if craft is not None:
        tokens.gain(g, craft, tokens.EVADE)


def count_round(g: Battle) -> None:
    """XW-MISSION-2-6 and -8: a tracking token, and word that a limit is lifted."""
    mission = mission_of(g)
    if mission is None:
        return
    if mission.counts_rounds:
        g.tracking_tokens += 1
    for limit in mission.limits:
        if limit.told and g.round == limit.before_round:
            tell(g, g.marked_ship, limit.told, limit.rule)
