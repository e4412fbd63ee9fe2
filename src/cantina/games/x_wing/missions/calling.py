"""Who may call reinforcements in this End phase."""

from __future__ import annotations

from cantina.games.x_wing.missions import mission_of
from cantina.games.x_wing.missions.format import Reinforcements
from cantina.games.x_wing.state import Battle


def may_reinforce(g: Battle) -> bool:
    """Whether the mission lets a side call a ship in this End phase."""
    mission = mission_of(g)
    return mission is not None and ships_to_call(g, mission.reinforcements) > 0


def ships_to_call(g: Battle, rule: Reinforcements | None) -> int:
    """Count them: one for each ship lost this round, or one in the rounds that are named."""
    if rule is None:
        return 0
    if rule.rounds:
        return int(g.round in rule.rounds and g.reinforced_in != g.round)
    return g.destroyed_this_round.get(rule.side, 0)


def note_call(g: Battle, rule: Reinforcements) -> None:
    """Note that a ship was called."""
    g.reinforced_in = g.round
    if not rule.rounds:
        g.destroyed_this_round[rule.side] -= 1
