"""Pilots of the core set (wave 0) and of the first expansions (wave 1), ship by ship."""

from cantina.games.x_wing.content.cards import Faction, PilotCard, Slot

ELITE, ASTROMECH, TORPEDO = Slot.ELITE, Slot.ASTROMECH, Slot.TORPEDO
MISSILE, TURRET = Slot.MISSILE, Slot.TURRET


def squadron(
    ship: str, faction: Faction, bar: tuple[Slot, ...], *pilots: PilotCard
) -> tuple[PilotCard, ...]:
    """Give pilots their ship, faction and the slots that all of its pilots have."""
    return tuple(
        PilotCard(
            pilot.xws,
            ship,
            faction,
            pilot.skill,
            pilot.points,
            pilot.unique,
            (*pilot.slots, *bar),
            pilot.wave,
            pilot.squad_id,
        )
        for pilot in pilots
    )


def unique(
    xws: str, skill: int, points: int, *slots: Slot, wave: int = 0, squad_id: str = ""
) -> PilotCard:
    """Write a pilot with a bullet before the name."""
    return PilotCard(xws, "", Faction.REBEL, skill, points, True, slots, wave, squad_id)


def generic(xws: str, skill: int, points: int, *slots: Slot, wave: int = 0) -> PilotCard:
    """Write a pilot any number of ships may have."""
    return PilotCard(xws, "", Faction.REBEL, skill, points, False, slots, wave)


PILOT_CARDS: tuple[PilotCard, ...] = (
    *squadron(
        "xwing",
        Faction.REBEL,
        (TORPEDO, ASTROMECH),
        unique("wedgeantilles", 9, 29, ELITE, wave=1),
        unique("lukeskywalker", 8, 28, ELITE),
        unique("garvendreis", 6, 26, wave=1),
        unique("biggsdarklighter", 5, 25),
        generic("redsquadronpilot", 4, 23),
        generic("rookiepilot", 2, 21),
    ),
    *squadron(
        "ywing",
        Faction.REBEL,
        (TURRET, TORPEDO, TORPEDO, ASTROMECH),
        unique("hortonsalm", 8, 25, wave=1),
        unique("dutchvander", 6, 23, wave=1),
        generic("graysquadronpilot", 4, 20, wave=1),
        generic("goldsquadronpilot", 2, 18, wave=1),
    ),
    *squadron(
        "tiefighter",
        Faction.IMPERIAL,
        (),
        unique("howlrunner", 8, 18, ELITE, wave=1),
        unique("maulermithel", 7, 17, ELITE),
        unique("backstabber", 6, 16, wave=1),
        unique("darkcurse", 6, 16),
        unique("nightbeast", 5, 15),
        unique("wingedgundark", 5, 15, wave=1),
        generic("blacksquadronpilot", 4, 14, ELITE),
        generic("obsidiansquadronpilot", 3, 13),
        generic("academypilot", 1, 12),
    ),
    *squadron(
        "tieadvanced",
        Faction.IMPERIAL,
        (MISSILE,),
        unique("darthvader", 9, 29, ELITE, wave=1),
        unique("maarekstele", 7, 27, ELITE, wave=1),
        generic("stormsquadronpilot", 4, 23, wave=1),
        generic("tempestsquadronpilot", 2, 21, wave=1),
    ),
)
