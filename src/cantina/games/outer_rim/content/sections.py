"""How encounter cards are written down: a number, its sections, and an asset if it has one."""

from __future__ import annotations

from cantina.games.outer_rim.cards.frames import Ability, AnyCondition, AnyEffect
from cantina.games.outer_rim.printed import Asset, Card, Confidence, Part, Section
from cantina.games.outer_rim.terms import (
    HEADED,
    NEGATIVE,
    NEUTRAL,
    POSITIVE,
    EncounterDeckName,
    Faction,
    Moment,
    Whose,
)

Split = tuple[tuple[int, ...], AnyEffect]


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


def by_reputation(place: str, faction: Faction, *parts: Split) -> Section:
    """Write a section divided by reputation (OR-SPACE-ENCOUNTER-7)."""
    return Section(
        place=place,
        parts=tuple([Part(effect=e, faction=faction, reputations=r) for r, e in parts]),
    )


def by_patrol(*parts: Split) -> Section:
    """Write the patrol section of a navpoint card, divided by reputation with that patrol."""
    return Section(
        place="patrol",
        parts=tuple([Part(effect=e, faction=Whose.PATROL, reputations=r) for r, e in parts]),
    )


def secret(place: str, at: Moment, effect: AnyEffect, when: AnyCondition | None = None) -> Section:
    """Write a section marked Secret (OR-SECRET-1)."""
    return Section(place=place, secret=Ability(at, effect, when, may=at not in HEADED))


def positive(effect: AnyEffect) -> Split:
    """Write the part for positive reputation."""
    return (POSITIVE,), effect


def neutral(effect: AnyEffect) -> Split:
    """Write the part for neutral reputation."""
    return (NEUTRAL,), effect


def negative(effect: AnyEffect) -> Split:
    """Write the part for negative reputation."""
    return (NEGATIVE,), effect


def welcome(effect: AnyEffect) -> Split:
    """Write the part for positive or neutral reputation."""
    return (POSITIVE, NEUTRAL), effect


def unwelcome(effect: AnyEffect) -> Split:
    """Write the part for neutral or negative reputation."""
    return (NEUTRAL, NEGATIVE), effect
