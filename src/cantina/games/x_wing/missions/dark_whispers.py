"""Mission 3, Dark Whispers: scan the satellites and get away (XW-MISSION-3-1 to -14)."""

from __future__ import annotations

from collections.abc import Sequence

from cantina.core.rng import Rng
from cantina.core.text import Text, text
from cantina.core.wire import Blocked
from cantina.games.x_wing.geometry import Pose, range_band
from cantina.games.x_wing.missions import Mission
from cantina.games.x_wing.missions.satellites import SATELLITE_RADIUS, gap_between, is_under
from cantina.games.x_wing.names import ship_name
from cantina.games.x_wing.rules.fleeing import edge_left_by
from cantina.games.x_wing.rules.measuring import pose_of, side_of
from cantina.games.x_wing.rules.placing import Placing, depth_from, pose_ask, random_poses, strip
from cantina.games.x_wing.rules.sides import captain, ships_in_play
from cantina.games.x_wing.rules.victory import win
from cantina.games.x_wing.setup import home_edge, place_next
from cantina.games.x_wing.state import FLED, IMPERIAL, REBEL, Battle, Satellite, Ship

BANDS = (3, 2, 3, 2)
"""The band of the Rebel edge in which each satellite is placed, in order."""


class DarkWhispers(Mission):
    """The Empire scans satellites and carries the data home."""

    name = "dark-whispers"
    title = Text("xw-mission-whispers-title")
    setup = Text("xw-mission-whispers-setup")
    special_rules = Text("xw-mission-whispers-rules")
    goals = {
        REBEL: Text("xw-mission-whispers-goal-rebel"),
        IMPERIAL: Text("xw-mission-whispers-goal-imperial"),
    }
    forces = {
        REBEL: (("redsquadronpilot", ("protontorpedoes", "r2f2")),),
        IMPERIAL: (("blacksquadronpilot", ("determination",)), ("obsidiansquadronpilot", ())),
    }
    reinforced_side = REBEL
    reinforcement = "rookiepilot"

    async def set_up_next(self, g: Battle) -> bool:
        """XW-MISSION-3-2 to -4: Imperial ships, satellites, Rebel ships."""
        if await place_next(g, IMPERIAL, ((home_edge(g, IMPERIAL), 1),), "XW-MISSION-3-2"):
            return True
        if len(g.satellites) < (4 if g.options.is_large() else 2):
            await place_satellite(g)
            return True
        return await place_next(g, REBEL, ((home_edge(g, REBEL), 1),), "XW-MISSION-3-3")

    def scannable(self, g: Battle, ship: Ship) -> list[int]:
        """XW-MISSION-3-6 and -8: satellites under the ship, or under a Rebel ship it touches."""
        if ship.side != IMPERIAL:
            return []
        reach = [ship, *[g.ship(other) for other in ship.touching if g.ship(other).side == REBEL]]
        return [
            satellite.satellite_id
            for satellite in g.satellites
            if any(is_under(satellite, pose_of(base), side_of(base)) for base in reach)
        ]

    def scan(self, g: Battle, ship: Ship, satellite: int) -> None:
        """XW-MISSION-3-7: the satellite goes onto the ship's card."""
        g.satellites = [other for other in g.satellites if other.satellite_id != satellite]
        ship.satellites += 1
        g.say(
            "xw-log-scans",
            "XW-MISSION-3-7",
            at=(f"ship:{ship.ship_id}",),
            ship=ship_name(g, ship.ship_id),
        )

    def ship_destroyed(self, g: Battle, ship: Ship) -> None:
        """XW-MISSION-3-9: the satellites on its card return to the supply."""
        g.satellites_in_supply += ship.satellites
        ship.satellites = 0

    def may_leave(self, g: Battle, ship: Ship) -> bool:
        """XW-MISSION-3-13 and -14: a carrier, once all is scanned, over the Imperial edge."""
        goal = home_edge(g, IMPERIAL)
        ready = ship.side == IMPERIAL and ship.satellites > 0 and not g.satellites
        return ready and edge_left_by(g, ship, (goal,)) == goal

    def reinforcement_edges(self, g: Battle) -> tuple[str, ...]:
        """XW-MISSION-3-11: the Rebel edge."""
        return (home_edge(g, REBEL),)

    def check_goals(self, g: Battle) -> None:
        """XW-MISSION-3-12 and -13: the data escapes, or is lost with its carriers."""
        if any(ship.status == FLED for ship in g.ships):
            win(g, IMPERIAL, "XW-MISSION-3-13")
        elif g.satellites_in_supply == g.satellites_placed or not ships_in_play(g, IMPERIAL):
            win(g, REBEL, "XW-MISSION-3-12")


def side_edges(g: Battle) -> tuple[str, str]:
    """Return the edges that belong to nobody."""
    return ("west", "east") if g.rebel_edge in ("south", "north") else ("south", "north")


def satellite_problem(g: Battle, band: int, pose: Pose) -> Blocked | None:
    """XW-MISSION-3-3 and -5: its band, the side edges, and the other satellites."""
    key, label = "pose", text("xw-option-place-satellite")
    r = SATELLITE_RADIUS
    box = tuple((pose.x + dx, pose.y + dy) for dx, dy in ((r, 0), (-r, 0), (0, r), (0, -r)))
    nearest, farthest = depth_from(g, g.rebel_edge, box)
    if nearest < 100.0 * (band - 1) or farthest > 100.0 * band:
        return Blocked(key, label, text("xw-blocked-outside-zone"), "XW-MISSION-3-3")
    if any(depth_from(g, edge, box)[0] <= 100.0 for edge in side_edges(g)):
        return Blocked(key, label, text("xw-blocked-near-edge"), "XW-MISSION-3-5")
    here = Satellite(-1, pose.x, pose.y)
    gaps = [range_band(gap_between(here, other)) for other in g.satellites]
    if gaps and not any(gap in (2, 3) for gap in gaps):
        return Blocked(key, label, text("xw-blocked-satellite-gap"), "XW-MISSION-3-5")
    if any(gap_between(here, other) == 0.0 for other in g.satellites):
        return Blocked(key, label, text("xw-blocked-satellite-gap"), "XW-MISSION-3-5")
    return None


async def place_satellite(g: Battle) -> None:
    """XW-MISSION-3-3 to -5: the Rebel places the next satellite."""
    band = BANDS[len(g.satellites)]

    def problem(pose: Pose) -> Blocked | None:
        return satellite_problem(g, band, pose)

    def sample(rng: Rng) -> Sequence[Placing]:
        near, far = 100.0 * (band - 1) + SATELLITE_RADIUS, 100.0 * band - SATELLITE_RADIUS
        across, along = strip(g, g.rebel_edge, near, far)
        return random_poses(rng, problem, across, along, [0.0])

    pose = await pose_ask(
        captain(g, REBEL),
        text("xw-ask-place-satellite", range=band),
        problem,
        sample,
        "XW-MISSION-3-3",
        "XW-MISSION-3-5",
    )
    g.satellites.append(Satellite(len(g.satellites), pose.x, pose.y))
    g.satellites_placed += 1
    g.say("xw-log-places-satellite", "XW-MISSION-3-3", at=(f"satellite:{len(g.satellites) - 1}",))
