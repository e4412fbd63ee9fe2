"""Personal and ship goals: which is open, its tokens, the flipped side."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from cantina.core.text import Text, seat_name
from cantina.games.outer_rim.cards.frames import Goal
from cantina.games.outer_rim.cards.scene import Scene
from cantina.games.outer_rim.library import CHARACTERS, SHIPS
from cantina.games.outer_rim.moments import Moment
from cantina.games.outer_rim.names import character_name, ship_name
from cantina.games.outer_rim.rules.fame import gain_fame
from cantina.games.outer_rim.state import Galaxy

CHARACTER: Final = "character"
SHIP: Final = "ship"
BOTH: Final = (CHARACTER, SHIP)


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


def lasting_goals(g: Galaxy, seat: int) -> Iterator[str]:
    """Find goals that describe a state which is now true (OR-GOAL-6, ruling O18)."""
    for of in BOTH:
        goal = open_goal(g, seat, of)
        if goal is None or goal.at is not Moment.ALWAYS:
            continue
        if goal.when is None or goal.when.holds(Scene(g, seat, of)):
            yield of


async def reach(g: Galaxy, seat: int, of: str, goal: Goal) -> None:
    """Gain the fame, then flip and discard the goal tokens (OR-GOAL-2, OR-GOAL-3, OR-GOAL-8)."""
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
