"""The dials of a whole squad, set together against what enemies may fly."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from cantina.core.rng import Rng
from cantina.games.x_wing.bot.clash import FEAR, Clash
from cantina.games.x_wing.bot.fighters import Fighter, Stance
from cantina.games.x_wing.bot.hourglass import Hourglass
from cantina.games.x_wing.bot.sight import Sight
from cantina.games.x_wing.bot.stances import (
    FOCUSED,
    enemy_sight,
    enemy_stances,
    own_stances,
    with_chances,
)

Choice = list[int]
"""The stance of every ship of one side, by its place in the squad."""
Ways = list[tuple[Choice, float]]
"""How a side may fly, each way with its weight."""
Expected = list[tuple[dict[int, str], float]]
"""What the enemies may fly, by ship, each way with its weight."""
PASSES: Final = 2
EXPECTED: Final = 4
"""So many drawn ways of flying a squad of common sense holds its plan against."""
PEER, RIVAL = 2.0, 8.0
"""What a way to fly counts that was planned together, where a drawn one counts 1."""
PEERS_BY, FEINTS_BY, RIVALS_BY = 0.25, 0.4, 0.65
"""How much of the time may be gone when one more plan of the enemies is thought of, of ours that
they may expect, and of theirs against these: who knows all that and has no time left to set the
own dials is worse off than who knows some of it."""
FEW: Final = 4
"""Against so many ways all stances of a ship are tried."""
SIFTED: Final = 5
"""So many stances of a ship are looked at closely."""


class Thinking(NamedTuple):
    """How much is thought about dials: whom every plan is held against."""

    draws: int = EXPECTED
    """Enemies who plan every ship alone."""
    peers: int = 0
    """Enemies who plan together, as `normal` does."""
    rivals: int = 0
    """Enemies who expect that of us, as `hard` does."""
    exact: bool = False
    """Whether ships stop where they really would and have the tokens of their cards.

    Then headings count by the shots they promise; `normal` sees nothing of all that.
    """


class Wing:
    """A squad that plans its dials as one."""

    def __init__(
        self,
        sight: Sight,
        thinking: Thinking,
        rng: Rng,
        fear: float = FEAR,
        hourglass: Hourglass | None = None,
    ) -> None:
        self._rng = rng
        self._thinking = thinking
        self._hourglass = hourglass or Hourglass()
        theirs = enemy_sight(sight)
        stances: dict[int, list[Stance]] = {}
        for ship in sight.friends:
            keys = [ship.dial] if ship.dial else None
            places = own_stances(sight, ship, keys, thinking.exact)
            stances[ship.ship_id] = with_chances(sight, ship, places)
        for ship in sight.enemies:
            stances[ship.ship_id] = enemy_stances(sight, theirs, ship, thinking.exact)
        self.clash = Clash(sight, stances, fear, exact=thinking.exact)
        self.expected: Expected = []
        """How the enemies were expected to fly when the plan was made."""
        self._own, self._enemies = self._squads(self.clash)
        simple = self.clash
        if thinking.exact:
            seen = {ship: plain(places) for ship, places in stances.items()}
            simple = Clash(sight, seen, like=self.clash)
        self._simple = self._squads(simple)

    def _squads(self, clash: Clash) -> tuple[Squad, Squad]:
        return Squad(clash, 0, self._hourglass), Squad(clash, 1, self._hourglass)

    def plan(self) -> dict[int, str]:
        """Return the maneuver of every own ship."""
        ways = self._ways()
        enemies = self.clash.enemies
        self.expected = [
            ({e.ship.ship_id: e.stances[at].key for e, at in zip(enemies, way, strict=True)}, heavy)
            for way, heavy in ways
        ]
        chosen = self._own.answer(ways)
        return {
            one.ship.ship_id: one.stances[at].key
            for one, at in zip(self.clash.own, chosen, strict=True)
        }

    def _ways(self) -> Ways:
        """Return how the enemies may fly: as drawn, as planned together, as they outwit our plans.

        Those who outwit us all know the same plans of ours, each some of them.
        """
        thinking, own, enemies = self._thinking, self._own, self._enemies
        found = self._drawn(enemies) + [
            (way, PEER) for way in self._planned(enemies, own, PEERS_BY)
        ]
        plans = self._planned(own, enemies, FEINTS_BY) if thinking.rivals else []
        if plans:
            for _ in self._in_time(thinking.rivals, RIVALS_BY):
                some = [(plans[self._rng.below(len(plans))], PEER) for _ in plans]
                found.append((enemies.answer(merged(self._drawn(own) + some)), RIVAL))
        return merged(found)

    def _in_time(self, times: int, share: float) -> Iterator[int]:
        """Count so far, but only as long as not more than a share of the time is gone."""
        for number in range(times):
            if self._hourglass.has_run(share):
                return
            yield number

    def _drawn(self, squad: Squad) -> Ways:
        """Draw how a squad may fly that plans every ship alone."""
        return [(squad.drawn(self._rng), 1.0) for _ in range(self._thinking.draws)]

    def _planned(self, squad: Squad, other: Squad, by: float) -> list[Choice]:
        """Return how a squad may fly that plans together as `normal` does, as far as thought by."""
        simple = self._simple[squad.side]
        return [
            simple.answer(merged([(other.drawn(self._rng), 1.0) for _ in range(EXPECTED)]))
            for _ in self._in_time(self._thinking.peers, by)
        ]


class Squad:
    """One side of a clash, looking for its best answer to some ways the other may fly."""

    def __init__(self, clash: Clash, side: int, hourglass: Hourglass) -> None:
        self._clash = clash
        self.side = side
        self._ships = clash.enemies if side else clash.own
        self._hourglass = hourglass

    def drawn(self, rng: Rng) -> Choice:
        """Draw what the ships fly, each alone."""
        return [drawn(one, rng) for one in self._ships]

    def answer(self, others: Ways) -> Choice:
        """Return the best way to fly, found ship by ship, twice round."""
        chosen = self._together(others)
        for _ in range(PASSES):
            before = list(chosen)
            for place, one in enumerate(self._ships):
                if one.choices > 1 and not self._hourglass.has_run():
                    chosen[place] = self._best(place, chosen, others)
            if chosen == before:
                break
        return chosen

    def _together(self, others: Ways) -> Choice:
        """Return the best way to fly the same maneuver in formation, or what is nearest to it."""
        shared = list(dict.fromkeys([s.key for one in self._ships for s in one.offered]))
        few = _heaviest(others)
        ways = [[_nearest(one, key) for one in self._ships] for key in shared]
        return max(ways, key=lambda way: self._worth(way, few))

    def _best(self, place: int, chosen: Choice, others: Ways) -> int:
        """Return the best stance of a ship if all others stay with theirs."""
        every = range(self._ships[place].choices)
        few = _heaviest(others)
        scores = {at: self._worth(_with(chosen, place, at), few) for at in every}
        if len(few) == len(others):
            return max(every, key=lambda at: scores[at])
        ordered = sorted(every, key=lambda at: -scores[at])[:SIFTED]
        if chosen[place] not in ordered:
            ordered.append(chosen[place])
        return max(ordered, key=lambda at: self._worth(_with(chosen, place, at), others))

    def _worth(self, chosen: Choice, others: Ways) -> float:
        """Return what a way to fly gains against all others together, as heavy as they are."""
        outcome, side = self._clash.outcome, self.side
        return sum(
            [
                weight * outcome(other + chosen if side else chosen + other)[side]
                for other, weight in others
            ]
        )


def plain(places: Sequence[Stance]) -> list[Stance]:
    """Return stances as `normal` sees them."""
    return [one._replace(evades=0, focus=FOCUSED if one.focus else 0.0) for one in places]


def merged(ways: Ways) -> Ways:
    """Put the same ways to fly together."""
    found: dict[tuple[int, ...], float] = {}
    for way, weight in ways:
        found[tuple(way)] = found.get(tuple(way), 0.0) + weight
    return [(list(way), weight) for way, weight in found.items()]


def _heaviest(ways: Ways) -> Ways:
    """Return the few ways that count most."""
    return sorted(ways, key=lambda way: -way[1])[:FEW]


def drawn(one: Fighter, rng: Rng) -> int:
    """Draw where a ship stands, as likely as it is."""
    left = rng.random() * sum([stance.chance for stance in one.offered])
    for at, stance in enumerate(one.offered):
        left -= stance.chance
        if left <= 0:
            return at
    return 0


def _nearest(one: Fighter, key: str) -> int:
    """Return the stance of a ship after one maneuver, or the one worth most without it."""
    same = [at for at, stance in enumerate(one.offered) if stance.key == key]
    return same[0] if same else max(range(one.choices), key=lambda at: one.stances[at].worth)


def _with(chosen: Choice, place: int, at: int) -> Choice:
    changed = list(chosen)
    changed[place] = at
    return changed
