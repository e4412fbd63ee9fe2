"""Dials, maneuvers and their execution (XW-DIAL, XW-MANEUVER, XW-TEMPLATE, XW-OVERLAP)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache

from cantina.core.text import Text, text
from cantina.games.x_wing import geometry
from cantina.games.x_wing.cards.sources import rules_in_force
from cantina.games.x_wing.cards.standing.maneuvers import (
    Colour,
    DialIsRed,
    FliesOverObstacles,
    MovesOverObstacles,
    NotAssigned,
    Softened,
)
from cantina.games.x_wing.geometry import Bearing, Pose
from cantina.games.x_wing.geometry.templates import TURNS_ROUND
from cantina.games.x_wing.library import ship_type
from cantina.games.x_wing.maneuver import Maneuver
from cantina.games.x_wing.missions.limits import fastest
from cantina.games.x_wing.names import maneuver_name, ship_name
from cantina.games.x_wing.rules.measuring import (
    are_in_contact,
    outlines,
    pose_of,
    put,
    side_of,
)
from cantina.games.x_wing.rules.rule_sets import by_reference
from cantina.games.x_wing.state import IN_PLAY, Battle, Ship
from cantina.games.x_wing.telling import tell
from cantina.games.x_wing.terms import Difficulty

IONIZED = Maneuver(Bearing.STRAIGHT, 1)
"""An ionized ship has no dial and drifts forward."""

LOOPS_AND_ROLLS = frozenset(TURNS_ROUND) - {Bearing.KOIOGRAN}
"""Segnor's loops and Tallon rolls."""

HARDEST_FIRST = (Difficulty.RED.value, Difficulty.WHITE.value, Difficulty.GREEN.value)


@cache
def dial_of(pilot: str) -> dict[str, Maneuver]:
    """XW-DIAL-1: the maneuvers printed on a pilot's dial, by key."""
    return {maneuver.key: maneuver for maneuver in ship_type(pilot).dial}


def legal_maneuvers(g: Battle, ship: Ship) -> tuple[str, ...]:
    """Return the keys a ship may be assigned: its dial, unless a mission forbids some."""
    barred: frozenset[str] = frozenset()
    if ship.damage and g.phase == "planning":
        barred = barred_bearings(g, ship)
    return keys_of(ship.pilot, fastest(g, ship), barred)


@lru_cache(maxsize=1024)
def keys_of(pilot: str, limit: int, barred: frozenset[str]) -> tuple[str, ...]:
    """Return the keys of a dial up to a speed, without some bearings."""
    return tuple(
        key
        for key, maneuver in dial_of(pilot).items()
        if maneuver.bearing.value not in barred and maneuver.speed <= limit
    )


def barred_bearings(g: Battle, ship: Ship) -> frozenset[str]:
    """Return the bearings that a damage card keeps a ship from planning."""
    return frozenset([b for gives in rules_in_force(g, ship, NotAssigned) for b in gives.bearings])


def maneuver_for(ship: Ship, key: str) -> Maneuver:
    """Return a maneuver of a ship by its key, or what it counts as; cards may name another."""
    if key and ship.flight.treated[0] == key:
        return Maneuver.named(key, Difficulty(ship.flight.treated[1]))
    return dial_of(ship.pilot).get(key) or other_maneuver(key)


@cache
def other_maneuver(key: str) -> Maneuver:
    """Return a maneuver that is on no dial: what turns the ship round is red, all else white."""
    if not key:
        return IONIZED
    found = Maneuver.named(key)
    return Maneuver.named(key, Difficulty.RED) if found.bearing in LOOPS_AND_ROLLS else found


def colour_of(g: Battle, ship: Ship, key: str) -> str:
    """XW-MANEUVER-9: the colour after all effects; red beats green where cards disagree."""
    return _colour(g, ship, key, rules_in_force(g, ship, Colour))


def colours_of(g: Battle, ship: Ship) -> Sequence[str]:
    """Return the colours of all maneuvers on a ship's dial, in order."""
    modifiers = rules_in_force(g, ship, Colour)
    if ship.cards.lasting or ship.flight.treated[0]:
        return [_colour(g, ship, key, modifiers) for key in dial_of(ship.pilot)]
    if modifiers:
        return changed_colours(ship.pilot, tuple(modifiers))
    return printed_colours(ship.pilot)


@cache
def printed_colours(pilot: str) -> tuple[str, ...]:
    """Return the colours printed on a pilot's dial."""
    return tuple(maneuver.difficulty.value for maneuver in dial_of(pilot).values())


