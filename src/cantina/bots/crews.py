"""Who plays many matches: this process, several of this machine, or a Ray cluster.

Whoever plays them, they come back in order, so that what is made of them is the same. The same
crews play the matches that teach a judge (`practice.py`): any work that can be sent elsewhere.
"""

from __future__ import annotations

import atexit
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from itertools import islice
from typing import Any, Protocol, TypeVar

from cantina.bots.matches import Fixture, Match, play_fixture
from cantina.bots.workers import MOST_DEATHS, Done, Parcel, Team, do_parcel
from cantina.core.problem import Problem
from cantina.core.text import text

SHORT = 0.2
"""Seconds: a parcel of work that is done sooner is followed by a larger one."""
LARGEST = 32
"""Pieces of work in one parcel at most."""
AHEAD = 3
"""Parcels that wait for each worker."""

T = TypeVar("T")
R = TypeVar("R")


class Crew(Protocol):
    """Plays matches and hands them back in order."""

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[Match]:
        """Play matches."""


class Hands(ABC):
    """Whoever does many pieces of work; matches are one kind of it."""

    @abstractmethod
    def each(self, do: Callable[[T], R], pieces: Iterable[T]) -> Iterator[R]:
        """Do the same with every piece; what comes of them comes back in order."""

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[Match]:
        """Play matches."""
        return self.each(play_fixture, fixtures)


class Alone(Hands):
    """Nobody but this process."""

    def each(self, do: Callable[[T], R], pieces: Iterable[T]) -> Iterator[R]:
        """Do one piece after the other."""
        return map(do, pieces)


def in_order(
    do: Callable[[T], R],
    pieces: Iterable[T],
    most: int,
    send: Callable[[Parcel], Any],
    receive: Callable[[Any], Done],
) -> Iterator[R]:
    """Keep workers busy with at most so many parcels, which grow while they are done quickly."""
    left = iter(pieces)
    sent: deque[Any] = deque()
    size = 1
    while True:
        while len(sent) < most and (several := list(islice(left, size))):
            sent.append(send((do, several)))
        if not sent:
            return
        seconds, found = receive(sent.popleft())
        if seconds < SHORT:
            size = min(LARGEST, size * 2)
        yield from found


class Processes(Hands):
    """Several processes of this machine; one that dies is replaced, and its work done again."""

    def __init__(self, workers: int) -> None:
        self._workers = workers

    def each(self, do: Callable[[T], R], pieces: Iterable[T]) -> Iterator[R]:
        """Do it on all processes; whatever ends this ends them, in the middle of a match too."""
        team = Team(self._workers)
        atexit.register(team.end)  # Python waits for workers before it lets go of who asked them
        try:
            yield from in_order(do, pieces, AHEAD * self._workers, team.send, team.receive)
        finally:
            team.end()
            atexit.unregister(team.end)


class Cluster(Hands):
    """So many workers of a Ray cluster, or all; what a lost one was playing is played elsewhere."""

    def __init__(self, address: str, workers: int | None = None) -> None:
        self._ray = _import_ray()
        if not self._ray.is_initialized():
            self._ray.init(address=address, log_to_driver=False)
        cores = int(self._ray.cluster_resources().get("CPU", 1))
        # a cluster gives every parcel that waits to a worker of its own, if it has one left
        self._most = AHEAD * cores if workers is None or workers >= cores else workers

    def each(self, do: Callable[[T], R], pieces: Iterable[T]) -> Iterator[R]:
        """Do it on workers of the cluster."""
        far = self._ray.remote(max_retries=MOST_DEATHS)(do_parcel)
        yield from in_order(do, pieces, self._most, far.remote, self._ray.get)


def _import_ray() -> Any:
    try:
        return import_module("ray")
    except ModuleNotFoundError as error:
        command = "pip install 'cantina[cluster]'"
        raise Problem(text("core-needs-ray", command=command)) from error


def crew(workers: int | None = None, ray: str | None = None) -> Hands:
    """Return who plays: so many processes here (or one), or so many of a Ray cluster (or all)."""
    if ray is not None:
        return Cluster(ray, workers)
    return Alone() if workers is None or workers == 1 else Processes(workers)
