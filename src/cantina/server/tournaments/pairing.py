"""Who meets whom: the circle of a round robin, Swiss pairs, brackets, tables of several."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

MOST_STEPS = 20_000
"""Tries at pairing without a repetition before one is put up with."""


def circle(players: Sequence[int], number: int) -> list[tuple[int, ...]]:
    """Return a round of a round robin: one stays, the others move round; who meets none rests."""
    ring: list[int | None] = list(players)
    if len(ring) % 2:
        ring.append(None)
    turned = ring[1:]
    shift = number % len(turned)
    turned = turned[-shift:] + turned[:-shift] if shift else turned
    ring = [ring[0], *turned]
    half = len(ring) // 2
    pairs = zip(ring[:half], reversed(ring[half:]), strict=True)
    found: list[tuple[int, ...]] = []
    for table, (one, other) in enumerate(pairs):
        # the one who stays would always begin, and so would the others of a table
        swapped = number % 2 if table == 0 else table % 2
        pair = (other, one) if swapped else (one, other)
        found.append(tuple(player for player in pair if player is not None))
    return found


def circle_rounds(count: int) -> int:
    """Return how many rounds everybody needs to meet everybody."""
    return count - 1 + count % 2


def bracket(players: Sequence[int]) -> list[tuple[int, ...]]:
    """Return the first round of a knockout: the best seeds meet late, and rest if any do."""
    size = 1
    while size < len(players):
        size *= 2
    order = [0]
    while len(order) < size:
        whole = 2 * len(order) - 1
        order = [place for seed in order for place in (seed, whole - seed)]
    seeded = [players[place] if place < len(players) else None for place in order]
    return [
        tuple(player for player in pair if player is not None)
        for pair in zip(seeded[::2], seeded[1::2], strict=True)
    ]


def next_of_bracket(winners: Sequence[int]) -> list[tuple[int, ...]]:
    """Return the next round of a knockout: neighbours meet."""
    return list(zip(winners[::2], winners[1::2], strict=True))


def swiss(
    ranked: Sequence[int],
    points: dict[int, float],
    met: Counter[frozenset[int]],
    rested: Counter[int],
    begun: Counter[int],
) -> list[tuple[int, ...]]:
    """Pair those with like points who have not met; the last who has not rested yet rests.

    Within the same points the upper half meets the lower. Who has begun less often begins.
    """
    waiting = list(ranked)
    resting: list[tuple[int, ...]] = []
    if len(waiting) % 2:
        fewest = min(rested[player] for player in waiting)
        rests = next(player for player in reversed(waiting) if rested[player] == fewest)
        waiting.remove(rests)
        resting.append((rests,))
    found: list[tuple[int, ...]] = []
    for one, other in _Pairer(points, met).pair(waiting):
        found.append((other, one) if begun[one] > begun[other] else (one, other))
    return found + resting


class _Pairer:
    """Looks for pairs that have not met, going back where it cannot go on."""

    def __init__(self, points: dict[int, float], met: Counter[frozenset[int]]) -> None:
        self.points = points
        self.met = met
        self.steps = 0

    def pair(self, waiting: list[int]) -> list[tuple[int, int]]:
        """Return pairs, best first; as few as possible meet again."""
        for allowed in range(max(self.met.values(), default=0) + 1):
            self.steps = 0
            found = self._fresh(waiting, allowed)
            if found is not None:
                return found
        return list(zip(waiting[::2], waiting[1::2], strict=True))

    def _fresh(self, waiting: list[int], allowed: int) -> list[tuple[int, int]] | None:
        if not waiting:
            return []
        first, rest = waiting[0], waiting[1:]
        for other in self._wanted(first, rest):
            self.steps += 1
            if self.steps > MOST_STEPS:
                return None
            if self.met[frozenset((first, other))] <= allowed:
                others = self._fresh([one for one in rest if one != other], allowed)
                if others is not None:
                    return [(first, other), *others]
        return None

    def _wanted(self, first: int, rest: list[int]) -> list[int]:
        """Order the others: of the same points from the middle on, then the nearest."""
        same = [one for one in rest if self.points[one] == self.points[first]]
        middle = len(same) // 2
        lower = [one for one in rest if self.points[one] != self.points[first]]
        return [*same[middle:], *reversed(same[:middle]), *lower]


def groups(count: int, seats: int) -> list[int]:
    """Return the sizes of tables: as few as possible, none smaller than need be."""
    tables = -(-count // seats)
    return [count // tables + (table < count % tables) for table in range(tables)]


def seat_groups(
    ranked: Sequence[int], seats: int, met: Counter[frozenset[int]], number: int
) -> list[tuple[int, ...]]:
    """Fill tables with those of like points who have met least; seats go round by the round."""
    waiting = list(ranked)
    found: list[tuple[int, ...]] = []
    for size in groups(len(waiting), seats):
        table = [waiting.pop(0)]
        while len(table) < size:
            near = waiting[: 2 * seats]
            fewest = min(near, key=lambda one: (_meetings(met, one, table), near.index(one)))
            waiting.remove(fewest)
            table.append(fewest)
        shift = number % size
        found.append(tuple(table[shift:] + table[:shift]))
    return found


def _meetings(met: Counter[frozenset[int]], one: int, table: Sequence[int]) -> int:
    return sum(met[frozenset((one, other))] for other in table)


def meetings(tables: Sequence[Sequence[int]]) -> Counter[frozenset[int]]:
    """Count who met whom."""
    return Counter(frozenset(pair) for table in tables for pair in combinations(table, 2))
