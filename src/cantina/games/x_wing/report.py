"""How a battle went, for the report at its end."""

from __future__ import annotations

from cantina.core.text import text
from cantina.core.wire import Chart, Series
from cantina.games.x_wing.rules.damage import damage_on
from cantina.games.x_wing.rules.sides import ships_in_play
from cantina.games.x_wing.rules.values import hull_value
from cantina.games.x_wing.state import Battle, Ship


def strength(g: Battle, ship: Ship) -> int:
    """Return the hull and shields a ship has left."""
    return max(0, hull_value(g, ship) - damage_on(ship)) + ship.shields


def strength_of_seats(g: Battle) -> list[int]:
    """Return what hull and shields every seat has left in play."""
    left = [0] * len(g.seats)
    for ship in ships_in_play(g):
        left[ship.seat] += strength(g, ship)
    return left


def strength_chart(g: Battle) -> Chart:
    """Return everybody's strength before the first round and after each."""
    rounds = [*g.strength_by_round, strength_of_seats(g)]
    series = [
        Series(seat, [float(seats[seat]) for seats in rounds]) for seat in range(len(g.seats))
    ]
    return Chart(text("xw-chart-strength"), list(range(len(rounds))), series)
