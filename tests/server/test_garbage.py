"""Garbage is collected when the tables are quiet."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from cantina.server.process import garbage


class Circle:
    """Something that refers to itself."""

    def __init__(self) -> None:
        self.own = self


@pytest.fixture(autouse=True)
def by_hand() -> Iterator[None]:
    """Collect nothing by itself during a test."""
    gc.disable()
    try:
        yield
    finally:
        gc.unfreeze()
        gc.enable()


def leave_garbage() -> tuple[weakref.ref[Circle], list[list[int]]]:
    """Return what tells whether a circle is gone, and enough objects to be worth a look."""
    return weakref.ref(Circle()), [[0] for _ in range(garbage.SOME + 1000)]


def test_garbage_waits_while_moves_are_made_and_goes_when_they_stop() -> None:
    sweeper = garbage.Sweeper()
    gc.collect()
    circle, much = leave_garbage()
    sweeper.tend(moves=5)
    assert circle() is not None
    sweeper.tend(moves=5)
    assert circle() is None
    assert much


def test_little_garbage_is_not_looked_for() -> None:
    sweeper = garbage.Sweeper()
    gc.collect()
    circle = weakref.ref(Circle())
    sweeper.tend(moves=0)
    assert circle() is not None


def test_very_much_garbage_does_not_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(garbage, "MANY", garbage.SOME)
    sweeper = garbage.Sweeper()
    gc.collect()
    circle, much = leave_garbage()
    sweeper.tend(moves=5)
    assert circle() is None
    assert much
