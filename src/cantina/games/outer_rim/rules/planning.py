"""The planning step: move, gain credits, recover, or one ability headed "Planning"."""

from __future__ import annotations

from collections.abc import Awaitable, Iterable
from functools import lru_cache
from typing import Final

from cantina.core.question import Question
from cantina.core.text import Text, text
from cantina.core.wire import Blocked
from cantina.games.outer_rim.cards.abilities import Choice, Headed
from cantina.games.outer_rim.cards.kit import ABILITY, NOW
from cantina.games.outer_rim.moments import Moment
from cantina.games.outer_rim.rules.credits import gain_credits
from cantina.games.outer_rim.rules.damage import recover_all
from cantina.games.outer_rim.rules.movement import (
    blocked_spaces,
    destination_label,
    destination_note,
    reach,
    travel,
)
from cantina.games.outer_rim.rules.values import hyperdrive
from cantina.games.outer_rim.state import Galaxy

PLANNING_CREDITS: Final = 2000

CREDITS: Final[Choice] = ("credits",)
RECOVER: Final[Choice] = ("recover",)


ABILITIES: Final = Headed(Moment.PLANNING)


def choices(g: Galaxy, seat: int) -> list[Choice]:
    """Say what the player may do (OR-PLANNING-1, -4, -6, OR-DEFEAT-6)."""
    abilities = ABILITIES.choices(g, seat)
    if g.players[seat].defeated:
        # What may be done at any time of the turn may be done now; it can end the defeat.
        return [RECOVER, *(each for each in abilities if each[0] == NOW)]
    moves = _moves(reach(g, seat, hyperdrive(g, seat)))
    return [CREDITS, RECOVER, *moves, *abilities]


@lru_cache(maxsize=1024)
def _moves(ends: tuple[str, ...]) -> tuple[Choice, ...]:
    return tuple([("move", space) for space in ends])


def plan(g: Galaxy, seat: int, choice: Choice) -> Awaitable[object]:
    """Do what the player chose to do in the planning step."""
    if choice[0] == "move":
        return travel(g, seat, choice[1])
    if choice == CREDITS:
        return gain_credits(g, seat, PLANNING_CREDITS)
    if choice == RECOVER:
        return recover_all(g, seat)
    return ABILITIES.use(g, seat, choice)


def _label(g: Galaxy, seat: int, choice: Choice) -> Text:
    if choice == CREDITS:
        return text("or-option-credits", amount=PLANNING_CREDITS)
    if choice == RECOVER:
        return text("or-option-recover")
    if choice[0] == "move":
        return destination_label(g, seat, choice[1])
    return ABILITIES.label(g, seat, choice)


def _anchor(g: Galaxy, seat: int, choice: Choice) -> str | None:
    if choice[0] == "move":
        return f"space:{choice[1]}"
    if choice[0] in (ABILITY, NOW):
        return ABILITIES.anchor(g, seat, choice)
    return None


def _note(g: Galaxy, seat: int, choice: Choice) -> Text | None:
    return destination_note(g, seat, choice[1]) if choice[0] == "move" else None


def _blocked(g: Galaxy, seat: int) -> Iterable[Blocked]:
    return blocked_spaces(g, seat, hyperdrive(g, seat), ("move",))


PLANNING: Final = Question(
    lambda g, seat: text("or-ask-planning", spaces=hyperdrive(g, seat)),
    choices,
    label=_label,
    at=_anchor,
    note=_note,
    blocked=_blocked,
    rules=("OR-PLANNING-1",),
)
