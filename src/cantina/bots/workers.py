"""Processes of this machine that do parcels of work, each with a line of its own to this one.

They share nothing, so that any of them may die, or be ended, in the middle of anything.
"""

from __future__ import annotations

import contextlib
import pickle
import signal
import time
import traceback
from collections import deque
from collections.abc import Callable, Iterator
from multiprocessing import Pipe, Process
from multiprocessing.connection import Connection, wait
from threading import current_thread, main_thread
from typing import Any, Final

from cantina.core.problem import Problem
from cantina.core.text import text

MOST_DEATHS: Final = 3
"""Work that kills its worker so often is not tried again."""

Parcel = tuple[Callable[[Any], Any], list[Any]]
"""What is to be done, and with what."""
Done = tuple[float, list[Any]]
"""How long it took, and what came of it."""
Line = Connection


class WorkerDied(Problem):
    """Worker processes die again and again."""


class Failure:
    """What was raised by work that a worker did."""

    def __init__(self, error: BaseException) -> None:
        self.error = error


class Task:
    """A parcel on its way."""

    def __init__(self, number: int, parcel: Parcel) -> None:
        self.number = number
        self.parcel = parcel
        self.deaths = 0


@contextlib.contextmanager
def uninterrupted() -> Iterator[None]:
    """Put Ctrl-C off for a moment: Python loses one that comes while a process is forked."""
    if current_thread() is not main_thread():
        yield
        return
    came: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: came.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before or signal.SIG_DFL)
    if came:
        signal.raise_signal(signal.SIGINT)


def do_parcel(parcel: Parcel) -> Done:
    """Do a few pieces of work; also say how long they took."""
    do, pieces = parcel
    began = time.perf_counter()
    found = [do(piece) for piece in pieces]
    return time.perf_counter() - began, found


def work(line: Line) -> None:
    """Do what comes along the line until nobody is there; Ctrl-C is for whoever sends the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(EOFError, OSError):
        while True:
            line.send(tried(line.recv()))


def tried(parcel: Parcel) -> Done | Failure:
    """Do a parcel; what it raises comes back like what comes of it."""
    try:
        return do_parcel(parcel)
    except BaseException as error:
        return Failure(portable(error))


def portable(error: BaseException) -> BaseException:
    """Return an error that can be sent: itself with where it was raised, or its text alone."""
    where = traceback.format_exc()
    error.add_note(where)
    try:
        pickle.loads(pickle.dumps(error))
    except Exception:
        return RuntimeError(where)
    return error


class Worker:
    """One process and the line to it; it has one task at a time."""

    def __init__(self) -> None:
        self.line, far = Pipe()
        self.task: Task | None = None
        self._process = Process(target=work, args=(far,))
        with uninterrupted():
            self._process.start()
        far.close()

    def take(self, task: Task) -> None:
        """Give it a task."""
        self.task = task
        with contextlib.suppress(OSError):  # it has died meanwhile: its line will say so
            self.line.send(task.parcel)

    def end(self) -> None:
        """End it, whatever it is doing."""
        self._process.kill()
        self._process.join()
        self.line.close()


class Team:
    """Several workers; one that dies is replaced, and its task done again."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._workers: list[Worker] = []
        self._waiting: deque[Task] = deque()
        self._found: dict[int, Done | Failure] = {}
        self._sent = 0

    def send(self, parcel: Parcel) -> int:
        """Have a parcel done; returns its number."""
        self._sent += 1
        self._waiting.append(Task(self._sent, parcel))
        self._hand_out()
        return self._sent

    def receive(self, number: int) -> Done:
        """Wait for what comes of a parcel."""
        while number not in self._found:
            self._listen()
        found = self._found.pop(number)
        if isinstance(found, Failure):
            raise found.error
        return found

    def end(self) -> None:
        """End all workers at once."""
        for worker in self._workers:
            worker.end()
        self._workers.clear()

    def _hand_out(self) -> None:
        while self._waiting:
            worker = self._idle()
            if worker is None:
                return
            worker.take(self._waiting.popleft())

    def _idle(self) -> Worker | None:
        for worker in self._workers:
            if worker.task is None:
                return worker
        if len(self._workers) == self._most:
            return None
        self._workers.append(Worker())
        return self._workers[-1]

    def _listen(self) -> None:
        """Wait until a worker has something to say."""
        ready = wait([worker.line for worker in self._workers if worker.task is not None])
        for worker in [each for each in self._workers if each.line in ready]:
            self._hear(worker)
        self._hand_out()

    def _hear(self, worker: Worker) -> None:
        assert worker.task is not None
        try:
            self._found[worker.task.number] = worker.line.recv()
        except (EOFError, OSError):
            self._bury(worker, worker.task)
        else:
            worker.task = None

    def _bury(self, worker: Worker, task: Task) -> None:
        self._workers.remove(worker)
        worker.end()
        task.deaths += 1
        if task.deaths == MOST_DEATHS:
            raise WorkerDied(text("core-worker-died", times=MOST_DEATHS))
        self._waiting.appendleft(task)
