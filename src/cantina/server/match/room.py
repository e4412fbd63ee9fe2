"""A table with people around it: a match in memory, its store, and who watches.

A happening is applied, stored, and only when it is on disk shown to anybody. If another process
stored its number first, this one throws its copy away, reads what is stored, and asks again.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Iterable
from typing import Any

import msgspec

from cantina.core.table import Table
from cantina.core.text import text
from cantina.core.undoing import CannotUndo
from cantina.core.wire import Event
from cantina.server.live.audience import Audience
from cantina.server.match.clocks import now
from cantina.server.match.course import Course, visible
from cantina.server.match.happenings import (
    Happening,
    Saved,
    read_happening,
    save_table,
    write_happening,
    write_saved,
)
from cantina.server.match.notes import Notes
from cantina.server.match.refusals import Rejected, Unreadable
from cantina.server.process.settings import Settings
from cantina.server.protocol.messages import Chances
from cantina.server.store.database import Conflict
from cantina.server.store.ratings import Played, places
from cantina.server.store.rows import Checkpoint, Line, Match, Move, Seat, Turn
from cantina.server.store.store import Store
from cantina.server.store.turns import TurnChange

log = logging.getLogger(__name__)
RETRIES = 5


class Room(Course):
    """One match in this process's memory, with its viewers."""

    def __init__(self, store: Store, settings: Settings, match: Match, seats: list[Seat]) -> None:
        super().__init__(settings, match, seats)
        self.store = store
        self.lock = asyncio.Lock()
        self.audience = Audience()
        self.is_stale = False
        """Whether the table in memory may differ from the store."""
        self.is_outdated = False
        """Whether its stored position cannot be read under today's rules."""
        self.lines: list[Line] | None = None
        """What was said last, once it has been read."""
        self.last_used = time.monotonic()
        self.left_at: dict[int, float] = {}
        self.away: set[int] = set()
        """The seats whose people have been away long enough to be replaced."""
        self.chances: Chances | None = None
        """What spectators were last told of everybody's chances."""
        self.heard: dict[int, int] = {}
        """The first event that the bot of a seat has not been told."""
        self.turns: dict[int, Turn] = {}
        """Whom the table waits for, as far as it is stored."""

    def present(self) -> set[int]:
        """Return the seats that are connected."""
        return self.audience.present()

    def missing(self) -> list[int]:
        """Return the seats whose people are not connected while the match runs."""
        if not self.is_running:
            return []
        present = self.audience.present()
        return [seat for seat in self.people() if seat not in present]

    async def events(self, seat: int | None, since: int) -> list[Event]:
        """Return the events a seat may read from a number on, from memory or the store."""
        first = self.next_event - len(self.recent)
        if since >= first:
            found: Iterable[Event] = self.recent[since - first :]
        else:
            found = await self._stored_events(since)
        return visible(found, seat)

    # --- loading ----------------------------------------------------------------------------------

    async def load(self) -> None:
        """Read the position from the store: the last checkpoint and what came after."""
        checkpoint = await self.store.checkpoint(self.id)
        if checkpoint is None:
            return
        moves = await self.store.moves(self.id, after=checkpoint.seq)
        try:
            self.restore(checkpoint, moves)
        except Unreadable:
            await self._read_story()
        except Exception:
            log.exception("table %s goes back to its checkpoint %d", self.id, checkpoint.seq)
            await self._rewind(checkpoint, moves)
        self.is_stale = False
        self.wake(now())
        if self.is_running:
            self.follow((await self.store.turns.of([self.id]))[self.id])
        if len(self.audience) == 0:
            self.shown_event = self.next_event
        elif self.next_event - len(self.recent) > self.shown_event:
            self.recent = await self._stored_events(self.shown_event)

    @property
    def is_slow(self) -> bool:
        """Whether nobody is expected to answer at once: the table may sleep between two moves."""
        return self.clocks is None or self.clocks.is_in_days

    def follow(self, turns: dict[int, Turn]) -> None:
        """Go by what is stored about whom the table waits for."""
        self.turns = turns
        if self.clocks is not None and self.clocks.is_in_days:
            self.clocks.rests = self.rests
            self.clocks.follow({seat: turn.asked for seat, turn in turns.items()})

    def change_of_turns(self, happening: Happening | None, at: float) -> TurnChange | None:
        """Return what a happening changes about whom the table waits for, if that is stored.

        Where days are counted it always is; else only what is noted about the absent goes, until
        somebody notes it again (None: now).
        """
        counts_days = self.clocks is not None and self.clocks.is_in_days
        if not (counts_days or self.turns or happening is None):
            return None
        waited = self._waited_for(happening or Happening(kind="rewind"))
        kept = {seat for seat in self.turns if seat in waited and self._is_still_asked(seat)}
        ended = sorted(set(self.turns) - kept)
        begun = [s for s in waited if s not in kept] if counts_days or happening is None else []
        if not ended and not begun:
            return None
        seconds = self.clocks.seconds if counts_days and self.clocks is not None else None
        return TurnChange(self.id, at, ended, begun, seconds)

    def take_turns(self, change: TurnChange, begun: list[Turn]) -> None:
        """Take over a stored change of whom the table waits for."""
        kept = {seat: turn for seat, turn in self.turns.items() if seat not in change.ended}
        self.follow(kept | {turn.seat: turn for turn in begun})

    async def _read_story(self) -> None:
        """Play the record again when the checkpoint cannot be read; else only the story is left."""
        first = await self.store.checkpoint(self.id, up_to=0)
        moves = await self.store.moves(self.id)
        try:
            self.restart(first, moves)
        except Exception as error:
            log.warning("table %s is from an older version: %s", self.id, error)
            self.is_outdated = True
            self.table = None
            self._asked = {}
            self.recent = [event for move in moves for event in read_happening(move.data).events]
            self.notes = Notes(next_event=len(self.recent))
            self.seq = moves[-1].seq if moves else 0
            return
        log.warning("table %s was played again from its record", self.id)
        data = write_saved(self._save(Happening(kind="rewind", result=self.result)))
        await self.store.renew_checkpoint(Checkpoint(match=self.id, seq=self.seq, data=data))

    async def _rewind(self, checkpoint: Checkpoint, moves: list[Move]) -> None:
        """Go on from the checkpoint when later moves no longer fit the rules, and say so.

        The last stored checkpoint is the truth: a change of the rules costs a running match the
        few answers since, never the match.
        """
        self.restore(checkpoint, [])
        self.seq = moves[-1].seq
        told = sum(len(read_happening(move.data).events) for move in moves)
        self.notes = msgspec.structs.replace(self.notes, next_event=self.next_event + told)
        turn = self.table.state.turn if self.table is not None else 0
        events = [Event(self.next_event, text("server-event-rewind"), turn=turn)]
        await self.commit(Happening(kind="rewind", events=events))

    async def _stored_events(self, since: int) -> list[Event]:
        moves = await self.store.moves(self.id, up_to=self.seq)
        happenings = (read_happening(move.data) for move in moves)
        return [
            event for happening in happenings for event in happening.events if event.seq >= since
        ]

    async def _whole_table(self) -> Table[Any]:
        """Return the table with all that ever happened: after a restart it starts in the middle."""
        first = await self.store.checkpoint(self.id, up_to=0)
        moves = await self.store.moves(self.id, up_to=self.seq)
        past = Course(self.settings, msgspec.structs.replace(self.match), self.seats)
        try:
            await asyncio.to_thread(past.restart, first, moves)
        except Exception as error:
            raise Rejected(text("server-no-undo-restart")) from error
        assert past.table is not None
        return past.table

    # --- changing ---------------------------------------------------------------------------------

    async def play(
        self, seat: int, number: int | None, key: str, by_bot: bool = False
    ) -> Happening:
        """Take an answer: apply, store, and on a conflict try again if it is still asked."""
        if self.is_stale:
            await self.load()
        asked = self._asked.get(seat)
        for _ in range(RETRIES):
            happening = self.answer(seat, number, key, by_bot)
            try:
                await self.commit(happening)
            except Conflict:
                if number is not None:
                    if asked is None or not asked.is_same_as(self._asked.get(seat)):
                        raise Rejected(text("server-stale")) from None
                    number = self.ask_number(seat)
                continue
            return happening
        raise Rejected(text("server-busy"))

    async def undo(self, seat: int) -> Happening:
        """Take back a seat's last answer and return the happening, not stored yet."""
        if self.table is None or not self.is_running:
            raise Rejected(text("server-not-running"))
        if self.table.moment > 0 and not self.table.has_answered(seat):
            self.table = await self._whole_table()
        try:
            self.table.undo(seat)
        except CannotUndo as refusal:
            raise Rejected(refusal.reason) from refusal
        self._told = len(self.table.log)
        return Happening(kind="undo", seat=seat, events=self.tell("server-event-undo", seat))

    async def commit(self, happening: Happening) -> None:
        """Store a happening under the next number; when this returns it is on disk and applied.

        Call it with the lock held. On Conflict the room is as the store says.
        """
        seq = self.seq + 1
        at = now()
        values: dict[str, Any] | None = None
        if happening.result is not None:
            values = {"state": "finished", "finished": at}
            values["result"] = msgspec.json.encode(happening.result).decode()
        if happening.kind == "start":
            values = {"state": "running", "started": at, "driver": self.store.process}
        due = self.since_checkpoint + 1 >= self.settings.checkpoint_every
        needs_position = due or values is not None or happening.kind in ("undo", "rewind")
        position = write_saved(self._save(happening)) if needs_position else None
        move = Move(match=self.id, seq=seq, at=at, data=write_happening(happening))
        change = self.change_of_turns(happening, at)
        try:
            begun = await self.store.append(move, position, values, change, self._played(happening))
        except Exception:
            # the table may have taken an answer that is not stored: forget it before anything else
            self.is_stale = True
            await self.load()
            raise
        for name, value in (values or {}).items():
            setattr(self.match, name, value)
        self._note(happening, seq, at)
        if change is not None:
            self.take_turns(change, begun)
        elif self.turns:
            self.follow(self.turns)
        if needs_position:
            self.since_checkpoint = 0

    def _played(self, happening: Happening) -> tuple[str, list[Played]] | None:
        """Return who took which place, if a happening ends a rated match."""
        result = happening.result
        if result is None or not self.match.rated or happening.kind == "close":
            return None
        gave_up = self.notes.after(happening).conceded
        took = places(len(self.seats), result, gave_up)
        played = [
            Played(seat.account, seat.seat, took[seat.seat])
            for seat in self.seats
            if seat.account is not None
        ]
        return self.match.game, played

    def _save(self, happening: Happening) -> Saved:
        """Return the position after a happening whose answer the table has already taken."""
        assert self.table is not None
        saved = save_table(self.table)
        notes = self.notes.after(happening)
        saved.next_event = notes.next_event
        saved.paused = notes.paused
        saved.conceded = sorted(notes.conceded)
        saved.stand_ins = notes.stand_ins
        if self.clocks is not None:
            saved.at = now()
            saved.clocks = self.clocks.left(saved.at)
            saved.asked = self._still_asked()
        saved.result = happening.result
        return saved
