"""A canvas of braille dots: two columns and four rows of dots in every character."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cantina.core.drawing import Line, Span

DOTS: Final = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))
"""The bit of a dot, by its row and column in the character."""
EMPTY: Final = 0x2800

Point = tuple[float, float]


class Canvas:
    """Dots and marks; a later style wins, and a mark hides the dots under it."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns, self.rows = columns, rows
        self._dots = [[0] * columns for _ in range(rows)]
        self._styles = [[""] * columns for _ in range(rows)]
        self._marks: dict[tuple[int, int], str] = {}

    @property
    def width(self) -> int:
        """How many dots fit side by side."""
        return 2 * self.columns

    @property
    def height(self) -> int:
        """How many dots fit above each other."""
        return 4 * self.rows

    def dot(self, x: float, y: float, style: str = "") -> None:
        """Set a dot, counted from the upper left corner."""
        across, down = int(x), int(y)
        if 0 <= across < self.width and 0 <= down < self.height:
            column, row = across // 2, down // 4
            self._dots[row][column] |= DOTS[down % 4][across % 2]
            if style or not self._styles[row][column]:
                self._styles[row][column] = style

    def stroke(self, start: Point, end: Point, style: str = "", every: int = 1) -> None:
        """Draw a straight line; with `every` above 1 a dotted one."""
        steps = max(1, round(max(abs(end[0] - start[0]), abs(end[1] - start[1]))))
        for step in range(0, steps + 1, every):
            part = step / steps
            x = start[0] + (end[0] - start[0]) * part
            self.dot(x, start[1] + (end[1] - start[1]) * part, style)

    def outline(self, points: Sequence[Point], style: str = "", every: int = 1) -> None:
        """Draw a closed shape."""
        for place, point in enumerate(points):
            self.stroke(points[place - 1], point, style, every)

    def mark(self, x: float, y: float, said: str, style: str = "") -> None:
        """Write characters with their middle at a dot."""
        row = min(self.rows - 1, max(0, int(y) // 4))
        first = min(self.columns - len(said), max(0, int(x) // 2 - (len(said) - 1) // 2))
        for offset, letter in enumerate(said):
            self._marks[row, first + offset] = letter
            self._styles[row][first + offset] = style

    def lines(self) -> list[Line]:
        """Return what was drawn."""
        return [
            [
                Span(
                    self._marks.get((row, column)) or self._character(self._dots[row][column]),
                    self._styles[row][column],
                )
                for column in range(self.columns)
            ]
            for row in range(self.rows)
        ]

    @staticmethod
    def _character(dots: int) -> str:
        return chr(EMPTY + dots) if dots else " "
