"""Credits: gained from and paid to the supply, handed between players, always in full."""

from __future__ import annotations

from typing import Final

from cantina.core.ask import Refused
from cantina.core.text import seat_name, text
from cantina.core.wire import Option, kind_and_rest
from cantina.games.outer_rim.cards.abilities import window
from cantina.games.outer_rim.cards.scene import Event
from cantina.games.outer_rim.moments import Moment
from cantina.games.outer_rim.state import Galaxy

UNIT: Final = 1000


async def gain_credits(g: Galaxy, seat: int, amount: int, source: str = "") -> None:
    """OR-CREDITS-1: gain credits from the supply; "encounter" as source opens a window."""
    if amount <= 0:
        return
    player = g.players[seat]
    player.credits += amount
    player.report.earned += amount
    if g.told:
        g.say("or-log-gain-credits", "OR-CREDITS-1", player=seat_name(seat), amount=amount)
    if source == "encounter":
        await window(g, Event(Moment.ENCOUNTER_CREDITS, seat, amount=amount), (seat,))


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
    if amount:
        g.say("or-log-spend-credits", "OR-CREDITS-1", player=seat_name(seat), amount=amount)
    return True


async def take_credits(g: Galaxy, seat: int, other: int, amount: int) -> int:
    """Take credits from another player, as many as there are; return how many."""
    taken = min(amount, g.players[other].credits)
    g.players[other].credits -= taken
    g.players[seat].credits += taken
    _tell(g, "or-log-take-credits", "OR-CREDITS-1", seat, other, taken)
    return taken


def _tell(g: Galaxy, message: str, rule: str, seat: int, other: int, amount: int) -> None:
    """Say that credits went from one player to another."""
    g.say(message, rule, player=seat_name(seat), other=seat_name(other), amount=amount)


def exchange_problem(g: Galaxy, seat: int, other: int, amount: int) -> Refused | None:
    """Say why a player cannot hand over credits now (OR-CREDITS-3, OR-CREDITS-4, -7)."""
    key = exchange_key(other, amount)
    if not 0 <= other < len(g.players) or other == seat or g.players[other].is_ai:
        return Refused(text("or-blocked-exchange-player", key=key), rule="OR-CREDITS-3")
    if g.current not in (seat, other) or g.turn == 0:
        return Refused(text("or-blocked-exchange-turn"), rule="OR-CREDITS-6")
    if amount <= 0 or amount % UNIT or not can_spend(g, seat, amount):
        credits = g.players[seat].credits
        return Refused(text("or-blocked-credits", price=amount, credits=credits), rule="OR-BUY-2")
    return None


def exchange_key(other: int, amount: int) -> str:
    """Write a gift of credits as a key."""
    return f"credits:{other}:{amount}"


def read_exchange(key: str) -> tuple[int, int]:
    """Read receiver and amount of a gift of credits."""
    kind, rest = kind_and_rest(key)
    other, amount = kind_and_rest(rest)
    if kind != "credits" or not other.isdigit() or not amount.isdigit():
        raise Refused(text("core-refused-aside", key=key))
    return int(other), int(amount)


def hand_over(g: Galaxy, seat: int, key: str) -> None:
    """Give credits to or from the current player at any time, even in a combat (OR-CREDITS-3).

    Both agree: one by giving, the other because a gift needs no more (ruling O11).
    """
    other, amount = read_exchange(key)
    problem = exchange_problem(g, seat, other, amount)
    if problem is not None:
        raise problem
    g.players[seat].credits -= amount
    g.players[other].credits += amount
    _tell(g, "or-log-hand-over", "OR-CREDITS-3", seat, other, amount)


def possible_gifts(g: Galaxy, seat: int) -> list[Option]:
    """List the gifts a player could make now, one unit each."""
    return [
        Option(
            exchange_key(other, UNIT),
            text("or-option-hand-over", other=seat_name(other), amount=UNIT),
            f"player:{other}",
        )
        for other in range(len(g.players))
        if exchange_problem(g, seat, other, UNIT) is None
    ]
