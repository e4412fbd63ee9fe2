"""`cantina play`: a real game in the terminal."""

from __future__ import annotations

import secrets
import time
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.markup import escape

from cantina.bots.loading import load_bot
from cantina.bots.registry import usual_bot
from cantina.cli.common import console, fail, language, needs_the_server, say
from cantina.cli.options import OptionsFlag, read_options
from cantina.core.ask import MINUTES, Refused
from cantina.core.finding import finds
from cantina.core.fluent import Writer, writer
from cantina.core.languages import offered
from cantina.core.record import Record
from cantina.core.registry import find_game
from cantina.core.rulebook import rulebook
from cantina.core.table import Table
from cantina.core.text import Text, in_percent, text
from cantina.core.undoing import CannotUndo
from cantina.core.window import Bot, Window
from cantina.core.wire import OpenAsk

HUMAN = "human"

FORMS = {
    "pose": "cli-form-pose",
    "xws": "cli-form-xws",
    "slide": "cli-form-slide",
    "depth": "cli-form-depth",
    "number": "cli-form-number",
}
"""How a free answer is written, in words."""

NUMBERED = ("pose", "xws")
"""Forms of which a bare number is no example, so that it can pick a suggestion."""


LEAVING = ("q", "quit", "exit")
NAMED = 4
"""So many options are named when typed words mean several."""


class Quit(Exception):  # noqa: N818
    """The person at the terminal leaves."""


def show_ask(ask: OpenAsk, write: Writer) -> None:
    """Print a question: numbered options with odds and notes, then what is blocked and why."""
    console().print(f"\n[bold yellow]{escape(write.write(ask.prompt))}[/]")
    if ask.kind == "many":
        console().print(say("cli-play-many", least=ask.least, most=ask.most), style="dim")
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


def takes_numbers(ask: OpenAsk) -> bool:
    """Whether options are picked by their numbers; a free answer may be a number itself."""
    return ask.kind != "free" or ask.form in NUMBERED


def free_hint(ask: OpenAsk) -> Text:
    """Say how a free answer is written."""
    form = Text(FORMS[ask.form]) if ask.form in FORMS else ask.form or ""
    if ask.form in NUMBERED:
        return text("cli-play-free-numbered", form=form)
    return text("cli-play-free", form=form)


def keys_for(ask: OpenAsk, entered: str) -> str:
    """Turn what a person typed (numbers, or a key) into the key of an answer."""
    if ask.kind == "free":
        if takes_numbers(ask) and entered.isdecimal() and 1 <= int(entered) <= len(ask.options):
            return ask.options[int(entered) - 1].key
        if not entered:
            raise Refused(free_hint(ask))
        return entered
    words = entered.replace(",", " ").split()
    if words and all(word.isdecimal() for word in words):
        numbers = [int(word) for word in words]
        if all(1 <= number <= len(ask.options) for number in numbers):
            if ask.kind == "one" and len(numbers) > 1:
                raise Refused(text("core-refused-count", count=len(numbers), least=1, most=1))
            return "+".join([ask.options[number - 1].key for number in numbers])
    if ask.kind == "many" and entered in ("", "-"):
        return "none"
    known = entered in [option.key for option in ask.options]
    if not known and all(word.isdecimal() for word in words):
        raise Refused(text("cli-play-number", most=len(ask.options)))
    return entered if known else named_in(ask, entered)


def named_in(ask: OpenAsk, typed: str) -> str:
    """Return the key of the option with these words, in whatever language they are typed."""
    found = [option for option in ask.options if is_named(option.label, typed)]
    if len(found) > 1:
        labels = [option.label for option in found[:NAMED]]
        raise Refused(text("cli-play-several", typed=typed, count=len(found), labels=labels))
    return found[0].key if found else typed


def is_named(label: Text, typed: str) -> bool:
    """Say whether a label holds the typed words in any of the languages."""
    return any(finds(typed, writer(language).write(label), language) for language in offered())


