"""The 16 patrol tokens: level 1 pays credits, levels 2 and 3 fame, level 4 nothing."""

from __future__ import annotations

from typing import Final

from cantina.games.outer_rim.content.makers import reward
from cantina.games.outer_rim.printed import Confidence, PatrolToken, Reward
from cantina.games.outer_rim.terms import FACTIONS

LEVELS: Final[tuple[tuple[int, int | None, Reward | None, Confidence], ...]] = (
    (1, 3, reward(3000), "ours"),
    (2, 4, reward(fame=1), "ours"),
    (3, 6, reward(fame=2), "ours"),
    (4, None, None, "seed"),
)
"""Level, combat value, reward and where we know it from: the same for all four factions."""

PATROLS: Final = tuple(
    PatrolToken(f"{faction}_{level}", known, faction, level, combat, pays)
    for faction in FACTIONS
    for level, combat, pays, known in LEVELS
)
