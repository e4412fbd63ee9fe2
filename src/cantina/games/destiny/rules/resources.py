"""Resources: gaining, losing and spending them (DS-RESOURCE, DS-DISRUPT)."""

from __future__ import annotations

from cantina.games.destiny import facts
from cantina.games.destiny.state import Duel


def gain(g: Duel, seat: int, amount: int) -> int:
    """Take resources from the supply, which never runs out (DS-SUPPLY-3)."""
    if amount > 0:
        g.players[seat].resources += amount
        g.players[seat].report.resources_gained += amount
        g.changes += 1
        g.say("ds-log-gain", "DS-RESOURCE-1", seat=facts.player(seat), amount=amount)
    return max(amount, 0)


def lose(g: Duel, seat: int, amount: int) -> int:
    """Lose resources, never more than there are (DS-DISRUPT-2, DS-DISRUPT-3)."""
    player = g.players[seat]
    lost = min(player.resources, amount)
    if lost > 0:
        player.resources -= lost
        g.changes += 1
        g.say("ds-log-lose", "DS-DISRUPT-1", seat=facts.player(seat), amount=lost)
    return max(lost, 0)


def spend(g: Duel, seat: int, amount: int) -> bool:
    """Pay resources; all of them or none."""
    player = g.players[seat]
    if player.resources < amount:
        return False
    if amount:
        player.resources -= amount
        player.report.resources_spent += amount
        g.changes += 1
        g.say("ds-log-spend", "DS-RESOURCE-4", seat=facts.player(seat), amount=amount)
    return True
