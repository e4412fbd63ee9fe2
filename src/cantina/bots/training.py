"""Teaches a judge from the notes of many matches (needs numpy, which only the training does).

One match in five is kept apart. After each pass over the others the judge is tried on those it has
not seen, and the pass that did best there is kept; how sure it is was so never learned by heart.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from cantina.bots.learned import Learned, Origin
from cantina.bots.mind import Mind
from cantina.bots.practice import Notes
from cantina.core.problem import Problem
from cantina.core.text import text

NODES: Final = 12
EPOCHS: Final = 40
BATCH: Final = 256
RATE: Final = 2e-3
DECAY: Final = 5e-3
"""How strongly weights are drawn to nothing."""
MOMENTUM: Final = (0.9, 0.999)
APART: Final = 5
"""Of so many matches one is kept apart."""
LEAST: Final = 2 * APART
"""Matches without which nothing is learned."""
BINS: Final = 10
NARROWEST: Final = 1e-3

Numbers = NDArray[np.float64]


class Pass(msgspec.Struct, frozen=True):
    """How well it went after a pass: the log loss of matches learned from, and of those apart."""

    epoch: int
    learned: float
    apart: float


class Bin(msgspec.Struct, frozen=True):
    """Positions apart that were judged nearly alike: how they were judged, and how they went."""

    judge: str
    positions: int
    chance: float
    score: float


class Schooling(msgspec.Struct, frozen=True):
    """A taught judge, how it came about, and how its chances compare with what happened."""

    judge: Learned
    curve: list[Pass]
    bins: list[Bin]


class TooFewMatches(Problem):
    """Too little to learn from."""


class Data(msgspec.Struct, frozen=True):
    """Positions as arrays."""

    looks: Any
    written: Any
    scores: Any

    @classmethod
    def of(cls, notes: Sequence[Notes]) -> Data:
        """Put the positions of several matches together."""
        every = [position for match in notes for position in match]
        looks = np.array([one.look for one in every], dtype=np.float64)
        written = np.array([one.written for one in every], dtype=np.float64)
        return cls(looks, written, np.array([one.score for one in every], dtype=np.float64))


class Network:
    """One hidden layer and a straight way past it, over looks of the same mean and spread."""

    def __init__(self, looks: Numbers, rng: np.random.Generator) -> None:
        self._mean = looks.mean(axis=0)
        self._spread = np.maximum(looks.std(axis=0), NARROWEST)
        width = looks.shape[1]
        self._weights = [
            rng.normal(0.0, width**-0.5, (width, NODES)),
            np.zeros(NODES),
            np.zeros(NODES),
            np.zeros(width),
            np.zeros(1),
        ]
        self._steps = 0
        self._pace = [np.zeros_like(one) for one in self._weights]
        self._force = [np.zeros_like(one) for one in self._weights]

    def even(self, looks: Numbers) -> Numbers:
        """Return looks with the mean 0 and the spread 1."""
        found: Numbers = (looks - self._mean) / self._spread
        return found

    def chances(self, looks: Numbers) -> Numbers:
        """Judge evened looks."""
        hidden, thresholds, out, straight, bias = self._weights
        odds = np.tanh(looks @ hidden + thresholds) @ out + looks @ straight + bias[0]
        found: Numbers = 1.0 / (1.0 + np.exp(-odds))
        return found

    def learn(self, looks: Numbers, scores: Numbers) -> None:
        """Take one step towards what happened (Adam)."""
        hidden, thresholds, out, _, _ = self._weights
        nodes = np.tanh(looks @ hidden + thresholds)
        error = (self.chances(looks) - scores) / len(scores)
        back = np.outer(error, out) * (1.0 - nodes**2)
        slopes = [looks.T @ back, back.sum(0), nodes.T @ error, looks.T @ error, error.sum(0)[None]]
        self._steps += 1
        first, second = MOMENTUM
        for place, slope in enumerate(slopes):
            slope = slope + DECAY / len(self._weights) * self._weights[place]
            self._pace[place] = first * self._pace[place] + (1 - first) * slope
            self._force[place] = second * self._force[place] + (1 - second) * slope**2
            pace = self._pace[place] / (1 - first**self._steps)
            force = self._force[place] / (1 - second**self._steps)
            self._weights[place] = self._weights[place] - RATE * pace / (np.sqrt(force) + 1e-8)

    def kept(self) -> list[Numbers]:
        """Return the weights as they are now."""
        return [one.copy() for one in self._weights]

    def folded(self, kept: list[Numbers]) -> list[list[Any]]:
        """Return weights for looks as they come: mean and spread are worked into them."""
        hidden, thresholds, out, straight, bias = kept
        scaled = hidden / self._spread[:, None]
        direct = straight / self._spread
        before = thresholds - self._mean @ scaled
        rest = bias - self._mean @ direct
        found = [scaled.T, before, out, direct, rest]
        return [np.vectorize(lambda number: float(f"{number:.6g}"))(one).tolist() for one in found]


def is_apart(number: int) -> bool:
    """Say whether a match is kept apart; a game's lessons must not come round in that rhythm."""
    return number % APART == 0


