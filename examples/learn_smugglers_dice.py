"""Teach a small agent Smuggler's Dice in a minute: a softmax over the features of options.

    python examples/learn_smugglers_dice.py

Many tables play at once. Where a learner sits, answers that led to a win become likelier (REINFORCE
with a baseline); the other seat plays at random. Needs `pip install 'cantina[envs]'`.
"""

import sys
import time

import numpy as np
from numpy.typing import NDArray

from cantina.envs.features import OPTION_SIZE
from cantina.envs.vector import VectorTables

Weights = NDArray[np.float64]
LEARNER = 0
TABLES = 64
RATE = 0.05


def chances(weights: Weights, rows: NDArray[np.float32]) -> Weights:
    """Return how likely each of some options is taken."""
    scores = rows @ weights
    found: Weights = np.exp(scores - scores.max())
    return found / found.sum()


def play(weights: Weights, matches: int, learn: bool, seed: int) -> tuple[Weights, float]:
    """Play so many matches; returns the weights and the share of matches won."""
    rng = np.random.default_rng(seed)
    tables = VectorTables("smugglers-dice", TABLES, actions=64, size=8)
    batch = tables.reset(seed)
    traces = np.zeros((TABLES, OPTION_SIZE))
    won, ended = 0.0, 0
    while ended < matches:
        actions = []
        for row, table in enumerate(tables.tables):
            legal = int(batch.masks[row].sum())
            if batch.seats[row] != LEARNER:
                actions.append(int(rng.integers(legal)))
                continue
            rows = table.options()[:legal]
            likely = chances(weights, rows)
            action = int(rng.choice(legal, p=likely))
            traces[row] += rows[action] - likely @ rows
            actions.append(action)
        batch = tables.step(actions)
        for row in np.flatnonzero(batch.dones):
            reward = float(batch.rewards[row, LEARNER])
            won += reward > 0
            ended += 1
            if learn:
                weights = weights + RATE * (reward - 0.2) * traces[row] / 10
            traces[row] = 0
    return weights, won / ended


def main(matches: int = 4000) -> tuple[float, float]:
    """Learn, and compare before with after."""
    weights: Weights = np.zeros(OPTION_SIZE)
    began = time.perf_counter()
    _, before = play(weights, 400, learn=False, seed=1)
    weights, _ = play(weights, matches, learn=True, seed=2)
    _, after = play(weights, 400, learn=False, seed=3)
    print(f"won before {before:.0%}, after {after:.0%}; {time.perf_counter() - began:.0f} s")
    return before, after


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
