"""Many maneuvers at once: which of them end where nobody stands.

A bot that looks ahead asks this for every dial. Seen from a ship, its maneuvers always end at the
same places, so they are sorted into cells once (a `LandingMap`, one for each kind of ship); another
ship then concerns only the few maneuvers that end near the cell it stands in.
"""

from math import cos, floor, radians, sin

from cantina.games.x_wing.geometry.overlap import DIAGONAL
from cantina.games.x_wing.geometry.pose import LARGE_BASE, SMALL_BASE, TOLERANCE, Pose
from cantina.games.x_wing.geometry.templates import Bearing, end_pose

CELL = 20.0

Dial = tuple[tuple[Bearing, int], ...]
Landing = tuple[int, float, float, float, float]  # number, ahead, left, cosine and sine of the turn
Cells = dict[tuple[float, float], list[Landing]]


class LandingMap:
    """Where the maneuvers of a dial end, by the cells from which another base can be in the way."""

    __slots__ = ("by_other", "count", "half")

    def __init__(self, dial: Dial, side: float = SMALL_BASE) -> None:
        self.count = len(dial)
        self.half = side / 2.0
        self.by_other: dict[float, Cells] = {
            other / 2.0: _cells(dial, side, other) for other in (SMALL_BASE, LARGE_BASE)
        }


def _cells(dial: Dial, side: float, other: float) -> Cells:
    """Sort the ends of a dial's maneuvers into the cells that lie near enough to each."""
    found: Cells = {}
    reach = DIAGONAL * (side + other) / 2.0
    for number, (bearing, speed) in enumerate(dial):
        end = end_pose(Pose(0.0, 0.0, 0.0), bearing, speed, side)
        angle = radians(end.heading)
        landing = (number, end.x, end.y, cos(angle), sin(angle))
        for column in _cells_near(end.x, reach):
            for row in _cells_near(end.y, reach):
                gap_x = min(max(end.x, column * CELL), (column + 1) * CELL) - end.x
                gap_y = min(max(end.y, row * CELL), (row + 1) * CELL) - end.y
                if gap_x * gap_x + gap_y * gap_y < reach * reach:
                    found.setdefault((float(column), float(row)), []).append(landing)
    return found


def _cells_near(middle: float, reach: float) -> range:
    return range(floor((middle - reach) / CELL), floor((middle + reach) / CELL) + 1)


def free_landings(poses: list[Pose], maps: list[LandingMap]) -> list[list[bool]]:
    """Tell, ship by ship, which whole maneuvers end free while the other ships stay."""
    stands: list[tuple[float, float, float, float, float]] = []
    for pose, own in zip(poses, maps, strict=True):
        angle = radians(pose.heading)
        stands.append((pose.x, pose.y, cos(angle), sin(angle), own.half))
    found: list[list[bool]] = []
    for i in range(len(poses)):
        x, y, c, s, half = stands[i]
        by_other = maps[i].by_other
        free = [True] * maps[i].count
        for j in range(len(poses)):
            if j == i:
                continue
            other_x, other_y, other_c, other_s, other_half = stands[j]
            dx, dy = other_x - x, other_y - y
            ahead, left = dx * c + dy * s, dy * c - dx * s
            near = by_other[other_half].get((ahead // CELL, left // CELL))
            if near is None:
                continue
            # the four separating axes, seen from the mover before it moves
            turn_c, turn_s = c * other_c + s * other_s, c * other_s - s * other_c
            for number, end_x, end_y, end_c, end_s in near:
                dx, dy = ahead - end_x, left - end_y
                spread = abs(end_c * turn_c + end_s * turn_s) + abs(end_c * turn_s - end_s * turn_c)
                reach = half + other_half * spread - TOLERANCE
                if abs(dx * end_c + dy * end_s) >= reach or abs(dy * end_c - dx * end_s) >= reach:
                    continue
                reach = other_half + half * spread - TOLERANCE
                if (
                    abs(dx * turn_c + dy * turn_s) < reach
                    and abs(dy * turn_c - dx * turn_s) < reach
                ):
                    free[number] = False
        found.append(free)
    return found
