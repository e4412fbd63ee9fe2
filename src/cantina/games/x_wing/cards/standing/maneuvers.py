"""What stands about dials, maneuvers and obstacles."""

from __future__ import annotations

from cantina.core.text import Text, text
from cantina.games.x_wing.cards.words import CardRule
from cantina.games.x_wing.names import bearing_name
from cantina.games.x_wing.terms import Difficulty


class DialIsRed(CardRule, frozen=True):
    """The maneuver on your dial counts as red."""


class Colour(CardRule, frozen=True):
    """Some maneuvers count as having another colour."""

    colour: Difficulty
    bearings: tuple[str, ...] = ()
    speeds: tuple[int, ...] = ()

    def says(self) -> Text:
        colour = self.colour.says()
        if self.bearings:
            bearings = [bearing_name(bearing) for bearing in self.bearings]
            return text("xw-says-colour-bearings", colour=colour, bearings=bearings)
        speeds = [text("effect-number", number=speed) for speed in self.speeds]
        return text("xw-says-colour-speeds", colour=colour, speeds=speeds)


class Softened(CardRule, frozen=True):
    """Red maneuvers count as white."""


class RedUnderStress(CardRule, frozen=True):
    """You may execute red maneuvers while stressed."""


class DelaysStress(CardRule, frozen=True):
    """You check pilot stress after the action step."""


class DecloaksBanking(CardRule, frozen=True):
    """You decloak along the banks of speed 2 only."""


class FliesOverObstacles(CardRule, frozen=True):
    """You ignore obstacles."""


class ActsOverObstacles(CardRule, frozen=True):
    """Boosts and barrel rolls may overlap obstacles."""


class NoObstacleCriticals(CardRule, frozen=True):
    """Criticals rolled for obstacles do nothing."""


class MovesOverObstacles(CardRule, frozen=True):
    """You ignore obstacles in the Activation phase and in your actions."""


class NotAssigned(CardRule, frozen=True):
    """You cannot be assigned some maneuvers in the Planning phase."""

    bearings: tuple[str, ...]

    def says(self) -> Text:
        bearings = [bearing_name(bearing) for bearing in self.bearings]
        return text("xw-says-not-assigned", bearings=bearings)
