"""Progress towards goals: goal tokens, marks on planets, completion."""

from __future__ import annotations

from cantina.games.outer_rim.cards.scene import Event, Scene
from cantina.games.outer_rim.rules.goals import BOTH, CHARACTER, goal_tokens, open_goal, reach
from cantina.games.outer_rim.rules.settle import settle
from cantina.games.outer_rim.state import Galaxy


async def progress(g: Galaxy, event: Event) -> None:
    """Place goal tokens for something that the player of the event just did (OR-GOAL-7)."""
    for of in BOTH:
        goal = open_goal(g, event.seat, of)
        if goal is None or goal.effect is not None or goal.at != event.moment:
            continue
        if goal.when is not None and not goal.when.holds(Scene(g, event.seat, of, event)):
            continue
        player = g.players[event.seat]
        if of == CHARACTER:
            player.goal_tokens += 1
        else:
            player.ship_goal_tokens += 1
        if goal_tokens(g, event.seat, of) >= goal.tokens:
            event.turned += (of,)
            await complete_goal(g, event.seat, of)


async def complete_goal(g: Galaxy, seat: int, of: str) -> bool:
    """Complete the goal on the side that is up, if there is one."""
    goal = open_goal(g, seat, of)
    if goal is None:
        return False
    await reach(g, seat, of, goal)
    await settle(g, seat)
    return True


async def mark_planet(g: Galaxy, seat: int, planet: str) -> bool:
    """Put a token of the personal goal on a planet, at most one each."""
    player = g.players[seat]
    if planet in player.marked:
        return False
    player.marked.append(planet)
    await settle(g, seat)
    return True
