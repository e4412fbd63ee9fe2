"""Ctrl-C while many matches are played: all ends at once, and a sentence says what is left."""

from __future__ import annotations

import math
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import active_children
from pathlib import Path
from threading import current_thread, main_thread
from typing import Any, Final

import typer

from cantina.cli.common import say

INTERRUPTED: Final = 130
"""What a command ends with that was interrupted, as shells have it."""
PATIENCE: Final = 1.0
"""Seconds in which several Ctrl-C are one: who presses it again must not break the end."""


class Interrupts:
    """Hears Ctrl-C, and interrupts once for all that come in a moment."""

    def __init__(self) -> None:
        self._last = -math.inf

    def __call__(self, *_: object) -> None:
        """Interrupt, unless that was just done."""
        now = time.monotonic()
        if now - self._last > PATIENCE:
            self._last = now
            raise KeyboardInterrupt


@contextmanager
def interruptible(folder: Path | None = None) -> Iterator[None]:
    """Let matches be interrupted; with a folder the same command goes on with them."""
    before = listen(Interrupts())
    try:
        yield
    except KeyboardInterrupt:
        listen(signal.SIG_IGN)  # up to the very end, which takes Python a moment
        for worker in active_children():
            worker.kill()
        sys.stderr.write(interrupted(folder) + "\n")
        raise typer.Exit(INTERRUPTED) from None
    except BaseException:
        listen(before)
        raise
    listen(before)


def listen(handler: Callable[..., Any] | int | None) -> Callable[..., Any] | int | None:
    """Say what Ctrl-C does from now on; returns what it did. Only a main thread can."""
    if current_thread() is not main_thread() or handler is None:
        return None
    return signal.signal(signal.SIGINT, handler)


def interrupted(folder: Path | None) -> str:
    """Say that it was interrupted, and what can be done."""
    if folder is None:
        return say("cli-interrupted")
    return say("cli-interrupted-kept", folder=str(folder))
