"""What must always be true of a player, put right after every change.

Held fame follows its condition, lasting goals are completed, damage never exceeds health or hull,
and every asset lies in a slot.
"""

from __future__ import annotations

from cantina.games.outer_rim.rules.fame import hold_fame
from cantina.games.outer_rim.rules.slots import surplus
from cantina.games.outer_rim.state import Galaxy


async def settle(g: Galaxy, seat: int) -> None:
    """Put a player's lasting conditions right (OR-FAME-5, OR-GOAL-6, OR-DAMAGE-6, OR-SLOT-6)."""
    # Imported here: each of these can lead to a change that has to be settled again.
    from cantina.games.outer_rim.rules.assets import discard_surplus
    from cantina.games.outer_rim.rules.damage import check_damage
    from cantina.games.outer_rim.rules.goals import check_lasting_goals

    player = g.players[seat]
    if not player.ship or not player.character:
        return
    if surplus(player):
        await discard_surplus(g, seat)
    await hold_fame(g, seat)
    await check_lasting_goals(g, seat)
    await check_damage(g, seat)
