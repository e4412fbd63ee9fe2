"""Which cards of a hand will be played in the next rounds; the others may as well go."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Final

from cantina.games.destiny.bot.worth import Sight, card_worth, removes_enemy_dice
from cantina.games.destiny.facts import KNOWN
from cantina.games.destiny.rules.upkeep import INCOME
from cantina.games.destiny.setup import STARTING_RESOURCES
from cantina.games.destiny.terms import Symbol
from cantina.games.destiny.view import CardView, HandCard

ROUNDS: Final = 3
"""So many rounds a plan is made for; with two, mulligans put too much back."""
SPENT: Final = 0.5
"""How much of the resources that dice promise is gained; other sides are resolved before."""
REMOVAL: Final = 6.0
"""What it is worth to hold a card that removes an enemy's die, beside what it does."""
CHEAP: Final = 0.5
"""What a resource less to pay is worth: it leaves one for something else."""
MOST: Final = 8
"""So many cards of a hand are weighed together, the best ones."""
ENOUGH: Final = 10
"""With fewer cards in the deck its end matters, and nothing is thrown away."""


@cache
def promised(code: str) -> float:
    """Return how many resources a roll of a die shows on average."""
    sides = KNOWN[code].sides
    shown = [side.value - side.cost for side in sides if side.symbol is Symbol.RESOURCE]
    return sum(shown) / len(sides) if sides else 0.0


def income(sight: Sight) -> float:
    """Return how many resources a round brings: the upkeep's, and what the own dice promise."""
    dice = (*sight.me.on_cards, *sight.me.pool)
    return INCOME + SPENT * sum([promised(die.code) for die in dice])


def heroes(sight: Sight) -> list[CardView]:
    """Return the own characters."""
    return [
        card for card in sight.view.cards if card.kind == "character" and sight.is_mine(card.id)
    ]


def has_host(code: str, sight: Sight) -> bool:
    """Say whether an own character can have an upgrade, as far as colours and subtypes tell."""
    only = KNOWN[code].definition.only_on
    if only is None or KNOWN[code].kind != "upgrade":
        return True
    return any(
        (not only.colours or KNOWN[hero.code].color in only.colours)
        and (not only.subtypes or not KNOWN[hero.code].subtypes.isdisjoint(only.subtypes))
        for hero in heroes(sight)
    )


def playable(sight: Sight) -> list[HandCard]:
    """Return the cards in hand that can be played at all; of equal unique ones the first."""
    own = [card for card in sight.view.cards if sight.is_mine(card.id)]
    taken = {KNOWN[card.code].title for card in own if KNOWN[card.code].unique}
    found = []
    for card in sight.me.hand:
        of = KNOWN[card.code]
        if of.unique and of.title in taken:
            continue
        if of.unique:
            taken.add(of.title)
        if has_host(card.code, sight):
            found.append(card)
    return found


def merit(card: HandCard) -> float:
    """Return what a card is worth to a plan: removal first, then what is cheap for its worth."""
    more = REMOVAL if removes_enemy_dice(card.code) else 0.0
    return card_worth(card.code) + more - CHEAP * card.cost


def planned(sight: Sight, purse: float) -> set[int]:
    """Return the cards that are worth most together and can be paid for."""
    able = sorted(playable(sight), key=merit, reverse=True)[:MOST]
    plans = [
        plan
        for size in range(len(able) + 1)
        for plan in combinations(able, size)
        if sum([card.cost for card in plan]) <= purse
    ]
    best = max(plans, key=lambda plan: sum([merit(card) for card in plan]))
    return {card.id for card in best}


def purse(sight: Sight, now: int) -> float:
    """Return what can be spent until the plan ends, by who has so much when its first round begins.

    That round's income is among it already.
    """
    return now + ROUNDS * income(sight) - INCOME


def to_put_back(sight: Sight) -> list[int]:
    """Return what a mulligan puts back: all that is not in the plan of the first rounds."""
    kept = planned(sight, purse(sight, STARTING_RESOURCES))  # they are handed out after it
    return [card.id for card in sight.me.hand if card.id not in kept]


def to_discard(sight: Sight) -> list[int]:
    """Return what is thrown away at the end of a round, when new cards come; removal is kept."""
    if sight.me.deck_size < ENOUGH:
        return []
    kept = planned(sight, purse(sight, sight.me.resources))
    return [
        card.id
        for card in sight.me.hand
        if card.id not in kept and not removes_enemy_dice(card.code)
    ]
