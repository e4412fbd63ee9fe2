"""What sets bombs and mines off, and what that does to ships."""

from __future__ import annotations

from collections.abc import Callable
from math import hypot

from cantina.core.ask import Ask, AskMany
from cantina.core.chance import Roll
from cantina.core.text import text
from cantina.games.x_wing import geometry
from cantina.games.x_wing.asking import ask_for_ship
from cantina.games.x_wing.cards.frames import Standing
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.sources import rules_in_force
from cantina.games.x_wing.cards.standing.bombs import (
    Blast,
    DodgesBombs,
    HoldsBack,
    IgnoresBombs,
    LoadsDice,
    Splinters,
)
from cantina.games.x_wing.cards.windows import happens
from cantina.games.x_wing.geometry import Polygon, Pose
from cantina.games.x_wing.library import UPGRADES
from cantina.games.x_wing.names import face_name, faces_text, weapon_name
from cantina.games.x_wing.rules import dice
from cantina.games.x_wing.rules.bomb_tokens import detonation_of, is_mine, outline_of
from cantina.games.x_wing.rules.damage import suffer
from cantina.games.x_wing.rules.destroying import destroy_if_beaten
from cantina.games.x_wing.rules.discarding import discard_upgrade
from cantina.games.x_wing.rules.measuring import pose_of, side_of
from cantina.games.x_wing.rules.sides import other_side, ships_in_play
from cantina.games.x_wing.state import IN_PLAY, Battle, Bomb, CardKind, Ship, Source
from cantina.games.x_wing.telling import tell
from cantina.games.x_wing.terms import Window


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
        if strength_of(g.ship(victim)) < before:
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
        g.ship(holder.ship_id).deeds.used_this_round += (HoldsBack.__name__,)
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
            g.ship(holder.ship_id).deeds.used_this_round += (LoadsDice.__name__,)
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
    g.ship(holder.ship_id).deeds.used_this_round += (Splinters.__name__,)
    target = await ask_for_ship(g, holder.seat, targets)
    await suffer(g, target)
    await destroy_if_beaten(g, target)
