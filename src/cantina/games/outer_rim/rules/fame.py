"""Fame: gained, lost, held while a condition lasts, and victory."""

from __future__ import annotations

from cantina.core.text import seat_name
from cantina.games.outer_rim.moments import Value
from cantina.games.outer_rim.rules.values import modified, seats_from
from cantina.games.outer_rim.state import Galaxy


class Won(Exception):  # noqa: N818  (the end of the game, not an error)
    """Somebody reached the victory fame: nothing else happens any more (OR-FAME-1)."""


async def gain_fame(g: Galaxy, seat: int, amount: int, source: str = "other") -> None:
    """Gain fame and win at once when it is enough (OR-FAME-1)."""
    if amount <= 0:
        return
    player = g.players[seat]
    player.fame += amount
    sources = player.report.fame_sources
    sources[source] = sources.get(source, 0) + amount
    g.say("or-log-gain-fame", "OR-FAME-2", player=seat_name(seat), amount=amount, fame=player.fame)
    check_victory(g)


async def lose_fame(g: Galaxy, seat: int, amount: int) -> None:
    """Lose fame, never below 0 (OR-FAME-2)."""
    player = g.players[seat]
    lost = min(amount, player.fame)
    if lost > 0:
        player.fame -= lost
        g.say("or-log-lose-fame", "OR-FAME-2", player=seat_name(seat), amount=lost)


async def hold_fame(g: Galaxy, seat: int) -> None:
    """Adjust the fame that lasts only while cards say so (OR-FAME-4, OR-FAME-5)."""
    player = g.players[seat]
    held = modified(g, seat, Value.FAME)
    change = held - player.held_fame
    player.held_fame = held
    if change > 0:
        await gain_fame(g, seat, change, "luxury")
    else:
        await lose_fame(g, seat, -change)


def together(g: Galaxy) -> None:
    """Begin gains of several players that count as simultaneous (OR-FAME-6)."""
    g.together += 1


def apart(g: Galaxy) -> None:
    """End simultaneous gains and see whether anybody has won."""
    g.together -= 1
    check_victory(g)


def check_victory(g: Galaxy) -> None:
    """End the game when somebody has the victory fame; ties: credits, then the later seat."""
    if g.together > 0:
        return
    reached = [player for player in g.players if player.fame >= g.fame_to_win]
    if not reached:
        return
    order = seats_from(g, g.first_player)
    best = max(reached, key=lambda player: (player.credits, order.index(player.seat)))
    g.winner = best.seat
    rules = ("OR-FAME-1",) if len(reached) == 1 else ("OR-FAME-6", "OR-FAME-7")
    g.say("or-log-victory", *rules, player=seat_name(best.seat), fame=best.fame)
    raise Won


def most_famous(g: Galaxy) -> list[int]:
    """All players with the most fame, tied ones included (OR-FAME-8, OR-FAME-9)."""
    most = max(player.fame for player in g.players)
    return [player.seat for player in g.players if player.fame == most]
