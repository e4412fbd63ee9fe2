"""The eleven maneuver templates as exact curves, and the poses of a base along them."""

from enum import StrEnum
from math import asin, atan2, cos, degrees, pi, radians, sin, sqrt
from typing import NamedTuple

from cantina.games.x_wing.geometry.pose import SMALL_BASE, Pose, displaced

TEMPLATE_WIDTH = 20.0  # XW-TEMPLATE-3
STRAIGHT_LENGTH = 40.0  # per speed, XW-TEMPLATE-4
BANK_RADII = {1: 80.0, 2: 130.0, 3: 180.0}  # XW-TEMPLATE-5
TURN_RADII = {1: 35.0, 2: 62.5, 3: 90.0}  # XW-TEMPLATE-6


class Bearing(StrEnum):
    """XW-MANEUVER-2: the six directions an arrow on a dial can show, and those of later dials."""

    STRAIGHT = "straight"
    BANK_LEFT = "bank:left"
    BANK_RIGHT = "bank:right"
    TURN_LEFT = "turn:left"
    TURN_RIGHT = "turn:right"
    KOIOGRAN = "koiogran"
    SEGNOR_LEFT = "segnor:left"
    SEGNOR_RIGHT = "segnor:right"
    SEGNOR_TURN_LEFT = "segnor-turn:left"
    SEGNOR_TURN_RIGHT = "segnor-turn:right"
    TALLON_LEFT = "tallon:left"
    TALLON_RIGHT = "tallon:right"
    TALLON_BANK_LEFT = "tallon-bank:left"
    TALLON_BANK_RIGHT = "tallon-bank:right"
    REVERSE_STRAIGHT = "reverse-straight"
    REVERSE_BANK_LEFT = "reverse-bank:left"
    REVERSE_BANK_RIGHT = "reverse-bank:right"
    STATIONARY = "stationary"


class Template(NamedTuple):
    """A strip of cardboard: its centre line is a straight or an arc; side is +1 left, -1 right."""

    bearing: Bearing
    speed: int
    length: float
    radius: float
    angle: float
    side: int


def _template(bearing: Bearing, speed: int) -> Template:
    if bearing is Bearing.STRAIGHT:
        return Template(bearing, speed, STRAIGHT_LENGTH * speed, 0.0, 0.0, 0)
    bank = bearing in (Bearing.BANK_LEFT, Bearing.BANK_RIGHT)
    radius = (BANK_RADII if bank else TURN_RADII)[speed]
    angle = 45.0 if bank else 90.0
    side = 1 if bearing in (Bearing.BANK_LEFT, Bearing.TURN_LEFT) else -1
    return Template(bearing, speed, radius * radians(angle), radius, angle, side)


CURVED = (Bearing.BANK_LEFT, Bearing.BANK_RIGHT, Bearing.TURN_LEFT, Bearing.TURN_RIGHT)

# One curved template serves both sides when turned over; a maneuver may not (XW-MANEUVER-8).
TEMPLATES: dict[tuple[Bearing, int], Template] = {
    **{(Bearing.STRAIGHT, n): _template(Bearing.STRAIGHT, n) for n in range(1, 6)},
    **{(bearing, n): _template(bearing, n) for bearing in CURVED for n in range(1, 4)},
}


# Maneuvers that are flown along the template of another one, and how far the ship then turns.
TURNS_ROUND: dict[Bearing, tuple[Bearing, float]] = {
    Bearing.KOIOGRAN: (Bearing.STRAIGHT, 180.0),
    Bearing.SEGNOR_LEFT: (Bearing.BANK_LEFT, 180.0),
    Bearing.SEGNOR_RIGHT: (Bearing.BANK_RIGHT, 180.0),
    Bearing.SEGNOR_TURN_LEFT: (Bearing.TURN_LEFT, 180.0),
    Bearing.SEGNOR_TURN_RIGHT: (Bearing.TURN_RIGHT, 180.0),
    Bearing.TALLON_LEFT: (Bearing.TURN_LEFT, 90.0),
    Bearing.TALLON_RIGHT: (Bearing.TURN_RIGHT, -90.0),
    Bearing.TALLON_BANK_LEFT: (Bearing.BANK_LEFT, 90.0),
    Bearing.TALLON_BANK_RIGHT: (Bearing.BANK_RIGHT, -90.0),
}

# Flying backwards is flying forwards with the ship turned round before and after; what the ship
# calls left is then right.
BACKWARDS: dict[Bearing, Bearing] = {
    Bearing.REVERSE_STRAIGHT: Bearing.STRAIGHT,
    Bearing.REVERSE_BANK_LEFT: Bearing.BANK_RIGHT,
    Bearing.REVERSE_BANK_RIGHT: Bearing.BANK_LEFT,
}

STANDSTILL = Template(Bearing.STATIONARY, 0, 0.0, 0.0, 0.0, 0)


class Flight(NamedTuple):
    """How a maneuver is flown: its template, the turn at the end of it, backwards, sliding."""

    template: Template
    turn: float = 0.0
    backwards: bool = False
    slides: bool = False


FLIGHTS: dict[tuple[Bearing, int], Flight] = {
    **{key: Flight(template) for key, template in TEMPLATES.items()},
    **{
        (bearing, n): Flight(template, turn, slides=abs(turn) == 90.0)
        for bearing, (along, turn) in TURNS_ROUND.items()
        for (of, n), template in TEMPLATES.items()
        if of is along
    },
    **{
        (bearing, n): Flight(template, backwards=True)
        for bearing, along in BACKWARDS.items()
        for (of, n), template in TEMPLATES.items()
        if of is along
    },
    (Bearing.STATIONARY, 0): Flight(STANDSTILL),
}


