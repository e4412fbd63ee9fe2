"""Ratings by Glicko-2: Mark Glickman, "Example of the Glicko-2 system" (2013).

The letters are the paper's: mu and phi are rating and deviation on its own scale, sigma is the
volatility, tau holds the volatility back.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, pi, sqrt
from typing import Final

import msgspec

SCALE: Final = 173.7178
MIDDLE: Final = 1500.0
WIDEST: Final = 350.0
"""The deviation of somebody about whom nothing is known."""
TAU: Final = 0.5
CLOSE: Final = 1e-6
"""How near to the root the volatility is looked for."""


class Rating(msgspec.Struct, frozen=True):
    """How strong somebody seems, how unsure that is, and how much it swings."""

    rating: float = MIDDLE
    deviation: float = WIDEST
    volatility: float = 0.06

    @property
    def mu(self) -> float:
        """The rating on the paper's scale."""
        return (self.rating - MIDDLE) / SCALE

    @property
    def phi(self) -> float:
        """The deviation on the paper's scale."""
        return self.deviation / SCALE


def aged(rating: Rating, periods: float) -> Rating:
    """Return a rating after somebody did not play for some rating periods: less is sure of it."""
    phi = sqrt(rating.phi**2 + max(0.0, periods) * rating.volatility**2)
    return Rating(rating.rating, min(WIDEST, phi * SCALE), rating.volatility)


def after(rating: Rating, games: Sequence[tuple[Rating, float]]) -> Rating:
    """Return a rating after the games of one period: against whom, and 1, 0.5 or 0 points."""
    if not games:
        return aged(rating, 1.0)
    mu, phi = rating.mu, rating.phi
    weighed = [(_g(other.phi), _expected(mu, other), points) for other, points in games]
    v = 1 / sum(g * g * e * (1 - e) for g, e, _ in weighed)
    surprise = sum(g * (points - e) for g, e, points in weighed)
    sigma = _volatility(rating, v * surprise, v)
    spread = sqrt(phi**2 + sigma**2)
    phi_after = 1 / sqrt(1 / spread**2 + 1 / v)
    mu_after = mu + phi_after**2 * surprise
    return Rating(mu_after * SCALE + MIDDLE, min(WIDEST, phi_after * SCALE), sigma)


def _g(phi: float) -> float:
    """Return how much a game counts against somebody so unsure."""
    return 1 / sqrt(1 + 3 * phi**2 / pi**2)


def _expected(mu: float, other: Rating) -> float:
    """Return the points that are expected."""
    return 1 / (1 + exp(-_g(other.phi) * (mu - other.mu)))


def _volatility(rating: Rating, delta: float, v: float) -> float:
    """Return the new volatility: step 5 of the paper, the Illinois way of finding a root."""
    phi, a = rating.phi, log(rating.volatility**2)

    def f(x: float) -> float:
        top = exp(x) * (delta**2 - phi**2 - v - exp(x))
        return top / (2 * (phi**2 + v + exp(x)) ** 2) - (x - a) / TAU**2

    low = a
    if delta**2 > phi**2 + v:
        high = log(delta**2 - phi**2 - v)
    else:
        k = 1
        while f(a - k * TAU) < 0:
            k += 1
        high = a - k * TAU
    f_low, f_high = f(low), f(high)
    while abs(high - low) > CLOSE:
        middle = low + (low - high) * f_low / (f_high - f_low)
        f_middle = f(middle)
        if f_middle * f_high <= 0:
            low, f_low = high, f_high
        else:
            f_low /= 2
        high, f_high = middle, f_middle
    return exp(low / 2)


def together(players: Sequence[tuple[Rating, int]]) -> list[Rating]:
    """Return the ratings after one match, of any number of seats, by the places they took.

    Everybody has played everybody: a better place is a win, the same one a draw.
    """

    def points(own: int, other: int) -> float:
        return 0.5 if own == other else float(own < other)

    return [
        after(
            rating,
            [
                (other, points(place, theirs))
                for index, (other, theirs) in enumerate(players)
                if index != own
            ],
        )
        for own, (rating, place) in enumerate(players)
    ]
