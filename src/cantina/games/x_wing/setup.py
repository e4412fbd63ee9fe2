"""Setup in eight steps (XW-SETUP)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from cantina.core.chance import Shuffle
from cantina.core.rng import Rng
from cantina.core.text import seat_name, text
from cantina.core.wire import Blocked
from cantina.games.x_wing.cards.gifts import has_gift
from cantina.games.x_wing.cards.sources import rules_in_force
from cantina.games.x_wing.cards.standing.setup import PlacedAnywhere, PlacesFriends
from cantina.games.x_wing.cards.windows import happens, happens_to_all
from cantina.games.x_wing.geometry import (
    FARTHEST_BAND,
    Polygon,
    Pose,
    corners,
    distance_to_polygon,
    range_band,
)
from cantina.games.x_wing.library import UPGRADE_ABILITIES, base_side, ship_type
from cantina.games.x_wing.missions import mission_of
from cantina.games.x_wing.names import ship_name, side_name
from cantina.games.x_wing.rules.damage import lay_decks
from cantina.games.x_wing.rules.discarding import place_tokens
from cantina.games.x_wing.rules.docking import dock_all
from cantina.games.x_wing.rules.forces import (
    assemble,
    build_squads,
    divide_ships,
    picks_upgrades_apart,
    points_of,
    settle_factions,
)
from cantina.games.x_wing.rules.initiative import (
    choose_initiative,
    choose_next,
    initiative_by_points,
)
from cantina.games.x_wing.rules.measuring import pose_of, put, side_of
from cantina.games.x_wing.rules.mobile_arcs import set_first_arc
from cantina.games.x_wing.rules.obstacles import agreed, choose_edge, new_tokens, place_in_turns
from cantina.games.x_wing.rules.placing import (
    FACING,
    OPPOSITE,
    Placing,
    fills_band,
    lies_in_band,
    pose_ask,
    random_poses,
    ship_problem,
    strip,
    surely_within,
)
from cantina.games.x_wing.rules.rule_sets import by_reference
from cantina.games.x_wing.rules.sides import enemies_of, other_friends, wished_sides
from cantina.games.x_wing.rules.upgrades import pick_upgrades
from cantina.games.x_wing.rules.values import shield_value
from cantina.games.x_wing.state import (
    AWAITING,
    IMPERIAL,
    IN_PLAY,
    NOBODY,
    REBEL,
    SIDES,
    Battle,
    Ship,
)
from cantina.games.x_wing.telling import tell
from cantina.games.x_wing.terms import Window

TURNED = (0.0, 0.0, 20.0, -20.0, 45.0, -45.0)
"""How suggested headings differ from straight ahead."""
STRAIGHT_ON = (0.0, 0.0, 5.0, -5.0, 10.0, -10.0)
"""The same for large bases, which turned farther need more room than there is."""


async def decide_factions(g: Battle) -> str:
    """XW-SETUP-2 and -3: as the seats wish; a clash is settled by a random draw.

    Scum, the third faction of later waves, take whichever side of the table is left.
    """
    balanced = [SIDES[seat % 2] for seat in range(len(g.seats))]
    wanted = wished_sides(g.options.factions, len(g.seats))
    if wanted is not None:
        g.seats = wanted
    else:
        g.seats = await Shuffle(balanced)
    for seat, side in enumerate(g.seats):
        g.say(
            "xw-log-leads",
            "XW-SETUP-1",
            "XW-SETUP-2",
            seat=seat_name(seat),
            side=side_name(g, side),
        )
    return "gather-forces"


async def gather_forces(g: Battle) -> str:
    """XW-SETUP-5 and -6: starter or mission ships, or squads built in secret."""
    g.say("xw-log-gather", "XW-SETUP-1")
    if g.options.squads:
        g.squads = dict(zip(SIDES, g.options.squads, strict=True))
        settle_factions(g)
    elif g.options.squad_building:
        await build_squads(g)
    assemble(g)
    return "assemble-ships"


async def assemble_ships(g: Battle) -> str:
    """XW-SETUP-7, XW-TEAM-3: each card brings one ship; teams divide theirs."""
    g.say("xw-log-assemble", "XW-SETUP-1", count=len(g.ships))
    for side in SIDES:
        await divide_ships(g, side)
    return "pick-upgrades" if picks_upgrades_apart(g) else "prepare-area"


async def choose_upgrades(g: Battle) -> str:
    """XW-MISSION-11: the Imperial player picks upgrade cards first."""
    for side in (IMPERIAL, REBEL):
        await pick_upgrades(g, side)
    for side in SIDES:
        ships = [ship for ship in g.ships if ship.side == side]
        g.spent_points[side] = points_of(
            tuple((ship.pilot, tuple(ship.upgrades)) for ship in ships)
        )
    g.initiative = initiative_by_points(g.spent_points[REBEL], g.spent_points[IMPERIAL])
    return "prepare-area"


async def prepare_area(g: Battle) -> str:
    """XW-SETUP-9: the sides sit at opposite edges; obstacles if all agreed (XW-OBSTACLE-1)."""
    g.say(
        "xw-log-area",
        "XW-SETUP-1",
        "XW-SETUP-9",
        width=round(g.options.width),
        height=round(g.options.height),
    )
    if by_reference(g) and g.options.uses_squads:
        await choose_initiative(g)
    g.say("xw-log-initiative", "XW-INITIATIVE-1", side=side_name(g, g.initiative))
    if agreed(g):
        g.asteroids_left = new_tokens(g.options.obstacle_choice)
        return "place-obstacle"
    return await begin_placing(g)


async def place_obstacle_step(g: Battle) -> str:
    """XW-OBSTACLE-2: one obstacle after the other."""
    await place_in_turns(g)
    return "place-obstacle" if g.asteroids_left else "choose-edge"


async def choose_edge_step(g: Battle) -> str:
    """XW-OBSTACLE-4: then the Rebel player chooses an edge."""
    await choose_edge(g)
    return await begin_placing(g)


async def begin_placing(g: Battle) -> str:
    """Go on with placing forces, as the mission says if there is one (XW-MISSION-3)."""
    for ship in sorted(g.ships, key=lambda ship: (ship.side != g.initiative, ship.ship_id)):
        await happens(g, Window.BEFORE_PLACING, ship.ship_id)
    dock_all(g)
    g.say("xw-log-place", "XW-SETUP-1", "XW-SETUP-10")
    return "mission-setup" if g.options.plays_mission else "place-ship"


def home_edge(g: Battle, side: str) -> str:
    """XW-SETUP-9: the edge of a side."""
    return g.rebel_edge if side == REBEL else OPPOSITE[g.rebel_edge]


async def place_ship_step(g: Battle) -> str:
    """XW-SETUP-10 and -11: the next ship, lowest pilot skill first, initiative on ties."""
    waiting = [ship for ship in g.ships if ship.status == AWAITING]
    ship_id = await choose_next(g, waiting, False, "xw-ask-next-placement")
    if ship_id == NOBODY:
        return "prepare-components"
    await place_ship(g, ship_id, ((home_edge(g, g.ship(ship_id).side), 1),), "XW-SETUP-12")
    return "place-ship"


async def place_next(g: Battle, side: str, zones: tuple[tuple[str, int], ...], *rules: str) -> bool:
    """Place the next ship of one side in a mission; False when all are placed."""
    waiting = [ship for ship in g.ships if ship.status == AWAITING and ship.side == side]
    ship_id = await choose_next(g, waiting, False, "xw-ask-next-placement")
    if ship_id == NOBODY:
        return False
    await place_ship(g, ship_id, zones, *rules)
    return True


async def place_ship(
    g: Battle, ship_id: int, zones: tuple[tuple[str, int], ...], *rules: str
) -> None:
    """XW-SETUP-12 and -13: wholly inside a band of one of these edges, facing anywhere."""
    ship = g.ship(ship_id)
    side = base_side(ship.pilot)
    large = ship_type(ship.pilot).is_large
    sure = [surely_within(g, edge, side, band) for edge, band in zones]

    def allowed(pose: Pose) -> bool:
        base = corners(pose, side)
        if any(lies_in_band(g, edge, base, band) for edge, band in zones):
            return True
        if large and any(fills_band(g, edge, base, band) for edge, band in zones):
            return True  # XW-LARGE-5
        return may_lie_elsewhere(g, ship_id, base)

    def problem(pose: Pose) -> Blocked | None:
        return ship_problem(g, ship_id, pose, allowed, rules[0], sure)

    def sample(rng: Rng) -> Sequence[Placing]:
        found: list[Placing] = []
        for edge, band in zones:
            across, along = strip(g, edge, 100.0 * (band - 1) + side / 2, 100.0 * band - side / 2)
            headings = [FACING[edge] + turned for turned in (STRAIGHT_ON if large else TURNED)]
            poses = random_poses(rng, problem, across, along, headings)
            found += sorted(poses, key=partial(_eccentricity, g, FACING[edge]))
        return found

    prompt = text("xw-ask-place-ship", ship=ship_name(g, ship_id))
    pose = await pose_ask(ship.seat, prompt, problem, sample, *rules)
    put_in_play(g, ship_id, pose)
    await set_first_arc(g, ship_id)
    await happens(g, Window.PLACED, ship_id)


def may_lie_elsewhere(g: Battle, ship_id: int, base: Polygon) -> bool:
    """Whether a card of a ship or of a friend lets it be placed outside its zone."""
    ship = g.ship(ship_id)

    def band_of(other: Ship) -> int | None:
        return range_band(distance_to_polygon(pose_of(other), base, side_of(other)))

    if has_gift(g, ship, PlacedAnywhere):
        return all(band_of(enemy) is None for enemy in enemies_of(g, ship))
    for friend in other_friends(g, ship):
        if has_gift(g, friend, PlacesFriends):
            (gives, *_) = rules_in_force(g, friend, PlacesFriends)
            if (band_of(friend) or FARTHEST_BAND + 1) <= gives.farthest:
                return True
    return False


def _eccentricity(g: Battle, ahead: float, pose: Placing) -> tuple[float, float]:
    """Order suggestions so that the sensible one is first: straight ahead, near the middle."""
    aside = abs(pose.x - g.options.width / 2) + abs(pose.y - g.options.height / 2)
    return abs(pose.heading - ahead), aside


def put_in_play(g: Battle, ship_id: int, pose: Pose) -> None:
    """Put a ship into the play area."""
    ship = g.ship(ship_id)
    put(ship, pose)
    ship.status = IN_PLAY
    tell(g, ship_id, "xw-log-places-ship", "XW-SETUP-12")


async def prepare_components(g: Battle) -> str:
    """XW-SETUP-14 to -17: cards, shields, damage deck and the rest."""
    g.say("xw-log-cards", "XW-SETUP-1", "XW-SETUP-14")
    for ship in g.ships:
        ship.skill_this_phase = NOBODY
        ship.shields = shield_value(g, ship)
        for upgrade in ship.upgrades:
            if upgrade not in UPGRADE_ABILITIES:  # it does all it does by being equipped
                g.use(f"upgrade:{upgrade}")
    place_tokens(g)
    g.say("xw-log-shields", "XW-SETUP-1", "XW-SETUP-15")
    lay_decks(g)
    g.say("xw-log-components", "XW-SETUP-1", "XW-SETUP-17")
    mission = mission_of(g)
    if mission is not None:
        g.say("xw-log-mission", "XW-MISSION-14", special=mission.special_rules)
        for side in SIDES:
            g.say(
                "xw-log-goal",
                "XW-MISSION-14",
                side=side_name(g, side),
                goal=mission.goals_told[side],
            )
    await happens_to_all(g, Window.FORCES_PLACED)
    return "planning"
