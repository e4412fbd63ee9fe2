"""The four levels that every game with a mind has: `easy`, `normal`, `hard`, `ace`."""

from __future__ import annotations

from copy import deepcopy
from typing import Any, Final

from cantina.bots.mind import Doubts, Effort, Judgement, Mind, Policy, Ranks
from cantina.bots.reasons import Reasons
from cantina.bots.search import Search
from cantina.bots.tree import TreeSearch
from cantina.core.rng import Rng
from cantina.core.window import Reason, Window

SLIPS: Final = 0.3
"""How often a beginner takes what merely looked good."""
TEMPTING: Final = 4
"""Among so many answers."""
EXPLAIN: Final = Effort(playouts=96, breadth=6)
"""What is imagined when somebody asks for reasons."""
LEARNED, WRITTEN = "learned", "written"
MEASURED: Final = (LEARNED, WRITTEN)
"""Manners of an `ace` that plays by the learned judge, or by what people wrote, whatever it does
usually: they show what learning is worth."""


class Normal:
    """Plays by its game's common sense; what that has no rule for it looks into."""

    def __init__(self, mind: Mind[Any], seed: int, manner: str = "") -> None:
        self._mind = mind
        self._manner = manner
        self._policy: Policy = mind.policy(seed)
        self._look = Search(mind, mind.normal, seed ^ 1)
        self._reasons = Reasons(mind, EXPLAIN, seed ^ 2, mind.best)

    def choose(self, window: Window) -> str:
        """Return the key of the answer."""
        first = self._policy.choose(window)
        is_unsure = isinstance(self._policy, Doubts) and self._policy.is_unsure
        if not is_unsure and self._is_settled(window.prompt, first):
            return first
        keys = self._mind.candidates(window, first)
        return self._look.best(window, keys) if len(keys) > 1 else first

    def _is_settled(self, prompt: str, first: str) -> bool:
        """Say whether what common sense answers needs no second look."""
        return self._mind.is_settled(prompt, first)

    def explain(self, window: Window) -> list[Reason]:
        """Return what it would answer and the best of the rest, with their chances, and why.

        A twin does it: whoever was asked for reasons plays on as if nobody had asked.
        """
        twin = deepcopy(self, {id(self._mind): self._mind})
        own = twin.choose(window)
        ranked = twin._policy.ranking(window) if isinstance(twin._policy, Ranks) else []
        others = ranked or self._mind.candidates(window, own)
        return twin._reasons.explain(window, list(dict.fromkeys([own, *others])))


class Easy(Normal):
    """Plays like `normal`, and slips now and then as beginners do: to something that looks good."""

    def __init__(self, mind: Mind[Any], seed: int, manner: str = "") -> None:
        super().__init__(mind, seed, manner)
        self._slips = Rng(seed ^ 3)

    def choose(self, window: Window) -> str:
        """Return the key of the answer."""
        first = super().choose(window)
        if not self._mind.is_searched(window.prompt) or self._slips.random() >= SLIPS:
            return first
        tempting = self._mind.candidates(window, first)[:TEMPTING]
        return tempting[self._slips.below(len(tempting))]

    def _is_settled(self, prompt: str, first: str) -> bool:
        """Look only into what there is no rule for."""
        return self._mind.is_searched(prompt) or super()._is_settled(prompt, first)


class Hard(Normal):
    """Imagines what comes of its answers; a manner makes it want some things more than to win."""

    def __init__(self, mind: Mind[Any], seed: int, manner: str = "") -> None:
        super().__init__(mind, seed, manner)
        leaning = mind.manners.get(manner, ())
        search = TreeSearch if self._effort().replies else Search
        self._search = search(mind, self._effort(), seed ^ 4, self._judgement(), leaning)
        self._expert = mind.expert(self._effort(), seed, manner)
        self._policy = self._expert or self._policy

    def _effort(self) -> Effort:
        return self._mind.hard

    def _judgement(self) -> Judgement:
        return self._mind.written

    def _is_searched(self, prompt: str) -> bool:
        return self._mind.is_searched(prompt)

    def _is_settled(self, prompt: str, first: str) -> bool:
        """Leave to the expert what it has a rule for."""
        is_mastered = self._expert is not None and self._mind.is_mastered(prompt)
        return is_mastered or super()._is_settled(prompt, first)

    def choose(self, window: Window) -> str:
        """Return the key of the answer."""
        if self._expert is not None or not self._is_searched(window.prompt):
            return super().choose(window)
        keys = self._mind.candidates(window, self._policy.choose(window))
        return self._search.best(window, keys) if len(keys) > 1 else keys[0]


class Ace(Hard):
    """Imagines more than `hard`, and judges by what was learned where that has won more."""

    def _effort(self) -> Effort:
        return self._mind.ace

    def _is_searched(self, prompt: str) -> bool:
        return self._mind.is_looked_into(prompt)

    def _judgement(self) -> Judgement:
        usual = LEARNED if self._mind.plays_by_judge else WRITTEN
        manner = self._manner if self._manner in MEASURED else usual
        return self._mind.best if manner == LEARNED else self._mind.written


LEVELS: Final[dict[str, type[Normal]]] = {
    "easy": Easy,
    "normal": Normal,
    "hard": Hard,
    "ace": Ace,
}
"""From the weakest to the strongest."""


def manners_of(mind: Mind[Any], level: str) -> list[str]:
    """Return the manners that a level has in a game, to be named as `hard:careful`."""
    own = list(mind.manners) if issubclass(LEVELS[level], Hard) else []
    if level != "ace" or mind.learned is None or mind.expert(mind.ace, 0, LEARNED) is not None:
        return own  # whoever answers without worlds has nothing to judge by what was learned
    return [*own, WRITTEN if mind.plays_by_judge else LEARNED]
