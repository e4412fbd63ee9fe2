"""Maneuvers that count as other ones: the same dial, another bearing or speed."""

from __future__ import annotations

from cantina.games.x_wing.cards.words.dials import TreatAs
from cantina.games.x_wing.geometry import Bearing
from cantina.games.x_wing.geometry.templates import FLIGHTS
from cantina.games.x_wing.printed import Maneuver
from cantina.games.x_wing.rules.maneuvers import maneuver_for
from cantina.games.x_wing.state import Battle, Ship


def treatable(g: Battle, ship: Ship, node: TreatAs) -> list[Maneuver]:
    """Return what the revealed maneuver may count as; only what has a template."""
    if not ship.dial:
        return []
    shown = maneuver_for(ship, ship.dial)
    if node.only and shown.bearing.value != node.only:
        return []
    bearing = Bearing(node.bearing) if node.bearing else shown.bearing
    speeds = node.speeds or tuple(shown.speed + step for step in node.steps) or (shown.speed,)
    return [
        Maneuver(bearing, speed, shown.difficulty)
        for speed in speeds
        if speed >= 1
        and (bearing, speed) in FLIGHTS
        and (bearing, speed) != (shown.bearing, shown.speed)
    ]


def treated_keys(maneuvers: list[Maneuver]) -> list[str]:
    """Return the keys of maneuvers."""
    return [maneuver.key for maneuver in maneuvers]
