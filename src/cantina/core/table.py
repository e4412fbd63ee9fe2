"""The table drives a game: it runs steps, opens asks, takes answers, draws chance, copies, undoes.

There are no rules in here. A match is a list of entries (answers, chance outcomes, checkpoints);
everything the table does is either live, appending to that list, or a replay of part of it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Coroutine, Iterable, Mapping, Sequence
from typing import Any, Final, Generic, TypeVar

import msgspec

from cantina.core.ask import AskAll, BaseAsk, Refused, Together
from cantina.core.chance import Chance, Reveal, raw_of
from cantina.core.event import NO_LOG, Log
from cantina.core.game import Game
from cantina.core.hashing import state_hash
from cantina.core.piece import State
from cantina.core.problem import BadOptions, Problem
from cantina.core.rng import MASK, Rng
from cantina.core.text import text
from cantina.core.wire import Event, OpenAsk, Result

S = TypeVar("S", bound=State)

ANSWER: Final = 0
FORCED: Final = 1
CHANCE: Final = 2
REVEAL: Final = 3

Entry = tuple[int, int, Any, Any, int]
"""Kind, seat, key (or raw outcome), value, number of events told before it."""

UNREAD: Final = "\x00unread"
"""The value of an entry that came from a file and is read when its ask or roll is reached."""

KEPT_SNAPSHOTS: Final = 8
STRIDE: Final = 0xD1342543DE82EF95
"""Odd, so that the moments of a match start their random numbers far from each other."""


class Mismatch(ValueError):  # noqa: N818
    """An entry that does not fit the rules it is replayed under; `index` says which."""

    def __init__(self, index: int, what: str) -> None:
        super().__init__(what)
        self.index = index


class CannotUndo(Problem):
    """Why an answer cannot be taken back."""


class _Branch:
    """One seat's coroutine inside a Together."""

    __slots__ = ("coroutine", "result", "seat")

    def __init__(self, seat: int, coroutine: Coroutine[Any, Any, Any] | None) -> None:
        self.seat = seat
        self.coroutine = coroutine
        self.result: Any = None


class _Snapshot:
    """The state at a checkpoint and how many entries led to it."""

    __slots__ = ("index", "state")

    def __init__(self, index: int, state: Any) -> None:
        self.index = index
        self.state = state


