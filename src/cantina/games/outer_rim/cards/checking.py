"""Every component as the checks of all games see it: its name and its trees."""

from __future__ import annotations

from collections.abc import Iterator

from cantina.core.cards import CardTrees, Word, check_cards
from cantina.core.languages import entries
from cantina.games.outer_rim.library import AI_CARDS, CARDS, CHARACTERS, CONTACTS, PATROLS, SHIPS
from cantina.games.outer_rim.names import (
    card_name,
    character_name,
    contact_name,
    patrol_name,
    ship_name,
)
from cantina.games.outer_rim.printed import Asset, Card, Character, Ship


def trees_of_card(card: Card) -> Iterator[Word]:
    """Yield everything printed on a card."""
    if card.text is not None:
        yield card.text
    yield from card.steps
    for section in card.sections:
        yield from (part.effect for part in section.parts)
        if section.secret is not None:
            yield section.secret
    if card.asset is not None:
        yield from _of_asset(card.asset)


def _of_asset(part: Asset) -> Iterator[Word]:
    reward = None if part.reward is None else part.reward.effect
    for tree in (part.encounter, part.own_delivery, part.destination_condition, reward):
        if tree is not None:
            yield tree
    yield from part.abilities
    yield from part.modifiers


def trees_of_character(character: Character) -> Iterator[Word]:
    """Yield everything printed on both sides of a character card."""
    yield from (*character.abilities, *character.flipped_abilities)
    yield from (*character.modifiers, *character.flipped_modifiers)
    yield character.goal


def trees_of_ship(ship: Ship) -> Iterator[Word]:
    """Yield everything printed on both sides of a ship sheet."""
    for side in (ship.front, ship.named):
        if side is not None:
            yield from side.abilities
            yield from side.modifiers
    if ship.goal is not None:
        yield ship.goal


def check_library() -> None:
    """Refuse a component that cannot be read or played, by its id."""
    messages = entries("en").keys()
    for components in (
        [CardTrees(each.id, card_name(each.id), [*trees_of_card(each)]) for each in CARDS.values()],
        [
            CardTrees(each.id, character_name(each.id), [*trees_of_character(each)])
            for each in CHARACTERS.values()
        ],
        [CardTrees(each.id, ship_name(each.id), [*trees_of_ship(each)]) for each in SHIPS.values()],
        [CardTrees(each, contact_name(each)) for each in CONTACTS],
        [CardTrees(each, patrol_name(each)) for each in PATROLS],
        [CardTrees(each, card_name(each)) for each in AI_CARDS],
    ):
        check_cards(components, messages)
