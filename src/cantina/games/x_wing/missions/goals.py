"""The goals of a mission (XW-MISSION-7 and -8)."""

from __future__ import annotations

from cantina.games.x_wing.missions import mission_of
from cantina.games.x_wing.missions.format import Goal, Mission
from cantina.games.x_wing.missions.groups import ships_of
from cantina.games.x_wing.state import DESTROYED, FLED, IN_PLAY, Battle


def goal_met(g: Battle, round_over: bool) -> Goal | None:
    """Return the first goal of the file that is met."""
    mission = mission_of(g)
    assert mission is not None
    return next((goal for goal in mission.goals if is_met(g, mission, goal, round_over)), None)


def is_met(g: Battle, mission: Mission, goal: Goal, round_over: bool) -> bool:
    """Whether a side has what it wants."""
    match goal.when:
        case "lost":
            return 0 < g.markers_placed == g.markers_lost
        case "delivered":
            return g.markers_delivered.get(goal.side, 0) >= goal.count
        case "charged":
            charge = mission.charge
            return round_over and charge is not None and g.charges >= charge.needs
        case "round-over":
            return round_over and g.round >= goal.round
        case "gone":
            return not any(s.status == IN_PLAY for s in ships_of(g, goal.ships or "craft"))
        case "left" | "destroyed":
            return has_count(g, goal, FLED if goal.when == "left" else DESTROYED)


def has_count(g: Battle, goal: Goal, status: str) -> bool:
    """Whether enough ships of the goal's group have left, or were destroyed."""
    ships = ships_of(g, goal.ships or "craft")
    count = sum(ship.status == status for ship in ships)
    return 2 * count >= len(ships) > 0 if goal.half else count >= goal.count
