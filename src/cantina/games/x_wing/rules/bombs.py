"""Bombs and mines of later waves: dropping their tokens, and what sets them off."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from math import cos, hypot, pi, sin
from typing import NamedTuple

from cantina.core.ask import Ask, AskMany
from cantina.core.chance import Roll
from cantina.core.rng import Rng
from cantina.core.text import Text, text
from cantina.core.wire import Blocked
from cantina.games.x_wing import geometry
from cantina.games.x_wing.asking import ask_for_ship
from cantina.games.x_wing.cards.frames import Standing
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.sources import rules_in_force
from cantina.games.x_wing.cards.standing.bombs import (
    Blast,
    Detonation,
    DodgesBombs,
    DropsAhead,
    DropsBeside,
    DropsTurning,
    DropsWide,
    HoldsBack,
    IgnoresBombs,
    Launches,
    LoadsDice,
    LongDrops,
    Splinters,
)
from cantina.games.x_wing.cards.windows import happens
from cantina.games.x_wing.geometry import Bearing, Polygon, Pose
from cantina.games.x_wing.library import UPGRADES
from cantina.games.x_wing.names import face_name, faces_text, weapon_name
from cantina.games.x_wing.rules import dice
from cantina.games.x_wing.rules.damage import suffer
from cantina.games.x_wing.rules.destroying import destroy_if_beaten
from cantina.games.x_wing.rules.discarding import discard_upgrade
from cantina.games.x_wing.rules.measuring import obstacles_under, pose_of, side_of
from cantina.games.x_wing.rules.obstacles import CARGO, suffer_obstacles
from cantina.games.x_wing.rules.placing import Placing, pose_ask
from cantina.games.x_wing.rules.sides import enemies_of, other_side, ships_in_play
from cantina.games.x_wing.state import IN_PLAY, Battle, Bomb, CardKind, Obstacle, Ship, Source
from cantina.games.x_wing.telling import tell
from cantina.games.x_wing.terms import Window

TOKEN_RADIUS = 15.0
CARGO_REACH = 15.0
"""From the middle of a cargo token to the end that touches the template."""
CORNERS = 12
NEAR = "near"
FAR = "far"
LAUNCH = "launch"
AHEAD = "ahead"
FAR_AHEAD = "far-ahead"
LEFT = "left"
RIGHT = "right"
FAR_LEFT = "far-left"
FARTHEST = "farthest"
FAR_RIGHT = "far-right"
BESIDE = "beside"


class Way(NamedTuple):
    """How a token is put down: the guides the template lies at, and which template it is."""

    ahead: bool
    bearing: Bearing
    speed: int
    label: str


WAYS = {
    NEAR: Way(False, Bearing.STRAIGHT, 1, "xw-option-drop-near"),
    FAR: Way(False, Bearing.STRAIGHT, 2, "xw-option-drop-far"),
    LAUNCH: Way(True, Bearing.STRAIGHT, 5, "xw-option-launch"),
    AHEAD: Way(True, Bearing.STRAIGHT, 1, "xw-option-drop-ahead"),
    FAR_AHEAD: Way(True, Bearing.STRAIGHT, 2, "xw-option-drop-far-ahead"),
    LEFT: Way(False, Bearing.TURN_RIGHT, 1, "xw-option-drop-left"),  # seen from behind
    RIGHT: Way(False, Bearing.TURN_LEFT, 1, "xw-option-drop-right"),
    FAR_LEFT: Way(False, Bearing.TURN_RIGHT, 3, "xw-option-drop-far-left"),
    FARTHEST: Way(False, Bearing.STRAIGHT, 3, "xw-option-drop-farthest"),
    FAR_RIGHT: Way(False, Bearing.TURN_LEFT, 3, "xw-option-drop-far-right"),
    BESIDE: Way(False, Bearing.STRAIGHT, 1, "xw-option-drop-beside"),
}
DROPPED = "dropped-a-bomb"


def detonation_of(card: str) -> Detonation | None:
    """Return what the token of an upgrade card does, if it has one."""
    for line in UPGRADES[card].abilities:
        if isinstance(line, Standing) and isinstance(line.rule, Detonation):
            return line.rule
    return None


def may_drop(ship: Ship) -> bool:
    """Whether a ship has not dropped a bomb or a set of mines this round yet."""
    return DROPPED not in ship.deeds.used_this_round


@lru_cache(maxsize=1024)
def outline_of(x: float, y: float) -> Polygon:
    """Return the outline of a token: a disc, taken as a regular polygon around its centre."""
    angles = [2.0 * pi * corner / CORNERS for corner in range(CORNERS)]
    return tuple((x + TOKEN_RADIUS * cos(a), y + TOKEN_RADIUS * sin(a)) for a in angles)


def is_kept(card: str) -> bool:
    """Whether a card makes its own tokens, so that dropping one does not discard it."""
    found = detonation_of(card)
    return found is not None and found.kept


async def drop(g: Battle, ship_id: int, card: str, ahead: bool = False) -> None:
    """Put the token of a card down at the end of a template behind (or before) the ship."""
    found = detonation_of(card)
    assert found is not None
    ship = g.ship(ship_id)
    ship.deeds.used_this_round.append(DROPPED)
    way = await choose_way(g, ship, found, ahead)
    centres = places(g.ship(ship_id), way, found.tokens)
    if way == BESIDE:
        centres = [await choose_side(g, ship_id, card)]
    put_tokens(g, ship_id, card, centres, g.ship(ship_id).heading)
    if found.mine:
        await set_off_beneath(g, g.ship(ship_id).seat)
    await happens(g, Window.BOMB_DROPPED, ship_id)


async def drop_cargo(g: Battle, ship_id: int) -> None:
    """XW-DEBRIS-4: put a cargo token down behind a ship; who stands there suffers at once."""
    ship = g.ship(ship_id)
    laid = geometry.displaced(pose_of(ship), 0.0, 0.0, 180.0)
    end = geometry.end_pose(laid, Bearing.STRAIGHT, 1, side_of(ship))
    centre = geometry.displaced(end, CARGO_REACH - side_of(ship) / 2.0, 0.0)
    number = 1 + max([obstacle.obstacle_id for obstacle in g.obstacles], default=-1)
    g.obstacles.append(Obstacle(number, CARGO, *centre))
    tell(g, ship_id, "xw-log-drops-cargo", "XW-DEBRIS-4")
    for other in ships_in_play(g):
        if number in obstacles_under(g, other):
            other.flight.struck = [number]
            await suffer_obstacles(g, other.ship_id)


def put_tokens(
    g: Battle, ship_id: int, card: str, centres: list[tuple[float, float]], heading: float
) -> None:
    """Put the tokens of a card down."""
    name = weapon_name(card)
    tell(g, ship_id, "xw-log-drops", card=name)
    for x, y in centres:
        g.bombs.append(Bomb(g.bombs_dropped, card, ship_id, x, y, heading))
        g.bombs_dropped += 1


async def choose_way(g: Battle, ship: Ship, found: Detonation, ahead: bool) -> str:
    """Ask for the template if cards leave a choice."""
    ways = open_ways(g, ship, found, ahead)
    if len(ways) == 1:
        return ways[0]
    return await Ask(ship.seat, "xw-ask-drop", ways, label=lambda way: Text(WAYS[way].label))


def open_ways(g: Battle, ship: Ship, found: Detonation, ahead: bool) -> list[str]:
    """Return the ways a ship can put a token down; a card may insist on the front guides."""
    far = bool(rules_in_force(g, ship, LongDrops))
    forward = [AHEAD, FAR_AHEAD] if far else [AHEAD]
    if ahead:
        return forward
    ways = [NEAR, FAR] if far else [NEAR]
    if rules_in_force(g, ship, DropsAhead):
        ways += forward
    if rules_in_force(g, ship, DropsTurning):
        ways += [LEFT, RIGHT]
    if rules_in_force(g, ship, DropsWide):
        ways += [FAR_LEFT, FARTHEST, FAR_RIGHT]
    if not found.mine and rules_in_force(g, ship, DropsBeside):
        ways.append(BESIDE)
    if not found.mine and rules_in_force(g, ship, Launches):
        ways.append(LAUNCH)
    return ways


def places(ship: Ship, way: str, tokens: int) -> list[tuple[float, float]]:
    """Return the centres of the tokens: the template's end touches the first, others beside it."""
    ahead, bearing, speed, _ = WAYS[way]
    side = side_of(ship)
    laid = pose_of(ship) if ahead else geometry.displaced(pose_of(ship), 0.0, 0.0, 180.0)
    end = geometry.end_pose(laid, bearing, speed, side)
    return beside_each_other(geometry.displaced(end, TOKEN_RADIUS - side / 2.0, 0.0), tokens)


