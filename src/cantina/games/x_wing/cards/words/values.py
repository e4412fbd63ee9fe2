"""Words about printed values and pilot skill."""

from __future__ import annotations

from cantina.core.effects import Condition, Effect
from cantina.games.x_wing.cards.vocabulary import Modifier, Stat, Whose

# --- conditions ------------------------------------------------------------------------------


class PrimaryAtLeast(Condition, frozen=True):
    """Your primary weapon value is this or higher."""

    value: int


# --- modifiers -------------------------------------------------------------------------------


class Value(Modifier, frozen=True):
    """A value is higher or lower, or counts as something else."""

    stat: Stat
    by: int = 0
    becomes: int | None = None
    whose: Whose = Whose.YOU


class Silenced(Modifier, frozen=True):
    """Your pilot ability and your Elite upgrades are ignored."""


class TouchedAgility(Modifier, frozen=True):
    """Enemy ships that you touch have a different agility."""

    by: int


class SpeedForAgility(Modifier, frozen=True):
    """When you defend, the speed of your maneuver may stand for your agility."""


# --- effects ---------------------------------------------------------------------------------


class MatchSkill(Effect, frozen=True):
    """Until the end of the phase the ship's pilot skill equals yours."""


class SkillBecomes(Effect, frozen=True):
    """Until the end of the phase the ship's pilot skill counts as this."""

    skill: int


class SwapSkill(Effect, frozen=True):
    """Exchange your pilot skill with that of the ship until the end of the phase."""
