"""The barrel roll: sideways along the [straight 1] template (XW-BARREL-ROLL)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cantina.core.ask import Ask
from cantina.core.text import Text, text
from cantina.core.wire import Blocked
from cantina.games.x_wing import geometry
from cantina.games.x_wing.asking import ask_for_slide
from cantina.games.x_wing.cards.gifts import has_gift
from cantina.games.x_wing.cards.sources import rules_in_force
from cantina.games.x_wing.cards.standing.actions import RollsCurved, RollsFar
from cantina.games.x_wing.cards.standing.maneuvers import ActsOverObstacles
from cantina.games.x_wing.geometry import Bearing, Polygon, Pose
from cantina.games.x_wing.names import ship_name
from cantina.games.x_wing.rules import tokens
from cantina.games.x_wing.rules.detonating import set_off_by
from cantina.games.x_wing.rules.maneuvers import ignores_obstacles, put_aside
from cantina.games.x_wing.rules.measuring import (
    outlines,
    penetration,
    pose_of,
    side_of,
    stands_at,
)
from cantina.games.x_wing.rules.receiving import receive
from cantina.games.x_wing.rules.rule_sets import by_reference
from cantina.games.x_wing.rules.sides import ships_in_play
from cantina.games.x_wing.state import IN_PLAY, Battle, Ship
from cantina.games.x_wing.telling import tell

LEFT = "left"
RIGHT = "right"
DIRECTION = {LEFT: 1, RIGHT: -1}
GRID = 0.5
"""Millimetres between two shifts a player can ask for."""


class Way(NamedTuple):
    """How a ship rolls: to +1 left or -1 right, and along which template."""

    to: int
    label: str
    speed: int = 1
    curve: int = 0
    """+1 for a bank that leads ahead, -1 for one that leads back."""


FAR = ("left-far", "right-far")
CURVED = ("left-ahead", "left-back", "right-ahead", "right-back")
WAYS = {
    LEFT: Way(1, "xw-option-roll-left"),
    RIGHT: Way(-1, "xw-option-roll-right"),
    "left-far": Way(1, "xw-option-roll-left-far", speed=2),
    "right-far": Way(-1, "xw-option-roll-right-far", speed=2),
    "left-ahead": Way(1, "xw-option-roll-left-ahead", curve=1),
    "left-back": Way(1, "xw-option-roll-left-back", curve=-1),
    "right-ahead": Way(-1, "xw-option-roll-right-ahead", curve=1),
    "right-back": Way(-1, "xw-option-roll-right-back", curve=-1),
}


def ways_of(g: Battle, ship: Ship) -> Sequence[str]:
    """Return the ways a ship may roll: with the straight 1, or what its cards allow."""
    curved = rules_in_force(g, ship, RollsCurved)
    if any(gives.must for gives in curved):
        return CURVED
    ways = [LEFT, RIGHT, *(FAR if has_gift(g, ship, RollsFar) else ())]
    return [*ways, *CURVED] if curved else ways


def bank_of(way: Way) -> Bearing:
    """Return the bank along which a curved roll leads, as somebody who looks aside sees it."""
    return Bearing.BANK_RIGHT if way.to == way.curve else Bearing.BANK_LEFT


def laid_aside(pose: Pose, way: Way, slide: float) -> Pose:
    """Return the pose of a ship that looks to the side where the template lies."""
    x, y = geometry.point_from(pose, slide / 2.0, 0.0)
    return Pose(x, y, pose.heading + 90.0 * way.to)


def end_of_roll(pose: Pose, side: float, way: Way, slide: float) -> Pose:
    """XW-BARREL-ROLL-1: where a roll ends; a bank also turns the ship by 45 degrees.

    Along a bank half of the shift is made at either end of the template.
    """
    if not way.curve:
        return geometry.barrel_roll(pose, way.to, slide, side, way.speed)
    end = geometry.end_pose(laid_aside(pose, way, slide), bank_of(way), way.speed, side)
    turned = geometry.displaced(end, 0.0, 0.0, -90.0 * way.to)
    return geometry.displaced(turned, slide / 2.0, 0.0)


def is_template_clear(
    start: Pose, side: float, way: Way, slide: float, obstacles: list[Polygon]
) -> bool:
    """Whether the template of a roll from a place can lie on no obstacle."""
    if not way.curve:
        return geometry.roll_template_is_clear(start, way.to, slide, obstacles, side, way.speed)
    template = geometry.template_for(bank_of(way), way.speed)
    laid = laid_aside(start, way, slide)
    return not any(
        geometry.template_on_polygon(laid, template, outline, side=side) for outline in obstacles
    )


REASONS = {
    "XW-BARREL-ROLL-2": "xw-blocked-roll-reach",
    "XW-FLEE-1": "xw-blocked-leaves-area",
    "XW-BARREL-ROLL-5": "xw-blocked-overlaps-ship",
    "XW-BARREL-ROLL-6": "xw-blocked-overlaps-obstacle",
}
"""What the rules say that keep a ship from a place."""


def problem(g: Battle, ship: Ship, side: str, slide: float) -> Blocked | None:
    """XW-BARREL-ROLL-2, -3, -5 and -6: say why a ship cannot roll to a place."""
    rule = forbidding(g, ship, side, slide)
    return Blocked(f"{slide:g}", side_label(side), Text(REASONS[rule]), rule) if rule else None


def forbidding(g: Battle, ship: Ship, side: str, slide: float) -> str:
    """Return the rule that keeps a ship from rolling to a place; empty if it may."""
    base = side_of(ship)
    if abs(slide) > geometry.roll_reach(base) or slide % GRID:
        return "XW-BARREL-ROLL-2"
    end = end_of_roll(pose_of(ship), base, WAYS[side], slide)
    return forbidding_place(g, ship, end) or forbidding_template(g, ship, side, slide)


def place_problem(g: Battle, ship: Ship, end: Pose, key: str, label: Text) -> Blocked | None:
    """Say why a ship cannot be put at a place by an action."""
    rule = forbidding_place(g, ship, end)
    return Blocked(key, label, Text(REASONS[rule]), rule) if rule else None


def forbidding_place(g: Battle, ship: Ship, end: Pose) -> str:
    """Return the rule that keeps a ship from being put at a place by an action."""
    base = side_of(ship)
    if geometry.is_off_mat(end, base, g.options.width, g.options.height):
        return "XW-FLEE-1"
    for other in g.ships:
        if other is not ship and other.status == IN_PLAY and stands_at(other, end, base):
            return "XW-BARREL-ROLL-5"
    if g.obstacles and any(
        geometry.base_on_polygon(end, outline, base) for outline in obstacles_for(g, ship)
    ):
        return "XW-BARREL-ROLL-6"
    return ""


def obstacles_for(g: Battle, ship: Ship) -> list[Polygon]:
    """Return the obstacles that are in a ship's way when it boosts or rolls."""
    if rules_in_force(g, ship, ActsOverObstacles) or ignores_obstacles(g, ship):
        return []
    return outlines(g)


