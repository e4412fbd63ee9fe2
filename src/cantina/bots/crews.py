"""Who plays many matches: this process, several of this machine, or a Ray cluster.

Whoever plays them, they come back in order, so that what is made of them is the same. The same
crews play the matches that teach a judge (`practice.py`): any work that can be sent elsewhere.
"""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from itertools import islice
from typing import Any, Protocol, TypeVar

from cantina.bots.matches import Fixture, Match, play_fixture
from cantina.core.problem import Problem
from cantina.core.text import text

SHORT = 0.2
"""Seconds: a parcel of work that is done sooner is followed by a larger one."""
LARGEST = 32
"""Pieces of work in one parcel at most."""
AHEAD = 3
"""Parcels that wait for each worker."""
MOST_DEATHS = 3
"""Work that kills its worker so often is not tried again."""

T = TypeVar("T")
R = TypeVar("R")
Parcel = tuple[Callable[[Any], Any], list[Any]]
"""What is to be done, and with what."""
Done = tuple[float, list[Any]]


class WorkerDied(Problem):
    """Worker processes die again and again."""


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


def do_parcel(parcel: Parcel) -> Done:
    """Do a few pieces of work; also say how long they took."""
    do, pieces = parcel
    began = time.perf_counter()
    found = [do(piece) for piece in pieces]
    return time.perf_counter() - began, found


class Alone(Hands):
    """Nobody but this process."""

    def each(self, do: Callable[[T], R], pieces: Iterable[T]) -> Iterator[R]:
        """Do one piece after the other."""
        return map(do, pieces)


def in_order(
    do: Callable[[T], R],
    pieces: Iterable[T],
    workers: int,
    send: Callable[[Parcel], Any],
    receive: Callable[[Any], Done],
) -> Iterator[R]:
    """Keep workers busy with parcels that grow while they are done quickly."""
    left = iter(pieces)
    sent: deque[Any] = deque()
    size = 1
    while True:
        while len(sent) < AHEAD * workers and (several := list(islice(left, size))):
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
        self._pool: ProcessPoolExecutor
        self._sent: dict[int, tuple[Parcel, Future[Done]]] = {}
        self._number = 0

    def each(self, do: Callable[[T], R], pieces: Iterable[T]) -> Iterator[R]:
        """Do it on all processes."""
        self._pool = ProcessPoolExecutor(self._workers)
        try:
            yield from in_order(do, pieces, self._workers, self._send, self._receive)
        finally:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._sent.clear()

    def _send(self, parcel: Parcel) -> int:
        self._number += 1
        try:
            future = self._pool.submit(do_parcel, parcel)
        except BrokenProcessPool as error:
            # noticed while sending; receiving the same parcel starts the pool anew
            future = Future()
            future.set_exception(error)
        self._sent[self._number] = (parcel, future)
        return self._number

    def _receive(self, number: int) -> Done:
        for _ in range(MOST_DEATHS):
            try:
                done = self._sent[number][1].result()
            except BrokenProcessPool:
                self._start_again()
                continue
            del self._sent[number]
            return done
        raise WorkerDied(text("core-worker-died", times=MOST_DEATHS))

    def _start_again(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
        self._pool = ProcessPoolExecutor(self._workers)
        self._sent = {
            number: (parcel, self._pool.submit(do_parcel, parcel))
            for number, (parcel, _) in self._sent.items()
        }


class Cluster(Hands):
    """A Ray cluster; what a lost worker was playing is played again elsewhere."""

    def __init__(self, address: str, workers: int = 0) -> None:
        self._ray = _import_ray()
        if not self._ray.is_initialized():
            self._ray.init(address=address, log_to_driver=False)
        cores = int(self._ray.cluster_resources().get("CPU", 1))
        self._workers = workers or cores

    def each(self, do: Callable[[T], R], pieces: Iterable[T]) -> Iterator[R]:
        """Do it on all workers of the cluster."""
        far = self._ray.remote(max_retries=MOST_DEATHS)(do_parcel)
        yield from in_order(do, pieces, self._workers, far.remote, self._ray.get)


def _import_ray() -> Any:
    try:
        return import_module("ray")
    except ModuleNotFoundError as error:
        command = "pip install 'cantina[cluster]'"
        raise Problem(text("core-needs-ray", command=command)) from error


def crew(workers: int = 1, ray: str | None = None) -> Hands:
    """Return who plays: so many processes here, or the workers of a Ray cluster."""
    if ray is not None:
        return Cluster(ray, workers if workers > 1 else 0)
    return Processes(workers) if workers > 1 else Alone()
