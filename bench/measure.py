"""Small tools to measure with.

What runs alone in its process is measured in CPU time, which a busy machine disturbs least.
"""

import time
import tracemalloc
from collections.abc import Callable
from typing import Any

from cantina.core.rng import Rng
from cantina.core.table import Table


def rate(play: Callable[[int], int], seconds: float = 2.0) -> float:
    """Play matches for a while; return decisions a second."""
    play(0)
    decisions, seed = 0, 1
    began = time.process_time()
    while (elapsed := time.process_time() - began) < seconds:
        decisions += play(seed)
        seed += 1
    return decisions / elapsed


def microseconds(work: Callable[[], Any], seconds: float = 0.3) -> float:
    """Return the best time of one call in microseconds."""
    work()
    best = float("inf")
    began = time.process_time()
    while time.process_time() - began < seconds:
        start = time.process_time()
        for _ in range(20):
            work()
        best = min(best, (time.process_time() - start) / 20)
    return best * 1e6


def after_each_answer(
    start: Callable[[], Table[Any]],
    work: Callable[[Table[Any]], Any],
    answers: int = 200,
    rounds: int = 5,
) -> float:
    """Play the same match on several times; return the mean of the best times after each answer."""
    best: list[float] = []
    for number in range(rounds):
        table, rng, place = start(), Rng(3), 0
        work(table)
        while place < answers and not table.over:
            table.answer_at_random(rng)
            began = time.process_time()
            work(table)
            spent = time.process_time() - began
            if number == 0:
                best.append(spent)
            best[place] = min(best[place], spent)
            place += 1
    return sum(best) / max(1, len(best)) * 1e6


def kilobytes(make: Callable[[], Any], count: int = 10) -> float:
    """Return how much memory one of these takes."""
    make()
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    kept = [make() for _ in range(count)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(kept) / 1024
