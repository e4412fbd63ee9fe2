"""One maker for each type of card: what its record looks like when it is written down.

A record starts with its id and a line that reads as the card does: `"c3po"` and
`"unique rebel crew, 3 points"`; then comes what it says.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from cantina.games.x_wing.cards.frames import Line
from cantina.games.x_wing.printed import (
    Building,
    ConditionCard,
    DamageCard,
    PilotCard,
    UpgradeCard,
    Weapon,
)
from cantina.games.x_wing.terms import Faction, Slot, Trait

LATER = 2
"""The wave of all expansions after the first."""

BOTH_DECKS = ("core", "awakens")
"""The damage decks of the first core set and of the second."""


def slot_of(word: str) -> Slot:
    """Read `"salvaged-astromech"`: a symbol of an upgrade bar."""
    return Slot[word.upper().replace("-", "_")]


def slots_of(words: str) -> tuple[Slot, ...]:
    """Read `"torpedo astromech"`: an upgrade bar."""
    return tuple([slot_of(word) for word in words.split()])


def points_of(written: str) -> int:
    """Read `"29 points"`."""
    match written.split():
        case [points, "point" | "points"]:
            return int(points)
    raise ValueError(f"{written!r} are no points")


class Squadron(NamedTuple):
    """What the pilots of one ship and one faction have in common."""

    ship: str
    faction: Faction
    bar: str
    resistance: bool


Pilot = Callable[[Squadron], PilotCard]
"""A pilot as written, whose card there is once it has a squadron."""


def pilot(
    xws: str,
    shows: str,
    *says: Line,
    wave: int = LATER,
    squad_id: str = "",
    values: tuple[int, int, int, int] | None = None,
    errata: tuple[Line, ...] = (),
) -> Pilot:
    """Write a pilot of a squadron: `"unique, skill 9, 29 points, elite"`."""
    unique = shows.startswith("unique, ")
    skill, points, *bar = shows.removeprefix("unique, ").split(", ")

    def in_squadron(of: Squadron) -> PilotCard:
        return PilotCard(
            xws,
            of.ship,
            of.faction,
            int(skill.removeprefix("skill ")),
            points_of(points),
            unique,
            slots_of(" ".join((*bar, of.bar))),
            wave,
            squad_id,
            says,
            values,
            resistance=of.resistance,
            errata=errata,
        )

    return in_squadron


def squadron(
    ship: str, faction: Faction, bar: str, *pilots: Pilot, resistance: bool = False
) -> tuple[PilotCard, ...]:
    """Write the pilots of a ship and a faction, and the slots that all of them have."""
    of = Squadron(ship, faction, bar, resistance)
    return tuple([each(of) for each in pilots])


def upgrade(
    xws: str,
    shows: str,
    *says: Line,
    weapon: Weapon | None = None,
    ships: tuple[str, ...] = (),
    building: Building = Building(),
    wave: int = LATER,
    back: tuple[Line, ...] = (),
    errata: tuple[Line, ...] = (),
) -> UpgradeCard:
    """Write an upgrade: `"unique rebel crew, 3 points"` or `"limited missile, 2 points"`."""
    look, points = shows.split(", ")
    *words, slot = look.split()
    factions = tuple([Faction(word) for word in words if word not in ("unique", "limited")])
    return UpgradeCard(
        xws,
        slot_of(slot),
        points_of(points),
        "unique" in words,
        "limited" in words,
        weapon,
        factions,
        ships,
        wave,
        building,
        says,
        back,
        errata,
    )


def pilot_damage(
    card_id: str, count: int, *says: Line, decks: tuple[str, ...] = BOTH_DECKS
) -> DamageCard:
    """Write a damage card that hurts the pilot."""
    return DamageCard(card_id, Trait.PILOT, count, says, decks)


def ship_damage(
    card_id: str, count: int, *says: Line, decks: tuple[str, ...] = BOTH_DECKS
) -> DamageCard:
    """Write a damage card that hurts the ship."""
    return DamageCard(card_id, Trait.SHIP, count, says, decks)


def condition(xws: str, *says: Line, common: bool = False) -> ConditionCard:
    """Write a condition card."""
    return ConditionCard(xws, says, common)
