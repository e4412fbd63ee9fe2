"""Missions: special setup, special rules and goals (XW-MISSION), written as data.

`book` and `ours` hold the files; a player may bring one more in the option `own_mission`.
XW-MISSION-6: what a mission says takes priority over the rules.
"""

from __future__ import annotations

from cantina.core.library import Library
from cantina.games.x_wing.missions.format import Mission
from cantina.games.x_wing.missions.reading import read_mission
from cantina.games.x_wing.state import Battle

MISSIONS: Library[Mission] = Library()
"""The missions of the book and ours by name."""


def mission_of(g: Battle) -> Mission | None:
    """Return the mission that is played, if any."""
    options = g.options
    if options.mission:
        return MISSIONS[options.mission]
    return read_mission(options.own_mission) if options.own_mission else None
