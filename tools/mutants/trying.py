"""Tests run in forked processes, so that what one of them breaks is whole again afterwards."""

from __future__ import annotations

import multiprocessing
import os
import resource
import signal
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

import pytest
from _pytest.runner import runtestprotocol

PATIENCE = 20
"""Seconds of computing after which a test that has not ended never will: the break is noticed."""
MEMORY = 4 << 30
"""Bytes that a broken rule may ask for."""


_AT_WORK: list[Callable[[int], tuple[str, str]]] = []
"""What the workers do: they are forked from this process, so that nothing has to be sent them."""


@dataclass(frozen=True)
class Trial:
    """What tests said about a broken rule."""

    noticed: bool
    ran: int
    """How many tests were run, the one that noticed included."""


def passes(items: Sequence[pytest.Item]) -> bool:
    """Run tests in this process; stop at the first that fails."""
    for item in items:
        reports = runtestprotocol(item, nextitem=None, log=False)
        if any(report.failed for report in reports):
            return False
    return True


def silence() -> None:
    """Write nothing from here on."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


def try_out(items: Sequence[pytest.Item], break_it: Callable[[], None], seconds: float) -> Trial:
    """Break a rule in a process of its own and run tests there, up to so many seconds of computing.

    A process that outlives its time by far, asks for all memory or ends by itself has noticed.
    """
    reader, writer = os.pipe()
    child = os.fork()
    if child == 0:
        silence()
        limit = int(seconds) + PATIENCE
        resource.setrlimit(resource.RLIMIT_CPU, (limit, limit))
        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
        code = 1
        try:
            break_it()
            code = run_in_turn(items, writer, seconds)
        finally:
            os._exit(code)
    os.close(writer)
    with os.fdopen(reader, "rb") as pipe:
        ran = len(pipe.read())
    _, status = os.waitpid(child, 0)
    return Trial(status != 0, ran)


def run_in_turn(items: Sequence[pytest.Item], writer: int, seconds: float) -> int:
    """Run tests until one fails or the time is over; tell of each that begins, return 1 if so."""
    begun = time.process_time()
    for item in items:
        os.write(writer, b".")
        if not passes([item]):
            return 1
        if time.process_time() - begun > seconds:
            break
    return 0


def wait(child: int, seconds: float) -> int:
    """Wait for a process, but not for ever; return its exit code, 1 if it was too slow."""
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        done, status = os.waitpid(child, os.WNOHANG)
        if done:
            return os.waitstatus_to_exitcode(status)
        time.sleep(0.005)
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return 1


def side_by_side(
    number: int, work: Callable[[int], tuple[str, str]], workers: int
) -> Iterator[tuple[str, str]]:
    """Do a piece of work for each number, several at a time; return what came of it in order."""
    if workers == 1:
        yield from map(work, range(number))
        return
    _AT_WORK.append(work)
    with multiprocessing.get_context("fork").Pool(workers) as pool:
        yield from pool.imap(_do, range(number))
    _AT_WORK.pop()


def _do(index: int) -> tuple[str, str]:
    return _AT_WORK[-1](index)
