"""Words about damage cards, shields and hull."""

from __future__ import annotations

from cantina.core.effects import Condition, Effect
from cantina.games.x_wing.cards.vocabulary import Modifier

# --- conditions ------------------------------------------------------------------------------


class HasTrait(Condition, frozen=True):
    """The damage card just dealt has this trait."""

    trait: str


class IsThisCard(Condition, frozen=True):
    """The damage card just dealt is this one."""


class AfterRoundDealt(Condition, frozen=True):
    """The round in which this damage card was dealt is over."""


class NoShields(Condition, frozen=True):
    """You have no shield tokens."""


class ShieldsMissing(Condition, frozen=True):
    """You have fewer shield tokens than your shield value."""


class DefenderHasShields(Condition, frozen=True):
    """The defender has a shield token."""


class Damaged(Condition, frozen=True):
    """You have a damage card."""


class DamageAtMost(Condition, frozen=True):
    """You have so many damage cards or fewer."""

    cards: int


class DefenderHasDamage(Condition, frozen=True):
    """The defender has at least one damage card."""


class FaceUpDealt(Condition, frozen=True):
    """The attack dealt the defender a face-up damage card."""


# --- modifiers -------------------------------------------------------------------------------


class CountsAs(Modifier, frozen=True):
    """While face up, the damage card counts as several damage."""

    damage: int


class DrawsDamage(Modifier, frozen=True):
    """When your attack deals a face-up card, draw several, deal one and discard the others."""

    count: int


class CardsFaceUp(Modifier, frozen=True):
    """All damage cards dealt to you are dealt face up."""


class FirstCardFaceUp(Modifier, frozen=True):
    """In your first attack and your first defense of a round the first card is face up."""


class LivesOn(Modifier, frozen=True):
    """You are destroyed only at the end of the Combat phase."""


# --- effects ---------------------------------------------------------------------------------


class RegainShield(Effect, frozen=True):
    """Get a shield token back, up to the shield value (XW-SETUP-16)."""


class LoseShield(Effect, frozen=True):
    """The ship loses a shield token."""


class SpendShield(Effect, frozen=True):
    """Spend one of your shield tokens."""


class Suffer(Effect, frozen=True):
    """Suffer damage (XW-DAMAGE-2)."""

    damage: int = 1
    critical: bool = False


class DealFaceUp(Effect, frozen=True):
    """Deal the ship a face-up damage card."""


class DealFaceDown(Effect, frozen=True):
    """Deal the ship a face-down damage card."""


class FlipDealt(Effect, frozen=True):
    """Turn the damage cards of this attack face up."""


class FlipOneUp(Effect, frozen=True):
    """Turn a random face-down damage card of the ship face up and resolve it."""


class TurnThisDown(Effect, frozen=True):
    """Turn this damage card face down (XW-CRITICAL-4)."""


class TurnOneDown(Effect, frozen=True):
    """Turn one face-up damage card with a trait face down."""

    trait: str


class TurnDealtDown(Effect, frozen=True):
    """Turn the card just dealt face down before it is resolved."""


class DiscardDealtCard(Effect, frozen=True):
    """Discard the damage card just dealt, unresolved."""


class DiscardFaceDown(Effect, frozen=True):
    """Discard one of the ship's face-down damage cards."""
