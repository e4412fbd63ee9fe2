"""Words about dials and the maneuver that is revealed."""

from __future__ import annotations

from cantina.core.effects import Condition, Effect
from cantina.games.x_wing.cards.vocabulary import Modifier


class Revealed(Condition, frozen=True):
    """The maneuver just revealed has this colour."""

    colour: str


class RevealedBearing(Condition, frozen=True):
    """The maneuver just revealed has a bearing that begins with one of these words."""

    bearings: tuple[str, ...]


class DialIsRed(Modifier, frozen=True):
    """The maneuver on your dial counts as red."""


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


class LookAtDial(Effect, frozen=True):
    """You may look at the ship's dial."""


class GuessDial(Effect, frozen=True):
    """Guess the ship's maneuver and look at its dial; if you are right, you may turn your own."""


class NudgeDial(Effect, frozen=True):
    """Look at the ship's dial; its player must turn it to a neighbouring maneuver."""
