"""How words about dials, maneuvers and obstacles work and read."""

from __future__ import annotations

from math import cos, radians, sin

from cantina.core.ask import Ask
from cantina.core.chance import Reveal
from cantina.core.effects import DONE, NOTHING, Outcome
from cantina.core.text import Text, text
from cantina.games.x_wing import geometry, tokens
from cantina.games.x_wing.abilities.meanings.common import subject
from cantina.games.x_wing.abilities.meanings.rolling import roll_and_suffer
from cantina.games.x_wing.abilities.printing import BEARINGS, COLOURS, plain
from cantina.games.x_wing.abilities.scene import Scene, language
from cantina.games.x_wing.abilities.words.maneuvers import (
    ActsOverObstacles,
    BlowUpObstacle,
    Colour,
    DecloaksBanking,
    DelaysStress,
    DialIsRed,
    Executed,
    ExecutedSpeed,
    FliesOverObstacles,
    Fly,
    GuessDial,
    ItOverlapped,
    LookAtDial,
    NoObstacleCriticals,
    NudgeDial,
    Overlapped,
    OverlappedEnemy,
    RedUnderStress,
    Revealed,
    RevealedBearing,
    RotateDial,
    Softened,
    StandStill,
    TallonInstead,
    Touched,
    TouchesYou,
    Touching,
    TreatAs,
    TurnRound,
    TurnToTallon,
)
from cantina.games.x_wing.abilities.words.rolling import RollAndSuffer
from cantina.games.x_wing.activation import fly_out
from cantina.games.x_wing.content.cards import Difficulty, Maneuver
from cantina.games.x_wing.geometry import Bearing
from cantina.games.x_wing.maneuvers import (
    colour_of,
    dial_of,
    legal_maneuvers,
    maneuver_for,
    maneuver_label,
)
from cantina.games.x_wing.measuring import outline_at, pose_of, put, side_of
from cantina.games.x_wing.names import maneuver_name, ship_name
from cantina.games.x_wing.obstacles import roll_for_obstacles
from cantina.games.x_wing.sides import ships_in_play
from cantina.games.x_wing.state import Obstacle
from cantina.games.x_wing.treating import treatable, treated_keys

plain(Overlapped, "xw-when-overlapped")
plain(OverlappedEnemy, "xw-when-overlapped-enemy")
plain(Touched, "xw-when-touched")
plain(ItOverlapped, "xw-when-it-overlapped")
plain(Touching, "xw-when-touching")
plain(DecloaksBanking, "xw-gives-decloaks-banking")
plain(TallonInstead, "xw-does-tallon-instead")
plain(GuessDial, "xw-does-guess-dial")
plain(NudgeDial, "xw-does-nudge-dial")
plain(TouchesYou, "xw-when-touches-you")
plain(DialIsRed, "xw-gives-dial-is-red")
plain(Softened, "xw-gives-softened")
plain(RedUnderStress, "xw-gives-red-under-stress")
plain(DelaysStress, "xw-gives-delays-stress")
plain(FliesOverObstacles, "xw-gives-flies-over-obstacles")
plain(ActsOverObstacles, "xw-gives-acts-over-obstacles")
plain(NoObstacleCriticals, "xw-gives-no-obstacle-criticals")
plain(TurnToTallon, "xw-does-turn-to-tallon")
plain(StandStill, "xw-does-stand-still")
plain(TurnRound, "xw-does-turn-round")
plain(LookAtDial, "xw-does-look-at-dial")
plain(BlowUpObstacle, "xw-does-blow-up-obstacle")


# --- conditions ------------------------------------------------------------------------------


@language.says(Revealed)
def _(node: Revealed) -> Text:
    return text("xw-when-executed", colour=Text(COLOURS[node.colour]))


@language.holds(Revealed)
def _(scene: Scene, node: Revealed) -> bool:
    ship = scene.g.ship(scene.ship)
    return bool(ship.dial) and colour_of(scene.g, ship, ship.dial) == node.colour


@language.says(RevealedBearing)
def _(node: RevealedBearing) -> Text:
    return text("xw-when-bearing", bearings=[Text(BEARINGS[name]) for name in node.bearings])


