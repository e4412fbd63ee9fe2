"""Words of upgrade cards that use the tokens, arcs and actions of the last waves."""

from __future__ import annotations

from cantina.core.effects import Condition, Effect
from cantina.games.x_wing.abilities.vocabulary import Ability, Modifier

# --- conditions -----------------------------------------------------------------------------


class FromFront(Condition, frozen=True):
    """The attack is made with the primary weapon at a ship in the front arc."""


class FromRear(Condition, frozen=True):
    """The attack is made with the primary weapon from the rear arc."""


class DefenderHasCard(Condition, frozen=True):
    """The defender is equipped with a card."""

    card: str


class CriticalLeft(Condition, frozen=True):
    """At least one critical was not cancelled."""


# --- effects --------------------------------------------------------------------------------


class BarAction(Effect, frozen=True):
    """Perform a free action of the action bar."""


class Jam(Effect, frozen=True):
    """The ship is jammed."""


class Tractor(Effect, frozen=True):
    """The ship gets a tractor beam token; an enemy may move it."""


class Decloak(Effect, frozen=True):
    """The ship decloaks, or loses its cloak token."""


class StandStill(Effect, frozen=True):
    """The ship stays where it is instead of flying its maneuver."""


class TurnToTallon(Effect, frozen=True):
    """Fly a turn of speed 3 as a red Tallon roll in the same direction."""


class BlowUpObstacle(Effect, frozen=True):
    """Choose an obstacle in arc at Range 1-2; ships at Range 1 of it roll a die; it is removed."""


class ChooseInArc(Effect, frozen=True):
    """Choose a ship in your firing arc; the effect then speaks of it."""

    effect: Effect
    farthest: int
    enemies: bool = False


class AssignCondition(Effect, frozen=True):
    """The ship gets a condition card."""

    condition: str


class RemoveCondition(Effect, frozen=True):
    """Remove this condition card."""


# --- modifiers and abilities ----------------------------------------------------------------


class FiresDisabled(Modifier, frozen=True):
    """Weapons of some slots work although weapons are disabled."""

    slots: tuple[str, ...]
    most_points: int = 99
    locked: bool = False


class LocksFriends(Modifier, frozen=True):
    """You may lock other friendly ships."""


class LendsLock(Modifier, frozen=True):
    """Friends at Range 1-2 use your target lock for their weapons."""


class InsteadOfAttack(Ability, frozen=True):
    """Something a ship may do in its turn of the Combat phase in place of attacking."""

    does: Effect