def forbidding_template(g: Battle, ship: Ship, side: str, slide: float) -> str:
    """By the rules reference the template may not lie on an obstacle either."""
    if not g.obstacles or not by_reference(g):
        return ""
    rocks = obstacles_for(g, ship)
    clear = is_template_clear(pose_of(ship), side_of(ship), WAYS[side], slide, rocks)
    return "" if clear else "XW-BARREL-ROLL-6"


def good_slides(g: Battle, ship: Ship, side: str) -> list[float]:
    """Return some legal shifts: five evenly spread ones, or all if none of those is."""
    reach = geometry.roll_reach(side_of(ship))
    spread = [-reach, -reach / 2, 0.0, reach / 2, reach]
    found = [slide for slide in spread if not forbidding(g, ship, side, slide)]
    return found or list(open_slides(g, ship, side))


def open_slides(g: Battle, ship: Ship, side: str) -> Iterator[float]:
    """Yield every legal shift; who overlaps a ship by some millimetres is not rid of it sooner."""
    base = side_of(ship)
    steps = int(geometry.roll_reach(base) / GRID)
    step = -steps
    while step <= steps:
        slide = step * GRID
        rule = forbidding(g, ship, side, slide)
        if not rule:
            yield slide
        elif rule == "XW-BARREL-ROLL-5":
            end = end_of_roll(pose_of(ship), base, WAYS[side], slide)
            depth = max([penetration(o, end, base) for o in ships_in_play(g) if o is not ship])
            step += max(0, int((depth - 2.0 * geometry.TOLERANCE) / GRID) - 1)
        step += 1


