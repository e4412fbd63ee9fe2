"""Lines as SVG, one panel a measure, so that a regression is seen."""

from collections.abc import Mapping, Sequence
from html import escape
from typing import Final, NamedTuple

WIDTH: Final = 900
PANEL: Final = 190
LEFT: Final = 64
RIGHT: Final = 190
TOP: Final = 40
COLOURS: Final = ("#5aa9ff", "#ff8f78", "#63d6a8", "#c79bff", "#e8c35a", "#9aa7bd")
DASHES: Final = ("none", "9 4", "3 4", "12 3 2 3", "1 3", "6 2")
LABEL_HEIGHT: Final = 15


class Panel(NamedTuple):
    """One measure: a line for each thing, a point for each place along the bottom."""

    title: str
    labels: Sequence[str]
    lines: Mapping[str, Sequence[float | None]]


def draw(title: str, panels: Sequence[Panel]) -> str:
    """Return an SVG file."""
    height = TOP + PANEL * len(panels)
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" '
        'font-family="system-ui, sans-serif" font-size="12" fill="#b9c8de">',
        f'<rect width="{WIDTH}" height="{height}" fill="#070d18"/>',
        f'<text x="20" y="28" font-size="18" fill="#eaf1fb">{escape(title)}</text>',
    ]
    for number, panel in enumerate(panels):
        parts += _panel(panel, TOP + PANEL * number)
    return "\n".join([*parts, "</svg>"]) + "\n"


def _panel(panel: Panel, top: float) -> list[str]:
    values = [value for line in panel.lines.values() for value in line if value is not None]
    most = max(values, default=1.0) or 1.0
    wide, high = WIDTH - LEFT - RIGHT, PANEL - 60
    bottom = top + 30 + high
    last = max(1, len(panel.labels) - 1)

    def across(index: int) -> float:
        return LEFT + wide * index / last

    parts = [f'<text x="{LEFT}" y="{top + 20:g}" fill="#eaf1fb">{escape(panel.title)}</text>']
    for share in (0, 0.5, 1):
        y = bottom - high * share
        written = f"{most * share:.0f}" if most >= 100 else f"{most * share:.3g}"
        parts.append(
            f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y:.1f}" y2="{y:.1f}" stroke="#22304a"/>'
            f'<text x="{LEFT - 8}" y="{y + 4:.1f}" text-anchor="end">{written}</text>'
        )
    for index, label in enumerate(panel.labels):
        if index in (0, len(panel.labels) - 1) or len(panel.labels) <= 8:
            anchor = "start" if index == 0 else "end" if index == last else "middle"
            parts.append(
                f'<text x="{across(index):.1f}" y="{bottom + 18:.1f}" text-anchor="{anchor}">'
                f"{escape(label)}</text>"
            )
    taken: list[float] = []
    for number, (name, line) in enumerate(panel.lines.items()):
        points = [(i, bottom - high * v / most) for i, v in enumerate(line) if v is not None]
        if not points:
            continue
        colour, dash = COLOURS[number % len(COLOURS)], DASHES[number % len(DASHES)]
        path = " ".join(f"{across(i):.1f},{y:.1f}" for i, y in points)
        parts.append(
            f'<polyline points="{path}" fill="none" stroke="{colour}" stroke-width="2" '
            f'stroke-dasharray="{dash}"/>'
        )
        parts += [
            f'<circle cx="{across(i):.1f}" cy="{y:.1f}" r="3" fill="{colour}"/>' for i, y in points
        ]
        at = _free(points[-1][1] + 4, taken)
        parts.append(
            f'<text x="{WIDTH - RIGHT + 10}" y="{at:.1f}" fill="{colour}">'
            f"{escape(name)} {line[points[-1][0]]:g}</text>"
        )
    return parts


def _free(wanted: float, taken: list[float]) -> float:
    """Return the nearest height for a label that no other label has; note it."""
    tries = [wanted + sign * step for step in range(0, 200, 3) for sign in (-1, 1)]
    at = next(y for y in tries if all(abs(y - other) >= LABEL_HEIGHT for other in taken))
    taken.append(at)
    return at
