"""Ratings from matches: Bradley and Terry's model on Elo's scale, intervals, and Wald's test.

Blocks of matches that share a seed are kept together, because their luck is shared, too.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import exp, log, sqrt
from typing import Literal

import msgspec

ELO = 400 / log(10)
"""Elo points in one natural logarithm of odds."""
Z = 1.959964
"""95% of a normal distribution lie within so many standard deviations."""
PRIOR = 1.0
"""Drawn matches that every pair that met is thought to have played besides."""

Duel = tuple[int, int, float]
"""Two players and the points of the first: 1, ½ or 0."""
Block = list[Duel]


class Rating(msgspec.Struct, frozen=True):
    """A player's strength; the mean of the field is 0."""

    elo: float
    error: float
    """Half the width of the 95% interval."""


class TrialVerdict(msgspec.Struct, frozen=True):
    """Where a sequential test stands."""

    llr: float
    """Logarithm of how much likelier the matches are if the first is the stronger one."""
    lower: float
    upper: float
    decision: Literal["stronger", "not stronger", "open"]


class Sprt(msgspec.Struct, frozen=True):
    """A sequential probability ratio test: is the first stronger by `high` Elo, or by `low`."""

    low: float = 0.0
    high: float = 50.0
    alpha: float = 0.05
    beta: float = 0.05

    def judge(self, scores: Sequence[float]) -> TrialVerdict:
        """Judge by the first player's mean score in each block of mirrored matches.

        The normal approximation of the generalised ratio, with variance taken between blocks; half
        a lost and half a won block are added, so that no variance is nothing.
        """
        lower = log(self.beta / (1 - self.alpha))
        upper = log((1 - self.beta) / self.alpha)
        count = len(scores) + 1
        mean = (sum(scores) + 0.5) / count
        variance = (sum([one * one for one in scores]) + 0.5) / count - mean * mean
        below, above = expected(self.low), expected(self.high)
        llr = count * (above - below) * (2 * mean - below - above) / (2 * variance)
        if not scores:
            llr = 0.0
        if llr >= upper:
            return TrialVerdict(llr, lower, upper, "stronger")
        return TrialVerdict(llr, lower, upper, "not stronger" if llr <= lower else "open")


def expected(elo: float) -> float:
    """Return the expected score of who is stronger by so many points."""
    return 1 / (1 + exp(-elo / ELO))


def wilson(points: float, count: float) -> tuple[float, float]:
    """Return Wilson's 95% interval of a share; a draw counts half."""
    if count == 0:
        return 0.0, 1.0
    share, square = points / count, Z * Z
    middle = (share + square / (2 * count)) / (1 + square / count)
    spread = sqrt(share * (1 - share) / count + square / (4 * count * count))
    half = spread * Z / (1 + square / count)
    return max(0.0, middle - half), min(1.0, middle + half)


def rate(players: int, blocks: Iterable[Block]) -> list[Rating]:
    """Fit the strengths of all players to blocks of duels.

    The error is the larger of two: that of the model, which takes duels for independent, and that
    of the spread between blocks (the sandwich estimator), which does not.
    """
    found = list(blocks)
    games = _matrix(players)
    points = [0.0] * players
    for block in found:
        for first, second, score in block:
            _add(games, points, first, second, 1.0, score)
    for first in range(players):
        for second in range(first):
            if games[first][second]:
                _add(games, points, first, second, PRIOR, PRIOR / 2)
    strengths = _fit(games, points)
    spread = _covariance(games, strengths)
    between = _between(found, strengths, spread)
    return [
        Rating(strengths[i] * ELO, Z * ELO * sqrt(max(spread[i][i], between[i], 0.0)))
        for i in range(players)
    ]


Matrix = list[list[float]]


def _matrix(size: int) -> Matrix:
    return [[0.0] * size for _ in range(size)]


def _add(
    games: Matrix, points: list[float], first: int, second: int, count: float, score: float
) -> None:
    games[first][second] += count
    games[second][first] += count
    points[first] += score
    points[second] += count - score


def _chance(strengths: Sequence[float], first: int, second: int) -> float:
    return 1 / (1 + exp(strengths[second] - strengths[first]))


def _fit(games: Matrix, points: Sequence[float]) -> list[float]:
    """Return the likeliest strengths (Hunter's minorisation), as logarithms, with mean 0."""
    size = len(points)
    worth = [1.0] * size
    for _ in range(10_000):
        changed = 0.0
        for i in range(size):
            met = sum([games[i][j] / (worth[i] + worth[j]) for j in range(size) if games[i][j]])
            if met:
                new = points[i] / met
                changed = max(changed, abs(log(new / worth[i])))
                worth[i] = new
        if changed < 1e-9:
            break
    mean = sum(map(log, worth)) / size
    return [log(one) - mean for one in worth]


def _information(games: Matrix, strengths: Sequence[float]) -> Matrix:
    """Return Fisher's information, made invertible by fixing the mean of all strengths."""
    size = len(strengths)
    found = [[1 / size] * size for _ in range(size)]
    for i in range(size):
        for j in range(size):
            if i != j and games[i][j]:
                chance = _chance(strengths, i, j)
                weight = games[i][j] * chance * (1 - chance)
                found[i][j] -= weight
                found[i][i] += weight
    return found


def _covariance(games: Matrix, strengths: Sequence[float]) -> Matrix:
    """Return how the strengths vary together about their mean, which does not vary."""
    share = 1 / len(strengths)
    return [[one - share for one in row] for row in _inverse(_information(games, strengths))]


def _between(blocks: Sequence[Block], strengths: Sequence[float], spread: Matrix) -> list[float]:
    """Return the variance of each strength as the blocks differ."""
    size = len(strengths)
    total = [0.0] * size
    for block in blocks:
        surprise = [0.0] * size
        for first, second, score in block:
            more = score - _chance(strengths, first, second)
            surprise[first] += more
            surprise[second] -= more
        for i in range(size):
            total[i] += sum([spread[i][j] * surprise[j] for j in range(size)]) ** 2
    return total


def _inverse(matrix: Matrix) -> Matrix:
    """Invert a matrix by elimination; players who met nobody keep no certainty at all."""
    size = len(matrix)
    rows = [[*row, *[float(i == j) for j in range(size)]] for i, row in enumerate(matrix)]
    for i in range(size):
        best = max(range(i, size), key=lambda r: abs(rows[r][i]))
        rows[i], rows[best] = rows[best], rows[i]
        lead = rows[i][i] or 1e-12
        rows[i] = [value / lead for value in rows[i]]
        for r in range(size):
            if r != i and rows[r][i]:
                by = rows[r][i]
                rows[r] = [a - by * b for a, b in zip(rows[r], rows[i], strict=True)]
    return [row[size:] for row in rows]


def tally(blocks: Iterable[Block]) -> Mapping[tuple[int, int], tuple[float, int]]:
    """Return, for each ordered pair that met, the points of the first and how often they met."""
    found: dict[tuple[int, int], tuple[float, int]] = {}
    for block in blocks:
        for first, second, score in block:
            for pair, got in (((first, second), score), ((second, first), 1 - score)):
                points, count = found.get(pair, (0.0, 0))
                found[pair] = (points + got, count + 1)
    return found
