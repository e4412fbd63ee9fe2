"""How long a team lasts and how hard it hits, as people judge it at a glance."""

from __future__ import annotations

from functools import cache
from typing import Final

from cantina.games.destiny.facts import KNOWN
from cantina.games.destiny.rules import ongoing
from cantina.games.destiny.state import Duel
from cantina.games.destiny.terms import DieSide, Symbol

FORCE: Final = {
    Symbol.MELEE: 1.0,
    Symbol.RANGED: 1.0,
    Symbol.INDIRECT: 0.8,
    Symbol.SHIELD: 0.5,
    Symbol.RESOURCE: 0.35,
    Symbol.DISRUPT: 0.25,
    Symbol.DISCARD: 0.3,
    Symbol.FOCUS: 0.5,
    Symbol.SPECIAL: 1.2,
    Symbol.ANY: 0.5,
    Symbol.BLANK: 0.0,
}
"""What each symbol does to the other side, in damage."""
SHIELD: Final = 0.8
"""What a shield takes off, in damage."""


def amount_of(side: DieSide) -> int:
    """Return how much a side shows; what is not printed is one special or two of an X."""
    return 1 if side.symbol is Symbol.SPECIAL else 2 if side.is_x else side.value


def force_of(side: DieSide) -> float:
    """Return what a side does to the other team, in damage."""
    return FORCE[side.symbol] * amount_of(side) - 0.4 * side.cost


@cache
def die_force(code: str) -> float:
    """Return what a roll of a die does on average."""
    sides = KNOWN[code].sides
    return max(0.1, sum([force_of(side) for side in sides]) / len(sides))


def health_left(g: Duel, seat: int) -> float:
    """Return how much damage a team can still take."""
    lasting = 0.0
    for card in g.play.values():
        if card.kind == "character" and card.controller == seat:
            lasting += max(0, ongoing.health(g, card) - card.damage) + SHIELD * card.shields
    return lasting


def held_back(g: Duel, seat: int) -> float:
    """Return what resources and cards in hand add to the dice, in damage a round."""
    player = g.players[seat]
    return 0.3 * player.resources + 0.25 * min(len(player.hand), 5)


def force_of_team(g: Duel, seat: int) -> float:
    """Return how hard a team hits in a round: its dice, resources, cards and battlefield."""
    own = [die.id for die in g.dice.values() if die.controller == seat]
    force = sum([die_force(g.die_codes[die]) for die in own])
    return force + held_back(g, seat) + 0.2 * (g.controller == seat)


def strength(g: Duel, seat: int) -> float:
    """Return how long a team lasts times how hard it hits."""
    return health_left(g, seat) * (1.0 + force_of_team(g, seat))
