"""Actions weighed by the clash that follows: who has moved stands there, the others are drawn."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from cantina.core.wire import Option, kind_and_rest
from cantina.games.x_wing import geometry
from cantina.games.x_wing.bot.bombs import best_drop
from cantina.games.x_wing.bot.clash import Clash
from cantina.games.x_wing.bot.fighters import Stance
from cantina.games.x_wing.bot.flights import is_blocked, is_flight, rolls_of
from cantina.games.x_wing.bot.greedy import RASH
from cantina.games.x_wing.bot.missions import pull
from cantina.games.x_wing.bot.sight import Sight, pose_of
from cantina.games.x_wing.bot.stances import enemy_sight, own_stances, standing
from cantina.games.x_wing.bot.wing import Expected
from cantina.games.x_wing.bot.worths import MANY_WAYS, OTHER_ACTIONS, STRANDED
from cantina.games.x_wing.geometry import Bearing, Pose
from cantina.games.x_wing.rules.barrel_rolls import WAYS
from cantina.games.x_wing.view_records import ShipView

KEPT_LOCK: Final = 0.1
"""What a target lock is worth beside this round's shots."""
ORDNANCE: Final = 1.0
"""What it is worth more to who has torpedoes or missiles."""
HUNTED: Final = 0.4
"""How often enemies shoot at the ship that acts though others seem worth more."""
SEEN: Final = 4.0
"""How much likelier a way to fly is for each enemy that has flown it."""
TOKENS: Final = ("focus", "evade", "target-lock")
"""Actions that leave a ship where it is."""
SECOND_FOCUS: Final = 0.3
"""What another focus token is worth to who has one."""


