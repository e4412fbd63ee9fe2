"""The bot that knows nothing: every legal answer is as good as another."""

from __future__ import annotations

from cantina.core.rng import Rng
from cantina.core.window import Window


class RandomBot:
    """Answers at random, reproducibly."""

    def __init__(self, seed: int = 0) -> None:
        self._rng = Rng(seed)

    def choose(self, window: Window) -> str:
        """Return a random legal answer."""
        return window.sample(self._rng)
