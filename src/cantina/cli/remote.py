"""`cantina play --server URL`: the same game in the terminal, over the network."""

from __future__ import annotations

import contextlib
import getpass
import queue
import threading
import time
from typing import Any
from urllib.parse import urlsplit

import httpx
import msgspec
from rich.markup import escape
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from cantina.bots.registry import opponents
from cantina.cli.common import console, fail, is_yes, language, say
from cantina.cli.plain import LEAVING, Quit, show_ask
from cantina.cli.typed import keys_for
from cantina.core.ask import Refused
from cantina.core.fluent import Writer
from cantina.core.registry import find_game
from cantina.core.text import text
from cantina.core.wire import OpenAsk
from cantina.server.live import patch
from cantina.server.protocol import messages, requests, responses

TRIES = 10
HUMAN = "human"
_FRAMES = msgspec.json.Decoder(list[messages.ServerMessage])


class Lobby:
    """The doors of a server that a terminal needs."""

    def __init__(self, url: str) -> None:
        parts = urlsplit(url)
        self.base = f"{parts.scheme}://{parts.netloc}"
        self.table = parts.path.rstrip("/").rsplit("/", 1)[-1]
        self._client = httpx.Client(base_url=self.base, timeout=10)

    def ask(self, method: str, path: str, kind: type[Any], body: object = None) -> Any:
        """Send a request; end the command with the server's own words if it refuses."""
        content = None if body is None else msgspec.json.encode(body)
        headers = {} if body is None else {"content-type": "application/json"}
        try:
            answer = self._client.request(method, path, content=content, headers=headers)
        except httpx.HTTPError as error:
            fail(text("server-play-unreachable", url=self.base, detail=str(error)))
        if answer.is_error:
            with contextlib.suppress(msgspec.DecodeError):
                fail(msgspec.json.decode(answer.content, type=responses.RequestRefused).reason)
            fail(text("server-play-unreachable", url=self.base, detail=str(answer.status_code)))
        return msgspec.json.decode(answer.content, type=kind)

    def free_seat(self, table: responses.TableInfo) -> int | None:
        """Return a seat one may take."""
        free = [seat.seat for seat in table.seats if seat.kind != "bot" and not seat.taken]
        return free[0] if free and table.state == "open" else None

    def join(self, table: responses.TableInfo, name: str) -> responses.Seated:
        """Sit down at a table, or watch it when there is no seat."""
        seat = self.free_seat(table)
        if seat is None:
            return responses.Seated(table.id, None, "")
        path = f"/api/tables/{table.id}/seats/{seat}"
        seated: responses.Seated = self.ask("POST", path, responses.Seated, requests.TakeSeat(name))
        return seated

    def open(self, game: str, kinds: list[str] | None, name: str) -> responses.Seated:
        """Open a table for a person and a guest, or for the seats given."""
        least = max(2, find_game(game).seats[0])
        wishes: list[requests.SeatWish] = []
        for kind in kinds or [HUMAN] * least:
            if kind != HUMAN:
                wishes.append(requests.SeatWish("bot", kind))
            else:
                is_first = all(wish.kind == "bot" for wish in wishes)
                wishes.append(requests.SeatWish("human" if is_first else "open"))
        wish = requests.CreateTable(game=game, seats=wishes, name=name, start=True)
        seated: responses.Seated = self.ask("POST", "/api/tables", responses.Seated, wish)
        return seated

    def sit(self, game: str | None, kinds: list[str] | None, name: str) -> responses.Seated:
        """Find a place: the table of the link, one that waits for somebody, or a new one."""
        if self.table:
            info = self.ask("GET", f"/api/tables/{self.table}", responses.TableInfo)
            return self.join(info, name)
        if kinds is None:
            for info in self.ask("GET", "/api/tables?state=open", list[responses.TableInfo]):
                if game in (None, info.game) and self.free_seat(info) is not None:
                    return self.join(info, name)
        if game is None:
            fail(text("cli-play-which"))
        return self.open(game, kinds, name)


