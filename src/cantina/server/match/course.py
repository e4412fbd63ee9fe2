"""A match as it stands: the rules' table, its numbered record, who plays, what is asked.

Everything that changes a match is a happening with the next number. A course makes happenings and
takes them over; it knows no store and no viewers (see `room.py` for both).
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterable, Sequence
from typing import Any

import msgspec

from cantina.core.ask import MINUTES, AskFree, Refused
from cantina.core.game import AnyGame
from cantina.core.registry import find_game
from cantina.core.seal import seed_for
from cantina.core.table import Table
from cantina.core.text import Text, text
from cantina.core.wire import Event, OpenAsk, Option, Result
from cantina.server.match.asks import NumberedAsk
from cantina.server.match.clocks import ClockFace, now
from cantina.server.match.happenings import (
    SNAPSHOTS,
    Happening,
    Saved,
    chance_of,
    load_table,
    read_happening,
    read_saved,
)
from cantina.server.match.notes import Notes
from cantina.server.match.proposals import Proposals
from cantina.server.match.refusals import Rejected, Unreadable
from cantina.server.match.stand_ins import stand_in_bot
from cantina.server.process.settings import Settings
from cantina.server.protocol.requests import Clock
from cantina.server.store.rows import Checkpoint, Match, Move, Seat

log = logging.getLogger(__name__)


class Course:
    """One match."""

    def __init__(self, settings: Settings, match: Match, seats: list[Seat]) -> None:
        self.settings = settings
        self.match = match
        self.seats = seats
        self.proposals = Proposals()
        self.table: Table[Any] | None = None
        self.seq = 0
        self.notes = Notes()
        self.shown_event = 0
        """The first event that the viewers have not been sent."""
        self.clocks: ClockFace | None = None
        self.recent: list[Event] = []
        """The events that are in memory: the last ones, up to `next_event`."""
        self.since_checkpoint = 0
        self._told = 0
        self.moved = 0.0
        """When something happened last."""
        self._asked: dict[int, NumberedAsk] = {}

    # --- what it is -------------------------------------------------------------------------------

    @property
    def id(self) -> str:
        """The table's id."""
        return self.match.id

    @property
    def game(self) -> AnyGame:
        """The game on the table."""
        return find_game(self.match.game)

    @property
    def next_event(self) -> int:
        """The number that the next event gets."""
        return self.notes.next_event

    @property
    def paused(self) -> bool:
        """Whether the match stands still."""
        return self.notes.paused

    @property
    def conceded(self) -> frozenset[int]:
        """The seats that gave up."""
        return self.notes.conceded

    @property
    def stand_ins(self) -> dict[int, str]:
        """The bots that play for people, by seat."""
        return self.notes.stand_ins

    @property
    def is_running(self) -> bool:
        """Whether answers are taken (a paused match runs, too)."""
        return self.table is not None and self.match.state == "running"

    @property
    def turn(self) -> int:
        """The turn, or whatever the game counts."""
        return self.table.state.turn if self.table is not None else 0

    @property
    def minutes(self) -> int:
        """How long the match has gone on, as a clock on the wall shows it."""
        return int(max(0.0, now() - (self.match.started or now())) // 60)

    def asks_for_time(self, seat: int) -> bool:
        """Whether a seat's question is for the table's clock, and nobody else's to answer."""
        return seat in self._asked and is_for_clock(self._asked[seat].ask)

    @property
    def options(self) -> Any:
        """The options of the match."""
        return self.game.read_options(msgspec.json.decode(self.match.options))

    @property
    def waiting(self) -> list[int]:
        """The seats that have to answer."""
        return list(self.table.waiting) if self.table is not None and self.is_running else []

    @property
    def result(self) -> Result | None:
        """How the match ended."""
        stored = self.match.result
        return None if stored is None else msgspec.json.decode(stored, type=Result)

    def bot_of(self, seat: int) -> str | None:
        """Return the bot that answers for a seat now."""
        own = self.seats[seat].bot if self.seats[seat].kind == "bot" else None
        return own or self.stand_ins.get(seat)

    @property
    def rests(self) -> dict[int, float]:
        """Until when the clocks in days of seats rest."""
        return {seat.seat: seat.rests for seat in self.seats if seat.rests is not None}

    def people(self) -> list[int]:
        """Return the seats on which a person decides."""
        return [
            seat.seat
            for seat in self.seats
            if seat.kind != "bot"
            and seat.seat not in self.conceded
            and seat.seat not in self.stand_ins
        ]

    # --- what a seat may see ----------------------------------------------------------------------

    def view(self, seat: int | None) -> Any:
        """Return the view of a seat."""
        return None if self.table is None else self.table.view(seat)

    def views(self, seats: Sequence[int | None]) -> list[Any]:
        """Return the views of several seats."""
        return [None] * len(seats) if self.table is None else self.table.views(seats)

    def asks(self, seat: int | None) -> list[OpenAsk]:
        """Return the open asks of a seat."""
        if seat is None or not self.is_running or seat not in self._asked:
            return []
        return [self._asked[seat].describe()]

    def no_undo(self, seat: int | None) -> Text | None:
        """Say why a seat cannot take back its last answer; before a restart nobody knows yet."""
        if seat is None or self.table is None or not self.is_running:
            return None
        if self.match.rated:
            return text("server-rated-no-undo")
        if self.table.moment > 0 and not self.table.has_answered(seat):
            return None
        return self.table.no_undo(seat)

    def asides(self, seat: int | None) -> list[Option]:
        """Return what a seat may do at any time, asked or not."""
        if seat is None or self.table is None or not self.is_running or self.paused:
            return []
        return self.table.asides(seat) if seat in self.people() else []

    def ask_number(self, seat: int) -> int | None:
        """Return the number under which a seat is asked now."""
        found = self._asked.get(seat)
        return None if found is None else found.number

    def unfinished_asks(self) -> list[tuple[int, NumberedAsk]]:
        """Return the questions that were shown without what takes long to count, by seat."""
        return [(seat, asked) for seat, asked in self._asked.items() if asked.is_unfinished]

    def is_asked(self, seat: int, asked: NumberedAsk) -> bool:
        """Tell whether a seat is still asked this."""
        return self._asked.get(seat) is asked

    def unseen_events(self) -> list[Event]:
        """Return the events that nobody has been sent yet, and count them as sent."""
        count = self.next_event - self.shown_event
        self.shown_event = self.next_event
        return self.recent[-count:] if count else []

    # --- setting up -------------------------------------------------------------------------------

    def restore(self, checkpoint: Checkpoint, moves: Iterable[Move]) -> None:
        """Set up the position of a checkpoint and play the moves after it."""
        try:
            saved = read_saved(checkpoint.data)
            seed = seed_for(self.match.secret, checkpoint.seq)
            table = load_table(self.game, saved, self.options, seed=seed)
        except Exception as error:
            raise Unreadable(str(error)) from error
        if saved.result is not None and not table.over:
            table.end(saved.result)
        self._set_up(table, saved, checkpoint.seq, moves)

    def restart(self, first: Checkpoint | None, moves: Sequence[Move]) -> None:
        """Play these moves again from the very beginning (of a branch: from where it began).

        ValueError when the record does not fit the rules of today.
        """
        happenings = [read_happening(move.data) for move in moves]
        if any(happening.kind == "rewind" for happening in happenings):
            raise ValueError("the match once went back to a checkpoint")
        if self.match.rules not in (None, self.game.rules):
            raise ValueError(f"it was played under version {self.match.rules} of the rules")
        if first is not None:
            return self.restore(first, moves)
        seed = seed_for(self.match.secret, 0)
        table = self._lay_out(seed)
        told = [event.text for event in table.log]
        if happenings and not same_texts(told, [event.text for event in happenings[0].events]):
            raise ValueError("the match begins differently now")
        saved = Saved(state=msgspec.Raw(b""), moment=0, decisions=[])
        if moves:
            saved.at = moves[0].at
        self._set_up(table, saved, 0, moves)
        return None

    def _set_up(self, table: Table[Any], saved: Saved, seq: int, moves: Iterable[Move]) -> None:
        """Take over a position and play the moves after it."""
        self.table = table
        self.seq = seq
        self.notes = Notes(
            next_event=saved.next_event,
            paused=saved.paused,
            conceded=frozenset(saved.conceded),
            stand_ins=dict(saved.stand_ins),
        )
        self.recent = []
        self._asked = {}
        self.since_checkpoint = 0
        at = saved.at or now()
        self.moved = at
        self._start_clocks(saved, at)
        self._note_asks(at, saved.asked)
        for move in moves:
            self.replay(move)
        self._told = len(table.log)

    def _lay_out(self, seed: int) -> Table[Any]:
        """Return the table of a match that begins."""
        return Table.start(self.game, len(self.seats), self.options, seed, snapshots=SNAPSHOTS)

    def _start_clocks(self, saved: Saved | None, at: float) -> None:
        if self.match.clock is not None:
            clock = msgspec.json.decode(self.match.clock, type=Clock)
            left, asked = (saved.clocks, saved.asked) if saved is not None else ([], {})
            self.clocks = ClockFace(clock, len(self.seats), at, left, asked)
            self.clocks.rests = self.rests

    def wake(self, seen: float) -> None:
        """Let the clocks go on after nobody served the table since it was last seen."""
        if self.clocks is not None and self.is_running:
            self.clocks.wake(seen)

    # --- taking over happenings -------------------------------------------------------------------

    def replay(self, move: Move) -> Happening:
        """Apply a stored happening (after a restart, or one that another process wrote)."""
        happening = read_happening(move.data)
        table = self.table
        if table is not None and happening.seat is not None:
            if happening.kind == "answer":
                before = len(table.beats)
                table.force(*happening.chance)
                table.answer(happening.seat, happening.key or "")
                if chance_of(table.beats[before:]) != happening.chance:
                    raise ValueError(f"move {move.seq} of {self.id} draws something else now")
            elif happening.kind == "aside":
                table.interject(happening.seat, happening.key or "")
            elif happening.kind == "undo":
                table.undo(happening.seat)
            elif happening.kind == "concede" and happening.result is None:
                table.withdraw(happening.seat)
        self._note(happening, move.seq, move.at)
        if table is not None:
            self._told = len(table.log)
        return happening

    def _note(self, happening: Happening, seq: int, at: float) -> None:
        """Take over what a happening says beyond the rules' table."""
        if self.clocks is not None:
            self.clocks.charge(at, happening.clocks)
        self.seq = seq
        self.moved = at
        self.since_checkpoint += 1
        self.recent.extend(happening.events)
        self.notes = self.notes.after(happening)
        if happening.result is not None:
            self.match.state = "finished"
            self.match.result = msgspec.json.encode(happening.result).decode()
            if self.table is not None and not self.table.over:
                self.table.end(happening.result)
        if happening.kind in ("answer", "undo", "concede"):
            self.proposals.clear()
        if happening.kind == "aside":
            # what is asked stays asked, but its options may be others now
            self._asked = {s: NumberedAsk(old.ask, old.number) for s, old in self._asked.items()}
        self._note_asks(at)

    def _still_asked(self) -> dict[int, float]:
        """Return since when those seats think that the table still asks the same."""
        if self.clocks is None or self.table is None:
            return {}
        return {
            seat: at
            for seat, at in self.clocks.asked.items()
            if seat in self.table.waiting and self.table.ask(seat) is self._asked[seat].ask
        }

    def _waited_for(self, happening: Happening) -> list[int]:
        """Return the people the table waits for after a happening it has already taken."""
        table, notes = self.table, self.notes.after(happening)
        if table is None or table.over or happening.result is not None or notes.paused:
            return []
        return [
            seat
            for seat in table.waiting
            if self.seats[seat].kind != "bot"
            and seat not in notes.stand_ins
            and not is_for_clock(table.ask(seat))
        ]

    def _is_still_asked(self, seat: int) -> bool:
        """Whether the table, after an answer that is not noted yet, asks a seat the same."""
        known = self._asked.get(seat)
        return known is not None and self.table is not None and self.table.ask(seat) is known.ask

    def _note_asks(self, at: float, since: Collection[int] = ()) -> None:
        """Give numbers to the open asks; a question keeps its number for as long as it is open.

        The seats in `since` were asked before: their time does not start again.
        """
        asked: dict[int, NumberedAsk] = {}
        new: set[int] = set()
        for seat in self.waiting if self.table is not None else ():
            ask = self.table.ask(seat)  # type: ignore[union-attr]
            known = self._asked.get(seat)
            if known is not None and known.ask is ask:
                asked[seat] = known
            else:
                asked[seat] = NumberedAsk(ask, self.seq)
                new.add(seat)
        self._asked = asked
        if self.clocks is not None:
            thinking = [] if self.paused else [s for s in asked if self.bot_of(s) is None]
            self.clocks.turn_to(thinking, new.difference(since), at)

    # --- making happenings ------------------------------------------------------------------------

    def start(self) -> Happening:
        """Lay out the game (unless a branch brings a position) and return the first happening."""
        seed = seed_for(self.match.secret, 0)
        self._start_clocks(None, now())
        if self.table is None:
            self.table = self._lay_out(seed)
            events = self._number(self.table.log)
        else:
            events = self.tell("server-event-branch", 0)
        return Happening(kind="start", events=events, turn=self.table.state.turn)

    def answer(self, seat: int, number: int | None, key: str, by_bot: bool = False) -> Happening:
        """Give an answer to the rules and return its happening, not stored yet."""
        table = self.table
        if table is None or not self.is_running:
            raise Rejected(text("server-not-running"))
        if self.paused:
            raise Rejected(text("server-paused"))
        if seat not in self._asked:
            raise Rejected(text("server-not-asked"))
        if number is not None and number != self._asked[seat].number:
            raise Rejected(text("server-stale"))
        if self.asks_for_time(seat):
            key = str(self.minutes)
        table.reseed(seed_for(self.match.secret, self.seq + 1))
        before = len(table.beats)
        self._told = len(table.log)
        try:
            table.answer(seat, key)
        except Refused as refusal:
            raise Rejected(refusal.reason, refusal.rule) from refusal
        except Exception as error:
            log.exception("a rule of %s failed at table %s", self.match.game, self.id)
            raise Rejected(text("server-rule-fault")) from error
        return Happening(
            kind="answer",
            seat=seat,
            key=key,
            chance=chance_of(table.beats[before:]),
            events=self._number(table.log[self._told :]),
            by_bot=by_bot,
            turn=table.state.turn,
            result=table.result,
            clocks=self.clocks.left(now()) if self.clocks else [],
        )

    def aside(self, seat: int, key: str) -> Happening:
        """Let a seat do what the game allows at any time; return its happening, not stored yet."""
        table = self.table
        if table is None or not self.is_running:
            raise Rejected(text("server-not-running"))
        if self.paused:
            raise Rejected(text("server-paused"))
        if seat not in self.people():
            raise Rejected(text("server-bot-plays"))
        self._told = len(table.log)
        try:
            table.interject(seat, key)
        except Refused as refusal:
            raise Rejected(refusal.reason, refusal.rule) from refusal
        return Happening(
            kind="aside",
            seat=seat,
            key=key,
            events=self._number(table.log[self._told :]),
            turn=table.state.turn,
        )

    def concede(self, seat: int, message: str = "server-event-concede") -> Happening:
        """Return the happening of a seat that gives up (or whose time is over)."""
        if self.table is None or not self.is_running:
            raise Rejected(text("server-not-running"))
        result = self._result_without(seat)
        if result is None:
            self.table.withdraw(seat)
        bot = None if result is not None else stand_in_bot(self.settings, self.match.game)
        events = self.tell(message, seat)
        return Happening(kind="concede", seat=seat, events=events, bot=bot, result=result)

    def _result_without(self, seat: int) -> Result | None:
        """Return the result when a seat gives up, if nobody is left to play on against."""
        assert self.table is not None
        result = self.game.concede(self.table.state, seat)
        if result is not None:
            return result
        left = [s.seat for s in self.seats if s.seat != seat and s.seat not in self.conceded]
        if len(left) > 1:
            return None
        return Result(tuple(left), Text("core-conceded", {"seat": seat + 1}))

    def tell(self, message: str, seat: int, **arguments: str) -> list[Event]:
        """Return an event of the table's own, numbered."""
        turn = self.table.state.turn if self.table is not None else 0
        told = text(message, seat=text("core-seat", number=seat + 1), **arguments)
        return [Event(self.next_event, told, turn=turn)]

    def _number(self, events: Sequence[Event]) -> list[Event]:
        first = self.next_event
        return [
            msgspec.structs.replace(event, seq=first + offset)
            for offset, event in enumerate(events)
        ]


def is_for_clock(ask: Any) -> bool:
    """Whether a question is for the table's clock, whoever is asked."""
    return isinstance(ask, AskFree) and ask.form == MINUTES


def same_texts(some: Sequence[Text], others: Sequence[Text]) -> bool:
    """Tell whether stored texts say the same as new ones (tuples come back as lists)."""
    return msgspec.json.encode(some) == msgspec.json.encode(others)


def visible(events: Iterable[Event], seat: int | None) -> list[Event]:
    """Return the events a seat (None: a spectator) may read."""
    return [event for event in events if event.only is None or seat in event.only]
