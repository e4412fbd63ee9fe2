"""Texts that name components. Every id is prefix + component id with hyphens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, partial
from typing import Final

from cantina.core.text import Text, text


@cache
def named(prefix: str, component: str) -> Text:
    """Return the name of a component: or-card-*, or-character-*, or-ship-*, or-space-*, ..."""
    return text(f"or-{prefix}-{component.replace('_', '-')}")


def naming(prefix: str) -> Callable[[str], Text]:
    """Return what names the components of a kind."""
    return partial(named, prefix)


card_name: Final = naming("card")
character_name: Final = naming("character")
contact_name: Final = naming("contact")
space_name: Final = naming("space")
patrol_name: Final = naming("patrol")
faction_name: Final = naming("faction")
skill_name: Final = naming("skill")
deck_name: Final = naming("deck")
slot_name: Final = naming("slot")
face_name: Final = naming("face")
class_name: Final = naming("class")


def ship_name(ship: str, flipped: bool = False) -> Text:
    """Name of a ship, or its famous name on the flipped side (OR-SHIP-11)."""
    return named("ship-named" if flipped else "ship", ship)


STANDINGS = {1: "positive", 0: "neutral", -1: "negative"}


def standings(values: Sequence[int]) -> Text:
    """Name some steps of the reputation track, of which any will do."""
    *others, said = [named("standing", STANDINGS[each]) for each in values]
    for other in reversed(others):
        said = text("or-says-or", first=other, rest=said)
    return said
