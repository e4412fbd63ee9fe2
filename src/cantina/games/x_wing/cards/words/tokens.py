"""Words about tokens beside ships."""

from __future__ import annotations

from cantina.core.effects import Condition, Effect, Target
from cantina.games.x_wing.cards.vocabulary import Modifier, Whose

# --- conditions ------------------------------------------------------------------------------


class HasToken(Condition, frozen=True):
    """The ship has at least one token of this kind."""

    token: str
    whose: Whose = Whose.YOU


class ItHasToken(Condition, frozen=True):
    """The ship spoken of has such a token."""

    token: str


class SomeHave(Condition, frozen=True):
    """One of some ships has a token."""

    ships: Target
    token: str


class TokensAtMost(Condition, frozen=True):
    """You have so many tokens of a kind or fewer."""

    token: str
    count: int


# --- modifiers -------------------------------------------------------------------------------


class KeepsToken(Modifier, frozen=True):
    """Tokens of a kind stay in the End phase."""

    token: str


class AtMostOne(Modifier, frozen=True):
    """You never have more than one token of a kind."""

    token: str


class SharesTokens(Modifier, frozen=True):
    """Friends with this card get the focus and stress tokens that one of them is assigned."""


# --- effects ---------------------------------------------------------------------------------


class Gain(Effect, frozen=True):
    """Get tokens: focus, evade, stress or ion."""

    token: str
    amount: int = 1


class Remove(Effect, frozen=True):
    """Lose a token."""

    token: str


class ShedTokens(Effect, frozen=True):
    """Lose all focus and evade tokens; only a ship that has one can."""


class RemoveAll(Effect, frozen=True):
    """Lose all tokens of a kind."""

    token: str


class HandOver(Effect, frozen=True):
    """Give the token just spent to another friendly ship in range instead."""

    token: str
    farthest: int


class SpendToken(Effect, frozen=True):
    """Spend one of the ship's tokens."""

    token: str


class SpendReinforce(Effect, frozen=True):
    """Spend one of your reinforce tokens."""


class StripToken(Effect, frozen=True):
    """Remove a token from the defender."""

    token: str


class TakeToken(Effect, frozen=True):
    """Take a focus or evade token from a ship and keep it."""

    whose: Whose
    farthest: int


class GiveToken(Effect, frozen=True):
    """The ship spoken of gets one of your tokens."""

    token: str


class MatchTokens(Effect, frozen=True):
    """Get focus and evade tokens until you have as many as the ship you locked."""


class FocusPerEnemy(Effect, frozen=True):
    """The ship gets focus tokens for the enemies in your arc."""

    most: int


class EvadesForObstacles(Effect, frozen=True):
    """Get an evade token for each obstacle at Range 1."""

    most: int


class DisableWeapons(Effect, frozen=True):
    """Get a weapons disabled token."""


class Jam(Effect, frozen=True):
    """The ship is jammed."""


class Tractor(Effect, frozen=True):
    """The ship gets a tractor beam token; an enemy may move it."""


class Decloak(Effect, frozen=True):
    """The ship decloaks, or loses its cloak token."""
