"""What the greedy pilot thinks maneuvers, places and actions are worth, in squad points."""

from __future__ import annotations

from cantina.core.rng import Rng
from cantina.core.wire import kind_and_rest
from cantina.games.x_wing import geometry
from cantina.games.x_wing.bot.flights import (
    approach,
    end_of,
    is_blocked,
    rolls_of,
    starts_of,
)
from cantina.games.x_wing.bot.missions import leaves_well, pull
from cantina.games.x_wing.bot.sight import RED, Sight, health, pose_of
from cantina.games.x_wing.geometry import Bearing, Pose
from cantina.games.x_wing.odds import AttackPlay, DefensePlay
from cantina.games.x_wing.rules.barrel_rolls import WAYS
from cantina.games.x_wing.view_records import ManeuverView, ShipView

FEAR = 0.7  # how much an own point counts against an enemy point
STRESS_COST = 1.0
BUMP_COST = 2.0
ROCK_COST = 4.0
MANY_WAYS = 5
"""More ways out than this make a place no better."""
STRANDED = 60.0  # no maneuver next round would stay on the mat

FOCUSED = AttackPlay(focus=True), DefensePlay()
LOCKED = AttackPlay(lock=True), DefensePlay()
GUARDED = AttackPlay(), DefensePlay(focus=True)
EVADING = AttackPlay(), DefensePlay(evades=1)

OTHER_ACTIONS = {
    "card": 0.4,
    "protect": 2.0,
    "charge": 5.0,
    "reinforce": 0.5,
    "coordinate": 0.4,
    "jam": 0.3,
    "cloak": 0.15,
    "reload": 0.1,
    "slam": -1.0,
}
"""Actions whose worth is a guess, in squad points; passing is worth nothing."""


def best_maneuver(sight: Sight, ship: ShipView, keys: list[str], rng: Rng) -> str:
    """Return the maneuver with the best worth, of those that keep the ship on the mat."""
    stressed = ship.tokens.get("stress", 0) > 0
    maneuvers = [m for m in sight.dial(ship) if m.key in keys]
    # a red maneuver under stress lets the opponent choose, off the mat if that is possible
    calm = [m for m in maneuvers if not (stressed and m.colour == RED)] or maneuvers
    starts = starts_of(sight, ship)
    ways = [(start, m) for start in starts for m in calm]
    if not ways:
        return keys[0]
    choices = (
        [way for way in ways if leaves_well(sight, ship, end_of(*way, ship.base))]
        or [way for way in ways if sight.stays(*way, ship.base)]
        or [way for way in ways if not sight.is_off(end_of(*way, ship.base), ship.base)]
        or ways
    )
    others = in_the_way(sight, ship)
    best = max(choices, key=lambda way: worth_of_maneuver(sight, ship, way[0], way[1], others, rng))
    return best[1].key


def scored_dials(
    sight: Sight, ship: ShipView, others: list[geometry.Other], rng: Rng
) -> dict[str, float]:
    """Return what the maneuvers are worth that keep a ship on the mat."""
    scores: dict[str, float] = {}
    stressed = ship.tokens.get("stress", 0) > 0
    for start in starts_of(sight, ship):
        for maneuver in sight.dial(ship):
            if (stressed and maneuver.colour == RED) or not sight.stays(start, maneuver, ship.base):
                continue
            worth = worth_of_maneuver(sight, ship, start, maneuver, others, rng)
            scores[maneuver.key] = max(worth, scores.get(maneuver.key, worth))
    return scores


def in_the_way(sight: Sight, ship: ShipView) -> list[geometry.Other]:
    """Guess who stands where when the ship moves: earlier movers where they plan to go."""
    found = []
    for other in [*sight.friends, *sight.enemies]:
        if other.ship_id == ship.ship_id:
            continue
        moves_first = (other.skill, other.ship_id) < (ship.skill, ship.ship_id)
        if other.side != ship.side and moves_first:
            continue
        pose = pose_of(other)
        planned = [m for m in sight.dial(other) if m.key == other.dial]
        if moves_first and planned:
            pose = end_of(pose, planned[0], other.base)
        found.append((pose, other.base))
    return found


