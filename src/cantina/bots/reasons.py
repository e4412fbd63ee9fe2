"""Why an answer: how likely each one wins, and what it leads to more or less of than another.

Worlds tell two answers apart only so far. What they do not tell apart is said to be alike, and an
amount is named only where it differs in nearly all worlds: else luck would be told as a reason.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any, Final

from cantina.bots.mind import Mind
from cantina.bots.search import Line, Search, ordered
from cantina.core.text import Text, text
from cantina.core.window import Reason, Window

SHOWN: Final = 3
APART: Final = 2.0
"""Standard errors by which two answers have to differ to be told apart, beside a game's doubt."""
CLEAR: Final = 1.5
"""Standard errors by which an amount has to differ to be a reason."""
LEAST: Final = 0.05
"""What differs by less is not worth a word."""

SHOWN_BY: Final = 0.01
"""Chances are shown in hundredths: what differs by less is the same."""

Amounts = Sequence[tuple[float, ...]]
"""What people would count at the end of each world."""


class Reasons(Search):
    """Compares what a bot answers with what else it might, to say how likely each wins and why."""

    def explain(self, window: Window, keys: Sequence[str]) -> list[Reason]:
        """Return the first answer, which is the bot's own, and then the best of the others.

        Those that the worlds do not tell apart from it have the same chance. Another may have a
        better one: the bot's plan is more than these worlds, and its reason says so.
        """
        own, *others = self._shown(self.compare(window, keys), keys[0])
        alike = [own, *[line for line in others if self._standing(line, own) is None]]
        chance = sum([line.mean for line in alike]) / len(alike)
        told = [
            Reason(line.key, chance if line in alike else line.mean, self._compared(line, own))
            for line in others
        ]
        told.sort(key=lambda reason: -reason.chance)
        is_best = chance > max([reason.chance for reason in told], default=0.0) - SHOWN_BY
        defence = self._defended(own, others) if is_best else text("bot-why-own-way")
        return [Reason(own.key, chance, defence), *told]

    def _shown(self, lines: Sequence[Line], first: str) -> list[Line]:
        own = next(line for line in lines if line.key == first)
        return [own, *[line for line in lines if line is not own]][:SHOWN]

    def _kept(self, lines: Sequence[Line]) -> list[Line]:
        """Keep the bot's own answer, and as many as are shown, so that the same worlds tell all."""
        own, *others = lines
        return [own, *ordered(others)[: max(SHOWN, (len(lines) + 1) // 2) - 1]]

    def _standing(self, line: Line, other: Line) -> bool | None:
        """Say whether one answer is better than another; None if the worlds do not tell."""
        apart = APART + self._mind.doubt
        if abs(line.mean - other.mean) < SHOWN_BY:
            return None
        if line.beats(other, apart):
            return True
        return False if other.beats(line, apart) else None

    def _defended(self, own: Line, others: Sequence[Line]) -> Text:
        """Say what speaks for the bot's own answer."""
        found = why(self._mind, own.amounts, together(others), True)
        if found is not None or not others:
            return found or text("bot-why-only")
        is_better = any(self._standing(own, line) for line in others)
        return text("bot-why-better" if is_better else "bot-why-even")

    def _compared(self, line: Line, own: Line) -> Text:
        """Say how another answer differs from the bot's own.

        Of one that is as good only what is missing is named: else it would seem the better one.
        """
        is_better = self._standing(line, own)
        found = why(self._mind, line.amounts, own.amounts, bool(is_better))
        usual = {None: "bot-why-alike", True: "bot-why-better", False: "bot-why-worse"}
        return found or text(usual[is_better])


def together(lines: Sequence[Line]) -> list[tuple[float, ...]]:
    """Return the average of what several answers lead to, world by world."""
    longest = max([len(line.amounts) for line in lines], default=0)
    worlds = [
        [line.amounts[at] for line in lines if at < len(line.amounts)] for at in range(longest)
    ]
    return [tuple(average(world)) for world in worlds]


def average(rows: Amounts) -> list[float]:
    """Return the average of several amounts, one by one."""
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def why(mind: Mind[Any], mine: Amounts, theirs: Amounts, is_better: bool) -> Text | None:
    """Name what an answer leads to clearly more of than another, or less if it is worse."""
    worlds = [
        [a - b for a, b in zip(one, other, strict=True)]
        for one, other in zip(mine, theirs, strict=False)
    ]
    found = [clearness(column) for column in zip(*worlds, strict=True)]
    fitting = [
        (abs(clear), lead, names)
        for (clear, lead), names in zip(found, mind.reasons, strict=False)
        if abs(clear) >= CLEAR and abs(lead) >= LEAST and is_better is (lead > 0)
    ]
    if not fitting:
        return None
    _, lead, (more, less) = max(fitting)
    return text(more if lead > 0 else less, amount=rounded(abs(lead)))


def clearness(differences: Sequence[float]) -> tuple[float, float]:
    """Return by how many standard errors something differs from nothing, and by how much."""
    count = len(differences)
    mean = sum(differences) / count
    spread = sum([(one - mean) ** 2 for one in differences]) / max(1, count - 1)
    if count < 2:
        return 0.0, mean
    return mean / max(math.sqrt(spread / count), 1e-9), mean


def rounded(amount: float) -> float | int:
    """Return an amount as people say it."""
    return round(amount, 1) if amount < 10 else round(amount)
