"""Receiving tokens, with what cards answer: the ship's own and those of linked friends."""

from __future__ import annotations

from typing import Final

from cantina.games.x_wing.cards.windows import happens
from cantina.games.x_wing.rules import tokens
from cantina.games.x_wing.state import IN_PLAY, Battle
from cantina.games.x_wing.terms import Token, Window

ASSIGNED: Final = {
    tokens.STRESS: Window.STRESS_RECEIVED,
    tokens.ION: Window.ION_RECEIVED,
    tokens.FOCUS: Window.FOCUS_ASSIGNED,
}


async def receive(g: Battle, ship_id: int, token: Token, amount: int = 1) -> None:
    """Give a ship tokens; then each ship that got some may answer, once for each token."""
    linked = tokens.gain(g, g.ship(ship_id), token, amount)
    window = ASSIGNED.get(token)
    if window is None:
        return
    for one in [ship_id] * amount + linked:
        if g.ship(one).status == IN_PLAY:
            await happens(g, window, one)
