"""Defeat: what a defeated player loses, and how the turn ends."""

from __future__ import annotations

from typing import Final

from cantina.core.text import seat_name
from cantina.games.outer_rim.cards.abilities import window
from cantina.games.outer_rim.cards.scene import Event
from cantina.games.outer_rim.moments import Moment
from cantina.games.outer_rim.rules.credits import lose_credits
from cantina.games.outer_rim.rules.secrets import discard_secret
from cantina.games.outer_rim.state import Galaxy

LOST_CREDITS: Final = 3000


async def defeat(g: Galaxy, seat: int, kind: str) -> None:
    """Defeat a player whose damage reached health or hull (OR-DEFEAT-1 to -4, -11)."""
    if seat in g.falling:
        return  # The price of what may prevent it is being paid.
    event = Event(Moment.BEFORE_DEFEAT, seat, kind=kind)
    g.falling.append(seat)
    await window(g, event, (seat,))
    g.falling.remove(seat)
    if event.prevented:
        return
    player = g.players[seat]
    player.defeated = True
    g.say("or-log-defeated", "OR-DEFEAT-1", player=seat_name(seat))
    await lose_credits(g, seat, LOST_CREDITS)
    for card in list(player.secrets):
        discard_secret(g, seat, card)
    if seat == g.current:
        g.turn_ending = True
    if g.job is not None and g.job.seat == seat and not g.job.status:
        g.job.status = "failed"  # OR-JOB-13
    await window(g, Event(Moment.DEFEATED, seat, kind=kind), (seat,))
