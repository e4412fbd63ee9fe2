"""The Activation phase: ships move and act, lowest pilot skill first (XW-ACTIVATION)."""

from __future__ import annotations

from cantina.core.chance import Reveal
from cantina.games.x_wing.cards.sources import rules_in_force
from cantina.games.x_wing.cards.standing.actions import ActionsPerStep
from cantina.games.x_wing.cards.standing.maneuvers import DelaysStress, RedUnderStress
from cantina.games.x_wing.cards.windows import happens, happens_to_all
from cantina.games.x_wing.maneuver import Maneuver
from cantina.games.x_wing.missions.craft import move_craft
from cantina.games.x_wing.names import is_craft, maneuver_name, ship_name
from cantina.games.x_wing.rules import tokens
from cantina.games.x_wing.rules.actions import (
    acts_a_little,
    choose_and_perform,
    is_held_by_stress,
    may_act,
)
from cantina.games.x_wing.rules.aftermath import settle_aftermath
from cantina.games.x_wing.rules.cloaking import decloak_in_order
from cantina.games.x_wing.rules.destroying import flee
from cantina.games.x_wing.rules.detonating import set_off_bombs
from cantina.games.x_wing.rules.fleeing import is_outside
from cantina.games.x_wing.rules.flying import fly
from cantina.games.x_wing.rules.initiative import choose_next
from cantina.games.x_wing.rules.maneuvers import IONIZED, colour_of, maneuver_for
from cantina.games.x_wing.rules.obstacles import (
    brush_debris,
    roll_for_debris,
    roll_for_obstacles,
    struck_rocks,
)
from cantina.games.x_wing.rules.stress import check_stress, opponents_choice
from cantina.games.x_wing.rules.victory import is_over
from cantina.games.x_wing.state import IN_PLAY, NOBODY, Battle, Ship
from cantina.games.x_wing.telling import tell
from cantina.games.x_wing.terms import Difficulty, Window


async def begin_activation(g: Battle) -> str | None:
    """Begin the phase; some missions do something first."""
    g.phase = "activation"
    g.say("xw-log-activation", "XW-ROUND-1", "XW-ACTIVATION-1")
    await move_craft(g)
    await happens_to_all(g, Window.ACTIVATION_BEGINS)
    await decloak_in_order(g)
    return None if is_over(g) else "activation"


async def activation(g: Battle) -> str | None:
    """XW-ACTIVATION-7 and -8: the next ship moves; after the last one comes the Combat phase."""
    waiting = [s for s in g.ships if s.status == IN_PLAY and not s.activated and not is_craft(s)]
    ship_id = await choose_next(g, waiting, False, "xw-ask-next-activation")
    g.active = ship_id
    if ship_id == NOBODY:
        return await end_activation(g)
    await move(g, ship_id)
    await settle_aftermath(g)
    if is_over(g):
        return None
    return "perform-action" if g.ships[ship_id].status == IN_PLAY else "activation"


async def end_activation(g: Battle) -> str | None:
    """Resolve what cards do at the end of the phase."""
    await happens_to_all(g, Window.ACTIVATION_ENDS)
    await set_off_bombs(g)
    await settle_aftermath(g)
    return None if is_over(g) else "begin-combat"


async def move(g: Battle, ship_id: int) -> None:
    """XW-ACTIVATION-2: reveal dial, set template, execute maneuver, check stress, clean up."""
    drifts = is_drifting(g.ships[ship_id])
    g.ships[ship_id].activated = True
    if not drifts:
        await happens(g, Window.BEFORE_REVEAL, ship_id)
        if g.ships[ship_id].status != IN_PLAY:
            return
    key = await reveal_dial(g, ship_id, drifts)
    ship = g.ships[ship_id]
    colour = Difficulty.WHITE.value if drifts else colour_of(g, ship, key)
    maneuver = IONIZED if drifts else maneuver_for(ship, key)
    if g.told:
        g.say("xw-log-step-template", "XW-ACTIVATION-2", maneuver=maneuver_name(key))
    if not await fly_out(g, ship_id, maneuver):
        return
    ship = g.ships[ship_id]
    ship.flight.colour, ship.flight.drifted = colour, drifts
    if colour == Difficulty.RED and rules_in_force(g, ship, DelaysStress):
        ship.flight.unchecked = colour
    else:
        await resolve_stress(g, ship_id, colour)
    if ship.flight.struck:
        await brush_debris(g, ship_id)
    clean_up(g, g.ships[ship_id], drifts)
    await happens(g, Window.MANEUVER_EXECUTED, ship_id)
    if g.ships[ship_id].status == IN_PLAY and g.ships[ship_id].flight.struck:
        await roll_for_obstacles(g, ship_id)