def flight_of(bearing: Bearing, speed: int) -> Flight:
    """Look up how a maneuver is flown; LookupError if there is no template for it."""
    found = FLIGHTS.get((bearing, speed))
    if found is None:
        raise LookupError(f"no template {bearing.value} {speed}")
    return found


def template_for(bearing: Bearing, speed: int) -> Template:
    """XW-TEMPLATE-1 and XW-KOIOGRAN-1: the one template of a maneuver; LookupError if none is."""
    return flight_of(bearing, speed).template


def turned_round(pose: Pose) -> Pose:
    """Give the pose of a ship that looks the other way."""
    return displaced(pose, 0.0, 0.0, 180.0)


def laid_from(start: Pose, bearing: Bearing) -> Pose:
    """Give the pose whose front the template lies at: a reverse one lies behind the ship."""
    return turned_round(start) if bearing in BACKWARDS else start


def tallon_reach(side: float = SMALL_BASE) -> float:
    """How far a Tallon roll may shift along: the template's end stays inside the base's side."""
    return (side - TEMPLATE_WIDTH) / 2.0


def end_pose(
    start: Pose, bearing: Bearing, speed: int, side: float = SMALL_BASE, slide: float = 0.0
) -> Pose:
    """XW-TEMPLATE-2: the pose after the whole maneuver, template between both pairs of guides.

    `slide` shifts a Tallon roll, whose side lies against the template, forward or back.
    """
    template, turn, backwards, slides = flight_of(bearing, speed)
    if template is STANDSTILL:
        return start
    if backwards:
        return turned_round(_whole_way(turned_round(start), template, 0.0, side))
    end = _whole_way(start, template, turn, side)
    if slide:
        if not slides or abs(slide) > tallon_reach(side):
            raise ValueError(f"a {bearing.value} does not slide by {slide:g} mm")
        return displaced(end, slide, 0.0)
    return end


def _whole_way(start: Pose, template: Template, turn: float, side: float) -> Pose:
    """Give the pose at the end of a template, the ship turned on the spot there."""
    half = side / 2.0
    if template.side == 0:
        return displaced(start, template.length + side, 0.0, turn)
    angle = radians(template.angle)
    forward = half + template.radius * sin(angle) + half * cos(angle)
    left = template.radius * (1.0 - cos(angle)) + half * sin(angle)
    return displaced(start, forward, template.side * left, template.side * template.angle + turn)


def pose_along(start: Pose, template: Template, rear: float, side: float = SMALL_BASE) -> Pose:
    """XW-OVERLAP-2: the pose whose rear middle lies `rear` mm along the template's centre line.

    `rear` runs from the template's length (the whole move) down to minus the base's side (the
    start); the middles of both the rear and the front edge stay on the centre line, which goes on
    straight before and after the template.
    """
    half = side / 2.0
    if template.side == 0:
        return displaced(start, rear + side, 0.0)
    rear_x, rear_y = _point_on(template, rear)
    front_x, front_y = _point_on(template, _front(template, rear, rear_x, rear_y, side))
    heading = degrees(atan2(front_y - rear_y, front_x - rear_x))
    return displaced(
        start,
        half + (rear_x + front_x) / 2.0,
        template.side * (rear_y + front_y) / 2.0,
        template.side * heading,
    )


def _point_on(template: Template, distance: float) -> tuple[float, float]:
    """Give a point of a left-hand centre line, extended straight at both ends, in its frame."""
    if distance <= 0.0:
        return (distance, 0.0)
    radius = template.radius
    if distance <= template.length:
        angle = distance / radius
        return (radius * sin(angle), radius * (1.0 - cos(angle)))
    angle = radians(template.angle)
    beyond = distance - template.length
    return (
        radius * sin(angle) + beyond * cos(angle),
        radius * (1.0 - cos(angle)) + beyond * sin(angle),
    )


def _front(template: Template, rear: float, rear_x: float, rear_y: float, side: float) -> float:
    """How far along the centre line the front middle lies, one base length from the rear middle."""
    if rear + side <= 0.0:
        return rear + side
    radius, angle = template.radius, radians(template.angle)
    if rear < template.length:
        reached = _arc_angle_at(radius, rear, side)
        if reached <= angle:
            return reached * radius
    # the front is on the line that leaves the template: solve for the distance beyond its end
    c, s = cos(angle), sin(angle)
    gap_x = radius * s - rear_x
    gap_y = radius * (1.0 - c) - rear_y
    along = gap_x * c + gap_y * s
    return template.length - along + sqrt(along * along + side * side - gap_x**2 - gap_y**2)


def _arc_angle_at(radius: float, rear: float, side: float) -> float:
    """Give the arc angle where the front middle meets the (endless) arc; a full turn if never."""
    if rear >= 0.0:
        chord = side / (2.0 * radius)
        return rear / radius + 2.0 * asin(chord) if chord < 1.0 else 2.0 * pi
    behind = -rear
    hypotenuse = sqrt(radius * radius + behind * behind)
    ratio = (side * side - behind * behind - 2.0 * radius * radius) / (2.0 * radius * hypotenuse)
    return atan2(radius, behind) + asin(ratio) if ratio < 1.0 else 2.0 * pi
