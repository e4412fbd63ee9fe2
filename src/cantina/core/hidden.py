"""What a seat cannot know: dealing it again, and testing that nothing of it leaks."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Any, TypeVar

import msgspec

from cantina.core.deck import EVERYBODY, Deck, exchanged, in_order
from cantina.core.rng import Rng
from cantina.core.table import Table

C = TypeVar("C", bound=str | int)


def deal_again(zones: Sequence[MutableSequence[C]], rng: Rng) -> None:
    """Shuffle all cards of several hidden zones together and deal them back, sizes kept.

    They are sorted first, so that nothing of how they lay is left.
    """
    pool = in_order([card for zone in zones for card in zone])
    rng.shuffle(pool)
    start = 0
    for zone in zones:
        zone[:] = pool[start : start + len(zone)]
        start += len(zone)


def knows(seen: int, seat: int | None) -> bool:
    """Say whether a seat (None: a spectator) is among those who have seen a card."""
    return seen == EVERYBODY if seat is None else bool(seen >> seat & 1)


def resample_deck(
    deck: Deck[C], seat: int | None, rng: Rng, hands: Sequence[MutableSequence[C]] = ()
) -> None:
    """Deal again the places of a deck that the seat does not know, together with hidden hands."""
    hidden_top = [i for i, seen in enumerate(deck.top_seen) if not knows(seen, seat)]
    hidden_bottom = [i for i, seen in enumerate(deck.bottom_seen) if not knows(seen, seat)]
    top = [deck.top[place] for place in hidden_top]
    bottom = [deck.bottom[place] for place in hidden_bottom]
    rest = list(deck.rest)
    deal_again([*hands, top, bottom, rest], rng)
    for place, card in zip(hidden_top, top, strict=True):
        deck.top = exchanged(deck.top, place, card)
    for place, card in zip(hidden_bottom, bottom, strict=True):
        deck.bottom = exchanged(deck.bottom, place, card)
    deck.rest = tuple(in_order(rest))


class Leak(AssertionError):  # noqa: N818
    """A seat was shown something it cannot know."""


def _seen(table: Table[Any], seat: int | None) -> bytes:
    asks = [] if seat is None else table.asks(seat, explain=True)
    return msgspec.json.encode((table.view(seat), asks, table.waiting))


def check_no_leak(table: Table[Any], seat: int | None, rng: Rng) -> None:
    """Raise Leak unless view and asks stay identical when all the seat cannot know is changed."""
    shown = _seen(table, seat)
    imagined = _seen(table.imagine(seat, rng), seat)
    if shown != imagined:
        raise Leak(f"seat {seat} of {table.game.name} sees {_difference(shown, imagined)}")


def _difference(one: bytes, other: bytes) -> str:
    pairs = zip(one, other, strict=False)
    at = next((i for i, (a, b) in enumerate(pairs) if a != b), min(len(one), len(other)))
    begin = max(0, at - 80)
    return f"...{one[begin : at + 40]!r} or ...{other[begin : at + 40]!r}"
