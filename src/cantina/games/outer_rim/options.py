"""What the players agree on before setup."""

from __future__ import annotations

from typing import Literal

import msgspec


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the players agree on before setup."""

    fame: Literal[8, 10, 12] = 10
    """8 for a first game, 12 for an extended one (OR-VARIANT-1, -2, -7)."""
    random_map: bool = False
    """Shuffle the map tiles, if everybody agrees (OR-VARIANT-3, -4)."""
    ai_fame: int = 0
    """Solo: fame the opponent starts with (OR-VARIANT-6)."""
    turn_cap: int = 100
    """Turns for each player after which the game is stopped; 0 = never, as in the book."""
