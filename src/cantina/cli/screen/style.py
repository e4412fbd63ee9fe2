"""How the screen is divided, and what frames look like."""

from __future__ import annotations

from typing import Final, NamedTuple

CSS: Final = """
Screen { layout: grid; background: ansi_default; color: ansi_default; }
#title, #keys { height: 1; }
#ask { layout: vertical; }
.rail { padding: 0 0 0 1; }
#prompt { height: 1; }
#choices { height: 1fr; }
#typed { height: 1; border: none; padding: 0 1; display: none; background: ansi_default; }
#typed.open { display: block; }
Sheet, Question { align: center middle; background: ansi_default; }
#sheet { width: 96%; height: 94%; border: round ansi_cyan; padding: 0 1; background: ansi_default; }
Question > #sheet { height: auto; max-height: 90%; width: 76; max-width: 96%; }
Reader { layout: grid; grid-size: 2; grid-columns: 2fr 3fr; grid-rows: 3 1fr; }
Reader { background: ansi_default; }
#find { column-span: 2; height: 3; border: round ansi_cyan; background: ansi_default; }
#found, #card { height: 100%; border: round ansi_blue; background: ansi_default; padding: 0 1; }
"""

WIDE: Final = 110
"""From so many columns on the log stands beside a board that is wider than high."""
LOG_WIDTH: Final = 38
LEAST_RAIL: Final = 36
"""So wide at least is what stands beside a board as high as wide."""
LEAST_ASK: Final = 5
SHORT_LOG: Final = 2


class Room(NamedTuple):
    """What wants room: rows of the question, of the side list, of the board."""

    ask: int
    side: int
    board: int


class Plan(NamedTuple):
    """The division of the screen: widths of columns, heights of rows, rows the board takes."""

    columns: tuple[int, ...]
    rows: tuple[int, ...]
    board_rows: int
    shows_side: bool
    ask_spans: bool


def plan_columns(width: int, height: int, room: Room, large: bool) -> Plan:
    """Put a board as high as wide to the left, everything else in a column to its right."""
    inner = max(6, height - 2)
    square = 2 * (inner - 2) + 2
    left = max(10, min(square, width - (20 if large else LEAST_RAIL)))
    ask = min(room.ask, max(LEAST_ASK, inner * 3 // 5))
    side = max(0, min(room.side, inner - ask - SHORT_LOG))
    return Plan((left, width - left), (1, side, inner - ask - side, ask, 1), 3, True, False)


def plan_rows(width: int, height: int, room: Room, large: bool) -> Plan:
    """Put the board above the question; the log stands beside it, or between with little room."""
    inner = max(6, height - 2)
    most = 3 if large else max(LEAST_ASK, inner * 2 // 5, inner - room.board - SHORT_LOG)
    ask = min(max(LEAST_ASK, room.ask), most)
    if width >= WIDE:
        return Plan((width - LOG_WIDTH, LOG_WIDTH), (1, inner - ask, ask, 1), 1, False, True)
    log = 0 if large else max(SHORT_LOG, inner - ask - room.board)
    return Plan((width,), (1, inner - ask - log, log, ask, 1), 1, False, True)
