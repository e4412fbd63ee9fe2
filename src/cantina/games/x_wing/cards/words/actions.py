"""Words about actions."""

from __future__ import annotations

from cantina.core.effects import Condition, Effect
from cantina.games.x_wing.cards.vocabulary import Deed, Modifier, Whose

# --- conditions ------------------------------------------------------------------------------


class LacksAction(Condition, frozen=True):
    """Your action bar does not show this action."""

    action: str


class Performed(Condition, frozen=True):
    """The action just performed is one of these."""

    actions: tuple[str, ...]


class PerformedSlot(Condition, frozen=True):
    """The action just performed is one of an upgrade card of these slots."""

    slots: tuple[str, ...]


class WasStressed(Condition, frozen=True):
    """The ship was stressed when it performed the action."""


# --- modifiers -------------------------------------------------------------------------------


class ActionsPerStep(Modifier, frozen=True):
    """You may perform more than one action in the action step."""

    count: int


class MoreActions(Modifier, frozen=True):
    """An action counts as shown in your action bar."""

    action: str


class LendsActions(Modifier, frozen=True):
    """Friends of a ship type at Range 1-3 may perform the actions of your cards of a slot."""

    ship: str
    slot: str


class ActsUnderStress(Modifier, frozen=True):
    """Stress tokens do not keep you from performing actions."""


class ActsWithSlots(Modifier, frozen=True):
    """Stress does not keep you from the actions of your cards of some slots."""

    slots: tuple[str, ...]


class MovesUnderStress(Modifier, frozen=True):
    """Stress does not keep you from boosting and rolling, up to a number of tokens."""

    most: int


class RollsFar(Modifier, frozen=True):
    """You may roll with the straight 2 template."""


class RollsCurved(Modifier, frozen=True):
    """You may (or must) roll along the banks of speed 1, which may cost stress."""

    stress: int = 0
    must: bool = False


class BoostsTurning(Modifier, frozen=True):
    """You may boost along the turns of speed 1."""


class Forbidden(Modifier, frozen=True):
    """Somebody cannot do something (XW-CARD-ABILITY-6: this beats every permission)."""

    deed: Deed
    whose: Whose = Whose.YOU


class Denies(Modifier, frozen=True):
    """Enemy ships near you cannot do something."""

    deed: Deed
    farthest: int = 1


# --- effects ---------------------------------------------------------------------------------


class FreeAction(Effect, frozen=True):
    """Perform a free action (XW-ACTION-3): the named one, or any when none is named."""

    action: str = ""


class BarAction(Effect, frozen=True):
    """Perform a free action of the action bar."""


class GrantedAction(Effect, frozen=True):
    """Perform a named free action, even if the action bar does not show it."""

    action: str


class DaringAction(Effect, frozen=True):
    """Perform a free action although a ship was overlapped."""


class CardAction(Effect, frozen=True):
    """Perform a free action of an upgrade card, of one slot or of any."""

    slot: str = ""


class SkipAction(Effect, frozen=True):
    """Skip the action step of this round."""


class RollAside(Effect, frozen=True):
    """Perform a barrel roll as part of another action."""
