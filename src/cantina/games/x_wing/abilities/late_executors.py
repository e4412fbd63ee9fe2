"""How the words of the last waves' upgrade cards work, and how they read."""

from __future__ import annotations

from math import cos, radians, sin

from cantina.core.ask import Ask
from cantina.core.effects import DONE, NOTHING, Outcome
from cantina.core.text import Text, text
from cantina.games.x_wing import geometry, later_actions, tokens
from cantina.games.x_wing.abilities import late_words as lw
from cantina.games.x_wing.abilities.executors import subject
from cantina.games.x_wing.abilities.further_executors import defender
from cantina.games.x_wing.abilities.printing import plain
from cantina.games.x_wing.abilities.scene import Scene, language
from cantina.games.x_wing.abilities.upgrade_dice import roll_and_suffer
from cantina.games.x_wing.abilities.upgrade_effects import RollAndSuffer
from cantina.games.x_wing.actions import BAR_ONLY, free_action, free_actions
from cantina.games.x_wing.cloaking import decloak, is_cloaked
from cantina.games.x_wing.content.abilities import CONDITION_ABILITIES
from cantina.games.x_wing.content.cards import Slot, card_name
from cantina.games.x_wing.equipping import slot_name
from cantina.games.x_wing.geometry import Arc
from cantina.games.x_wing.measuring import (
    is_in_arc,
    is_in_front_arc,
    is_within,
    outline_at,
    pose_of,
    side_of,
)
from cantina.games.x_wing.names import ship_name
from cantina.games.x_wing.printed import ship_type
from cantina.games.x_wing.sides import ships_in_play
from cantina.games.x_wing.state import Obstacle
from cantina.games.x_wing.tractor_beams import tractor

can, does, holds, says = language.can, language.does, language.holds, language.says

plain(lw.FromFront, "xw-when-from-front")
plain(lw.FromRear, "xw-when-from-rear")
plain(lw.CriticalLeft, "xw-when-critical-left")
plain(lw.BarAction, "xw-does-bar-action")
plain(lw.Jam, "xw-does-jam")
plain(lw.Tractor, "xw-does-tractor")
plain(lw.Decloak, "xw-does-decloak")
plain(lw.StandStill, "xw-does-stand-still")
plain(lw.TurnToTallon, "xw-does-turn-to-tallon")
plain(lw.BlowUpObstacle, "xw-does-blow-up-obstacle")
plain(lw.RemoveCondition, "xw-does-remove-condition")
plain(lw.LocksFriends, "xw-gives-locks-friends")
plain(lw.LendsLock, "xw-gives-lends-lock")


# --- conditions -----------------------------------------------------------------------------


@holds(lw.FromFront)
def _(scene: Scene, _node: lw.FromFront) -> bool:
    attack, target = scene.g.attack, defender(scene)
    if attack is None or attack.weapon or attack.attacker != scene.you or target is None:
        return False
    return is_in_front_arc(scene.g.ship(scene.you), target)


@holds(lw.FromRear)
def _(scene: Scene, _node: lw.FromRear) -> bool:
    attack, target = scene.g.attack, defender(scene)
    if attack is None or attack.weapon or attack.attacker != scene.you or target is None:
        return False
    you = scene.g.ship(scene.you)
    return Arc.REAR in ship_type(you.pilot).arcs and not is_in_front_arc(you, target)


@says(lw.DefenderHasCard)
def _(node: lw.DefenderHasCard) -> Text:
    return text("xw-when-defender-has-card", card=Text(card_name("upgrade", node.card)))


@holds(lw.DefenderHasCard)
def _(scene: Scene, node: lw.DefenderHasCard) -> bool:
    target = defender(scene)
    return target is not None and node.card in target.upgrades


@holds(lw.CriticalLeft)
def _(scene: Scene, _node: lw.CriticalLeft) -> bool:
    return scene.g.attack is not None and scene.g.attack.criticals > 0


# --- effects --------------------------------------------------------------------------------


@can(lw.BarAction)
def _(scene: Scene, _node: lw.BarAction) -> bool:
    return bool(free_actions(scene.g, subject(scene), "", BAR_ONLY))


@does(lw.BarAction)
async def _(scene: Scene, _node: lw.BarAction) -> Outcome:
    return Outcome(await free_action(scene.g, scene.ship, "", BAR_ONLY))


@does(lw.Jam)
async def _(scene: Scene, _node: lw.Jam) -> Outcome:
    await later_actions.jam(scene.g, scene.ship)
    return DONE


