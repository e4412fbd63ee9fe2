"""The battle before anything is decided, made from checked options."""

from __future__ import annotations

from cantina.core.problem import BadOptions
from cantina.games.x_wing.missions.reading import read_mission
from cantina.games.x_wing.options import Options
from cantina.games.x_wing.rules.forces import squad_problem
from cantina.games.x_wing.rules.sides import wished_sides
from cantina.games.x_wing.state import SIDES, Battle


def begin(options: Options, seats: int) -> Battle:
    """XW-ROUND-4, XW-TEAM-1: two sides, whose seats are as even as possible."""
    if options.own_mission:
        read_mission(options.own_mission)  # says what is wrong with it, before anything begins
    g = Battle(
        step="decide-factions",
        options=options,
        seats=[SIDES[seat % 2] for seat in range(seats)],
    )
    if options.squads:  # what a seat may bring depends on the side it will be on
        g.seats = wished_sides(options.factions, seats) or g.seats
    for side, xws in zip(SIDES, options.squads, strict=False):
        problem = squad_problem(g, side, xws)
        if problem is not None:
            raise BadOptions(problem.reason)
    return g
