"""The turn: planning, action and encounter step, whose turn comes next, extra turns."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any

from cantina.core.text import seat_name
from cantina.games.outer_rim.cards.abilities import Choice
from cantina.games.outer_rim.cards.kit import NOW
from cantina.games.outer_rim.rules.action import ACTION, DONE, take_action
from cantina.games.outer_rim.rules.encounter import ENCOUNTER, meet
from cantina.games.outer_rim.rules.fame import Won
from cantina.games.outer_rim.rules.planning import PLANNING, plan
from cantina.games.outer_rim.state import Galaxy

Step = Callable[[Galaxy], Coroutine[Any, Any, str | None]]


def until_won(step: Step) -> Step:
    """Make a step that ends the game at once when somebody wins in it (OR-FAME-1)."""

    @wraps(step)
    async def run(g: Galaxy) -> str | None:
        try:
            return await step(g)
        except Won:
            return end_game(g)

    return run


def end_game(g: Galaxy) -> str | None:
    """End the game: forget what was in progress, note the fame; no step follows."""
    g.roll = g.combat = g.job = g.encounter = g.test = None
    g.together = 0
    g.falling = []
    for player in g.players:
        player.report.fame_by_turn += (player.fame,)
    return None


def begin_turn(g: Galaxy) -> str:
    """Begin the current player's turn and name its first step."""
    g.turn += 1
    g.turn_over = g.turn_ending = False
    g.actions_used = []
    g.extra_turn_gained = False
    for player in g.players:
        if player.used:
            player.used = []  # OR-TIMING-8: limits are per turn, whoever's turn it is
    if g.told:
        g.say("or-log-turn", "OR-TURN-1", player=seat_name(g.current))
    return "ai_turn" if g.players[g.current].is_ai else "planning"


# Every answer of a match passes through these three, so they are not wrapped by `until_won`, and
# ask themselves.

UNDECIDED: Choice = (NOW,)
"""Whoever uses an ability for any time is asked again."""


async def planning(g: Galaxy) -> str | None:
    """Resolve the planning step (OR-TURN-2); a defeat ends the turn after it (OR-DEFEAT-4).

    The player chooses exactly one planning option (OR-PLANNING-2, -5).
    """
    seat, choice = g.current, UNDECIDED
    try:
        while choice[0] == NOW:
            choice = await PLANNING.put(g, seat)
            await plan(g, seat, choice)
    except Won:
        return end_game(g)
    return finish_turn(g) if g.turn_over or g.turn_ending else "action"


async def action(g: Galaxy) -> str | None:
    """One action of the action step; it lasts until the player is done or beaten (OR-DEFEAT-4)."""
    seat = g.current
    try:
        choice = await ACTION.put(g, seat)
        if choice != DONE:
            await take_action(g, seat, choice)
    except Won:
        return end_game(g)
    if g.turn_over or g.turn_ending:
        return finish_turn(g)
    return "encounter" if choice == DONE else "action"


async def encounter(g: Galaxy) -> str | None:
    """Resolve one encounter of choice (OR-ENCOUNTER-1); then the turn is over (OR-TURN-3)."""
    seat, choice = g.current, UNDECIDED
    try:
        while choice[0] == NOW:
            choice = await ENCOUNTER.put(g, seat)
            await meet(g, seat, choice)
    except Won:
        return end_game(g)
    return finish_turn(g)


def finish_turn(g: Galaxy) -> str | None:
    """End the turn and begin the next: an extra turn, or the next player clockwise."""
    seats = len(g.players)
    player = g.players[g.current]
    player.report.fame_by_turn += (player.fame,)
    extra = g.extra_turn_gained and not g.extra_turn  # OR-MAELSTROM-4
    if not extra:
        g.current = (g.current + 1) % seats
    g.extra_turn = extra
    if g.turn_cap and g.turn >= g.turn_cap * seats:
        g.say("or-log-turn-cap", turns=g.turn_cap)
        return None
    return begin_turn(g)


def end_turn(g: Galaxy, seat: int) -> None:
    """End a player's turn by an effect: no more abilities, actions or steps (OR-TURN-4, -5)."""
    if seat == g.current:
        g.turn_over = True


def gain_extra_turn(g: Galaxy, seat: int) -> bool:
    """Grant a full turn right after this one; never two in a row (OR-MAELSTROM-3, -4)."""
    if seat != g.current or g.extra_turn:
        return False
    g.extra_turn_gained = True
    g.say("or-log-extra-turn", "OR-MAELSTROM-3", player=seat_name(seat))
    return True
