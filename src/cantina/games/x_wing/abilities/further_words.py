"""Words that only cards of later expansions need; what they mean is in `further_executors`."""

from __future__ import annotations

from cantina.core.effects import Condition, Effect, Target

# --- conditions -----------------------------------------------------------------------------


class EnemyWithin(Condition, frozen=True):
    """An enemy ship is at this range of you or nearer."""

    farthest: int


class NoFriendWithin(Condition, frozen=True):
    """No other friendly ship is at this range of you or nearer."""

    farthest: int


class DefenderInYourArc(Condition, frozen=True):
    """The defender is inside your firing arc at Range 1-3."""


class DefenderSkillAtMost(Condition, frozen=True):
    """The defender's pilot skill is this or lower."""

    skill: int


class DefenderHullAtMost(Condition, frozen=True):
    """The defender's hull value is this or lower."""

    hull: int


class DefenderHasDamage(Condition, frozen=True):
    """The defender has at least one damage card."""


class DefenderIsLocked(Condition, frozen=True):
    """Somebody has a target lock on the defender."""


class Obstructed(Condition, frozen=True):
    """The attack is obstructed."""


class AttackHit(Condition, frozen=True):
    """The attack hit."""


class LockOnDefender(Condition, frozen=True):
    """You have a target lock on the defender."""


class WithSlot(Condition, frozen=True):
    """The attack is made with an upgrade of this slot."""

    slot: str


class InPhase(Condition, frozen=True):
    """It is this phase of the round."""

    phase: str


# --- effects --------------------------------------------------------------------------------


class OthersAroundDefender(Target, frozen=True):
    """Every other ship at Range 1 of the defender."""


class SpendToken(Effect, frozen=True):
    """Spend one of the ship's tokens."""

    token: str


class YouLockIt(Effect, frozen=True):
    """You acquire a target lock on the ship spoken of."""


class StripToken(Effect, frozen=True):
    """Remove a token from the defender."""

    token: str


class StripLock(Effect, frozen=True):
    """Remove the defender's own target lock."""


class MoreAttackDice(Effect, frozen=True):
    """More attack dice are rolled in this attack."""

    count: int = 1


class SkillBecomes(Effect, frozen=True):
    """Until the end of the phase the ship's pilot skill counts as this."""

    skill: int


class LoseShield(Effect, frozen=True):
    """The ship loses a shield token."""


class CancelEvades(Effect, frozen=True):
    """Cancel some of the defender's evade results."""

    most: int = 1
