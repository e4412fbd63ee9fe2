"""The options of a question: a numbered list, or a grid, with a cursor for keys and mouse."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from rich.text import Text as RichText
from textual import events
from textual.message import Message
from textual.widget import Widget

from cantina.cli.screen.panes import rich_lines
from cantina.cli.typed import takes_numbers
from cantina.core.drawing import Drawing, Grid, Line, Look, Span, length, wrapped
from cantina.core.fluent import Writer
from cantina.core.text import in_percent
from cantina.core.wire import OpenAsk, Option


class Spot(NamedTuple):
    """Where an option stands: its row, and the columns it takes."""

    row: int
    start: int
    end: int


class Choices(Widget):
    """What can be answered now."""

    can_focus = False

    class Picked(Message):
        """An option was clicked."""

        def __init__(self, number: int) -> None:
            super().__init__()
            self.number = number

    def __init__(
        self, drawing: Drawing[Any], write: Writer, look: Callable[[], Look | None]
    ) -> None:
        super().__init__(id="choices")
        self.drawing, self.write, self.look = drawing, write, look
        self.ask: OpenAsk | None = None
        self.cursor = 0
        self.top = 0
        self.taken: list[int] = []
        """The options marked so far, where several may be chosen."""
        self._spots: dict[int, Spot] = {}
        self._rows: list[Line] = []

    # --- what is asked ----------------------------------------------------------------------------

    def ask_now(self, ask: OpenAsk | None) -> None:
        """Show another question, or none."""
        self.ask, self.cursor, self.top, self.taken = ask, 0, 0, []
        self.refresh()

    @property
    def option(self) -> Option | None:
        """The option under the cursor."""
        options = self.ask.options if self.ask is not None else []
        return options[self.cursor] if 0 <= self.cursor < len(options) else None

    def toggle(self, number: int) -> None:
        """Mark an option, or take the mark away."""
        if number in self.taken:
            self.taken.remove(number)
        else:
            self.taken.append(number)
        self.refresh()

    # --- drawing ----------------------------------------------------------------------------------

    def needed(self, width: int) -> int:
        """Return how many rows everything takes."""
        self.lay_out(width)
        return len(self._rows)

    def lay_out(self, width: int) -> None:
        """Set the options in rows."""
        look = self.look()
        self._rows, self._spots = [], {}
        if self.ask is None or look is None:
            return
        grid = self.drawing.grid(look)
        if grid is not None:
            self.lay_out_grid(grid)
        else:
            for number, option in enumerate(self.ask.options):
                self.lay_out_option(look, number, option, width)

    def lay_out_grid(self, grid: Grid) -> None:
        """Set a grid as it was drawn."""
        for cells in grid:
            row: Line = []
            for cell in cells:
                start = length(row)
                row += self.lit(cell.line, cell.option)
                if cell.option >= 0:
                    self._spots[cell.option] = Spot(len(self._rows), start, length(row))
            self._rows.append(row)

    def lay_out_option(self, look: Look, number: int, option: Option, width: int) -> None:
        """Set one option: its number, what it is, its chance, a note."""
        ask = look.ask
        numbered = ask is None or takes_numbers(ask)
        mark = f"{number + 1:>3} " if numbered else "  · "
        if ask is not None and ask.kind == "many":
            mark += "■ " if number in self.taken else "□ "
        drawn = [Span(mark, "seat0"), Span(self.write.write(option.label))]
        more = self.drawing.more(look, option)
        if more:
            drawn.append(Span(f"  {more}", "blue"))
        if option.odds is not None:
            drawn.append(Span(f"  {self.write.write(in_percent(option.odds))}", "good"))
        if option.note is not None:
            drawn.append(Span(f"  {self.write.write(option.note)}", "dim"))
        first = len(self._rows)
        self._rows += [self.lit(row, number) for row in wrapped(drawn, width, len(mark))]
        self._spots[number] = Spot(first, 0, width)

    def lit(self, drawn: Line, number: int) -> Line:
        """Reverse what the cursor stands on."""
        if number != self.cursor or number < 0:
            return drawn
        return [Span(span.text, "cursor") for span in drawn]

    def render(self) -> RichText:
        """Draw as many rows as fit, with the cursor among them."""
        width, height = self.size
        self.lay_out(width - 1)
        self.keep_cursor_in_sight(height)
        shown = self._rows[self.top : self.top + height]
        if self.top and shown:
            shown[0] = [*shown[0], Span(" ▲", "dim")]
        if self.top + height < len(self._rows) and shown:
            shown[-1] = [*shown[-1], Span(" ▼", "dim")]
        return rich_lines(shown, width)

    def keep_cursor_in_sight(self, height: int) -> None:
        """Scroll as far as the cursor needs."""
        spot = self._spots.get(self.cursor)
        if spot is None or height < 1:
            return
        ends = [other.row for other in self._spots.values() if other.row > spot.row]
        last = min(ends, default=len(self._rows)) - 1
        self.top = max(min(self.top, spot.row), min(spot.row, last - height + 1))
        self.top = max(0, min(self.top, len(self._rows) - 1))

    # --- moving -----------------------------------------------------------------------------------

    def move(self, down: int, right: int) -> None:
        """Move the cursor to the nearest option in a direction."""
        here = self._spots.get(self.cursor)
        if here is None:
            return
        there = [
            (abs(spot.row - here.row) * down_weight(down), abs(spot.start - here.start), number)
            for number, spot in self._spots.items()
            if is_towards(here, spot, down, right)
        ]
        if there:
            key = (lambda each: (each[0], each[1])) if down else (lambda each: (each[1], each[0]))
            self.point_at(min(there, key=key)[2])

    def point_at(self, number: int) -> None:
        """Put the cursor on an option."""
        if self.ask is not None and 0 <= number < len(self.ask.options):
            self.cursor = number
            self.refresh()
            self.app.refresh_board()  # type: ignore[attr-defined]

    def on_click(self, event: events.Click) -> None:
        """Choose the option under the pointer."""
        row = event.y + self.top
        places = [
            n
            for n, spot in self._spots.items()
            if spot.row <= row and spot.start <= event.x < spot.end
        ]
        rows = {self._spots[number].row for number in places}
        found = [number for number in places if self._spots[number].row == max(rows)]
        if found and row < len(self._rows):
            self.post_message(self.Picked(found[0]))

    def on_mouse_scroll_down(self) -> None:
        """Scroll on."""
        self.move(1, 0)

    def on_mouse_scroll_up(self) -> None:
        """Scroll back."""
        self.move(-1, 0)


def down_weight(down: int) -> int:
    """Return how much rows count: everything between rows, nothing within one."""
    return 1 if down else 1000


def is_towards(here: Spot, spot: Spot, down: int, right: int) -> bool:
    """Say whether a spot lies in a direction."""
    if down:
        return (spot.row - here.row) * down > 0
    return spot.row == here.row and (spot.start - here.start) * right > 0
