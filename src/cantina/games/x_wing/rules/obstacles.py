"""Obstacles: placing them, flying over them (XW-OBSTACLE)."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import hypot

from cantina.core.ask import Ask
from cantina.core.rng import Rng
from cantina.core.text import Text, text
from cantina.core.wire import Blocked
from cantina.games.x_wing import geometry
from cantina.games.x_wing.cards.sources import rules_in_force
from cantina.games.x_wing.cards.standing.maneuvers import NoObstacleCriticals
from cantina.games.x_wing.geometry import Pose
from cantina.games.x_wing.library import OBSTACLES
from cantina.games.x_wing.names import edge_name, face_name
from cantina.games.x_wing.options import STANDARD_SIZE
from cantina.games.x_wing.rules import dice
from cantina.games.x_wing.rules.damage import suffer
from cantina.games.x_wing.rules.destroying import destroy_if_beaten
from cantina.games.x_wing.rules.measuring import outline_at
from cantina.games.x_wing.rules.placing import OPPOSITE, Placing, pose_ask, random_poses
from cantina.games.x_wing.rules.receiving import receive
from cantina.games.x_wing.rules.rule_sets import by_reference
from cantina.games.x_wing.rules.sides import captain, other_side
from cantina.games.x_wing.state import IMPERIAL, IN_PLAY, REBEL, Battle, Obstacle, Ship
from cantina.games.x_wing.telling import tell
from cantina.games.x_wing.terms import Token

ASTEROID, DEBRIS = "asteroid", "debris"
CARGO = "cargo"
MOST_OBSTACLES = 6
EDGES = ("south", "north", "west", "east")
CLEAR_OF_EDGES = 200.0
CLEAR_OF_EACH_OTHER = 100.0
SAMPLES = 2
GRID = 20
"""No point of an obstacle is farther from its centre."""


def agreed(g: Battle) -> bool:
    """XW-OBSTACLE-1: in a standard game obstacles are used only if all players want them."""
    wanted = g.options.obstacles
    return len(wanted) >= len(g.seats) and all(wanted) and not g.options.plays_mission


def is_debris(g: Battle, obstacle_id: int) -> bool:
    """XW-DEBRIS-1: whether an obstacle is a debris cloud."""
    found = next((o for o in g.obstacles if o.obstacle_id == obstacle_id), None)
    return found is not None and OBSTACLES[found.shape].kind == DEBRIS


def struck_rocks(g: Battle, ship: Ship) -> list[int]:
    """Return the asteroids that a ship's move overlapped."""
    return [struck for struck in ship.flight.struck if not is_debris(g, struck)]


def struck_debris(g: Battle, ship: Ship) -> list[int]:
    """Return the debris clouds that a ship's move overlapped."""
    return [struck for struck in ship.flight.struck if is_debris(g, struck)]


async def roll_for_obstacles(g: Battle, ship_id: int) -> None:
    """XW-OBSTACLE-8: one attack die for each asteroid the move overlapped."""
    for _ in struck_rocks(g, g.ship(ship_id)):
        face = await roll_for_one(g, ship_id)
        if face in (dice.HIT, dice.CRITICAL):
            await suffer(g, ship_id, critical=face == dice.CRITICAL)
            await destroy_if_beaten(g, ship_id)


async def brush_debris(g: Battle, ship_id: int) -> None:
    """XW-DEBRIS-2: a stress token for each debris cloud the move overlapped."""
    for _ in struck_debris(g, g.ship(ship_id)):
        if g.ship(ship_id).status == IN_PLAY:
            await receive(g, ship_id, Token.STRESS)


async def roll_for_debris(g: Battle, ship_id: int) -> None:
    """XW-DEBRIS-3: one attack die for each debris cloud; only a critical hurts."""
    for _ in struck_debris(g, g.ship(ship_id)):
        if await roll_for_one(g, ship_id) == dice.CRITICAL:
            await suffer(g, ship_id, critical=True)
            await destroy_if_beaten(g, ship_id)


async def suffer_obstacles(g: Battle, ship_id: int) -> None:
    """Do all at once that obstacles do to a ship that did not reveal a maneuver to get there."""
    await roll_for_obstacles(g, ship_id)
    await brush_debris(g, ship_id)
    await roll_for_debris(g, ship_id)


async def roll_for_one(g: Battle, ship_id: int) -> str:
    """Roll an attack die for an obstacle; a card may make nothing of a critical."""
    if g.ship(ship_id).status != IN_PLAY:
        return dice.BLANK
    face = await dice.roll_one(dice.ATTACK)
    tell(g, ship_id, "xw-log-obstacle-roll", "XW-OBSTACLE-8", face=face_name(face))
    ignored = face == dice.CRITICAL and rules_in_force(g, g.ship(ship_id), NoObstacleCriticals)
    return dice.BLANK if ignored else face


def new_tokens(choice: bool = False) -> list[str]:
    """Return the six asteroids of the core set, or all that players choose from."""
    kinds = (ASTEROID, DEBRIS) if choice else (ASTEROID,)
    return [token.xws for token in OBSTACLES.values() if token.kind in kinds and token.xws != CARGO]


def edge_gap(g: Battle, outline: geometry.Polygon) -> float:
    """Return how far the nearest point of a token is from the nearest edge."""
    return -geometry.overhang(outline, g.options.width, g.options.height)


