"""Bombs and mines of later waves: dropping, launching and laying down their tokens."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence
from math import hypot
from typing import NamedTuple

from cantina.core.ask import Ask
from cantina.core.rng import Rng
from cantina.core.text import Text, text
from cantina.core.wire import Blocked
from cantina.games.x_wing import geometry
from cantina.games.x_wing.cards.sources import rules_in_force
from cantina.games.x_wing.cards.standing.bombs import (
    Detonation,
    DropsAhead,
    DropsBeside,
    DropsTurning,
    DropsWide,
    Launches,
    LongDrops,
)
from cantina.games.x_wing.cards.windows import happens
from cantina.games.x_wing.cards.words import CardRule
from cantina.games.x_wing.geometry import Bearing, Pose
from cantina.games.x_wing.names import weapon_name
from cantina.games.x_wing.rules.bomb_tokens import TOKEN_RADIUS, detonation_of, outline_of
from cantina.games.x_wing.rules.detonating import set_off_beneath
from cantina.games.x_wing.rules.measuring import obstacles_under, pose_of, side_of
from cantina.games.x_wing.rules.obstacles import CARGO, suffer_obstacles
from cantina.games.x_wing.rules.placing import Placing, pose_ask
from cantina.games.x_wing.rules.sides import enemies_of, ships_in_play
from cantina.games.x_wing.state import Battle, Bomb, Obstacle, Ship
from cantina.games.x_wing.telling import tell
from cantina.games.x_wing.terms import Window

CARGO_REACH = 15.0
"""From the middle of a cargo token to the end that touches the template."""
NEAR = "near"
FAR = "far"
LAUNCH = "launch"
AHEAD = "ahead"
FAR_AHEAD = "far-ahead"
LEFT = "left"
RIGHT = "right"
FAR_LEFT = "far-left"
FARTHEST = "farthest"
FAR_RIGHT = "far-right"
BESIDE = "beside"


class Way(NamedTuple):
    """How a token is put down: the guides the template lies at, and which template it is."""

    ahead: bool
    bearing: Bearing
    speed: int
    label: str


WAYS = {
    NEAR: Way(False, Bearing.STRAIGHT, 1, "xw-option-drop-near"),
    FAR: Way(False, Bearing.STRAIGHT, 2, "xw-option-drop-far"),
    LAUNCH: Way(True, Bearing.STRAIGHT, 5, "xw-option-launch"),
    AHEAD: Way(True, Bearing.STRAIGHT, 1, "xw-option-drop-ahead"),
    FAR_AHEAD: Way(True, Bearing.STRAIGHT, 2, "xw-option-drop-far-ahead"),
    LEFT: Way(False, Bearing.TURN_RIGHT, 1, "xw-option-drop-left"),  # seen from behind
    RIGHT: Way(False, Bearing.TURN_LEFT, 1, "xw-option-drop-right"),
    FAR_LEFT: Way(False, Bearing.TURN_RIGHT, 3, "xw-option-drop-far-left"),
    FARTHEST: Way(False, Bearing.STRAIGHT, 3, "xw-option-drop-farthest"),
    FAR_RIGHT: Way(False, Bearing.TURN_LEFT, 3, "xw-option-drop-far-right"),
    BESIDE: Way(False, Bearing.STRAIGHT, 1, "xw-option-drop-beside"),
}
DROPPED = "dropped-a-bomb"


def may_drop(ship: Ship) -> bool:
    """Whether a ship has not dropped a bomb or a set of mines this round yet."""
    return DROPPED not in ship.deeds.used_this_round


async def drop(g: Battle, ship_id: int, card: str, ahead: bool = False) -> None:
    """Put the token of a card down at the end of a template behind (or before) the ship."""
    found = detonation_of(card)
    assert found is not None
    ship = g.ship(ship_id)
    ship.deeds.used_this_round += (DROPPED,)
    way = await choose_way(g, ship, found, ahead)
    centres = places(g.ship(ship_id), way, found.tokens)
    if way == BESIDE:
        centres = [await choose_side(g, ship_id, card)]
    put_tokens(g, ship_id, card, centres, g.ship(ship_id).heading)
    if found.mine:
        await set_off_beneath(g, g.ship(ship_id).seat)
    await happens(g, Window.BOMB_DROPPED, ship_id)


async def drop_cargo(g: Battle, ship_id: int) -> None:
    """XW-DEBRIS-4: put a cargo token down behind a ship; who stands there suffers at once."""
    ship = g.ship(ship_id)
    laid = geometry.displaced(pose_of(ship), 0.0, 0.0, 180.0)
    end = geometry.end_pose(laid, Bearing.STRAIGHT, 1, side_of(ship))
    centre = geometry.displaced(end, CARGO_REACH - side_of(ship) / 2.0, 0.0)
    number = 1 + max([obstacle.obstacle_id for obstacle in g.obstacles], default=-1)
    g.obstacles.append(Obstacle(number, CARGO, *centre))
    tell(g, ship_id, "xw-log-drops-cargo", "XW-DEBRIS-4")
    for other in ships_in_play(g):
        if number in obstacles_under(g, other):
            other.flight.struck = (number,)
            await suffer_obstacles(g, other.ship_id)


def put_tokens(
    g: Battle, ship_id: int, card: str, centres: list[tuple[float, float]], heading: float
) -> None:
    """Put the tokens of a card down."""
    name = weapon_name(card)
    tell(g, ship_id, "xw-log-drops", card=name)
    for x, y in centres:
        g.bombs.append(Bomb(g.bombs_dropped, card, ship_id, x, y, heading))
        g.bombs_dropped += 1


async def choose_way(g: Battle, ship: Ship, found: Detonation, ahead: bool) -> str:
    """Ask for the template if cards leave a choice."""
    ways = open_ways(g, ship, found, ahead)
    if len(ways) == 1:
        return ways[0]
    return await Ask(ship.seat, "xw-ask-drop", ways, label=lambda way: Text(WAYS[way].label))


def open_ways(g: Battle, ship: Ship, found: Detonation, ahead: bool) -> list[str]:
    """Return the ways a ship can put a token down; a card may insist on the front guides."""
    return ways_with(found, ahead, lambda kind: bool(rules_in_force(g, ship, kind)))


def ways_with(found: Detonation, ahead: bool, has: Callable[[type[CardRule]], bool]) -> list[str]:
    """Return the ways to put a token down for whose cards have some rules."""
    far = has(LongDrops)
    forward = [AHEAD, FAR_AHEAD] if far else [AHEAD]
    if ahead:
        return forward
    ways = [NEAR, FAR] if far else [NEAR]
    if has(DropsAhead):
        ways += forward
    if has(DropsTurning):
        ways += [LEFT, RIGHT]
    if has(DropsWide):
        ways += [FAR_LEFT, FARTHEST, FAR_RIGHT]
    if not found.mine and has(DropsBeside):
        ways.append(BESIDE)
    if not found.mine and has(Launches):
        ways.append(LAUNCH)
    return ways


def places(ship: Ship, way: str, tokens: int) -> list[tuple[float, float]]:
    """Return the centres of the tokens that a ship puts down."""
    return centres_from(pose_of(ship), side_of(ship), way, tokens)


def centres_from(pose: Pose, side: float, way: str, tokens: int) -> list[tuple[float, float]]:
    """Return the centres of the tokens: the template's end touches the first, others beside it."""
    ahead, bearing, speed, _ = WAYS[way]
    laid = pose if ahead else geometry.displaced(pose, 0.0, 0.0, 180.0)
    end = geometry.end_pose(laid, bearing, speed, side)
    return beside_each_other(geometry.displaced(end, TOKEN_RADIUS - side / 2.0, 0.0), tokens)


