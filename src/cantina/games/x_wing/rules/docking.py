"""Docking and deploying: ships that other ships carry (XW-DOCK)."""

from __future__ import annotations

from cantina.core.ask import Ask
from cantina.core.text import text
from cantina.games.x_wing import geometry
from cantina.games.x_wing.cards.sources import rules_in_force
from cantina.games.x_wing.cards.standing.docking import Carries
from cantina.games.x_wing.names import ship_name
from cantina.games.x_wing.rules import tokens
from cantina.games.x_wing.rules.actions import can_act_freely, choose_and_perform
from cantina.games.x_wing.rules.damage import deal_face_down
from cantina.games.x_wing.rules.destroying import destroy, destroy_if_beaten, flee
from cantina.games.x_wing.rules.fleeing import is_outside
from cantina.games.x_wing.rules.flying import fly
from cantina.games.x_wing.rules.maneuvers import (
    colour_of,
    dial_of,
    maneuver_for,
    maneuver_label,
)
from cantina.games.x_wing.rules.measuring import pose_of, put, side_of
from cantina.games.x_wing.rules.obstacles import struck_rocks, suffer_obstacles
from cantina.games.x_wing.rules.receiving import receive
from cantina.games.x_wing.state import AWAITING, DOCKED, IN_PLAY, NOBODY, Battle, Ship
from cantina.games.x_wing.telling import tell
from cantina.games.x_wing.terms import Difficulty

CARRIED_CARDS = 1
"""XW-DOCK-5: the face-down damage cards a ship gets that must leave a destroyed carrier."""


def dock_all(g: Battle) -> None:
    """XW-DOCK-1: dock every ship that a friend's card lets it carry, before forces are placed."""
    for carrier in g.ships:
        for gives in rules_in_force(g, carrier, Carries) if carrier.upgrades else ():
            riders = [
                ship
                for ship in g.ships
                if ship.side == carrier.side
                and ship.status == AWAITING
                and gives.card in ship.upgrades
            ]
            if riders and carrier.docked == NOBODY:
                carrier.docked, riders[0].status = riders[0].ship_id, DOCKED
                g.say(
                    "xw-log-docks",
                    "XW-DOCK-1",
                    ship=ship_name(g, riders[0].ship_id),
                    carrier=ship_name(g, carrier.ship_id),
                )


async def deploy(g: Battle, carrier_id: int, emergency: bool = False) -> None:
    """XW-DOCK-3 and -5: the docked ship flies a maneuver of its dial from the rear guides."""
    carrier = g.ship(carrier_id)
    ship = g.ship(carrier.docked)
    carrier.docked = NOBODY
    await fly_off(g, carrier, ship)
    if emergency and g.ship(ship.ship_id).status == IN_PLAY:
        g.ship(ship.ship_id).deeds.holds_fire = g.round
        for _ in range(CARRIED_CARDS):
            await deal_face_down(g, ship.ship_id)
        await destroy_if_beaten(g, ship.ship_id)
    await act_at_once(g, ship.ship_id)


async def fly_off(g: Battle, carrier: Ship, ship: Ship) -> None:
    """Let a ship choose a maneuver and fly it away from behind its carrier."""
    ship_id = ship.ship_id
    key = await Ask(
        ship.seat,
        text("xw-ask-deploy", ship=ship_name(g, ship_id)),
        list(dial_of(ship.pilot)),
        label=lambda key: maneuver_label(g, g.ship(ship_id), key),
        rules=("XW-DOCK-3",),
    )
    ship, carrier = g.ship(ship_id), g.ship(carrier.ship_id)
    behind = (side_of(ship) - side_of(carrier)) / 2.0
    put(ship, geometry.displaced(pose_of(carrier), behind, 0.0, 180.0))
    ship.status, ship.activated = IN_PLAY, True
    tell(g, ship_id, "xw-log-deploys", "XW-DOCK-3", carrier=ship_name(g, carrier.ship_id))
    colour = colour_of(g, ship, key)
    await fly(g, ship_id, maneuver_for(ship, key))
    ship = g.ship(ship_id)
    if is_outside(g, ship):
        await flee(g, ship_id)
        return
    if geometry.do_overlap(pose_of(ship), pose_of(carrier), side_of(ship), side_of(carrier)):
        await destroy(g, ship_id)  # XW-DOCK-3: there is no room for it anywhere
        return
    ship.flight.colour = colour
    if colour == Difficulty.RED:
        await receive(g, ship_id, tokens.STRESS)
    await suffer_obstacles(g, ship_id)


async def act_at_once(g: Battle, ship_id: int) -> None:
    """XW-DOCK-3: a ship that deployed may act if it overlapped nothing."""
    ship = g.ship(ship_id)
    bumped = ship.flight.overlapped or struck_rocks(g, ship)
    if ship.status == IN_PLAY and not bumped and can_act_freely(g, ship):
        await choose_and_perform(g, ship_id, "xw-ask-action")
