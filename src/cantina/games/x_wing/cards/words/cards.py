"""Words about upgrade and condition cards."""

from __future__ import annotations

from cantina.core.effects import Condition, Effect
from cantina.games.x_wing.cards.vocabulary import Ability, Modifier

# --- conditions ------------------------------------------------------------------------------


class FirstRound(Condition, frozen=True):
    """It is the first round."""


class InPhase(Condition, frozen=True):
    """It is this phase of the round."""

    phase: str


# --- modifiers -------------------------------------------------------------------------------


class MayIgnore(Modifier, frozen=True):
    """You need not do what a card of yours says."""

    card: str


class RecoversCards(Modifier, frozen=True):
    """Once a round a card of a slot that you discard comes back at once."""

    slot: str


class DealtInWait(Modifier, frozen=True):
    """A critical of an attack deals you the card that lies on this one; then this card goes."""


class IsMimicked(Modifier, frozen=True):
    """Whoever gave you this card has your pilot ability, even when you are gone."""


class IsShadowed(Modifier, frozen=True):
    """Whoever gave you this card has the pilot skill you had after setup."""


class TokensOn(Modifier, frozen=True):
    """Cards of some slots begin with a token, which is discarded in their place."""

    slots: tuple[str, ...]
    squad: bool = False


class DiscardsOnHit(Modifier, frozen=True):
    """A weapon that must be discarded is discarded only if the attack hits."""


# --- effects ---------------------------------------------------------------------------------


class DiscardThis(Effect, frozen=True):
    """Discard this upgrade card (XW-UPGRADE-3)."""


class DiscardWeapon(Effect, frozen=True):
    """Choose one of the ship's secondary weapons and discard it."""


class DiscardOther(Effect, frozen=True):
    """Discard another upgrade card of the ship, of one slot or of any."""

    slot: str = ""
    this_too: bool = False


class DiscardDefenders(Effect, frozen=True):
    """Choose an upgrade card of the defender and discard it."""


class RestoreCard(Effect, frozen=True):
    """Take back one of your discarded cards of some slots."""

    slots: tuple[str, ...]


class ReplaceCard(Effect, frozen=True):
    """Exchange a card of a slot for another one that costs no more."""

    slot: str


class PlaceOnCard(Effect, frozen=True):
    """Put a token on this card."""


class TakeFromCard(Effect, frozen=True):
    """Take a token off this card."""


class FlipCard(Effect, frozen=True):
    """Turn an upgrade card of yours to its other side."""

    card: str


class FlipThis(Effect, frozen=True):
    """Turn this upgrade card to its other side."""


class UntilEndOfRound(Effect, frozen=True):
    """Until the end of the round the ship has these abilities."""

    abilities: tuple[Ability, ...]


class AssignCondition(Effect, frozen=True):
    """The ship gets a condition card."""

    condition: str


class RemoveCondition(Effect, frozen=True):
    """Remove this condition card."""


class PutDamageInWait(Effect, frozen=True):
    """Choose a Pilot damage card nobody has seen and put it face up on the condition."""


class Mimic(Effect, frozen=True):
    """You have the pilot ability of the ship from now on."""


class CopySkill(Effect, frozen=True):
    """You have the pilot skill of the ship this card chose from now on."""
