"""Cloaked ships and how they come out of it: a later wave's rule, no action and no maneuver."""

from __future__ import annotations

from cantina.core.ask import Ask
from cantina.core.text import Text, text
from cantina.core.wire import Blocked
from cantina.games.x_wing import geometry
from cantina.games.x_wing.asking import ask_for_slide
from cantina.games.x_wing.cards.gifts import has_gift
from cantina.games.x_wing.cards.standing.maneuvers import DecloaksBanking
from cantina.games.x_wing.cards.windows import happens
from cantina.games.x_wing.geometry import Bearing, Polygon, Pose
from cantina.games.x_wing.names import ship_name
from cantina.games.x_wing.rules import tokens
from cantina.games.x_wing.rules.barrel_rolls import (
    CURVED,
    GRID,
    LEFT,
    RIGHT,
    Way,
    end_of_roll,
    is_template_clear,
    place_problem,
)
from cantina.games.x_wing.rules.detonating import set_off_by
from cantina.games.x_wing.rules.initiative import next_in_order
from cantina.games.x_wing.rules.maneuvers import put_aside
from cantina.games.x_wing.rules.measuring import outlines, pose_of, side_of
from cantina.games.x_wing.rules.sides import ships_in_play
from cantina.games.x_wing.state import Battle, Ship
from cantina.games.x_wing.telling import tell
from cantina.games.x_wing.terms import Window

FORWARD = "forward"
STAY = "stay"
SPEED = 2
AHEAD = {
    FORWARD: Bearing.STRAIGHT,
    "forward-left": Bearing.BANK_LEFT,
    "forward-right": Bearing.BANK_RIGHT,
}
ASIDE = {
    LEFT: Way(1, "xw-option-decloak-left", SPEED),
    RIGHT: Way(-1, "xw-option-decloak-right", SPEED),
    "left-ahead": Way(1, "xw-option-decloak-left-ahead", SPEED, 1),
    "left-back": Way(1, "xw-option-decloak-left-back", SPEED, -1),
    "right-ahead": Way(-1, "xw-option-decloak-right-ahead", SPEED, 1),
    "right-back": Way(-1, "xw-option-decloak-right-back", SPEED, -1),
}
LABELS = {
    FORWARD: "xw-option-decloak-forward",
    "forward-left": "xw-option-decloak-forward-left",
    "forward-right": "xw-option-decloak-forward-right",
    STAY: "xw-option-stay-cloaked",
    **{way: roll.label for way, roll in ASIDE.items()},
}


def is_cloaked(ship: Ship) -> bool:
    """Whether a ship has a cloak token."""
    return tokens.held(ship, tokens.CLOAK) > 0


async def decloak_in_order(g: Battle) -> None:
    """Ask every cloaked ship at the start of the Activation phase, lowest pilot skill first."""
    waiting = [ship for ship in ships_in_play(g) if is_cloaked(ship)]
    while waiting:
        ship = next_in_order(g, waiting, False)[0]
        waiting.remove(ship)
        await decloak(g, ship.ship_id)


async def decloak(g: Battle, ship_id: int) -> None:
    """Spend the cloak token and move, or stay cloaked."""
    way = await Ask(
        g.ship(ship_id).seat,
        text("xw-ask-decloak", ship=ship_name(g, ship_id)),
        lambda: [STAY, *open_ways(g, g.ship(ship_id))],
        label=lambda way: Text(LABELS[way]),
    )
    if way == STAY:
        return
    slide = 0.0 if way in AHEAD else await choose_slide(g, ship_id, way)
    ship = g.ship(ship_id)
    start, side = pose_of(ship), side_of(ship)
    tokens.lose(ship, tokens.CLOAK)
    put_aside(g, ship, end_of(ship, way, slide))
    tell(g, ship_id, "xw-log-decloaks")
    await set_off_by(g, ship_id, lambda mine: not is_way_clear(start, side, way, slide, [mine]))
    await happens(g, Window.DECLOAKED, ship_id)


def end_of(ship: Ship, way: str, slide: float) -> geometry.Pose:
    """Return where a decloaking ship ends: along or beside a template of speed 2."""
    if way in AHEAD:
        return geometry.end_pose(pose_of(ship), AHEAD[way], SPEED, side_of(ship))
    return end_of_roll(pose_of(ship), side_of(ship), ASIDE[way], slide)


def problem(g: Battle, ship: Ship, way: str, slide: float = 0.0) -> Blocked | None:
    """Say why a ship cannot decloak this way: base and template must be clear of obstacles."""
    key, label = f"{slide:g}", Text(LABELS[way])
    if abs(slide) > geometry.roll_reach(side_of(ship)) or slide % GRID:
        return Blocked(key, label, text("xw-blocked-roll-reach"), "XW-BARREL-ROLL-2")
    found = place_problem(g, ship, end_of(ship, way, slide), key, label)
    rocks = outlines(g)
    if found is None and not is_way_clear(pose_of(ship), side_of(ship), way, slide, rocks):
        return Blocked(key, label, text("xw-blocked-overlaps-obstacle"), "XW-BARREL-ROLL-6")
    return found


def is_way_clear(
    start: Pose, side: float, way: str, slide: float, tokens_there: list[Polygon]
) -> bool:
    """Whether the template lies on none of these tokens."""
    if way not in AHEAD:
        return is_template_clear(start, side, ASIDE[way], slide, tokens_there)
    template = geometry.template_for(AHEAD[way], SPEED)
    return not any(
        geometry.template_on_polygon(start, template, outline, side=side)
        for outline in tokens_there
    )


def good_slides(g: Battle, ship: Ship, way: str) -> list[float]:
    """Return some legal shifts: five evenly spread ones, or all if none of those is."""
    reach = geometry.roll_reach(side_of(ship))
    spread = [0.0, -reach / 2, reach / 2, -reach, reach]
    steps = int(reach / GRID)
    every = [step * GRID for step in range(-steps, steps + 1)]
    for slides in (spread, every):
        found = [slide for slide in slides if problem(g, ship, way, slide) is None]
        if found:
            return found
    return []


def open_ways(g: Battle, ship: Ship) -> list[str]:
    """Return the ways a ship can decloak."""
    banks = has_gift(g, ship, DecloaksBanking)
    ahead = [way for way in AHEAD if (way != FORWARD) == banks]
    ways = [way for way in ahead if problem(g, ship, way) is None]
    aside = CURVED if banks else (LEFT, RIGHT)
    return ways + [side for side in aside if good_slides(g, ship, side)]


async def choose_slide(g: Battle, ship_id: int, way: str) -> float:
    """Ask how far a ship that decloaks sideways shifts along."""
    return await ask_for_slide(
        g,
        ship_id,
        "xw-ask-decloak-slide",
        check=lambda slide: problem(g, g.ship(ship_id), way, slide),
        good=lambda: good_slides(g, g.ship(ship_id), way),
    )