def is_beside(ship: Ship, x: float, y: float) -> bool:
    """Whether a token with this centre touches a base without lying under it."""
    ((ahead, left),) = geometry.in_frame(pose_of(ship), ((x, y),))
    half = side_of(ship) / 2.0
    gap = hypot(max(0.0, abs(ahead) - half), max(0.0, abs(left) - half))
    return abs(gap - TOKEN_RADIUS) <= 0.5


async def choose_side(g: Battle, ship_id: int, card: str) -> tuple[float, float]:
    """Let a player lay a token so that it touches the ship that drops it."""

    def problem(pose: Pose) -> Blocked | None:
        if is_beside(g.ship(ship_id), pose.x, pose.y):
            return None
        reason = text("xw-blocked-not-beside")
        return Blocked("pose", text("xw-option-lay-here"), reason, "XW-CARD-ABILITY-4")

    def sample(_: Rng) -> Sequence[Placing]:
        ship = g.ship(ship_id)
        away = side_of(ship) / 2.0 + TOKEN_RADIUS
        spots = [(away, 0.0), (-away, 0.0), (0.0, away), (0.0, -away)]
        points = [geometry.point_from(pose_of(ship), *spot) for spot in spots]
        placings = [Placing(round(x, 1), round(y, 1), 90.0) for x, y in points]
        return [
            placing for placing in placings if problem(Pose(placing.x, placing.y, 90.0)) is None
        ]

    pose = await pose_ask(
        g.ship(ship_id).seat,
        text("xw-ask-lay-where", card=weapon_name(card)),
        problem,
        sample,
        "XW-CARD-ABILITY-4",
    )
    return pose.x, pose.y


