"""Formats: what a team and a deck may be, which sets and which list of points count."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

TEAM_POINTS = 30
MOST_COPIES = 2


class Format(msgspec.Struct, frozen=True):
    """One way of building: how many points and cards, from which sets, by which lists."""

    name: str
    deck_size: int
    team_points: int = TEAM_POINTS
    copies: int = MOST_COPIES
    sets: tuple[str, ...] = ()  # short names; empty: cards of every set
    points: Mapping[str, str] | None = None  # by code; None: the Balance of the Force (DS-BALANCE)
    banned: tuple[str, ...] = ()
    restricted: tuple[str, ...] = ()  # at most one title of these
    apart: tuple[tuple[str, str], ...] = ()  # pairs that do not go together


CONSTRUCTED = Format("constructed", deck_size=30)
"""A deck of thirty cards of one's own choice (DS-DECKBUILD-6)."""

STARTER = Format("starter", deck_size=20)
"""A boxed deck of twenty cards, as it is sold."""
