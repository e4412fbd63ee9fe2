"""Credits: gained from and paid to the supply, handed between players, always in full."""

from __future__ import annotations

from cantina.core.text import seat_name
from cantina.games.outer_rim.abilities import window
from cantina.games.outer_rim.context import Event
from cantina.games.outer_rim.state import Galaxy


async def gain_credits(g: Galaxy, seat: int, amount: int, source: str = "") -> None:
    """OR-CREDITS-1: gain credits from the supply; "encounter" as source opens a window."""
    if amount <= 0:
        return
    g.players[seat].credits += amount
    g.players[seat].report.earned += amount
    g.say("or-log-gain-credits", "OR-CREDITS-1", player=seat_name(seat), amount=amount)
    if source == "encounter":
        await window(g, Event("encounter_credits", seat, amount=amount), (seat,))


async def lose_credits(g: Galaxy, seat: int, amount: int) -> int:
    """Lose credits, as many as there are; return how many were lost."""
    player = g.players[seat]
    lost = min(amount, player.credits)
    player.credits -= lost
    g.say("or-log-lose-credits", "OR-CREDITS-1", player=seat_name(seat), amount=lost)
    return lost


def can_spend(g: Galaxy, seat: int, amount: int) -> bool:
    """Whether a player can pay a sum in full (OR-TIMING-4)."""
    return g.players[seat].credits >= amount


async def spend_credits(g: Galaxy, seat: int, amount: int) -> bool:
    """Pay a sum in full or not at all."""
    if not can_spend(g, seat, amount):
        return False
    g.players[seat].credits -= amount
    g.players[seat].report.spent += amount
    g.say("or-log-spend-credits", "OR-CREDITS-1", player=seat_name(seat), amount=amount)
    return True


async def take_credits(g: Galaxy, seat: int, other: int, amount: int) -> int:
    """Take credits from another player, as many as there are; return how many."""
    taken = min(amount, g.players[other].credits)
    g.players[other].credits -= taken
    g.players[seat].credits += taken
    g.say(
        "or-log-take-credits",
        "OR-CREDITS-1",
        player=seat_name(seat),
        other=seat_name(other),
        amount=taken,
    )
    return taken
