"""Runs a game's coroutines: live, appending to the list of entries, or replaying part of it.

There are no rules in here. Between two steps the state alone is the game.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Coroutine, Iterable, Sequence
from typing import Any, Final, Generic, TypeVar

import msgspec

from cantina.core.ask import AskAll, BaseAsk, Refused, Together
from cantina.core.chance import Chance, Reveal, raw_of
from cantina.core.event import NO_LOG, Log
from cantina.core.game import Game
from cantina.core.hashing import state_hash
from cantina.core.piece import State
from cantina.core.rng import MASK, Rng
from cantina.core.wire import Result

S = TypeVar("S", bound=State)

ANSWER: Final = 0
FORCED: Final = 1
CHANCE: Final = 2
REVEAL: Final = 3
ASIDE: Final = 4
"""Something a seat did outside its own asks while the table waited for an answer."""

Entry = tuple[int, int, Any, Any, int]
"""Kind, seat, key (or raw outcome), value, number of events told before it."""

READ: Final = (ANSWER, FORCED, CHANCE)
"""The kinds of entries that have a value."""

UNREAD: Final = msgspec.UNSET
"""The value of an entry that came from a file and is read when its ask or roll is reached."""

KEPT_SNAPSHOTS: Final = 8
DEALS: Final = 1000
"""How often hidden things are dealt until they fit what is asked."""
STRIDE: Final = 0xD1342543DE82EF95
"""Odd, so that the moments of a match start their random numbers far from each other."""


def unread(entries: Iterable[Entry]) -> list[Entry]:
    """Return entries as a file holds them: by key; values are read when they are reached."""
    return [
        (kind, seat, raw_of(key), UNREAD if kind in READ else None, told)
        for kind, seat, key, _, told in entries
    ]


class Mismatch(ValueError):  # noqa: N818
    """An entry that does not fit the rules it is replayed under; `index` says which."""

    def __init__(self, index: int, what: str) -> None:
        super().__init__(what)
        self.index = index


def own_ask(request: object, seat: int) -> BaseAsk[Any]:
    """Return what a branch of a Together awaits: it may ask its own seat and nothing else."""
    if not isinstance(request, BaseAsk) or request.seat != seat:
        raise TypeError("a branch of a Together may only ask its own seat")
    return request


class _Branch:
    """One seat's coroutine inside a Together."""

    __slots__ = ("coroutine", "result", "seat")

    def __init__(self, seat: int, coroutine: Coroutine[Any, Any, Any] | None) -> None:
        self.seat = seat
        self.coroutine = coroutine
        self.result: Any = None


class Vision:
    """What a seat imagined: the entries that led to the moment, and how the hidden was dealt."""

    __slots__ = ("lead", "seat", "seed")

    def __init__(self, lead: list[Entry], seat: int | None, seed: int) -> None:
        self.lead = lead
        self.seat = seat
        self.seed = seed

    def __reduce__(self) -> tuple[Any, ...]:
        return Vision, (unread(self.lead), self.seat, self.seed)


class Snapshot:
    """The state at a checkpoint, how many entries led to it, and what was imagined since."""

    __slots__ = ("index", "state", "visions")

    def __init__(self, index: int, state: Any, visions: tuple[Vision, ...] = ()) -> None:
        self.index = index
        self.state = state
        self.visions = visions


