"""The tokens of bombs and mines: which card each is of, and the ground it covers."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

from cantina.games.x_wing.cards.frames import Standing
from cantina.games.x_wing.cards.standing.bombs import Detonation
from cantina.games.x_wing.geometry import Polygon
from cantina.games.x_wing.library import UPGRADES
from cantina.games.x_wing.state import Bomb

TOKEN_RADIUS = 15.0

CORNERS = 12


def detonation_of(card: str) -> Detonation | None:
    """Return what the token of an upgrade card does, if it has one."""
    for line in UPGRADES[card].abilities:
        if isinstance(line, Standing) and isinstance(line.rule, Detonation):
            return line.rule
    return None


@lru_cache(maxsize=1024)
def outline_of(x: float, y: float) -> Polygon:
    """Return the outline of a token: a disc, taken as a regular polygon around its centre."""
    angles = [2.0 * pi * corner / CORNERS for corner in range(CORNERS)]
    return tuple((x + TOKEN_RADIUS * cos(a), y + TOKEN_RADIUS * sin(a)) for a in angles)


def is_kept(card: str) -> bool:
    """Whether a card makes its own tokens, so that dropping one does not discard it."""
    found = detonation_of(card)
    return found is not None and found.kept


def is_mine(bomb: Bomb) -> bool:
    """Whether a token waits for a ship to come."""
    found = detonation_of(bomb.card)
    return found is not None and found.mine
