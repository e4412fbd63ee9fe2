"""The dials of a whole squad, set together against what enemies may fly."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from cantina.core.rng import Rng
from cantina.games.x_wing.bot.clash import FEAR, Clash, Fighter, Stance
from cantina.games.x_wing.bot.sight import Sight
from cantina.games.x_wing.bot.stances import enemy_sight, enemy_stances, own_stances, with_chances

Choice = list[int]
"""The stance of every ship of one side, by its place in the squad."""
PASSES: Final = 2
PLAIN: Final = 3
"""So many clever enemies expect nothing clever of us."""
SIFTED: Final = 5
"""So many stances of a ship are looked at closely."""


class Thinking(NamedTuple):
    """How much is thought about dials."""

    samples: int = 4
    """Ways the enemies may fly that every plan is held against."""
    rethinks: int = 0
    """How often enemies are imagined who plan together as well."""


class Wing:
    """A squad that plans its dials as one."""

    def __init__(
        self,
        sight: Sight,
        thinking: Thinking,
        rng: Rng,
        fear: float = FEAR,
        is_due: Callable[[], bool] = lambda: False,
    ) -> None:
        self._rng = rng
        self._thinking = thinking
        self._is_due = is_due
        theirs = enemy_sight(sight)
        stances: dict[int, list[Stance]] = {}
        for ship in sight.friends:
            places = own_stances(sight, ship, [ship.dial] if ship.dial else None)
            stances[ship.ship_id] = with_chances(sight, ship, places)
        for ship in sight.enemies:
            stances[ship.ship_id] = enemy_stances(sight, theirs, ship)
        self.clash = Clash(sight, stances, fear)
        self._samples = [self._drawn(self.clash.enemies) for _ in range(thinking.samples)]

    def _drawn(self, ships: Sequence[Fighter]) -> Choice:
        """Draw what ships fly."""
        return [drawn(one, self._rng) for one in ships]

    def plan(self) -> dict[int, str]:
        """Return the maneuver of every own ship."""
        own = Squad(self.clash, 0, self._is_due)
        chosen = own.answer(self._samples + self._clever(own))
        return {
            one.ship.ship_id: one.stances[at].key
            for one, at in zip(self.clash.own, chosen, strict=True)
        }

    def _clever(self, own: Squad) -> list[Choice]:
        """Return what enemies would fly who plan together, too, against what they expect of us.

        The first ones expect us to fly as most do; the others that we have thought as far as they.
        """
        enemies = Squad(self.clash, 1, self._is_due)
        times, count = self._thinking.rethinks, len(self._samples)
        found: list[Choice] = []
        for number in range(times):
            expected = [self._drawn(self.clash.own) for _ in range(max(1, count // 2))]
            if number >= PLAIN:
                expected += [own.answer(self._samples + found)] * len(expected)
            found += [enemies.answer(expected)] * max(1, count // times)
        return found


class Squad:
    """One side of a clash, looking for its best answer to some ways the other may fly."""

    def __init__(self, clash: Clash, side: int, is_due: Callable[[], bool]) -> None:
        self._clash = clash
        self._side = side
        self._ships = clash.enemies if side else clash.own
        self._is_due = is_due

    def answer(self, others: Sequence[Choice]) -> Choice:
        """Return the best way to fly, found ship by ship, twice round."""
        chosen = self._together(others)
        for _ in range(PASSES):
            before = list(chosen)
            for place, one in enumerate(self._ships):
                if len(one.stances) > 1 and not self._is_due():
                    chosen[place] = self._best(place, chosen, others)
            if chosen == before:
                break
        return chosen

    def _together(self, others: Sequence[Choice]) -> Choice:
        """Return the best way to fly the same maneuver in formation, or what is nearest to it."""
        shared = list(dict.fromkeys([s.key for one in self._ships for s in one.stances]))
        few = others[:: max(1, len(others) // 4)]
        ways = [[_nearest(one, key) for one in self._ships] for key in shared]
        return max(ways, key=lambda way: self._mean(way, few))

    def _best(self, place: int, chosen: Choice, others: Sequence[Choice]) -> int:
        """Return the best stance of a ship if all others stay with theirs."""
        every = range(len(self._ships[place].stances))
        few = others[:: max(1, len(others) // 4)]
        scores = {at: self._mean(_with(chosen, place, at), few) for at in every}
        ordered = sorted(every, key=lambda at: -scores[at])[:SIFTED]
        if chosen[place] not in ordered:
            ordered.append(chosen[place])
        return max(ordered, key=lambda at: self._mean(_with(chosen, place, at), others))

    def _mean(self, chosen: Choice, others: Sequence[Choice]) -> float:
        outcome, side = self._clash.outcome, self._side
        ways = [other + chosen if side else chosen + other for other in others]
        return sum([outcome(way)[side] for way in ways]) / len(ways)


def drawn(one: Fighter, rng: Rng) -> int:
    """Draw where a ship stands, as likely as it is."""
    left = rng.random() * sum([stance.chance for stance in one.stances])
    for at, stance in enumerate(one.stances):
        left -= stance.chance
        if left <= 0:
            return at
    return 0


def _nearest(one: Fighter, key: str) -> int:
    """Return the stance of a ship after one maneuver, or the one worth most without it."""
    same = [at for at, stance in enumerate(one.stances) if stance.key == key]
    return same[0] if same else max(range(len(one.stances)), key=lambda at: one.stances[at].worth)


def _with(chosen: Choice, place: int, at: int) -> Choice:
    changed = list(chosen)
    changed[place] = at
    return changed
