"""Range, firing arc and obstruction between ships of a battle."""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from typing import NamedTuple

from cantina.games.x_wing import geometry
from cantina.games.x_wing.cards.sources import rules_in_force
from cantina.games.x_wing.cards.standing.attacks import ObstructsEnemies
from cantina.games.x_wing.geometry import Arc, Polygon, Pose, new_pose
from cantina.games.x_wing.geometry.shapes import Pair
from cantina.games.x_wing.library import TYPE_OF, asteroid_outline
from cantina.games.x_wing.rules.firing import FRONT_FIELD, Field, arcs_of
from cantina.games.x_wing.rules.rule_sets import by_reference
from cantina.games.x_wing.state import IN_PLAY, Battle, Obstacle, Ship


def pose_of(thing: Ship | Obstacle) -> Pose:
    """Return where a ship or an obstacle lies."""
    return new_pose((thing.x, thing.y, thing.heading))


def put(thing: Ship | Obstacle, pose: Pose) -> None:
    """Put a ship or an obstacle down at a pose."""
    thing.x, thing.y, thing.heading = pose


def side_of(ship: Ship) -> float:
    """Return the side of a ship's base in mm."""
    return TYPE_OF[ship.pilot].side


def penetration(other: Ship, place: Pose, side: float) -> float:
    """Return how far a base at a place would lie in that of a ship."""
    return geometry.penetration(place, pose_of(other), side, side_of(other))


def stands_at(other: Ship, place: Pose, side: float) -> bool:
    """Whether a base at a place would overlap that of a ship; most are too far away for it."""
    dx, dy = other.x - place.x, other.y - place.y
    reach = geometry.HALF_DIAGONAL * (side + geometry.LARGE_BASE)
    if dx * dx + dy * dy >= reach * reach:
        return False
    return geometry.do_overlap(place, pose_of(other), side, side_of(other))


def range_between(one: Ship, other: Ship) -> int | None:
    """XW-RANGE-3, XW-TARGET-LOCK-2: the band of the nearest points, in any direction."""
    return geometry.range_between(pose_of(one), pose_of(other), side_of(one), side_of(other))


def is_within(one: Ship, other: Ship, farthest: int, nearest: int = 1) -> bool:
    """Whether a ship is at a range between two bands; by circles first, measured where in doubt."""
    dx, dy = one.x - other.x, one.y - other.y
    gap, sides = sqrt(dx * dx + dy * dy), side_of(one) + side_of(other)
    reach = geometry.RANGE_BAND * min(farthest, geometry.FARTHEST_BAND)
    if gap - geometry.HALF_DIAGONAL * sides > reach + geometry.TOLERANCE:
        return False
    if nearest <= 1 and gap - sides / 2.0 < reach:
        return True
    band = range_between(one, other)
    return band is not None and nearest <= band <= farthest


def is_in_arc(attacker: Ship, target: Ship) -> bool:
    """XW-ARC-2: whether any part of the target's base lies in a firing arc of the attacker."""
    return geometry.is_in_arc(
        pose_of(attacker),
        pose_of(target),
        side_of(attacker),
        side_of(target),
        arcs_of(attacker),
    )


def is_in_mobile_arc(ship: Ship, other: Ship) -> bool:
    """XW-LARGE-6: whether any part of another base lies in the mobile arc of a ship."""
    if not ship.mobile_arc:
        return False
    arcs = (Arc(ship.mobile_arc),)
    return geometry.is_in_arc(pose_of(ship), pose_of(other), side_of(ship), side_of(other), arcs)


def is_in_front_arc(attacker: Ship, target: Ship) -> bool:
    """Whether any part of the target's base lies in the front arc, auxiliary arcs apart."""
    return geometry.is_in_arc(
        pose_of(attacker), pose_of(target), side_of(attacker), side_of(target)
    )


def is_in_bullseye(ship: Ship, other: Ship) -> bool:
    """Whether any part of another base lies straight ahead, between the lines of the guides."""
    nose = geometry.displaced(pose_of(ship), side_of(ship) / 2.0, 0.0)
    part = geometry.in_frame(nose, geometry.corners(pose_of(other), side_of(other)))
    half = geometry.TEMPLATE_WIDTH / 2.0
    for normal, least in (((1.0, 0.0), 0.0), ((0.0, 1.0), -half), ((0.0, -1.0), -half)):
        part = geometry.clipped(part, normal, least)
    return bool(part)


