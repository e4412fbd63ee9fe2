"""Search that looks at replies, too: what both sides should answer next is learned on the way.

Where common sense plays all of a world, an answer is judged by mediocre play after it. Here each
answer compared has a tree of what was tried after it, world by world: whoever is asked there takes
what went best for him so far, now and then something else, and common sense plays on from the
first answer that is new. What an answer was worth in a world is what it did better there than the
other answers compared, so that a lucky world makes no reply look good.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any, Final

from cantina.bots.search import LONGEST, Line, Search
from cantina.core.ask import BaseAsk
from cantina.core.piece import State
from cantina.core.rng import Rng
from cantina.core.table import Table
from cantina.core.window import Glimpse

CURIOSITY: Final = 0.05
"""How much of a chance to win is risked to try what was tried little."""
TRUST: Final = 0.5
"""How much of the curiosity goes to what common sense would answer."""
MODESTY: Final = 0.03
"""By how much an answer not tried yet is held to be worse than the others."""


class Reply:
    """An answer in a tree: how often it was given, how well it went, and what came next."""

    __slots__ = ("next", "times", "total")

    def __init__(self) -> None:
        self.times = 0
        self.total = 0.0
        self.next: dict[str, Reply] = {}

    def choose(self, names: Sequence[str]) -> int:
        """Choose among the answers to what comes after this one; the first is common sense's."""
        found = [self.next.get(name) for name in names]
        tried = [reply for reply in found if reply is not None and reply.times]
        times = sum([reply.times for reply in tried])
        if not times:
            return 0
        usual = sum([reply.total for reply in tried]) / times - MODESTY
        urge = CURIOSITY * math.sqrt(times) * len(names)
        other = (1.0 - TRUST) / max(1, len(names) - 1)

        def promise(place: int) -> float:
            reply = found[place]
            share = urge * (other if place else TRUST)
            if reply is None or not reply.times:
                return usual + share
            return reply.total / reply.times + share / (1 + reply.times)

        return max(range(len(names)), key=promise)

    def learn(self, gained: float) -> None:
        """Note how well it went for who gave it."""
        self.times += 1
        self.total += gained


class TreeSearch(Search):
    """Compares answers by playing imagined worlds in which both sides learn to reply."""

    _trees: dict[str, Reply]
    """For each answer compared what was tried after it."""
    _given: dict[str, list[tuple[Reply, bool]]]
    """The replies of the latest world to each answer compared, and whether they were own."""

    def compare(self, window: Any, keys: Sequence[str]) -> list[Line]:
        """Try answers in the same worlds, each with a new tree of what may come after it."""
        self._trees = {key: Reply() for key in keys}
        self._given = {}
        return super().compare(window, keys)

    def _play_on(
        self, world: Table[Any], rng: Rng, until: Callable[[Any], bool], seat: int, key: str
    ) -> None:
        """Let both sides answer as went best so far, and common sense from there on."""
        given: list[tuple[Reply, bool]] = []
        self._given[key] = given
        if world.over:
            return
        mind, game, player = self._mind, world.game, self._mind.playing(rng.bits())
        at: Reply | None = self._trees[key]

        def answer(state: State, ask: BaseAsk[Any]) -> str:
            nonlocal at
            glimpse = Glimpse(game, state, ask)
            first = player.choose(glimpse)
            if at is None or not mind.is_searched(glimpse.prompt):
                return first
            offered = mind.candidates(glimpse, first)[: self._effort.replies]
            if len(offered) < 2:
                return first
            names = [mind.named(state, one) for one in offered]
            chosen = at.choose(names)
            is_new = names[chosen] not in at.next
            reply = at.next.setdefault(names[chosen], Reply())
            given.append((reply, ask.seat == seat))
            at = None if is_new else reply
            return offered[chosen]

        world.play_out(rng, answer, until, LONGEST)

    def _learn(self, lines: Sequence[Line]) -> None:
        """Tell every reply of the latest world how much better it went than with other answers."""
        latest = [line.values[-1] for line in lines]
        for line, value in zip(lines, latest, strict=True):
            others = (sum(latest) - value) / max(1, len(latest) - 1)
            for reply, is_own in self._given[line.key]:
                reply.learn(value - others if is_own else others - value)