class Driver(Generic[S]):
    """A match being driven; `Table` is what everybody else uses."""

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
        snapshots: int = 1,
        hashes: bool = False,
        pause_on_chance: bool = False,
        script: Iterable[object] | None = None,
        entries: list[Entry] | None = None,
        checks: dict[int, tuple[str, str]] | None = None,
        position: object = None,
        moment: int = 0,
        running: bool = True,
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
        self.imagined = False
        """Whether it shows what a seat imagined, and not a match that is played."""
        self.result: Result | None = None
        self.chance: Chance | None = None
        """In a table that pauses on chance: what is to be drawn now."""
        self._rng = Rng(seed)
        self._base = self._rng.state
        self._log = Log() if log else NO_LOG
        self._keep_snapshots = snapshots
        """How many entries lie between two kept checkpoints at least; 0: none is kept."""
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
        self._snapshots: list[Snapshot] = []
        self._answered = 0
        if running:
            self._snapshots.append(Snapshot(0, state.copy()))
            self._answered = sum(entry[0] == ANSWER for entry in self._entries)
            state.log = self._log
            self._begin_step()
            self._run(None)

    def _write(self, kind: int, seat: int, key: Any, value: Any) -> None:
        self._entries.append((kind, seat, key, value, len(self._log.events)))
        self._at += 1

    def _continue(self, seat: int, value: Any) -> None:
        """Give an answer to the branch that awaits it."""
        del self._open[seat]
        for branch in self._branches:
            if branch.seat == seat:
                self._run_branch(branch, value)
        if not self._open:
            self._run(self._join())

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
            while entry[0] == ASIDE:
                self.game.hear(self.state, entry[1], entry[2])
                self._at = at = at + 1
                if at == len(self._entries):
                    return None
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
        entry = (FORCED, ask.seat, forced[0], forced[1], len(self._log.events))
        self._entries.append(entry)
        self._at = at + 1
        return entry

    def _read(self, at: int, ask: BaseAsk[Any]) -> Entry:
        """Find the value of an answer that a file holds by key only."""
        kind, seat, key, _, told = self._entries[at]
        try:
            value = ask.find(key)
        except Refused as refusal:
            raise Mismatch(at, str(refusal)) from refusal
        entry = (kind, seat, key, value, told if self._rebuilding else len(self._log.events))
        self._entries[at] = entry
        return entry

    def _happens(self, request: Chance) -> Any:
        """Return the outcome of a chance request: replayed, forced or drawn."""
        at = self._at
        if at < len(self._entries):
            kind, _, raw, value, told = self._entries[at]
            if kind != CHANCE:
                raise Mismatch(at, f"a {request.kind} comes here")
            if value is UNREAD:
                try:
                    value = request.parse(raw)
                except ValueError as error:
                    raise Mismatch(at, str(error)) from error
                told = told if self._rebuilding else len(self._log.events)
                self._entries[at] = (kind, -1, raw, value, told)
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
        self._hear_branches()

    def _hear_branches(self) -> None:
        """Replay the answers that the branches already got."""
        while self._open and self._at < len(self._entries):
            at = self._at
            seat = self._entries[at][1]
            if self._entries[at][0] == ASIDE:
                self.game.hear(self.state, seat, self._entries[at][2])
                self._at += 1
                continue
            waiting = self._open.get(seat)
            if waiting is None or self._entries[at][0] > FORCED:
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
            ask = own_ask(request, branch.seat)
            found = self._reach(ask)
            if found is None:
                self._open[branch.seat] = ask
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
        distance = self._keep_snapshots
        if distance and self._at - self._snapshots[-1].index >= distance:
            self._snapshots.append(Snapshot(self._at, state.copy()))
            if len(self._snapshots) > KEPT_SNAPSHOTS:
                del self._snapshots[1]
        self._coroutine = self._steps[following](state) if following else None

    def _verify(self, state: S) -> None:
        """Note the hash of this checkpoint, or compare it with the one that was noted."""
        at = self._checked = self._at
        found = (state.step, state_hash(state))
        if self.checks.setdefault(at, found) != found:
            raise Mismatch(at - 1, "the state after this is not the one that was recorded")

    def _restart(self, snapshot: Snapshot) -> None:
        """Go back to a snapshot and replay all entries since."""
        self._close()
        self.state = snapshot.state.copy()
        self._checked = snapshot.index or -1
        self._branch_index = 0
        self.chance = None
        self._rebuilding = True
        self._begin_step()
        if snapshot.visions:
            self._imagine_again(snapshot.visions)
            self._branch_index = snapshot.index
        self._at = snapshot.index
        self._go_on()
        self._rebuilding = False
        self.state.log = self._log

    def _imagine_again(self, visions: Iterable[Vision]) -> None:
        """Play what led to each vision, then deal what was hidden as it was dealt there."""
        kept = self._entries, self._pause, self._keep_snapshots
        self._pause, self._keep_snapshots = True, 0
        for vision in visions:
            self._entries, self._at = vision.lead, 0
            self._go_on()
            self._deal_again(vision.seat, Rng(vision.seed))
        self._entries, self._pause, self._keep_snapshots = kept

    def _deal_again(self, seat: int | None, rng: Rng) -> None:
        """Deal what a seat cannot know, so that everybody can answer what is asked of them."""
        others = [ask for asked, ask in self._open.items() if asked != seat]
        for _ in range(DEALS):
            self.game.resample(self.state, seat, rng)
            for ask in self._open.values():
                ask.look_again()
            if all(ask.answerable() for ask in others):
                return
        raise ValueError(f"{self.game.name} deals no world in which all can answer")

    def _go_on(self) -> None:
        """Take up a match where it waits, as far as there are entries."""
        if self.chance is not None:
            if self._pause and self._at == len(self._entries) and not self._forced:
                return
            request, self.chance = self.chance, None
            self._run(self._happens(request))
        elif self._branches:
            self._hear_branches()
            if not self._open:
                self._run(self._join())
        elif self._open:
            (ask,) = self._open.values()
            found = self._reach(ask)
            if found is not None:
                self._open = {}
                self._run(found[3])
        else:
            self._run(None)

    def _close(self) -> None:
        """Drop the running coroutine."""
        self._coroutine = None
        self._open = {}
        self._branches = []

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
