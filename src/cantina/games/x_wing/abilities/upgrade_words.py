"""Conditions, ships and modifiers that only upgrade cards of later expansions need."""

from __future__ import annotations

from cantina.core.effects import Condition, Target
from cantina.games.x_wing.abilities.vocabulary import Modifier, Whose

# --- conditions -----------------------------------------------------------------------------


class Performed(Condition, frozen=True):
    """The action just performed is one of these."""

    actions: tuple[str, ...]


class WasStressed(Condition, frozen=True):
    """The ship was stressed when it performed the action."""


class Revealed(Condition, frozen=True):
    """The maneuver just revealed has this colour."""

    colour: str


class ExecutedSpeed(Condition, frozen=True):
    """The maneuver that was executed has one of these speeds."""

    speeds: tuple[int, ...]


class OverlappedEnemy(Condition, frozen=True):
    """The maneuver that was executed overlapped an enemy ship."""


class Touched(Condition, frozen=True):
    """The maneuver that was executed overlapped a ship."""


class PerformedSlot(Condition, frozen=True):
    """The action just performed is one of an upgrade card of these slots."""

    slots: tuple[str, ...]


class NoShields(Condition, frozen=True):
    """You have no shield tokens."""


class ShieldsMissing(Condition, frozen=True):
    """You have fewer shield tokens than your shield value."""


class Damaged(Condition, frozen=True):
    """You have a damage card."""


class ItHasToken(Condition, frozen=True):
    """The ship spoken of has such a token."""

    token: str


class TokensAtMost(Condition, frozen=True):
    """You have so many tokens of a kind or fewer."""

    token: str
    count: int


class AttackerSkillAtMost(Condition, frozen=True):
    """The attacker's pilot skill is this or lower."""

    skill: int


class DefenderIsUnique(Condition, frozen=True):
    """The defender's pilot is unique."""


class FriendDefends(Condition, frozen=True):
    """Another friendly ship near you is the defender."""

    farthest: int


class InAttackersArc(Condition, frozen=True):
    """You are inside the attacker's firing arc, and not too far away."""

    farthest: int = 3


class AttackerInYourArc(Condition, frozen=True):
    """The attacker is inside your firing arc."""


class InItsArc(Condition, frozen=True):
    """You are inside the firing arc of the ship spoken of."""


class ItInYourArc(Condition, frozen=True):
    """The ship spoken of is inside your firing arc, and not too far away."""

    farthest: int


class HardToHit(Condition, frozen=True):
    """You are outside the attacker's firing arc, or in it beyond Range 2."""


class LockOnAttacker(Condition, frozen=True):
    """You have a target lock on the attacker."""


class NoEnemyInArc(Condition, frozen=True):
    """No enemy ship is inside your firing arc at Range 1-3."""


class OnlyDefenderInArc(Condition, frozen=True):
    """The defender is the only ship inside your firing arc at Range 1-3."""


class LastFriend(Condition, frozen=True):
    """You are the only ship of your side left."""


class PrimaryAtLeast(Condition, frozen=True):
    """Your primary weapon value is this or higher."""

    value: int


class WeaponCostAtMost(Condition, frozen=True):
    """The weapon that is used costs so many points or fewer."""

    points: int


class HitsAtLeast(Condition, frozen=True):
    """At least so many hits were not cancelled."""

    hits: int


class FaceUpDealt(Condition, frozen=True):
    """The attack dealt the defender a face-up damage card."""


class FollowsUp(Condition, frozen=True):
    """The attack was granted by this card."""


class FewerDefenseDice(Condition, frozen=True):
    """There are more attack dice than defense dice."""


class LockedOnce(Condition, frozen=True):
    """Exactly one ship has a target lock on you."""


class FirstRound(Condition, frozen=True):
    """It is the first round."""


class AgainstMarked(Condition, frozen=True):
    """The other ship in the attack is the one this card chose."""


# --- ships ----------------------------------------------------------------------------------


class ShipsWithin(Target, frozen=True):
    """All ships of a kind within a range of you; the farthest 0 means anywhere."""

    whose: Whose
    farthest: int = 0


class AllWithin(Target, frozen=True):
    """Every other ship within a range of you, friend or foe."""

    farthest: int


class SlowNearDefender(Target, frozen=True):
    """Other ships at Range 1 of the defender whose agility is lower than the weapon's cost."""


# --- modifiers ------------------------------------------------------------------------------


class FocusForLock(Modifier, frozen=True):
    """A focus token will do where a weapon wants a target lock."""


class TouchedAgility(Modifier, frozen=True):
    """Enemy ships that you touch have a different agility."""

    by: int


class ShootsOverObstacles(Modifier, frozen=True):
    """Obstacles neither obstruct your attacks nor keep you from making them."""


class AttacksTouched(Modifier, frozen=True):
    """Touching does not prevent attacks between you and enemies in your arc."""


class RedUnderStress(Modifier, frozen=True):
    """You may execute red maneuvers while stressed."""


class DialIsRed(Modifier, frozen=True):
    """The maneuver on your dial counts as red."""


class Softened(Modifier, frozen=True):
    """Red maneuvers count as white."""


class HitsStand(Modifier, frozen=True):
    """Hits are not cancelled by evade results; these cancel criticals only."""


class OnlyFocusModifies(Modifier, frozen=True):
    """The attack dice can be modified only by spending a focus token."""


class NothingModifies(Modifier, frozen=True):
    """You cannot modify your attack dice."""


class OnlyInArc(Modifier, frozen=True):
    """You cannot attack ships outside your firing arc."""


class ExtraDicePer(Modifier, frozen=True):
    """More attack dice, as many as a value of yours says."""

    value: str
    most: int


class KeepsToken(Modifier, frozen=True):
    """Tokens of a kind stay in the End phase."""

    token: str


class AtMostOne(Modifier, frozen=True):
    """You never have more than one token of a kind."""

    token: str


class MovesUnderStress(Modifier, frozen=True):
    """Stress does not keep you from boosting and rolling, up to a number of tokens."""

    most: int


class DelaysStress(Modifier, frozen=True):
    """You check pilot stress after the action step."""


class LongRangeLocks(Modifier, frozen=True):
    """You acquire target locks at Range 3 and beyond only."""


class LocksThroughFriends(Modifier, frozen=True):
    """You may lock enemies that are in range of any friendly ship."""


class FliesOverObstacles(Modifier, frozen=True):
    """You ignore obstacles."""


class ActsOverObstacles(Modifier, frozen=True):
    """Boosts and barrel rolls may overlap obstacles."""


class NoObstacleCriticals(Modifier, frozen=True):
    """Criticals rolled for obstacles do nothing."""


class CardsFaceUp(Modifier, frozen=True):
    """All damage cards dealt to you are dealt face up."""


class FirstCardFaceUp(Modifier, frozen=True):
    """In your first attack and your first defense of a round the first card is face up."""


class SharesTokens(Modifier, frozen=True):
    """Friends with this card get the focus and stress tokens that one of them is assigned."""


class ForcesFocus(Modifier, frozen=True):
    """The other ship in the attack must spend a focus token if it can."""


class HiddenFromLesser(Modifier, frozen=True):
    """Enemies with a lower pilot skill cannot attack you."""


class TokensOn(Modifier, frozen=True):
    """Cards of some slots begin with a token, which is discarded in their place."""

    slots: tuple[str, ...]
    squad: bool = False


class DiscardsOnHit(Modifier, frozen=True):
    """A weapon that must be discarded is discarded only if the attack hits."""
