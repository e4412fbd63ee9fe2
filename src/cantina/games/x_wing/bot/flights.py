"""Helpers of the greedy pilot: where flights end, and which ship an ask is about."""

from __future__ import annotations

from math import cos, hypot, radians, sin

from cantina.core.text import Text
from cantina.core.wire import OpenAsk, Option, kind_and_rest
from cantina.games.x_wing import geometry
from cantina.games.x_wing.bot.sight import Sight, pose_of
from cantina.games.x_wing.geometry import Bearing, Pose
from cantina.games.x_wing.maneuver import Maneuver
from cantina.games.x_wing.rules.barrel_rolls import WAYS, end_of_roll
from cantina.games.x_wing.view_records import ManeuverView, ShipView

AILERONS = {"adaptiveailerons", "advancedailerons"}
"""Titles that fly the ship before its dial is revealed."""
AILERON_FLIGHTS = ("bank:left:1", "straight:1", "bank:right:1")


def end_of(start: Pose, maneuver: ManeuverView, side: float) -> Pose:
    """Return where a maneuver of a dial ends."""
    return geometry.end_pose(start, Bearing(maneuver.bearing), maneuver.speed, side)


def flown(start: Pose, key: str, side: float) -> Pose:
    """Return where a maneuver with this key ends."""
    maneuver = Maneuver.named(key)
    return geometry.end_pose(start, maneuver.bearing, maneuver.speed, side)


def starts_of(sight: Sight, ship: ShipView) -> list[Pose]:
    """Return where a ship may stand when it flies the maneuver on its dial."""
    here = pose_of(ship)
    if ship.tokens.get("stress", 0) or not AILERONS & set(ship.upgrades):
        return [here]
    ends = [flown(here, key, ship.base) for key in AILERON_FLIGHTS]
    return [end for end in ends if not sight.is_off(end, ship.base)] or [here]


def is_flight(option: Option) -> bool:
    """Whether the action of a card flies the ship along a template."""
    return option.note is not None and mentions(option.note, "xw-says-fly")


def mentions(text: Text, message: str) -> bool:
    """Whether a text or any part of it is written by a message."""
    if text.id == message:
        return True
    inside = [part for value in (text.args or {}).values() for part in parts(value)]
    return any(mentions(part, message) for part in inside)


def parts(value: object) -> list[Text]:
    """Return the texts an argument of a text holds."""
    values = value if isinstance(value, list | tuple) else [value]
    return [part for part in values if isinstance(part, Text)]


def approach(pose: Pose, enemy: Pose) -> float:
    """Return how well a place leads towards an enemy: near, and facing it."""
    dx, dy = enemy.x - pose.x, enemy.y - pose.y
    far = hypot(dx, dy) or 1.0
    angle = radians(pose.heading)
    facing = (dx * cos(angle) + dy * sin(angle)) / far
    return facing - far / 300.0


def ship_at(ask: OpenAsk) -> int | None:
    """Return the ship an ask is about, by the anchor of its options."""
    for option in ask.options:
        kind, number = kind_and_rest(option.at)
        if kind == "ship" and not option.key.startswith("use:"):
            return int(number)
    return None


def acting_ship(sight: Sight, ask: OpenAsk) -> ShipView | None:
    """Return the ship that acts: who is named, the active one, or whom the options point at.

    A card may let somebody act whose turn it is not.
    """
    name = ask.prompt.args.get("ship")
    for ship in [*sight.friends, *sight.enemies]:
        if ship.name == name:
            return ship
    if ask.prompt.id != "xw-ask-free-action" and sight.view.active in sight.by_id:
        return sight.by_id[sight.view.active]
    for option in ask.options:
        if option.key == "pass" and option.at:
            return sight.by_id.get(int(kind_and_rest(option.at)[1]))
    return sight.by_id.get(sight.view.active)


def rolls_of(ship: ShipView, side: str) -> list[tuple[float, Pose]]:
    """Return where a roll may end, shift by shift."""
    reach = geometry.roll_reach(ship.base)
    return [
        (slide, end_of_roll(pose_of(ship), ship.base, WAYS[side], slide))
        for slide in (-reach, 0.0, reach)
    ]


def is_blocked(sight: Sight, ship: ShipView, place: Pose) -> bool:
    """Whether a place is off the mat or taken."""
    return sight.is_off(place, ship.base) or any(
        geometry.do_overlap(place, pose_of(other), ship.base, other.base)
        for other in [*sight.friends, *sight.enemies]
        if other.ship_id != ship.ship_id
    )
