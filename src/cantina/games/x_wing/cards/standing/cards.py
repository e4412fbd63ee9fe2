"""What stands about upgrade and condition cards."""

from __future__ import annotations

from cantina.core.text import Text, text
from cantina.games.x_wing.cards.words import CardRule
from cantina.games.x_wing.terms import Slot


class MayIgnore(CardRule, frozen=True):
    """You need not do what a card of yours says."""

    card: str


class RecoversCards(CardRule, frozen=True):
    """Once a round a card of a slot that you discard comes back at once."""

    slot: Slot


class DealtInWait(CardRule, frozen=True):
    """A critical of an attack deals you the card that lies on this one; then this card goes."""


class IsMimicked(CardRule, frozen=True):
    """Whoever gave you this card has your pilot ability, even when you are gone."""


class IsShadowed(CardRule, frozen=True):
    """Whoever gave you this card has the pilot skill you had after setup."""


class TokensOn(CardRule, frozen=True):
    """Cards of some slots begin with a token, which is discarded in their place."""

    slots: tuple[Slot, ...]
    squad: bool = False
    count: int = 1

    def says(self) -> Text:
        slots = [slot.says() for slot in self.slots]
        if self.count > 1:
            return text("xw-says-some-tokens-on", slots=slots, count=self.count)
        return text("xw-says-tokens-on-squad" if self.squad else "xw-says-tokens-on", slots=slots)


class DiscardsOnHit(CardRule, frozen=True):
    """A weapon that must be discarded is discarded only if the attack hits."""
