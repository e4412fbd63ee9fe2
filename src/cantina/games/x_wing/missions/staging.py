"""Setting a mission up: its steps, one placement after the other (XW-MISSION-3)."""

from __future__ import annotations

from collections.abc import Sequence

from cantina.core.rng import Rng
from cantina.core.text import text
from cantina.core.wire import Blocked
from cantina.games.x_wing.asking import ask_for_ship
from cantina.games.x_wing.cards.windows import happens
from cantina.games.x_wing.geometry import Pose, corners
from cantina.games.x_wing.missions import mission_of
from cantina.games.x_wing.missions.format import (
    MarkShip,
    Mission,
    PlaceCraft,
    PlaceMarkers,
    PlaceMines,
    PlaceObstacles,
    PlaceShips,
    Step,
    Zone,
)
from cantina.games.x_wing.missions.laying import (
    fixed_markers,
    place_marker,
    place_mine,
    place_rock,
    zones_of_markers,
)
from cantina.games.x_wing.missions.places import Box, bands_of, boxes_of, lies_in
from cantina.games.x_wing.missions.shuttles import place_centred
from cantina.games.x_wing.names import ship_name
from cantina.games.x_wing.rules.forces import add_ship
from cantina.games.x_wing.rules.initiative import choose_next
from cantina.games.x_wing.rules.measuring import side_of
from cantina.games.x_wing.rules.mobile_arcs import set_first_arc
from cantina.games.x_wing.rules.placing import BAND, Placing, pose_ask, random_poses, ship_problem
from cantina.games.x_wing.rules.sides import captain, ships_in_play
from cantina.games.x_wing.setup import place_ship, put_in_play
from cantina.games.x_wing.state import AWAITING, NOBODY, Battle
from cantina.games.x_wing.telling import tell
from cantina.games.x_wing.terms import Window

GENERAL_RULE = "XW-MISSION-3"


async def mission_setup(g: Battle) -> str:
    """XW-MISSION-3: place one more ship or token as the mission says."""
    mission = mission_of(g)
    assert mission is not None
    while g.mission_step < len(mission.setup):
        if await go_on_with(g, mission, mission.setup[g.mission_step]):
            return "mission-setup"
        g.mission_step += 1
    return "prepare-components"


async def go_on_with(g: Battle, mission: Mission, step: Step) -> bool:
    """Do one thing of a step; say whether there may be more of it to do."""
    rule = step.rule or GENERAL_RULE
    match step:
        case PlaceShips():
            zones = [mission.zones[zone] for zone in step.zones]
            return await place_next(g, step.side, zones, rule)
        case PlaceCraft():
            return await place_craft(g, mission, step, rule)
        case MarkShip():
            return await mark_ship(g, step, rule)
        case PlaceObstacles():
            return await place_rock(g, step.side, rule)
        case PlaceMarkers():
            return await lay_markers(g, mission, step, rule)
        case PlaceMines():
            return await place_mine(g, step, mission.zones[step.zone], rule)


def zones_now(g: Battle) -> list[Zone]:
    """Return the zones in which the next thing is placed, as far as the mission has any."""
    mission = mission_of(g)
    if mission is None or g.mission_step >= len(mission.setup):
        return []
    step = mission.setup[g.mission_step]
    match step:
        case PlaceShips():
            names: Sequence[str] = step.zones
        case PlaceCraft() | PlaceMines():
            names = (step.zone,)
        case PlaceMarkers():
            names = zones_of_markers(g, step)[g.markers_placed :][:1]
        case _:
            names = ()
    return [mission.zones[name] for name in names]


def craft_now(g: Battle) -> str:
    """Return the craft whose distance from the edge is chosen now, if any."""
    mission = mission_of(g)
    if mission is None or g.phase != "setup" or g.mission_step >= len(mission.setup):
        return ""
    step = mission.setup[g.mission_step]
    return step.craft if isinstance(step, PlaceCraft) and step.centred else ""


