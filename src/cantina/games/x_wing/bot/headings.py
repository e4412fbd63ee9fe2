"""Who faces whom when a round ends, and what that promises for the next ones."""

from __future__ import annotations

from functools import lru_cache
from math import cos, hypot, radians, sin
from typing import Final

from cantina.games.x_wing.bot.fighters import Fighter
from cantina.games.x_wing.bot.guns import Damage, Gun, volley
from cantina.games.x_wing.bot.losses import step_of
from cantina.games.x_wing.geometry import Pose
from cantina.games.x_wing.view_records import ShipView

LEAD: Final = 2.0
"""What it is worth to have an enemy right ahead and not to be seen by it, for the next round."""
THREAT: Final = 1.0
"""What a point is worth that the headings of all promise to take off enemies later."""
TURRET: Final = 0.6
"""How well a turret points anywhere."""
CLOSE, WITHIN, BEYOND = 150.0, 450.0, 1000.0
"""Between the first two distances it counts most who faces whom; beyond the last not at all."""
CLUTCH: Final = 0.2
"""What is left of that in a crowd."""
FAR: Final = 250.0
"""Nearer than this nobody needs to come, in millimetres."""


def facing(one: Fighter, a: int, enemy: Fighter, b: int) -> Damage:
    """Return what facing an enemy is worth, and how far off it is beyond a good range."""
    mine, theirs = one.stances[a].pose, enemy.stances[b].pose
    dx, dy = theirs.x - mine.x, theirs.y - mine.y
    far = hypot(dx, dy) or 1.0
    near = max(0.0, 1.0 - far / 900.0)
    seen = nose(one.ship, mine, dx / far, dy / far)
    faced = nose(enemy.ship, theirs, -dx / far, -dy / far)
    return near * (seen - faced), max(0.0, far - FAR) / 300.0


def threatening(one: Fighter, a: int, enemy: Fighter, b: int) -> Damage:
    """Return what facing an enemy is worth by the shots it promises, and how far off it is."""
    mine, theirs = one.stances[a].pose, enemy.stances[b].pose
    dx, dy = theirs.x - mine.x, theirs.y - mine.y
    far = hypot(dx, dy) or 1.0
    near = CLUTCH + (1.0 - CLUTCH) * far / CLOSE if far < CLOSE else 1.0
    if far > WITHIN:
        near = max(0.0, 1.0 - (far - WITHIN) / (BEYOND - WITHIN))
    seen = bearing(one.ship, mine, dx / far, dy / far) * promise(one.ship, enemy)
    faced = bearing(enemy.ship, theirs, -dx / far, -dy / far) * promise(enemy.ship, one)
    return near * (seen - faced), max(0.0, far - FAR) / 300.0


def bearing(ship: ShipView, at: Pose, x: float, y: float) -> float:
    """Return how well a ship points somewhere; turrets point anywhere."""
    if ship.turret:
        return TURRET
    angle = radians(at.heading)
    return x * cos(angle) + y * sin(angle)


def promise(ship: ShipView, target: Fighter) -> float:
    """Return the points that a shot at middle range would take off a target on average."""
    return target.losses[step_of(usual_damage(ship.attack, target.ship.agility))]


@lru_cache(maxsize=256)
def usual_damage(attack: int, agility: int) -> float:
    """Return the damage to expect at range 2, whoever of both has a focus token."""
    return sum(volley(Gun(attack), agility, 2, False)[:4]) / 4.0


def nose(ship: ShipView, at: Pose, x: float, y: float) -> float:
    """Return how well a ship points somewhere, by its strength; turrets point anywhere."""
    strength = ship.attack / 3.0
    if ship.turret:
        return TURRET * strength
    angle = radians(at.heading)
    return strength * (x * cos(angle) + y * sin(angle))
