"""Words about dials, maneuvers and obstacles."""

from __future__ import annotations

from cantina.core.effects import Condition, Effect
from cantina.games.x_wing.cards.vocabulary import Modifier

# --- conditions ------------------------------------------------------------------------------


class Executed(Condition, frozen=True):
    """The maneuver that was executed has this colour."""

    colour: str


class ExecutedSpeed(Condition, frozen=True):
    """The maneuver that was executed has one of these speeds."""

    speeds: tuple[int, ...]


class Overlapped(Condition, frozen=True):
    """The maneuver that was executed overlapped a ship or an obstacle."""


class OverlappedEnemy(Condition, frozen=True):
    """The maneuver that was executed overlapped an enemy ship."""


class Touched(Condition, frozen=True):
    """The maneuver that was executed overlapped a ship."""


class ItOverlapped(Condition, frozen=True):
    """The maneuver of the ship spoken of overlapped a ship."""


class TouchesYou(Condition, frozen=True):
    """You touch the ship spoken of."""


class Touching(Condition, frozen=True):
    """You touch a ship."""


# --- modifiers -------------------------------------------------------------------------------


class Colour(Modifier, frozen=True):
    """Some maneuvers count as having another colour."""

    colour: str
    bearings: tuple[str, ...] = ()
    speeds: tuple[int, ...] = ()


class Softened(Modifier, frozen=True):
    """Red maneuvers count as white."""


class RedUnderStress(Modifier, frozen=True):
    """You may execute red maneuvers while stressed."""


class DelaysStress(Modifier, frozen=True):
    """You check pilot stress after the action step."""


class DecloaksBanking(Modifier, frozen=True):
    """You decloak along the banks of speed 2 only."""


class FliesOverObstacles(Modifier, frozen=True):
    """You ignore obstacles."""


class ActsOverObstacles(Modifier, frozen=True):
    """Boosts and barrel rolls may overlap obstacles."""


class NoObstacleCriticals(Modifier, frozen=True):
    """Criticals rolled for obstacles do nothing."""


# --- effects ---------------------------------------------------------------------------------


class Fly(Effect, frozen=True):
    """Execute one of these maneuvers as white ones."""

    maneuvers: tuple[str, ...]


class TurnRound(Effect, frozen=True):
    """Turn the ship by 180 degrees where it is."""


class BlowUpObstacle(Effect, frozen=True):
    """Choose an obstacle in arc at Range 1-2; ships at Range 1 of it roll a die; it is removed."""
