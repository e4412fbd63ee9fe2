"""All printed components by id; the content tables fill it when they are imported."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from cantina.games.outer_rim.printed import (
    AiCard,
    Asset,
    Card,
    Character,
    Contact,
    PatrolToken,
    Ship,
)

CARDS: Final[dict[str, Card]] = {}
CHARACTERS: Final[dict[str, Character]] = {}
SHIPS: Final[dict[str, Ship]] = {}
CONTACTS: Final[dict[str, Contact]] = {}
PATROLS: Final[dict[str, PatrolToken]] = {}
AI_CARDS: Final[dict[str, AiCard]] = {}


def add_cards(cards: Iterable[Card]) -> None:
    """Put market, encounter or databank cards into the catalogue."""
    for each in cards:
        if each.id in CARDS:
            raise ValueError(f"card {each.id} is listed twice")
        CARDS[each.id] = each


def add_characters(characters: Iterable[Character]) -> None:
    """Put character cards into the catalogue."""
    CHARACTERS.update((each.id, each) for each in characters)


def add_ships(ships: Iterable[Ship]) -> None:
    """Put ship sheets into the catalogue."""
    SHIPS.update((each.id, each) for each in ships)


def add_contacts(contacts: Iterable[Contact]) -> None:
    """Put contact tokens into the catalogue."""
    CONTACTS.update((each.id, each) for each in contacts)


def add_patrols(patrols: Iterable[PatrolToken]) -> None:
    """Put patrol tokens into the catalogue."""
    PATROLS.update((each.id, each) for each in patrols)


def add_ai_cards(cards: Iterable[AiCard]) -> None:
    """Put solo cards into the catalogue."""
    AI_CARDS.update((each.id, each) for each in cards)


def asset(card_id: str) -> Asset:
    """Return the asset part of a card that has one."""
    part = CARDS[card_id].asset
    assert part is not None, f"{card_id} is no asset"
    return part
