"""The mat as text, for a terminal: one character is 25 mm wide and 50 mm high."""

from __future__ import annotations

from collections.abc import Callable

from cantina.core.text import Text, text
from cantina.games.x_wing.geometry import is_inside
from cantina.games.x_wing.names import faction_name
from cantina.games.x_wing.state import AWAITING, DOCKED, IN_PLAY
from cantina.games.x_wing.view_records import BattleView, LockView, ShipView

WIDE = 25.0
HIGH = 50.0
ARROWS = "→↗↑↖←↙↓↘"
LETTERS = "0123456789abcdefghijklmnopqrstuvwxyz"


def draw(view: BattleView, write: Callable[[Text], str]) -> str:
    """Draw the mat with every ship, then list the ships."""
    lines = [write(text("xw-board-title", round=view.round, phase=write(phase_name(view.phase))))]
    lines += mat(view)
    lines += [write(describe(view, ship)) for ship in view.ships]
    lines += [write(describe_lock(view, lock)) for lock in view.locks]
    lines += [
        write(describe_condition(view, ship, condition))
        for ship in view.ships
        for condition in ship.conditions
    ]
    return "\n".join(lines)


def phase_name(phase: str) -> Text:
    """Name a phase."""
    return Text(f"xw-phase-{phase}")


def mat(view: BattleView) -> list[str]:
    """Draw the play area: ships as a number and an arrow, obstacles shaded."""
    columns, rows = round(view.width / WIDE), round(view.height / HIGH)
    grid = [
        ["·" if row % 2 == 0 and c % 4 == 0 else " " for c in range(columns)] for row in range(rows)
    ]
    for row in range(rows):
        for column in range(columns):
            middle = ((column + 0.5) * WIDE, view.height - (row + 0.5) * HIGH)
            if any(is_inside(middle, obstacle.outline) for obstacle in view.obstacles):
                grid[row][column] = "▒"
    for marker in view.markers:
        put(grid, view, marker.x, marker.y, "¤")
    for ship in view.ships:
        if ship.status == IN_PLAY:
            arrow = ARROWS[round(ship.heading / 45.0) % 8]
            put(grid, view, ship.x, ship.y, LETTERS[ship.ship_id % len(LETTERS)] + arrow)
    border = "+" + "-" * columns + "+"
    return [border, *["|" + "".join(row) + "|" for row in grid], border]


def put(grid: list[list[str]], view: BattleView, x: float, y: float, mark: str) -> None:
    """Write a mark at a place of the mat."""
    row = min(len(grid) - 1, max(0, int((view.height - y) / HIGH)))
    column = min(len(grid[0]) - len(mark), max(0, int(x / WIDE)))
    for offset, character in enumerate(mark):
        grid[row][column + offset] = character


def describe(view: BattleView, ship: ShipView) -> Text:
    """Describe a ship in one line."""
    if ship.status == AWAITING:
        return text("xw-board-awaiting", mark=LETTERS[ship.ship_id % 36], ship=ship.name)
    if ship.status == DOCKED:
        return text("xw-board-docked", mark=LETTERS[ship.ship_id % 36], ship=ship.name)
    if ship.status != IN_PLAY:
        return text("xw-board-gone", mark=LETTERS[ship.ship_id % 36], ship=ship.name)
    return text(
        "xw-board-ship",
        mark=LETTERS[ship.ship_id % 36],
        ship=ship.name,
        side=faction_name(view.factions[ship.side]),
        skill=ship.skill,
        damage=ship.damage_total,
        hull=ship.hull,
        shields=ship.shields,
        focus=ship.tokens.get("focus", 0),
        evade=ship.tokens.get("evade", 0),
        stress=ship.tokens.get("stress", 0),
    )


def describe_lock(view: BattleView, lock: LockView) -> Text:
    """Say who has locked whom (XW-TARGET-LOCK-4)."""
    by, on = view.ships[lock.by], view.ships[lock.on]
    return text("xw-board-lock", letter=lock.letter, ship=by.name, target=on.name)


def describe_condition(view: BattleView, ship: ShipView, condition: str) -> Text:
    """Say which condition card lies beside a ship."""
    return text(
        "xw-board-condition", ship=ship.name, condition=view.cards.conditions[condition].name
    )
