"""The mat in braille dots: bases, firing arcs with their ranges, obstacles, bombs, markers."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, cos, radians, sin
from typing import Final

from cantina.core.braille import Canvas, Point
from cantina.core.drawing import Line, Look, line
from cantina.core.wire import OpenAsk, kind_and_rest
from cantina.games.x_wing.board import ARROWS, LETTERS
from cantina.games.x_wing.geometry import Pose, corners
from cantina.games.x_wing.geometry.ranges import FARTHEST_BAND, RANGE_BAND, TURNED, Arc
from cantina.games.x_wing.rules.placing import parse_pose
from cantina.games.x_wing.state import IN_PLAY
from cantina.games.x_wing.view_records import BattleView, ShipView

POINTS_OF_CIRCLE: Final = 16
ROOMY: Final = 6.0
"""A base of so many dots shows by a line where its ship looks; a smaller one by an arrow."""
ARC_STEP: Final = 4.0
"""Degrees between two points of a range line."""


def seat_style(ship: ShipView) -> str:
    """Return the colour of the player who flies a ship."""
    return f"seat{max(0, ship.seat) % 4}"


def mark_of(ship_id: int) -> str:
    """Return the letter by which the mat and the list name a ship."""
    return LETTERS[(ship_id + 10) % len(LETTERS)].upper()


class Mat:
    """The play area scaled to the room there is."""

    def __init__(self, view: BattleView, width: int, height: int) -> None:
        self.view = view
        scale = min(2 * max(1, width - 2) / view.width, 4 * max(1, height - 2) / view.height)
        self.scale = scale
        columns = max(8, round(view.width * scale / 2))
        self.canvas = Canvas(columns, max(4, ceil(view.height * scale / 4)))

    def at(self, point: Point) -> Point:
        """Return the dot of a place of the mat; its lower left corner is (0, 0)."""
        return point[0] * self.scale, self.canvas.height - 1 - point[1] * self.scale

    def outline(self, points: Sequence[Point], style: str = "", every: int = 1) -> None:
        """Draw a shape given in millimetres."""
        self.canvas.outline([self.at(point) for point in points], style, every)

    def mark(self, x: float, y: float, said: str, style: str = "") -> None:
        """Write something at a place given in millimetres."""
        across, down = self.at((x, y))
        self.canvas.mark(across, down, said, style)

    def draw_ground(self) -> None:
        """Draw all that lies on the mat but ships."""
        for obstacle in self.view.obstacles:
            self.outline(obstacle.outline, "warn")
            self.mark(obstacle.x, obstacle.y, "▒", "warn")
        for marker in self.view.markers:
            self.mark(marker.x, marker.y, "¤", "blue")
        for bomb in self.view.bombs:
            self.outline(circle(bomb.x, bomb.y, bomb.radius), "bad")
            self.mark(bomb.x, bomb.y, "✸", "bad")

    def draw_ship(self, ship: ShipView, style: str) -> None:
        """Draw a base with a line to where its ship looks."""
        self.draw_base(Pose(ship.x, ship.y, ship.heading), ship.base, mark_of(ship.ship_id), style)

    def draw_base(self, pose: Pose, base: float, said: str, style: str) -> None:
        """Draw a base, its heading and a mark on it."""
        self.outline(corners(pose, base), style)
        if base * self.scale < ROOMY:
            said += ARROWS[round(pose.heading / 45.0) % 8]
        else:
            self.canvas.stroke(self.at(pose[:2]), self.at(ahead(pose, base)), style)
        self.mark(pose.x, pose.y, said, style)

    def draw_arcs(self, ship: ShipView, style: str) -> None:
        """Draw where a ship can shoot, with a line at each range."""
        pose = Pose(ship.x, ship.y, ship.heading)
        if ship.turret:
            self.draw_arc(pose, ship.base, 0.0, 180.0, style)
            return
        for arc in ship.arcs:
            turned = TURNED.get(Arc(arc), 0.0)
            half = 90.0 if arc == Arc.HALF else ship.arc
            if half:
                self.draw_arc(pose, ship.base, turned, half, style)

    def draw_arc(self, pose: Pose, base: float, turned: float, half: float, style: str) -> None:
        """Draw the sides of an arc and its three range lines."""
        for band in range(1, FARTHEST_BAND + 1):
            far = base / 2 + band * RANGE_BAND
            self.trace(pose, far, turned, half, style)
        if half < 180.0:
            for edge in (turned - half, turned + half):
                far = base / 2 + FARTHEST_BAND * RANGE_BAND
                ends = (aside(pose, base / 2, edge), aside(pose, far, edge))
                self.canvas.stroke(self.at(ends[0]), self.at(ends[1]), style, every=2)

    def trace(self, pose: Pose, far: float, turned: float, half: float, style: str) -> None:
        """Dot a line at one distance across an arc."""
        steps = max(2, int(2 * half / ARC_STEP))
        for step in range(steps + 1):
            angle = turned - half + 2 * half * step / steps
            self.canvas.dot(*self.at(aside(pose, far, angle)), style)

    def lines(self) -> list[Line]:
        """Return the mat in a frame."""
        edge = "─" * self.canvas.columns
        inner = [[*side("│"), *drawn, *side("│")] for drawn in self.canvas.lines()]
        return [side(f"┌{edge}┐"), *inner, side(f"└{edge}┘")]


def side(said: str) -> Line:
    """Return a part of the frame."""
    return line(said, "dim")


def aside(pose: Pose, far: float, angle: float) -> Point:
    """Return the point at a distance and an angle from a ship's heading."""
    towards = radians(pose.heading + angle)
    return pose.x + far * cos(towards), pose.y + far * sin(towards)


