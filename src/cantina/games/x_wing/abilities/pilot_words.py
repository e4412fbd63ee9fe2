"""Words that only pilots of later expansions need; what they mean is in `pilot_executors`."""

from __future__ import annotations

from cantina.core.effects import Condition, Effect, Target
from cantina.games.x_wing.abilities.vocabulary import Deed, Modifier, Whose

# --- conditions -----------------------------------------------------------------------------


class ItAttacks(Condition, frozen=True):
    """The ship spoken of is the attacker."""


class FriendIsDefender(Condition, frozen=True):
    """Another friendly ship is the defender."""


class DefenderInRearArc(Condition, frozen=True):
    """The defender is inside your auxiliary firing arc."""


class EnemyInArc(Condition, frozen=True):
    """An enemy ship is inside your firing arc at this range or nearer."""

    farthest: int


class Touching(Condition, frozen=True):
    """You touch a ship."""


class DamageAtMost(Condition, frozen=True):
    """You have so many damage cards or fewer."""

    cards: int


class RollShows(Condition, frozen=True):
    """The attack roll shows this face."""

    face: str


class DefenseDiceRolled(Condition, frozen=True):
    """Exactly so many defense dice were rolled."""

    dice: int


class LockedIsDamaged(Condition, frozen=True):
    """The ship you have locked has a face-down damage card."""


class ItOverlapped(Condition, frozen=True):
    """The maneuver of the ship spoken of overlapped a ship."""


# --- ships ----------------------------------------------------------------------------------


class YourLocked(Target, frozen=True):
    """The ship you have locked."""


# --- modifiers ------------------------------------------------------------------------------


class DeniesRangeBonus(Modifier, frozen=True):
    """Enemy ships near you add no die for attacking at Range 1."""

    farthest: int = 1


class Denies(Modifier, frozen=True):
    """Enemy ships near you cannot do something."""

    deed: Deed
    farthest: int = 1


class LockedCannotModify(Modifier, frozen=True):
    """Ships you have locked modify no dice in attacks between you and them."""


class BoostsTurning(Modifier, frozen=True):
    """You may boost along the turns of speed 1."""


class CountsAsRangeOne(Modifier, frozen=True):
    """Your primary attacks at Range 2-3 count as made at Range 1."""


class SpeedForAgility(Modifier, frozen=True):
    """When you defend, the speed of your maneuver may stand for your agility."""


class SureCritical(Modifier, frozen=True):
    """One of your criticals cannot be cancelled by defense dice."""


class AlwaysHits(Modifier, frozen=True):
    """Your attack hits even if it deals no damage."""


class TargetsTouched(Modifier, frozen=True):
    """You may attack an enemy in your firing arc that you touch."""


class StretchesRange(Modifier, frozen=True):
    """The range of your secondary weapons begins one band nearer and ends one farther."""


class FiresAllRound(Modifier, frozen=True):
    """Your weapons of one slot fire in any direction."""

    slot: str


class LivesOn(Modifier, frozen=True):
    """You are destroyed only at the end of the Combat phase."""


# --- effects --------------------------------------------------------------------------------


class TakeToken(Effect, frozen=True):
    """Take a focus or evade token from a ship and keep it."""

    whose: Whose
    farthest: int


class GiveToken(Effect, frozen=True):
    """The ship spoken of gets one of your tokens."""

    token: str


class RemoveAll(Effect, frozen=True):
    """Lose all tokens of a kind."""

    token: str


class SpendShield(Effect, frozen=True):
    """Spend one of your shield tokens."""


class SpendReinforce(Effect, frozen=True):
    """Spend one of your reinforce tokens."""


class FewerAttackDice(Effect, frozen=True):
    """One attack die less is rolled in this attack."""


class MoreDefenseDice(Effect, frozen=True):
    """One defense die more is rolled in this attack."""


class AllBecome(Effect, frozen=True):
    """Change all results of a roll to one face."""

    die: str
    face: str


class CancelDefense(Effect, frozen=True):
    """Cancel all defense results of these faces."""

    faces: tuple[str, ...]


class CriticalsFirst(Effect, frozen=True):
    """Evades cancel criticals before hits in this attack."""


class RerollPerFriend(Effect, frozen=True):
    """Reroll one die for each other friend near you."""

    die: str
    farthest: int = 1


class AddMatching(Effect, frozen=True):
    """If all dice of a roll show the same face, add one more; once a round."""

    die: str


class TreatAs(Effect, frozen=True):
    """Fly the revealed maneuver with another bearing or speed; its colour stays."""

    bearing: str = ""
    speeds: tuple[int, ...] = ()
    steps: tuple[int, ...] = ()
    only: str = ""
    """The bearing the revealed maneuver must have."""


class MatchTokens(Effect, frozen=True):
    """Get focus and evade tokens until you have as many as the ship you locked."""


class DisableWeapons(Effect, frozen=True):
    """Get a weapons disabled token."""


class RestoreOrdnance(Effect, frozen=True):
    """Take back one of your discarded torpedoes or missiles."""


class FlipDealt(Effect, frozen=True):
    """Turn the damage cards of this attack face up."""


class AttackNow(Effect, frozen=True):
    """Make an attack at once and none in the next round."""
