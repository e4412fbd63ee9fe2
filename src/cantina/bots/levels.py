"""The four levels that every game with a mind has: `easy`, `normal`, `hard`, `ace`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from cantina.bots.mind import Effort, Mind, Policy
from cantina.bots.search import Search
from cantina.core.rng import Rng
from cantina.core.window import Bot, Reason, Window

SLIPS: Final = 0.3
"""How often a beginner takes what merely looked good."""
TEMPTING: Final = 4
"""Among so many answers."""
EXPLAIN: Final = Effort(playouts=96, breadth=6)
"""What is imagined when somebody asks for reasons."""


class Normal:
    """Plays by its game's common sense; what that has no rule for it looks into."""

    def __init__(self, mind: Mind[Any], seed: int) -> None:
        self._mind = mind
        self._policy: Policy = mind.policy(seed)
        self._look = Search(mind, mind.normal, seed ^ 1)
        self._reasons = Search(mind, EXPLAIN, seed ^ 2)

    def choose(self, window: Window) -> str:
        """Return the key of the answer."""
        first = self._policy.choose(window)
        if self._mind.is_known(window.prompt):
            return first
        keys = self._mind.candidates(window, first)
        return self._look.best(window, keys) if len(keys) > 1 else first

    def explain(self, window: Window) -> list[Reason]:
        """Return the best answers with their chances, and why."""
        first = self._policy.choose(window)
        return self._reasons.explain(window, self._mind.candidates(window, first))


class Easy(Normal):
    """Plays like `normal`, and slips now and then as beginners do: to something that looks good."""

    def __init__(self, mind: Mind[Any], seed: int) -> None:
        super().__init__(mind, seed)
        self._slips = Rng(seed ^ 3)

    def choose(self, window: Window) -> str:
        """Return the key of the answer."""
        first = self._policy.choose(window)
        if not self._mind.is_searched(window.prompt) or self._slips.random() >= SLIPS:
            return first
        tempting = self._mind.candidates(window, first)[:TEMPTING]
        return tempting[self._slips.below(len(tempting))]


class Hard(Normal):
    """Imagines what comes of its answers."""

    def __init__(self, mind: Mind[Any], seed: int) -> None:
        super().__init__(mind, seed)
        self._search = Search(mind, self._effort(), seed ^ 4)

    def _effort(self) -> Effort:
        return self._mind.hard

    def choose(self, window: Window) -> str:
        """Return the key of the answer."""
        if not self._mind.is_searched(window.prompt):
            return super().choose(window)
        keys = self._mind.candidates(window, self._policy.choose(window))
        return self._search.best(window, keys) if len(keys) > 1 else keys[0]


class Ace(Hard):
    """Imagines more worlds and more answers than `hard`."""

    def _effort(self) -> Effort:
        return self._mind.ace


LEVELS: Final[dict[str, Callable[[Mind[Any], int], Bot]]] = {
    "easy": Easy,
    "normal": Normal,
    "hard": Hard,
    "ace": Ace,
}
"""From the weakest to the strongest."""