def is_beside(ship: Ship, x: float, y: float) -> bool:
    """Whether a token with this centre touches a base without lying under it."""
    ((ahead, left),) = geometry.in_frame(pose_of(ship), ((x, y),))
    half = side_of(ship) / 2.0
    gap = hypot(max(0.0, abs(ahead) - half), max(0.0, abs(left) - half))
    return abs(gap - TOKEN_RADIUS) <= 0.5


async def choose_side(g: Battle, ship_id: int, card: str) -> tuple[float, float]:
    """Let a player lay a token so that it touches the ship that drops it."""

    def problem(pose: Pose) -> Blocked | None:
        if is_beside(g.ship(ship_id), pose.x, pose.y):
            return None
        reason = text("xw-blocked-not-beside")
        return Blocked("pose", text("xw-option-lay-here"), reason, "XW-CARD-ABILITY-4")

    def sample(_: Rng) -> Sequence[Placing]:
        ship = g.ship(ship_id)
        away = side_of(ship) / 2.0 + TOKEN_RADIUS
        spots = [(away, 0.0), (-away, 0.0), (0.0, away), (0.0, -away)]
        points = [geometry.point_from(pose_of(ship), *spot) for spot in spots]
        placings = [Placing(round(x, 1), round(y, 1), 90.0) for x, y in points]
        return [placing for placing in placings if problem(placing.pose) is None]

    pose = await pose_ask(
        g.ship(ship_id).seat,
        text("xw-ask-lay-where", card=weapon_name(card)),
        problem,
        sample,
        "XW-CARD-ABILITY-4",
    )
    return pose.x, pose.y


