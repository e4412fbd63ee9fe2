"""Tokens beside a ship. All but cards and models are unlimited (XW-LIMIT-2)."""

from __future__ import annotations

from typing import Final

from cantina.games.x_wing.cards.sources import rules_in_force
from cantina.games.x_wing.cards.standing.tokens import AtMostOne, SharesTokens
from cantina.games.x_wing.library import ship_type
from cantina.games.x_wing.state import IN_PLAY, Battle, Ship
from cantina.games.x_wing.telling import tell
from cantina.games.x_wing.terms import Token

FOCUS: Final = Token.FOCUS
EVADE: Final = Token.EVADE
STRESS: Final = Token.STRESS
ION: Final = Token.ION
CLOAK: Final = Token.CLOAK
REINFORCE_FORE: Final = Token.REINFORCE_FORE
REINFORCE_AFT: Final = Token.REINFORCE_AFT
WEAPONS_DISABLED: Final = Token.WEAPONS_DISABLED
JAM: Final = Token.JAM
TRACTOR: Final = Token.TRACTOR

UNTIL_END_PHASE: Final = (FOCUS, EVADE, REINFORCE_FORE, REINFORCE_AFT, WEAPONS_DISABLED, TRACTOR)
"""XW-END-1, XW-END-2: what is removed in the End phase; all but two came later."""

GAINED: Final = {
    FOCUS: ("xw-log-gains-focus", "XW-FOCUS-1"),
    EVADE: ("xw-log-gains-evade", "XW-EVADE-1"),
    STRESS: ("xw-log-gains-stress", "XW-DIFFICULTY-2"),
    ION: ("xw-log-gains-ion", "XW-CARD-ABILITY-3"),
    CLOAK: ("xw-log-gains-cloak", "XW-ACTION-2"),
    REINFORCE_FORE: ("xw-log-gains-reinforce-fore", "XW-ACTION-2"),
    REINFORCE_AFT: ("xw-log-gains-reinforce-aft", "XW-ACTION-2"),
    WEAPONS_DISABLED: ("xw-log-gains-weapons-disabled", "XW-CARD-ABILITY-3"),
    JAM: ("xw-log-gains-jam", "XW-CARD-ABILITY-3"),
    TRACTOR: ("xw-log-gains-tractor", "XW-CARD-ABILITY-3"),
}


def held(ship: Ship, token: str) -> int:
    """Count the ship's tokens of one kind."""
    return ship.tokens.get(token, 0)


def is_ionized(ship: Ship) -> bool:
    """XW-LARGE-2: one ion token is enough for a small ship, two for a large one."""
    ions = held(ship, ION)
    return ions > 0 and ions >= (2 if ship_type(ship.pilot).is_large else 1)


def gain(g: Battle, ship: Ship, token: Token, amount: int = 1) -> list[int]:
    """Place tokens beside a ship, and beside others if a card says so; return those others."""
    if token in (FOCUS, EVADE) and lose(ship, JAM):
        tell(g, ship.ship_id, "xw-log-jammed")
        amount -= 1
    amount = room_for(g, ship, token, amount)
    if not amount:
        return []
    ship.tokens[token] = held(ship, token) + amount
    message, rule = GAINED[token]
    tell(g, ship.ship_id, message, rule)
    if token in (FOCUS, STRESS) and ship.upgrades and rules_in_force(g, ship, SharesTokens):
        return share(g, ship, token)
    return []


def room_for(g: Battle, ship: Ship, token: str, amount: int) -> int:
    """Return how many of some tokens a ship can take: some cards allow only one of a kind."""
    if not ship.upgrades:
        return amount
    capped = any(gives.token == token for gives in rules_in_force(g, ship, AtMostOne))
    return min(amount, 1 - held(ship, token)) if capped else amount


def share(g: Battle, ship: Ship, token: Token) -> list[int]:
    """Give a token to all friends whose minds are linked and who have none; return them."""
    found: list[int] = []
    for other in g.ships:
        linked = other is not ship and other.side == ship.side and other.status == IN_PLAY
        if linked and not held(other, token) and rules_in_force(g, other, SharesTokens):
            found += [other.ship_id, *gain(g, other, token)]
    return found


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