def beside_each_other(pose: Pose, tokens: int) -> list[tuple[float, float]]:
    """Return the centres of some tokens in a row, the first of which lies at a pose."""
    found = []
    for offset in (0.0, -1.0, 1.0)[:tokens]:
        x, y = geometry.point_from(pose, 0.0, offset * 2.0 * TOKEN_RADIUS)
        found.append((round(x, 3), round(y, 3)))
    return found


# --- laying before the battle ----------------------------------------------------------------


LAID_BEYOND = 3
STEP = 50.0


def laying_problem(g: Battle, ship_id: int, tokens: int, pose: Pose) -> Blocked | None:
    """Say why tokens cannot be laid at a pose: outside the area, or too near an enemy."""
    for x, y in beside_each_other(pose, tokens):
        outline = outline_of(x, y)
        if geometry.overhang(outline, g.options.width, g.options.height) > geometry.TOLERANCE:
            return no_lair("xw-blocked-leaves-area")
        for enemy in enemies_of(g, g.ship(ship_id)):
            if is_in_range_of(enemy, x, y, outline):
                return no_lair("xw-blocked-near-enemy")
    return None


def no_lair(reason: str) -> Blocked:
    """Refuse a pose for a token."""
    return Blocked("pose", text("xw-option-lay-here"), Text(reason), "XW-CARD-ABILITY-4")


def is_in_range_of(ship: Ship, x: float, y: float, outline: geometry.Polygon) -> bool:
    """Whether a token lies within Range 3 of a ship; measured only where it is close."""
    middle = hypot(ship.x - x, ship.y - y)
    farthest = LAID_BEYOND * geometry.RANGE_BAND
    if middle <= farthest:
        return True
    if middle > farthest + geometry.HALF_DIAGONAL * side_of(ship) + 2.0 * TOKEN_RADIUS:
        return False
    away = geometry.distance_to_polygon(pose_of(ship), outline, side_of(ship))
    return geometry.range_band(away) is not None


def hiding_places(g: Battle, ship_id: int, tokens: int = 1) -> Iterator[Placing]:
    """Yield some poses where tokens may be laid: those of a grid."""
    across = range(1, int(g.options.width / STEP))
    along = range(1, int(g.options.height / STEP))
    for i, j in itertools.product(across, along):
        pose = Pose(STEP * i, STEP * j, 90.0)
        if laying_problem(g, ship_id, tokens, pose) is None:
            yield Placing(*pose)


async def lay(g: Battle, ship_id: int, card: str) -> None:
    """Place the tokens of a card beyond Range 3 of all enemies."""
    found = detonation_of(card)
    assert found is not None

    def sample(rng: Rng) -> Sequence[Placing]:
        places = list(hiding_places(g, ship_id, found.tokens))
        rng.shuffle(places)
        return places[:SUGGESTED]

    pose = await pose_ask(
        g.ship(ship_id).seat,
        text("xw-ask-lay-where", card=weapon_name(card)),
        lambda pose: laying_problem(g, ship_id, found.tokens, pose),
        sample,
        "XW-CARD-ABILITY-4",
    )
    put_tokens(g, ship_id, card, beside_each_other(pose, found.tokens), pose.heading)
    if found.mine:
        await set_off_beneath(g, g.ship(ship_id).seat)


