"""The game line by line: for pipes, for records of a terminal, and for whoever likes it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rich.markup import escape

from cantina.cli.common import console, language, say
from cantina.cli.reading import cards_of, named_cards
from cantina.cli.session import Session
from cantina.cli.typed import free_hint, how_many, keys_for, refusal, takes_numbers
from cantina.core.ask import Refused
from cantina.core.drawing import Drawing
from cantina.core.fluent import Writer
from cantina.core.rulebook import rulebook
from cantina.core.table import Table
from cantina.core.text import in_percent
from cantina.core.undoing import CannotUndo
from cantina.core.wire import OpenAsk, Option

LEAVING = ("q", "quit", "exit")
SHOWN_CARDS = 6
"""So many cards are printed when a name fits several."""


class Quit(Exception):  # noqa: N818
    """The person at the terminal leaves."""


def show_ask(ask: OpenAsk, write: Writer) -> None:
    """Print a question: numbered options with odds and notes, then what is blocked and why."""
    console().print(f"\n[bold yellow]{escape(write.write(ask.prompt))}[/]")
    if ask.kind == "many":
        none = f" {say('cli-play-empty-line')}" if ask.least == 0 else ""
        console().print(write.write(how_many(ask)) + none, style="dim")
    if ask.kind == "free":
        console().print(write.write(free_hint(ask)), style="dim")
    for number, option in enumerate(ask.options, 1):
        mark = f"{number:>3}" if takes_numbers(ask) else "  ·"
        line = f"[bold cyan]{mark}[/]  {escape(write.write(option.label))}"
        if option.odds is not None:
            line += f"  [green]{write.write(in_percent(option.odds))}[/]"
        if option.note is not None:
            line += f"  [dim]{escape(write.write(option.note))}[/]"
        console().print(line, soft_wrap=True)
    for item in ask.blocked:
        label, reason = write.write(item.label), write.write(item.reason)
        console().print(f"[dim]  ×  {escape(label)}: {escape(reason)} ({item.rule})[/]")


def show_cards(drawing: Drawing[Any], view: Any, ask: OpenAsk, typed: str) -> None:
    """Print the cards of a name, or those that the options are about."""
    if typed:
        cards = named_cards(drawing, typed)
    else:
        cards = [card for one in ask.options for card in cards_of(drawing, view, one)]
    if not cards:
        console().print(say("cli-play-no-card", name=typed), style="dim")
    for card in list(dict.fromkeys(cards))[:SHOWN_CARDS]:
        name, *lines = ["".join([span.text for span in drawn]) for drawn in drawing.face(card)]
        console().print(f"[bold]{escape(name)}[/]")
        for line in lines:
            console().print(f"    {escape(line)}")


def show_rules(game: str, ask: OpenAsk) -> None:
    """Print the rules behind a question and its blocked options."""
    book = rulebook(game, language())
    for rule in dict.fromkeys([*ask.rules, *(item.rule for item in ask.blocked)]):
        paragraph = book.find(rule)
        if paragraph is not None:
            console().print(f"[bold cyan]{rule}[/]  {escape(paragraph.text)}")


def chosen_aside(offered: list[Option], typed: str, write: Writer) -> Option | None:
    """Return what was chosen by its number among what may be done at any time, or list it."""
    if typed.isdecimal() and 1 <= int(typed) <= len(offered):
        return offered[int(typed) - 1]
    if not offered:
        console().print(say("cli-play-nothing-aside"), style="dim")
    for number, option in enumerate(offered, 1):
        console().print(f"[cyan]g {number:>2}[/]  {escape(write.write(option.label))}")
    return None


class LineSession(Session):
    """A match told and asked line by line."""

    def __init__(self, table: Table[Any], seats: list[str], save: Path | None) -> None:
        super().__init__(table, seats, save)
        self.told = 0

    def run(self) -> None:
        """Play until the end or until everybody leaves."""
        console().print(say("cli-play-keys"), style="dim")
        try:
            while not self.over:
                self.take_turn()
        except (Quit, EOFError):
            self.save_aloud()
            console().print(say("cli-play-left"))
            return
        self.tell()
        self.close()

    def close(self) -> None:
        """Say how the match ended."""
        result = self.table.result
        if result is not None:
            self.show_board(self.humans[0] if self.humans else None)
            console().print(f"\n[bold]{escape(self.write.write(result.reason))}[/]")
            names = ", ".join([self.write.names[winner] for winner in result.winners])
            console().print(escape(say("cli-play-winners", names=names, count=len(result.winners))))
        self.save_aloud()

    def take_turn(self) -> None:
        """Let the next seat answer."""
        seat = self.asked()
        if seat is None:
            if not self.over:
                self.table.answer(*self.chosen_by_bot())
            return
        self.tell()
        self.show_board(seat)
        task = self.task()
        if task is not None:
            console().print(f"\n[bold green]{escape(self.write.write(task))}[/]")
        ask = self.question(seat)
        show_ask(ask, self.write)
        while not self.handle(seat, ask, console().input("[bold cyan]> [/]").strip()):
            pass

    def handle(self, seat: int, ask: OpenAsk, entered: str) -> bool:
        """Carry out a line; say whether the question is done with."""
        command, _, rest = entered.partition(" ")
        if command in LEAVING:
            raise Quit
        if command == "u":
            return self.undo(seat)
        if command == "g":
            return self.interject(seat, rest)
        if command == "s":
            self.save_file = Path(rest) if rest else self.save_file
            self.save_aloud()
        elif command == "l":
            self.show_log(seat)
        elif command == "w":
            show_rules(self.table.game.name, ask)
        elif command == "i":
            show_cards(self.drawing, self.table.view(seat), ask, rest)
        elif command == "h":
            console().print(escape(self.write.write(self.hint())), style="green")
        elif command in ("?", "help"):
            console().print(say("cli-play-keys"), style="dim")
            show_ask(ask, self.write)
        else:
            return self.answer(seat, ask, entered)
        return False

    def answer(self, seat: int, ask: OpenAsk, entered: str) -> bool:
        """Take an answer, or say why it is none."""
        try:
            self.give(seat, keys_for(ask, entered))
        except Refused as refused:
            console().print(escape(self.write.write(refusal(ask, refused))), style="red")
            return False
        return True

    def undo(self, seat: int) -> bool:
        """Take back the seat's last answer, or say why not."""
        try:
            self.take_back(seat)
        except CannotUndo as problem:
            console().print(escape(self.write.write(problem.reason)), style="red")
            return False
        self.told = min(self.told, len(self.table.log))
        return True

    def interject(self, seat: int, typed: str) -> bool:
        """Do what may be done at any time, or list it."""
        chosen = chosen_aside(self.asides(seat), typed, self.write)
        if chosen is not None:
            self.do_aside(seat, chosen.key)
        return chosen is not None

    def save_aloud(self) -> None:
        """Save the match and say where."""
        if self.save():
            console().print(say("cli-play-saved", file=str(self.save_file)), style="dim")

    def tell(self) -> None:
        """Print what happened since the last question."""
        for event in self.table.events(self.viewer(), self.told):
            if not self.drawing.is_quiet(event):
                console().print("· " + escape(self.write.write(event.text)), style="dim")
        self.told = len(self.table.log)

    def show_log(self, seat: int) -> None:
        """Print the whole log."""
        for event in self.table.events(seat):
            rules = f"  [cyan]{' '.join(event.rules)}[/]" if event.rules else ""
            console().print("· " + escape(self.write.write(event.text)) + rules)

    def show_board(self, seat: int | None) -> None:
        """Draw the board."""
        board = self.table.game.board(self.table.view(seat), self.write.write)
        console().print("\n" + escape(board), soft_wrap=True)
