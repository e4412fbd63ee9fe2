"""What stands about attacks: whom, from where, with which locks."""

from __future__ import annotations

from cantina.core.text import Text, text
from cantina.games.x_wing.cards.words import CardRule
from cantina.games.x_wing.terms import Slot


class OnlyInArc(CardRule, frozen=True):
    """You cannot attack ships outside your firing arc."""


class FiresAllRound(CardRule, frozen=True):
    """Your weapons of one slot fire in any direction."""

    slot: Slot


class Shelters(CardRule, frozen=True):
    """Friends near you cannot be targeted by an attacker that could target you."""

    farthest: int = 1


class HiddenFromLesser(CardRule, frozen=True):
    """Enemies with a lower pilot skill cannot attack you."""


class ShootsOverObstacles(CardRule, frozen=True):
    """Obstacles neither obstruct your attacks nor keep you from making them."""


class AttacksFriends(CardRule, frozen=True):
    """You may attack friendly ships."""


class AttacksTouched(CardRule, frozen=True):
    """Touching does not prevent attacks between you and enemies in your arc."""


class TargetsTouched(CardRule, frozen=True):
    """You may attack an enemy in your firing arc that you touch."""


class StretchesRange(CardRule, frozen=True):
    """The range of your secondary weapons begins one band nearer and ends one farther."""


class CountsAsRangeOne(CardRule, frozen=True):
    """Your primary attacks at Range 2-3 count as made at Range 1."""


class DeniesRangeBonus(CardRule, frozen=True):
    """Enemy ships near you add no die for attacking at Range 1."""

    farthest: int = 1


class FiresDisabled(CardRule, frozen=True):
    """Weapons of some slots work although weapons are disabled."""

    slots: tuple[Slot, ...]
    most_points: int = 99
    locked: bool = False

    def says(self) -> Text:
        slots = [slot.says() for slot in self.slots]
        if self.locked:
            return text("xw-says-fires-disabled-locked", slots=slots)
        return text("xw-says-fires-disabled", slots=slots, points=self.most_points)


class FocusForLock(CardRule, frozen=True):
    """A focus token will do where a weapon wants a target lock."""


class DoublesLocks(CardRule, frozen=True):
    """Your target lock is two locks on the same ship."""


class LocksTwoShips(CardRule, frozen=True):
    """You may have target locks on two different ships, and acquire both at once."""


class LongRangeLocks(CardRule, frozen=True):
    """You acquire target locks at Range 3 and beyond only."""


class LocksThroughFriends(CardRule, frozen=True):
    """You may lock enemies that are in range of any friendly ship."""


class LocksFriends(CardRule, frozen=True):
    """You may lock other friendly ships."""


class LendsLock(CardRule, frozen=True):
    """Friends at Range 1-2 use your target lock for their weapons."""


class FiresAuxiliary(CardRule, frozen=True):
    """Your weapons of one slot also fire in your auxiliary arc."""

    slot: Slot


class NoPrimary(CardRule, frozen=True):
    """You cannot attack with your primary weapon."""


class ObstructsEnemies(CardRule, frozen=True):
    """Enemy attacks measured over your base are obstructed."""


class LocksAnywhere(CardRule, frozen=True):
    """You may lock any enemy ship in the play area."""


class DrawsLocks(CardRule, frozen=True):
    """An enemy that acquires a target lock must lock you if it can."""


class LendsEyes(CardRule, frozen=True):
    """Friends may lock enemies that are in range of any friendly ship."""
