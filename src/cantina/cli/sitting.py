"""A match as somebody at a terminal sees it, wherever it is played: here or on a server."""

from __future__ import annotations

from abc import ABC, abstractmethod
from pathlib import Path
from typing import Any, Final

import msgspec

from cantina.cli.common import say
from cantina.core.drawing import Drawing, find_drawing
from cantina.core.fluent import Writer
from cantina.core.game import AnyGame
from cantina.core.text import Text, text
from cantina.core.wire import Event, OpenAsk, Option, Result

ENDS: Final = frozenset(
    ("done", "pass", "end", "none", "stop", "nothing", "no", "skip", "finish", "leave")
)


def ends_last(ask: OpenAsk) -> OpenAsk:
    """Return a question whose options that end something come last: the first key goes on."""
    if ask.kind != "one":
        return ask
    ordered = sorted(ask.options, key=lambda option: option.key in ENDS)
    return msgspec.structs.replace(ask, options=ordered)


class Company(ABC):
    """The others at a server's table: they are talked to, and they are asked for consent."""

    @abstractmethod
    def aside(self) -> str | None:
        """Return what the table has said besides the game since the last time, if anything."""

    @abstractmethod
    def proposal(self) -> Text | None:
        """Return what somebody else proposes and this seat has to agree to."""

    @abstractmethod
    def vote(self, agree: bool) -> None:
        """Agree to a proposal or not."""

    @abstractmethod
    def talk(self, said: str) -> None:
        """Say something to the others."""

    @abstractmethod
    def concede(self) -> None:
        """Give up."""

    @abstractmethod
    def leave(self) -> None:
        """Hang up."""


class Sitting(ABC):
    """Who sits at this terminal, what they see, and what they may do."""

    humans: list[int]
    save_file: Path | None = None
    company: Company | None = None
    """Whoever else is at a server's table, which also keeps the match."""

    def __init__(self, game: AnyGame, write: Writer) -> None:
        self.game = game
        self.write = write
        self.drawing: Drawing[Any] = find_drawing(game, self.written)

    def written(self, message: Text) -> str:
        """Write a sentence with the names of those who sit here now."""
        return self.write.write(message)

    @property
    @abstractmethod
    def over(self) -> bool:
        """Whether there is nothing left to answer."""

    @property
    @abstractmethod
    def result(self) -> Result | None:
        """How the match ended, if it did."""

    @property
    @abstractmethod
    def length(self) -> int:
        """The number the next line of the log will have."""

    @abstractmethod
    def view(self, seat: int | None) -> Any:
        """Return what a seat sees."""

    @abstractmethod
    def events(self, seat: int | None) -> list[Event]:
        """Return the log of a seat."""

    @abstractmethod
    def asked(self) -> int | None:
        """Return a person at this terminal who is asked something."""

    @abstractmethod
    def question(self, seat: int) -> OpenAsk:
        """Return what a seat is asked."""

    @abstractmethod
    def give(self, seat: int, key: str) -> None:
        """Give a person's answer; Refused says why it is none."""

    @abstractmethod
    async def others(self) -> None:
        """Wait until somebody else has done something."""

    @abstractmethod
    async def news(self) -> bool:
        """Wait while a question is open until something changes; say whether it ever can."""

    @abstractmethod
    def take_back(self, seat: int) -> None:
        """Take back a person's last answer; CannotUndo says why not."""

    @abstractmethod
    def can_take_back(self, seat: int) -> bool:
        """Say whether the last answer of a seat may be taken back now."""

    @abstractmethod
    def asides(self, seat: int) -> list[Option]:
        """Return what a seat may do besides the question."""

    @abstractmethod
    def do_aside(self, seat: int, key: str) -> None:
        """Do something besides the question."""

    def task(self) -> Text | None:
        """Return what a learner is to do, where something is taught."""
        return None

    def hint(self) -> Text:
        """Say what to do next, where something is taught."""
        return text("cli-learn-no-hint")

    def viewer(self) -> int | None:
        """Return whose secrets may be shown: the only person's, else nobody's."""
        return self.humans[0] if len(self.humans) == 1 else None

    def outcome(self) -> str:
        """Say how the match ended, from the side of whoever reads."""
        result, viewer = self.result, self.viewer()
        if result is None:
            return ""
        names = ", ".join([self.write.names[winner] for winner in result.winners])
        ended = say("cli-play-winners", names=names, count=len(result.winners))
        if viewer is not None:
            ended = say("web-end-won" if viewer in result.winners else "web-end-lost")
            ended = ended if result.winners else say("web-end-drawn")
            ended += "."
        return f"{ended} {self.write.write(result.reason)}"

    def save(self) -> bool:
        """Save the match, if there is a file to save to."""
        return False
