"""Difficulty and stress (XW-DIFFICULTY, XW-STRESS)."""

from __future__ import annotations

from cantina.core.ask import Ask
from cantina.core.text import text
from cantina.games.x_wing.cards.windows import happens
from cantina.games.x_wing.names import maneuver_name, ship_name
from cantina.games.x_wing.rules import tokens
from cantina.games.x_wing.rules.maneuvers import colour_of, legal_maneuvers, maneuver_label
from cantina.games.x_wing.rules.receiving import receive
from cantina.games.x_wing.rules.rule_sets import by_reference
from cantina.games.x_wing.rules.sides import captain, other_side
from cantina.games.x_wing.state import Battle, Ship
from cantina.games.x_wing.terms import Difficulty, Window

STRAIGHT_TWO = "straight:2"


async def opponents_choice(g: Battle, ship: Ship) -> str:
    """XW-STRESS-3: the opponent picks any maneuver of that dial that is not red."""
    ship_id = ship.ship_id
    if by_reference(g):
        return STRAIGHT_TWO
    opponent = captain(g, other_side(ship.side))

    def not_red() -> list[str]:
        keys = legal_maneuvers(g, g.ships[ship_id])
        return [key for key in keys if colour_of(g, g.ships[ship_id], key) != Difficulty.RED]

    chosen = await Ask(
        opponent,
        text("xw-ask-opponent-maneuver", ship=ship_name(g, ship_id)),
        not_red,
        label=lambda key: maneuver_label(g, g.ships[ship_id], key),
        rules=("XW-STRESS-3",),
    )
    g.say(
        "xw-log-opponent-chose",
        "XW-STRESS-3",
        ship=ship_name(g, ship_id),
        maneuver=maneuver_name(chosen),
    )
    return chosen


async def check_stress(g: Battle, ship_id: int, colour: str) -> None:
    """XW-DIFFICULTY-2 to -4: red adds a stress token, green removes one, white does nothing."""
    if colour == Difficulty.RED:
        await receive(g, ship_id, tokens.STRESS)
    elif colour == Difficulty.GREEN and tokens.lose(g.ships[ship_id], tokens.STRESS):
        g.say("xw-log-loses-stress", "XW-DIFFICULTY-3", ship=ship_name(g, ship_id))
        await happens(g, Window.STRESS_REMOVED, ship_id)
