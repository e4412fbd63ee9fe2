"""A deck as a player brings it: team, plot, battlefields and cards."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import msgspec

from cantina.core.cards import walk
from cantina.games.destiny.cards.counts import Rather
from cantina.games.destiny.cards.dice import RollSetAside
from cantina.games.destiny.cards.standing import IsElite
from cantina.games.destiny.library import CARDS
from cantina.games.destiny.printed import Card
from cantina.games.destiny.records import known_card


class TeamMember(msgspec.Struct, frozen=True):
    """A character of the team, with one die or, elite, with two."""

    code: str
    dice: int = 1


class Deck(msgspec.Struct, frozen=True):
    """A team with its plot, battlefields and deck, legal or not."""

    name: str
    team: tuple[TeamMember, ...]
    battlefields: tuple[str, ...]
    cards: dict[str, int]  # how many copies of each card are in the deck
    plots: tuple[str, ...] = ()
    under_plot: tuple[str, ...] = ()  # events brought outside the deck (DS-CLARIFY-45)
    spare_dice: tuple[str, ...] | None = None  # None: all dice the cards refer to
    format: str = "constructed"

    @property
    def characters(self) -> list[Card]:
        """The cards of the team, one for each copy."""
        return [known_card(member.code) for member in self.team]

    @property
    def size(self) -> int:
        """How many cards are in the deck."""
        return sum(self.cards.values())

    def codes(self) -> list[str]:
        """Return every code the deck names."""
        team = [member.code for member in self.team]
        spare = self.spare_dice or ()
        outside = (*self.plots, *self.battlefields, *self.under_plot, *spare)
        return [*team, *outside, *self.cards]

    def draw_deck(self) -> tuple[str, ...]:
        """Return the codes of the deck, one for each copy."""
        return tuple(code for code, count in self.cards.items() for _ in range(count))

    def all_cards(self) -> list[Card]:
        """Return every different card of team, plot and deck."""
        codes = [member.code for member in self.team]
        return [known_card(code) for code in dict.fromkeys([*codes, *self.plots, *self.cards])]

    def dice_aside(self) -> tuple[str, ...]:
        """Return the further dice this player sets aside (DS-SET-ASIDE-4)."""
        return tuple(referred_dice(self)) if self.spare_dice is None else self.spare_dice


def referred_dice(deck: Deck) -> Iterator[str]:
    """Go through the dice outside the deck that its cards can bring in."""
    for card in deck.all_cards():
        for node in dice_words(card.code):
            if isinstance(node, RollSetAside):
                yield from [die_named(node.name)] * most(node)
            else:
                yield from [c.code for c in deck.characters if can_be_trained(card, c)]


@cache
def dice_words(code: str) -> tuple[RollSetAside | IsElite, ...]:
    """Return the words of a card that bring in a die from outside the deck."""
    words = walk(known_card(code).abilities)
    return tuple([word for word in words if isinstance(word, RollSetAside | IsElite)])


def most(node: RollSetAside) -> int:
    """Return how many set-aside dice one use can roll."""
    if isinstance(node.n, Rather) and isinstance(node.n.instead, int):
        return node.n.instead
    return node.n if isinstance(node.n, int) else 1


def can_be_trained(training: Card, character: Card) -> bool:
    """Say whether a card that makes its host elite can be played on this character."""
    host = training.only_on
    if host is None:
        return True
    return (not host.colours or character.colour in host.colours) and (
        host.unique is None or character.unique == host.unique
    )


def die_named(name: str) -> str:
    """Return the code of the die with this title."""
    return next(card.code for card in CARDS if card.name == name and card.has_die)