class Deeds:
    """One ship that acts, and what its actions lead to."""

    def __init__(self, sight: Sight, ship: ShipView, expected: Expected, fear: float) -> None:
        self._sight = sight
        self.ship = ship
        self._expected = expected
        self._fear = fear

    def ranked(self, options: Sequence[Option], twice: bool) -> list[str]:
        """Return actions, the best first, for who acts twice with the best that may follow."""
        here = standing(self.ship)
        ways: list[tuple[str, Stance]] = []
        for option in options:
            ways += [(option.key, one) for one in self._after(option, here)]
        if twice:
            ways += [
                (key, later)
                for key, first in ways
                for option in options
                if option.key != key and kind_and_rest(option.key)[0] in TOKENS
                for later in self._after(option, first)
            ]
        values = self.values([stance for _, stance in ways])
        order = sorted(range(len(ways)), key=lambda number: -values[number])
        return list(dict.fromkeys([ways[at][0] for at in order]))

    def best_place(self, places: Mapping[str, Pose]) -> str:
        """Return the key of the best place to be put at."""
        here = standing(self.ship)
        named = [(key, self._moved(here, place)) for key, place in places.items()]
        values = self.values([stance for _, stance in named])
        return named[max(range(len(named)), key=lambda number: values[number])][0]

    def _after(self, option: Option, here: Stance) -> list[Stance]:
        """Return how the ship may stand after an action."""
        kind, rest = kind_and_rest(option.key)
        if kind == "focus":
            return [here._replace(focus=1.0, worth=here.worth + SECOND_FOCUS * here.focus)]
        if kind == "evade":
            return [here._replace(evades=here.evades + 1)]
        if kind == "target-lock":
            return [self._locked(here, int(rest))]
        if kind == "barrel-roll" or kind in WAYS:
            places = [place for _, place in rolls_of(self.ship, rest or kind)]
            free = [one for one in places if not is_blocked(self._sight, self.ship, one)]
            return [self._moved(here, place) for place in free] or [
                here._replace(worth=here.worth + RASH)
            ]
        if kind == "boost":
            there = geometry.boost(pose_of(self.ship), Bearing(rest), self.ship.base)
            return [self._moved(here, there)]
        drop = best_drop(self._sight, self.ship, option.key)
        if drop is not None:
            return [here._replace(worth=here.worth + drop.worth)]
        worth = RASH if is_flight(option) else OTHER_ACTIONS.get(kind, 0.0)
        return [here._replace(worth=here.worth + worth)]

    def _locked(self, here: Stance, target: int) -> Stance:
        """Return the ship with a target lock."""
        ship, sight = self.ship, self._sight
        known = any(lock.by == ship.ship_id and lock.on == target for lock in sight.view.locks)
        if known or sight.by_id[target] in sight.friends:
            return here
        loaded = any("torpedo" in one or "missile" in one for one in ship.upgrades)
        return here._replace(lock=target, worth=here.worth + KEPT_LOCK + ORDNANCE * loaded)

    def _moved(self, here: Stance, place: Pose) -> Stance:
        """Return the ship at another place, with what that is worth for the next round."""
        return here._replace(pose=place, worth=self._room(place) - self._room(here.pose))

    def _room(self, place: Pose) -> float:
        """Return what a place is worth for the mission, and for the ways out of it."""
        ways_out = self._sight.ways_out(place, self.ship, False, most=MANY_WAYS)
        wish = pull(self._sight, self.ship, place)
        return wish + (0.25 * ways_out if ways_out else -STRANDED)

    def values(self, own: Sequence[Stance]) -> list[float]:
        """Return what each stance of the ship is worth in the clash to come."""
        sight = self._sight
        enemies = self._enemies()
        stances = {**self._friends(), self.ship.ship_id: own, **enemies}
        clash = Clash(sight, stances, self._fear, exact=True)
        hunt = Clash(sight, stances, self._fear, hunted=self.ship.ship_id, exact=True)
        ways = self._ways(
            [{one.key: at for at, one in enumerate(places)} for places in enemies.values()]
        )
        mine = [0] * len(sight.friends)
        found = []
        for at in range(len(own)):
            mine[sight.friends.index(self.ship)] = at
            freely = sum([heavy * clash.value([*mine, *way]) for way, heavy in ways])
            hunting = sum([heavy * hunt.value([*mine, *way]) for way, heavy in ways])
            found.append((1.0 - HUNTED) * freely + HUNTED * hunting)
        return found

    def _friends(self) -> dict[int, Sequence[Stance]]:
        """Return where own ships stand, or will stand by their dials."""
        sight = self._sight
        return {
            ship.ship_id: own_stances(sight, ship, [ship.dial], True)[:1]
            if sight.is_to_move(ship) and ship.dial
            else [standing(ship)]
            for ship in sight.friends
        }

    def _enemies(self) -> dict[int, Sequence[Stance]]:
        """Return where enemies stand, or may stand by what they were expected to fly."""
        sight, theirs = self._sight, enemy_sight(self._sight)
        found: dict[int, Sequence[Stance]] = {}
        for ship in sight.enemies:
            found[ship.ship_id] = [standing(ship)]
            if theirs is not None and sight.is_to_move(ship) and sight.dial(ship):
                keys = sorted({way.get(ship.ship_id, "") for way, _ in self._expected})
                seen = theirs.by_id[ship.ship_id]
                found[ship.ship_id] = own_stances(theirs, seen, keys or None, True)
        return found

    def _ways(self, numbers: Sequence[dict[str, int]]) -> list[tuple[list[int], float]]:
        """Return how the enemies may come to stand, those likelier that fit what was seen."""
        sight = self._sight
        found: dict[tuple[int, ...], float] = {}
        total = 0.0
        for way, heavy in self._expected:
            weight = heavy
            chosen = []
            for ship, known in zip(sight.enemies, numbers, strict=True):
                key = way.get(ship.ship_id, "")
                chosen.append(known.get(key, 0))
                if ship.dial_revealed and ship.dial and ship.dial == key:
                    weight *= SEEN
            found[tuple(chosen)] = found.get(tuple(chosen), 0.0) + weight
            total += weight
        if not found:
            return [([0] * len(numbers), 1.0)]
        return [(list(way), weight / total) for way, weight in found.items()]
