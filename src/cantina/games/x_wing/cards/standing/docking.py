"""What stands about docked ships."""

from __future__ import annotations

from cantina.games.x_wing.cards.words import CardRule


class Carries(CardRule, frozen=True):
    """A friendly ship with a card begins the battle docked to you."""

    card: str


class Docks(CardRule, frozen=True):
    """You begin the battle docked to the friendly ship with a card."""

    card: str


class TakesAfter(CardRule, frozen=True):
    """You have the pilot skill and ability of the destroyed ship you came from."""
