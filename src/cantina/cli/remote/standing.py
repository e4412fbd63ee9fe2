"""How a server's table stands, as far as one seat has been told."""

from __future__ import annotations

from typing import Any

import msgspec

from cantina.cli.common import language
from cantina.cli.sitting import ends_last
from cantina.core.fluent import Writer
from cantina.core.game import AnyGame
from cantina.core.registry import find_game
from cantina.core.text import Text, text
from cantina.core.wire import Event, OpenAsk, Option, Result
from cantina.server.live import patch
from cantina.server.protocol import messages
from cantina.server.protocol.responses.tables import Seated, SeatInfo


class Standing:
    """What was told so far, message by message."""

    def __init__(self, seated: Seated) -> None:
        self.seat = seated.seat
        self.game: AnyGame | None = None
        self.write = Writer(language())
        self.told: list[Event] = []
        self.asks: list[OpenAsk] = []
        self.asides: list[Option] = []
        self.no_undo: Text | None = text("core-no-undo-nothing")
        self.result: Result | None = None
        self.proposed: messages.Proposal | None = None
        self._view: Any = None
        self._answered: OpenAsk | None = None
        self._said = 0
        self._next = 0

    @property
    def stands(self) -> bool:
        """Whether the board is there: the match has begun."""
        return self.game is not None and self._view is not None

    @property
    def length(self) -> int:
        """The number the next event will have."""
        return self._next

    @property
    def view(self) -> Any:
        """What the seat sees."""
        assert self.game is not None
        return msgspec.convert(self._view, self.game.view_type)

    def take(self, message: messages.ServerMessage) -> list[messages.ChatLine]:
        """Take in a message; return what was said for the first time."""
        match message:
            case messages.Welcome():
                self.game = find_game(message.table.game)
                self.result = message.table.result
                self._name_seats(message.table.seats)
            case messages.View():
                self._view = msgspec.json.decode(message.view)
            case messages.Delta():
                self._view = patch.apply(self._view, message.patch)
            case messages.Asks():
                self.asks, self.no_undo = [ends_last(ask) for ask in message.asks], message.no_undo
                self.asides, self._answered = message.asides, None
            case messages.Events():
                self.told += [event for event in message.events if event.seq >= self._next]
                self._next = message.next
            case messages.Seats():
                self._name_seats(message.seats)
            case messages.Chat():
                return self._heard(message.lines)
            case messages.Proposal():
                self.proposed = message if message.kind is not None else None
                if message.kind is None:
                    self._ask_again()
            case messages.MessageRefused():
                self._ask_again()
            case messages.Ended():
                self.result, self.asks = message.result, []
        if isinstance(message, messages.Accepted | messages.Welcome | messages.MessageRefused):
            self._answered = None
        return []

    def answered(self, ask: OpenAsk) -> None:
        """Note that an answer is on its way: nothing is asked until the server has spoken."""
        self._answered, self.asks = ask, []

    def _ask_again(self) -> None:
        """Ask again what was put aside: nothing came of what was sent."""
        if self._answered is not None:
            self.asks = [self._answered]

    def proposal(self) -> Text | None:
        """Return what somebody proposes and this seat has not yet voted on."""
        found = self.proposed
        if found is None or self.seat not in found.needed or self.seat in found.agreed:
            return None
        who = text("core-seat", number=(found.by or 0) + 1)
        return text(f"server-play-{found.kind}", seat=who)

    def _name_seats(self, seats: list[SeatInfo]) -> None:
        names = [seat.name or seat.bot or f"{seat.seat + 1}" for seat in seats]
        if tuple(names) != self.write.names:
            self.write = Writer(language(), names)

    def _heard(self, lines: list[messages.ChatLine]) -> list[messages.ChatLine]:
        fresh = [line for line in lines if line.id > self._said]
        if fresh:
            self._said = fresh[-1].id
        turn = self.told[-1].turn if self.told else 0
        for line in fresh:
            said = text("cli-screen-said", name=line.name, text=line.text)
            self.told.append(Event(self._next, said, turn=turn))
        return fresh