@does(lw.Tractor)
async def _(scene: Scene, _node: lw.Tractor) -> Outcome:
    await tractor(scene.g, scene.ship, scene.g.ship(scene.you).seat)
    return DONE


@does(lw.Decloak)
async def _(scene: Scene, _node: lw.Decloak) -> Outcome:
    if not is_cloaked(subject(scene)):
        return NOTHING
    await decloak(scene.g, scene.ship)
    tokens.lose(subject(scene), tokens.CLOAK)
    return DONE


@does(lw.StandStill)
async def _(scene: Scene, _node: lw.StandStill) -> Outcome:
    subject(scene).dial = "stationary:0"
    return DONE


TALLON = {"turn:left:3": "tallon:left:3", "turn:right:3": "tallon:right:3"}


@can(lw.TurnToTallon)
def _(scene: Scene, _node: lw.TurnToTallon) -> bool:
    return subject(scene).dial in TALLON


@does(lw.TurnToTallon)
async def _(scene: Scene, _node: lw.TurnToTallon) -> Outcome:
    subject(scene).dial = TALLON[subject(scene).dial]
    return DONE


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


@can(lw.BlowUpObstacle)
def _(scene: Scene, _node: lw.BlowUpObstacle) -> bool:
    return bool(obstacles_in_sight(scene))


@does(lw.BlowUpObstacle)
async def _(scene: Scene, _node: lw.BlowUpObstacle) -> Outcome:
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


@says(lw.ChooseInArc)
def _(node: lw.ChooseInArc) -> Text:
    return text(
        "xw-does-choose-enemy-in-arc" if node.enemies else "xw-does-choose-in-arc",
        range=node.farthest,
        effect=language.text(node.effect),
    )


def in_arc(scene: Scene, node: lw.ChooseInArc) -> list[int]:
    """Return the ships in your arc that may be chosen."""
    you = scene.g.ship(scene.you)
    return [
        ship.ship_id
        for ship in ships_in_play(scene.g)
        if ship is not you
        and (not node.enemies or ship.side != you.side)
        and is_within(you, ship, node.farthest)
        and is_in_arc(you, ship)
    ]


@can(lw.ChooseInArc)
def _(scene: Scene, node: lw.ChooseInArc) -> bool:
    return bool(in_arc(scene, node))


@does(lw.ChooseInArc)
async def _(scene: Scene, node: lw.ChooseInArc) -> Outcome:
    chosen = await Ask(
        scene.g.ship(scene.you).seat,
        "xw-ask-choose-ship",
        in_arc(scene, node),
        label=lambda ship: text("xw-option-ship", ship=ship_name(scene.g, ship)),
        at=lambda ship: f"ship:{ship}",
    )
    return await language.run(scene.focused(chosen), node.effect)


@says(lw.AssignCondition)
def _(node: lw.AssignCondition) -> Text:
    lines = language.texts(CONDITION_ABILITIES[node.condition])
    name = Text(card_name("condition", node.condition))
    return text("xw-does-assign-condition", name=name, lines=lines)


@does(lw.AssignCondition)
async def _(scene: Scene, node: lw.AssignCondition) -> Outcome:
    ship = subject(scene)
    if node.condition not in ship.conditions:
        ship.conditions = (*ship.conditions, node.condition)
    scene.g.say(
        "xw-log-condition",
        at=(f"ship:{scene.ship}",),
        ship=ship_name(scene.g, scene.ship),
        condition=Text(card_name("condition", node.condition)),
    )
    return DONE


@does(lw.RemoveCondition)
async def _(scene: Scene, _node: lw.RemoveCondition) -> Outcome:
    ship, name = scene.g.ship(scene.you), scene.source.partition(":")[2]
    ship.conditions = tuple(other for other in ship.conditions if other != name)
    return DONE


# --- modifiers and abilities ----------------------------------------------------------------


@says(lw.FiresDisabled)
def _(node: lw.FiresDisabled) -> Text:
    slots = [slot_name(Slot(slot)) for slot in node.slots]
    if node.locked:
        return text("xw-gives-fires-disabled-locked", slots=slots)
    return text("xw-gives-fires-disabled", slots=slots, points=node.most_points)


@says(lw.InsteadOfAttack)
def _(node: lw.InsteadOfAttack) -> Text:
    return text("xw-ability-instead-of-attack", effect=language.text(node.does))
