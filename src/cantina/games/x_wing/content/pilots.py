"""How pilots are written down: shorthand for the tables of the factions."""

import msgspec

from cantina.games.x_wing.cards.vocabulary import *

ELITE, CREW, SYSTEM, TECH = Slot.ELITE, Slot.CREW, Slot.SYSTEM, Slot.TECH
ASTROMECH, SALVAGED, ILLICIT = Slot.ASTROMECH, Slot.SALVAGED_ASTROMECH, Slot.ILLICIT
TORPEDO, MISSILE, BOMB = Slot.TORPEDO, Slot.MISSILE, Slot.BOMB
TURRET, CANNON = Slot.TURRET, Slot.CANNON
LATER = 2
"""The wave of all expansions after the first."""


def squadron(
    ship: str,
    faction: Faction,
    bar: tuple[Slot, ...],
    *pilots: PilotCard,
    resistance: bool = False,
) -> tuple[PilotCard, ...]:
    """Give pilots their ship, faction and the slots that all of its pilots have."""
    return tuple(
        msgspec.structs.replace(
            pilot, ship=ship, faction=faction, slots=(*pilot.slots, *bar), resistance=resistance
        )
        for pilot in pilots
    )


def unique(
    xws: str,
    skill: int,
    points: int,
    *slots: Slot,
    wave: int = 0,
    squad_id: str = "",
    abilities: tuple[Line, ...] = (),
) -> PilotCard:
    """Write a pilot with a bullet before the name."""
    return PilotCard(xws, "", Faction.REBEL, skill, points, True, slots, wave, squad_id, abilities)


def generic(
    xws: str,
    skill: int,
    points: int,
    *slots: Slot,
    wave: int = 0,
    values: tuple[int, int, int, int] | None = None,
) -> PilotCard:
    """Write a pilot any number of ships may have."""
    return PilotCard(xws, "", Faction.REBEL, skill, points, False, slots, wave, values=values)