def lies_ahead(ship: Ship, other: Ship, turned: float = 0.0) -> bool:
    """Whether any part of another base lies before the middle of a ship's, or behind if turned."""
    facing = Pose(ship.x, ship.y, ship.heading + turned)
    return geometry.is_in_arc(facing, pose_of(other), side_of(ship), side_of(other), (Arc.HALF,))


def are_in_contact(one: Ship, other: Ship) -> bool:
    """Whether two bases meet."""
    return geometry.are_in_contact(pose_of(one), pose_of(other), side_of(one), side_of(other))


class Shot(NamedTuple):
    """How an attack on a ship would be measured; no range if it is beyond Range 3."""

    range: int | None
    distance: float


def are_far_apart(one: Ship, other: Ship) -> bool:
    """Whether two ships are beyond Range 3 however they stand; cheap, before measuring."""
    farthest = 300.0 + 0.75 * (side_of(one) + side_of(other))
    return abs(one.x - other.x) > farthest or abs(one.y - other.y) > farthest


def distance_of_shot(attacker: Ship, target: Ship, field: Field) -> float | None:
    """Measure an attack; None if the target is not in arc."""
    return geometry.attack_distance(
        pose_of(attacker), pose_of(target), side_of(attacker), side_of(target), *field
    )


def shot_at(attacker: Ship, target: Ship, field: Field = FRONT_FIELD) -> Shot:
    """XW-RANGE-4: measure an attack in arc; a turret weapon measures in any direction."""
    distance = distance_of_shot(attacker, target, field)
    if distance is None:
        distance = geometry.distance_between(
            pose_of(attacker), pose_of(target), side_of(attacker), side_of(target)
        )
    return Shot(geometry.range_band(distance), distance)


def outlines(g: Battle) -> list[Polygon]:
    """Return the obstacles as they lie."""
    return [outline_at(o.shape, o.x, o.y, o.heading) for o in g.obstacles]


@lru_cache(maxsize=4096)
def outline_at(shape: str, x: float, y: float, heading: float) -> Polygon:
    """Return an obstacle's outline at a pose."""
    return geometry.placed(asteroid_outline(shape), Pose(x, y, heading))


def is_obstructed(g: Battle, attacker: Ship, target: Ship, field: Field = FRONT_FIELD) -> bool:
    """XW-OBSTRUCTION-1 and -3: whether every shortest line passes over an obstacle."""
    between = [*outlines(g), *obstructing_bases(g, attacker, target)]
    if not between:
        return False
    return geometry.are_obstructed(attack_lines(attacker, target, field), between)


def obstructing_bases(g: Battle, attacker: Ship, target: Ship) -> list[Polygon]:
    """Return the bases of the attacker's enemies that a card makes obstruct like an obstacle."""
    return [
        geometry.corners(pose_of(ship), side_of(ship))
        for ship in g.ships
        if ship.upgrades
        and ship.status == IN_PLAY
        and ship.side != attacker.side
        and ship is not target
        and rules_in_force(g, ship, ObstructsEnemies)
    ]


def attack_lines(attacker: Ship, target: Ship, field: Field) -> list[Pair]:
    """XW-RANGE-4: the shortest lines along which an attack can be measured."""
    return geometry.attack_lines(
        pose_of(attacker), pose_of(target), side_of(attacker), side_of(target), *field
    )


def obstacles_under(g: Battle, ship: Ship) -> list[int]:
    """Return the obstacles a ship's base overlaps."""
    if not g.obstacles:
        return []
    pose, side = pose_of(ship), side_of(ship)
    guides = by_reference(g)
    return [
        obstacle.obstacle_id
        for obstacle, outline in zip(g.obstacles, outlines(g), strict=True)
        if geometry.base_on_polygon(pose, outline, side)
        or (guides and geometry.guides_on_polygon(pose, outline, side))
    ]


def others_on_table(ship: Ship, ships: list[Ship]) -> list[tuple[int, geometry.Other]]:
    """Return the other ships with their ids, as the geometry wants them."""
    return [
        (other.ship_id, (pose_of(other), side_of(other)))
        for other in ships
        if other.ship_id != ship.ship_id
    ]