def ahead(pose: Pose, base: float) -> Point:
    """Return the middle of the front edge of a base, and a little more."""
    return aside(pose, 0.9 * base, 0.0)


def circle(x: float, y: float, radius: float) -> list[Point]:
    """Return points around a token."""
    turns = [360.0 * step / POINTS_OF_CIRCLE for step in range(POINTS_OF_CIRCLE)]
    return [aside(Pose(x, y, 0.0), radius, turn) for turn in turns]


def draw_mat(look: Look) -> list[Line]:
    """Draw the mat: arcs of the ship it is about, then every ship over them."""
    view: BattleView = look.view
    mat = Mat(view, look.width, look.height)
    mat.draw_ground()
    flying = [ship for ship in view.ships if ship.status == IN_PLAY]
    for ship in flying:
        if ship.ship_id == subject(look):
            mat.draw_arcs(ship, "dim")
    pointed = place_of(look.option.at if look.option is not None else None)
    for ship in flying:
        mat.draw_ship(ship, "cursor" if ship.ship_id == pointed else seat_style(ship))
    if look.ask is not None and look.ask.form == "pose":
        draw_spots(mat, look, look.ask)
    return mat.lines()


def draw_spots(mat: Mat, look: Look, ask: OpenAsk) -> None:
    """Mark the suggested places with their numbers, and show the one under the cursor whole."""
    for number, option in enumerate(ask.options, 1):
        pose = parse_pose(option.key).pose
        if option == look.option:
            mat.draw_base(pose, 40.0, str(number), "cursor")
        else:
            mat.mark(pose.x, pose.y, str(number), "lit")


def place_of(at: str | None) -> int:
    """Return the ship that an option points at, or -1."""
    kind, number = kind_and_rest(at)
    return int(number) if kind == "ship" and number.isdecimal() else -1


def subject(look: Look) -> int:
    """Return the ship whose arcs matter: the one that is asked about, or the active one."""
    view: BattleView = look.view
    if look.ask is not None and look.ask.prompt.id == "xw-ask-dial":
        return place_of(look.option.at if look.option is not None else None)
    if view.attack is not None:
        return view.attack.attacker
    return view.active
