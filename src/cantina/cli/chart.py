"""Charts of one line a seat: as SVG, told apart by colour, dash and a label; as bars of text."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Final

from cantina.bots.hindsight import spread
from cantina.core.text import Text
from cantina.core.wire import Chart

WIDTH: Final = 900
HEIGHT: Final = 420
MARGIN: Final = 56
LABELS: Final = 130
COLOURS: Final = ("#5aa9ff", "#ff8f78", "#63d6a8", "#c79bff")
DASHES: Final = ("none", "9 4", "3 4", "12 3 2 3")

BARS: Final = "▁▂▃▄▅▆▇█"
COLUMNS: Final = 48
"""How many bars are shown side by side at most."""


def bars(values: Sequence[float], top: float = 100.0) -> str:
    """Return values from 0 to the top as a row of bars; of many, some evenly spread."""
    shown = [*spread(values[:-1], COLUMNS - 1), values[-1]]
    return "".join([BARS[min(len(BARS) - 1, int(len(BARS) * one / top))] for one in shown])


def draw_chart(chart: Chart, names: Sequence[str], write: Callable[[Text], str]) -> str:
    """Return the chart as an SVG file."""
    top = max([1.0, *(value for series in chart.series for value in series.values)])
    last = max(1, len(chart.turns) - 1)
    wide, high = WIDTH - MARGIN - LABELS, HEIGHT - 2 * MARGIN

    def place(index: int, value: float) -> str:
        return f"{MARGIN + wide * index / last:.1f},{HEIGHT - MARGIN - high * value / top:.1f}"

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        'font-family="system-ui, sans-serif" font-size="13" fill="#b9c8de">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#070d18"/>',
        f'<text x="{MARGIN}" y="30" font-size="18" fill="#eaf1fb">'
        f"{escape(write(chart.title))}</text>",
    ]
    for share in (0, 0.25, 0.5, 0.75, 1):
        y, level = HEIGHT - MARGIN - high * share, round(top * share, 1)
        parts.append(
            f'<line x1="{MARGIN}" x2="{WIDTH - LABELS}" y1="{y:.1f}" y2="{y:.1f}" '
            'stroke="#22304a"/>'
            f'<text x="{MARGIN - 8}" y="{y + 4:.1f}" text-anchor="end">{level:g}</text>'
        )
    for turn in (chart.turns[0], chart.turns[-1]) if chart.turns else ():
        x = place(chart.turns.index(turn), 0).split(",")[0]
        parts.append(f'<text x="{x}" y="{HEIGHT - MARGIN + 20}">{turn}</text>')
    for series in chart.series:
        points = [place(index, value) for index, value in enumerate(series.values)]
        colour, dash = COLOURS[series.seat % 4], DASHES[series.seat % 4]
        parts.append(
            f'<polyline points="{" ".join(points)}" fill="none" stroke="{colour}" '
            f'stroke-width="2.5" stroke-dasharray="{dash}"/>'
        )
        if points:
            x, y_label = points[-1].split(",")
            name = escape(names[series.seat])
            parts.append(f'<text x="{float(x) + 8}" y="{y_label}" fill="{colour}">{name}</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"
