"""What must always be true of a player, put right after every change.

Held fame follows its condition, lasting goals are completed, damage never exceeds health or hull,
and every asset lies in a slot.
"""

from __future__ import annotations

from cantina.games.outer_rim.asking import choose_card
from cantina.games.outer_rim.rules.damage import check_damage
from cantina.games.outer_rim.rules.fame import apart, hold_fame, together
from cantina.games.outer_rim.rules.goals import lasting_goals, open_goal, reach
from cantina.games.outer_rim.rules.letting_go import let_go
from cantina.games.outer_rim.rules.slots import surplus
from cantina.games.outer_rim.state import Galaxy


async def settle(g: Galaxy, seat: int) -> None:
    """Put a player's lasting conditions right (OR-FAME-5, OR-GOAL-6, OR-DAMAGE-6, OR-SLOT-6)."""
    if surplus(g.players[seat]):
        await _discard_surplus(g, seat)
    await hold_fame(g, seat)
    for of in lasting_goals(g, seat):
        goal = open_goal(g, seat, of)
        assert goal is not None
        await reach(g, seat, of, goal)
        await settle(g, seat)
    await check_damage(g, seat)


async def settle_both(g: Galaxy, one: int, two: int) -> None:
    """Settle two players between whom cards changed hands; their fame is simultaneous (O10)."""
    together(g)
    await settle(g, one)
    await settle(g, two)
    apart(g)


async def _discard_surplus(g: Galaxy, seat: int) -> None:
    """Discard assets of choice while there are too few slots (OR-SLOT-6, OR-SHIP-7)."""
    g.settling += 1
    while extra := surplus(g.players[seat]):
        card = await choose_card(g, seat, extra, "or-ask-surplus", "OR-SLOT-6")
        await let_go(g, seat, card)
    g.settling -= 1
