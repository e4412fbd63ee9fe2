"""Search over imagined tables: which answer wins most often when sensible players go on.

Every answer is tried in the same worlds (the same hidden cards, the same dice), so that luck
counts for all alike. The worse half is dropped again and again, and what is left gets the worlds.
A playout ends at the game's horizon and is judged there.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from operator import mul
from typing import Any, Final

from cantina.bots.mind import DOUBT, Effort, Judgement, Mind
from cantina.core.ask import BaseAsk
from cantina.core.piece import State
from cantina.core.rng import Rng
from cantina.core.table import Table
from cantina.core.window import Glimpse, Window

SPARE: Final = 0.05
"""Seconds left for answering when the deadline is near."""
LONGEST: Final = 400
"""Answers in one playout; a horizon that never comes is no horizon."""
OFTEN: Final = 8
"""After each so many worlds those are dropped that lie far behind."""


class Line:
    """One answer, and how it went in the worlds it was tried in."""

    __slots__ = ("amounts", "key", "values")

    def __init__(self, key: str) -> None:
        self.key = key
        self.values: list[float] = []
        self.amounts: list[tuple[float, ...]] = []

    @property
    def mean(self) -> float:
        """Return the estimated chance to win."""
        return sum(self.values) / len(self.values) if self.values else 0.0

    def beats(self, other: Line, doubt: float = DOUBT) -> bool:
        """Say whether it is better than another in the worlds both were tried in, beyond doubt."""
        both = [mine - theirs for mine, theirs in zip(self.values, other.values, strict=False)]
        mean = sum(both) / max(1, len(both))
        if len(both) < 2:
            return mean > 0
        spread = sum([(one - mean) ** 2 for one in both]) / (len(both) - 1)
        return mean > doubt * math.sqrt(spread / len(both))


class Search:
    """Compares answers by playing imagined worlds."""

    def __init__(
        self,
        mind: Mind[Any],
        effort: Effort,
        seed: int,
        judgement: Judgement | None = None,
        leaning: Sequence[float] = (),
    ) -> None:
        self._mind = mind
        self._leaning = leaning
        """What each amount is worth beside winning; see `Mind.manners`."""
        self._judgement = judgement or mind.written
        self._effort = effort
        self._rng = Rng(seed)
        self._answers = 0
        """Given in the worlds of this question so far."""

    def best(self, window: Window, keys: Sequence[str]) -> str:
        """Return the best answer; the first one is taken unless another is clearly better."""
        lines = self.compare(window, keys)
        first = next(line for line in lines if line.key == keys[0])
        is_better = lines[0].beats(first, self._mind.doubt)
        return lines[0].key if is_better else first.key

    def compare(self, window: Window, keys: Sequence[str]) -> list[Line]:
        """Try answers in the same worlds, dropping the worse half again and again; best first."""
        lines = [Line(key) for key in keys[: self._effort.breadth]]
        rounds = max(1, math.ceil(math.log2(len(lines))))
        base = self._rng.bits()
        alive, tried, self._answers = lines, 0, 0
        for number in range(1, rounds + 1):
            for _ in range(max(1, self._effort.playouts // (rounds * len(alive)))):
                for line in alive:
                    self._try(window, line, base + tried)
                self._learn(alive)
                tried += 1
                if self._is_due(window):
                    return ordered(lines)
                if self._answers * rounds >= (self._effort.answers or math.inf) * number:
                    break
                if tried % OFTEN == 0:
                    alive = self._contenders(alive)
                    if len(alive) == 1:
                        return ordered(lines)
            alive = self._kept(alive)
        return ordered(lines)

    def _contenders(self, lines: list[Line]) -> list[Line]:
        """Return the answers that may still be the best: more worlds would not save the others."""
        best, sure = ordered(lines)[0], self._effort.sure
        if not sure:
            return lines
        return [line for line in lines if line is best or not best.beats(line, sure)]

    def _kept(self, lines: Sequence[Line]) -> list[Line]:
        """Drop the worse half of the answers."""
        return ordered(lines)[: max(2, (len(lines) + 1) // 2)]

    def _try(self, window: Window, line: Line, seed: int) -> None:
        """Play one world in which the seat gives one answer."""
        seat, mind = window.seat, self._mind
        rng = Rng(seed)
        world = window.imagine(rng)
        world.steady()
        mind.suppose(world.state, seat, rng)
        until = self._judgement.horizon(world.state, seat)
        world.answer(seat, line.key)
        self._play_on(world, rng, until, seat, line.key)
        self._answers += world.answered
        amounts = mind.amounts(world.state, seat)
        line.values.append(self._chance(world, seat) + sum(map(mul, self._leaning, amounts)))
        line.amounts.append(amounts)

    def _play_on(
        self, world: Table[Any], rng: Rng, until: Callable[[Any], bool], seat: int, key: str
    ) -> None:
        """Play a world to the horizon after an answer of the seat."""
        play_on(self._mind, world, rng, until)

    def _learn(self, lines: Sequence[Line]) -> None:
        """Make something of the world that these were just tried in; here nothing."""

    def _chance(self, world: Table[Any], seat: int) -> float:
        """Return how likely the seat wins from where a world was left."""
        result = world.result
        if result is None:
            return self._judgement.value(world.state, seat)
        return float(seat in result.winners and 1.0 / len(result.winners))

    def _is_due(self, window: Window) -> bool:
        return window.deadline is not None and time.monotonic() > window.deadline - SPARE


def play_on(
    mind: Mind[Any], world: Table[Any], rng: Rng, until: Callable[[Any], bool] | None
) -> None:
    """Let sensible players answer until the horizon."""
    if world.over:
        return
    player, game = mind.playing(rng.bits()), world.game

    def answer(state: State, ask: BaseAsk[Any]) -> str:
        return player.choose(Glimpse(game, state, ask))

    world.play_out(rng, answer, until, LONGEST)


def ordered(lines: Sequence[Line]) -> list[Line]:
    """Put lines in order: those tried longest first, of these the better."""
    return sorted(lines, key=lambda line: (-len(line.values), -line.mean))
