"""Words about dials, maneuvers and obstacles."""

from __future__ import annotations

from cantina.core.effects import Condition, Effect
from cantina.games.x_wing.abilities.vocabulary import Modifier

# --- conditions ------------------------------------------------------------------------------


class Revealed(Condition, frozen=True):
    """The maneuver just revealed has this colour."""

    colour: str


class RevealedBearing(Condition, frozen=True):
    """The maneuver just revealed has a bearing that begins with one of these words."""

    bearings: tuple[str, ...]


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


class DialIsRed(Modifier, frozen=True):
    """The maneuver on your dial counts as red."""


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


class RotateDial(Effect, frozen=True):
    """Turn the revealed dial to another maneuver of the same speed or bearing."""

    same: str


class TreatAs(Effect, frozen=True):
    """Fly the revealed maneuver with another bearing or speed; its colour stays."""

    bearing: str = ""
    speeds: tuple[int, ...] = ()
    steps: tuple[int, ...] = ()
    only: str = ""
    """The bearing the revealed maneuver must have."""


class TallonInstead(Effect, frozen=True):
    """Fly a turn, bank or loop as a red Tallon roll along the same template."""


class TurnToTallon(Effect, frozen=True):
    """Fly a turn of speed 3 as a red Tallon roll in the same direction."""


class StandStill(Effect, frozen=True):
    """The ship stays where it is instead of flying its maneuver."""


class Fly(Effect, frozen=True):
    """Execute one of these maneuvers as white ones."""

    maneuvers: tuple[str, ...]


class TurnRound(Effect, frozen=True):
    """Turn the ship by 180 degrees where it is."""


class LookAtDial(Effect, frozen=True):
    """You may look at the ship's dial."""


class GuessDial(Effect, frozen=True):
    """Guess the ship's maneuver and look at its dial; if you are right, you may turn your own."""


class NudgeDial(Effect, frozen=True):
    """Look at the ship's dial; its player must turn it to a neighbouring maneuver."""


class BlowUpObstacle(Effect, frozen=True):
    """Choose an obstacle in arc at Range 1-2; ships at Range 1 of it roll a die; it is removed."""
