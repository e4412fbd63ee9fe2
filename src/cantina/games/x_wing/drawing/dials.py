"""Dials as a grid for each ship: a column for each bearing, a row for each speed."""

from __future__ import annotations

from typing import Final

from cantina.core.drawing import Cell, Grid, Span, Write, line
from cantina.core.wire import OpenAsk, kind_and_rest
from cantina.games.x_wing.drawing.mat import mark_of, seat_style
from cantina.games.x_wing.view_records import BattleView, ManeuverView

ARROWS: Final = {
    "tallon:left": "⤺",
    "segnor:left": "↶",
    "segnor-turn:left": "↶",
    "turn:left": "↰",
    "bank:left": "↖",
    "straight": "↑",
    "bank:right": "↗",
    "turn:right": "↱",
    "segnor:right": "↷",
    "segnor-turn:right": "↷",
    "tallon:right": "⤻",
    "tallon-bank:left": "⤺",
    "tallon-bank:right": "⤻",
    "koiogran": "∩",
    "stationary": "▪",
    "reverse-bank:left": "↙",
    "reverse-straight": "↓",
    "reverse-bank:right": "↘",
}
"""What stands for a bearing, in the order of the columns."""
COLOURS: Final = {"green": "good", "white": "", "red": "bad"}
DIAL_PROMPT: Final = "xw-ask-dial"


def dial_grid(view: BattleView, ask: OpenAsk, write: Write) -> Grid:
    """Return the dials that may be set now, ship after ship."""
    numbers = {option.key: number for number, option in enumerate(ask.options)}
    ships = dict.fromkeys([kind_and_rest(key)[0] for key in numbers])
    rows: Grid = []
    for ship in ships:
        known = ship in view.dials
        rows += dial_rows(view, int(ship), numbers, write) if known else plain_rows(ask, ship)
    return rows


def dial_rows(view: BattleView, ship_id: int, numbers: dict[str, int], write: Write) -> Grid:
    """Return one dial: the ship's name, then its speeds, the fastest first."""
    ship = next(each for each in view.ships if each.ship_id == ship_id)
    entries = view.dials[str(ship_id)]
    columns = [bearing for bearing in ARROWS if bearing in {each.bearing for each in entries}]
    name = [Span(f"{mark_of(ship_id)} ", seat_style(ship)), Span(write(ship.name), "title")]
    stress = ship.tokens.get("stress", 0)
    if stress:
        name.append(Span("  !" * stress, "bad"))
    rows: Grid = [[Cell(name)]]
    for speed in sorted({each.speed for each in entries}, reverse=True):
        row = [Cell(line(f"{speed} ", "dim"))]
        for bearing in columns:
            found = [each for each in entries if (each.bearing, each.speed) == (bearing, speed)]
            row.append(dial_cell(ship_id, found[0], numbers) if found else Cell(line("    ")))
        rows.append(row)
    return rows


def dial_cell(ship_id: int, entry: ManeuverView, numbers: dict[str, int]) -> Cell:
    """Return one maneuver in its colour; one that cannot be set now is only shown."""
    number = numbers.get(f"{ship_id}:{entry.key}", -1)
    arrow = ARROWS[entry.bearing]
    style = COLOURS.get(entry.colour, "") if number >= 0 else "dim"
    return Cell(line(f" {arrow}{entry.speed} ", style), number)


def plain_rows(ask: OpenAsk, ship: str) -> Grid:
    """Return the options of a ship whose dial nobody may see, one in a row."""
    return [
        [Cell(line(option.key), number)]
        for number, option in enumerate(ask.options)
        if kind_and_rest(option.key)[0] == ship
    ]