@language.holds(RevealedBearing)
def _(scene: Scene, node: RevealedBearing) -> bool:
    return scene.g.ship(scene.ship).dial.startswith(node.bearings)


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

ROTATED = {
    "speed": "xw-does-rotate-speed",
    "bearing": "xw-does-rotate-bearing",
    "difficulty": "xw-does-rotate-colour",
}


@language.says(RotateDial)
def _(node: RotateDial) -> Text:
    return Text(ROTATED[node.same])


def rotations(scene: Scene, node: RotateDial) -> list[str]:
    """Return the maneuvers a dial can be turned to; nothing red for a stressed ship's bearing."""
    g, ship = scene.g, subject(scene)
    if not ship.dial:
        return []
    now = maneuver_for(ship, ship.dial)
    calm = node.same == "bearing" and tokens.is_stressed(ship)
    return [
        key
        for key in legal_maneuvers(g, ship)
        if key != ship.dial
        and getattr(maneuver_for(ship, key), node.same) == getattr(now, node.same)
        and not (calm and colour_of(g, ship, key) == Difficulty.RED)
    ]


@language.can(RotateDial)
def _(scene: Scene, node: RotateDial) -> bool:
    return bool(rotations(scene, node))


@language.does(RotateDial)
async def _(scene: Scene, node: RotateDial) -> Outcome:
    key = await Ask(
        scene.seat,
        text("xw-ask-rotate", ship=ship_name(scene.g, scene.ship)),
        rotations(scene, node),
        label=lambda key: maneuver_label(scene.g, subject(scene), key),
    )
    subject(scene).dial = key
    scene.g.say(
        "xw-log-rotates",
        "XW-CARD-ABILITY-4",
        ship=ship_name(scene.g, scene.ship),
        maneuver=maneuver_name(key),
    )
    return DONE


@language.says(TreatAs)
def _(node: TreatAs) -> Text:
    if node.bearing:
        shown, flown = Text(BEARINGS[node.only]), Text(BEARINGS[node.bearing])
        return text("xw-does-treat-as-bearing", shown=shown, flown=flown)
    if node.speeds:
        speeds = [text("effect-number", number=speed) for speed in node.speeds]
        return text("xw-does-treat-as-speeds", shown=Text(BEARINGS[node.only]), speeds=speeds)
    return text("xw-does-treat-as-faster")


@language.can(TreatAs)
def _(scene: Scene, node: TreatAs) -> bool:
    return bool(treatable(scene.g, subject(scene), node))


@language.does(TreatAs)
async def _(scene: Scene, node: TreatAs) -> Outcome:
    ship = subject(scene)
    colour = maneuver_for(ship, ship.dial).difficulty.value
    key = await Ask(
        scene.seat,
        text("xw-ask-treat-as", ship=ship_name(scene.g, scene.ship)),
        treated_keys(treatable(scene.g, ship, node)),
        label=lambda key: maneuver_name(key),
    )
    subject(scene).treated = (key, colour)
    return DONE


TALLON = {"turn:left:3": "tallon:left:3", "turn:right:3": "tallon:right:3"}


@language.can(TurnToTallon)
def _(scene: Scene, _node: TurnToTallon) -> bool:
    return subject(scene).dial in TALLON


@language.does(TurnToTallon)
async def _(scene: Scene, _node: TurnToTallon) -> Outcome:
    subject(scene).dial = TALLON[subject(scene).dial]
    return DONE


TALLON_OF = {
    "turn:left": "tallon:left",
    "turn:right": "tallon:right",
    "bank:left": "tallon-bank:left",
    "bank:right": "tallon-bank:right",
    "segnor:left": "tallon-bank:left",
    "segnor:right": "tallon-bank:right",
}


@language.can(TallonInstead)
def _(scene: Scene, _node: TallonInstead) -> bool:
    return subject(scene).dial.rpartition(":")[0] in TALLON_OF


