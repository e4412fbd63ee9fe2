"""What stands about tokens beside ships."""

from __future__ import annotations

from cantina.games.x_wing.cards.words import CardRule
from cantina.games.x_wing.terms import Token


class KeepsToken(CardRule, frozen=True):
    """Tokens of a kind stay in the End phase."""

    token: Token


class AtMostOne(CardRule, frozen=True):
    """You never have more than one token of a kind."""

    token: Token


class SharesTokens(CardRule, frozen=True):
    """Friends with this card get the focus and stress tokens that one of them is assigned."""
