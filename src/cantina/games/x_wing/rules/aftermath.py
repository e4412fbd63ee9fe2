"""What cards answer only when everything that caused it is over: losses and their revenge."""

from __future__ import annotations

from collections.abc import Awaitable

from cantina.core.asking import AT_ONCE
from cantina.games.x_wing.cards.windows import happens
from cantina.games.x_wing.rules.victory import is_over
from cantina.games.x_wing.state import IN_PLAY, Battle
from cantina.games.x_wing.terms import Window


def remember(g: Battle, window: Window, ship_id: int) -> None:
    """Note that something happened to a ship, should a card ask about it."""
    g.aftermath = (*g.aftermath, (window.value, ship_id))


def settle_aftermath(g: Battle) -> Awaitable[None]:
    """Resolve what was noted, now that no attack is in progress; mostly there is nothing."""
    return _settle(g) if g.aftermath else AT_ONCE


async def _settle(g: Battle) -> None:
    """Resolve one thing after the other; this may cause more of them."""
    while g.aftermath and g.attack is None and not is_over(g):
        (window, ship_id), *rest = g.aftermath
        g.aftermath = tuple(rest)
        if g.ship(ship_id).status == IN_PLAY:
            await happens(g, Window(window), ship_id)
