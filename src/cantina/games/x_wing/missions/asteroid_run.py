"""Mission 2, Asteroid Run: a damaged ship must hold out and escape (XW-MISSION-2-1 to -14)."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from cantina.core.rng import Rng
from cantina.core.text import Text, text
from cantina.core.wire import Blocked
from cantina.games.x_wing import geometry
from cantina.games.x_wing.asking import ask_for_ship
from cantina.games.x_wing.geometry import Polygon, Pose, corners
from cantina.games.x_wing.missions import Mission
from cantina.games.x_wing.names import ship_name
from cantina.games.x_wing.printed import Maneuver
from cantina.games.x_wing.rules.fleeing import edge_left_by
from cantina.games.x_wing.rules.initiative import choose_next
from cantina.games.x_wing.rules.measuring import outline_at, pose_of, side_of
from cantina.games.x_wing.rules.obstacles import is_near_another, new_tokens, place_obstacle
from cantina.games.x_wing.rules.placing import (
    OPPOSITE,
    Placing,
    depth_from,
    pose_ask,
    random_poses,
    ship_problem,
)
from cantina.games.x_wing.rules.sides import captain, ships_in_play
from cantina.games.x_wing.rules.victory import win
from cantina.games.x_wing.setup import place_next, put_in_play
from cantina.games.x_wing.state import (
    AWAITING,
    DESTROYED,
    FLED,
    IMPERIAL,
    NOBODY,
    REBEL,
    Battle,
    Ship,
)

REPAIRED_IN_ROUND = 5
FASTEST_DAMAGED = 2
CLEAR_OF_EDGES = 300.0
CLEAR_OF_REBELS = 100.0


class AsteroidRun(Mission):
    """The Rebels protect a damaged ship until it can flee."""

    name = "asteroid-run"
    title = Text("xw-mission-run-title")
    setup = Text("xw-mission-run-setup")
    special_rules = Text("xw-mission-run-rules")
    goals = {
        REBEL: Text("xw-mission-run-goal-rebel"),
        IMPERIAL: Text("xw-mission-run-goal-imperial"),
    }
    forces = {
        REBEL: (("lukeskywalker", ("determination",)),),
        IMPERIAL: (("nightbeast", ()), ("maulermithel", ("marksmanship",))),
    }
    reinforced_side = IMPERIAL
    reinforcement = "academypilot"

    async def set_up_next(self, g: Battle) -> bool:
        """XW-MISSION-2-2 to -5: Imperial ships, Rebel ships, the damaged one, asteroids."""
        zones = tuple((edge, 1) for edge in faction_edges(g))
        if await place_next(g, IMPERIAL, zones, "XW-MISSION-2-2"):
            return True
        if await place_rebel(g):
            return True
        if g.damaged_ship == NOBODY:
            await choose_damaged(g)
            g.asteroids_left = new_tokens()
            return True
        if g.asteroids_left:
            await place_obstacle(g, captain(g, IMPERIAL), asteroid_problem, "XW-MISSION-2-5")
            return True
        return False

    def begin_round(self, g: Battle) -> None:
        """XW-MISSION-2-6: one more tracking token; their number is the round."""
        g.tracking_tokens += 1
        if g.round == REPAIRED_IN_ROUND:
            g.say(
                "xw-log-repaired",
                "XW-MISSION-2-8",
                at=(f"ship:{g.damaged_ship}",),
                ship=ship_name(g, g.damaged_ship),
            )

    def allows_maneuver(self, g: Battle, ship: Ship, maneuver: Maneuver) -> bool:
        """XW-MISSION-2-7 and -8: the damaged ship is slow until round 5."""
        slow = ship.ship_id == g.damaged_ship and g.round < REPAIRED_IN_ROUND
        return not slow or maneuver.speed <= FASTEST_DAMAGED

    def may_leave(self, g: Battle, ship: Ship) -> bool:
        """XW-MISSION-2-11 and -12: the damaged ship, from round 5, over a faction edge."""
        if ship.ship_id != g.damaged_ship or g.round < REPAIRED_IN_ROUND:
            return False
        edges = faction_edges(g)
        return edge_left_by(g, ship, edges) in edges

    def reinforcement_edges(self, g: Battle) -> tuple[str, ...]:
        """XW-MISSION-2-10: either faction's edge."""
        return faction_edges(g)

    def check_goals(self, g: Battle) -> None:
        """XW-MISSION-2-11 and -13: the damaged ship escapes, or is destroyed."""
        status = g.ship(g.damaged_ship).status
        if status == FLED:
            win(g, REBEL, "XW-MISSION-2-11")
        elif status == DESTROYED:
            win(g, IMPERIAL, "XW-MISSION-2-13")


