"""How encounter cards are written down: a number, its sections, and an asset if it has one."""

from __future__ import annotations

from typing import Final

from cantina.games.outer_rim.cards.frames import Ability, AnyCondition, AnyEffect
from cantina.games.outer_rim.moments import HEADED, Moment
from cantina.games.outer_rim.printed import Asset, Card, Confidence, Part, Section
from cantina.games.outer_rim.terms import (
    NEGATIVE,
    NEUTRAL,
    POSITIVE,
    EncounterDeckName,
    Faction,
    Whose,
)

STANDINGS: Final = {
    "positive": (POSITIVE,),
    "neutral": (NEUTRAL,),
    "negative": (NEGATIVE,),
    "welcome": (POSITIVE, NEUTRAL),
    "unwelcome": (NEUTRAL, NEGATIVE),
}
"""What a subsection may be headed by."""


def encounter(
    deck: EncounterDeckName,
    number: int,
    *sections: Section,
    asset: Asset | None = None,
    confidence: Confidence = "ours",
) -> Card:
    """Card `number` of 10 of an encounter deck."""
    return Card(
        id=f"{deck}_{number}",
        confidence=confidence,
        encounter=deck,
        sections=sections,
        asset=asset,
    )


def section(place: str, effect: AnyEffect) -> Section:
    """Write a section that is the same for everybody."""
    return Section(place=place, parts=(Part(effect=effect),))


def by_reputation(place: str, faction: Faction | Whose, **parts: AnyEffect) -> Section:
    """Write a section divided by reputation: `positive=…, unwelcome=…` (OR-SPACE-ENCOUNTER-7)."""
    divided = [
        Part(effect=effect, faction=faction, reputations=STANDINGS[heading])
        for heading, effect in parts.items()
    ]
    return Section(place=place, parts=tuple(divided))


def by_patrol(**parts: AnyEffect) -> Section:
    """Write the patrol section of a navpoint card, divided by reputation with that patrol."""
    return by_reputation("patrol", Whose.PATROL, **parts)


def secret(place: str, at: Moment, effect: AnyEffect, when: AnyCondition | None = None) -> Section:
    """Write a section marked Secret (OR-SECRET-1)."""
    return Section(place=place, secret=Ability(at, effect, when, may=at not in HEADED))
