"""The mobile firing arc of some large ships (XW-LARGE-6)."""

from __future__ import annotations

from cantina.core.ask import Ask
from cantina.core.text import Text, text
from cantina.games.x_wing.geometry import Arc
from cantina.games.x_wing.library import ship_type
from cantina.games.x_wing.names import ship_name
from cantina.games.x_wing.state import Battle, Ship

SIDES_OF_BASE = (Arc.FRONT.value, Arc.LEFT.value, Arc.RIGHT.value, Arc.REAR.value)


def arc_label(arc: str) -> Text:
    """Name where a mobile arc is turned to."""
    return Text(f"xw-option-rotate-{arc}")


def other_arcs(ship: Ship) -> list[str]:
    """Return the sides of the base to which the mobile arc does not point."""
    return [arc for arc in SIDES_OF_BASE if arc != ship.mobile_arc]


def turn_arc(g: Battle, ship: Ship, arc: str) -> None:
    """Turn the mobile arc of a ship."""
    ship.mobile_arc = arc
    g.say(f"xw-log-arc-{arc}", "XW-LARGE-6", ship=ship_name(g, ship.ship_id))


async def choose_arc(g: Battle, ship_id: int, arcs: list[str]) -> None:
    """Let the player of a ship turn its mobile arc."""
    arc = await Ask(
        g.ship(ship_id).seat,
        text("xw-ask-arc", ship=ship_name(g, ship_id)),
        arcs,
        label=arc_label,
        rules=("XW-LARGE-6",),
    )
    turn_arc(g, g.ship(ship_id), arc)


async def set_first_arc(g: Battle, ship_id: int) -> None:
    """Let a player point the mobile arc of a ship that was just placed."""
    if ship_type(g.ship(ship_id).pilot).mobile:
        await choose_arc(g, ship_id, list(SIDES_OF_BASE))
