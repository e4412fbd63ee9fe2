"""Words about attacks."""

from __future__ import annotations

from cantina.core.effects import Condition
from cantina.games.x_wing.cards.vocabulary import Modifier

# --- conditions ------------------------------------------------------------------------------


class Attacking(Condition, frozen=True):
    """You are the attacker."""


class Defending(Condition, frozen=True):
    """You are the defender."""


class ItAttacks(Condition, frozen=True):
    """The ship spoken of is the attacker."""


class ItDefends(Condition, frozen=True):
    """The ship spoken of is the defender."""


class FriendIsDefender(Condition, frozen=True):
    """Another friendly ship is the defender."""


class FriendDefends(Condition, frozen=True):
    """Another friendly ship near you is the defender."""

    farthest: int


class AtRange(Condition, frozen=True):
    """The attack is made at this range."""

    nearest: int
    farthest: int


class Obstructed(Condition, frozen=True):
    """The attack is obstructed."""


class WithPrimary(Condition, frozen=True):
    """The attack is made with the primary weapon."""


class WithThisWeapon(Condition, frozen=True):
    """The attack is made with this card."""


class WithSlot(Condition, frozen=True):
    """The attack is made with an upgrade of this slot."""

    slot: str


class WeaponCostAtMost(Condition, frozen=True):
    """The weapon that is used costs so many points or fewer."""

    points: int


class DefenderSkillAtMost(Condition, frozen=True):
    """The defender's pilot skill is this or lower."""

    skill: int


class DefenderHullAtMost(Condition, frozen=True):
    """The defender's hull value is this or lower."""

    hull: int


class DefenderIsUnique(Condition, frozen=True):
    """The defender's pilot is unique."""


class DefenderIsPilot(Condition, frozen=True):
    """The defender is a certain pilot."""

    pilot: str


class ItIsPilot(Condition, frozen=True):
    """The ship spoken of is a certain pilot."""

    pilot: str


class PilotHeldFire(Condition, frozen=True):
    """A certain pilot has not attacked this round."""

    pilot: str


class DefenderHasCard(Condition, frozen=True):
    """The defender is equipped with a card."""

    card: str


class AttackerSkillAtMost(Condition, frozen=True):
    """The attacker's pilot skill is this or lower."""

    skill: int


# --- modifiers -------------------------------------------------------------------------------


class Shelters(Modifier, frozen=True):
    """Friends near you cannot be targeted by an attacker that could target you."""

    farthest: int = 1


class HiddenFromLesser(Modifier, frozen=True):
    """Enemies with a lower pilot skill cannot attack you."""


class ShootsOverObstacles(Modifier, frozen=True):
    """Obstacles neither obstruct your attacks nor keep you from making them."""


class AttacksFriends(Modifier, frozen=True):
    """You may attack friendly ships."""


class AttacksTouched(Modifier, frozen=True):
    """Touching does not prevent attacks between you and enemies in your arc."""


class TargetsTouched(Modifier, frozen=True):
    """You may attack an enemy in your firing arc that you touch."""


class StretchesRange(Modifier, frozen=True):
    """The range of your secondary weapons begins one band nearer and ends one farther."""


class CountsAsRangeOne(Modifier, frozen=True):
    """Your primary attacks at Range 2-3 count as made at Range 1."""


class DeniesRangeBonus(Modifier, frozen=True):
    """Enemy ships near you add no die for attacking at Range 1."""

    farthest: int = 1


class FiresDisabled(Modifier, frozen=True):
    """Weapons of some slots work although weapons are disabled."""

    slots: tuple[str, ...]
    most_points: int = 99
    locked: bool = False
