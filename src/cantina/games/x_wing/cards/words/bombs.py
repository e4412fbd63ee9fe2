"""Words about bombs and mines."""

from __future__ import annotations

from cantina.core.effects import Condition, Effect
from cantina.games.x_wing.cards.vocabulary import Ability, Modifier

# --- conditions ------------------------------------------------------------------------------


class MeasuredOverBomb(Condition, frozen=True):
    """The range of the attack is measured over a token of your side."""


# --- modifiers -------------------------------------------------------------------------------


class LongDrops(Modifier, frozen=True):
    """You may drop bombs with the straight 2 template."""


class Launches(Modifier, frozen=True):
    """You may launch bombs that are no actions with the straight 5 template."""


class DropsAhead(Modifier, frozen=True):
    """You may drop bombs with your front guides."""


class DropsTurning(Modifier, frozen=True):
    """You may drop bombs with the turns of speed 1."""


class HoldsBack(Modifier, frozen=True):
    """Once a round you may keep a friendly token from detonating."""


class IgnoresBombs(Modifier, frozen=True):
    """Friendly tokens neither hurt you nor notice you."""


class Splinters(Modifier, frozen=True):
    """Once a round a friendly token that detonates costs an enemy at Range 1 of it a damage."""


class LoadsDice(Modifier, frozen=True):
    """Once a round make an enemy reroll focus and blank results of dice for a friendly bomb."""


# --- effects ---------------------------------------------------------------------------------


class DropBomb(Effect, frozen=True):
    """Drop the token of this card; the card is discarded, unless it makes its own tokens."""

    keeps: bool = False


class LayBombs(Effect, frozen=True):
    """Discard any number of your bombs and place their tokens far from all enemies."""


class DropAnyBomb(Effect, frozen=True):
    """Choose one of your bombs, discard it and drop its token."""

    mines: bool = False
    """Also those that are actions."""
    ahead: bool = False
    """Only with the front guides."""


# --- abilities -------------------------------------------------------------------------------


class Detonation(Ability, frozen=True):
    """What the token of this card does to a ship when it detonates.

    A bomb detonates at the end of the Activation phase and hurts each ship at Range 1; a mine when
    a ship's base or template overlaps it, and hurts that ship.
    """

    blast: Effect
    mine: bool = False
    tokens: int = 1
