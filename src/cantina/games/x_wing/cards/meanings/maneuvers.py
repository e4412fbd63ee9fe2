"""How words about dials, maneuvers and obstacles work and read."""

from __future__ import annotations

from math import cos, radians, sin

from cantina.core.ask import Ask
from cantina.core.effects import DONE, Outcome
from cantina.core.text import Text, text
from cantina.games.x_wing import geometry
from cantina.games.x_wing.cards.meanings.common import subject
from cantina.games.x_wing.cards.meanings.rolling import roll_and_suffer
from cantina.games.x_wing.cards.printing import BEARINGS, COLOURS, plain
from cantina.games.x_wing.cards.scene import Scene, language
from cantina.games.x_wing.cards.words.maneuvers import (
    ActsOverObstacles,
    BlowUpObstacle,
    Colour,
    DecloaksBanking,
    DelaysStress,
    Executed,
    ExecutedSpeed,
    FliesOverObstacles,
    Fly,
    ItOverlapped,
    NoObstacleCriticals,
    Overlapped,
    OverlappedEnemy,
    RedUnderStress,
    Softened,
    Touched,
    TouchesYou,
    Touching,
    TurnRound,
)
from cantina.games.x_wing.cards.words.rolling import RollAndSuffer
from cantina.games.x_wing.geometry import Bearing
from cantina.games.x_wing.names import maneuver_name, ship_name
from cantina.games.x_wing.printed import Difficulty, Maneuver
from cantina.games.x_wing.rules.activation import fly_out
from cantina.games.x_wing.rules.measuring import outline_at, pose_of, put, side_of
from cantina.games.x_wing.rules.obstacles import roll_for_obstacles
from cantina.games.x_wing.rules.sides import ships_in_play
from cantina.games.x_wing.state import Obstacle

plain(Overlapped, "xw-when-overlapped")
plain(OverlappedEnemy, "xw-when-overlapped-enemy")
plain(Touched, "xw-when-touched")
plain(ItOverlapped, "xw-when-it-overlapped")
plain(Touching, "xw-when-touching")
plain(DecloaksBanking, "xw-gives-decloaks-banking")
plain(TouchesYou, "xw-when-touches-you")
plain(Softened, "xw-gives-softened")
plain(RedUnderStress, "xw-gives-red-under-stress")
plain(DelaysStress, "xw-gives-delays-stress")
plain(FliesOverObstacles, "xw-gives-flies-over-obstacles")
plain(ActsOverObstacles, "xw-gives-acts-over-obstacles")
plain(NoObstacleCriticals, "xw-gives-no-obstacle-criticals")
plain(TurnRound, "xw-does-turn-round")
plain(BlowUpObstacle, "xw-does-blow-up-obstacle")


# --- conditions ------------------------------------------------------------------------------


@language.says(Executed)
def _(node: Executed) -> Text:
    return text("xw-when-executed", colour=Text(COLOURS[node.colour]))


@language.holds(Executed)
def executed(scene: Scene, node: Executed) -> bool:
    """Look at the colour of the maneuver just executed."""
    return scene.g.ship(scene.ship).colour == node.colour


@language.says(ExecutedSpeed)
def _(node: ExecutedSpeed) -> Text:
    speeds = [text("effect-number", number=speed) for speed in node.speeds]
    return text("xw-when-executed-speed", speeds=speeds)


@language.holds(ExecutedSpeed)
def _(scene: Scene, node: ExecutedSpeed) -> bool:
    return scene.g.ship(scene.ship).speed in node.speeds


@language.holds(Overlapped)
def overlapped(scene: Scene, _: Overlapped) -> bool:
    """Look whether the maneuver overlapped a ship or an obstacle."""
    ship = scene.g.ship(scene.ship)
    return ship.overlapped or bool(ship.struck)


@language.holds(OverlappedEnemy)
def _(scene: Scene, _node: OverlappedEnemy) -> bool:
    ship = scene.g.ship(scene.ship)
    touched = [scene.g.ship(other) for other in ship.touching]
    return ship.overlapped and any(other.side != ship.side for other in touched)


@language.holds(Touched)
def _(scene: Scene, _node: Touched) -> bool:
    return scene.g.ship(scene.ship).overlapped


@language.holds(ItOverlapped)
def _(scene: Scene, _node: ItOverlapped) -> bool:
    return scene.g.ship(scene.ship).overlapped


