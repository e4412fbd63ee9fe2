"""What a decision costs against what lies on the table: it should grow with what happens only."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
from rich.console import Console
from rich.table import Table as RichTable

from bench.drawing import Panel, draw
from cantina.core.registry import find_game
from cantina.core.rng import Rng
from cantina.core.table import Table
from cantina.games.destiny import facts
from cantina.games.destiny.rules.zones import enter_play
from cantina.games.destiny.state import Duel
from cantina.games.x_wing.rules.squads import Squad, SquadShip, to_xws
from cantina.games.x_wing.terms import Faction

DRAWING = Path(__file__).parent / "curve.svg"
CARDS = (10, 20, 30, 40, 50, 60)
SHIPS = (2, 4, 8, 12, 16)
SEATS = (1, 2, 3, 4)
DECISIONS = 40
"""Of Destiny, looked at from each beginning: few, so that the table stays about as full."""
SECONDS = 0.5


def microseconds_a_decision(start: Callable[[int], Table[Any]], limit: int | None) -> float:
    """Play on at random from many beginnings; return the CPU time of a decision."""
    rng = Rng(1)
    spent, decisions, seed = 0.0, 0, 0
    while spent < SECONDS:
        table = start(seed)
        before = table.answered
        began = time.process_time()
        table.play_out(rng, limit=limit)
        spent += time.process_time() - began
        decisions += table.answered - before
        seed += 1
    return spent / max(1, decisions) * 1e6


def outer_rim(seats: int) -> Callable[[int], Table[Any]]:
    """Begin matches of so many players; alone against the solo opponent."""
    game = find_game("outer-rim")
    return lambda seed: Table.start(game, seats, seed=seed, log=False, snapshots=False)


def x_wing(ships: int) -> Callable[[int], Table[Any]]:
    """Begin battles of so many ships, half of them on either side."""
    game = find_game("x-wing")
    pilots = ((Faction.REBEL, "rookiepilot"), (Faction.IMPERIAL, "academypilot"))
    squads = [
        msgspec.json.encode(to_xws(Squad(faction, (SquadShip(pilot, ()),) * (ships // 2)))).decode()
        for faction, pilot in pilots
    ]
    options = {"squads": squads, "points": [400, 400]}
    return lambda seed: Table.start(game, 2, options, seed=seed, log=False, snapshots=False)


def destiny(cards: int) -> Callable[[int], Table[Any]]:
    """Begin in round 1 with supports of every kind added until so many cards are in play."""
    game = find_game("destiny")
    found = Table.start(game, 2, seed=1, log=False, snapshots=False)
    found.play_out(Rng(5), until=lambda g: g.round >= 1 and g.step == "turn")
    state = found.state.copy()
    kinds = [code for code, known in sorted(facts.KNOWN.items()) if known.kind == "support"]
    number = 0
    while len(state.play) < cards:
        add_support(state, kinds[number * 7 % len(kinds)], number % 2)
        number += 1
    return lambda seed: Table.at(game, state.copy(), seed=seed, log=False, snapshots=False)


def add_support(g: Duel, code: str, seat: int) -> None:
    """Bring one more support to a table and put it into play."""
    card, die = len(g.codes), len(g.die_codes)
    g.codes, g.owners = (*g.codes, code), (*g.owners, seat)
    if facts.KNOWN[code].sides:
        g.die_codes, g.die_owners = (*g.die_codes, code), (*g.die_owners, seat)
        g.players[seat].aside_dice.append(die)
    enter_play(g, card, seat)


Begin = Callable[[int], Callable[[int], Table[Any]]]
CURVES: dict[str, tuple[tuple[int, ...], Begin, int | None]] = {
    "outer-rim, by seats": (SEATS, outer_rim, None),
    "x-wing, by ships": (SHIPS, x_wing, None),
    "destiny, by cards in play": (CARDS, destiny, DECISIONS),
}


def run() -> dict[str, dict[str, float]]:
    """Measure all three curves."""
    return {
        name: {str(size): round(microseconds_a_decision(begin(size), limit), 1) for size in sizes}
        for name, (sizes, begin, limit) in CURVES.items()
    }


def show(found: dict[str, dict[str, float]], console: Console) -> None:
    """Print the curves and draw them."""
    for name, curve in found.items():
        table = RichTable(title=name, title_justify="left", box=None)
        for size in ("", *curve):
            table.add_column(size, justify="right")
        first = next(iter(curve.values()))
        table.add_row("µs a decision", *[f"{cost:g}" for cost in curve.values()])
        table.add_row("× the first", *[f"{cost / first:.2f}" for cost in curve.values()])
        console.print(table)
        console.print()
    panels = [
        Panel(f"{n}: µs a decision", list(c), {n: list(c.values())}) for n, c in found.items()
    ]
    DRAWING.write_text(draw("What a decision costs", panels))
    console.print(f"drawn: {DRAWING}")