def faction_edges(g: Battle) -> tuple[str, str]:
    """Return the Rebel and the Imperial edge."""
    return (g.rebel_edge, OPPOSITE[g.rebel_edge])


def is_far_inside(g: Battle, base: Polygon) -> bool:
    """XW-MISSION-2-3: beyond Range 1-3 of both faction edges."""
    return all(depth_from(g, edge, base)[0] > CLEAR_OF_EDGES for edge in faction_edges(g))


async def place_rebel(g: Battle) -> bool:
    """XW-MISSION-2-3: the Rebel places the next ship in the middle of the play area."""
    waiting = [ship for ship in g.ships if ship.status == AWAITING and ship.side == REBEL]
    ship_id = await choose_next(g, waiting, False, "xw-ask-next-placement")
    if ship_id == NOBODY:
        return False

    def problem(pose: Pose) -> Blocked | None:
        return ship_problem(g, ship_id, pose, lambda base: is_far_inside(g, base), "XW-MISSION-2-3")

    def sample(rng: Rng) -> Sequence[Placing]:
        return random_poses(rng, problem, (0.0, g.options.width), (0.0, g.options.height), None)

    pose = await pose_ask(
        g.ship(ship_id).seat,
        text("xw-ask-place-ship", ship=ship_name(g, ship_id)),
        problem,
        sample,
        "XW-MISSION-2-3",
    )
    put_in_play(g, ship_id, pose)
    return True


async def choose_damaged(g: Battle) -> None:
    """XW-MISSION-2-4: the Rebel names the damaged ship."""
    ships = [ship.ship_id for ship in ships_in_play(g, REBEL)]
    rules = ("XW-MISSION-2-4",)
    g.damaged_ship = await ask_for_ship(g, captain(g, REBEL), ships, "xw-ask-damaged-ship", rules)
    g.say(
        "xw-log-damaged",
        "XW-MISSION-2-4",
        at=(f"ship:{g.damaged_ship}",),
        ship=ship_name(g, g.damaged_ship),
    )


def asteroid_problem(g: Battle, shape: str, pose: Pose) -> Blocked | None:
    """XW-MISSION-2-5: not at Range 1 of a Rebel ship or another asteroid, nor on a ship."""
    outline = outline_at(shape, *pose)
    key, label, rule = "pose", text("xw-option-place-obstacle"), "XW-MISSION-2-5"
    if geometry.overhang(outline, g.options.width, g.options.height) > geometry.TOLERANCE:
        return Blocked(key, label, text("xw-blocked-leaves-area"), rule)
    for ship in ships_in_play(g):
        if hypot(ship.x - pose.x, ship.y - pose.y) > CLEAR_OF_REBELS + 100.0:
            continue  # far enough, whatever the outline
        base = corners(pose_of(ship), side_of(ship))
        gap = geometry.polygon_distance(outline, base)
        if gap <= (CLEAR_OF_REBELS if ship.side == REBEL else 0.0):
            return Blocked(key, label, text("xw-blocked-near-ship"), rule)
    if is_near_another(g, outline, pose, CLEAR_OF_REBELS):
        return Blocked(key, label, text("xw-blocked-near-obstacle"), rule)
    return None
