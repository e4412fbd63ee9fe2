"""Texts that name components. Every id is prefix + component id with hyphens."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from cantina.core.text import Text, text


@cache
def named(prefix: str, component: str) -> Text:
    """Return the name of a component: or-card-*, or-character-*, or-ship-*, or-space-*, ..."""
    return text(f"or-{prefix}-{component.replace('_', '-')}")


def card_name(card: str) -> Text:
    """Name of a market, encounter or databank card."""
    return named("card", card)


def character_name(character: str) -> Text:
    """Name of a character."""
    return named("character", character)


def ship_name(ship: str, flipped: bool = False) -> Text:
    """Name of a ship, or its famous name on the flipped side (OR-SHIP-11)."""
    return named("ship-named" if flipped else "ship", ship)


def contact_name(contact: str) -> Text:
    """Name of a contact."""
    return named("contact", contact)


def space_name(space: str) -> Text:
    """Name of a planet, navpoint or the Maelstrom."""
    return named("space", space)


def patrol_name(token: str) -> Text:
    """Name of a patrol token."""
    return named("patrol", token)


def faction_name(faction: str) -> Text:
    """Name of a faction."""
    return named("faction", faction)


def skill_name(skill: str) -> Text:
    """Name of a skill."""
    return named("skill", skill)


def deck_name(deck: str) -> Text:
    """Name of a market deck."""
    return named("deck", deck)


def slot_name(slot: str) -> Text:
    """Name of a slot."""
    return named("slot", slot)


def face_name(face: str) -> Text:
    """Name of a die result."""
    return named("face", face)


def class_name(contact_class: str) -> Text:
    """Name of a contact class."""
    return named("class", contact_class)


STANDINGS = {1: "positive", 0: "neutral", -1: "negative"}


def standings(values: Sequence[int]) -> Text:
    """Name some steps of the reputation track, of which any will do."""
    *others, said = [named("standing", STANDINGS[each]) for each in values]
    for other in reversed(others):
        said = text("or-says-or", first=other, rest=said)
    return said
