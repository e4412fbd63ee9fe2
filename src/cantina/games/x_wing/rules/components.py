"""What one core set holds (XW-COMPONENT), and what is limited to it (XW-LIMIT)."""

from __future__ import annotations

from typing import Final

from cantina.games.x_wing.rules.core_set import PILOT_COPIES, SHIP_MODELS, UPGRADE_COPIES
from cantina.games.x_wing.state import IN_PLAY, Battle

ACTION_TOKENS: Final = {"evade": 4, "focus": 3, "red lock": 6, "blue lock": 6}
MISSION_TOKENS: Final = {"tracking": 8, "shuttle": 1, "satellite": 4}
OTHER_TOKENS: Final = {"asteroid": 6, "shield": 2, "stress": 3, "critical hit": 3, "id": 27}
SUPPLIED_TOKENS: Final = {
    **ACTION_TOKENS,
    **{name: count for name, count in OTHER_TOKENS.items() if name != "asteroid"},
}
"""What lies beside the play area in every game; more are substituted when they run out."""
SUPPLIED_IN_MISSIONS: Final = {**SUPPLIED_TOKENS, **MISSION_TOKENS}
"""XW-COMPONENT-6: what lies there in a mission."""
SHIP_TOKENS: Final = 8
DIALS: Final = 3
DICE: Final = {"attack": 3, "defense": 3}
RANGE_RULERS: Final = 1
SHIP_CARDS: Final = sum(PILOT_COPIES.values())
UPGRADE_CARDS: Final = sum(UPGRADE_COPIES.values())
DAMAGE_CARDS: Final = 33


def free_models(g: Battle, ship_type: str, flown: dict[str, str]) -> int:
    """XW-LIMIT-1: how many models of a ship type are not in play; `flown` maps pilots to types."""
    if not g.options.core_set_only:
        return 1_000
    used = sum(ship.status == IN_PLAY and flown[ship.pilot] == ship_type for ship in g.ships)
    return SHIP_MODELS.get(ship_type, 0) - used