def loss(chances: Numbers, scores: Numbers) -> float:
    """Return the mean log loss; 0.69 is knowing nothing of two."""
    sure = np.clip(chances, 1e-4, 1 - 1e-4)
    return float(-(scores * np.log(sure) + (1 - scores) * np.log(1 - sure)).mean())


def teach(
    mind: Mind[Any], notes: Sequence[Notes], seed: int, progress: Callable[[int], None]
) -> Schooling:
    """Teach a judge by the notes of matches."""
    apart = [match for number, match in enumerate(notes) if is_apart(number) and match]
    rest = [match for number, match in enumerate(notes) if not is_apart(number) and match]
    if len(apart) + len(rest) < LEAST or not apart or not rest:
        raise TooFewMatches(text("core-too-few-lessons", least=LEAST))
    data, unseen = Data.of(rest), Data.of(apart)
    rng = np.random.default_rng(seed)
    network = Network(data.looks, rng)
    seen, tried = network.even(data.looks), network.even(unseen.looks)
    curve: list[Pass] = []
    best: list[Numbers] = network.kept()
    for epoch in range(1, EPOCHS + 1):
        order = rng.permutation(len(seen))
        for start in range(0, len(order), BATCH):
            some = order[start : start + BATCH]
            network.learn(seen[some], data.scores[some])
        losses = [
            loss(network.chances(one), of.scores) for one, of in ((seen, data), (tried, unseen))
        ]
        curve.append(Pass(epoch, round(losses[0], 5), round(losses[1], 5)))
        if curve[-1].apart <= min(one.apart for one in curve):
            best = network.kept()
        progress(epoch)
    written = round(loss(unseen.written, unseen.scores), 5)
    reached = min(curve, key=lambda one: one.apart)
    origin = Origin(len(notes), len(seen) + len(tried), seed, reached.epoch, reached.apart, written)
    hidden, thresholds, out, straight, bias = network.folded(best)
    judge = Learned(
        mind.game.name,
        mind.game.rules,
        tuple(mind.looks),
        tuple(map(tuple, hidden)),
        tuple(thresholds),
        tuple(out),
        tuple(straight),
        bias[0],
        origin,
    )
    chances = np.array([judge.chance(look) for look in unseen.looks.tolist()])
    bins = [*_bins("learned", chances, unseen), *_bins("written", unseen.written, unseen)]
    return Schooling(judge, curve, bins)


def _bins(name: str, chances: Numbers, data: Data) -> list[Bin]:
    """Compare chances with what happened, tenth by tenth."""
    found = []
    tenths = np.minimum((chances * BINS).astype(int), BINS - 1)
    for tenth in range(BINS):
        there = tenths == tenth
        if there.any():
            chance, score = float(chances[there].mean()), float(data.scores[there].mean())
            found.append(Bin(name, int(there.sum()), round(chance, 4), round(score, 4)))
    return found
