"""The actions of later waves: cloak, SLAM, reinforce, reload, coordinate, jam and rotate."""

from __future__ import annotations

from collections.abc import Iterator

from cantina.core.ask import Ask
from cantina.core.text import Text, text
from cantina.games.x_wing.cards.gifts import has_gift
from cantina.games.x_wing.cards.standing.values import SeesFarFriends
from cantina.games.x_wing.cards.windows import happens
from cantina.games.x_wing.library import upgrade_card
from cantina.games.x_wing.names import ship_name
from cantina.games.x_wing.rules import tokens
from cantina.games.x_wing.rules.cloaking import is_cloaked
from cantina.games.x_wing.rules.destroying import flee
from cantina.games.x_wing.rules.discarding import take_back
from cantina.games.x_wing.rules.fleeing import is_outside
from cantina.games.x_wing.rules.flying import fly
from cantina.games.x_wing.rules.maneuvers import (
    colour_of,
    legal_maneuvers,
    maneuver_for,
    maneuver_label,
)
from cantina.games.x_wing.rules.measuring import is_within
from cantina.games.x_wing.rules.mobile_arcs import arc_label, other_arcs, turn_arc
from cantina.games.x_wing.rules.obstacles import suffer_obstacles
from cantina.games.x_wing.rules.sides import enemies_of, other_friends
from cantina.games.x_wing.rules.stress import check_stress
from cantina.games.x_wing.rules.target_locks import remove_lock
from cantina.games.x_wing.state import IN_PLAY, NOBODY, Battle, Ship
from cantina.games.x_wing.telling import tell
from cantina.games.x_wing.terms import Action, Difficulty, Slot, Window

CLOAK = "cloak"
SLAM = "slam"
REINFORCE = "reinforce"
RELOAD = "reload"
COORDINATE = "coordinate"
JAM = "jam"
ROTATE = "rotate"
FORE = "fore"
AFT = "aft"

SPECIAL = (CLOAK, SLAM, REINFORCE, RELOAD, COORDINATE, JAM, ROTATE)
ORDNANCE = (Slot.TORPEDO, Slot.MISSILE)
COMMAND_RANGE = 2
FAR_COMMAND = 3

Choice = tuple[str | int, ...]


def choices(g: Battle, ship: Ship, action: str) -> Iterator[Choice]:
    """Yield the ways to perform one of these actions."""
    if action == CLOAK and not is_cloaked(ship):
        yield (CLOAK,)
    elif action == SLAM:
        yield from [(SLAM, key) for key in slams(g, ship)]
    elif action == REINFORCE:
        yield from ((REINFORCE, FORE), (REINFORCE, AFT))
    elif action == RELOAD and spent_ordnance(ship):
        yield (RELOAD,)
    elif action == ROTATE and ship.mobile_arc:
        yield from [(ROTATE, arc) for arc in other_arcs(ship)]
    elif action == COORDINATE:
        reach = FAR_COMMAND if has_gift(g, ship, SeesFarFriends) else COMMAND_RANGE
        near = [s for s in other_friends(g, ship) if is_within(ship, s, reach)]
        yield from [(COORDINATE, friend.ship_id) for friend in near]
    elif action == JAM:
        near = [s for s in enemies_of(g, ship) if is_within(ship, s, COMMAND_RANGE)]
        yield from [(JAM, enemy.ship_id) for enemy in near]


def slams(g: Battle, ship: Ship) -> list[str]:
    """Return the maneuvers of the dial with the speed the ship flew this round."""
    stressed = tokens.is_stressed(ship)
    return [
        key
        for key in legal_maneuvers(g, ship)
        if maneuver_for(ship, key).speed == ship.flight.speed
        and not (stressed and colour_of(g, ship, key) == Difficulty.RED)
    ]


def spent_ordnance(ship: Ship) -> list[str]:
    """Return the torpedoes and missiles a ship has discarded."""
    return [card for card in ship.cards.discarded if upgrade_card(card).slot in ORDNANCE]


