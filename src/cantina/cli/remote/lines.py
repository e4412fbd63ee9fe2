"""A server's table line by line: for pipes, and for whoever likes it."""

from __future__ import annotations

from typing import Any

from rich.markup import escape

from cantina.cli.common import console, fail, is_yes, say
from cantina.cli.plain import LEAVING, Quit, chosen_aside, show_ask, show_cards, show_rules
from cantina.cli.remote.line import Broken, Heard, Line, Silent
from cantina.cli.remote.standing import Standing
from cantina.cli.typed import keys_for
from cantina.core.ask import Refused
from cantina.core.drawing import Drawing, find_drawing
from cantina.core.text import Text, text
from cantina.core.wire import OpenAsk
from cantina.server.protocol import messages


class RemoteLines:
    """One seat at a server's table, told and asked line by line."""

    def __init__(self, line: Line, standing: Standing, base: str) -> None:
        self._line = line
        self._standing = standing
        self._base = base

    def run(self) -> None:
        """Play until the match is over or the person leaves."""
        console().print(say("server-play-keys"), style="dim")
        standing = self._standing
        try:
            while standing.result is None:
                self._take(self._line.inbox.get())
                if self._line.inbox.empty() and standing.asks and standing.result is None:
                    self._answer(standing.asks[0])
        except (Quit, EOFError):
            console().print(say("cli-play-left"))
            return
        finally:
            self._line.close()
        self._show_board()
        console().print(f"\n[bold]{escape(self._written(standing.result.reason))}[/]")

    def _written(self, message: Text) -> str:
        return self._standing.write.write(message)

    def _take(self, heard: Heard) -> None:
        if isinstance(heard, Silent):
            fail(text("server-play-unreachable", url=self._base, detail=""))
        if isinstance(heard, Broken):
            console().print(say("server-play-reconnect"), style="dim")
            self._standing.asks = []
            return
        for said in self._standing.take(heard):
            console().print(f"[cyan]{escape(said.name)}:[/] {escape(said.text)}")
        if isinstance(heard, messages.Welcome):
            link = f"{self._base}/t/{heard.table.id}"
            console().print(say("server-play-link", link=link), style="dim")
        elif isinstance(heard, messages.Events):
            for event in heard.events:
                if not self._drawing().is_quiet(event):
                    console().print("· " + escape(self._written(event.text)), style="dim")
        elif isinstance(heard, messages.Proposal):
            self._vote()
        elif isinstance(heard, messages.MessageRefused):
            console().print(escape(self._written(heard.reason)), style="red")

    def _vote(self) -> None:
        proposed = self._standing.proposal()
        if proposed is not None:
            how = say("server-play-agree")
            console().print(f"{escape(self._written(proposed))} {how}", style="yellow")
            self._line.send(messages.Vote(is_yes(console().input("[bold cyan]> [/]"))))

    def _answer(self, ask: OpenAsk) -> None:
        self._show_board()
        show_ask(ask, self._standing.write)
        while not self._handle(ask, console().input("[bold cyan]> [/]").strip()):
            pass

    def _handle(self, ask: OpenAsk, entered: str) -> bool:
        """Carry out a line; say whether the question is done with for now."""
        command, _, rest = entered.partition(" ")
        if command in LEAVING:
            raise Quit
        if command == "c":
            self._line.send(messages.Say(rest or "…"))
            return False
        if command == "?":
            show_ask(ask, self._standing.write)
            return False
        if command in ("i", "w", "l"):
            self._read(command, ask, rest)
            return False
        if command == "g":
            return self._interject(ask, rest)
        if command in ("u", "concede"):
            self._line.send(messages.Undo() if command == "u" else messages.Concede())
            self._standing.answered(ask)
            return True
        try:
            key = keys_for(ask, entered)
        except Refused as refused:
            console().print(escape(self._written(refused.reason)), style="red")
            return False
        self._line.send(messages.Answer(ask.number, key))
        self._standing.answered(ask)
        return self._is_taken()

    def _read(self, command: str, ask: OpenAsk, name: str) -> None:
        """Print cards, the rules behind the question, or all that was told."""
        standing = self._standing
        assert standing.game is not None
        if command == "i":
            show_cards(self._drawing(), standing.view, ask, name)
        elif command == "w":
            show_rules(standing.game.name, ask)
        else:
            for event in standing.told:
                console().print("· " + escape(self._written(event.text)))

    def _interject(self, ask: OpenAsk, typed: str) -> bool:
        """Do what may be done at any time, or list it."""
        standing = self._standing
        chosen = chosen_aside(standing.asides, typed, standing.write)
        if chosen is not None:
            self._line.send(messages.Interject(chosen.key))
            standing.answered(ask)
        return chosen is not None

    def _drawing(self) -> Drawing[Any]:
        assert self._standing.game is not None
        return find_drawing(self._standing.game, self._written)

    def _is_taken(self) -> bool:
        """Wait for the server's word on an answer; a refused one is asked again."""
        while True:
            heard = self._line.inbox.get()
            self._take(heard)
            if isinstance(heard, messages.MessageRefused):
                return False
            if isinstance(heard, messages.Accepted | messages.Welcome | messages.Ended):
                return True

    def _show_board(self) -> None:
        standing = self._standing
        if standing.game is not None and standing.stands:
            board = standing.game.board(standing.view, standing.write.write)
            console().print("\n" + escape(board), soft_wrap=True)
