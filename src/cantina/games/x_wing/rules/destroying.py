"""Destroying ships and the simultaneous attack rule (XW-DESTROY, XW-SIMULTANEOUS)."""

from __future__ import annotations

from cantina.games.x_wing.cards.gifts import has_gift
from cantina.games.x_wing.cards.sources import rules_in_force
from cantina.games.x_wing.cards.standing.damage import LivesOn, RisesOnce
from cantina.games.x_wing.cards.windows import happens
from cantina.games.x_wing.missions.leaving import may_leave
from cantina.games.x_wing.missions.markers import lose_markers
from cantina.games.x_wing.names import is_craft, ship_name
from cantina.games.x_wing.rules.aftermath import remember
from cantina.games.x_wing.rules.condition_cards import remove_condition
from cantina.games.x_wing.rules.damage import damage_on, deal_face_down, discard
from cantina.games.x_wing.rules.maneuvers import part_from_others
from cantina.games.x_wing.rules.measuring import is_within
from cantina.games.x_wing.rules.sides import other_friends
from cantina.games.x_wing.rules.target_locks import remove_all_locks
from cantina.games.x_wing.rules.values import hull_value, pilot_skill
from cantina.games.x_wing.rules.victory import check_victory
from cantina.games.x_wing.state import DESTROYED, FLED, IN_PLAY, NOBODY, Battle, Ship
from cantina.games.x_wing.telling import tell
from cantina.games.x_wing.terms import Window


def is_beaten(g: Battle, ship: Ship) -> bool:
    """XW-DESTROY-1: whether a ship's damage reaches its hull value."""
    return damage_on(ship) >= hull_value(g, ship)


async def destroy_if_beaten(g: Battle, ship_id: int, attacker: int = -1) -> None:
    """Remove a beaten ship at once, unless it may still attack (XW-SIMULTANEOUS-1)."""
    ship = g.ship(ship_id)
    if ship.status != IN_PLAY or ship.doomed or not is_beaten(g, ship):
        return
    if await rises_again(g, ship_id):
        return
    lives_on = has_gift(g, ship, LivesOn) and g.phase in ("activation", "combat")
    if lives_on or (attacker >= 0 and may_strike_back(g, ship, g.ship(attacker))):
        ship.doomed = True
        tell(g, ship_id, "xw-log-doomed", "XW-SIMULTANEOUS-1")
        return
    await destroy(g, ship_id)


RISEN = "risen"


async def rises_again(g: Battle, ship_id: int) -> bool:
    """Let a card save a ship once a game: its damage cards go, some come face down."""
    ship = g.ship(ship_id)
    if RISEN in ship.deeds.used_this_game or not has_gift(g, ship, RisesOnce):
        return False
    (gives, *_) = rules_in_force(g, ship, RisesOnce)
    ship.deeds.used_this_game += (RISEN,)
    tell(g, ship_id, "xw-log-rises")
    for card_id in [card.card_id for card in ship.damage]:
        await discard(g, ship_id, card_id)
    for _ in range(gives.cards):
        await deal_face_down(g, ship_id)
    return not is_beaten(g, g.ship(ship_id))


def may_strike_back(g: Battle, ship: Ship, attacker: Ship) -> bool:
    """XW-SIMULTANEOUS-1: in the Combat phase, equal pilot skill, no attack of its own yet."""
    if g.phase != "combat" or is_craft(ship):  # XW-MISSION-1-9: it never attacks
        return False
    return not ship.had_combat and pilot_skill(g, ship) == pilot_skill(g, attacker)


async def destroy(g: Battle, ship_id: int, fled: bool = False) -> None:
    """XW-DESTROY-2: the ship leaves play, its cards are discarded, its tokens returned.

    The cards of a ship that fled have no say any more; those of others do.
    """
    ship = g.ship(ship_id)
    g.say("xw-log-destroyed", "XW-DESTROY-2", ship=ship_name(g, ship_id))
    ship.doomed = True  # nothing destroys it twice while cards still speak of it
    if fled:
        ship.status = DESTROYED
    await happens(g, Window.DESTROYED, ship_id)
    if not fled:
        mourn(g, ship_id)
    await leave_play(g, ship_id, DESTROYED)
    if g.ship(ship_id).docked != NOBODY:  # XW-DOCK-6: it fled, or nothing let the other deploy
        await leave_play(g, g.ship(ship_id).docked, DESTROYED)
    g.destroyed_this_round[ship.side] = g.destroyed_this_round.get(ship.side, 0) + 1
    lose_markers(g, g.ship(ship_id))
    check_victory(g)


MOURNED_RANGE = 3


def mourn(g: Battle, ship_id: int) -> None:
    """Note the loss of a ship for the cards of friends near it."""
    lost = g.ship(ship_id)
    for friend in other_friends(g, lost):
        if is_within(friend, lost, MOURNED_RANGE):
            remember(g, Window.FRIEND_LOST, friend.ship_id)


async def leave_play(g: Battle, ship_id: int, status: str) -> None:
    """Take a ship and all that lies beside it off the table."""
    for card_id in [card.card_id for card in g.ship(ship_id).damage]:
        await discard(g, ship_id, card_id)
    ship = g.ship(ship_id)
    part_from_others(g, ship)
    remove_all_locks(g, ship)
    ship.tokens = {}
    ship.shields = 0
    ship.beside(lasting=())
    for condition in ship.cards.conditions:
        remove_condition(g, ship, condition)
    ship.doomed = False
    ship.dial = ""
    ship.status = status


async def flee(g: Battle, ship_id: int) -> None:
    """XW-FLEE-2: a ship that flees is destroyed, unless the mission says otherwise."""
    tell(g, ship_id, "xw-log-flees", "XW-FLEE-1")
    if may_leave(g, g.ship(ship_id)):
        await leave_play(g, ship_id, FLED)
        check_victory(g)
        return
    await destroy(g, ship_id, fled=True)
