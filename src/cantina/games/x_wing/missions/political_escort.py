"""Mission 1, Political Escort: bring the senator's shuttle across (XW-MISSION-1-1 to -18)."""

from __future__ import annotations

from cantina.core.ask import Ask, AskFree
from cantina.core.rng import Rng
from cantina.core.text import Text, text
from cantina.core.wire import Blocked
from cantina.games.x_wing.geometry import Pose, corners, on_grid
from cantina.games.x_wing.library import SHUTTLE_TYPE
from cantina.games.x_wing.missions import Mission
from cantina.games.x_wing.names import SHUTTLE, maneuver_name
from cantina.games.x_wing.rules import tokens
from cantina.games.x_wing.rules.destroying import flee
from cantina.games.x_wing.rules.fleeing import edge_left_by, is_outside
from cantina.games.x_wing.rules.forces import add_ship
from cantina.games.x_wing.rules.maneuvers import execute, maneuver_for
from cantina.games.x_wing.rules.measuring import is_within
from cantina.games.x_wing.rules.placing import FACING, lies_in_band
from cantina.games.x_wing.rules.sides import captain
from cantina.games.x_wing.rules.values import shield_value
from cantina.games.x_wing.rules.victory import win
from cantina.games.x_wing.setup import home_edge, place_next, put_in_play
from cantina.games.x_wing.state import (
    DESTROYED,
    FLED,
    IMPERIAL,
    IN_PLAY,
    NOBODY,
    REBEL,
    Battle,
    Ship,
)

STAY = "stay"
HALF = SHUTTLE_TYPE.side / 2


class PoliticalEscort(Mission):
    """The Rebels escort a shuttle to the Imperial edge."""

    name = "political-escort"
    title = Text("xw-mission-escort-title")
    setup = Text("xw-mission-escort-setup")
    special_rules = Text("xw-mission-escort-rules")
    goals = {
        REBEL: Text("xw-mission-escort-goal-rebel"),
        IMPERIAL: Text("xw-mission-escort-goal-imperial"),
    }
    forces = {
        REBEL: (("redsquadronpilot", ()),),
        IMPERIAL: (("academypilot", ()), ("academypilot", ())),
    }
    reinforced_side = IMPERIAL
    reinforcement = "academypilot"

    async def set_up_next(self, g: Battle) -> bool:
        """XW-MISSION-1-2 and -4: the shuttle, then Rebel ships, then Imperial ships."""
        if g.shuttle == NOBODY:
            await place_shuttle(g)
            return True
        for side in (REBEL, IMPERIAL):
            if await place_next(g, side, ((home_edge(g, side), 2),), "XW-MISSION-1-4"):
                return True
        return False

    async def begin_activation(self, g: Battle) -> None:
        """XW-MISSION-1-8: before any ship is activated the Rebel may move the shuttle."""
        if g.ship(g.shuttle).status != IN_PLAY:
            return
        key = await Ask(
            captain(g, REBEL),
            "xw-ask-shuttle",
            [*[maneuver.key for maneuver in SHUTTLE_TYPE.dial], STAY],
            label=move_label,
            at=lambda _: f"ship:{g.shuttle}",
            rules=("XW-MISSION-1-8",),
        )
        if key == STAY:
            return
        shuttle = g.ship(g.shuttle)
        execute(g, shuttle, maneuver_for(shuttle, key))
        shuttle.flight.overlapped = False
        if is_outside(g, shuttle):
            await flee(g, g.shuttle)

    def takes_no_criticals(self, g: Battle, ship: Ship) -> bool:
        """XW-MISSION-1-11: against the shuttle criticals count as hits."""
        return ship.pilot == SHUTTLE

    def may_protect(self, g: Battle, ship: Ship) -> bool:
        """XW-MISSION-1-12: a Rebel ship at Range 1 of the shuttle may protect it."""
        shuttle = g.ship(g.shuttle)
        if ship.side != REBEL or ship is shuttle or shuttle.status != IN_PLAY:
            return False
        return is_within(ship, shuttle, 1)

    def protect(self, g: Battle, ship: Ship) -> None:
        """XW-MISSION-1-12: one evade token on the shuttle."""
        tokens.gain(g, g.ship(g.shuttle), tokens.EVADE)

    def may_leave(self, g: Battle, ship: Ship) -> bool:
        """XW-MISSION-1-17: only the shuttle, over the Imperial edge."""
        goal = home_edge(g, IMPERIAL)
        return ship.ship_id == g.shuttle and edge_left_by(g, ship, (goal,)) == goal

    def reinforcement_edges(self, g: Battle) -> tuple[str, ...]:
        """XW-MISSION-1-16: the Imperial edge."""
        return (home_edge(g, IMPERIAL),)

    def check_goals(self, g: Battle) -> None:
        """XW-MISSION-1-17 and -18: the shuttle gets across, or is destroyed."""
        status = g.ship(g.shuttle).status
        if status == FLED:
            win(g, REBEL, "XW-MISSION-1-17")
        elif status == DESTROYED:
            win(g, IMPERIAL, "XW-MISSION-1-18")


def move_label(key: str) -> Text:
    """Label a move of the shuttle."""
    if key == STAY:
        return text("xw-option-stay")
    return text("xw-option-shuttle", maneuver=maneuver_name(key))


def shuttle_pose(g: Battle, depth: float) -> Pose:
    """XW-MISSION-1-2: midway between the side edges, nose to the opposite edge."""
    width, height = g.options.width, g.options.height
    edge = g.rebel_edge
    x, y = {
        "south": (width / 2, depth),
        "north": (width / 2, height - depth),
        "west": (depth, height / 2),
        "east": (width - depth, height / 2),
    }[edge]
    return on_grid(x, y, FACING[edge])


async def place_shuttle(g: Battle) -> None:
    """XW-MISSION-1-2 and -3: the Rebel chooses how far from the edge the shuttle starts."""

    def problem(depth: float) -> Blocked | None:
        if lies_in_band(g, g.rebel_edge, corners(shuttle_pose(g, depth)), 1):
            return None
        label = text("xw-option-place-ship")
        reason = text("xw-blocked-outside-zone")
        return Blocked(f"{depth:g}", label, reason, "XW-MISSION-1-2")

    def sample(_: Rng) -> list[float]:
        return [100.0 - HALF, 50.0, HALF]

    seat = captain(g, REBEL)
    depth = await AskFree(
        seat,
        "xw-ask-place-shuttle",
        parse=float,
        check=problem,
        sample=sample,
        form="depth",
        rules=("XW-MISSION-1-2",),
    )
    shuttle = add_ship(g, SHUTTLE, (), REBEL, seat)
    g.shuttle = shuttle.ship_id
    shuttle.shields = shield_value(g, shuttle)
    put_in_play(g, shuttle.ship_id, shuttle_pose(g, depth))
