"""The boost of later waves: a speed-1 straight or bank that is no maneuver."""

from __future__ import annotations

from cantina.core.text import Text, text
from cantina.games.x_wing import geometry
from cantina.games.x_wing.cards.gifts import has_gift
from cantina.games.x_wing.cards.standing.actions import BoostsTurning
from cantina.games.x_wing.geometry import BOOSTS, Bearing
from cantina.games.x_wing.maneuver import Maneuver
from cantina.games.x_wing.names import maneuver_name
from cantina.games.x_wing.rules.barrel_rolls import forbidding_place, obstacles_for
from cantina.games.x_wing.rules.detonating import set_off_by
from cantina.games.x_wing.rules.maneuvers import put_aside
from cantina.games.x_wing.rules.measuring import pose_of, side_of
from cantina.games.x_wing.state import Battle, Ship
from cantina.games.x_wing.telling import tell


def open_bearings(g: Battle, ship: Ship) -> list[str]:
    """Return the bearings a ship can boost along: base and template clear, inside the area."""
    bearings: tuple[Bearing, ...] = BOOSTS
    if has_gift(g, ship, BoostsTurning):
        bearings = (*BOOSTS, Bearing.TURN_LEFT, Bearing.TURN_RIGHT)
    return [bearing.value for bearing in bearings if is_open(g, ship, bearing)]


def is_open(g: Battle, ship: Ship, bearing: Bearing) -> bool:
    """Whether a ship can boost along a bearing."""
    end = geometry.boost(pose_of(ship), bearing, side_of(ship))
    if forbidding_place(g, ship, end):
        return False
    if not g.obstacles:
        return True
    template = geometry.template_for(bearing, 1)
    return not any(
        geometry.template_on_polygon(pose_of(ship), template, outline, side=side_of(ship))
        for outline in obstacles_for(g, ship)
    )


def bearing_label(bearing: str) -> Text:
    """Label a boost along a bearing."""
    return text("xw-option-boost-along", maneuver=maneuver_name(Maneuver(Bearing(bearing), 1).key))


async def boost_to(g: Battle, ship_id: int, bearing: Bearing) -> None:
    """Move the ship by a boost; mines under base and template go off."""
    ship = g.ship(ship_id)
    start, side = pose_of(ship), side_of(ship)
    put_aside(g, ship, geometry.boost(start, bearing, side))
    tell(g, ship_id, "xw-log-boosts", "XW-ACTION-2")
    template = geometry.template_for(bearing, 1)
    await set_off_by(
        g,
        ship_id,
        lambda outline: geometry.template_on_polygon(start, template, outline, side=side),
    )