def standard_problem(g: Battle, shape: str, pose: Pose) -> Blocked | None:
    """XW-OBSTACLE-3: not at Range 1-2 of any edge; and clear of the other obstacles."""
    outline = outline_at(shape, *pose)
    message = ""
    if edge_gap(g, outline) <= CLEAR_OF_EDGES:
        message = "xw-blocked-near-edge"
    elif is_near_another(g, outline, pose, CLEAR_OF_EACH_OTHER if by_reference(g) else 0.0):
        message = "xw-blocked-near-obstacle"
    if not message:
        return None
    label = text("xw-option-place-obstacle")
    return Blocked("pose", label, Text(message), "XW-OBSTACLE-3")


@cache
def widest() -> float:
    """Return how far from its centre any obstacle reaches."""
    return max(hypot(x, y) for token in OBSTACLES.values() for x, y in token.outline)


def is_near_another(g: Battle, outline: geometry.Polygon, pose: Pose, gap: float) -> bool:
    """Whether an obstacle would lie within a distance of another one (0: on top of it)."""
    for other in g.obstacles:
        apart = hypot(other.x - pose.x, other.y - pose.y)
        if apart > gap + 2 * widest():
            continue  # far enough, whatever the outlines
        if apart <= gap:
            return True  # too near, whatever the outlines
        there = outline_at(other.shape, other.x, other.y, other.heading)
        x, y, radius = geometry.circle_around(outline)
        if geometry.is_beyond(x, y, radius + gap, there):
            continue
        if geometry.polygon_distance(outline, there) <= gap:
            return True
    return False


Objection = Callable[[Battle, str, Pose], Blocked | None]


def places_for(g: Battle, shape: str, problem: Objection, rng: Rng, wanted: int) -> list[Placing]:
    """Suggest places for a token: random ones, or else any that a fine grid finds."""

    def refused(pose: Pose) -> Blocked | None:
        return problem(g, shape, pose)

    area = g.options
    found = random_poses(rng, refused, (0.0, area.width), (0.0, area.height), None, wanted)
    if found:
        return found
    for x in range(0, int(area.width), GRID):
        for y in range(0, int(area.height), GRID):
            for heading in (0.0, 90.0):
                if refused(Pose(x, y, heading)) is None:
                    return [Placing(x, y, heading)]
    return []


def fitting_tokens(g: Battle, problem: Objection) -> list[str]:
    """Return the tokens there is still room for."""
    smallest = min(g.options.width, g.options.height)
    if problem is standard_problem and not by_reference(g) and smallest >= STANDARD_SIZE:
        return list(g.asteroids_left)  # six tokens that may lie side by side always have room
    rng = Rng(len(g.obstacles))
    return [shape for shape in g.asteroids_left if places_for(g, shape, problem, rng, 1)]


def token_label(token: str) -> Text:
    """Name an obstacle token by its kind and number."""
    kind = "xw-option-debris" if OBSTACLES[token].kind == DEBRIS else "xw-option-asteroid"
    return Text(kind, {"number": int(token[-1]) + 1})


async def place_obstacle(g: Battle, seat: int, problem: Objection, *rules: str) -> None:
    """Let a player choose one of the tokens and lay it down; without any room the rest is left."""
    fitting = fitting_tokens(g, problem)
    if not fitting:
        g.asteroids_left = []
        g.say("xw-log-no-room", *rules)
        return
    shape = await Ask(
        seat,
        "xw-ask-obstacle-token",
        fitting,
        label=token_label,
        rules=rules,
    )
    pose = await pose_ask(
        seat,
        text("xw-ask-place-obstacle", token=shape, number=int(shape[-1]) + 1),
        lambda pose: problem(g, shape, pose),
        lambda rng: places_for(g, shape, problem, rng, SAMPLES),
        *rules,
    )
    g.asteroids_left.remove(shape)
    g.obstacles.append(Obstacle(len(g.obstacles), shape, *pose))
    g.say("xw-log-places-obstacle", *rules, at=(f"obstacle:{len(g.obstacles) - 1}",))


def does_initiative_decide(g: Battle) -> bool:
    """Whether initiative says who places first and who chooses an edge, not the side."""
    return g.options.obstacle_choice or by_reference(g)


async def place_in_turns(g: Battle) -> None:
    """XW-OBSTACLE-2: the sides take turns, beginning with the Imperial player.

    XW-TOURNAMENT-1: where both choose their obstacles, the side with initiative begins; by the
    rules reference always.
    """
    first = g.initiative if does_initiative_decide(g) else IMPERIAL
    side = first if len(g.obstacles) % 2 == 0 else other_side(first)
    rule = "XW-TOURNAMENT-1" if g.options.obstacle_choice else "XW-OBSTACLE-2"
    await place_obstacle(g, captain(g, side), standard_problem, rule, "XW-OBSTACLE-3")
    if len(g.obstacles) >= MOST_OBSTACLES:
        g.asteroids_left = []


async def choose_edge(g: Battle) -> None:
    """XW-OBSTACLE-4: the Rebel player chooses an edge; the Empire gets the opposite one.

    XW-TOURNAMENT-1: with chosen obstacles the side without initiative chooses; by the rules
    reference always.
    """
    side = other_side(g.initiative) if does_initiative_decide(g) else REBEL
    edge = await Ask(
        captain(g, side),
        "xw-ask-edge",
        EDGES,
        label=lambda edge: text("xw-option-edge", edge=edge_name(edge)),
        at=lambda edge: f"edge:{edge}",
        rules=("XW-OBSTACLE-4",),
    )
    g.rebel_edge = edge if side == REBEL else OPPOSITE[edge]
    g.say("xw-log-chooses-edge", "XW-OBSTACLE-4", edge=edge_name(edge))