class Table(Generic[S]):
    """A match being played. Make one with `Table.start`, `Table.at` or `Record.replay`."""

    def __init__(
        self,
        game: Game[S, Any, Any],
        state: S,
        seats: int,
        *,
        options: Any,
        seed: int = 0,
        names: Sequence[str] = (),
        log: bool = True,
        snapshots: bool = True,
        hashes: bool = False,
        pause_on_chance: bool = False,
        script: Iterable[object] | None = None,
        entries: list[Entry] | None = None,
        checks: dict[int, tuple[str, str]] | None = None,
        position: object = None,
        moment: int = 0,
    ) -> None:
        self.game = game
        self.state = state
        self.seats = seats
        self.options = options
        self.seed = seed
        self.names = tuple(names) or tuple([f"seat-{seat + 1}" for seat in range(seats)])
        self.position = position
        self.moment = moment
        """How many entries of the match came before the state this table started from."""
        self.result: Result | None = None
        self.chance: Chance | None = None
        """In a table that pauses on chance: what is to be drawn now."""
        self._rng = Rng(seed)
        self._base = self._rng.state
        self._log = Log() if log else NO_LOG
        self._keep_snapshots = snapshots
        self._hashes = hashes
        self._pause = pause_on_chance
        self._scripted = script is not None
        self._forced: deque[object] = deque(script or ())
        self._entries: list[Entry] = entries if entries is not None else []
        self.checks: dict[int, tuple[str, str]] = checks if checks is not None else {}
        """Step and state hash of the checkpoints, by the number of entries before them."""
        self._checked = -1
        self._at = 0
        self._rebuilding = False
        self._steps = game.steps
        self._coroutine: Coroutine[Any, Any, Any] | None = None
        self._open: dict[int, BaseAsk[Any]] = {}
        self._branches: list[_Branch] = []
        self._branch_index = 0
        self._snapshots: list[_Snapshot] = [_Snapshot(0, state.copy())]
        self._answered = sum(entry[0] == ANSWER for entry in self._entries)
        state.log = self._log
        self._begin_step()
        self._run(None)

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
        settings.setdefault("position", msgspec.to_builtins(state))
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
        return tuple(sorted(self._open))

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
        """Answer the first waiting seat's ask with a random option (for playouts)."""
        for seat, ask in self._open.items():
            key, value = ask.draw(rng)
            self._accept(seat, key, value)
            return

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
        self._base = self._rng.state

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

    def _continue(self, seat: int, value: Any) -> None:
        """Give an answer to the branch that awaits it."""
        del self._open[seat]
        for branch in self._branches:
            if branch.seat == seat:
                self._run_branch(branch, value)
        if not self._open:
            self._run(self._join())

    def _write(self, kind: int, seat: int, key: Any, value: Any) -> None:
        self._entries.append((kind, seat, key, value, len(self._log.events)))
        self._at += 1

    # ------------------------------------------------------------------ running

    def _begin_step(self) -> None:
        step = self.state.step
        self._coroutine = self._steps[step](self.state) if step else None

    def _run(self, value: Any) -> None:
        """Run until somebody has to answer, chance pauses, or the match ends."""
        coroutine = self._coroutine
        while coroutine is not None:
            try:
                request = coroutine.send(value)
            except StopIteration as stop:
                self._checkpoint(stop.value)
                coroutine = self._coroutine
                value = None
                continue
            if isinstance(request, BaseAsk):
                found = self._reach(request)
                if found is None:
                    self._open = {request.seat: request}
                    return
                value = found[3]
            elif isinstance(request, Chance):
                if self._pause and self._at == len(self._entries) and not self._forced:
                    self.chance = request
                    return
                value = self._happens(request)
            elif isinstance(request, Reveal):
                self._revealed()
                value = None
            elif isinstance(request, Together):
                self._fork(request)
                if self._open:
                    return
                value = self._join()
            else:
                raise TypeError(f"a rule awaited {request!r}, which a table does not know")
        if self.result is None:
            self.result = self.game.result(self.state)

    def _reach(self, ask: BaseAsk[Any]) -> Entry | None:
        """Return the entry that answers this ask: replayed, or forced; None: it stays open."""
        at = self._at
        if at < len(self._entries):
            entry = self._entries[at]
            if entry[1] != ask.seat or entry[0] > FORCED:
                if self._branches:
                    return None
                raise Mismatch(at, f"seat {ask.seat + 1} is asked {ask.prompt_text().id} here")
            if self._branches and entry[0] == ANSWER:
                return None
            if entry[3] is UNREAD:
                entry = self._read(at, ask)
            self._at += 1
            return entry
        # a table that is being rebuilt was waiting here, so nobody needs to look at the options
        forced = None if self._rebuilding else ask.forced()
        if forced is None:
            return None
        self._write(FORCED, ask.seat, forced[0], forced[1])
        return self._entries[-1]

    def _read(self, at: int, ask: BaseAsk[Any]) -> Entry:
        """Find the value of an answer that a file holds by key only."""
        kind, seat, key, _, _ = self._entries[at]
        try:
            value = ask.find(key)
        except Refused as refusal:
            raise Mismatch(at, str(refusal)) from refusal
        entry = (kind, seat, key, value, len(self._log.events))
        self._entries[at] = entry
        return entry

    def _happens(self, request: Chance) -> Any:
        """Return the outcome of a chance request: replayed, forced or drawn."""
        at = self._at
        if at < len(self._entries):
            kind, _, raw, value, _ = self._entries[at]
            if kind != CHANCE:
                raise Mismatch(at, f"a {request.kind} comes here")
            if value is UNREAD:
                try:
                    value = request.parse(raw)
                except ValueError as error:
                    raise Mismatch(at, str(error)) from error
                self._entries[at] = (kind, -1, raw, value, len(self._log.events))
            self._at += 1
            return value
        if self._forced:
            value = request.parse(self._forced.popleft())
        elif self._scripted:
            raise ValueError(f"the script has no outcome left for a {request.kind}")
        else:
            # the dice of a moment depend on the seed and the moment alone, so that a resumed,
            # copied or replayed match goes on exactly as the original would have
            rng = self._rng
            rng.state = (self._base + (self.moment + at) * STRIDE) & MASK
            value = request.draw(rng)
        self._entries.append((CHANCE, -1, value, value, len(self._log.events)))
        self._at += 1
        return value

    def _revealed(self) -> None:
        at = self._at
        if at < len(self._entries):
            if self._entries[at][0] != REVEAL:
                raise Mismatch(at, "something hidden is revealed here")
            self._at += 1
        else:
            self._write(REVEAL, -1, "", None)

    # ------------------------------------------------------------------ side by side

    def _fork(self, request: Together[Any]) -> None:
        """Start all branches, then replay the answers that are already there."""
        self._branch_index = self._at
        self._branches = [_Branch(seat, coroutine) for seat, coroutine in request.branches]
        if isinstance(request, AskAll):
            for branch, ask in zip(self._branches, request.asks, strict=True):
                found = self._reach(ask)
                if found is None:
                    self._open[ask.seat] = ask
                else:
                    branch.result = found[3]
        else:
            for branch in self._branches:
                self._run_branch(branch, None)
        while self._open and self._at < len(self._entries):
            at = self._at
            seat = self._entries[at][1]
            waiting = self._open.get(seat)
            if waiting is None or self._entries[at][0] != ANSWER:
                raise Mismatch(at, "an answer of a waiting seat comes here")
            if self._entries[at][3] is UNREAD:
                self._read(at, waiting)
            self._at += 1
            del self._open[seat]
            for branch in self._branches:
                if branch.seat == seat:
                    self._run_branch(branch, self._entries[at][3])

    def _run_branch(self, branch: _Branch, value: Any) -> None:
        """Run one seat's branch until it waits or is done; a lone ask is done when answered."""
        coroutine = branch.coroutine
        if coroutine is None:
            branch.result = value
            return
        while True:
            try:
                request = coroutine.send(value)
            except StopIteration as stop:
                branch.result = stop.value
                return
            if not isinstance(request, BaseAsk) or request.seat != branch.seat:
                raise TypeError("a branch of a Together may only ask its own seat")
            found = self._reach(request)
            if found is None:
                self._open[branch.seat] = request
                return
            value = found[3]

    def _join(self) -> list[Any]:
        """End a Together: everybody's answers come to light."""
        results = [branch.result for branch in self._branches]
        shared = len(self._branches) > 1
        self._branches = []
        if shared:
            self._revealed()
        return results

    # ------------------------------------------------------------------ checkpoints

    def _checkpoint(self, following: str | None) -> None:
        """Between two steps the state alone is the game: keep it, then begin the next step."""
        state = self.state
        state.step = following or ""
        if self._hashes and self._at > self._checked:
            self._verify(state)
        if self._keep_snapshots and self._snapshots[-1].index < self._at:
            self._snapshots.append(_Snapshot(self._at, state.copy()))
            if len(self._snapshots) > KEPT_SNAPSHOTS:
                del self._snapshots[1]
        self._begin_step()

    def _verify(self, state: S) -> None:
        """Note the hash of this checkpoint, or compare it with the one that was noted."""
        at = self._checked = self._at
        found = (state.step, state_hash(state))
        if self.checks.setdefault(at, found) != found:
            raise Mismatch(at - 1, "the state after this is not the one that was recorded")

    def checkpoint(self) -> tuple[int, S]:
        """Return the last kept checkpoint: how many entries led to it, and a copy of its state."""
        last = self._snapshots[-1]
        return self.moment + last.index, last.state.copy()

    def copy(self, pause_on_chance: bool | None = None) -> Table[S]:
        """Return an independent table at the same moment; its log is off."""
        new: Table[S] = object.__new__(type(self))
        last = self._snapshots[-1]
        new.game = self.game
        new.seats = self.seats
        new.options = self.options
        new.seed = self.seed
        new.names = self.names
        new.position = self.position
        new.moment = self.moment
        new.result = None
        new.chance = None
        new._rng = self._rng.copy()
        new._base = self._base
        new._log = NO_LOG
        new._keep_snapshots = self._keep_snapshots
        new._hashes = False
        new.checks = {}
        new._checked = -1
        new._pause = self._pause if pause_on_chance is None else pause_on_chance
        new._scripted = self._scripted
        new._forced = self._forced.copy()
        new._entries = self._entries[:]
        new._answered = self._answered
        new._steps = self._steps
        # the original never changes a kept snapshot, so both tables may share it
        new._snapshots = [last]
        new._restart(last)
        if self.result is not None:
            new.end(self.result)
        return new

    def _restart(self, snapshot: _Snapshot) -> None:
        """Go back to a snapshot and replay all entries since."""
        self._close()
        self.state = snapshot.state.copy()
        self._at = snapshot.index
        self._checked = snapshot.index or -1
        self._open = {}
        self._branches = []
        self._branch_index = 0
        self.chance = None
        self._rebuilding = True
        self._begin_step()
        self._run(None)
        self._rebuilding = False
        self.state.log = self._log

    def _close(self) -> None:
        """Drop the running coroutine."""
        self._coroutine = None
        self._open = {}
        self._branches = []

    def imagine(self, seat: int | None, rng: Rng) -> Table[S]:
        """Return a copy in which all that the seat cannot know, and all to come, is drawn again."""
        new = self.copy()
        new._base = rng.bits()
        self.game.resample(new.state, seat, rng)
        return new

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
                if entry[0] == REVEAL:
                    raise CannotUndo(text("core-no-undo-reveal"))
            kept = entries[:index]
        self.result = None
        self._rebuild(kept, entries[index][4])

    def _last_answer(self, seat: int) -> int:
        for index in range(len(self._entries) - 1, -1, -1):
            entry = self._entries[index]
            if entry[0] == ANSWER and entry[1] == seat:
                return index
        raise CannotUndo(text("core-no-undo-nothing"))

    def _rebuild(self, entries: list[Entry], told: int) -> None:
        """Replay these entries from the latest snapshot that precedes their end, silently."""
        self._entries = entries
        self._answered = sum(entry[0] == ANSWER for entry in entries)
        for index in [index for index in self.checks if index > len(entries)]:
            del self.checks[index]
        while self._snapshots[-1].index > len(entries):
            self._snapshots.pop()
        self._restart(self._snapshots[-1])
        del self._log.events[told:]
