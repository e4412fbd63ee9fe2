"""What dice, cards and characters are worth to a Destiny player, read from a seat's view."""

from __future__ import annotations

from functools import cache

from cantina.core.cards import walk
from cantina.games.destiny.cards.players import Whose
from cantina.games.destiny.cards.vocabulary import (
    Activate,
    Deal,
    DiscardAtRandom,
    Draw,
    Gain,
    GiveShields,
    Heal,
    Indirect,
    Lose,
    Remove,
    Reroll,
    Resolve,
    Turn,
)
from cantina.games.destiny.facts import KNOWN
from cantina.games.destiny.terms import DAMAGE, DieSide, Symbol, side
from cantina.games.destiny.view import CardView, DieView, DuelView, PlayerView

WORTH = {
    Symbol.MELEE: 3.0,
    Symbol.RANGED: 3.0,
    Symbol.INDIRECT: 2.4,
    Symbol.SHIELD: 1.4,
    Symbol.RESOURCE: 1.8,
    Symbol.DISRUPT: 1.2,
    Symbol.DISCARD: 1.6,
    Symbol.FOCUS: 1.5,
    Symbol.ANY: 2.0,
}
SPECIAL_WORTH = 4.0
COST_WORTH = 1.5  # what a resource spent on a side takes away
HELPS: dict[type[object], float] = {
    Deal: 3.0,
    Indirect: 2.0,
    GiveShields: 2.0,
    Heal: 1.5,
    Gain: 1.5,
    Draw: 1.5,
    Resolve: 2.5,
    Turn: 2.0,
    Reroll: 1.0,
    Remove: 3.0,
    Activate: 2.0,
    DiscardAtRandom: 1.5,
    Lose: 1.0,
}


@cache
def side_worth(code: str) -> float:
    """Return what a side is worth when it can be resolved."""
    return worth_of(side(code))


def worth_of(shown: DieSide) -> float:
    """Return the worth of a side."""
    if shown.symbol is Symbol.BLANK:
        return 0.0
    if shown.symbol is Symbol.SPECIAL:
        return SPECIAL_WORTH - COST_WORTH * shown.cost
    value = 2 if shown.is_x else shown.value
    return WORTH[shown.symbol] * value - COST_WORTH * shown.cost


@cache
def die_worth(code: str) -> float:
    """Return what a die is worth before it is rolled."""
    sides = KNOWN[code].sides
    return sum([worth_of(one) for one in sides]) / len(sides) if sides else 0.0


@cache
def card_worth(code: str) -> float:
    """Return what playing a card is worth, whatever the table looks like."""
    of = KNOWN[code]
    if of.kind != "event":
        return 2.0 + 1.6 * die_worth(code) + 0.6 * of.cost
    helps = [HELPS.get(type(node), 0.0) for node in walk(of.definition.abilities)]
    return max(helps, default=0.0)


@cache
def removes_enemy_dice(code: str) -> bool:
    """Say whether an event removes dice that may be the opponent's."""
    for node in walk(KNOWN[code].definition.abilities):
        if isinstance(node, Remove):
            whose = getattr(getattr(node.dice, "what", None), "of", None)
            if whose is not Whose.YOU:
                return True
    return False


class Sight:
    """A seat's view with what a player looks for."""

    def __init__(self, view: DuelView) -> None:
        self.view = view
        self.seat = view.seat if view.seat is not None else 0
        self.cards = {card.id: card for card in view.cards}
        self.dice = {die.id: die for player in view.players for die in player.pool}
        self.owner = {die.id: p.seat for p in view.players for die in p.pool}

    @property
    def me(self) -> PlayerView:
        """Return this seat."""
        return self.view.players[self.seat]

    def others(self) -> list[PlayerView]:
        """Return the opponents still in the game."""
        return [p for p in self.view.players if p.seat != self.seat and not p.out]

    def left(self, card: CardView) -> int:
        """Return how much damage defeats a character, shields included."""
        return card.health - card.damage + card.shields

    def is_mine(self, card: int) -> bool:
        """Say whether a card in play is this seat's."""
        return card in self.cards and self.cards[card].controller == self.seat

    def die_value(self, die: int) -> float:
        """Return what a die in a pool is worth to its player."""
        return side_worth(self.dice[die].side) if die in self.dice else 0.0

    def enemy_dice(self) -> list[DieView]:
        """Return the dice in the opponents' pools."""
        return [die for player in self.others() for die in player.pool]

    def side_of(self, die: int) -> DieSide:
        """Return the side a die in a pool shows."""
        return side(self.dice[die].side)

    def useful(self, shown: DieSide) -> float:
        """Return what resolving a side is worth on this table."""
        worth = worth_of(shown)
        most = max([player.resources for player in self.others()], default=0)
        if shown.symbol is Symbol.DISRUPT:
            return WORTH[Symbol.DISRUPT] * min(shown.value, most)
        if shown.symbol is Symbol.DISCARD:
            hand = max([player.hand_size for player in self.others()], default=0)
            return WORTH[Symbol.DISCARD] * min(shown.value, hand)
        if shown.symbol is Symbol.SHIELD:
            own = [c for c in self.view.cards if c.kind == "character" and self.is_mine(c.id)]
            room = max([3 - card.shields for card in own], default=0)
            return WORTH[Symbol.SHIELD] * min(shown.value, room)
        if shown.symbol is Symbol.FOCUS:
            weak = [d for d in self.me.pool if side_worth(d.side) < die_worth(d.code)]
            return 2.5 * min(shown.value, len(weak))
        if shown.symbol in DAMAGE:
            enemies = [
                c for c in self.view.cards if c.kind == "character" and not self.is_mine(c.id)
            ]
            if any(self.left(enemy) <= shown.value for enemy in enemies):
                return worth + 6.0
        return worth
