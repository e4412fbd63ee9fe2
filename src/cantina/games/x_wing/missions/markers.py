"""Tokens of missions: discs, neither ships nor obstacles, that ships take and carry."""

from __future__ import annotations

from math import hypot

from cantina.games.x_wing.geometry import Pose, corners, in_frame
from cantina.games.x_wing.missions import mission_of
from cantina.games.x_wing.missions.format import Mission, PlaceMarkers
from cantina.games.x_wing.missions.places import reaches_into
from cantina.games.x_wing.names import ship_name
from cantina.games.x_wing.rules.measuring import pose_of, side_of
from cantina.games.x_wing.rules.sides import ships_in_play
from cantina.games.x_wing.state import Battle, Marker, Ship
from cantina.games.x_wing.telling import tell

MARKER_RADIUS = 15.0
SCAN, PICK_UP = "scan", "pick-up"
VERBS = (SCAN, PICK_UP)
"""What ships do with tokens in place of an attack."""
VERB_FOR = {"satellite": SCAN, "cargo": PICK_UP}
TAKEN = {SCAN: ("xw-log-scans", "XW-MISSION-3-7"), PICK_UP: ("xw-log-picks-up", "XW-OURS-2")}


def kind_of(mission: Mission) -> str:
    """Return what the tokens of a mission show."""
    steps = [step for step in mission.setup if isinstance(step, PlaceMarkers)]
    return steps[0].marker if steps else "satellite"


def gap_between(one: Marker, other: Marker) -> float:
    """Return the distance between the nearest points of two tokens."""
    return max(0.0, hypot(one.x - other.x, one.y - other.y) - 2 * MARKER_RADIUS)


def is_under(marker: Marker, pose: Pose, side: float) -> bool:
    """Whether a base overlaps a token."""
    ((x, y),) = in_frame(pose, ((marker.x, marker.y),))
    half = side / 2
    outside = hypot(max(0.0, abs(x) - half), max(0.0, abs(y) - half))
    return outside < MARKER_RADIUS


def within_reach(g: Battle, ship: Ship) -> list[tuple[str | int, ...]]:
    """XW-MISSION-3-6 and -8: tokens under a ship, or under an enemy it touches."""
    mission = mission_of(g)
    rule = None if mission is None else mission.pick_up
    if mission is None or rule is None or ship.side not in rule.sides:
        return []
    touched = [g.ship(other) for other in ship.touching] if rule.over_enemies else []
    bases = [ship, *[other for other in touched if other.side != ship.side]]
    verb = VERB_FOR[kind_of(mission)]
    return [
        (verb, marker.marker_id)
        for marker in g.markers
        if any(is_under(marker, pose_of(base), side_of(base)) for base in bases)
    ]


def take_marker(g: Battle, ship: Ship, marker_id: int) -> None:
    """XW-MISSION-3-7: the token goes onto the ship's card."""
    mission = mission_of(g)
    assert mission is not None
    g.markers = [other for other in g.markers if other.marker_id != marker_id]
    ship.markers += 1
    message, rule = TAKEN[VERB_FOR[kind_of(mission)]]
    tell(g, ship.ship_id, message, rule)


def lose_markers(g: Battle, ship: Ship) -> None:
    """XW-MISSION-3-9: what a destroyed ship carried is lost, or lies where the ship was."""
    mission = mission_of(g)
    if mission is None or mission.pick_up is None or not ship.markers:
        return
    if not mission.pick_up.dropped:
        g.markers_lost += ship.markers
    else:
        first = 1 + max([marker.marker_id for marker in g.markers], default=g.markers_placed)
        for place in range(ship.markers):
            g.markers.append(dropped_at(g, ship, first + place, place))
        g.say("xw-log-drops-marker", "XW-OURS-2", ship=ship_name(g, ship.ship_id))
    ship.markers = 0


def dropped_at(g: Battle, ship: Ship, marker_id: int, place: int) -> Marker:
    """Return a token beside those that lie there already, wholly on the mat."""
    x = min(max(ship.x + 2 * MARKER_RADIUS * place, MARKER_RADIUS), g.options.width - MARKER_RADIUS)
    y = min(max(ship.y, MARKER_RADIUS), g.options.height - MARKER_RADIUS)
    return Marker(marker_id, x, y)


def deliver_markers(g: Battle) -> bool:
    """Let carriers that reached the zone of their side lay down what they carry."""
    mission = mission_of(g)
    if mission is None or not mission.deliver:
        return False
    homes = {str(side): mission.zones[zone] for side, zone in mission.deliver.items()}
    delivered = False
    for ship in ships_in_play(g):
        if not ship.markers or ship.side not in homes:
            continue
        if reaches_into(g, homes[ship.side], corners(pose_of(ship), side_of(ship))):
            total = g.markers_delivered.get(ship.side, 0) + ship.markers
            g.markers_delivered[ship.side] = total
            ship.markers = 0
            delivered = True
            tell(g, ship.ship_id, "xw-log-delivers", "XW-OURS-2", count=total)
    return delivered