def beside_each_other(pose: Pose, tokens: int) -> list[tuple[float, float]]:
    """Return the centres of some tokens in a row, the first of which lies at a pose."""
    found = []
    for offset in (0.0, -1.0, 1.0)[:tokens]:
        x, y = geometry.point_from(pose, 0.0, offset * 2.0 * TOKEN_RADIUS)
        found.append((round(x, 3), round(y, 3)))
    return found


# --- laying before the battle ----------------------------------------------------------------


LAID_BEYOND = 3
STEP = 50.0


def laying_problem(g: Battle, ship_id: int, tokens: int, pose: Pose) -> Blocked | None:
    """Say why tokens cannot be laid at a pose: outside the area, or too near an enemy."""
    for x, y in beside_each_other(pose, tokens):
        outline = outline_of(x, y)
        if geometry.overhang(outline, g.options.width, g.options.height) > geometry.TOLERANCE:
            return no_lair("xw-blocked-leaves-area")
        for enemy in enemies_of(g, g.ship(ship_id)):
            if is_in_range_of(enemy, x, y, outline):
                return no_lair("xw-blocked-near-enemy")
    return None


def no_lair(reason: str) -> Blocked:
    """Refuse a pose for a token."""
    return Blocked("pose", text("xw-option-lay-here"), Text(reason), "XW-CARD-ABILITY-4")


def is_in_range_of(ship: Ship, x: float, y: float, outline: geometry.Polygon) -> bool:
    """Whether a token lies within Range 3 of a ship; measured only where it is close."""
    middle = hypot(ship.x - x, ship.y - y)
    farthest = LAID_BEYOND * geometry.RANGE_BAND
    if middle <= farthest:
        return True
    if middle > farthest + geometry.HALF_DIAGONAL * side_of(ship) + 2.0 * TOKEN_RADIUS:
        return False
    away = geometry.distance_to_polygon(pose_of(ship), outline, side_of(ship))
    return geometry.range_band(away) is not None


def hiding_places(g: Battle, ship_id: int, tokens: int = 1) -> Iterator[Placing]:
    """Yield some poses where tokens may be laid: those of a grid."""
    across = range(1, int(g.options.width / STEP))
    along = range(1, int(g.options.height / STEP))
    for i, j in itertools.product(across, along):
        pose = Pose(STEP * i, STEP * j, 90.0)
        if laying_problem(g, ship_id, tokens, pose) is None:
            yield Placing(*pose)


async def lay(g: Battle, ship_id: int, card: str) -> None:
    """Place the tokens of a card beyond Range 3 of all enemies."""
    found = detonation_of(card)
    assert found is not None

    def sample(rng: Rng) -> Sequence[Placing]:
        places = list(hiding_places(g, ship_id, found.tokens))
        rng.shuffle(places)
        return places[:SUGGESTED]

    pose = await pose_ask(
        g.ship(ship_id).seat,
        text("xw-ask-lay-where", card=weapon_name(card)),
        lambda pose: laying_problem(g, ship_id, found.tokens, pose),
        sample,
        "XW-CARD-ABILITY-4",
    )
    put_tokens(g, ship_id, card, beside_each_other(pose, found.tokens), pose.heading)
    if found.mine:
        await set_off_beneath(g, g.ship(ship_id).seat)


SUGGESTED = 6


# --- setting off ----------------------------------------------------------------------------
