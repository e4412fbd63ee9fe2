"""What is hidden, as it might be instead: dials that lie face down."""

from __future__ import annotations

from cantina.core.rng import Rng
from cantina.games.x_wing.rules.maneuvers import legal_maneuvers
from cantina.games.x_wing.state import Battle
from cantina.games.x_wing.view import sees_dial


def resample(g: Battle, seat: int | None, rng: Rng) -> None:
    """Turn the dials that a seat (None: a spectator) cannot see to any maneuver they might show."""
    for ship in g.ships:
        if ship.dial and not sees_dial(g, ship, seat):
            ship.dial = rng.choice(legal_maneuvers(g, ship))
