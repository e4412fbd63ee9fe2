"""What card abilities do: the effect nodes. How each is done is in `executors`.

An effect speaks of one ship: you, unless the ability watches another ship or `ChooseShip` or
`ForEach` pointed at one.
"""

from __future__ import annotations

from cantina.core.effects import Effect, Target
from cantina.games.x_wing.abilities.vocabulary import Ability, Whose

# --- who ------------------------------------------------------------------------------------


class TheAttacker(Target, frozen=True):
    """The attacking ship."""


class TheDefender(Target, frozen=True):
    """The defending ship."""


class Yourself(Target, frozen=True):
    """The ship this card belongs to."""


class ChooseShip(Effect, frozen=True):
    """Choose a ship at some range; the effect then speaks of it."""

    whose: Whose
    effect: Effect
    nearest: int = 1
    farthest: int = 3
    lower_skill: bool = False
    higher_skill: bool = False
    stressed: bool = False


# --- dice -----------------------------------------------------------------------------------


class ChangeResults(Effect, frozen=True):
    """Change results of one face to another (XW-MODIFY-4); `most` 0 changes all of them."""

    die: str
    face: str
    into: str
    most: int = 1


class RerollDice(Effect, frozen=True):
    """Reroll dice of the player's choice (XW-MODIFY-5); no faces named means any."""

    die: str
    faces: tuple[str, ...] = ()
    most: int = 0


class AddResult(Effect, frozen=True):
    """Add a result to the roll (XW-MODIFY-3)."""

    die: str
    face: str


class CancelResults(Effect, frozen=True):
    """Cancel results of a face in the attack roll (XW-COMPARE-6); `most` 0 cancels all."""

    face: str
    most: int = 0


class CancelAllResults(Effect, frozen=True):
    """Cancel all dice results, so that this attack deals no damage by them."""


class RollDie(Effect, frozen=True):
    """Roll one die; on one of these faces something happens."""

    die: str
    faces: tuple[str, ...]
    effect: Effect


# --- tokens and locks -----------------------------------------------------------------------


class Gain(Effect, frozen=True):
    """Get tokens: focus, evade, stress or ion."""

    token: str
    amount: int = 1


class Remove(Effect, frozen=True):
    """Lose a token."""

    token: str


class HandOver(Effect, frozen=True):
    """Give the token just spent to another friendly ship in range instead."""

    token: str
    farthest: int


class AcquireLock(Effect, frozen=True):
    """Acquire a target lock, which is not an action by itself."""


class LockAgain(Effect, frozen=True):
    """Lock the ship the lock was just spent on; not to be spent in this attack."""


class SpendLock(Effect, frozen=True):
    """Spend the target lock on the defender."""


class ShedLock(Effect, frozen=True):
    """Remove an enemy target lock from the ship (XW-TARGET-LOCK-11)."""


# --- shields, damage and cards --------------------------------------------------------------


class RegainShield(Effect, frozen=True):
    """Get a shield token back, up to the shield value (XW-SETUP-16)."""


class Suffer(Effect, frozen=True):
    """Suffer damage (XW-DAMAGE-2)."""

    damage: int = 1
    critical: bool = False


class TurnThisDown(Effect, frozen=True):
    """Turn this damage card face down (XW-CRITICAL-4)."""


class TurnOneDown(Effect, frozen=True):
    """Turn one face-up damage card with a trait face down."""

    trait: str


class DiscardDealtCard(Effect, frozen=True):
    """Discard the damage card just dealt, unresolved."""


class DiscardFaceDown(Effect, frozen=True):
    """Discard one of the ship's face-down damage cards."""


class DiscardThis(Effect, frozen=True):
    """Discard this upgrade card (XW-UPGRADE-3)."""


class DiscardWeapon(Effect, frozen=True):
    """Choose one of the ship's secondary weapons and discard it."""


# --- actions and attacks --------------------------------------------------------------------


class FreeAction(Effect, frozen=True):
    """Perform a free action (XW-ACTION-3): the named one, or any when none is named."""

    action: str = ""


class RollAside(Effect, frozen=True):
    """Perform a barrel roll as part of another action."""


class MatchSkill(Effect, frozen=True):
    """Until the end of the phase the ship's pilot skill equals yours."""


class AttackAgain(Effect, frozen=True):
    """Make this attack a second time."""


class UntilEndOfRound(Effect, frozen=True):
    """Until the end of the round the ship has these abilities."""

    abilities: tuple[Ability, ...]
