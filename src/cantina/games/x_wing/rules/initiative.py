"""Initiative: who comes first when pilot skill does not say (XW-INITIATIVE)."""

from __future__ import annotations

from collections.abc import Callable

from cantina.core.ask import Ask
from cantina.core.text import text
from cantina.games.x_wing.asking import ask_for_ship
from cantina.games.x_wing.names import face_name, side_name
from cantina.games.x_wing.rules import dice
from cantina.games.x_wing.rules.sides import captain, other_side
from cantina.games.x_wing.rules.values import pilot_skill
from cantina.games.x_wing.state import IMPERIAL, NOBODY, REBEL, SIDES, Battle, Ship


def initiative_by_points(rebel: int, imperial: int) -> str:
    """XW-INITIATIVE-6, XW-INITIATIVE-7: fewer points spent; a tie goes to the Empire."""
    return REBEL if rebel < imperial else IMPERIAL


async def choose_initiative(g: Battle) -> None:
    """By the rules reference the cheaper squad's player chooses who has it; a die breaks a tie."""
    spent = [g.spent_points[side] for side in SIDES]
    chooser = initiative_by_points(*spent)
    if spent[0] == spent[1]:
        face = await dice.roll_one(dice.ATTACK)
        chooser = REBEL if face in (dice.HIT, dice.CRITICAL) else IMPERIAL
        g.say("xw-log-initiative-roll", face=face_name(face), side=side_name(g, chooser))
    g.initiative = await Ask(
        captain(g, chooser),
        "xw-ask-initiative",
        [chooser, other_side(chooser)],
        label=lambda side: text("xw-option-initiative", side=side_name(g, side)),
    )


def next_in_order(g: Battle, waiting: list[Ship], highest_first: bool) -> list[Ship]:
    """Return the waiting ships of which one seat must name the next.

    Pilot skill decides (XW-ACTIVATION-1, XW-COMBAT-2), then initiative (XW-INITIATIVE-3 and -4),
    then the order of the seats of a team.
    """
    if len(waiting) < 2:
        return waiting
    found: list[Ship] = []
    best = (0, False, 0)
    for ship in waiting:
        skill = pilot_skill(g, ship)
        rank = (-skill if highest_first else skill, ship.side != g.initiative, ship.seat)
        if not found or rank < best:
            best, found = rank, [ship]
        elif rank == best:
            found.append(ship)
    return found


async def choose_next(
    g: Battle,
    waiting: list[Ship],
    highest_first: bool,
    prompt: str,
    has_something_to_do: Callable[[Ship], bool] = lambda _: True,
) -> int:
    """XW-COMBAT-5: the owner of several ships of one skill names the next; NOBODY if none waits."""
    if not waiting:
        return NOBODY
    ships = next_in_order(g, waiting, highest_first)
    first = ships[0]
    if len(ships) == 1 or not any(has_something_to_do(ship) for ship in ships):
        return first.ship_id
    return await ask_for_ship(g, first.seat, [ship.ship_id for ship in ships], prompt)
