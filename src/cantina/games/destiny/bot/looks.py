"""What the learned judge of Destiny looks at: two teams, and how their race would go."""

from __future__ import annotations

from functools import cache
from math import log
from operator import sub
from typing import Final, NamedTuple

from cantina.games.destiny.bot.force import SHIELD, amount_of, die_force, held_back, strength
from cantina.games.destiny.bot.worth import card_worth, removes_enemy_dice
from cantina.games.destiny.facts import KNOWN
from cantina.games.destiny.rules import ongoing
from cantina.games.destiny.state import Card, Duel
from cantina.games.destiny.terms import Symbol

SYMBOLS: Final = tuple([symbol for symbol in Symbol if symbol is not Symbol.ANY])
OF_A_TEAM: Final = (
    "health",
    "shields",
    "characters",
    "sturdiest",
    "ready",
    "upgrades",
    "upgraded",
    "supports",
    "supported",
    "resources",
    "hand",
    "deck",
    "dice",
    *[symbol.value for symbol in SYMBOLS],
    "plus",
    "price",
)
LOOKS: Final = (
    "race",
    "rounds",
    "lasting",
    "hitting",
    "battlefield",
    "others",
    "hand-worth",
    "hand-cost",
    "hand-dice",
    "hand-removal",
    *OF_A_TEAM,
)
"""Of a team each is the own less the rival's, who is the strongest of the others; of hands only
the own is looked into."""
BODY: Final = 1.3
"""What a character counts for whose dice promise nothing."""
LEAST_FORCE: Final = 0.5
"""Everybody hurts somebody in the end."""


NO_DICE: Final = (0.0,) * (len(SYMBOLS) + 3)
NO_CARDS: Final = (0.0,) * 4


class Fighter(NamedTuple):
    """A character in the race: how much damage it takes to be rid of it, and of which dice."""

    lasting: float
    force: float

    @property
    def bait(self) -> float:
        """Order fighters as enemies attack them: the best dice for the damage first."""
        return self.lasting / (BODY + self.force)


class Team(NamedTuple):
    """One team as everybody sees it."""

    fighters: list[Fighter]
    beside: float
    """What hits without a character: supports, resources, cards in hand."""
    numbers: list[float]


@cache
def promise(code: str) -> tuple[float, ...]:
    """Return what a roll of a die shows on average, symbol by symbol; its plus sides; its price."""
    sides = KNOWN[code].sides
    shown = [sum([amount_of(side) or 1 for side in sides if side.symbol is one]) for one in SYMBOLS]
    plus = sum([side.value for side in sides if side.modifier])
    price = sum([side.cost for side in sides])
    return (1.0, *[number / len(sides) for number in (*shown, plus, price)])


@cache
def in_hand(code: str) -> tuple[float, ...]:
    """Return what a card in hand promises: its worth, cost, die, and whether it removes dice."""
    of = KNOWN[code]
    return card_worth(code), of.cost, bool(of.sides), removes_enemy_dice(code)


def look_at(g: Duel, seat: int) -> Team:
    """Look at one team: its characters, all that is attached to them, its dice."""
    heroes: list[Card] = []
    upgrades = upgraded = supports = shields = ready = 0
    for card in g.play.values():
        if card.controller != seat:
            continue
        if card.kind == "character":
            heroes.append(card)
            shields += card.shields
            ready += not card.exhausted
        elif card.kind == "upgrade":
            upgrades += KNOWN[g.codes[card.id]].cost
            upgraded += 1
        elif card.kind == "support":
            supports += KNOWN[g.codes[card.id]].cost
    forces = {card.id: 0.0 for card in heroes}
    supported, rows = 0.0, [NO_DICE]
    for die in g.dice.values():
        if die.controller == seat:
            code = g.die_codes[die.id]
            rows.append(promise(code))
            on = die.card if die.card in forces or die.card not in g.play else g.play[die.card].host
            if on in forces:
                forces[on] += die_force(code)
            else:
                supported += die_force(code)
    left = [max(0, ongoing.health(g, card) - card.damage) for card in heroes]
    player = g.players[seat]
    fighters = [
        Fighter(health + SHIELD * card.shields, forces[card.id])
        for health, card in zip(left, heroes, strict=True)
    ]
    numbers = [
        sum(left),
        shields,
        len(heroes),
        max(left, default=0),
        ready,
        upgrades,
        upgraded,
        supports,
        supported,
        player.resources,
        len(player.hand),
        len(player.deck),
        *map(sum, zip(*rows, strict=True)),
    ]
    return Team(fighters, supported + held_back(g, seat) + LEAST_FORCE, numbers)


def race(mine: Team, theirs: Team) -> tuple[float, float]:
    """Let both teams hit as hard as they promise: what is left of the winner, and after how long.

    Every round takes as much off the character that enemies attack first as their dice promise,
    and whoever falls hits no more.
    """
    own = sorted(mine.fighters, key=lambda one: one.bait, reverse=True)
    rival = sorted(theirs.fighters, key=lambda one: one.bait, reverse=True)
    hits = mine.beside + sum([one.force for one in own])
    blows = theirs.beside + sum([one.force for one in rival])
    whole, entire = sum([one.lasting for one in own]), sum([one.lasting for one in rival])
    rounds = harm = hurt = 0.0
    while own and rival:
        falls, fells = (own[-1].lasting - hurt) / blows, (rival[-1].lasting - harm) / hits
        now = min(falls, fells)
        rounds, hurt, harm = rounds + now, hurt + now * blows, harm + now * hits
        if falls <= fells:
            hits, hurt = hits - own.pop().force, 0.0
        if fells <= falls:
            blows, harm = blows - rival.pop().force, 0.0
    rest = (sum([one.lasting for one in own]) - hurt) / (whole or 1.0)
    remainder = (sum([one.lasting for one in rival]) - harm) / (entire or 1.0)
    return rest - remainder, rounds


def strongest(g: Duel, others: list[int], otherwise: int) -> int:
    """Return the strongest of several players."""
    return max(others, key=lambda other: strength(g, other), default=otherwise)


def look(g: Duel, seat: int) -> list[float]:
    """Return what a seat sees of its team, of the strongest other, and of its own hand."""
    others = [player.seat for player in g.players if player.seat != seat and not player.out]
    rival = others[0] if len(others) == 1 else strongest(g, others, seat)
    mine, theirs = look_at(g, seat), look_at(g, rival)
    left, rounds = race(mine, theirs)
    hits = sum([one.force for one in mine.fighters]) + mine.beside
    blows = sum([one.force for one in theirs.fighters]) + theirs.beside
    held = [in_hand(g.codes[card]) for card in g.players[seat].hand]
    return [
        left,
        rounds,
        log((mine.numbers[0] + 1.0) / (theirs.numbers[0] + 1.0)),
        log(hits / blows),
        (g.controller == seat) - (g.controller == rival),
        len(others) - 1,
        *map(sum, zip(NO_CARDS, *held, strict=True)),
        *map(sub, mine.numbers, theirs.numbers),
    ]
