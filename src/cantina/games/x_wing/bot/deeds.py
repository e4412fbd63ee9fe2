"""What an action or an attack is worth in the clash to come, by true odds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from cantina.core.rng import Rng
from cantina.core.wire import Option
from cantina.games.x_wing import geometry
from cantina.games.x_wing.bot.clash import Clash, Stance
from cantina.games.x_wing.bot.flights import is_blocked, is_flight, rolls_of
from cantina.games.x_wing.bot.sight import Sight
from cantina.games.x_wing.bot.stances import enemy_sight, enemy_stances, own_stances, standing
from cantina.games.x_wing.bot.wing import drawn
from cantina.games.x_wing.bot.worths import OTHER_ACTIONS, STRANDED
from cantina.games.x_wing.geometry import Bearing, Pose
from cantina.games.x_wing.rules.barrel_rolls import WAYS
from cantina.games.x_wing.view_records import ShipView

RASH: Final = -2.0
"""What a card is worth that flies the ship once more: nobody looks so far."""
LATER: Final = {"focus": 0.1, "evade": 0.05, "target-lock": 0.25}
"""What a token is worth if it is not used at once; a lock stays."""


class Moment:
    """The clash to come, seen by a ship that is about to act."""

    def __init__(
        self, sight: Sight, ship: ShipView, stances: Sequence[Stance], fear: float, rng: Rng
    ) -> None:
        theirs = enemy_sight(sight)
        places: dict[int, Sequence[Stance]] = {ship.ship_id: stances}
        for friend in sight.friends:
            if friend is not ship:
                places[friend.ship_id] = friend_stances(sight, friend)
        for enemy in sight.enemies:
            places[enemy.ship_id] = enemy_stances(sight, theirs, enemy)
        self._clash = Clash(sight, places, fear)
        self._ship = next(one for one in self._clash.own if one.ship is ship)
        self._rng = rng

    def values(self, samples: int) -> list[float]:
        """Return what each stance of the ship is worth, on average over where enemies may go."""
        clash = self._clash
        if all(len(one.stances) == 1 for one in clash.enemies):
            samples = 1
        found = [0.0] * len(self._ship.stances)
        for _ in range(samples):
            chosen = [0] * len(clash.own) + [drawn(one, self._rng) for one in clash.enemies]
            for at in range(len(found)):
                chosen[self._ship.number] = at
                found[at] += clash.value(chosen) / samples
        return found


def friend_stances(sight: Sight, ship: ShipView) -> list[Stance]:
    """Return where a friend will stand: where its dial leads it, if it has yet to move."""
    if sight.is_to_move(ship) and ship.dial:
        return own_stances(sight, ship, [ship.dial])[:1]
    return [standing(ship)]


def action_stances(sight: Sight, ship: ShipView, options: Sequence[Option]) -> list[Stance]:
    """Return how a ship would stand after each of some actions; a roll may end in three places."""
    return [stance for option in options for stance in after_action(sight, ship, option)]


def after_action(sight: Sight, ship: ShipView, option: Option) -> list[Stance]:
    """Return how a ship may stand after an action."""
    kind, _, rest = option.key.partition(":")
    here = standing(ship)._replace(key=option.key)
    if is_flight(option):
        return [here._replace(worth=RASH)]
    if kind == "focus":
        return [here._replace(focus=1.0, worth=LATER[kind])]
    if kind == "evade":
        return [here._replace(evades=here.evades + 1, worth=LATER[kind])]
    if kind == "target-lock":
        return [locked(sight, ship, here, int(rest))]
    if kind == "barrel-roll" or kind in WAYS:
        places = [place for _, place in rolls_of(ship, rest or kind)]
        return moved(sight, ship, here, places)
    if kind == "boost":
        return moved(sight, ship, here, [geometry.boost(here.pose, Bearing(rest), ship.base)])
    return [here._replace(worth=OTHER_ACTIONS.get(kind, 0.0))]


def locked(sight: Sight, ship: ShipView, here: Stance, target: int) -> Stance:
    """Return how a ship stands with a lock; one it has already is worth nothing."""
    has = any(lock.by == ship.ship_id and lock.on == target for lock in sight.view.locks)
    if has or sight.by_id[target] in sight.friends:
        return here
    return here._replace(lock=target, worth=LATER["target-lock"])


def moved(sight: Sight, ship: ShipView, here: Stance, places: Sequence[Pose]) -> list[Stance]:
    """Return how a ship stands at other places; those are bad that lead off the mat."""
    free = [place for place in places if not is_blocked(sight, ship, place)]
    return [here._replace(pose=place, worth=room(sight, ship, place)) for place in free]


def room(sight: Sight, ship: ShipView, place: Pose) -> float:
    """Return what it costs to have no way out of a place."""
    stressed = ship.tokens.get("stress", 0) > 0
    return 0.0 if sight.ways_out(place, ship, stressed, most=1) else -STRANDED
