"""Craft: ships without pilots. They move before all ships and do nothing else (XW-MISSION-1-8)."""

from __future__ import annotations

from cantina.core.ask import Ask
from cantina.core.text import Text, text
from cantina.games.x_wing.library import ship_type
from cantina.games.x_wing.names import SHUTTLE, is_craft, maneuver_name, ship_name
from cantina.games.x_wing.rules.destroying import flee
from cantina.games.x_wing.rules.fleeing import is_outside
from cantina.games.x_wing.rules.maneuvers import execute, maneuver_for
from cantina.games.x_wing.rules.sides import captain
from cantina.games.x_wing.rules.victory import is_over
from cantina.games.x_wing.state import IN_PLAY, Battle

STAY = "stay"


async def move_craft(g: Battle) -> None:
    """XW-MISSION-1-8: before any ship is activated a side may move its craft, one by one."""
    for ship_id in [ship.ship_id for ship in g.ships if is_craft(ship)]:
        craft = g.ship(ship_id)
        if craft.status == IN_PLAY and ship_type(craft.pilot).dial and not is_over(g):
            await move_one(g, ship_id)


async def move_one(g: Battle, ship_id: int) -> None:
    """Ask how a craft moves, if at all, and move it."""
    craft = g.ship(ship_id)
    of_book = craft.pilot == SHUTTLE
    key = await Ask(
        captain(g, craft.side),
        text("xw-ask-shuttle") if of_book else text("xw-ask-craft", ship=ship_name(g, ship_id)),
        [*[maneuver.key for maneuver in ship_type(craft.pilot).dial], STAY],
        label=shuttle_label if of_book else craft_label,
        at=lambda _: f"ship:{ship_id}",
        rules=("XW-MISSION-1-8",) if of_book else ("XW-MISSION-5",),
    )
    if key == STAY:
        return
    craft = g.ship(ship_id)
    execute(g, craft, maneuver_for(craft, key))
    craft.flight.overlapped = False
    if is_outside(g, craft):
        await flee(g, ship_id)


def shuttle_label(key: str) -> Text:
    """Label a move of the senator's shuttle."""
    if key == STAY:
        return text("xw-option-stay")
    return text("xw-option-shuttle", maneuver=maneuver_name(key))


def craft_label(key: str) -> Text:
    """Label a move of any other craft."""
    return text("xw-option-craft-stays") if key == STAY else maneuver_name(key)