SUGGESTED = 6


# --- setting off ----------------------------------------------------------------------------


def is_mine(bomb: Bomb) -> bool:
    """Whether a token waits for a ship to come."""
    found = detonation_of(bomb.card)
    return found is not None and found.mine


async def set_off_on_the_way(g: Battle, ship_id: int, start: Pose, move: geometry.Move) -> None:
    """Set off the mines that a maneuver's template or the final base overlaps."""
    mines = [bomb for bomb in g.bombs if is_mine(bomb) and not is_ignored(g, bomb, ship_id)]
    outlines = [outline_of(mine.x, mine.y) for mine in mines]
    hit = geometry.obstacles_hit(start, move, outlines, side_of(g.ship(ship_id)))
    for bomb_id in [mines[index].bomb_id for index in hit]:
        await detonate(g, bomb_id, [ship_id])


async def set_off_by(g: Battle, ship_id: int, covers: Callable[[Polygon], bool]) -> None:
    """Set off the mines under a ship that was moved, or under the template it moved along."""
    for bomb in list(g.bombs):
        ship = g.ship(ship_id)
        if ship.status != IN_PLAY or not is_mine(bomb) or is_ignored(g, bomb, ship_id):
            continue
        outline = outline_of(bomb.x, bomb.y)
        if covers(outline) or geometry.base_on_polygon(pose_of(ship), outline, side_of(ship)):
            await detonate(g, bomb.bomb_id, [ship_id])


async def set_off_beneath(g: Battle, seat: int) -> None:
    """Set off every mine that was put down under a ship; who put it there picks one of several."""
    for bomb in list(g.bombs):
        if not is_mine(bomb):
            continue
        outline = outline_of(bomb.x, bomb.y)
        above = [
            ship.ship_id
            for ship in ships_in_play(g)
            if geometry.base_on_polygon(pose_of(ship), outline, side_of(ship))
            and not is_ignored(g, bomb, ship.ship_id)
        ]
        if above:
            await detonate(g, bomb.bomb_id, [await ask_for_ship(g, seat, above)])


async def set_off_bombs(g: Battle) -> None:
    """At the end of the Activation phase all bombs that are no mines detonate."""
    for bomb in list(g.bombs):
        if not is_mine(bomb):
            await detonate(g, bomb.bomb_id, [ship.ship_id for ship in ships_near(g, bomb)])


def ships_near(g: Battle, bomb: Bomb) -> list[Ship]:
    """Return the ships at Range 1 of a token."""
    outline = outline_of(bomb.x, bomb.y)
    return [
        ship
        for ship in ships_in_play(g)
        if hypot(ship.x - bomb.x, ship.y - bomb.y) < 200.0
        and geometry.range_band(geometry.distance_to_polygon(pose_of(ship), outline, side_of(ship)))
        == 1
    ]


async def detonate(g: Battle, bomb_id: int, victims: list[int]) -> None:
    """Resolve a token's effect on some ships and remove it."""
    bomb = next((bomb for bomb in g.bombs if bomb.bomb_id == bomb_id), None)
    found = None if bomb is None else detonation_of(bomb.card)
    if bomb is None or found is None or await is_held_back(g, bomb):
        return
    g.say("xw-log-detonates", at=(f"bomb:{bomb_id}",), card=weapon_name(bomb.card))
    g.use(f"upgrade:{bomb.card}")
    near = [ship.ship_id for ship in ships_near(g, bomb)]
    g.bombs = [other for other in g.bombs if other.bomb_id != bomb_id]
    for victim in victims:
        if g.ship(victim).status != IN_PLAY or is_ignored(g, bomb, victim):
            continue
        if await is_dodged(g, bomb, victim):
            continue
        before = strength_of(g.ship(victim))
        if isinstance(found.blast, Blast):
            await roll_blast(g, bomb, victim, found.blast)
        else:
            source = Source(CardKind.UPGRADE, bomb.card)
            await found.blast.do(Scene(g, bomb.owner, victim, source))
        if g.ship(victim).status == IN_PLAY and strength_of(g.ship(victim)) < before:
            await happens(g, Window.BOMB_HURT, victim)
    await splinter(g, bomb, near)


def strength_of(ship: Ship) -> int:
    """Return a number that falls with every damage a ship suffers."""
    return ship.shields - len(ship.damage)


