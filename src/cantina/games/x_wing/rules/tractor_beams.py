"""Tractor beam tokens of the last waves: less agility, and a push by the enemy."""

from __future__ import annotations

from cantina.core.ask import Ask
from cantina.core.text import Text, text
from cantina.games.x_wing import geometry
from cantina.games.x_wing.geometry import Bearing, Polygon, Pose
from cantina.games.x_wing.library import ship_type
from cantina.games.x_wing.names import ship_name
from cantina.games.x_wing.rules import tokens
from cantina.games.x_wing.rules.barrel_rolls import DIRECTION, LEFT, RIGHT, WAYS, is_template_clear
from cantina.games.x_wing.rules.detonating import set_off_by
from cantina.games.x_wing.rules.maneuvers import put_aside
from cantina.games.x_wing.rules.measuring import obstacles_under, outlines, pose_of, side_of
from cantina.games.x_wing.rules.obstacles import suffer_obstacles
from cantina.games.x_wing.rules.sides import ships_in_play
from cantina.games.x_wing.state import IN_PLAY, Battle, Ship
from cantina.games.x_wing.telling import tell

FORWARD = "forward"
STAY = "stay"
TRACTORED = "tractored"
LABELS = {
    STAY: "xw-option-tractor-stay",
    FORWARD: "xw-option-tractor-forward",
    LEFT: "xw-option-tractor-left",
    RIGHT: "xw-option-tractor-right",
}
SHIFTS = (0, 1, -1)
"""Where along its base a pushed ship may end: level, forward or back as far as a roll goes."""


async def tractor(g: Battle, ship_id: int, seat: int) -> None:
    """Give a ship a tractor beam token; the first of a round lets the other player push it."""
    ship = g.ship(ship_id)
    if ship.status != IN_PLAY:
        return
    tokens.gain(g, ship, tokens.TRACTOR)
    if TRACTORED in ship.deeds.used_this_round or ship_type(ship.pilot).is_large:  # XW-LARGE-3
        return
    ship.deeds.used_this_round += (TRACTORED,)
    chosen = await Ask(
        seat,
        text("xw-ask-tractor", ship=ship_name(g, ship_id)),
        lambda: open_ways(g, g.ship(ship_id)),
        label=lambda way: Text(LABELS[way[0]], {"shift": way[1]}),
    )
    if chosen[0] != STAY:
        await push(g, ship_id, chosen)


def open_ways(g: Battle, ship: Ship) -> list[tuple[str, int]]:
    """Return the ways a ship can be pushed: clear of ships and inside the area."""
    reach = int(geometry.roll_reach(side_of(ship)))
    ways = [(FORWARD, 0), *[(side, s * reach) for side in (LEFT, RIGHT) for s in SHIFTS]]
    return [(STAY, 0), *[way for way in ways if is_open(g, ship, end_of(ship, way))]]


def end_of(ship: Ship, way: tuple[str, int]) -> Pose:
    """Return where a push ends."""
    if way[0] == FORWARD:
        return geometry.boost(pose_of(ship), Bearing.STRAIGHT, side_of(ship))
    return geometry.barrel_roll(pose_of(ship), DIRECTION[way[0]], way[1], side_of(ship))


def is_open(g: Battle, ship: Ship, end: Pose) -> bool:
    """Whether a ship can be pushed to a place; obstacles are no hindrance."""
    base = side_of(ship)
    if geometry.is_off_mat(end, base, g.options.width, g.options.height):
        return False
    return not any(
        geometry.do_overlap(end, pose_of(other), base, side_of(other))
        for other in ships_in_play(g)
        if other is not ship
    )


def does_cross(start: Pose, side: float, way: tuple[str, int], token: Polygon) -> bool:
    """Whether the template of a push lies on a token."""
    if way[0] == FORWARD:
        template = geometry.template_for(Bearing.STRAIGHT, 1)
        return geometry.template_on_polygon(start, template, token, side=side)
    return not is_template_clear(start, side, WAYS[way[0]], way[1], [token])


async def push(g: Battle, ship_id: int, way: tuple[str, int]) -> None:
    """Move a ship; for each obstacle under template or base it rolls as after a maneuver."""
    ship = g.ship(ship_id)
    start, side = pose_of(ship), side_of(ship)
    put_aside(g, ship, end_of(ship, way))
    tell(g, ship_id, "xw-log-pushed")
    await set_off_by(g, ship_id, lambda mine: does_cross(start, side, way, mine))
    ship = g.ship(ship_id)
    beneath = obstacles_under(g, ship)
    struck = [
        obstacle.obstacle_id
        for obstacle, outline in zip(g.obstacles, outlines(g), strict=True)
        if obstacle.obstacle_id in beneath or does_cross(start, side, way, outline)
    ]
    if ship.status == IN_PLAY and struck:
        ship.flight.struck = tuple(struck)
        await suffer_obstacles(g, ship_id)