def label_of(g: Battle, ship_id: int, choice: Choice) -> Text:
    """Label one of these actions."""
    kind = str(choice[0])
    if kind == SLAM:
        maneuver = maneuver_label(g, g.ship(ship_id), str(choice[1]))
        return text("xw-option-slam-along", maneuver=maneuver)
    if kind == REINFORCE:
        fore = choice[1] == FORE
        return text("xw-option-reinforce-fore" if fore else "xw-option-reinforce-aft")
    if kind == COORDINATE:
        return text("xw-option-coordinate-ship", ship=ship_name(g, int(choice[1])))
    if kind == JAM:
        return text("xw-option-jam-ship", ship=ship_name(g, int(choice[1])))
    if kind == ROTATE:
        return arc_label(str(choice[1]))
    return Action(kind).says()


async def perform(g: Battle, ship_id: int, choice: Choice) -> None:
    """Perform one of these actions, except coordinating, which needs other actions."""
    kind, ship = choice[0], g.ship(ship_id)
    if kind == CLOAK:
        tokens.gain(g, ship, tokens.CLOAK)
    elif kind == SLAM:
        await slam(g, ship_id, str(choice[1]))
    elif kind == REINFORCE:
        fore = choice[1] == FORE
        tokens.gain(g, ship, tokens.REINFORCE_FORE if fore else tokens.REINFORCE_AFT)
    elif kind == RELOAD:
        await reload(g, ship_id)
    elif kind == JAM:
        await jam(g, int(choice[1]))
    elif kind == ROTATE:
        turn_arc(g, ship, str(choice[1]))


async def slam(g: Battle, ship_id: int, key: str) -> None:
    """Fly a second maneuver of the same speed; the weapons are off for the rest of the round."""
    ship = g.ship(ship_id)
    colour = colour_of(g, ship, key)
    await fly(g, ship_id, maneuver_for(ship, key))
    if is_outside(g, g.ship(ship_id)):
        await flee(g, ship_id)
    ship = g.ship(ship_id)
    if ship.status != IN_PLAY:
        return
    ship.flight.colour = colour
    await check_stress(g, ship_id, colour)
    await happens(g, Window.MANEUVER_EXECUTED, ship_id)
    if g.ship(ship_id).status == IN_PLAY:
        await suffer_obstacles(g, ship_id)
    if g.ship(ship_id).status == IN_PLAY:
        await disable_weapons(g, ship_id)


async def disable_weapons(g: Battle, ship_id: int) -> None:
    """Give a ship the token that keeps it from attacking this round."""
    tokens.gain(g, g.ship(ship_id), tokens.WEAPONS_DISABLED)
    await happens(g, Window.WEAPONS_DISABLED, ship_id)


async def reload(g: Battle, ship_id: int) -> None:
    """Turn all spent torpedoes and missiles face up again; the weapons are off this round."""
    ship = g.ship(ship_id)
    for card in spent_ordnance(ship):
        take_back(ship, card)
    await disable_weapons(g, ship_id)


async def jam(g: Battle, ship_id: int) -> None:
    """Jam a ship: it loses a focus or evade token or its lock, or keeps the jam token."""
    ship = g.ship(ship_id)
    held: list[str] = [token for token in (tokens.FOCUS, tokens.EVADE) if tokens.held(ship, token)]
    if ship.lock != NOBODY:
        held.append(LOCK)
    if not held:
        tokens.gain(g, ship, tokens.JAM)
        return
    lost = held[0]
    if len(held) > 1:
        lost = await Ask(
            ship.seat,
            text("xw-ask-jammed", ship=ship_name(g, ship_id)),
            held,
            label=lambda token: Text(JAMMED_LABELS[token]),
        )
    ship = g.ship(ship_id)
    tell(g, ship_id, "xw-log-jammed")
    if lost == LOCK:
        remove_lock(ship)
    else:
        tokens.lose(ship, lost)


LOCK = "lock"
JAMMED_LABELS = {
    tokens.FOCUS: "xw-option-lose-focus",
    tokens.EVADE: "xw-option-lose-evade",
    LOCK: "xw-option-lose-lock",
}