@language.holds(TouchesYou)
def _(scene: Scene, _node: TouchesYou) -> bool:
    return scene.ship in scene.g.ship(scene.you).touching


@language.holds(Touching)
def _(scene: Scene, _node: Touching) -> bool:
    return bool(scene.g.ship(scene.you).touching)


# --- modifiers -------------------------------------------------------------------------------


@language.says(Colour)
def _(node: Colour) -> Text:
    colour = Text(COLOURS[node.colour])
    if node.bearings:
        bearings = [Text(BEARINGS[bearing]) for bearing in node.bearings]
        return text("xw-gives-colour-bearings", colour=colour, bearings=bearings)
    speeds = [text("effect-number", number=speed) for speed in node.speeds]
    return text("xw-gives-colour-speeds", colour=colour, speeds=speeds)


# --- effects ---------------------------------------------------------------------------------


@language.says(Fly)
def _(node: Fly) -> Text:
    return text("xw-does-fly", maneuvers=[maneuver_name(key) for key in node.maneuvers])


@language.does(Fly)
async def _(scene: Scene, node: Fly) -> Outcome:
    key = node.maneuvers[0]
    if len(node.maneuvers) > 1:
        key = await Ask(
            scene.seat,
            text("xw-ask-fly", ship=ship_name(scene.g, scene.ship)),
            list(node.maneuvers),
            label=lambda key: text("xw-option-fly", maneuver=maneuver_name(key)),
        )
    bearing, _, speed = key.rpartition(":")
    maneuver = Maneuver(Bearing(bearing), int(speed), Difficulty.WHITE)
    there = await fly_out(scene.g, scene.ship, maneuver)
    if there:
        await roll_for_obstacles(scene.g, scene.ship)
    return Outcome(there)


@language.does(TurnRound)
async def _(scene: Scene, _node: TurnRound) -> Outcome:
    ship = subject(scene)
    x, y, heading = pose_of(ship)
    put(ship, geometry.Pose(x, y, (heading + 180.0) % 360.0))
    scene.g.say("xw-log-turns-round", "XW-CARD-ABILITY-4", ship=ship_name(scene.g, scene.ship))
    return DONE


def is_ahead(pose: geometry.Pose, token: geometry.Polygon, side: float) -> bool:
    """Whether any part of a token lies inside the firing arc."""
    half = geometry.ARC_HALF_ANGLE[side]
    left, right = radians(pose.heading + half), radians(pose.heading - half)
    part = token
    for normal in ((sin(left), -cos(left)), (-sin(right), cos(right))):
        part = geometry.clipped(part, normal, normal[0] * pose.x + normal[1] * pose.y)
    return bool(part)


def outline(rock: Obstacle) -> geometry.Polygon:
    """Return an obstacle as it lies."""
    return outline_at(rock.shape, rock.x, rock.y, rock.heading)


def obstacles_in_sight(scene: Scene) -> list[int]:
    """Return the obstacles at Range 1-2 inside the firing arc."""
    ship = subject(scene)
    pose, side = pose_of(ship), side_of(ship)
    return [
        rock.obstacle_id
        for rock in scene.g.obstacles
        if geometry.distance_to_polygon(pose, outline(rock), side) <= 200.0
        and is_ahead(pose, outline(rock), side)
    ]


@language.can(BlowUpObstacle)
def _(scene: Scene, _node: BlowUpObstacle) -> bool:
    return bool(obstacles_in_sight(scene))


@language.does(BlowUpObstacle)
async def _(scene: Scene, _node: BlowUpObstacle) -> Outcome:
    g = scene.g
    chosen = await Ask(
        scene.seat,
        "xw-ask-blow-up",
        obstacles_in_sight(scene),
        label=lambda rock: text("xw-option-obstacle", number=rock + 1),
        at=lambda rock: f"obstacle:{rock}",
    )
    rock = next(rock for rock in g.obstacles if rock.obstacle_id == chosen)
    near = [
        ship.ship_id
        for ship in ships_in_play(g)
        if geometry.distance_to_polygon(pose_of(ship), outline(rock), side_of(ship)) <= 100.0
    ]
    g.obstacles = [other for other in g.obstacles if other.obstacle_id != chosen]
    for ship_id in near:
        await roll_and_suffer(scene.focused(ship_id), RollAndSuffer(1))
    return DONE
