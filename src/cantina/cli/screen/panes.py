"""Panes: parts of the screen that draw styled lines in the room they have."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from rich.text import Text as RichText
from textual.widget import Widget

from cantina.core.drawing import Line, clipped

STYLES: Final = {
    "title": "bold",
    "dim": "dim",
    "good": "green",
    "bad": "red",
    "warn": "yellow",
    "blue": "bright_blue",
    "lit": "bold underline",
    "cursor": "reverse bold",
    "seat0": "bold cyan",
    "seat1": "bold magenta",
    "seat2": "bold green",
    "seat3": "bold yellow",
}
"""What the names of styles look like; without colours bold, dim and reverse remain."""

Draw = Callable[[int, int], list[Line]]


def rich_lines(drawn: Iterable[Line], width: int) -> RichText:
    """Turn lines into what the screen shows, cut at the edge."""
    said = RichText(no_wrap=True, end="")
    for number, each in enumerate(drawn):
        if number:
            said.append("\n")
        for span in clipped(each, width):
            said.append(span.text, STYLES.get(span.style, ""))
    return said


class Pane(Widget):
    """A part of the screen that is drawn anew whenever something changes."""

    can_focus = False

    def __init__(self, draw: Draw, id: str) -> None:
        super().__init__(id=id)
        self.draw = draw

    def render(self) -> RichText:
        """Draw it in the room there is."""
        width, height = self.size
        return rich_lines(self.draw(width, height)[:height], width)
