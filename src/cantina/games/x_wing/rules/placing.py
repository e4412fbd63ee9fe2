"""Putting ships and tokens down: free poses, checked zones, good suggestions."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from cantina.core.ask import AskFree
from cantina.core.rng import Rng
from cantina.core.text import Text, text
from cantina.core.wire import Blocked
from cantina.games.x_wing import geometry
from cantina.games.x_wing.geometry import Polygon, Pose, on_grid
from cantina.games.x_wing.library import base_side
from cantina.games.x_wing.rules.measuring import outlines, stands_at
from cantina.games.x_wing.state import IN_PLAY, Battle

SAMPLES = 6
TRIES = 2000
BAND = 100.0
FLUSH = 0.1
"""How near to the end of a band a base must lie to fill it, in mm."""
OPPOSITE = {"south": "north", "north": "south", "west": "east", "east": "west"}
FACING = {"south": 90.0, "north": 270.0, "west": 0.0, "east": 180.0}
"""The heading of a ship at an edge that faces the opposite one."""


Rectangle = tuple[tuple[float, float], tuple[float, float]]
"""A part of the mat: from where to where in x, and in y."""


class Placing(msgspec.Struct, frozen=True):
    """A pose as players write it: `x,y,heading`."""

    x: float
    y: float
    heading: float

    @property
    def key(self) -> str:
        """The stable text form."""
        return f"{self.x:g},{self.y:g},{self.heading:g}"

    @property
    def pose(self) -> Pose:
        """The pose itself."""
        return Pose(self.x, self.y, self.heading)


def parse_pose(key: str) -> Placing:
    """Read `x,y,heading`; ValueError if it is no pose."""
    x, y, heading = (float(part) for part in key.split(","))
    if not all(-10_000.0 < value < 10_000.0 for value in (x, y, heading)):
        raise ValueError(key)
    return Placing(*on_grid(x, y, heading))


def pose_label(placing: Placing) -> Text:
    """Say where something is put, in whole millimetres and degrees."""
    numbers = {"x": placing.x, "y": placing.y, "heading": placing.heading}
    return text("xw-option-pose", **{name: round(number) for name, number in numbers.items()})


async def pose_ask(
    seat: int,
    prompt: Text,
    problem: Callable[[Pose], Blocked | None],
    sample: Callable[[Rng], Sequence[Placing]],
    *rules: str,
) -> Pose:
    """Ask for a pose that has no problem."""
    placing = await AskFree(
        seat,
        prompt,
        parse=parse_pose,
        check=lambda placing: problem(placing.pose),
        sample=sample,
        form="pose",
        label=pose_label,
        rules=rules,
    )
    return placing.pose


def random_poses(
    rng: Rng,
    problem: Callable[[Pose], Blocked | None],
    across: tuple[float, float],
    along: tuple[float, float],
    headings: Sequence[float] | None,
    wanted: int = SAMPLES,
) -> list[Placing]:
    """Suggest some legal poses in a rectangle (x from `across`, y from `along`)."""
    found: list[Placing] = []
    west, south = across[0], along[0]
    width, height = across[1] - west, along[1] - south
    for _ in range(TRIES):
        x, y = west + width * rng.random(), south + height * rng.random()
        turned = 360.0 * rng.random() if headings is None else headings[rng.below(len(headings))]
        pose = on_grid(x, y, turned, 1, 10.0)  # tenths, as people write them
        if problem(pose) is None:
            found.append(Placing(*pose))
            if len(found) >= wanted:
                break
    return found


def depth_from(g: Battle, edge: str, shape: Polygon) -> tuple[float, float]:
    """Return how far the nearest and the farthest point of a shape are from an edge."""
    if edge == "south":
        gaps = [y for _, y in shape]
    elif edge == "north":
        gaps = [g.options.height - y for _, y in shape]
    elif edge == "west":
        gaps = [x for x, _ in shape]
    else:
        gaps = [g.options.width - x for x, _ in shape]
    return min(gaps), max(gaps)


def surely_within(g: Battle, edge: str, side: float, band: int) -> Rectangle:
    """Return where the middle of a base in a band and on the mat may be, however it is turned."""
    reach = geometry.HALF_DIAGONAL * side
    (west, east), (south, north) = strip(g, edge, BAND * (band - 1) + reach, BAND * band - reach)
    if edge in ("south", "north"):
        return (west + reach, east - reach), (south, north)
    return (west, east), (south + reach, north - reach)


def lies_in_band(g: Battle, edge: str, shape: Polygon, band: int) -> bool:
    """Whether a whole shape lies inside one band of the range ruler laid from an edge."""
    nearest, farthest = depth_from(g, edge, shape)
    slack = geometry.TOLERANCE
    return nearest >= BAND * (band - 1) - slack and farthest <= BAND * band + slack


def fills_band(g: Battle, edge: str, shape: Polygon, band: int) -> bool:
    """XW-LARGE-5: whether a shape fills a band from end to end and reaches past it."""
    nearest, farthest = depth_from(g, edge, shape)
    return abs(nearest - BAND * (band - 1)) <= FLUSH and farthest > BAND * band


def lies_in(pose: Pose, rectangles: Sequence[Rectangle]) -> bool:
    """Whether the middle of a base lies in one of some rectangles."""
    x, y, _ = pose
    for (west, east), (south, north) in rectangles:
        if west <= x <= east and south <= y <= north:
            return True
    return False


def ship_problem(
    g: Battle,
    ship_id: int,
    pose: Pose,
    allowed: Callable[[Pose], bool],
    rule: str,
    sure: Sequence[Rectangle] = (),
) -> Blocked | None:
    """Say why a ship cannot be placed at a pose: outside its zone, or on top of something.

    What is surely within its zone is not measured.
    """
    base = base_side(g.ships[ship_id].pilot)
    if not lies_in(pose, sure):
        if geometry.is_off_mat(pose, base, g.options.width, g.options.height):
            return no_place("xw-blocked-leaves-area", rule)
        if not allowed(pose):
            return no_place("xw-blocked-outside-zone", rule)
    for other in g.ships:
        if other.status == IN_PLAY and stands_at(other, pose, base):
            return no_place("xw-blocked-overlaps-ship", rule)
    if g.obstacles and any(
        geometry.base_on_polygon(pose, outline, base) for outline in outlines(g)
    ):
        return no_place("xw-blocked-overlaps-obstacle", rule)
    return None


def no_place(reason: str, rule: str) -> Blocked:
    """Refuse a pose for a ship."""
    return Blocked("pose", text("xw-option-place-ship"), Text(reason), rule)


def strip(g: Battle, edge: str, near: float, far: float) -> Rectangle:
    """Return the rectangle (x range, y range) between two distances from an edge."""
    width, height = g.options.width, g.options.height
    return {
        "south": ((0.0, width), (near, far)),
        "north": ((0.0, width), (height - far, height - near)),
        "west": ((near, far), (0.0, height)),
        "east": ((width - far, width - near), (0.0, height)),
    }[edge]
