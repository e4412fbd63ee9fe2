"""`make gpu`: the array program of `bench.batch_flight` held against the kernel, then measured."""

from __future__ import annotations

import argparse
import multiprocessing
import os
import sys
import time
from collections.abc import Callable, Sequence

import jax
import numpy as np

from bench.batch_flight import GRID, Landings, fly, shifts
from bench.flight_cases import (
    CORNERS,
    MANEUVERS,
    SHIPS,
    TOKENS,
    Answer,
    Case,
    answers,
    dial_of,
    random_case,
)

CHECKED = 1_000_000
AT_ONCE = 2_000
"""Matches that are checked in one go."""
FLOPS = {"NVIDIA H200": (33.5e12, 67e12)}
"""Operations a second by the datasheet, double and single; a fused multiply-add is two."""
EDGE = 25
"""Operations of single precision for one edge of a token and one line (`bench.token_lines`)."""
REPEATS = 20


def arrays(cases: Sequence[Case]) -> tuple[np.ndarray, ...]:
    """Return matches as the arrays that `fly` takes."""
    poses = np.array([[ship[0] for ship in case.ships] for case in cases])
    sides = np.array([[ship[1] for ship in case.ships] for case in cases])
    table = {side: shifts(dial_of(side), side) for side in (40.0, 80.0)}
    moves = np.array([[table[side] for _, side in case.ships] for case in cases])
    tokens = np.array([[padded(token) for token in case.tokens] for case in cases])
    return poses, sides, moves, tokens


def padded(outline: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """Repeat the last corner until there are enough."""
    return [*outline, *[outline[-1]] * (CORNERS - len(outline))]


def differences(found: Landings, match: int, told: list[list[Answer]]) -> tuple[int, int]:
    """Count the maneuvers of a match that differ from the kernel, and the pairs left unsure."""
    own = Landings(*[one[match].tolist() for one in found])
    wrong = unsure = 0
    for ship, row in enumerate(told):
        others = [number for number in range(SHIPS) if number != ship]
        for k, answer in enumerate(row):
            pose = tuple([one[ship][k] / GRID for one in (own.x, own.y, own.heading)])
            is_same = (pose, own.off_mat[ship][k], own.bumped[ship][k]) == answer[:3]
            if not answer.bumped:
                arcs, bands = own.in_arc[ship][k], own.band[ship][k]
                over, doubts = own.obstructed[ship][k], own.unsure[ship][k]
                unsure += sum(doubts)
                is_same = (
                    is_same
                    and answer.bands == tuple([bands[o] if arcs[o] else None for o in others])
                    and all(
                        doubts[other] or over[other] == answer.obstructed[place]
                        for place, other in enumerate(others)
                    )
                )
            wrong += not is_same
    return wrong, unsure


def check(count: int, jobs: int) -> tuple[int, int, int]:
    """Compare on at least so many maneuvers; return how many, how many differ, unsure pairs."""
    matches = -(-count // (SHIPS * MANEUVERS))
    wrong = unsure = 0
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        for first in range(0, matches, AT_ONCE):
            seeds = range(first, min(first + AT_ONCE, matches))
            cases = pool.map(random_case, seeds, chunksize=50)
            told = pool.imap(answers, cases, chunksize=20)
            found = Landings(*[np.asarray(one) for one in fly(*arrays(cases))])
            for match, row in enumerate(told):
                differ, left = differences(found, match, row)
                if differ:
                    print(f"match {first + match}: {differ} differ")
                wrong, unsure = wrong + differ, unsure + left
    return matches * SHIPS * MANEUVERS, wrong, unsure


def seconds(work: Callable[[], object]) -> float:
    """Return the median of several runs on the device."""
    jax.block_until_ready(work())
    times = []
    for _ in range(REPEATS):
        began = time.perf_counter()
        jax.block_until_ready(work())
        times.append(time.perf_counter() - began)
    return sorted(times)[REPEATS // 2]


def measure(matches: int, cases: Sequence[Case]) -> None:
    """Print how many ship-maneuvers a second so many matches give, and what bounds them."""
    base = arrays(cases)
    given = [jax.device_put(np.resize(one, (matches, *one.shape[1:]))) for one in base]
    program = fly.lower(*given).compile()
    spent = seconds(lambda: program(*given))
    evaluations = matches * SHIPS * MANEUVERS
    moved = sum(one.nbytes for one in given) + sum(one.nbytes for one in program(*given))
    doubles = program.cost_analysis()["flops"]
    singles = evaluations * SHIPS * TOKENS * CORNERS * EDGE
    print(
        f"{matches:>8,} matches: {spent * 1e3:9.3f} ms, "
        f"{evaluations / spent:.3g} ship-maneuvers/s, "
        f"{doubles / evaluations:,.0f} double and {singles / evaluations:,.0f} single operations "
        f"and {moved / evaluations:.0f} bytes each, {(doubles + singles) / spent / 1e12:.2f} "
        f"TFLOP/s, {moved / spent / 1e9:,.1f} GB/s"
    )
    if peaks := FLOPS.get(jax.devices()[0].device_kind):
        least = doubles / peaks[0] + singles / peaks[1]
        print(
            f"{'':>8}  bound by arithmetic: {evaluations / least:.3g}/s, "
            f"by memory (4.3 TB/s): {evaluations * 4.3e12 / moved:.3g}/s"
        )


def main() -> None:
    """Check, then measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cases", type=int, default=CHECKED, help="ship-maneuvers to compare")
    parser.add_argument("--matches", type=int, nargs="*", default=[1, 100, 1000, 10_000])
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    print(f"{jax.devices()[0].device_kind}, {SHIPS} ships, {MANEUVERS} maneuvers, {TOKENS} tokens")
    began = time.perf_counter()
    compared, wrong, unsure = check(given.cases, given.jobs)
    print(
        f"{compared:,} ship-maneuvers compared in {time.perf_counter() - began:.0f} s: "
        f"{wrong} differ; {unsure} of {compared * (SHIPS - 1):,} pairs unsure"
    )
    cases = [random_case(seed) for seed in range(50)]
    for matches in given.matches:
        measure(matches, cases)
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
