"""Who plays many matches: this process, several of this machine, or a Ray cluster.

Whoever plays them, they come back in order, so that what is made of them is the same.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from itertools import islice
from typing import Any, Protocol

from cantina.bots.matches import Fixture, Match, play_fixture
from cantina.core.problem import Problem
from cantina.core.text import text

SHORT = 0.2
"""Seconds: a parcel of work that is done sooner is followed by a larger one."""
LARGEST = 32
"""Matches in one parcel at most."""
AHEAD = 3
"""Parcels that wait for each worker."""
MOST_DEATHS = 3
"""A match that kills its worker so often is not tried again."""

Parcel = list[Fixture]
Done = tuple[float, list[Match]]


class WorkerDied(Problem):
    """Worker processes die again and again."""


class Crew(Protocol):
    """Plays matches and hands them back in order."""

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[Match]:
        """Play matches."""


def play_parcel(parcel: Parcel) -> Done:
    """Play a few matches; also say how long they took."""
    began = time.perf_counter()
    matches = [play_fixture(fixture) for fixture in parcel]
    return time.perf_counter() - began, matches


class Alone:
    """Nobody but this process."""

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[Match]:
        """Play one match after the other."""
        return map(play_fixture, fixtures)


def in_order(
    fixtures: Iterable[Fixture],
    workers: int,
    send: Callable[[Parcel], Any],
    receive: Callable[[Any], Done],
) -> Iterator[Match]:
    """Keep workers busy with parcels that grow while they are done quickly."""
    left = iter(fixtures)
    sent: deque[Any] = deque()
    size = 1
    while True:
        while len(sent) < AHEAD * workers and (parcel := list(islice(left, size))):
            sent.append(send(parcel))
        if not sent:
            return
        seconds, matches = receive(sent.popleft())
        if seconds < SHORT:
            size = min(LARGEST, size * 2)
        yield from matches


class Processes:
    """Several processes of this machine; one that dies is replaced, and its work done again."""

    def __init__(self, workers: int) -> None:
        self._workers = workers
        self._pool: ProcessPoolExecutor
        self._sent: dict[int, tuple[Parcel, Future[Done]]] = {}
        self._number = 0

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[Match]:
        """Play them on all processes."""
        self._pool = ProcessPoolExecutor(self._workers)
        try:
            yield from in_order(fixtures, self._workers, self._send, self._receive)
        finally:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._sent.clear()

    def _send(self, parcel: Parcel) -> int:
        self._number += 1
        try:
            future = self._pool.submit(play_parcel, parcel)
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
            number: (parcel, self._pool.submit(play_parcel, parcel))
            for number, (parcel, _) in self._sent.items()
        }


class Cluster:
    """A Ray cluster; what a lost worker was playing is played again elsewhere."""

    def __init__(self, address: str, workers: int = 0) -> None:
        self._ray = _import_ray()
        if not self._ray.is_initialized():
            self._ray.init(address=address, log_to_driver=False)
        cores = int(self._ray.cluster_resources().get("CPU", 1))
        self._workers = workers or cores

    def play(self, fixtures: Iterable[Fixture]) -> Iterator[Match]:
        """Play them on all workers of the cluster."""
        far = self._ray.remote(max_retries=MOST_DEATHS)(play_parcel)
        yield from in_order(fixtures, self._workers, far.remote, self._ray.get)


def _import_ray() -> Any:
    try:
        return import_module("ray")
    except ModuleNotFoundError as error:
        command = "pip install 'cantina[cluster]'"
        raise Problem(text("core-needs-ray", command=command)) from error


def crew(workers: int = 1, ray: str | None = None) -> Crew:
    """Return who plays: so many processes here, or the workers of a Ray cluster."""
    if ray is not None:
        return Cluster(ray, workers if workers > 1 else 0)
    return Processes(workers) if workers > 1 else Alone()
