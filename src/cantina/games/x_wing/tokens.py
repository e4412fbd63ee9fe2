"""Tokens beside a ship. All but cards and models are unlimited (XW-LIMIT-2)."""

from __future__ import annotations

from typing import Final

from cantina.games.x_wing.names import ship_name
from cantina.games.x_wing.state import Battle, Ship

FOCUS: Final = "focus"
EVADE: Final = "evade"
STRESS: Final = "stress"
ION: Final = "ion"

GAINED: Final = {
    FOCUS: ("xw-log-gains-focus", "XW-FOCUS-1"),
    EVADE: ("xw-log-gains-evade", "XW-EVADE-1"),
    STRESS: ("xw-log-gains-stress", "XW-DIFFICULTY-2"),
    ION: ("xw-log-gains-ion", "XW-CARD-ABILITY-3"),
}


def held(ship: Ship, token: str) -> int:
    """Count the ship's tokens of one kind."""
    return ship.tokens.get(token, 0)


def gain(g: Battle, ship: Ship, token: str, amount: int = 1) -> None:
    """Place tokens beside a ship."""
    ship.tokens[token] = held(ship, token) + amount
    message, rule = GAINED[token]
    g.say(message, rule, at=(f"ship:{ship.ship_id}",), ship=ship_name(g, ship.ship_id))


def lose(ship: Ship, token: str, amount: int = 1) -> bool:
    """Return tokens to the supply; say whether there was one."""
    there = held(ship, token)
    if not there:
        return False
    if there > amount:
        ship.tokens[token] = there - amount
    else:
        del ship.tokens[token]
    return True


def is_stressed(ship: Ship) -> bool:
    """XW-STRESS-1, XW-STRESS-2: one token is enough."""
    return held(ship, STRESS) > 0
