"""The 16 patrol tokens: level 1 pays credits, levels 2 and 3 fame, level 4 nothing."""

from __future__ import annotations

from typing import Final

from cantina.games.outer_rim.content.makers import reward
from cantina.games.outer_rim.printed import Confidence, PatrolToken, Reward
from cantina.games.outer_rim.terms import Faction


def patrol(
    faction: Faction,
    level: int,
    combat: int | None,
    reward: Reward | None,
    confidence: Confidence = "ours",
) -> PatrolToken:
    """Write a token; its id is the faction and the level."""
    return PatrolToken(
        id=f"{faction}_{level}",
        confidence=confidence,
        faction=faction,
        level=level,
        combat=combat,
        reward=reward,
    )


PATROLS: Final = (
    patrol(Faction.REBEL, 1, 3, reward(3000)),
    patrol(Faction.REBEL, 2, 4, reward(fame=1)),
    patrol(Faction.REBEL, 3, 6, reward(fame=2)),
    patrol(Faction.REBEL, 4, None, None, "seed"),
    patrol(Faction.IMPERIAL, 1, 3, reward(3000)),
    patrol(Faction.IMPERIAL, 2, 4, reward(fame=1)),
    patrol(Faction.IMPERIAL, 3, 6, reward(fame=2)),
    patrol(Faction.IMPERIAL, 4, None, None, "seed"),
    patrol(Faction.HUTT, 1, 3, reward(3000)),
    patrol(Faction.HUTT, 2, 4, reward(fame=1)),
    patrol(Faction.HUTT, 3, 6, reward(fame=2)),
    patrol(Faction.HUTT, 4, None, None, "seed"),
    patrol(Faction.SYNDICATE, 1, 3, reward(3000)),
    patrol(Faction.SYNDICATE, 2, 4, reward(fame=1)),
    patrol(Faction.SYNDICATE, 3, 6, reward(fame=2)),
    patrol(Faction.SYNDICATE, 4, None, None, "seed"),
)