class RemoteSession:
    """One seat at a server's table."""

    def __init__(self, lobby: Lobby, seated: responses.Seated) -> None:
        self._lobby = lobby
        self._seated = seated
        self._inbox: queue.Queue[messages.ServerMessage | None] = queue.Queue()
        self._socket: ClientConnection | None = None
        self._next_event = 0
        self._view: Any = None
        self._asks: list[OpenAsk] = []
        self._result: messages.Ended | None = None
        self._write = Writer(language())
        self._game = ""
        self._said = 0

    def run(self) -> None:
        """Play until the match is over or the person leaves."""
        console().print(say("server-play-keys"), style="dim")
        try:
            self._connect()
            while self._result is None:
                self._take(self._inbox.get())
                if self._inbox.empty() and self._asks and self._result is None:
                    self._answer(self._asks[0])
        except (Quit, EOFError):
            console().print(say("cli-play-left"))
            return
        finally:
            if self._socket is not None:
                self._socket.close()
        self._show_board()
        console().print(f"\n[bold]{escape(self._write.write(self._result.result.reason))}[/]")

    # --- the line ---------------------------------------------------------------------------------

    def _connect(self) -> None:
        url = self._lobby.base.replace("http", "ws", 1) + f"/ws/tables/{self._seated.table}"
        for attempt in range(TRIES):
            try:
                socket = connect(url, compression=None, max_size=2**22)
                break
            except (OSError, WebSocketException):
                time.sleep(min(3.0, 0.3 * 2**attempt))
        else:
            fail(text("server-play-unreachable", url=self._lobby.base, detail=""))
        self._socket = socket
        token = self._seated.token if self._seated.seat is not None else None
        self._send(messages.Hello(token, self._next_event, language()))
        threading.Thread(target=self._read, args=(socket,), daemon=True).start()

    def _read(self, socket: ClientConnection) -> None:
        with contextlib.suppress(ConnectionClosed):
            for frame in socket:
                for message in _FRAMES.decode(frame):
                    self._inbox.put(message)
        self._inbox.put(None)

    def _send(self, message: messages.ClientMessage) -> None:
        if self._socket is not None:
            with contextlib.suppress(ConnectionClosed):
                self._socket.send(msgspec.json.encode(message).decode())

    # --- what comes in ----------------------------------------------------------------------------

    def _take(self, message: messages.ServerMessage | None) -> None:
        match message:
            case None:
                console().print(say("server-play-reconnect"), style="dim")
                self._asks = []
                self._connect()
            case messages.Welcome():
                self._game = message.table.game
                self._name_seats(message.table.seats)
                link = f"{self._lobby.base}/t/{message.table.id}"
                console().print(say("server-play-link", link=link), style="dim")
            case messages.View():
                self._view = msgspec.json.decode(message.view)
            case messages.Delta():
                self._view = patch.apply(self._view, message.patch)
            case messages.Asks():
                self._asks = message.asks
            case messages.Events():
                self._next_event = message.next
                for event in message.events:
                    console().print("· " + escape(self._write.write(event.text)), style="dim")
            case messages.Seats():
                self._name_seats(message.seats)
            case messages.Chat():
                self._hear(message.lines)
            case messages.Proposal():
                self._show_proposal(message)
            case messages.MessageRefused():
                console().print(escape(self._write.write(message.reason)), style="red")
            case messages.Ended():
                self._result = message

    def _name_seats(self, seats: list[responses.SeatInfo]) -> None:
        names = [seat.name or seat.bot or f"{seat.seat + 1}" for seat in seats]
        self._write = Writer(language(), names)

    def _hear(self, lines: list[messages.ChatLine]) -> None:
        for line in lines:
            if line.id > self._said:
                self._said = line.id
                console().print(f"[cyan]{escape(line.name)}:[/] {escape(line.text)}")

    def _show_proposal(self, proposal: messages.Proposal) -> None:
        seat = self._seated.seat
        if proposal.kind is None or seat not in proposal.needed or seat in proposal.agreed:
            return
        who = text("core-seat", number=(proposal.by or 0) + 1)
        reasons = {"undo": text("server-play-undo", seat=who)}
        reasons["pause"] = text("server-play-pause", seat=who)
        console().print(escape(self._write.write(reasons[proposal.kind])), style="yellow")
        agree = is_yes(console().input("[bold cyan]> [/]"))
        self._send(messages.Vote(agree))

    # --- what goes out ----------------------------------------------------------------------------

    def _answer(self, ask: OpenAsk) -> None:
        self._show_board()
        show_ask(ask, self._write)
        while not self._handle(ask, console().input("[bold cyan]> [/]").strip()):
            pass

    def _handle(self, ask: OpenAsk, entered: str) -> bool:
        """Carry out a line; say whether the question is done with for now."""
        command, _, rest = entered.partition(" ")
        if command in LEAVING:
            raise Quit
        if command == "c":
            self._send(messages.Say(rest or "…"))
            return False
        if command == "?":
            show_ask(ask, self._write)
            return False
        if command in ("u", "concede"):
            self._send(messages.Undo() if command == "u" else messages.Concede())
            self._asks = []
            return True
        try:
            key = keys_for(ask, entered)
        except Refused as refused:
            console().print(escape(self._write.write(refused.reason)), style="red")
            return False
        self._send(messages.Answer(ask.number, key))
        self._asks = []
        return self._is_taken(ask)

    def _is_taken(self, ask: OpenAsk) -> bool:
        """Wait for the server's word on an answer; a refused one is asked again."""
        while True:
            message = self._inbox.get()
            self._take(message)
            if isinstance(message, messages.MessageRefused):
                self._asks = [ask]
                return False
            if isinstance(message, messages.Accepted | messages.Welcome | messages.Ended):
                return True

    def _show_board(self) -> None:
        if self._view is None:
            return
        game = find_game(self._game)
        view = msgspec.convert(self._view, game.view_type)
        console().print("\n" + escape(game.board(view, self._write.write)), soft_wrap=True)


def play(url: str, game: str | None, seats: list[str] | None) -> None:
    """Take a seat at a server's table and play."""
    if game is not None:
        known = opponents(game)
        for kind in seats or []:
            if kind not in (HUMAN, *known):
                fail(text("server-no-bot", bot=kind))
    lobby = Lobby(url)
    RemoteSession(lobby, lobby.sit(game, seats, getpass.getuser()[:40] or "Guest")).run()
