"""What stands about placing forces."""

from __future__ import annotations

from cantina.games.x_wing.cards.words import CardRule


class PlacedAnywhere(CardRule, frozen=True):
    """You may be placed anywhere beyond Range 3 of enemy ships."""


class PlacesFriends(CardRule, frozen=True):
    """Friends may be placed anywhere at some range of you."""

    farthest: int
