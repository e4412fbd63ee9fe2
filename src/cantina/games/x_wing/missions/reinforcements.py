"""Reinforcements in the End phase, one for each ship destroyed this round."""

from __future__ import annotations

from cantina.core.ask import Ask
from cantina.core.text import Text, text
from cantina.games.x_wing.library import TYPE_OF, ship_type
from cantina.games.x_wing.missions import Mission, mission_of
from cantina.games.x_wing.names import card_name
from cantina.games.x_wing.rules.components import free_models
from cantina.games.x_wing.rules.end_phase import end_round
from cantina.games.x_wing.rules.forces import add_ship
from cantina.games.x_wing.rules.sides import captain
from cantina.games.x_wing.setup import place_ship
from cantina.games.x_wing.state import Battle, Ship

RULES = {
    "political-escort": ("XW-MISSION-1-16", "XW-MISSION-1-15"),
    "asteroid-run": ("XW-MISSION-2-10", "XW-MISSION-2-9"),
    "dark-whispers": ("XW-MISSION-3-11", "XW-MISSION-3-10"),
}


async def reinforcements(g: Battle) -> str | None:
    """XW-MISSION-1-15, -2-9 and -3-10: call one ship after the other, or none."""
    mission = mission_of(g)
    assert mission is not None
    side = mission.reinforced_side
    if g.destroyed_this_round.get(side, 0) > 0 and may_call(g, mission):
        called = await Ask(
            captain(g, side),
            text("xw-ask-reinforcement", ship=Text(card_name("pilot", mission.reinforcement))),
            [True, False],
            rules=RULES[mission.name],
        )
        if called:
            g.destroyed_this_round[side] -= 1
            await call(g, mission)
            return "reinforcements"
    g.destroyed_this_round = {}
    return await end_round(g)


def may_call(g: Battle, mission: Mission) -> bool:
    """XW-LIMIT-1: whether a model is free, if components are limited."""
    kind = ship_type(mission.reinforcement).xws
    flown = {pilot: found.xws for pilot, found in TYPE_OF.items()}
    return free_models(g, kind, flown) > 0


async def call(g: Battle, mission: Mission) -> None:
    """Bring in a ship; it takes part normally from the next round."""
    side = mission.reinforced_side
    ship = add_ship(g, mission.reinforcement, (), side, captain(g, side))
    give_number(g, ship)
    zones = tuple((edge, 1) for edge in mission.reinforcement_edges(g))
    await place_ship(g, ship.ship_id, zones, *RULES[mission.name])


def give_number(g: Battle, new: Ship) -> None:
    """XW-ID-1: tell the copies of one pilot apart."""
    highest = max(ship.number for ship in g.ships)
    for ship in g.ships:
        if ship.pilot == new.pilot and ship.side == new.side and not ship.number:
            if ship is new and sum(s.pilot == new.pilot for s in g.ships) == 1:
                return
            highest += 1
            ship.number = highest