def is_ignored(g: Battle, bomb: Bomb, ship_id: int) -> bool:
    """Whether a ship flies and stands unharmed among the tokens of its own side."""
    ship = g.ship(ship_id)
    return ship.side == g.ship(bomb.owner).side and bool(rules_in_force(g, ship, IgnoresBombs))


async def is_dodged(g: Battle, bomb: Bomb, ship_id: int) -> bool:
    """Let a card save a ship from a token of its own side; on a hit the card is then lost."""
    ship = g.ship(ship_id)
    friendly = ship.side == g.ship(bomb.owner).side
    card = next((card for card in ship.upgrades if dodges_bombs(card)), None)
    if not friendly or card is None:
        return False
    name = weapon_name(bomb.card)
    if not await Ask(ship.seat, text("xw-ask-dodge-bomb", card=name), [True, False]):
        return False
    face = await dice.roll_one(dice.ATTACK)
    say_faces(g, ship_id, [face])
    if face == dice.HIT:
        discard_upgrade(g, ship_id, card)
    return True


def dodges_bombs(card: str) -> bool:
    """Whether a card lets its ship ignore friendly tokens."""
    lines = UPGRADES[card].abilities
    return any(isinstance(line, Standing) and isinstance(line.rule, DodgesBombs) for line in lines)


async def is_held_back(g: Battle, bomb: Bomb) -> bool:
    """Let a card of the side that dropped a token keep it from detonating; it stays in play."""
    holder = unused_holder(g, g.ship(bomb.owner).side, HoldsBack)
    if holder is None:
        return False
    held = await Ask(
        holder.seat,
        text("xw-ask-hold-back", card=weapon_name(bomb.card)),
        [True, False],
        at=lambda _: f"bomb:{bomb.bomb_id}",
    )
    if held:
        g.ship(holder.ship_id).deeds.used_this_round.append(HoldsBack.__name__)
        g.say("xw-log-held-back", at=(f"bomb:{bomb.bomb_id}",), card=weapon_name(bomb.card))
    return held


async def roll_blast(g: Battle, bomb: Bomb, victim: int, blast: Blast) -> None:
    """Roll the dice of a token; a card of the one who dropped it may have some rerolled."""
    faces = [result.face for result in await dice.roll(dice.ATTACK, blast.dice)]
    say_faces(g, victim, faces)
    side = g.ship(bomb.owner).side
    holder = unused_holder(g, side, LoadsDice) if g.ship(victim).side != side else None
    weak = [i for i, face in enumerate(faces) if face in (dice.FOCUS, dice.BLANK)]
    if holder is not None and weak:
        chosen = await AskMany(
            holder.seat,
            "xw-ask-reroll",
            weak,
            least=0,
            label=lambda place: face_name(faces[place]),
        )
        if chosen:
            g.ship(holder.ship_id).deeds.used_this_round.append(LoadsDice.__name__)
            again = await Roll(dice.ATTACK_DIE, len(chosen))
            for place, rerolled in zip(chosen, again, strict=True):
                faces[place] = rerolled
            say_faces(g, victim, faces)
    for face in sorted(faces, reverse=True):  # hits before criticals
        if face in (dice.HIT, dice.CRITICAL):
            await suffer(g, victim, critical=blast.criticals and face == dice.CRITICAL)
    await destroy_if_beaten(g, victim)


def say_faces(g: Battle, ship_id: int, faces: list[str]) -> None:
    """Tell what was rolled for a token."""
    tell(g, ship_id, "xw-log-rolls-some", faces=faces_text(faces))


def unused_holder(
    g: Battle, side: str, kind: type[LoadsDice] | type[Splinters] | type[HoldsBack]
) -> Ship | None:
    """Find a ship of a side whose card can still do its once-a-round effect on bombs."""
    for ship in ships_in_play(g, side):
        if kind.__name__ not in ship.deeds.used_this_round and rules_in_force(g, ship, kind):
            return ship
    return None


async def splinter(g: Battle, bomb: Bomb, near: list[int]) -> None:
    """Let a card choose an enemy near the token, which suffers a damage."""
    side = g.ship(bomb.owner).side
    holder = unused_holder(g, side, Splinters)
    targets = [
        ship_id
        for ship_id in near
        if g.ship(ship_id).status == IN_PLAY and g.ship(ship_id).side == other_side(side)
    ]
    if holder is None or not targets:
        return
    g.ship(holder.ship_id).deeds.used_this_round.append(Splinters.__name__)
    target = await ask_for_ship(g, holder.seat, targets)
    await suffer(g, target)
    await destroy_if_beaten(g, target)