def boxes_now(g: Battle) -> list[Box]:
    """Return the rectangles of those zones, less what lies too near to the side edges."""
    boxes = [box for zone in zones_now(g) for box in boxes_of(g, zone)]
    mission = mission_of(g)
    step = mission.setup[g.mission_step] if mission is not None and boxes else None
    if not isinstance(step, PlaceMarkers) or not step.from_sides:
        return boxes
    gap = BAND * step.from_sides
    aside, ahead = (gap, 0.0) if g.rebel_edge in ("south", "north") else (0.0, gap)
    width, height = g.options.width, g.options.height
    return [
        (
            max(west, aside),
            max(south, ahead),
            min(east, width - aside),
            min(north, height - ahead),
        )
        for west, south, east, north in boxes
    ]


async def place_next(g: Battle, side: str, zones: list[Zone], rule: str) -> bool:
    """Place the next ship of one side; False when all are placed."""
    waiting = [ship for ship in g.ships if ship.status == AWAITING and ship.side == side]
    ship_id = await choose_next(g, waiting, False, "xw-ask-next-placement")
    if ship_id == NOBODY:
        return False
    await place_one(g, ship_id, zones, rule)
    return True


async def place_one(g: Battle, ship_id: int, zones: list[Zone], rule: str) -> None:
    """Place a ship in one of some zones: bands of the ruler as usual, or any other part."""
    bands = bands_of(g, zones)
    if bands is not None:
        await place_ship(g, ship_id, bands, rule)
        return

    def allowed(pose: Pose) -> bool:
        base = corners(pose, side_of(g.ship(ship_id)))
        return any(lies_in(g, zone, base) for zone in zones)

    def problem(pose: Pose) -> Blocked | None:
        return ship_problem(g, ship_id, pose, allowed, rule)

    def sample(rng: Rng) -> Sequence[Placing]:
        west, south, east, north = box_around(g, zones)
        return random_poses(rng, problem, (west, east), (south, north), None)

    prompt = text("xw-ask-place-ship", ship=ship_name(g, ship_id))
    pose = await pose_ask(g.ship(ship_id).seat, prompt, problem, sample, rule)
    put_in_play(g, ship_id, pose)
    await set_first_arc(g, ship_id)
    await happens(g, Window.PLACED, ship_id)


def box_around(g: Battle, zones: list[Zone]) -> tuple[float, float, float, float]:
    """Return the rectangle in which places for a ship are looked for."""
    boxes = [box for zone in zones if zone.box is not None for box in boxes_of(g, zone)]
    if len(boxes) != len(zones):
        return (0.0, 0.0, g.options.width, g.options.height)
    west, south = min(box[0] for box in boxes), min(box[1] for box in boxes)
    return west, south, max(box[2] for box in boxes), max(box[3] for box in boxes)


async def place_craft(g: Battle, mission: Mission, step: PlaceCraft, rule: str) -> bool:
    """XW-MISSION-1-2 and -3: a side places the next of its craft."""
    placed = sum(ship.pilot == step.craft for ship in g.ships)
    if placed >= step.count:
        return False
    zone = mission.zones[step.zone]
    if step.centred:
        await place_centred(g, step, zone, rule)
        return True
    craft = add_ship(g, step.craft, (), step.side, captain(g, step.side))
    craft.number = placed + 1 if step.count > 1 else 0
    await place_one(g, craft.ship_id, [zone], rule)
    return True


async def mark_ship(g: Battle, step: MarkShip, rule: str) -> bool:
    """XW-MISSION-2-4: a side names the ship that the mission is about."""
    if g.marked_ship != NOBODY:
        return False
    ships = [ship.ship_id for ship in ships_in_play(g, step.side)]
    g.marked_ship = await ask_for_ship(g, captain(g, step.side), ships, step.ask, (rule,))
    tell(g, g.marked_ship, step.told, rule)
    return True


async def lay_markers(g: Battle, mission: Mission, step: PlaceMarkers, rule: str) -> bool:
    """XW-MISSION-3-3 to -5: lay the next token, or all at once where their places are fixed."""
    if step.at:
        fixed_markers(g, step)
        return False
    zones = zones_of_markers(g, step)
    if g.markers_placed >= len(zones):
        return False
    await place_marker(g, step, mission.zones[zones[g.markers_placed]], rule)
    return True
