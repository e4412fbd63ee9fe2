"""Lazy decks: known cards on top, an unordered rest, known cards at the bottom.

An order nobody has seen does not exist in the state, so it cannot leak and need not be guessed.
A card of the rest is drawn by chance at the moment somebody looks at it.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable
from typing import Any, Final, Generic, TypeVar

from cantina.core.ask import key_of
from cantina.core.chance import Chance, Reveal
from cantina.core.piece import Piece
from cantina.core.rng import Rng

C = TypeVar("C", bound=str | int)
T = TypeVar("T")

EVERYBODY: Final = -1
"""A set of seats as bits; all bits set."""


def in_order(cards: Iterable[C]) -> list[C]:
    """Return the cards sorted; a deck holds cards of one kind, all numbers or all names."""
    return sorted(cards)


def seen_by(*seats: int) -> int:
    """Return the set of these seats as bits."""
    return sum(1 << seat for seat in set(seats))


def without(values: tuple[T, ...], place: int) -> tuple[T, ...]:
    """Return the values without the one at a place."""
    return values[:place] + values[place + 1 :]


def exchanged(values: tuple[T, ...], place: int, value: T) -> tuple[T, ...]:
    """Return the values with another one at a place."""
    return (*values[:place], value, *values[place + 1 :])


class Deck(Piece, Generic[C]):
    """A face-down deck. `top[0]` is the uppermost card, `bottom[-1]` the lowest."""

    # tuples, so that copies of a state share them: a deck is copied far more often than drawn from
    top: tuple[C, ...] = ()
    rest: tuple[C, ...] = ()
    """Sorted, so that the state does not depend on how it was reached."""
    bottom: tuple[C, ...] = ()
    top_seen: tuple[int, ...] = ()
    """For each card of `top`, the seats (as bits) that know it lies there."""
    bottom_seen: tuple[int, ...] = ()

    def __len__(self) -> int:
        return len(self.top) + len(self.rest) + len(self.bottom)

    def __bool__(self) -> bool:
        return bool(self.top or self.rest or self.bottom)

    def cards(self) -> list[C]:
        """Return all cards, sorted: what is in it, never in which order."""
        return in_order([*self.top, *self.rest, *self.bottom])

    def put_on_top(self, card: C, seen: int = EVERYBODY) -> None:
        """Put a card on top; `seen` are the seats that know which one it is."""
        self.top = (card, *self.top)
        self.top_seen = (seen, *self.top_seen)

    def put_at_bottom(self, card: C, seen: int = EVERYBODY) -> None:
        """Put a card under the deck; `seen` are the seats that know which one it is."""
        self.bottom = (*self.bottom, card)
        self.bottom_seen = (*self.bottom_seen, seen)

    def shuffle(self) -> None:
        """Forget every order."""
        self.rest = tuple(self.cards())
        self.top = ()
        self.top_seen = ()
        self.bottom = ()
        self.bottom_seen = ()

    def shuffle_in(self, cards: Iterable[C]) -> None:
        """Add cards and shuffle."""
        self.shuffle()
        self.rest = tuple(in_order([*self.rest, *cards]))

    def remove(self, card: C) -> None:
        """Take a certain card out, wherever it lies (after a search)."""
        if card in self.rest:
            self.rest = without(self.rest, self.rest.index(card))
        elif card in self.top:
            place = self.top.index(card)
            self.top, self.top_seen = without(self.top, place), without(self.top_seen, place)
        elif card in self.bottom:
            place = self.bottom.index(card)
            self.bottom = without(self.bottom, place)
            self.bottom_seen = without(self.bottom_seen, place)
        else:
            raise ValueError(f"{card!r} is not in this deck")

    def show(self, card: C) -> None:
        """Let everybody know a card whose place is fixed, if it lies here at all."""
        if card in self.top:
            self.top_seen = exchanged(self.top_seen, self.top.index(card), EVERYBODY)
        elif card in self.bottom:
            self.bottom_seen = exchanged(self.bottom_seen, self.bottom.index(card), EVERYBODY)

    def known_top(self, seat: int) -> list[C | None]:
        """Return the fixed cards from the top as a seat knows them; None is one it does not."""
        return [
            card if seen >> seat & 1 else None
            for card, seen in zip(self.top, self.top_seen, strict=True)
        ]

    def known_bottom(self, seat: int) -> list[C | None]:
        """Return the fixed cards at the bottom as a seat knows them, the lowest last."""
        return [
            card if seen >> seat & 1 else None
            for card, seen in zip(self.bottom, self.bottom_seen, strict=True)
        ]


def shuffled(cards: Iterable[C]) -> Deck[C]:
    """Return a shuffled deck of these cards."""
    return Deck(rest=tuple(in_order(cards)))


class Draw(Chance, Generic[C]):
    """Take the uppermost card of a deck that is not empty; chance decides in the rest."""

    __slots__ = ("deck",)

    kind = "draw"

    def __init__(self, deck: Deck[C]) -> None:
        self.deck = deck

    def __await__(self) -> Generator[Any, Any, C]:
        deck = self.deck
        if deck.top:
            card = deck.top[0]
            if deck.top_seen[0] != EVERYBODY:
                yield Reveal()
            deck.top, deck.top_seen = deck.top[1:], deck.top_seen[1:]
        elif deck.rest:
            card = yield self
            deck.rest = without(deck.rest, deck.rest.index(card))
        elif deck.bottom:
            card = deck.bottom[0]
            if deck.bottom_seen[0] != EVERYBODY:
                yield Reveal()
            deck.bottom, deck.bottom_seen = deck.bottom[1:], deck.bottom_seen[1:]
        else:
            raise ValueError("an empty deck gives no card")
        return card

    def draw(self, rng: Rng) -> C:
        """Return a random card of the rest."""
        rest = self.deck.rest
        return rest[rng.below(len(rest))]

    def parse(self, raw: object) -> C:
        """Read a card by its key."""
        wanted = key_of(raw)
        for card in self.deck.rest:
            if key_of(card) == wanted:
                return card
        raise ValueError(f"{raw!r} is not in the unordered rest of this deck")

    def outcomes(self) -> list[tuple[C, float]]:
        """Return the different cards with their probabilities."""
        rest = self.deck.rest
        return [(card, rest.count(card) / len(rest)) for card in in_order(set(rest))]


class Peek(Generic[C]):
    """Look at up to `count` cards from the top; they stay there, known to the seats that looked."""

    __slots__ = ("count", "deck", "seen")

    def __init__(self, deck: Deck[C], count: int, *seats: int) -> None:
        self.deck = deck
        self.count = count
        self.seen = seen_by(*seats) if seats else EVERYBODY

    def __await__(self) -> Generator[Any, Any, list[C]]:
        deck = self.deck
        while len(deck.top) < self.count and deck:
            if deck.rest:
                card: C = yield Draw(deck)
                deck.rest = without(deck.rest, deck.rest.index(card))
                seen = 0
            elif deck.bottom:
                card, seen = deck.bottom[0], deck.bottom_seen[0]
                deck.bottom, deck.bottom_seen = deck.bottom[1:], deck.bottom_seen[1:]
            else:
                break
            deck.top = (*deck.top, card)
            deck.top_seen = (*deck.top_seen, seen)
        found = list(deck.top[: self.count])
        looked = [seen | self.seen for seen in deck.top_seen[: self.count]]
        deck.top_seen = (*looked, *deck.top_seen[self.count :])
        yield Reveal()
        return found
