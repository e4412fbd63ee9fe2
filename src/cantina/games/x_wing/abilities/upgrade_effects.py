"""Effects that only upgrade cards of later expansions need."""

from __future__ import annotations

from cantina.core.effects import Effect
from cantina.games.x_wing.abilities.vocabulary import Whose

# --- choosing ships -------------------------------------------------------------------------


class ChooseAround(Effect, frozen=True):
    """Choose a ship near the attacker or the defender; the effect then speaks of it."""

    center: Whose
    effect: Effect
    farthest: int = 1
    friends: bool = False


class YouMay(Effect, frozen=True):
    """You decide, even if the effect speaks of another ship."""

    effect: Effect


class ChooseShips(Effect, frozen=True):
    """Choose up to some ships near you; the effect speaks of each."""

    whose: Whose
    effect: Effect
    most: int
    farthest: int


# --- moving ---------------------------------------------------------------------------------


class Fly(Effect, frozen=True):
    """Execute one of these maneuvers as white ones."""

    maneuvers: tuple[str, ...]


class TurnRound(Effect, frozen=True):
    """Turn the ship by 180 degrees where it is."""


class RotateDial(Effect, frozen=True):
    """Turn the revealed dial to another maneuver of the same speed or bearing."""

    same: str


class SkipAction(Effect, frozen=True):
    """Skip the action step of this round."""


class GrantedAction(Effect, frozen=True):
    """Perform a named free action, even if the action bar does not show it."""

    action: str


class DaringAction(Effect, frozen=True):
    """Perform a free action although a ship was overlapped."""


class CardAction(Effect, frozen=True):
    """Perform a free action of an upgrade card."""


# --- dice -----------------------------------------------------------------------------------


class RollAndSuffer(Effect, frozen=True):
    """Roll attack dice and suffer the damage they show."""

    dice: int
    criticals: bool = True


class RollForTokens(Effect, frozen=True):
    """Roll defense dice; get a focus or an evade token for each such result."""

    dice: int


class RollCases(Effect, frozen=True):
    """Roll one attack die; each face has its own effect."""

    faces: tuple[str, ...]
    effects: tuple[Effect, ...]


class AddDie(Effect, frozen=True):
    """Add a die that shows a face; it may be rerolled like the others."""

    die: str
    face: str


class ChangeWorst(Effect, frozen=True):
    """Change the least useful attack die to a face."""

    into: str


class CancelRoll(Effect, frozen=True):
    """Cancel all results of one roll."""

    die: str


class FreezeRoll(Effect, frozen=True):
    """Nothing modifies a roll any more in this attack."""

    die: str


class SpoilHit(Effect, frozen=True):
    """Change a hit to a focus result that cannot be rerolled."""


class RerollForStress(Effect, frozen=True):
    """Reroll any number of dice and get as many stress tokens."""

    die: str


class RerollUpToAttack(Effect, frozen=True):
    """Reroll as many attack dice as the primary weapon value."""


class RollExtraDefense(Effect, frozen=True):
    """Roll one more defense die."""


class GuessEvades(Effect, frozen=True):
    """Guess how many evades the defense dice will show; if right, add an evade."""


class SwarmDice(Effect, frozen=True):
    """Up to two friends with the defender in arc give an evade token each for a die each."""


class ForbidLock(Effect, frozen=True):
    """Target locks cannot be spent in this attack."""


class BarToken(Effect, frozen=True):
    """One of the defender's tokens cannot be spent in this attack."""

    token: str


class CancelHitsDownTo(Effect, frozen=True):
    """Cancel hits until so many are left; each gives a stress token."""

    left: int


class TakeCritical(Effect, frozen=True):
    """Suffer one critical of the attack in place of the defender."""


class TakeHits(Effect, frozen=True):
    """Suffer all hits of the attack in place of the defender."""


# --- tokens and locks -----------------------------------------------------------------------


class FocusPerEnemy(Effect, frozen=True):
    """The ship gets focus tokens for the enemies in your arc."""

    most: int


class EvadesForObstacles(Effect, frozen=True):
    """Get an evade token for each obstacle at Range 1."""

    most: int


class LockDefender(Effect, frozen=True):
    """The ship spoken of acquires a target lock on the defender."""


class PlaceOnCard(Effect, frozen=True):
    """Put a token on this card."""


class TakeFromCard(Effect, frozen=True):
    """Take a token off this card."""


class SpendLockOn(Effect, frozen=True):
    """Spend your target lock on the ship spoken of."""


# --- cards ----------------------------------------------------------------------------------


class FlipThis(Effect, frozen=True):
    """Turn this upgrade card to its other side."""


class FlipOneUp(Effect, frozen=True):
    """Turn a random face-down damage card of the ship face up and resolve it."""


class TurnDealtDown(Effect, frozen=True):
    """Turn the card just dealt face down before it is resolved."""


class DealFaceUp(Effect, frozen=True):
    """Deal the ship a face-up damage card."""


class DealFaceDown(Effect, frozen=True):
    """Deal the ship a face-down damage card."""


class DiscardOther(Effect, frozen=True):
    """Discard another upgrade card of the ship, of one slot or of any."""

    slot: str = ""
    this_too: bool = False


class DiscardDefenders(Effect, frozen=True):
    """Choose an upgrade card of the defender and discard it."""


# --- skill, dials, attacks ------------------------------------------------------------------


class SwapSkill(Effect, frozen=True):
    """Exchange your pilot skill with that of the ship until the end of the phase."""


class LookAtDial(Effect, frozen=True):
    """You may look at the ship's dial."""


class MarkShip(Effect, frozen=True):
    """Remember the ship on this card."""


class AttackAfterwards(Effect, frozen=True):
    """Make another attack at once, with the primary weapon or one of a slot."""

    weapon: str = "primary"
    elsewhere: bool = False
    last: bool = True


class AttackIt(Effect, frozen=True):
    """Attack the ship spoken of with this weapon at once; no other attack this round."""
