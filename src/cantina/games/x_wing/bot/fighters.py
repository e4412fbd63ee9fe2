"""Ships that may meet: where each may stand when the shooting begins, and what it can take."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from cantina.games.x_wing.bot.guns import guns_of
from cantina.games.x_wing.bot.losses import downed, losses
from cantina.games.x_wing.bot.sight import health
from cantina.games.x_wing.geometry import Pose
from cantina.games.x_wing.library import PILOTS, UPGRADES
from cantina.games.x_wing.view_records import ShipView


class Stance(NamedTuple):
    """One way in which a ship may stand when the shooting begins."""

    pose: Pose
    key: str = ""
    focus: float = 0.0
    """How likely it has a focus token."""
    evades: int = 0
    worth: float = 0.0
    """What it is worth beside the shots, in squad points."""
    chance: float = 1.0
    lock: int = -1
    """The ship it locks by its action."""


class Fighter:
    """A ship in the clash."""

    __slots__ = (
        "choices",
        "fires",
        "guns",
        "health",
        "losses",
        "moves",
        "number",
        "own",
        "ship",
        "stances",
    )

    def __init__(
        self, number: int, ship: ShipView, own: bool, moves: bool, stances: Sequence[Stance]
    ) -> None:
        self.number = number
        self.ship = ship
        self.own = own
        self.moves = moves
        self.stances = list(stances)
        self.choices = len(stances)
        """So many stances can be chosen; those behind them are where it stops short of others."""
        self.fires = not ship.had_combat
        self.guns = guns_of(ship)
        self.health = downed(health(ship))
        whole = max(health(ship), ship.hull + ship.shield_value)
        self.losses = losses(cost_of(ship.pilot, tuple(ship.upgrades)), whole, health(ship))

    @property
    def offered(self) -> Sequence[Stance]:
        """Return the stances that can be chosen."""
        return self.stances[: self.choices]


@lru_cache(maxsize=512)
def cost_of(pilot: str, upgrades: tuple[str, ...]) -> float:
    """Return the squad points of a ship with its cards."""
    card = PILOTS.get(pilot)
    extras = sum([UPGRADES[name].points for name in upgrades if name in UPGRADES])
    return float((card.points if card else 30) + extras)
