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
SMALL_HALF = SMALL_BASE / 2.0
COLUMN = 65536.0  # more cells than any column has: so a cell is known by one number

Dial = tuple[tuple[Bearing, int], ...]
Landing = tuple[int, float, float, float, float]  # number, ahead, left, cosine and sine of the turn
Cells = dict[float, list[Landing]]


class LandingMap:
    """Where the maneuvers of a dial end, by the cells from which another base can be in the way."""

    __slots__ = ("among_large", "among_small", "count", "half")

    def __init__(self, dial: Dial, side: float = SMALL_BASE) -> None:
        self.count = len(dial)
        self.half = side / 2.0
        self.among_small = _cells(dial, side, SMALL_BASE)
        self.among_large = _cells(dial, side, LARGE_BASE)


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
                    found.setdefault(column * COLUMN + row, []).append(landing)
    return found


def _cells_near(middle: float, reach: float) -> range:
    return range(floor((middle - reach) / CELL), floor((middle + reach) / CELL) + 1)


def free_landings(poses: list[Pose], maps: list[LandingMap]) -> list[list[bool]]:
    """Tell, ship by ship, which whole maneuvers end free while the other ships stay."""
    stands: list[tuple[float, float, float, float, float]] = []
    for pose, own in zip(poses, maps, strict=True):
        x, y, heading = pose
        angle = radians(heading)
        stands.append((x, y, cos(angle), sin(angle), own.half))
    found: list[list[bool]] = []
    for i in range(len(poses)):
        x, y, c, s, half = stands[i]
        own = maps[i]
        among_small, among_large = own.among_small, own.among_large
        free = [True] * own.count
        for j in range(len(poses)):
            if j == i:
                continue
            other_x, other_y, other_c, other_s, other_half = stands[j]
            dx, dy = other_x - x, other_y - y
            ahead, left = dx * c + dy * s, dy * c - dx * s
            cells = among_small if other_half == SMALL_HALF else among_large
            near = cells.get(ahead // CELL * COLUMN + left // CELL)
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
