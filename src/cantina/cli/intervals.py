"""Values with their intervals as SVG: one row each, and a line to compare them with."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Final, NamedTuple

WIDTH: Final = 720
ROW: Final = 28
LABELS: Final = 240
NUMBERS: Final = 150
MARGIN: Final = 24
COLOUR: Final = "#5aa9ff"


class Row(NamedTuple):
    """A value and how far it may be off."""

    label: str
    value: float
    low: float
    high: float


def draw_intervals(
    title: str, rows: Sequence[Row], middle: float, write: Callable[[Row], str]
) -> str:
    """Return a chart as an SVG file; a dashed line stands at `middle`."""
    low = min([middle, *(row.low for row in rows)])
    high = max([middle, *(row.high for row in rows)])
    span = (high - low) or 1.0
    wide = WIDTH - LABELS - NUMBERS - MARGIN
    height = 64 + ROW * len(rows)

    def place(value: float) -> float:
        return LABELS + wide * (value - low) / span

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        f'role="img" aria-label="{escape(title)}" '
        'font-family="system-ui, sans-serif" font-size="13" fill="#b9c8de">',
        f'<rect width="{WIDTH}" height="{height}" fill="#070d18"/>',
        f'<text x="{MARGIN}" y="30" font-size="18" fill="#eaf1fb">{escape(title)}</text>',
        f'<line x1="{place(middle):.1f}" x2="{place(middle):.1f}" y1="44" y2="{height - 12}" '
        'stroke="#4a5f80" stroke-dasharray="4 4"/>',
    ]
    for number, row in enumerate(rows):
        y = 64 + ROW * number
        parts.append(
            f'<text x="{LABELS - 12}" y="{y + 4}" text-anchor="end">{escape(row.label)}</text>'
            f'<line x1="{place(row.low):.1f}" x2="{place(row.high):.1f}" y1="{y}" y2="{y}" '
            f'stroke="{COLOUR}" stroke-width="2"/>'
            f'<circle cx="{place(row.value):.1f}" cy="{y}" r="5" fill="{COLOUR}"/>'
            f'<text x="{WIDTH - NUMBERS + 8}" y="{y + 4}">{escape(write(row))}</text>'
        )
    return "\n".join([*parts, "</svg>"]) + "\n"
