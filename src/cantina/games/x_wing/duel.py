"""Two ships face to face, one of them about to attack: the position that odds are asked about."""

from __future__ import annotations

import msgspec

from cantina.games.x_wing.geometry import RANGE_BAND
from cantina.games.x_wing.library import base_side
from cantina.games.x_wing.options import Options
from cantina.games.x_wing.rules.damage import damage_on, lay_decks, new_card
from cantina.games.x_wing.rules.values import hull_value, shield_value
from cantina.games.x_wing.state import IN_PLAY, NOBODY, Battle, Lock, Obstacle, Ship

ATTACKER, DEFENDER = 0, 1
"""The seats of the two, and the numbers of their ships."""
SIDES = ("rebel", "imperial")
MIDDLE, START = 450.0, 300.0
"""Where the attacker stands, looking north."""
ROCK = "coreasteroid0"


class Fighter(msgspec.Struct, frozen=True):
    """A ship of a duel: its cards, what lies beside them and what it has left."""

    pilot: str
    upgrades: tuple[str, ...] = ()
    tokens: dict[str, int] = {}
    locks: bool = False
    """Whether it has a target lock on the other ship."""
    hull: int | None = None
    """The hull it has left, if some is lost."""
    shields: int | None = None
    """The shields it has left, if some are lost."""


def gap_at(band: int) -> float:
    """Return the gap between two bases in the middle of a range band, in mm."""
    return (band - 0.5) * RANGE_BAND


def duel(
    attacker: Fighter,
    defender: Fighter,
    gap: float,
    *others: Ship,
    options: Options | None = None,
    obstructed: bool = False,
) -> Battle:
    """Put two ships opposite each other in the Combat phase; only the first has its attack left."""
    agreed = options or Options()
    half = (base_side(attacker.pilot) + base_side(defender.pilot)) / 2
    ships = (
        _ship(ATTACKER, attacker, START, 90.0),
        _ship(DEFENDER, defender, START + half + gap, 270.0),
    )
    g = Battle(
        step="combat",
        phase="combat",
        options=agreed,
        seats=list(SIDES),
        turn=1,
        ships=[*ships, *others],
    )
    lay_decks(g)
    if obstructed:
        front = START + base_side(attacker.pilot) / 2
        g.obstacles = [Obstacle(0, ROCK, MIDDLE, front + gap / 2)]
    for number, ship in enumerate(g.ships):
        ship.ship_id = number
        ship.had_combat = number != ATTACKER
        ship.shields = shield_value(g, ship)
    for ship, fighter in zip(ships, (attacker, defender), strict=True):
        _wear_down(g, ship, fighter)
    return g


def _ship(seat: int, fighter: Fighter, y: float, heading: float) -> Ship:
    other = DEFENDER if seat == ATTACKER else ATTACKER
    return Ship(
        NOBODY,
        seat,
        SIDES[seat],
        fighter.pilot,
        upgrades=fighter.upgrades,
        status=IN_PLAY,
        x=MIDDLE,
        y=y,
        heading=heading,
        tokens=dict(fighter.tokens),
        locks=(Lock(other, "AB"[seat]),) if fighter.locks else (),
    )


def _wear_down(g: Battle, ship: Ship, fighter: Fighter) -> None:
    """Take away the shields and deal the face-down cards that a fighter has lost hull by."""
    if fighter.shields is not None:
        ship.shields = fighter.shields
    while fighter.hull is not None and hull_value(g, ship) - damage_on(ship) > fighter.hull:
        card = new_card(g, ship)
        ship.damage = (*ship.damage[:-1], msgspec.structs.replace(card, arriving=False))
        g.deck_for(ship.side).left -= 1
