"""Words about firing arcs."""

from __future__ import annotations

from cantina.core.effects import Condition
from cantina.games.x_wing.cards.vocabulary import Modifier

# --- conditions ------------------------------------------------------------------------------


class OutsideDefendersArc(Condition, frozen=True):
    """The attacker is outside the defender's firing arc."""


class DefenderInYourArc(Condition, frozen=True):
    """The defender is inside your firing arc at Range 1-3."""


class DefenderInRearArc(Condition, frozen=True):
    """The defender is inside your auxiliary firing arc."""


class AttackerInBullseye(Condition, frozen=True):
    """The attacker is inside your bullseye arc."""


class EnemyInArc(Condition, frozen=True):
    """An enemy ship is inside your firing arc at this range or nearer."""

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


class NoEnemyInArc(Condition, frozen=True):
    """No enemy ship is inside your firing arc at Range 1-3."""


class OnlyDefenderInArc(Condition, frozen=True):
    """The defender is the only ship inside your firing arc at Range 1-3."""


class FromFront(Condition, frozen=True):
    """The attack is made with the primary weapon at a ship in the front arc."""


class FromRear(Condition, frozen=True):
    """The attack is made with the primary weapon from the rear arc."""


# --- modifiers -------------------------------------------------------------------------------


class OnlyInArc(Modifier, frozen=True):
    """You cannot attack ships outside your firing arc."""


class FiresAllRound(Modifier, frozen=True):
    """Your weapons of one slot fire in any direction."""

    slot: str
