"""Reinforcements in the End phase (XW-END-3)."""

from __future__ import annotations

from cantina.core.ask import Ask
from cantina.core.text import Text, text
from cantina.games.x_wing.library import TYPE_OF, ship_type
from cantina.games.x_wing.missions import mission_of
from cantina.games.x_wing.missions.calling import note_call, ships_to_call
from cantina.games.x_wing.missions.format import Reinforcements
from cantina.games.x_wing.missions.places import edge_of
from cantina.games.x_wing.names import card_name
from cantina.games.x_wing.rules.components import free_models
from cantina.games.x_wing.rules.end_phase import end_round
from cantina.games.x_wing.rules.forces import add_ship
from cantina.games.x_wing.rules.sides import captain
from cantina.games.x_wing.setup import place_ship
from cantina.games.x_wing.state import Battle, Ship

GENERAL_RULES = ("XW-END-3",)


async def reinforcements(g: Battle) -> str | None:
    """XW-MISSION-1-15, -2-9 and -3-10: call one ship after the other, or none."""
    mission = mission_of(g)
    assert mission is not None
    rule = mission.reinforcements
    if rule is not None and ships_to_call(g, rule) > 0 and may_call(g, rule):
        called = await Ask(
            captain(g, rule.side),
            text("xw-ask-reinforcement", ship=Text(card_name("pilot", pilot_of(g, rule)))),
            [True, False],
            rules=rule.rules or GENERAL_RULES,
        )
        if called:
            note_call(g, rule)
            await call(g, rule)
            return "reinforcements"
    g.destroyed_this_round = {}
    return await end_round(g)


def pilot_of(g: Battle, rule: Reinforcements) -> str:
    """Return who comes for the faction that the side flies."""
    pilots = {str(faction): pilot for faction, pilot in rule.pilots.items()}
    return pilots.get(g.faction_of(rule.side)) or pilots[rule.side]


def may_call(g: Battle, rule: Reinforcements) -> bool:
    """XW-LIMIT-1: whether a model is free, if components are limited."""
    kind = ship_type(pilot_of(g, rule)).xws
    flown = {pilot: found.xws for pilot, found in TYPE_OF.items()}
    return free_models(g, kind, flown) > 0


async def call(g: Battle, rule: Reinforcements) -> None:
    """Bring in a ship; it takes part normally from the next round."""
    ship = add_ship(g, pilot_of(g, rule), (), rule.side, captain(g, rule.side))
    give_number(g, ship)
    zones = tuple((edge_of(g, edge), 1) for edge in rule.edges)
    await place_ship(g, ship.ship_id, zones, *(rule.rules or GENERAL_RULES))


def give_number(g: Battle, new: Ship) -> None:
    """XW-ID-1: tell the copies of one pilot apart."""
    highest = max(ship.number for ship in g.ships)
    for ship in g.ships:
        if ship.pilot == new.pilot and ship.side == new.side and not ship.number:
            if ship is new and sum(s.pilot == new.pilot for s in g.ships) == 1:
                return
            highest += 1
            ship.number = highest
