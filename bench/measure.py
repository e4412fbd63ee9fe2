"""Small tools to measure with."""

import time
import tracemalloc
from collections.abc import Callable
from typing import Any


def microseconds(work: Callable[[], Any], seconds: float = 0.5) -> float:
    """Return the best time of one call in microseconds."""
    work()
    best = float("inf")
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        start = time.perf_counter()
        for _ in range(20):
            work()
        best = min(best, (time.perf_counter() - start) / 20)
    return best * 1e6


def kilobytes(make: Callable[[], Any], count: int = 10) -> float:
    """Return how much memory one of these takes."""
    make()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [make() for _ in range(count)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(kept) / 1024
