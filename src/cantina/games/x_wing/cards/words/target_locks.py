"""Words about target locks."""

from __future__ import annotations

from cantina.core.effects import Condition, Effect
from cantina.games.x_wing.cards.vocabulary import Modifier

# --- conditions ------------------------------------------------------------------------------


class DefenderIsLocked(Condition, frozen=True):
    """Somebody has a target lock on the defender."""


class LockOnDefender(Condition, frozen=True):
    """You have a target lock on the defender."""


class LockOnAttacker(Condition, frozen=True):
    """You have a target lock on the attacker."""


class LockedOnce(Condition, frozen=True):
    """Exactly one ship has a target lock on you."""


class LockedIsDamaged(Condition, frozen=True):
    """The ship you have locked has a face-down damage card."""


# --- modifiers -------------------------------------------------------------------------------


class FocusForLock(Modifier, frozen=True):
    """A focus token will do where a weapon wants a target lock."""


class DoublesLocks(Modifier, frozen=True):
    """Your target lock is two locks on the same ship."""


class LocksTwoShips(Modifier, frozen=True):
    """You may have target locks on two different ships, and acquire both at once."""


class LongRangeLocks(Modifier, frozen=True):
    """You acquire target locks at Range 3 and beyond only."""


class LocksThroughFriends(Modifier, frozen=True):
    """You may lock enemies that are in range of any friendly ship."""


class LocksFriends(Modifier, frozen=True):
    """You may lock other friendly ships."""


class LendsLock(Modifier, frozen=True):
    """Friends at Range 1-2 use your target lock for their weapons."""


# --- effects ---------------------------------------------------------------------------------


class AcquireLock(Effect, frozen=True):
    """Acquire a target lock, which is not an action by itself."""


class LockAgain(Effect, frozen=True):
    """Lock the ship the lock was just spent on; not to be spent in this attack."""


class SpendLock(Effect, frozen=True):
    """Spend the target lock on the defender."""


class SpendLockOn(Effect, frozen=True):
    """Spend your target lock on the ship spoken of."""


class ShedLock(Effect, frozen=True):
    """Remove an enemy target lock from the ship (XW-TARGET-LOCK-11)."""


class YouLockIt(Effect, frozen=True):
    """You acquire a target lock on the ship spoken of."""


class StripLock(Effect, frozen=True):
    """Remove the defender's own target lock."""


class LockDefender(Effect, frozen=True):
    """The ship spoken of acquires a target lock on the defender."""
