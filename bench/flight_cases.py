"""Random matches for `bench.batch_flight`, and what the kernel of the rules says of them."""

from __future__ import annotations

import random
from typing import NamedTuple

from cantina.games.x_wing import geometry
from cantina.games.x_wing.content.obstacles import ASTEROID_TOKENS
from cantina.games.x_wing.geometry import LARGE_BASE, MAT, SMALL_BASE, Bearing, Polygon, Pose

SHIPS = 8
TOKENS = 6
CORNERS = max(len(token.outline) for token in ASTEROID_TOKENS)
LARGE_SHARE = 0.25
SQUARE_SHARE = 0.25
"""So many ships stand at right angles to the table's edge, as all do when a match begins."""

SMALL_DIAL: tuple[tuple[Bearing, int], ...] = (
    *[(Bearing.STRAIGHT, speed) for speed in (1, 2, 3, 4, 5)],
    *[(bearing, speed) for bearing in (Bearing.BANK_LEFT, Bearing.BANK_RIGHT) for speed in (1, 3)],
    *[(bearing, speed) for bearing in (Bearing.TURN_LEFT, Bearing.TURN_RIGHT) for speed in (1, 2)],
    (Bearing.KOIOGRAN, 4),
    (Bearing.SEGNOR_LEFT, 2),
    (Bearing.TALLON_RIGHT, 3),
)
LARGE_DIAL: tuple[tuple[Bearing, int], ...] = (
    *[(Bearing.STRAIGHT, speed) for speed in (1, 2, 3, 4)],
    *[(bearing, n) for bearing in (Bearing.BANK_LEFT, Bearing.BANK_RIGHT) for n in (1, 2, 3)],
    (Bearing.TURN_LEFT, 2),
    (Bearing.TURN_RIGHT, 3),
    (Bearing.REVERSE_STRAIGHT, 1),
    (Bearing.REVERSE_BANK_LEFT, 1),
    (Bearing.STATIONARY, 0),
    (Bearing.KOIOGRAN, 5),
)
MANEUVERS = len(SMALL_DIAL)


class Case(NamedTuple):
    """One match: its ships and the tokens on the mat."""

    ships: tuple[tuple[Pose, float], ...]
    tokens: tuple[Polygon, ...]


class Answer(NamedTuple):
    """What the kernel says of one maneuver; the lower three hold one answer for each other ship."""

    pose: Pose
    off_mat: bool
    bumped: bool
    bands: tuple[int | None, ...]
    """None: out of arc; 0: beyond range 3."""
    obstructed: tuple[bool, ...]


def random_case(seed: int) -> Case:
    """Put ships and tokens down at random, no ship on another."""
    rng = random.Random(seed)
    ships: list[tuple[Pose, float]] = []
    while len(ships) < SHIPS:
        side = LARGE_BASE if rng.random() < LARGE_SHARE else SMALL_BASE
        pose = _random_pose(rng)
        if not any(geometry.do_overlap(pose, other, side, wide) for other, wide in ships):
            ships.append((pose, side))
    tokens = tuple(
        [geometry.placed(token.outline, _random_pose(rng)) for token in ASTEROID_TOKENS[:TOKENS]]
    )
    return Case(tuple(ships), tokens)


def _random_pose(rng: random.Random) -> Pose:
    square = rng.random() < SQUARE_SHARE
    heading = 45.0 * rng.randrange(8) if square else round(rng.uniform(0.0, 359.9), 3)
    return Pose(
        round(rng.uniform(100, MAT - 100), 3), round(rng.uniform(100, MAT - 100), 3), heading
    )


def answers(case: Case) -> list[list[Answer]]:
    """Ask the kernel of the rules about every maneuver of every ship."""
    return [
        [_answer(case, number, bearing, speed) for bearing, speed in dial_of(side)]
        for number, (_, side) in enumerate(case.ships)
    ]


def dial_of(side: float) -> tuple[tuple[Bearing, int], ...]:
    """Return the dial that ships of a size fly here."""
    return LARGE_DIAL if side == LARGE_BASE else SMALL_DIAL


def _answer(case: Case, number: int, bearing: Bearing, speed: int) -> Answer:
    pose, side = case.ships[number]
    end = geometry.end_pose(pose, bearing, speed, side)
    others = [ship for at, ship in enumerate(case.ships) if at != number]
    bumped = any(geometry.do_overlap(end, other, side, wide) for other, wide in others)
    bands: list[int | None] = []
    obstructed: list[bool] = []
    for other, wide in others if not bumped else ():
        distance = geometry.attack_distance(end, other, side, wide)
        bands.append(None if distance is None else geometry.range_band(distance) or 0)
        lines = [] if distance is None else geometry.attack_lines(end, other, side, wide)
        obstructed.append(geometry.are_obstructed(lines, list(case.tokens)))
    off_mat = geometry.is_off_mat(end, side)
    return Answer(end, off_mat, bumped, tuple(bands), tuple(obstructed))
