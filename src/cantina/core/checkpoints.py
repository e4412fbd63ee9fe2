"""What is kept of the states between two steps: copies to go back to, and hashes to compare."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final, Generic, TypeVar

from cantina.core.hashing import state_hash
from cantina.core.piece import State
from cantina.core.story import Beat, Mismatch, unread

S = TypeVar("S", bound=State)

MOST: Final = 3
"""So many copies are kept at most: the first and the latest."""


class Vision:
    """What a seat imagined: the beats that led to the moment, and how the hidden was dealt."""

    __slots__ = ("lead", "seat", "seed")

    def __init__(self, lead: list[Beat], seat: int | None, seed: int) -> None:
        self.lead = lead
        self.seat = seat
        self.seed = seed

    def __reduce__(self) -> tuple[Any, ...]:
        return Vision, (unread(self.lead), self.seat, self.seed)


class Snapshot(Generic[S]):
    """The state at a checkpoint, how many beats led to it, and what was imagined since.

    Nobody changes the state of a snapshot, so that tables may share it.
    """

    __slots__ = ("index", "state", "visions")

    def __init__(self, index: int, state: S, visions: tuple[Vision, ...] = ()) -> None:
        self.index = index
        self.state = state
        self.visions = visions


class Checkpoints(Generic[S]):
    """The snapshots and hashes of one table."""

    __slots__ = ("_checked", "distance", "has_hashes", "hashes", "passed", "snapshots")

    def __init__(
        self,
        first: Snapshot[S],
        distance: int = 1,
        has_hashes: bool = False,
        hashes: dict[int, tuple[str, str]] | None = None,
    ) -> None:
        self.snapshots = [first]
        self.distance = distance
        """How many beats lie between two snapshots at least; 0: no further one is kept."""
        self.has_hashes = has_hashes
        self.hashes: dict[int, tuple[str, str]] = hashes if hashes is not None else {}
        """Step and state hash of the checkpoints, by the number of beats before them."""
        self._checked = -1
        self.passed = 0
        """How many beats led to the last checkpoint, kept or not."""

    @property
    def last(self) -> Snapshot[S]:
        """Return the latest snapshot."""
        return self.snapshots[-1]

    def copy(self) -> Checkpoints[S]:
        """Return the same snapshots for another table, which compares no hashes."""
        new: Checkpoints[S] = Checkpoints.__new__(Checkpoints)
        new.snapshots = self.snapshots[:]
        new.distance = self.distance
        new.has_hashes = False
        new.hashes = {}
        new._checked = -1
        new.passed = 0
        return new

    def keep_on(self) -> None:
        """Keep snapshots from now on: somebody copies the table and would hear all of it again."""
        self.distance = self.distance or 1

    @contextmanager
    def keeping_none(self) -> Iterator[None]:
        """Keep no snapshots for a while: nobody goes back into the middle of a playout."""
        distance, self.distance = self.distance, 0
        try:
            yield
        finally:
            self.distance = distance

    def keep(self, index: int, state: S) -> None:
        """Keep a copy of the state after so many beats, if the last one lies far enough back.

        Where nothing was asked or drawn since the last one, this one takes its place.
        """
        since = index - self.snapshots[-1].index
        if since >= self.distance:
            self.snapshots.append(Snapshot(index, state.copy()))
            if len(self.snapshots) > MOST:
                del self.snapshots[1]
        elif since == 0:
            self.snapshots[-1] = Snapshot(index, state.copy())

    def compare(self, index: int, state: S) -> None:
        """Note the hash of a checkpoint, or compare it with the one that was noted."""
        if index <= self._checked:
            return
        self._checked = index
        found = (state.step, state_hash(state))
        if self.hashes.setdefault(index, found) != found:
            raise Mismatch(index - 1, "the state after this is not the one that was recorded")

    def go_back(self, index: int) -> Snapshot[S]:
        """Forget all that lies after so many beats; return the latest snapshot before."""
        for later in [place for place in self.hashes if place > index]:
            del self.hashes[later]
        while self.snapshots[-1].index > index:
            self.snapshots.pop()
        last = self.snapshots[-1]
        self._checked = last.index or -1
        return last