def worth_of_maneuver(
    sight: Sight,
    ship: ShipView,
    start: Pose,
    maneuver: ManeuverView,
    others: list[geometry.Other],
    rng: Rng,
) -> float:
    """Return what a maneuver is worth: the place it leads to, and what it costs."""
    done = geometry.execute(start, Bearing(maneuver.bearing), maneuver.speed, others, ship.base)
    stress = ship.tokens.get("stress", 0)
    stressed = maneuver.colour == RED or (stress > 0 and maneuver.colour != "green")
    score = worth_of_place(sight, ship, done.pose) + pull(sight, ship, done.pose)
    if stressed:
        score -= STRESS_COST
    if done.bumped:
        score -= BUMP_COST
    if sight.obstacles:
        score -= ROCK_COST * len(geometry.obstacles_hit(start, done, sight.obstacles, ship.base))
    ways_out = sight.ways_out(done.pose, ship, stressed, most=MANY_WAYS)
    score += 0.25 * ways_out if ways_out else -STRANDED
    return score + 0.01 * rng.random()


def worth_of_place(sight: Sight, ship: ShipView, pose: Pose) -> float:
    """Return what a place is worth: shots from there, less those at it."""
    offense = sight.offense(ship, pose)
    score = offense - FEAR * sight.danger(ship, pose)
    if offense == 0.0 and sight.enemies:
        score += max([approach(pose, pose_of(enemy)) for enemy in sight.enemies])
    return score


def worth_of_action(sight: Sight, ship: ShipView, key: str) -> float:
    """Return what an action is worth in the coming combat."""
    here = pose_of(ship)
    kind, rest = kind_and_rest(key)
    if kind == "focus":
        attack = sight.offense(ship, here, FOCUSED) - sight.offense(ship, here)
        defense = sight.danger(ship, here) - sight.danger(ship, here, GUARDED)
        return max(attack, FEAR * defense) + 0.3 * min(attack, FEAR * defense) + 0.2
    if kind == "evade":
        return FEAR * (sight.danger(ship, here) - sight.danger(ship, here, EVADING)) + 0.1
    if kind == "target-lock":
        return worth_of_lock(sight, ship, int(rest))
    if kind == "barrel-roll" or kind in WAYS:
        places = [p for _, p in rolls_of(ship, rest or kind)]
        return gain(sight, ship, places)
    if kind == "boost":
        return gain(sight, ship, [geometry.boost(here, Bearing(rest), ship.base)])
    return OTHER_ACTIONS.get(kind, 0.0)


def worth_of_lock(sight: Sight, ship: ShipView, target_id: int) -> float:
    """Return what a target lock is worth: better shots, and ordnance that needs it."""
    target = sight.by_id[target_id]
    if target in sight.friends:
        return 0.0
    if any(lock.by == ship.ship_id and lock.on == target_id for lock in sight.view.locks):
        return 0.0
    places = sight.next_places_cached(target)
    here = pose_of(ship)
    gains = [
        sight.shot(ship, here, target, place, LOCKED) - sight.shot(ship, here, target, place)
        for place in places
    ]
    ordnance = 1.5 if any("torpedo" in u or "missile" in u for u in ship.upgrades) else 0.0
    return sum(gains) / len(gains) + 0.25 + ordnance - 0.01 * health(target)


def gain(sight: Sight, ship: ShipView, places: list[Pose]) -> float:
    """Return how much better the best of some places is than here."""
    here = sight.offense(ship, pose_of(ship)) - FEAR * sight.danger(ship, pose_of(ship))
    there = [
        sight.offense(ship, place) - FEAR * sight.danger(ship, place)
        for place in places
        if sight.ways_out(place, ship, False, most=1) and not is_blocked(sight, ship, place)
    ]
    return max(there) - here if there else -1.0