@lru_cache(maxsize=1024)
def changed_colours(pilot: str, modifiers: tuple[Colour, ...]) -> tuple[str, ...]:
    """Return the colours of a pilot's dial under cards that change them."""
    return tuple([changed_colour(maneuver, modifiers) for maneuver in dial_of(pilot).values()])


def changed_colour(maneuver: Maneuver, modifiers: Sequence[Colour]) -> str:
    """Return the colour of a maneuver under cards that change it."""
    colours = {
        gives.colour
        for gives in modifiers
        if (not gives.bearings or maneuver.bearing.value in gives.bearings)
        and (not gives.speeds or maneuver.speed in gives.speeds)
    }
    if not colours:
        return maneuver.difficulty.value
    return next(colour for colour in HARDEST_FIRST if colour in colours)


def _colour(g: Battle, ship: Ship, key: str, modifiers: Sequence[Colour]) -> str:
    maneuver = maneuver_for(ship, key)
    if not modifiers and not ship.cards.lasting:
        return maneuver.difficulty.value
    found = changed_colour(maneuver, modifiers)
    if ship.cards.lasting and key == ship.dial and rules_in_force(g, ship, DialIsRed):
        found = Difficulty.RED.value
    if found == Difficulty.RED and ship.cards.lasting and rules_in_force(g, ship, Softened):
        return Difficulty.WHITE.value
    return found


def maneuver_label(g: Battle, ship: Ship, key: str) -> Text:
    """Label a maneuver with its colour."""
    return coloured_label(key, colour_of(g, ship, key))


@cache
def coloured_label(key: str, colour: str) -> Text:
    """Name a maneuver of this colour."""
    words = Difficulty(colour).says()
    return text("xw-option-maneuver", maneuver=maneuver_name(key), colour=words)


def execute(g: Battle, ship: Ship, maneuver: Maneuver, slide: float = 0.0) -> geometry.Move:
    """XW-OVERLAP-1 to -3: move along the template; back to the first free place on an overlap."""
    start = pose_of(ship)
    others = [other for other in g.ships if other.status == IN_PLAY and other is not ship]
    move = geometry.execute(
        start,
        maneuver.bearing,
        maneuver.speed,
        [(pose_of(other), side_of(other)) for other in others],
        side_of(ship),
        slide,
        by_reference(g),
    )
    ship.flight.speed = maneuver.speed
    ship.flight.bearing = maneuver.bearing.value
    ship.flight.overlapped = move.bumped
    if maneuver.bearing is not Bearing.STATIONARY:  # who stays goes on touching
        part_from_others(g, ship)
        put(ship, move.pose)
        ship.touching = [others[index].ship_id for index in move.touching]
        for other in ship.touching:
            g.ship(other).touching.append(ship.ship_id)
    ship.flight.struck = ()
    if g.obstacles and not ignores_obstacles(g, ship):
        hit = geometry.obstacles_hit(start, move, outlines(g), side_of(ship), by_reference(g))
        ship.flight.struck = tuple([g.obstacles[index].obstacle_id for index in hit])
    tell(
        g,
        ship.ship_id,
        "xw-log-executes",
        "XW-ACTIVATION-2",
        "XW-TEMPLATE-1",
        maneuver=maneuver_name(maneuver.key),
    )
    for other in ship.touching if move.bumped else ():
        g.say(
            "xw-log-overlaps",
            "XW-OVERLAP-1",
            "XW-OVERLAP-3",
            at=(f"ship:{ship.ship_id}", f"ship:{other}"),
            ship=ship_name(g, ship.ship_id),
            other=ship_name(g, other),
        )
    return move


def ignores_obstacles(g: Battle, ship: Ship) -> bool:
    """Whether a card lets a ship fly over obstacles."""
    return bool(
        rules_in_force(g, ship, FliesOverObstacles) or rules_in_force(g, ship, MovesOverObstacles)
    )


def part_from_others(g: Battle, ship: Ship) -> None:
    """XW-OVERLAP-6: a ship that moves no longer touches anybody (XW-OVERLAP-7)."""
    for other in g.ships:
        if ship.ship_id in other.touching:
            other.touching.remove(ship.ship_id)
    ship.touching = []


def put_aside(g: Battle, ship: Ship, end: Pose) -> None:
    """Move a ship by something that is no maneuver: a boost, a roll, decloaking, a push.

    By the rules reference ships go on touching while their bases meet.
    """
    touched = [g.ship(other) for other in ship.touching]
    part_from_others(g, ship)
    put(ship, end)
    for other in touched if by_reference(g) else ():
        if are_in_contact(ship, other):
            ship.touching.append(other.ship_id)
            other.touching.append(ship.ship_id)
