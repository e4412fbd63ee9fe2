"""Words about modifying dice."""

from __future__ import annotations

from cantina.core.effects import Effect
from cantina.games.x_wing.cards.vocabulary import Modifier

# --- modifiers -------------------------------------------------------------------------------


class OnlyFocusModifies(Modifier, frozen=True):
    """The attack dice can be modified only by spending a focus token."""


class NothingModifies(Modifier, frozen=True):
    """You cannot modify your attack dice."""


class LockedCannotModify(Modifier, frozen=True):
    """Ships you have locked modify no dice in attacks between you and them."""


class ForcesFocus(Modifier, frozen=True):
    """The other ship in the attack must spend a focus token if it can."""


# --- effects ---------------------------------------------------------------------------------


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


class SpendDie(Effect, frozen=True):
    """Take one of your attack dice out of the roll."""


class AddDie(Effect, frozen=True):
    """Add a die that shows a face; it may be rerolled like the others."""

    die: str
    face: str


class ChangeWorst(Effect, frozen=True):
    """Change the least useful attack die to a face."""

    into: str


class AllBecome(Effect, frozen=True):
    """Change all results of a roll to one face."""

    die: str
    face: str


class RerollPerFriend(Effect, frozen=True):
    """Reroll one die for each other friend near you."""

    die: str
    farthest: int = 1


class AddMatching(Effect, frozen=True):
    """If all dice of a roll show the same face, add one more; once a round."""

    die: str


class RerollForStress(Effect, frozen=True):
    """Reroll any number of dice and get as many stress tokens."""

    die: str


class RerollUpToAttack(Effect, frozen=True):
    """Reroll as many attack dice as the primary weapon value."""


class FreezeRoll(Effect, frozen=True):
    """Nothing modifies a roll any more in this attack."""

    die: str


class SpoilHit(Effect, frozen=True):
    """Change a hit to a focus result that cannot be rerolled."""


class GuessEvades(Effect, frozen=True):
    """Guess how many evades the defense dice will show; if right, add an evade."""


class SwarmDice(Effect, frozen=True):
    """Up to two friends with the defender in arc give an evade token each for a die each."""


class ForbidLock(Effect, frozen=True):
    """Target locks cannot be spent in this attack."""


class BarToken(Effect, frozen=True):
    """One of the defender's tokens cannot be spent in this attack."""

    token: str
