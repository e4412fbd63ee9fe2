"""Sheets over the table: the whole log, the rules behind a question, help, a card in full."""

from __future__ import annotations

from typing import Any

from textual import events
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option as ListOption

from cantina.cli.common import say
from cantina.cli.reading import named_cards
from cantina.cli.screen.panes import rich_lines
from cantina.core.drawing import Drawing, Line, line, paragraphs

FOUND = 60
"""So many cards of a name are listed."""


class Sheet(ModalScreen[None]):
    """Some lines to read; any of the usual keys closes it."""

    def __init__(self, title: str, lines: list[Line], at_end: bool = False) -> None:
        super().__init__()
        self.heading, self.lines, self.at_end = title, lines, at_end

    def compose(self) -> ComposeResult:
        """Set the lines in a frame."""
        with VerticalScroll(id="sheet") as frame:
            frame.border_title = self.heading
            frame.border_subtitle = say("cli-screen-close")
            yield Static(id="words")

    def on_mount(self) -> None:
        """Let arrows scroll."""
        self.query_one("#sheet").focus()

    def on_resize(self) -> None:
        """Break the lines anew."""
        width = max(10, self.size.width - 8)
        self.query_one("#words", Static).update(rich_lines(paragraphs(self.lines, width), width))
        if self.at_end:
            self.query_one("#sheet").scroll_end(animate=False)

    def on_key(self, event: events.Key) -> None:
        """Close, or leave scrolling to the frame."""
        if event.key in ("escape", "enter", "space", "q", "question_mark", "l", "w"):
            event.stop()
            self.dismiss()


class Question(ModalScreen[int | None]):
    """A small question besides the game's: a list to choose one of, or nothing."""

    def __init__(self, title: str, labels: list[str]) -> None:
        super().__init__()
        self.heading, self.labels = title, labels

    def compose(self) -> ComposeResult:
        """Set the list in a frame."""
        listed = OptionList(*[ListOption(label) for label in self.labels], id="sheet", markup=False)
        listed.border_title = self.heading
        listed.border_subtitle = say("cli-screen-close")
        yield listed

    def on_mount(self) -> None:
        """Let arrows move in the list."""
        self.query_one("#sheet").focus()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Choose one."""
        self.dismiss(event.option_index)

    def on_key(self, event: events.Key) -> None:
        """Choose by number, or nothing."""
        if event.key == "escape":
            event.stop()
            self.dismiss(None)
        elif event.character and event.character.isdecimal():
            event.stop()
            number = int(event.character) - 1
            if 0 <= number < len(self.labels):
                self.dismiss(number)


class Reader(ModalScreen[None]):
    """Cards to read: those at hand, or those of a typed name, one of them in full."""

    def __init__(self, drawing: Drawing[Any], cards: list[str], typed: str = "") -> None:
        super().__init__()
        self.drawing, self.at_hand, self.typed = drawing, cards, typed
        self.shown: list[str] = []

    def compose(self) -> ComposeResult:
        """Set a line to type in over the list and the card."""
        field = Input(self.typed, placeholder=say("cli-screen-find"), id="find")
        field.border_title = say("cli-screen-read")
        field.border_subtitle = say("cli-screen-close")
        yield field
        yield OptionList(id="found", markup=False)
        with VerticalScroll(id="card"):
            yield Static(id="words")

    def on_mount(self) -> None:
        """Begin with what was asked for."""
        self.look_for(self.typed)
        self.query_one("#find").focus()

    def on_input_changed(self, event: Input.Changed) -> None:
        """Find what is typed."""
        self.look_for(event.value)

    def look_for(self, typed: str) -> None:
        """List the cards of a name, or those at hand."""
        wanted = typed.strip()
        self.shown = (named_cards(self.drawing, wanted) if wanted else self.at_hand)[:FOUND]
        listed = self.query_one("#found", OptionList)
        listed.clear_options()
        write = self.drawing.write
        listed.add_options([ListOption(write(self.drawing.printed[c].name)) for c in self.shown])
        if self.shown:
            listed.highlighted = 0
        self.show(0)

    def show(self, place: int) -> None:
        """Print a card in full."""
        frame = self.query_one("#card", VerticalScroll)
        width = max(10, frame.size.width - 4 or self.size.width // 2)
        known = place < len(self.shown)
        lines = self.drawing.face(self.shown[place]) if known else [line(say("cli-screen-no-card"))]
        spaced = [part for each in lines for part in (each, [])]
        self.query_one("#words", Static).update(rich_lines(paragraphs(spaced, width, 0), width))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        """Show the card the list stands on."""
        self.show(event.option_index)

    def on_resize(self) -> None:
        """Break the lines anew."""
        self.call_after_refresh(self.show, self.query_one("#found", OptionList).highlighted or 0)

    def on_key(self, event: events.Key) -> None:
        """Move in the list while typing; close."""
        listed = self.query_one("#found", OptionList)
        if event.key in ("up", "down"):
            event.prevent_default()
            event.stop()
            (listed.action_cursor_up if event.key == "up" else listed.action_cursor_down)()
        elif event.key in ("escape", "enter"):
            event.stop()
            self.dismiss()
