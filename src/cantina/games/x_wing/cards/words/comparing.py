"""Words about comparing results and cancelling them."""

from __future__ import annotations

from cantina.core.effects import Condition, Effect
from cantina.games.x_wing.cards.vocabulary import Modifier

# --- conditions ------------------------------------------------------------------------------


class AttackHit(Condition, frozen=True):
    """The attack hit."""


class HitsAtLeast(Condition, frozen=True):
    """At least so many hits were not cancelled."""

    hits: int


class CriticalLeft(Condition, frozen=True):
    """At least one critical was not cancelled."""


# --- modifiers -------------------------------------------------------------------------------


class HitsStand(Modifier, frozen=True):
    """Hits are not cancelled by evade results; these cancel criticals only."""


class DevotedHit(Modifier, frozen=True):
    """If a focus token changes your dice, one of those hits cannot be cancelled by defense dice."""


class SureCritical(Modifier, frozen=True):
    """One of your criticals cannot be cancelled by defense dice."""


class AlwaysHits(Modifier, frozen=True):
    """Your attack hits even if it deals no damage."""


# --- effects ---------------------------------------------------------------------------------


class CancelResults(Effect, frozen=True):
    """Cancel results of a face in the attack roll (XW-COMPARE-6); `most` 0 cancels all."""

    face: str
    most: int = 0


class CancelAllResults(Effect, frozen=True):
    """Cancel all dice results, so that this attack deals no damage by them."""


class CancelRoll(Effect, frozen=True):
    """Cancel all results of one roll."""

    die: str


class CancelEvades(Effect, frozen=True):
    """Cancel some of the defender's evade results."""

    most: int = 1


class CancelDefense(Effect, frozen=True):
    """Cancel all defense results of these faces."""

    faces: tuple[str, ...]


class CriticalsFirst(Effect, frozen=True):
    """Evades cancel criticals before hits in this attack."""


class CancelHitsDownTo(Effect, frozen=True):
    """Cancel hits until so many are left; each gives a stress token."""

    left: int


class TakeCritical(Effect, frozen=True):
    """Suffer one critical of the attack in place of the defender."""


class TakeOne(Effect, frozen=True):
    """The ship spoken of suffers one uncancelled result in place of the defender."""


class TakeHits(Effect, frozen=True):
    """Suffer all hits of the attack in place of the defender."""
