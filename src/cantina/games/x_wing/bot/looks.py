"""What the learned judge of X-Wing looks at: two squads, the shots between them, and the places."""

from __future__ import annotations

from math import hypot
from typing import Final

from cantina.games.x_wing.bot.sight import Sight, health
from cantina.games.x_wing.view_records import ShipView

OF_A_SQUAD: Final = ("ships", "wounded", "health", "firepower", "focus", "evade", "stress", "skill")
LOOKS: Final = (
    "written",
    "points",
    "enemy-points",
    "harm",
    "danger",
    "place",
    "combat",
    "round",
    "mission",
    "far",
    *[f"own-{name}" for name in OF_A_SQUAD],
    *[f"enemy-{name}" for name in OF_A_SQUAD],
)
SURE: Final = 6.0
WOUNDED: Final = 2
"""A ship that cannot take more than this."""


def look_at(ships: list[ShipView]) -> list[float]:
    """Return the numbers of one squad."""
    left = [health(ship) for ship in ships]
    count = len(ships) or 1
    return [
        len(ships),
        sum([one <= WOUNDED for one in left]),
        sum(left) / 5.0,
        sum([ship.attack for ship in ships]) / 3.0,
        sum([ship.tokens.get("focus", 0) for ship in ships]),
        sum([ship.tokens.get("evade", 0) for ship in ships]),
        sum([ship.tokens.get("stress", 0) > 0 for ship in ships]),
        sum([ship.skill for ship in ships]) / count / 3.0,
    ]


def distance(sight: Sight) -> float:
    """Return how far the squads are apart: from each own ship to the nearest enemy, on average."""
    gaps = [
        min([hypot(enemy.x - ship.x, enemy.y - ship.y) for enemy in sight.enemies])
        for ship in sight.friends
        if sight.enemies
    ]
    return sum(gaps) / len(gaps) / 300.0 if gaps else 0.0


def look(
    sight: Sight, odds: float, points: tuple[float, float, float, float, float]
) -> list[float]:
    """Return what a seat sees; the points are own, the enemies', harm, danger, and the places."""
    return [
        max(-SURE, min(SURE, odds)),
        *[one / 20.0 for one in points],
        sight.view.phase == "combat",
        min(sight.view.round, 12) / 6.0,
        sight.view.mission is not None,
        distance(sight),
        *look_at(sight.friends),
        *look_at(sight.enemies),
    ]
