"""Every card of the pool, by code and by name; the game fills it from the content."""

from __future__ import annotations

from collections.abc import Iterable

from cantina.core.finding import folded
from cantina.core.library import Library
from cantina.games.destiny.printed import Card

CARDS: list[Card] = []
"""All cards in the order of their codes, each once however often it was reprinted."""

BY_CODE: Library[Card] = Library()
"""Each card by its own code and by the codes of its reprints."""


class UnknownCard(LookupError):  # noqa: N818
    """A code or name that no card of the pool has."""


def fill(cards: Iterable[Card]) -> None:
    """Put the cards of the pool in; a code that two of them have is refused."""
    CARDS.extend(sorted(cards, key=lambda card: card.code))
    printings = [(code, card) for card in CARDS for code in (card.code, *card.reprints)]
    codes = Library[tuple[str, Card]]()
    codes.fill(printings, lambda printing: printing[0])
    BY_CODE.update(dict(printings))


def card_by_code(code: str) -> Card:
    """Return a card by its code or the code of one of its reprints."""
    try:
        return BY_CODE[code]
    except KeyError:
        raise UnknownCard(f"no card has the code {code!r}") from None


def cards_named(name: str) -> list[Card]:
    """Return the cards with this title, or with this title and subtitle."""
    wanted = folded(name)
    return [c for c in CARDS if wanted in (folded(c.name), folded(c.full_name))]
