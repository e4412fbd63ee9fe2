"""Laying down the tokens of a mission: asteroids, satellites, containers, mines."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from cantina.core.rng import Rng
from cantina.core.text import Text, text
from cantina.core.wire import Blocked
from cantina.games.x_wing import geometry
from cantina.games.x_wing.geometry import Polygon, Pose, corners, range_band
from cantina.games.x_wing.missions.format import PlaceMarkers, PlaceMines, Zone
from cantina.games.x_wing.missions.markers import MARKER_RADIUS, gap_between
from cantina.games.x_wing.missions.places import boxes_of, edge_of, lies_in, point_on_mat
from cantina.games.x_wing.rules.bomb_tokens import outline_of
from cantina.games.x_wing.rules.measuring import outline_at, pose_of, side_of
from cantina.games.x_wing.rules.obstacles import is_near_another, new_tokens, place_obstacle
from cantina.games.x_wing.rules.placing import BAND, Placing, depth_from, pose_ask, random_poses
from cantina.games.x_wing.rules.sides import captain, other_side, ships_in_play
from cantina.games.x_wing.state import Battle, Bomb, Marker

CLEAR = 100.0
"""How far asteroids and mines keep from enemies and from each other."""


async def place_rock(g: Battle, side: str, rule: str) -> bool:
    """XW-MISSION-2-5: a side lays the next asteroid; the six come out of the box first."""
    if not g.obstacles and not g.asteroids_left:
        g.asteroids_left = new_tokens()

    def problem(g: Battle, shape: str, pose: Pose) -> Blocked | None:
        return rock_problem(g, side, rule, shape, pose)

    await place_obstacle(g, captain(g, side), problem, rule)
    return bool(g.asteroids_left)


def rock_problem(g: Battle, side: str, rule: str, shape: str, pose: Pose) -> Blocked | None:
    """XW-MISSION-2-5: not at Range 1 of an enemy or another asteroid, nor on a ship."""
    outline = outline_at(shape, *pose)
    key, label = "pose", text("xw-option-place-obstacle")
    if geometry.overhang(outline, g.options.width, g.options.height) > geometry.TOLERANCE:
        return Blocked(key, label, text("xw-blocked-leaves-area"), rule)
    for ship in ships_in_play(g):
        if hypot(ship.x - pose.x, ship.y - pose.y) > CLEAR + 100.0:
            continue  # far enough, whatever the outline
        gap = geometry.polygon_distance(outline, corners(pose_of(ship), side_of(ship)))
        if gap <= (CLEAR if ship.side == other_side(side) else 0.0):
            return Blocked(key, label, text("xw-blocked-near-ship"), rule)
    if is_near_another(g, outline, pose, CLEAR):
        return Blocked(key, label, text("xw-blocked-near-obstacle"), rule)
    return None


def zones_of_markers(g: Battle, step: PlaceMarkers) -> tuple[str, ...]:
    """XW-MISSION-3-4: the zone of each token; large squads may get more of them."""
    return step.large_zones if step.large_zones and g.options.is_large() else step.zones


def fixed_markers(g: Battle, step: PlaceMarkers) -> None:
    """Lay all tokens where the mission says."""
    for across, ahead in step.at:
        add_marker(g, step, *point_on_mat(g, across, ahead))


def add_marker(g: Battle, step: PlaceMarkers, x: float, y: float) -> None:
    """Lay a token down."""
    g.markers.append(Marker(g.markers_placed, x, y))
    at = (f"marker:{g.markers_placed}",)
    g.markers_placed += 1
    g.say(f"xw-log-places-{step.marker}", step.rule or "XW-MISSION-3", at=at)


async def place_marker(g: Battle, step: PlaceMarkers, zone: Zone, rule: str) -> None:
    """XW-MISSION-3-3 to -5: a side lays the next token."""

    def problem(pose: Pose) -> Blocked | None:
        return marker_problem(g, step, zone, pose, rule)

    def sample(rng: Rng) -> Sequence[Placing]:
        west, south, east, north = boxes_of(g, zone)[0]
        r = MARKER_RADIUS
        across = (west + r, east - r) if zone.box or upright(g, zone) else (west, east)
        along = (south, north) if upright(g, zone) else (south + r, north - r)
        return random_poses(rng, problem, across, along, [0.0])

    rules = (rule, step.spacing_rule) if step.spacing_rule else (rule,)
    pose = await pose_ask(captain(g, step.side), marker_prompt(step, zone), problem, sample, *rules)
    add_marker(g, step, pose.x, pose.y)


def upright(g: Battle, zone: Zone) -> bool:
    """Whether a band lies along the west or the east edge."""
    return bool(zone.range) and edge_of(g, zone.edges[0]) in ("west", "east")


def marker_prompt(step: PlaceMarkers, zone: Zone) -> Text:
    """Ask for the place of a token."""
    if step.marker == "satellite" and zone.range is not None:
        return text("xw-ask-place-satellite", range=zone.range)
    return Text(f"xw-ask-lay-{step.marker}")


def disc(pose: Pose) -> Polygon:
    """Return the four outermost points of a token."""
    r = MARKER_RADIUS
    return tuple((pose.x + dx, pose.y + dy) for dx, dy in ((r, 0), (-r, 0), (0, r), (0, -r)))


def marker_problem(
    g: Battle, step: PlaceMarkers, zone: Zone, pose: Pose, rule: str
) -> Blocked | None:
    """XW-MISSION-3-3 and -5: its zone, the side edges, and the other tokens."""
    key, label = "pose", text(f"xw-option-place-{step.marker}")
    spacing = step.spacing_rule or rule
    box = disc(pose)
    if not lies_in(g, zone, box):
        return Blocked(key, label, text("xw-blocked-outside-zone"), rule)
    sides = (edge_of(g, "left"), edge_of(g, "right")) if step.from_sides else ()
    if any(depth_from(g, edge, box)[0] <= BAND * step.from_sides for edge in sides):
        return Blocked(key, label, text("xw-blocked-near-edge"), spacing)
    here = Marker(-1, pose.x, pose.y)
    gaps = [gap_between(here, other) for other in g.markers]
    apart = not gaps or not step.apart or any(range_band(gap) in step.apart for gap in gaps)
    if not apart or 0.0 in gaps:
        return Blocked(key, label, text("xw-blocked-satellite-gap"), spacing)
    return None


async def place_mine(g: Battle, step: PlaceMines, zone: Zone, rule: str) -> bool:
    """Lay the next mine; it belongs to the first ship of the side."""
    if len(g.bombs) >= step.count:
        return False
    owner = next(ship.ship_id for ship in g.ships if ship.side == step.side)

    def problem(pose: Pose) -> Blocked | None:
        return mine_problem(g, zone, pose, rule)

    def sample(rng: Rng) -> Sequence[Placing]:
        west, south, east, north = boxes_of(g, zone)[0]
        return random_poses(rng, problem, (west, east), (south, north), [0.0])

    if not sample(Rng(len(g.bombs))):
        g.say("xw-log-no-room", rule)
        return False
    prompt = text("xw-ask-place-mine", number=len(g.bombs) + 1, count=step.count)
    pose = await pose_ask(captain(g, step.side), prompt, problem, sample, rule)
    g.bombs.append(Bomb(g.bombs_dropped, step.card, owner, pose.x, pose.y))
    g.bombs_dropped += 1
    g.say("xw-log-places-mine", rule, at=(f"bomb:{g.bombs[-1].bomb_id}",))
    return True


def mine_problem(g: Battle, zone: Zone, pose: Pose, rule: str) -> Blocked | None:
    """Say why a mine cannot lie there: its zone, other mines and ships at Range 1."""
    key, label = "pose", text("xw-option-place-mine")
    outline = outline_of(pose.x, pose.y)
    if not lies_in(g, zone, outline):
        return Blocked(key, label, text("xw-blocked-outside-zone"), rule)
    for other in g.bombs:
        if geometry.polygon_distance(outline, outline_of(other.x, other.y)) <= CLEAR:
            return Blocked(key, label, text("xw-blocked-near-mine"), rule)
    for ship in ships_in_play(g):
        if geometry.polygon_distance(outline, corners(pose_of(ship), side_of(ship))) <= CLEAR:
            return Blocked(key, label, text("xw-blocked-near-ship"), rule)
    return None
