"""Groups of bars as SVG, each bar with its label and its number."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Final

WIDTH: Final = 720
ROW: Final = 24
LABELS: Final = 150
MARGIN: Final = 24
COLOURS: Final = ("#5aa9ff", "#ff8f78", "#63d6a8", "#c79bff")


def draw_bars(title: str, groups: Sequence[tuple[str, Mapping[str, int]]]) -> str:
    """Return a chart as an SVG file."""
    rows = sum(len(bars) + 2 for _, bars in groups) + 2
    height = rows * ROW + MARGIN
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        'font-family="system-ui, sans-serif" font-size="13" fill="#b9c8de">',
        f'<rect width="{WIDTH}" height="{height}" fill="#070d18"/>',
        f'<text x="{MARGIN}" y="34" font-size="18" fill="#eaf1fb">{escape(title)}</text>',
    ]
    y = 34 + ROW
    for index, (heading, bars) in enumerate(groups):
        y += ROW
        parts.append(f'<text x="{MARGIN}" y="{y}" fill="#eaf1fb">{escape(heading)}</text>')
        widest = max(1, *bars.values()) if bars else 1
        for label, count in bars.items():
            y += ROW
            wide = (WIDTH - LABELS - 3 * MARGIN) * count / widest
            parts.append(
                f'<text x="{LABELS - 8}" y="{y}" text-anchor="end">{escape(label)}</text>'
                f'<rect x="{LABELS}" y="{y - 13}" width="{wide:.1f}" height="16" '
                f'fill="{COLOURS[index % len(COLOURS)]}"/>'
                f'<text x="{LABELS + wide + 6:.1f}" y="{y}">{count}</text>'
            )
        y += ROW // 2
    return "\n".join([*parts, "</svg>"]) + "\n"
