"""Personal and ship goals: goal tokens, completion, the flipped side."""

from __future__ import annotations

from cantina.core.text import Text, seat_name
from cantina.games.outer_rim.cards import language
from cantina.games.outer_rim.cards.scene import Context, Event
from cantina.games.outer_rim.library import CHARACTERS, SHIPS
from cantina.games.outer_rim.names import character_name, ship_name
from cantina.games.outer_rim.printed import Goal
from cantina.games.outer_rim.rules.fame import gain_fame
from cantina.games.outer_rim.rules.settle import settle
from cantina.games.outer_rim.state import Galaxy

CHARACTER = "character"
SHIP = "ship"


def open_goal(g: Galaxy, seat: int, of: str) -> Goal | None:
    """Return the goal on the side that is up; the AI completes none (OR-AI-TURN-11)."""
    player = g.players[seat]
    if player.is_ai or not player.character or not player.ship:
        return None
    if of == CHARACTER:
        return None if player.flipped else CHARACTERS[player.character].goal
    return None if player.ship_flipped else SHIPS[player.ship].goal


def goal_tokens(g: Galaxy, seat: int, of: str) -> int:
    """Goal tokens on the character card or ship sheet."""
    player = g.players[seat]
    return player.goal_tokens if of == CHARACTER else player.ship_goal_tokens


async def progress(g: Galaxy, event: Event) -> None:
    """Place goal tokens for something that the player of the event just did (OR-GOAL-7)."""
    for of in (CHARACTER, SHIP):
        goal = open_goal(g, event.seat, of)
        if goal is None or goal.effect is not None or goal.moment != event.moment:
            continue
        context = Context(g, event.seat, of, event)
        if goal.condition is not None and not language.holds(context, goal.condition):
            continue
        player = g.players[event.seat]
        if of == CHARACTER:
            player.goal_tokens += 1
        else:
            player.ship_goal_tokens += 1
        if goal_tokens(g, event.seat, of) >= goal.tokens:
            await complete_goal(g, event.seat, of)


async def check_lasting_goals(g: Galaxy, seat: int) -> None:
    """Complete goals that describe a state which is now true (OR-GOAL-6, ruling O18)."""
    for of in (CHARACTER, SHIP):
        goal = open_goal(g, seat, of)
        if goal is None or goal.moment != "always":
            continue
        if goal.condition is None or language.holds(Context(g, seat, of), goal.condition):
            await complete_goal(g, seat, of)


async def complete_goal(g: Galaxy, seat: int, of: str) -> bool:
    """Gain the fame, then flip and discard the goal tokens (OR-GOAL-2, OR-GOAL-3, OR-GOAL-8)."""
    goal = open_goal(g, seat, of)
    if goal is None:
        return False
    player = g.players[seat]
    name: Text = character_name(player.character) if of == CHARACTER else ship_name(player.ship)
    rule = "OR-GOAL-2" if of == CHARACTER else "OR-GOAL-3"
    g.say("or-log-goal", rule, player=seat_name(seat), card=name)
    await gain_fame(g, seat, goal.fame, "goal")
    if of == CHARACTER:
        player.flipped = True
        player.goal_tokens = 0
        player.marked = []
    else:
        player.ship_flipped = True
        player.ship_goal_tokens = 0
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
