"""Only one server on a SQLite file: two would not hear of each other's moves."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import IO

from cantina.core.problem import Problem
from cantina.core.text import text

try:
    import fcntl
except ImportError:  # on Windows an open file is locked by the system itself
    fcntl = None  # type: ignore[assignment]


class AlreadyServed(Problem):
    """Another server has the file open."""


@contextlib.contextmanager
def only_server(file: Path | None) -> Iterator[None]:
    """Hold a SQLite file for this process; the system lets go of it however the process ends."""
    if file is None:
        yield
        return
    file.parent.mkdir(parents=True, exist_ok=True)
    beside = file.with_name(file.name + ".lock")
    with beside.open("a+") as lock:
        _hold(lock, file)
        lock.seek(0)
        lock.truncate()
        lock.write(str(os.getpid()))
        lock.flush()
        yield


def _hold(lock: IO[str], file: Path) -> None:
    if fcntl is None:
        return
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.seek(0)
        holder = lock.read().strip() or "?"
        raise AlreadyServed(text("server-already-served", file=str(file), process=holder)) from None
