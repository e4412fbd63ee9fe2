"""The table on the whole screen: board, question, log, and keys for all of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from textual import events, work
from textual.app import App, ComposeResult, ScreenStackError
from textual.containers import Container
from textual.css.query import NoMatches
from textual.geometry import Size
from textual.screen import Screen
from textual.widgets import Input

from cantina.cli.common import say
from cantina.cli.reading import cards_of
from cantina.cli.screen import pages
from cantina.cli.screen.arranging import arrange
from cantina.cli.screen.choices import Choices
from cantina.cli.screen.keys import COMMANDS, latin
from cantina.cli.screen.panes import Pane
from cantina.cli.screen.sheets import Question, Reader, Sheet
from cantina.cli.screen.style import CSS
from cantina.cli.sitting import Sitting
from cantina.cli.typed import keys_for, refusal, takes_numbers
from cantina.core.ask import Refused
from cantina.core.drawing import Look
from cantina.core.undoing import CannotUndo
from cantina.core.wire import Event, OpenAsk

ARROWS = {"up": (-1, 0), "down": (1, 0), "left": (0, -1), "right": (0, 1)}


class TableApp(App[None]):
    """A match on the whole screen."""

    CSS: ClassVar[str] = CSS
    ENABLE_COMMAND_PALETTE: ClassVar[bool] = False
    AUTO_FOCUS: ClassVar[str | None] = None

    def __init__(self, session: Sitting) -> None:
        super().__init__(ansi_color=True)
        self.session = session
        self.drawing = session.drawing
        self.seat: int | None = None
        self.ask: OpenAsk | None = None
        self.view: Any = session.view(session.viewer())
        self.told: list[Event] = []
        self.heard = 0
        """Events before this one were there at the last question."""
        self.room = Size(80, 24)
        self.page = 0
        self.large = False
        self.notice = ""
        self.digits = ""
        self.partings: list[str] = []

    # --- the parts of the screen ------------------------------------------------------------------

    def compose(self) -> ComposeResult:
        """Set the panes."""
        yield Pane(lambda width, height: [self.drawing.title(self.view)], id="title")
        yield Pane(lambda width, height: self.drawing.board(self.look(width, height)), id="board")
        yield Pane(lambda width, height: self.drawing.side(self.look(width, height)), id="side")
        yield Pane(lambda width, height: pages.rail_lines(self, width, height), id="log")
        with Container(id="ask"):
            yield Pane(lambda width, height: pages.ask_lines(self, width), id="prompt")
            yield Choices(self.drawing, self.session.write, self.look)
            yield Input(id="typed", placeholder=say("cli-screen-type"), select_on_focus=False)
        yield Pane(lambda width, height: [pages.key_line(self)], id="keys")

    @property
    def base(self) -> Screen[Any]:
        """The table itself, whatever sheet lies over it."""
        return self.screen_stack[0]

    @property
    def choices(self) -> Choices:
        """The options."""
        return self.base.query_one(Choices)

    def look(self, width: int = 0, height: int = 0) -> Look:
        """Return what is looked at in some room."""
        option = self.choices.option if self.ask is not None else None
        return Look(self.view, width, height, self.ask, option, self.page)

    def on_mount(self) -> None:
        """Begin."""
        self.title = self.session.written(self.session.game.title)
        self.go_on()

    def on_resize(self, event: events.Resize) -> None:
        """Divide the screen anew."""
        self.room = event.size
        self.arrange()

    def arrange(self) -> None:
        """Give every part its room."""
        arrange(self)
        self.refresh_all()

    def refresh_all(self) -> None:
        """Draw everything anew."""
        for pane in self.base.query(Pane):
            pane.refresh()
        self.choices.refresh()

    def refresh_board(self) -> None:
        """Draw anew what hangs on the cursor."""
        for name in ("board", "log", "prompt"):
            self.base.query_one(f"#{name}").refresh()

    # --- the course of the match ------------------------------------------------------------------

    @work(exclusive=True)
    async def go_on(self) -> None:
        """Let others answer until a person is asked or the match is over."""
        try:
            await self._follow()
        except (NoMatches, ScreenStackError):
            # whoever leaves takes the panes away while news may still come in
            if self.is_running:
                raise

    async def _follow(self) -> None:
        """Show what happens until a person is asked or the match is over."""
        self.ask_now(None)
        while not self.session.over:
            await self.hear()
            seat = self.session.asked()
            if seat is not None:
                await self.turn_to(seat)
                if not await self.session.news():
                    return
                continue
            if self.session.over:
                break
            self.look_again(self.session.viewer())
            if self.ask is not None:
                self.ask_now(None)
            await self.session.others()
        self.look_again(self.session.viewer())
        self.partings = [self.session.outcome()]
        self.ask_now(None)

    async def hear(self) -> None:
        """Take in what a server's table says besides the game: words, refusals, proposals."""
        company = self.session.company
        if company is None:
            return
        said = company.aside()
        if said is not None:
            self.say_notice(said)
        proposed = company.proposal()
        if proposed is not None:
            labels = [f"1 {say('core-yes')}", f"2 {say('core-no')}"]
            agreed = await self.push_screen_wait(Question(self.session.written(proposed), labels))
            company.vote(agreed == 0)

    async def turn_to(self, seat: int) -> None:
        """Ask a person; where several share the screen, only when the right one sits there."""
        if len(self.session.humans) > 1 and seat != self.seat:
            self.look_again(None)
            name = self.session.write.names[seat]
            curtain = Question(
                say("web-curtain-title", name=name), [say("web-curtain-open", name=name)]
            )
            while await self.push_screen_wait(curtain) is None:
                curtain = Question(curtain.heading, curtain.labels)
        self.seat = seat
        self.look_again(seat)
        asked = self.session.question(seat)
        if asked != self.ask:  # what was marked stays while only others do something
            self.ask_now(asked)

    def look_again(self, seat: int | None) -> None:
        """Take in how the table stands for a seat."""
        self.view = self.session.view(seat)
        told = self.session.events(seat)
        self.told = [event for event in told if not self.drawing.is_quiet(event)]
        self.refresh_all()

    def ask_now(self, ask: OpenAsk | None) -> None:
        """Show a question, or that there is none."""
        self.ask, self.digits = ask, ""
        self.choices.ask_now(ask)
        field = self.base.query_one("#typed", Input)
        field.value = ""
        free = ask is not None and ask.kind == "free"
        field.set_class(free, "open")
        if free:
            field.focus()
        else:
            self.base.set_focus(None)
        self.arrange()

    def answer(self, key: str) -> None:
        """Give an answer; what the rules refuse is said and changes nothing."""
        # a key pressed once too often, while others answer, is no answer
        if self.seat is None or self.ask is None or self.session.asked() != self.seat:
            return
        before = self.session.length
        try:
            self.session.give(self.seat, key)
        except Refused as refused:
            self.say_notice(self.session.write.write(refusal(self.ask, refused)))
            return
        self.heard, self.notice = before, ""
        self.go_on()

    def say_notice(self, said: str) -> None:
        """Say something beside the question."""
        self.notice = said
        self.digits = ""
        self.arrange()

    # --- answering --------------------------------------------------------------------------------

    def pick(self, number: int) -> None:
        """Choose an option, or mark it where several may be chosen."""
        if self.ask is None or not 0 <= number < len(self.ask.options):
            return
        self.choices.point_at(number)
        if self.ask.kind == "many":
            self.choices.toggle(number)
        else:
            self.answer(self.ask.options[number].key)

    def confirm(self) -> None:
        """Give what is marked, or what is under the cursor."""
        if self.ask is None:
            if self.session.over:
                self.leave_for_good()
        elif self.digits:
            self.pick(int(self.digits) - 1)
        elif self.ask.kind == "many":
            taken = sorted(self.choices.taken)
            self.answer("+".join([self.ask.options[each].key for each in taken]) or "none")
        elif self.choices.option is not None:
            self.answer(self.choices.option.key)

    def type_digit(self, digit: str) -> None:
        """Choose by number, as soon as it is clear which one is meant."""
        if self.ask is None or not takes_numbers(self.ask):
            return
        typed = self.digits + digit
        fitting = [n for n in range(1, len(self.ask.options) + 1) if str(n).startswith(typed)]
        self.digits = ""
        if int(typed) not in fitting:
            self.say_notice(say("cli-play-number", most=len(self.ask.options)))
        elif len(fitting) == 1:
            self.pick(fitting[0] - 1)
        else:
            self.digits = typed
            self.choices.point_at(int(typed) - 1)

    def on_choices_picked(self, event: Choices.Picked) -> None:
        """Choose what was clicked."""
        self.pick(event.number)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Carry out a typed line."""
        if event.input.id != "typed":
            return
        typed = event.value.strip().removeprefix("/")  # the key that opens the line, once more
        event.input.value = ""
        command, _, rest = typed.partition(" ")
        if command == "i":
            self.read_cards(rest)
        elif command == "s":
            self.save(rest)
        elif command == "c" and self.session.company is not None:
            self.session.company.talk(rest)
        elif not typed and self.ask is not None and self.ask.kind == "free":
            self.confirm()
        elif self.ask is not None and typed:
            try:
                self.answer(keys_for(self.ask, typed))
            except Refused as refused:
                self.say_notice(self.session.write.write(refusal(self.ask, refused)))
        if self.ask is None or self.ask.kind != "free":
            self.close_line()

    # --- keys -------------------------------------------------------------------------------------

    def on_key(self, event: events.Key) -> None:
        """Do what a key asks for; while a line is typed only arrows and escape are keys."""
        if len(self.screen_stack) > 1:
            return
        is_typing = self.base.focused is not None
        if event.key in ARROWS and not (is_typing and event.key in ("left", "right")):
            event.prevent_default()
            self.choices.move(*ARROWS[event.key])
        elif event.key == "escape":
            self.close_line()
        elif is_typing:
            return
        elif event.key == "enter":
            self.confirm()
        elif event.key == "space" and self.ask is not None and self.ask.kind == "many":
            self.choices.toggle(self.choices.cursor)
        elif event.key == "tab":
            event.prevent_default()
            self.turn_page()
        elif event.character is not None and event.character.isdecimal():
            self.type_digit(event.character)
        elif event.character is not None:
            command = COMMANDS.get(latin(event.character))
            if command is not None:
                event.prevent_default()
                getattr(self, command)()

    def close_line(self) -> None:
        """Stop typing."""
        self.digits = ""
        self.notice = ""
        self.base.query_one("#typed").remove_class("open")
        self.base.set_focus(None)
        self.arrange()

    def open_line(self) -> None:
        """Begin typing."""
        field = self.base.query_one("#typed", Input)
        field.add_class("open")
        self.arrange()
        field.focus()

    def turn_page(self) -> None:
        """Show the next page of the board."""
        board = self.base.query_one("#board")
        self.page = (self.page + 1) % self.drawing.pages(self.look(*board.size))
        self.refresh_all()

    def enlarge(self) -> None:
        """Give the board nearly everything, or take it back."""
        self.large = not self.large
        self.arrange()

    def read_card(self) -> None:
        """Read the cards that the option under the cursor is about, or those at hand."""
        self.read_cards("")

    def read_cards(self, typed: str) -> None:
        """Open the reader."""
        option = self.choices.option if self.ask is not None else None
        first = cards_of(self.drawing, self.view, option) if option is not None else []
        cards = list(dict.fromkeys([*first, *self.drawing.at_hand(self.view)]))
        self.push_screen(Reader(self.drawing, cards, typed))

    def show_help(self) -> None:
        """Explain the keys."""
        self.push_screen(Sheet(say("cli-screen-help"), pages.help_lines()))

    def show_log(self) -> None:
        """Show the whole log with the rules behind each line."""
        lines = pages.whole_log(self.told, self.session.write)
        self.push_screen(Sheet(say("web-region-log"), lines, at_end=True))

    def show_why(self) -> None:
        """Show what is blocked and why, and the rules behind the question."""
        if self.ask is not None:
            game = self.session.game.name
            lines = pages.rule_lines(self.ask, game, self.session.write)
            self.push_screen(Sheet(say("web-rule-why"), lines))

    def take_back(self) -> None:
        """Take back the last answer, or say why not."""
        if self.seat is None:
            return
        try:
            self.session.take_back(self.seat)
        except CannotUndo as problem:
            self.say_notice(self.session.write.write(problem.reason))
            return
        self.heard = min(self.heard, self.session.length)
        self.notice = ""
        self.go_on()

    def show_hint(self) -> None:
        """Say what to do next, where something is taught."""
        if self.ask is not None:
            self.say_notice(self.session.write.write(self.session.hint()))

    @work
    async def interject(self) -> None:
        """Do what may be done at any time, such as a gift of credits."""
        seat = self.seat
        if seat is None or self.ask is None:
            return
        offered = self.session.asides(seat)
        if not offered:
            self.say_notice(say("cli-play-nothing-aside"))
            return
        labels = [
            f"{place} {self.session.write.write(o.label)}" for place, o in enumerate(offered, 1)
        ]
        number = await self.push_screen_wait(Question(say("cli-screen-aside"), labels))
        if number is not None:
            self.session.do_aside(seat, offered[number].key)
            self.go_on()

    def save_now(self) -> None:
        """Save to the file of the match, or ask for one."""
        if self.session.company is not None:
            self.say_notice(say("cli-screen-kept"))
        elif self.session.save_file is None:
            self.begin_line("s ")
        else:
            self.save("")

    def talk(self) -> None:
        """Say something to the others at a server's table."""
        if self.session.company is not None:
            self.begin_line("c ")

    def begin_line(self, typed: str) -> None:
        """Begin typing a command."""
        self.open_line()
        field = self.base.query_one("#typed", Input)
        field.value = typed
        field.cursor_position = len(typed)

    def save(self, file: str) -> None:
        """Save the match."""
        if file:
            self.session.save_file = Path(file)
        if self.session.save():
            self.say_notice(say("cli-play-saved", file=str(self.session.save_file)))

    @work
    async def leave(self) -> None:
        """Leave, after a question while the match goes on."""
        if not self.session.over:
            labels = [f"1 {say('cli-screen-stay')}", f"2 {say('cli-screen-go')}"]
            company = self.session.company
            if company is not None and self.session.humans:
                labels.append(f"3 {say('web-concede')}")
            number = await self.push_screen_wait(Question(say("cli-screen-leave"), labels))
            if number == 2 and company is not None:
                company.concede()
            if number != 1:
                return
        self.leave_for_good()

    def leave_for_good(self) -> None:
        """Close the screen."""
        self.exit()

    def on_unmount(self) -> None:
        """Save when the screen closes, however that comes."""
        if self.session.company is not None:
            self.session.company.leave()
        if not self.session.over:
            self.partings = [say("cli-play-left")]
        if self.session.save():
            self.partings.append(say("cli-play-saved", file=str(self.session.save_file)))
