"""A match at one terminal: who sits where, whose turn it is, what may be shown to whom."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path
from typing import Any, Final

from cantina.bots.loading import load_bot
from cantina.bots.registry import usual_bot
from cantina.cli.common import language, say
from cantina.cli.options import listed
from cantina.cli.sitting import Sitting, ends_last
from cantina.core.ask import MINUTES
from cantina.core.fluent import Writer
from cantina.core.record import Record
from cantina.core.registry import find_game
from cantina.core.table import Table
from cantina.core.window import Bot, Window
from cantina.core.wire import Event, OpenAsk, Option, Result

HUMAN: Final = "human"


class Session(Sitting):
    """One person or several at one terminal, with bots on the other seats."""

    def __init__(self, table: Table[Any], seats: list[str], save: Path | None) -> None:
        super().__init__(table.game, Writer(language(), table.names))
        self.table = table
        self.save_file = save
        self.began = time.monotonic()
        self.humans = [seat for seat, kind in enumerate(seats) if kind == HUMAN]
        self.bots: dict[int, Bot] = {
            seat: load_bot(kind, table.game.name, table.seed * 31 + seat)
            for seat, kind in enumerate(seats)
            if kind != HUMAN
        }

    @property
    def over(self) -> bool:
        """Whether there is nothing left to answer."""
        return self.table.over

    @property
    def result(self) -> Result | None:
        """How the match ended, if it did."""
        return self.table.result

    @property
    def length(self) -> int:
        """The number the next line of the log will have."""
        return len(self.table.log)

    def view(self, seat: int | None) -> Any:
        """Return what a seat sees."""
        return self.table.view(seat)

    def events(self, seat: int | None) -> list[Event]:
        """Return the log of a seat."""
        return self.table.events(seat)

    def question(self, seat: int) -> OpenAsk:
        """Return what a seat is asked, and what it cannot do."""
        return ends_last(self.table.asks(seat, explain=True)[0])

    def give(self, seat: int, key: str) -> None:
        """Give a person's answer; Refused says why it is none."""
        self.table.answer(seat, key)

    async def others(self) -> None:
        """Let a bot answer."""
        self.table.answer(*await asyncio.to_thread(self.chosen_by_bot))

    async def news(self) -> bool:
        """Nothing changes here while a person is asked."""
        return False

    def take_back(self, seat: int) -> None:
        """Take back a person's last answer; CannotUndo says why not."""
        self.table.undo(seat)

    def can_take_back(self, seat: int) -> bool:
        """Say whether the last answer of a seat may be taken back now."""
        return self.table.has_answered(seat) and self.table.no_undo(seat) is None

    def asides(self, seat: int) -> list[Option]:
        """Return what a seat may do besides the question."""
        return self.table.asides(seat)

    def do_aside(self, seat: int, key: str) -> None:
        """Do something besides the question."""
        self.table.interject(seat, key)

    def asked(self) -> int | None:
        """Return a person who is asked something; what a clock knows is answered at once."""
        for seat in self.table.waiting:
            if seat in self.humans:
                if self.table.asks(seat)[0].form != MINUTES:
                    return seat
                minutes = int((time.monotonic() - self.began) // 60)
                self.table.answer(seat, str(minutes))
                return self.asked()
        return None

    def chosen_by_bot(self) -> tuple[int, str]:
        """Return what a bot that is asked answers, and its seat."""
        seat = self.table.waiting[0]
        return seat, self.bots[seat].choose(Window(self.table, seat))

    def save(self) -> bool:
        """Save the match, if there is a file to save to."""
        if self.save_file is None:
            return False
        Record.of(self.table).save(self.save_file)
        return True


def seat_kinds(game: str, given: list[str] | None) -> list[str]:
    """Return who sits where: by default one person against the usual bot."""
    least = max(2, find_game(game).seats[0])
    kinds = listed(*(given or ())) or [HUMAN, *[usual_bot(game)] * (least - 1)]
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