def is_open(g: Battle, ship: Ship, side: str) -> bool:
    """Whether a ship can roll to a side at all."""
    reach = geometry.roll_reach(side_of(ship))
    rules: set[str] = set()
    for slide in (0.0, -reach, reach):
        rule = forbidding(g, ship, side, slide)
        if not rule:
            return True
        rules.add(rule)
    # where only the border is in the way at both ends, it is in the way everywhere between
    if rules == {"XW-FLEE-1"}:
        return False
    return any(True for _ in open_slides(g, ship, side))


def open_sides(g: Battle, ship: Ship) -> list[str]:
    """XW-BARREL-ROLL-7: the sides to which a roll is possible; testing costs nothing."""
    return list(each_open_side(g, ship))


def each_open_side(g: Battle, ship: Ship) -> Iterator[str]:
    """Go through the sides to which a roll is possible."""
    return (side for side in ways_of(g, ship) if is_open(g, ship, side))


def closed_sides(g: Battle, ship: Ship) -> Iterator[Blocked]:
    """Explain why a ship cannot roll to a side."""
    for side in ways_of(g, ship):
        if not is_open(g, ship, side):
            found = problem(g, ship, side, 0.0)
            if found is not None:
                yield Blocked(f"barrel-roll:{side}", found.label, found.reason, found.rule)


def can_roll(g: Battle, ship: Ship) -> bool:
    """Whether a barrel roll is possible at all."""
    return any(True for _ in each_open_side(g, ship))


def side_label(side: str) -> Text:
    """Label a roll to a side."""
    return Text(WAYS[side].label)


async def roll_aside(g: Battle, ship_id: int) -> None:
    """Choose a side and roll to it."""
    side = await Ask(
        g.ship(ship_id).seat,
        text("xw-ask-roll-side", ship=ship_name(g, ship_id)),
        lambda: open_sides(g, g.ship(ship_id)),
        label=side_label,
        blocked=lambda: closed_sides(g, g.ship(ship_id)),
        rules=("XW-BARREL-ROLL-1",),
    )
    await roll_to(g, ship_id, side)


async def roll_to(g: Battle, ship_id: int, side: str) -> None:
    """XW-BARREL-ROLL-1 to -4: choose how far to shift along, then move, facing unchanged."""
    slide = await ask_for_slide(
        g,
        ship_id,
        "xw-ask-roll-slide",
        check=lambda slide: problem(g, g.ship(ship_id), side, slide),
        good=lambda: good_slides(g, g.ship(ship_id), side),
        rules=("XW-BARREL-ROLL-2", "XW-BARREL-ROLL-3"),
    )
    ship = g.ship(ship_id)
    way, start = WAYS[side], pose_of(ship)
    put_aside(g, ship, end_of_roll(start, side_of(ship), way, slide))
    tell(
        g, ship_id, "xw-log-rolls-left" if way.to == 1 else "xw-log-rolls-right", "XW-BARREL-ROLL-1"
    )
    await set_off_by(
        g,
        ship_id,
        lambda mine: not is_template_clear(start, side_of(g.ship(ship_id)), way, slide, [mine]),
    )
    if way.curve:
        await pay_for_curve(g, ship_id)


async def pay_for_curve(g: Battle, ship_id: int) -> None:
    """Give a ship the stress that a curved roll costs some pilots."""
    for gives in rules_in_force(g, g.ship(ship_id), RollsCurved):
        if gives.stress:
            await receive(g, ship_id, tokens.STRESS, gives.stress)
