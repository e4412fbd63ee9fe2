"""A server's table on the whole screen."""

from __future__ import annotations

import asyncio
from typing import Any

from cantina.cli.common import say
from cantina.cli.remote.line import Broken, Line, Silent
from cantina.cli.remote.standing import Standing
from cantina.cli.sitting import Company, Sitting
from cantina.core.game import AnyGame
from cantina.core.text import Text
from cantina.core.undoing import CannotUndo
from cantina.core.wire import Event, OpenAsk, Option, Result
from cantina.server.protocol import messages


class RemoteSession(Sitting, Company):
    """One seat at a server's table, or somebody who watches it."""

    def __init__(self, game: AnyGame, line: Line, standing: Standing) -> None:
        self._standing = standing
        super().__init__(game, standing.write)
        self._line = line
        self._stirred = asyncio.Event()
        self._aside: list[str] = []
        self._silent = False
        self.company = self
        self.humans = [] if standing.seat is None else [standing.seat]

    @property
    def over(self) -> bool:
        """Whether there is nothing left to answer, or nobody to answer to."""
        return self.result is not None or self._silent

    @property
    def result(self) -> Result | None:
        """How the match ended, if it did."""
        return self._standing.result

    @property
    def length(self) -> int:
        """The number the next line of the log will have."""
        return self._standing.length

    def view(self, seat: int | None) -> Any:
        """Return what the own seat sees; nothing else is known here."""
        return self._standing.view

    def events(self, seat: int | None) -> list[Event]:
        """Return the log, and among it what was said."""
        return list(self._standing.told)

    def asked(self) -> int | None:
        """Return the own seat while it is asked something."""
        return self._standing.seat if self._standing.asks else None

    def question(self, seat: int) -> OpenAsk:
        """Return what the own seat is asked."""
        return self._standing.asks[0]

    def give(self, seat: int, key: str) -> None:
        """Send an answer; whether it is one the server says."""
        ask = self._standing.asks[0]
        self._line.send(messages.Answer(ask.number, key))
        self._standing.answered(ask)

    async def others(self) -> None:
        """Wait for whatever comes next."""
        await self.news()

    async def news(self) -> bool:
        """Wait until something came in, and take in all of it."""
        loop = asyncio.get_running_loop()
        # a line may still speak when the screen is gone
        self._line.stir = lambda: (
            None if loop.is_closed() else loop.call_soon_threadsafe(self._stirred.set)
        )
        while self._line.inbox.empty():
            self._stirred.clear()
            if self._line.inbox.empty():
                await self._stirred.wait()
        while not self._line.inbox.empty():
            self._take()
        self.write = self._standing.write
        return True

    def _take(self) -> None:
        heard = self._line.inbox.get()
        if isinstance(heard, Silent):
            self._silent = True
        elif isinstance(heard, Broken):
            self._standing.asks = []
            self._aside.append(say("server-play-reconnect"))
        else:
            self._standing.take(heard)
            if isinstance(heard, messages.MessageRefused):
                self._aside.append(self._standing.write.write(heard.reason))
            elif isinstance(heard, messages.Proposal) and self._waits(heard):
                self._aside.append(say("cli-screen-consent"))

    def _waits(self, proposal: messages.Proposal) -> bool:
        return proposal.kind is not None and proposal.by == self._standing.seat

    def take_back(self, seat: int) -> None:
        """Ask for the last answer back; others at the table may have to agree."""
        if self._standing.no_undo is not None:
            raise CannotUndo(self._standing.no_undo)
        self._line.send(messages.Undo())

    def can_take_back(self, seat: int) -> bool:
        """Say whether the last answer may be asked for."""
        return self._standing.no_undo is None

    def asides(self, seat: int) -> list[Option]:
        """Return what the server says may be done besides the question."""
        return list(self._standing.asides)

    def do_aside(self, seat: int, key: str) -> None:
        """Send it; what comes of it the server tells."""
        self._line.send(messages.Interject(key))

    def outcome(self) -> str:
        """Say how the match ended, or that the server is gone."""
        return say("cli-screen-silent") if self._silent else super().outcome()

    def leave(self) -> None:
        """Hang up; the seat is kept for whoever returns by its link."""
        self._line.close()

    def aside(self) -> str | None:
        """Return what the table has said besides the game."""
        said, self._aside = self._aside, []
        return " · ".join(said) or None

    def proposal(self) -> Text | None:
        """Return what somebody else proposes and this seat has to agree to."""
        return self._standing.proposal()

    def vote(self, agree: bool) -> None:
        """Agree to a proposal or not."""
        self._standing.proposed = None
        self._line.send(messages.Vote(agree))

    def talk(self, said: str) -> None:
        """Say something to the others."""
        if said.strip():
            self._line.send(messages.Say(said.strip()))

    def concede(self) -> None:
        """Give up."""
        self._line.send(messages.Concede())
