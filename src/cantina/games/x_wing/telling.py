"""Telling what happens to a ship, at the place where it is."""

from __future__ import annotations

from cantina.core.text import Text
from cantina.games.x_wing.names import ship_name
from cantina.games.x_wing.state import Battle


def tell(
    g: Battle,
    ship_id: int,
    message: str,
    /,
    *rules: str,
    **arguments: str | int | float | Text | list[Text],
) -> None:
    """Tell what a ship does or suffers: its name is the `ship` of the message."""
    if g.told:
        told = Text(message, {"ship": ship_name(g, ship_id), **arguments})
        g.log.add(told, rules, (f"ship:{ship_id}",), g.turn, None)
