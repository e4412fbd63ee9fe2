"""Some things about an option take long to count, as the exact odds of an attack with many cards.

Whoever shows a question while others wait is in a hurry: what would take long is left out, and
counted again where nobody waits for it.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar


class TakesLong(Exception):  # noqa: N818
    """Somebody is in a hurry, and this would take long."""


class Hurry:
    """A moment in which nobody has time."""

    def __init__(self) -> None:
        self.left_something_out = False


_hurry: ContextVar[Hurry | None] = ContextVar("hurry", default=None)


@contextmanager
def in_a_hurry() -> Iterator[Hurry]:
    """Leave out what takes long, and note whether anything did."""
    hurry = Hurry()
    before = _hurry.set(hurry)
    try:
        yield hurry
    finally:
        _hurry.reset(before)


def need_time() -> None:
    """Say that what follows takes long; TakesLong where somebody is in a hurry."""
    hurry = _hurry.get()
    if hurry is not None:
        hurry.left_something_out = True
        raise TakesLong