async def fly_out(g: Battle, ship_id: int, maneuver: Maneuver) -> bool:
    """Execute a maneuver; say whether the ship is still there."""
    await fly(g, ship_id, maneuver)
    if is_outside(g, g.ships[ship_id]):
        await flee(g, ship_id)
    return g.ships[ship_id].status == IN_PLAY


async def resolve_stress(g: Battle, ship_id: int, colour: str) -> None:
    """XW-DIFFICULTY-2 to -4: check pilot stress, then what cards do about it."""
    if g.told:
        g.say("xw-log-step-stress", "XW-ACTIVATION-2", ship=ship_name(g, ship_id))
    await check_stress(g, ship_id, colour)


def is_drifting(ship: Ship) -> bool:
    """Whether a ship drifts because of ion tokens it had before dials were set."""
    return tokens.is_ionized(ship) and not ship.dial


async def reveal_dial(g: Battle, ship_id: int, drifts: bool) -> str:
    """XW-ACTIVATION-3: turn the dial face up; the opponent replaces a red one under stress."""
    ship = g.ships[ship_id]
    if drifts:
        g.say("xw-log-drifts", "XW-ACTIVATION-2", ship=ship_name(g, ship_id))
        return IONIZED.key
    ship.revealed = True
    await Reveal()
    tell(g, ship_id, "xw-log-reveals", "XW-ACTIVATION-3", maneuver=maneuver_name(ship.dial))
    await happens(g, Window.MANEUVER_REVEALED, ship_id)
    ship = g.ships[ship_id]
    key = ship.flight.treated[0] or ship.dial
    red = colour_of(g, ship, key) == Difficulty.RED
    if red and tokens.is_stressed(ship) and not rules_in_force(g, ship, RedUnderStress):
        ship.flight.treated = ("", "")
        return await opponents_choice(g, ship)  # XW-STRESS-1
    return key


def clean_up(g: Battle, ship: Ship, drifts: bool) -> None:
    """XW-ACTIVATION-6: template and dial leave the table."""
    if g.told:
        g.say("xw-log-step-clean-up", "XW-ACTIVATION-6", ship=ship_name(g, ship.ship_id))
    ship.dial = ""
    ship.flight.treated = ("", "")
    ship.revealed = False
    if drifts:
        ship.tokens.pop(tokens.ION, None)


async def perform_action(g: Battle) -> str | None:
    """XW-ACTION-1: the active ship may perform one action, if nothing forbids it."""
    ship_id = g.active
    for _ in range(actions_per_step(g, g.ships[ship_id])):
        ship = g.ships[ship_id]
        if ship.status != IN_PLAY or not may_perform(g, ship):
            break
        if not await choose_and_perform(g, ship_id, "xw-ask-action"):
            break
    if g.ships[ship_id].flight.struck:
        await roll_for_debris(g, ship_id)
    ship = g.ships[ship_id]
    if ship.flight.unchecked and ship.status == IN_PLAY:
        await resolve_stress(g, ship_id, ship.flight.unchecked)
        g.ships[ship_id].flight.unchecked = ""
    await settle_aftermath(g)
    return None if is_over(g) else "activation"


def actions_per_step(g: Battle, ship: Ship) -> int:
    """Return how many actions the action step allows: one, unless a card says more."""
    more = rules_in_force(g, ship, ActionsPerStep)
    return max([gives.count for gives in more]) if more else 1


def may_perform(g: Battle, ship: Ship) -> bool:
    """Whether the action step takes place, and why not."""
    name = ship_name(g, ship.ship_id)
    if ship.flight.overlapped:
        g.say("xw-log-no-action-overlap", "XW-OVERLAP-4", ship=name)
        return False
    if ship.flight.struck and struck_rocks(g, ship):
        g.say("xw-log-no-action-obstacle", "XW-OBSTACLE-7", ship=name)
        return False
    if ship.deeds.skips_action:
        g.say("xw-log-no-action-card", "XW-CARD-ABILITY-4", ship=name)
        return False
    if is_held_by_stress(g, ship) and not acts_a_little(g, ship):
        g.say("xw-log-no-action-stress", "XW-STRESS-2", ship=name)
        return False
    return may_act(g, ship)
