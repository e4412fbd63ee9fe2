"""Check every effect tree of the catalogue; an error names the card."""

from __future__ import annotations

from collections.abc import Iterator

from cantina.core.effects import Node
from cantina.games.outer_rim.cards.language import LANGUAGE
from cantina.games.outer_rim.library import CARDS, CHARACTERS, SHIPS
from cantina.games.outer_rim.printed import (
    Ability,
    Asset,
    Card,
    Character,
    Goal,
    Modifier,
    Reward,
    Ship,
)


def trees_of_card(card: Card) -> Iterator[Node]:
    """Yield all effects and conditions printed on a card."""
    if card.text is not None:
        yield card.text
    yield from card.steps
    for section in card.sections:
        yield from (part.effect for part in section.parts)
        if section.secret is not None:
            yield from _of_abilities((section.secret,))
    if card.asset is not None:
        yield from _of_asset(card.asset)


def trees_of_character(character: Character) -> Iterator[Node]:
    """Yield all effects and conditions on both sides of a character card."""
    yield from _of_abilities((*character.abilities, *character.flipped_abilities))
    yield from _of_modifiers((*character.modifiers, *character.flipped_modifiers))
    yield from _of_goal(character.goal)


def trees_of_ship(ship: Ship) -> Iterator[Node]:
    """Yield all effects and conditions on both sides of a ship sheet."""
    for side in (ship.front, ship.named):
        if side is not None:
            yield from _of_abilities(side.abilities)
            yield from _of_modifiers(side.modifiers)
    if ship.goal is not None:
        yield from _of_goal(ship.goal)


def _of_asset(part: Asset) -> Iterator[Node]:
    for tree in (part.encounter, part.own_delivery, part.destination_condition):
        if tree is not None:
            yield tree
    yield from _of_abilities(part.abilities)
    yield from _of_modifiers(part.modifiers)
    yield from _of_reward(part.reward)


def _of_reward(reward: Reward | None) -> Iterator[Node]:
    if reward is not None and reward.effect is not None:
        yield reward.effect


def _of_goal(goal: Goal) -> Iterator[Node]:
    for tree in (goal.condition, goal.effect):
        if tree is not None:
            yield tree


def _of_abilities(abilities: tuple[Ability, ...]) -> Iterator[Node]:
    for ability in abilities:
        yield ability.effect
        if ability.condition is not None:
            yield ability.condition


def _of_modifiers(modifiers: tuple[Modifier, ...]) -> Iterator[Node]:
    for modifier in modifiers:
        if not isinstance(modifier.amount, int):
            yield modifier.amount
        if modifier.condition is not None:
            yield modifier.condition


def check_catalogue() -> None:
    """Raise BadTree, naming the card, if any tree cannot be executed or printed."""
    for card in CARDS.values():
        for tree in trees_of_card(card):
            LANGUAGE.check(tree, card.id)
    for character in CHARACTERS.values():
        for tree in trees_of_character(character):
            LANGUAGE.check(tree, character.id)
    for ship in SHIPS.values():
        for tree in trees_of_ship(ship):
            LANGUAGE.check(tree, ship.id)
