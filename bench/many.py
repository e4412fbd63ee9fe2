"""Many at once: `cantina simulate --jobs`, and a thousand tables stepped in one process."""

import os
import resource
import time
from typing import Any

import numpy as np

from cantina.bots.arena import Contest, run_contest
from cantina.envs.vector import VectorTables

GAMES = ("outer-rim", "x-wing", "destiny")
MATCHES = {"outer-rim": 60, "x-wing": 160, "destiny": 160}
TABLES = 1000
STEPS = 3


def scaling(game: str, jobs: int) -> dict[str, float]:
    """Play the same matches with one process and with several; wall-clock time."""
    contest = Contest(game, ("random", "random"), MATCHES[game])
    alone = run_contest(contest, 1).decisions_per_s
    together = run_contest(contest, jobs).decisions_per_s
    return {
        "decisions_per_s, 1 job": round(alone),
        f"decisions_per_s, {jobs} jobs": round(together),
        "ratio": round(together / alone, 2),
    }


def resident_kilobytes() -> int:
    """Return the most memory this process has had."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def vector(game: str, tables: int) -> float:
    """Step so many tables at random; return the steps of single tables a second."""
    batch_of = VectorTables(game, tables)
    batch = batch_of.reset()
    source = np.random.default_rng(1)
    spent = 0.0
    for _ in range(STEPS if tables > 1 else STEPS * 100):
        actions = [int(source.integers(mask.sum())) for mask in batch.masks]
        began = time.process_time()
        batch = batch_of.step(actions)
        spent += time.process_time() - began
    return tables * (STEPS if tables > 1 else STEPS * 100) / spent


def thousand(game: str) -> dict[str, float]:
    """Step one table and a thousand."""
    alone = vector(game, 1)
    before = resident_kilobytes()
    together = vector(game, TABLES)
    grown = resident_kilobytes() - before
    return {
        "steps_per_s, 1 table": round(alone),
        f"steps_per_s, {TABLES} tables": round(together),
        "ratio": round(together / alone, 2),
        "grown_kb_a_table": round(grown / TABLES, 1),
    }


def run() -> dict[str, Any]:
    """Measure both for every game."""
    jobs = os.cpu_count() or 1
    found: dict[str, Any] = {}
    for game in GAMES:
        found[f"{game}: simulate --jobs {jobs}"] = scaling(game, jobs)
        found[f"{game}: vector"] = thousand(game)
    return found
