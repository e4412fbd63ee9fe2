"""What stands about damage cards."""

from __future__ import annotations

from cantina.games.x_wing.cards.words import CardRule


class CountsAs(CardRule, frozen=True):
    """While face up, the damage card counts as several damage."""

    damage: int


class DrawsDamage(CardRule, frozen=True):
    """When your attack deals a face-up card, draw several, deal one and discard the others."""

    count: int


class CardsFaceUp(CardRule, frozen=True):
    """All damage cards dealt to you are dealt face up."""


class FirstCardFaceUp(CardRule, frozen=True):
    """In your first attack and your first defense of a round the first card is face up."""


class LivesOn(CardRule, frozen=True):
    """You are destroyed only at the end of the Combat phase."""


class ChoosesDamage(CardRule, frozen=True):
    """When you are dealt a face-up card, draw several, choose one and discard the others."""

    count: int


class RisesOnce(CardRule, frozen=True):
    """The first time you would be destroyed all your cards go and you get some face down."""

    cards: int


class TurnsCardsDown(CardRule, frozen=True):
    """Damage cards dealt to you face up are turned face down at once, unresolved."""
