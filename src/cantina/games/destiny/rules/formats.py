"""Formats: what a team and a deck may be, and which list of points counts."""

from __future__ import annotations

import msgspec

TEAM_POINTS = 30
MOST_COPIES = 2


class Format(msgspec.Struct, frozen=True):
    """One way of building: how many points, how many cards."""

    name: str
    deck_size: int
    team_points: int = TEAM_POINTS
    copies: int = MOST_COPIES


CONSTRUCTED = Format("constructed", deck_size=30)
"""A deck of thirty cards of one's own choice (DS-DECKBUILD-6)."""

STARTER = Format("starter", deck_size=20)
"""A boxed deck of twenty cards, as it is sold."""

FORMATS = {format_.name: format_ for format_ in (CONSTRUCTED, STARTER)}
