"""Every card of the pool with its name, its facts and its lines: what a card browser shows."""

from __future__ import annotations

from functools import cache

import msgspec

from cantina.core.text import Text
from cantina.games.destiny.cards.lines import card_lines
from cantina.games.destiny.library import CARDS
from cantina.games.destiny.names import card_name, subtitle_id
from cantina.games.destiny.printed import Card


class Printed(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card as printed; facts it does not have stay at their defaults."""

    id: str
    kind: str
    name: Text
    lines: tuple[Text, ...]
    colour: str
    affiliation: str
    set: str
    number: int
    rarity: str
    subtitle: Text | None = None
    unique: bool = False
    cost: int | None = None
    points: tuple[int, ...] = ()
    """With one die and, where it can be elite, with two; by the balance list."""
    health: int = 0
    sides: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()


@cache
def library() -> tuple[Printed, ...]:
    """Return all cards in the order of their codes."""
    return tuple(_printed(card) for card in CARDS)


def _printed(card: Card) -> Printed:
    points = card.cost_in_points()
    paid = () if points is None else (points.one, *([points.elite] if points.elite else []))
    return Printed(
        card.code,
        card.type.value,
        card_name(card),
        card_lines(card),
        card.colour.value,
        card.affiliation.value,
        card.set,
        card.number,
        card.rarity.name.lower(),
        subtitle=Text(subtitle_id(card)) if card.subtitle else None,
        unique=card.unique,
        cost=card.cost,
        points=paid,
        health=card.health,
        sides=tuple(side.code for side in card.sides),
        subtypes=tuple(subtype.value for subtype in card.subtypes),
    )
