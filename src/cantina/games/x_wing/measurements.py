"""Answering measurements one JSON line at a time: the geometry for other programs.

Frame: x right, y up, heading counter-clockwise from +x, a pose is the centre of a base; millimetres
and degrees. Every request has an `op`; every answer is one object, `{"error": ...}` if the request
makes no sense. Nothing is remembered from one line to the next.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import isfinite
from typing import Annotated, Literal

import msgspec

from cantina.games.x_wing import geometry
from cantina.games.x_wing.geometry import Bearing, Polygon, Pose

DISTANCE_DIGITS = 3
FARTHEST = 1_000_000.0  # mm: a kilometre off the mat is a mistake, not a measurement

Side = Literal["left", "right"]
BaseName = Literal["small", "large"]
SIDES: dict[BaseName, float] = {"small": geometry.SMALL_BASE, "large": geometry.LARGE_BASE}
BEARINGS: dict[tuple[str, Side | None], Bearing] = {
    ("straight", None): Bearing.STRAIGHT,
    ("bank", "left"): Bearing.BANK_LEFT,
    ("bank", "right"): Bearing.BANK_RIGHT,
    ("turn", "left"): Bearing.TURN_LEFT,
    ("turn", "right"): Bearing.TURN_RIGHT,
    ("koiogran", None): Bearing.KOIOGRAN,
    ("segnor", "left"): Bearing.SEGNOR_LEFT,
    ("segnor", "right"): Bearing.SEGNOR_RIGHT,
    ("tallon", "left"): Bearing.TALLON_LEFT,
    ("tallon", "right"): Bearing.TALLON_RIGHT,
    ("reverse-straight", None): Bearing.REVERSE_STRAIGHT,
    ("reverse-bank", "left"): Bearing.REVERSE_BANK_LEFT,
    ("reverse-bank", "right"): Bearing.REVERSE_BANK_RIGHT,
    ("stationary", None): Bearing.STATIONARY,
}

Number = float
Corners = Annotated[list[tuple[Number, Number]], msgspec.Meta(min_length=3)]


class Placed(msgspec.Struct, forbid_unknown_fields=True):
    """A base on the table."""

    pose: tuple[Number, Number, Number]
    base: BaseName = "small"

    def at(self) -> Pose:
        """Return the pose as the geometry wants it."""
        return Pose(*self.pose)


class ManeuverRequest(Placed, tag_field="op", tag="maneuver", kw_only=True):
    """Execute a maneuver among other ships; only a Tallon roll slides."""

    bearing: Literal[
        "straight",
        "bank",
        "turn",
        "koiogran",
        "segnor",
        "tallon",
        "reverse-straight",
        "reverse-bank",
        "stationary",
    ]
    speed: int
    side: Side | None = None
    slide: Number = 0.0
    others: list[Placed] = []


class RollRequest(Placed, tag_field="op", tag="barrel_roll", kw_only=True):
    """Roll sideways, shifting forward by `slide`."""

    side: Side
    slide: Number = 0.0


class _Two(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    a: Placed
    b: Placed

    def poses(self) -> tuple[Pose, Pose, float, float]:
        """Return both bases as the geometry wants them."""
        return self.a.at(), self.b.at(), SIDES[self.a.base], SIDES[self.b.base]


class OverlapRequest(_Two, tag_field="op", tag="overlap"):
    """Whether two bases overlap."""


class RangeRequest(_Two, tag_field="op", tag="range"):
    """How far two bases are apart."""


class ArcRequest(_Two, tag_field="op", tag="in_arc"):
    """Whether b is in a firing arc of a, and how far inside it."""

    arcs: tuple[geometry.Arc, ...] = geometry.FRONT_ONLY


class ObstructedRequest(_Two, tag_field="op", tag="obstructed"):
    """Whether obstacles lie between a, who attacks, and b."""

    obstacles: list[Corners]


Request = (
    ManeuverRequest | RollRequest | OverlapRequest | RangeRequest | ArcRequest | ObstructedRequest
)
Answer = dict[str, object]

_decoder = msgspec.json.Decoder(Request)


def answer(line: str | bytes) -> Answer:
    """Answer one request line."""
    try:
        request = _decoder.decode(line)
        _check_numbers(request)
        return _measure(request)
    except UnicodeError:
        return {"error": "the line is not UTF-8"}
    except RecursionError:
        return {"error": "the line is nested too deeply"}
    except (msgspec.MsgspecError, ValueError, LookupError) as problem:
        # a decoding error names the field; LookupError would put its message in quotes
        return {"error": str(problem.args[0] if problem.args else problem)}


def answers(lines: Iterable[str]) -> Iterator[str]:
    """Answer each line that is not blank with one line."""
    for line in lines:
        if line.strip():
            yield msgspec.json.encode(answer(line)).decode()


def _check_numbers(request: Request) -> None:
    for number in _numbers(msgspec.to_builtins(request)):
        if not isfinite(number) or abs(number) > FARTHEST:
            raise ValueError(f"a number is out of bounds: {number:g}")


def _numbers(value: object) -> Iterator[float]:
    if isinstance(value, int | float) and not isinstance(value, bool):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from _numbers(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from _numbers(part)


def _measure(request: Request) -> Answer:
    if isinstance(request, ManeuverRequest):
        return _maneuver(request)
    if isinstance(request, RollRequest):
        to = 1 if request.side == "left" else -1
        side = SIDES[request.base]
        return {"pose": geometry.barrel_roll(request.at(), to, request.slide, side)}
    if isinstance(request, OverlapRequest):
        return {"overlap": geometry.do_overlap(*request.poses())}
    if isinstance(request, RangeRequest):
        return _distance(geometry.distance_between(*request.poses()))
    if isinstance(request, ArcRequest):
        distance = geometry.attack_distance(*request.poses(), arcs=request.arcs)
        if distance is None:
            return {"in_arc": False, "distance": None, "range": None}
        return {"in_arc": True, **_distance(distance)}
    lines = geometry.attack_lines(*request.poses())
    # a target outside the arc can still be attacked by a turret, measured all round
    lines = lines or geometry.attack_lines(*request.poses(), all_round=True)
    return {"obstructed": geometry.are_obstructed(lines, _polygons(request.obstacles))}


def _maneuver(request: ManeuverRequest) -> Answer:
    bearing = BEARINGS.get((request.bearing, request.side))
    if bearing is None:
        side = request.side or "null"
        raise ValueError(f"a {request.bearing} has no side {side}")
    others = [(other.at(), SIDES[other.base]) for other in request.others]
    base = SIDES[request.base]
    done = geometry.execute(request.at(), bearing, request.speed, others, base, request.slide)
    return {"pose": done.pose, "touching": done.touching}


def _distance(distance: float) -> Answer:
    return {
        "distance": round(distance, DISTANCE_DIGITS),
        "range": geometry.range_band(distance),
    }


def _polygons(obstacles: list[list[tuple[float, float]]]) -> list[Polygon]:
    return [tuple(corners) for corners in obstacles]
