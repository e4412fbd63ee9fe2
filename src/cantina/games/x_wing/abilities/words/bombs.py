"""Words about bombs and mines."""

from __future__ import annotations

from cantina.core.effects import Effect
from cantina.games.x_wing.abilities.vocabulary import Ability, Modifier

# --- modifiers -------------------------------------------------------------------------------


class LongDrops(Modifier, frozen=True):
    """You may drop bombs with the straight 2 template."""


class Launches(Modifier, frozen=True):
    """You may launch bombs that are no actions with the straight 5 template."""


class Splinters(Modifier, frozen=True):
    """Once a round a friendly token that detonates costs an enemy at Range 1 of it a damage."""


class LoadsDice(Modifier, frozen=True):
    """Once a round make an enemy reroll focus and blank results of dice for a friendly bomb."""


# --- effects ---------------------------------------------------------------------------------


class DropBomb(Effect, frozen=True):
    """Drop the token of this card; the card is discarded, unless it makes its own tokens."""

    keeps: bool = False


class DropAnyBomb(Effect, frozen=True):
    """Choose one of your bombs that are no actions, discard it and drop its token."""


# --- abilities -------------------------------------------------------------------------------


class Detonation(Ability, frozen=True):
    """What the token of this card does to a ship when it detonates.

    A bomb detonates at the end of the Activation phase and hurts each ship at Range 1; a mine when
    a ship's base or template overlaps it, and hurts that ship.
    """

    blast: Effect
    mine: bool = False
    tokens: int = 1
