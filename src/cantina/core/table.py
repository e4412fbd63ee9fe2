"""The table: shows the open asks, takes answers, copies, undoes, reports the result.

A match is a list of entries (answers, chance outcomes, reveals); how they are run is in `driver`.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping, Sequence
from typing import Any, TypeVar

import msgspec

from cantina.core.ask import BaseAsk, Refused
from cantina.core.chance import raw_of
from cantina.core.driver import (
    ANSWER,
    ASIDE,
    CHANCE,
    REVEAL,
    Entry,
    Snapshot,
    Vision,
    unread,
)
from cantina.core.event import NO_LOG, Log
from cantina.core.game import WITHDRAWN, Game
from cantina.core.hashing import state_hash
from cantina.core.piece import State, described
from cantina.core.problem import BadOptions, Problem
from cantina.core.registry import find_game, is_registered
from cantina.core.rng import Rng
from cantina.core.rollout import Rollout
from cantina.core.text import text
from cantina.core.wire import Event, OpenAsk, Result

S = TypeVar("S", bound=State)


class CannotUndo(Problem):
    """Why an answer cannot be taken back."""


class Table(Rollout[S]):
    """A match being played. Make one with `Table.start`, `Table.at` or `Record.replay`."""

    # ------------------------------------------------------------------ starting

    @classmethod
    def start(
        cls,
        game: Game[S, Any, Any],
        seats: int | Sequence[str] = 2,
        options: Mapping[str, object] | msgspec.Struct | None = None,
        seed: int = 0,
        **settings: Any,
    ) -> Table[S]:
        """Start a match from options, seats (a number or names) and a seed."""
        names = () if isinstance(seats, int) else tuple(seats)
        count = seats if isinstance(seats, int) else len(names)
        if options is None:
            options = game.default_options
        elif not isinstance(options, game.options_type):
            options = game.read_options(options)  # type: ignore[arg-type]
        game.check_seats(count)
        state = game.begin(options, count)
        return cls(game, state, count, options=options, seed=seed, names=names, **settings)

    @classmethod
    def at(cls, game: Game[S, Any, Any], state: S, *, seed: int = 0, **settings: Any) -> Table[S]:
        """Start from a state: a described position, or a stored checkpoint."""
        if state.step and state.step not in game.steps:
            possible = ", ".join(game.steps)
            raise BadOptions(
                text("core-bad-step", game=game.name, step=state.step, possible=possible)
            )
        seats = game.player_count(state)
        options = settings.pop("options", None) or game.read_options()
        settings.setdefault("position", described(state))
        return cls(game, state, seats, options=options, seed=seed, **settings)

    # ------------------------------------------------------------------ looking

    @property
    def over(self) -> bool:
        """Whether the match has ended."""
        return self.result is not None

    @property
    def number(self) -> int:
        """Return how many entries the match has; it names the moment."""
        return self.moment + self._at

    @property
    def answered(self) -> int:
        """Return how many decisions seats have made; forced answers are not decisions."""
        return self._answered

    @property
    def waiting(self) -> tuple[int, ...]:
        """Return the seats that have to answer now."""
        return tuple(sorted(self._open)) if len(self._open) > 1 else tuple(self._open)

    @property
    def entries(self) -> list[Entry]:
        """Return answers, chance outcomes and checkpoints so far; not to be changed."""
        return self._entries

    @property
    def log(self) -> list[Event]:
        """Return every event, whoever may see it."""
        return self._log.events

    @property
    def log_source(self) -> Log:
        """Return the log itself (used content, events)."""
        return self._log

    def ask(self, seat: int) -> BaseAsk[Any]:
        """Return the open ask of a seat as the rules made it."""
        found = self._open.get(seat)
        if found is None:
            raise self._not_asked(seat)
        return found

    def asks(self, seat: int | None = None, explain: bool = False) -> list[OpenAsk]:
        """Return the open asks of a seat, or of all seats, as those seats see them."""
        return [
            ask.show(self.moment + self._at, explain)
            for asked, ask in sorted(self._open.items())
            if seat is None or asked == seat
        ]

    def view(self, seat: int | None = None) -> Any:
        """Return what a seat (None: a spectator) may know."""
        return self.game.view(self.state, seat)

    def views(self, seats: Sequence[int | None]) -> list[Any]:
        """Return what each of these seats may know."""
        return self.game.views(self.state, seats)

    def events(self, seat: int | None = None, since: int = 0) -> list[Event]:
        """Return the events that a seat may read, from number `since` on."""
        return self._log.seen_by(seat, since)

    def fingerprint(self) -> str:
        """Return a hash of the state and of all that happened since its checkpoint."""
        tail = [(e[0], e[1], raw_of(e[2])) for e in self._entries[self._snapshots[-1].index :]]
        opened = [(seat, ask.prompt_text().id) for seat, ask in sorted(self._open.items())]
        return state_hash(self.state, tail, opened, self._base)

    # ------------------------------------------------------------------ playing

    def answer(self, seat: int, key: str) -> None:
        """Take an answer and run until the next ask or the end; Refused changes nothing."""
        ask = self._open.get(seat)
        if ask is None:
            raise self._not_asked(seat)
        self._accept(seat, key, ask.take(key))

    def answer_at_random(self, rng: Rng) -> None:
        """Answer the first waiting seat's ask with a random option."""
        for seat, ask in self._open.items():
            key, value = ask.draw(rng)
            self._accept(seat, key, value)
            return

    def play_out(self, rng: Rng) -> Result | None:
        """Answer everything at random until the match is over (or chance pauses): a rollout."""
        while self._open:
            if self._branches or self._pause:
                self.answer_at_random(rng)
            else:
                self._fly(rng)
        return self.result

    def interject(self, seat: int, key: str) -> None:
        """Let a seat do what the game allows at any time; Refused changes nothing.

        It answers nobody's question and delays none, but open options are looked at again.
        """
        if self.over or not self._open or self._branches:
            raise Refused(text("core-refused-aside", key=key))
        told = len(self._log.events)
        self.game.interject(self.state, seat, key)
        self._set_aside(seat, key, told)

    def withdraw(self, seat: int) -> bool:
        """Let a seat that gave up leave the match; False if a bot has to play on for it."""
        if self.over or not self._open:
            return False
        told = len(self._log.events)
        leaves = self.game.withdraw(self.state, seat)
        if leaves:
            self._set_aside(seat, WITHDRAWN, told)
        return leaves

    def _set_aside(self, seat: int, key: str, told: int) -> None:
        """Write down what a seat did outside its asks; open options are looked at again."""
        self._entries.append((ASIDE, seat, key, None, told))
        self._at += 1
        for ask in self._open.values():
            ask.look_again()

    def happen(self, outcome: object) -> None:
        """In a table that pauses on chance: let this outcome happen."""
        request = self.chance
        if request is None:
            raise ValueError("nothing is to be drawn now")
        value = request.parse(outcome)
        self.chance = None
        self._write(CHANCE, -1, raw_of(value), value)
        self._run(value)

    def reseed(self, seed: int) -> None:
        """Draw what comes from another seed (a server gives each move one of its own)."""
        self._base = Rng(seed).state

    def force(self, *outcomes: object) -> None:
        """Make the next chance outcomes these, in order (faces, cards or their keys)."""
        self._forced.extend(outcomes)

    def end(self, result: Result) -> None:
        """End the match by something outside the rules: a concession, a lost clock."""
        self._close()
        self.result = result

    def _not_asked(self, seat: int) -> Refused:
        if self.over:
            return Refused(text("core-refused-over"))
        waiting = ", ".join([str(other + 1) for other in sorted(self._open)])
        return Refused(text("core-refused-seat", seat=seat + 1, waiting=waiting))

    def _accept(self, seat: int, key: str, value: Any) -> None:
        entries = self._at
        told = len(self._log.events)
        forced = self._forced.copy() if self._forced else None
        self._entries.append((ANSWER, seat, key, value, told))
        self._at = entries + 1
        self._answered += 1
        try:
            if self._branches:
                self._continue(seat, value)
            else:
                self._open = {}
                self._run(value)
        except Exception:
            # a fault in a rule must not leave a half-made move behind
            self._forced = forced or deque()
            self._rebuild(self._entries[:entries], told)
            raise

    # ------------------------------------------------------------------ checkpoints

    def checkpoint(self) -> tuple[int, S]:
        """Return the last kept checkpoint: how many entries led to it, and a copy of its state."""
        last = self._snapshots[-1]
        if last.visions:
            raise ValueError("an imagined table has no checkpoint before its next step")
        return self.moment + last.index, last.state.copy()

    def copy(self, pause_on_chance: bool | None = None) -> Table[S]:
        """Return an independent table at the same moment; its log is off."""
        new = self._twin(self.seed, self._entries[:], self.moment, self.position)
        if pause_on_chance is not None:
            new._pause = pause_on_chance
        new._base = self._base
        new._scripted = self._scripted
        new._forced = self._forced.copy()
        new._answered = self._answered
        # the original never changes a kept snapshot, so both tables may share them
        new._snapshots = self._snapshots[:]
        new._take_up(self.result)
        return new

    def imagine(self, seat: int | None, rng: Rng) -> Table[S]:
        """Return a copy in which all that the seat cannot know, and all to come, is drawn again.

        It remembers nothing of how it came about: its story begins now.
        """
        last = self._snapshots[-1]
        lead, told, secret = self._apart(seat, last.index)
        vision = Vision(lead, seat, rng.bits())
        new = self._twin(rng.bits(), [], self.number, None)
        new._snapshots = [Snapshot(0, last.state, (*last.visions, vision))]
        new.imagined = True
        new._take_up(self.result)
        for _, own, key, value, _ in told:
            new._accept(own, key, value)
        for other in secret:
            key, value = new._open[other].draw(rng)
            new._accept(other, key, value)
        new.moment -= len(new._entries)
        return new

    def _apart(self, seat: int | None, since: int) -> tuple[list[Entry], list[Entry], list[int]]:
        """Tell what led here apart from what is still secret: a seat's own answers, who else's.

        A branch with rules of its own keeps its answers in the state, where `resample` deals them
        again; the lone answers of an AskAll are only in the story.
        """
        entries = self._entries[since:]
        alone = {branch.seat for branch in self._branches if branch.coroutine is None}
        if not alone:
            return entries, [], []
        begin = self._branch_index - since
        lead, answers = entries[:begin], list[Entry]()
        for entry in entries[begin:]:
            (lead if entry[0] == ASIDE else answers).append(entry)
        own = [entry for entry in answers if entry[1] == seat]
        return lead, own, sorted(alone - self._open.keys() - {seat})

    def _twin(self, seed: int, entries: list[Entry], moment: int, position: object) -> Table[S]:
        """Return a table of the same match that is not set up yet; its log is off."""
        new: Table[S] = Table(
            self.game,
            self.state,
            self.seats,
            options=self.options,
            seed=seed,
            names=self.names,
            log=False,
            snapshots=self._keep_snapshots,
            pause_on_chance=self._pause,
            entries=entries,
            position=position,
            moment=moment,
            running=False,
        )
        new.imagined = self.imagined
        return new

    def _take_up(self, result: Result | None) -> None:
        """Set up a table that is not running at its last snapshot."""
        self._restart(self._snapshots[-1])
        if result is not None:
            self.end(result)

    # ------------------------------------------------------------------ pickling

    def __getstate__(self) -> dict[str, Any]:
        kept = self.__dict__.copy()
        for running in ("state", "chance", "_coroutine", "_open", "_branches", "_steps"):
            del kept[running]
        if is_registered(self.game):
            kept["game"] = self.game.name
        kept["_entries"] = unread(self._entries)
        kept["_log"] = None if self._log is NO_LOG else self._log
        return kept

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__dict__.update(kept)
        if isinstance(self.game, str):
            self.game = find_game(self.game)
        self._log = self._log or NO_LOG
        self._steps = self.game.steps
        self._take_up(self.result)

    # ------------------------------------------------------------------ undo

    def undo(self, seat: int) -> None:
        """Go back to before the seat's last answer, unless chance or a reveal came since."""
        index = self._last_answer(seat)
        entries = self._entries
        if self._branches and index >= self._branch_index:
            kept = entries[:index] + [e for e in entries[index + 1 :] if e[1] != seat]
        else:
            for entry in entries[index:]:
                if entry[0] == CHANCE:
                    raise CannotUndo(text("core-no-undo-chance"))
                if entry[0] == ASIDE:
                    raise CannotUndo(text("core-no-undo-aside"))
                if entry[0] == REVEAL:
                    raise CannotUndo(text("core-no-undo-reveal"))
            kept = entries[:index]
        self.result = None
        self._rebuild(kept, entries[index][4])

    def has_answered(self, seat: int) -> bool:
        """Whether this table remembers an answer of a seat (one set up later knows fewer)."""
        return any(entry[0] == ANSWER and entry[1] == seat for entry in self._entries)

    def _last_answer(self, seat: int) -> int:
        for index in range(len(self._entries) - 1, -1, -1):
            entry = self._entries[index]
            if entry[0] == ANSWER and entry[1] == seat:
                return index
        raise CannotUndo(text("core-no-undo-nothing"))
