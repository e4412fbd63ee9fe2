"""A match at one terminal: who sits where, whose turn it is, what may be shown to whom."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any, Final

from cantina.bots.loading import load_bot
from cantina.bots.registry import usual_bot
from cantina.cli.common import language, say
from cantina.core.ask import MINUTES
from cantina.core.drawing import find_drawing
from cantina.core.fluent import Writer
from cantina.core.record import Record
from cantina.core.registry import find_game
from cantina.core.table import Table
from cantina.core.text import Text, text
from cantina.core.window import Bot, Window

HUMAN: Final = "human"


class Session:
    """One person or several at one terminal, with bots on the other seats."""

    def __init__(self, table: Table[Any], seats: list[str], save: Path | None) -> None:
        self.table = table
        self.save_file = save
        self.write = Writer(language(), table.names)
        self.drawing = find_drawing(table.game, self.write.write)
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

    def give(self, seat: int, key: str) -> None:
        """Give a person's answer; Refused says why it is none."""
        self.table.answer(seat, key)

    def take_back(self, seat: int) -> None:
        """Take back a person's last answer; CannotUndo says why not."""
        self.table.undo(seat)

    def task(self) -> Text | None:
        """Return what a learner is to do, where something is taught."""
        return None

    def hint(self) -> Text:
        """Say what to do next, where something is taught."""
        return text("cli-learn-no-hint")

    def outcome(self) -> str:
        """Say how the match ended, from the side of whoever reads."""
        result, viewer = self.table.result, self.viewer()
        if result is None:
            return ""
        names = ", ".join([self.write.names[winner] for winner in result.winners])
        ended = say("cli-play-winners", names=names, count=len(result.winners))
        if viewer is not None:
            ended = say("web-end-won" if viewer in result.winners else "web-end-lost")
            ended = ended if result.winners else say("web-end-drawn")
            ended += "."
        return f"{ended} {self.write.write(result.reason)}"

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

    def viewer(self) -> int | None:
        """Return whose secrets may be shown: the only person's, else nobody's."""
        return self.humans[0] if len(self.humans) == 1 else None

    def save(self) -> bool:
        """Save the match, if there is a file to save to."""
        if self.save_file is None:
            return False
        Record.of(self.table).save(self.save_file)
        return True


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