class Session:
    """One person or several at one terminal, with bots on the other seats."""

    def __init__(self, table: Table[Any], seats: list[str], save: Path | None) -> None:
        self.table = table
        self.save_file = save
        self.write = Writer(language(), table.names)
        self.told = 0
        self.began = time.monotonic()
        self.humans = [seat for seat, kind in enumerate(seats) if kind == HUMAN]
        self.bots: dict[int, Bot] = {
            seat: load_bot(kind, table.game.name, table.seed * 31 + seat)
            for seat, kind in enumerate(seats)
            if kind != HUMAN
        }

    def run(self) -> None:
        """Play until the end or until everybody leaves."""
        console().print(say("cli-play-keys"), style="dim")
        try:
            while not self.table.over:
                self.take_turn()
        except (Quit, EOFError):
            self.save()
            console().print(say("cli-play-left"))
            return
        self.tell()
        result = self.table.result
        if result is not None:
            self.show_board(self.humans[0] if self.humans else None)
            console().print(f"\n[bold]{escape(self.write.write(result.reason))}[/]")
            names = ", ".join([self.write.names[winner] for winner in result.winners])
            console().print(escape(say("cli-play-winners", names=names, count=len(result.winners))))
        self.save()

    def take_turn(self) -> None:
        """Let the next seat answer."""
        seat = next((s for s in self.table.waiting if s in self.humans), self.table.waiting[0])
        if seat in self.bots:
            key = self.bots[seat].choose(Window(self.table, seat))
            self.table.answer(seat, key)
            return
        self.tell()
        self.show_board(seat)
        ask = self.table.asks(seat, explain=True)[0]
        if ask.form == MINUTES:
            self.table.answer(seat, str(int((time.monotonic() - self.began) // 60)))
            return
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
        if command == "s":
            self.save_file = Path(rest) if rest else self.save_file
            self.save()
            return False
        if command == "l":
            self.show_log(seat)
            return False
        if command == "w":
            self.show_rules(ask)
            return False
        if command in ("?", "help"):
            console().print(say("cli-play-keys"), style="dim")
            show_ask(ask, self.write)
            return False
        try:
            self.table.answer(seat, keys_for(ask, entered))
        except Refused as refused:
            console().print(escape(self.write.write(refused.reason)), style="red")
            if refused.reason.id == "core-refused-form":
                console().print(escape(self.write.write(free_hint(ask))), style="dim")
            return False
        return True

    def undo(self, seat: int) -> bool:
        """Take back the seat's last answer, or say why not."""
        try:
            self.table.undo(seat)
        except CannotUndo as problem:
            console().print(escape(self.write.write(problem.reason)), style="red")
            return False
        self.told = min(self.told, len(self.table.log))
        return True

    def save(self) -> None:
        """Save the match, if there is a file to save to."""
        if self.save_file is None:
            return
        Record.of(self.table).save(self.save_file)
        console().print(say("cli-play-saved", file=str(self.save_file)), style="dim")

    def viewer(self) -> int | None:
        """Return whose secrets may be shown: the only person's, else nobody's."""
        return self.humans[0] if len(self.humans) == 1 else None

    def tell(self) -> None:
        """Print what happened since the last question."""
        for event in self.table.events(self.viewer(), self.told):
            console().print("· " + escape(self.write.write(event.text)), style="dim")
        self.told = len(self.table.log)

    def show_log(self, seat: int) -> None:
        """Print the whole log."""
        for event in self.table.events(seat):
            rules = f"  [cyan]{' '.join(event.rules)}[/]" if event.rules else ""
            console().print("· " + escape(self.write.write(event.text)) + rules)

    def show_rules(self, ask: OpenAsk) -> None:
        """Print the rules behind a question and its blocked options."""
        book = rulebook(self.table.game.name, language())
        for rule in dict.fromkeys([*ask.rules, *(item.rule for item in ask.blocked)]):
            paragraph = book.find(rule)
            if paragraph is not None:
                console().print(f"[bold cyan]{rule}[/]  {escape(paragraph.text)}")

    def show_board(self, seat: int | None) -> None:
        """Draw the board."""
        board = self.table.game.board(self.table.view(seat), self.write.write)
        console().print("\n" + escape(board), soft_wrap=True)


def seat_kinds(game: str, given: list[str] | None) -> list[str]:
    """Return who sits where: by default one person against the usual bot."""
    least = max(2, find_game(game).seats[0])
    named = [kind.strip() for kinds in given or () for kind in kinds.split(",")]
    kinds = named or [HUMAN, *[usual_bot(game)] * (least - 1)]
    for kind in kinds:
        if kind != HUMAN:
            load_bot(kind, game)
    return kinds


def seat_names(kinds: list[str]) -> list[str]:
    """Return names for the seats."""
    you = say("cli-play-you")
    return [
        (you if kinds.count(HUMAN) == 1 else f"{you} {number}")
        if kind == HUMAN
        else f"{kind} {number}"
        for number, kind in enumerate(kinds, 1)
    ]


def register(app: typer.Typer) -> None:
    """Add the command."""

    @app.command("play", help=say("cli-help-play"))
    def play(
        game: Annotated[str | None, typer.Argument(help=say("cli-help-game"))] = None,
        seat: Annotated[
            list[str] | None, typer.Option("--seat", "--seats", help=say("cli-help-seat"))
        ] = None,
        seed: Annotated[int | None, typer.Option(help=say("cli-help-seed"))] = None,
        save: Annotated[Path | None, typer.Option(help=say("cli-help-save"))] = None,
        resume: Annotated[Path | None, typer.Option(help=say("cli-help-resume"))] = None,
        server: Annotated[str | None, typer.Option(help=say("cli-help-server"))] = None,
        option: OptionsFlag = None,
    ) -> None:
        if server is not None:
            with needs_the_server():
                from cantina.cli import remote
            remote.play(server, game, seat)
            return
        if resume is not None:
            table = Record.load(resume).replay(hashes=True)
            kinds = seat_kinds(table.game.name, seat or None)
            kinds += kinds[-1:] * (table.seats - len(kinds))
            Session(table, kinds[: table.seats], save or resume).run()
            return
        if game is None:
            fail(text("cli-play-which"))
        rules = find_game(game)
        kinds = seat_kinds(game, seat)
        options = read_options(rules, option)
        number = seed if seed is not None else secrets.randbits(32)
        table = Table.start(rules, seat_names(kinds), options, seed=number, hashes=True)
        Session(table, kinds, save).run()
