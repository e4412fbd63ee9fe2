"""What a mission adds to a bot's wishes: where to go, and when leaving the mat is the point."""

from __future__ import annotations

from math import cos, hypot, radians, sin

from cantina.games.x_wing import geometry
from cantina.games.x_wing.bot.sight import Sight, pose_of
from cantina.games.x_wing.geometry import Pose
from cantina.games.x_wing.maneuver import Maneuver
from cantina.games.x_wing.missions.craft import STAY
from cantina.games.x_wing.view_records import ShipView, ZoneView

OUTWARD = {"south": (0.0, -1.0), "north": (0.0, 1.0), "west": (-1.0, 0.0), "east": (1.0, 0.0)}


def goal_edges(sight: Sight, ship: ShipView) -> list[str]:
    """Return the edges over which a ship serves its side by leaving now."""
    mission = sight.view.mission
    return [] if mission is None else mission.exits.get(str(ship.ship_id), [])


def gaps(sight: Sight, pose: Pose, side: float) -> dict[str, float]:
    """Return how far the base sticks out over each edge; negative inside."""
    corners = geometry.corners(pose, side)
    return {
        "south": max([-y for _, y in corners]),
        "north": max([y - sight.view.height for _, y in corners]),
        "west": max([-x for x, _ in corners]),
        "east": max([x - sight.view.width for x, _ in corners]),
    }


def leaves_well(sight: Sight, ship: ShipView, pose: Pose) -> bool:
    """Whether a place is off the mat over an edge that wins, and over no other."""
    goals = goal_edges(sight, ship)
    if not goals:
        return False
    out = [edge for edge, gap in gaps(sight, pose, ship.base).items() if gap > 1.0]
    return bool(out) and all(edge in goals for edge in out)


def pull(sight: Sight, ship: ShipView, pose: Pose) -> float:
    """Return how much a place serves the mission, in squad points."""
    mission = sight.view.mission
    if mission is None:
        return 0.0
    goals = goal_edges(sight, ship)
    if ship.ship_id == mission.marked_ship and not goals and not mission.charges_needed:
        goals = [edge.edge for edge in sight.view.edges if edge.side]
        eager = 0.3 * max(0, sight.view.round - 2)
        return eager * max([_towards(sight, pose, ship.base, edge) for edge in goals])
    if goals:
        return 6.0 * max([_towards(sight, pose, ship.base, edge) for edge in goals])
    if ship.markers and mission.homes:
        away = min([_gap(pose, home) for home in mission.homes if home.side == ship.side])
        return 4.0 - away / 100.0
    if ship.side in mission.takers and sight.view.markers:
        near = min([hypot(m.x - pose.x, m.y - pose.y) for m in sight.view.markers])
        return 4.0 if near < 25.0 else 1.5 - near / 200.0
    return 0.0


def _gap(pose: Pose, zone: ZoneView) -> float:
    """Return how far a place is from a zone."""
    across = max(zone.x - pose.x, 0.0, pose.x - zone.x - zone.w)
    return hypot(across, max(zone.y - pose.y, 0.0, pose.y - zone.y - zone.h))


def _towards(sight: Sight, pose: Pose, side: float, edge: str) -> float:
    """Return how near an edge is and how directly a ship faces it, from about -2 to 1."""
    x, y = OUTWARD[edge]
    angle = radians(pose.heading)
    facing = x * cos(angle) + y * sin(angle)
    return 0.5 * facing + gaps(sight, pose, side)[edge] / 450.0


def craft_move(sight: Sight, craft: ShipView, keys: list[str]) -> str:
    """Fly a craft to the edge it may leave over, never over another one."""
    start = pose_of(craft)

    def worth(key: str) -> float:
        if key == STAY:
            return pull(sight, craft, start) - 0.5
        maneuver = Maneuver.named(key)
        end = geometry.end_pose(start, maneuver.bearing, maneuver.speed, craft.base)
        if sight.is_off(end, craft.base):
            return 100.0 if leaves_well(sight, craft, end) else -100.0
        others = [(pose_of(s), s.base) for s in [*sight.friends, *sight.enemies] if s is not craft]
        done = geometry.execute(start, maneuver.bearing, maneuver.speed, others, craft.base)
        return pull(sight, craft, done.pose) + 0.2 * min(3, sight.ways_out(done.pose, craft, False))

    return max(keys, key=worth)