@language.does(TallonInstead)
async def _(scene: Scene, _node: TallonInstead) -> Outcome:
    bearing, _, speed = subject(scene).dial.rpartition(":")
    subject(scene).dial = f"{TALLON_OF[bearing]}:{speed}"
    return DONE


@language.does(StandStill)
async def _(scene: Scene, _node: StandStill) -> Outcome:
    subject(scene).dial = "stationary:0"
    return DONE


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


@language.can(LookAtDial)
def _(scene: Scene, _node: LookAtDial) -> bool:
    return bool(subject(scene).dial)


@language.does(LookAtDial)
async def _(scene: Scene, _node: LookAtDial) -> Outcome:
    ship, seat = subject(scene), scene.g.ship(scene.you).seat
    if not ship.dial:  # an ionized ship has none
        return NOTHING
    ship.seen_by = (*ship.seen_by, seat)
    scene.g.say("xw-log-looks-at-dial", "XW-CARD-ABILITY-4", ship=ship_name(scene.g, scene.ship))
    scene.g.say(
        "xw-log-dial-seen",
        "XW-CARD-ABILITY-4",
        only=(seat,),
        ship=ship_name(scene.g, scene.ship),
        maneuver=maneuver_name(ship.dial),
    )
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


@language.does(GuessDial)
async def _(scene: Scene, _node: GuessDial) -> Outcome:
    g, seat = scene.g, scene.g.ship(scene.you).seat
    if not subject(scene).dial:
        return NOTHING
    guess = await Ask(
        seat,
        text("xw-ask-guess-dial", ship=ship_name(g, scene.ship)),
        list(dial_of(subject(scene).pilot)),
        label=maneuver_name,
    )
    await Reveal()
    await language.run(scene, LookAtDial())
    right = guess == subject(scene).dial
    g.say(
        "xw-log-guessed-right" if right else "xw-log-guessed-wrong", maneuver=maneuver_name(guess)
    )
    if right and g.ship(scene.you).dial:
        g.ship(scene.you).dial = await Ask(
            seat,
            text("xw-ask-rotate", ship=ship_name(g, scene.you)),
            legal_maneuvers(g, g.ship(scene.you)),
            label=lambda key: maneuver_label(g, g.ship(scene.you), key),
        )
    return Outcome(right)


def neighbours(scene: Scene) -> list[str]:
    """Return the maneuvers beside the chosen one on the ship's dial: by speed, left to right."""
    ship = subject(scene)
    dial = sorted(dial_of(ship.pilot).values(), key=lambda m: (m.speed, ACROSS.index(m.bearing)))
    keys = [maneuver.key for maneuver in dial]
    place = keys.index(ship.dial)
    beside = dict.fromkeys((keys[place - 1], keys[(place + 1) % len(keys)]))
    return [key for key in beside if key in legal_maneuvers(scene.g, ship)]


ACROSS = (
    Bearing.SEGNOR_LEFT,
    Bearing.TALLON_LEFT,
    Bearing.REVERSE_BANK_LEFT,
    Bearing.TURN_LEFT,
    Bearing.BANK_LEFT,
    Bearing.STRAIGHT,
    Bearing.REVERSE_STRAIGHT,
    Bearing.STATIONARY,
    Bearing.BANK_RIGHT,
    Bearing.TURN_RIGHT,
    Bearing.REVERSE_BANK_RIGHT,
    Bearing.TALLON_RIGHT,
    Bearing.SEGNOR_RIGHT,
    Bearing.KOIOGRAN,
)
"""How the arrows of one speed follow each other on a dial."""


@language.can(NudgeDial)
def _(scene: Scene, _node: NudgeDial) -> bool:
    return bool(subject(scene).dial)


@language.does(NudgeDial)
async def _(scene: Scene, _node: NudgeDial) -> Outcome:
    g = scene.g
    await Reveal()
    await language.run(scene, LookAtDial())
    key = await Ask(
        subject(scene).seat,
        text("xw-ask-rotate", ship=ship_name(g, scene.ship)),
        neighbours(scene),
        label=lambda key: maneuver_label(g, subject(scene), key),
    )
    subject(scene).dial = key
    return DONE


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
