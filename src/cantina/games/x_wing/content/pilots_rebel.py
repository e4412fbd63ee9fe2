"""Rebel pilots of later expansions."""

from cantina.games.x_wing.content.cards import Faction, PilotCard, Slot
from cantina.games.x_wing.content.pilots import generic, squadron, unique

ELITE = Slot.ELITE
TURRET = Slot.TURRET
TORPEDO = Slot.TORPEDO
MISSILE = Slot.MISSILE
BOMB = Slot.BOMB
CREW = Slot.CREW
ASTROMECH = Slot.ASTROMECH
TECH = Slot.TECH
LATER = 2

LATER_REBEL_CARDS: tuple[PilotCard, ...] = (
    *squadron(
        "t70xwing",
        Faction.REBEL,
        (TORPEDO, ASTROMECH, TECH),
        generic("bluesquadronnovice", 2, 24, wave=LATER),
        generic("redsquadronveteran", 4, 26, ELITE, wave=LATER),
    ),
    *squadron(
        "kwing",
        Faction.REBEL,
        (TURRET, TORPEDO, TORPEDO, MISSILE, BOMB, BOMB, CREW),
        generic("wardensquadronpilot", 2, 23, wave=LATER),
        generic("guardiansquadronpilot", 4, 25, wave=LATER),
    ),
    *squadron(
        "auzituckgunship",
        Faction.REBEL,
        (CREW, CREW),
        generic("kashyyykdefender", 1, 24, wave=LATER),
        generic("wookieeliberator", 3, 26, ELITE, wave=LATER),
    ),
    *squadron(
        "sheathipedeclassshuttle",
        Faction.REBEL,
        (CREW, ASTROMECH),
        unique(
            "ezrabridger-sheathipedeclassshuttle",
            5,
            17,
            ELITE,
            wave=LATER,
            squad_id="ezrabridger",
        ),
    ),
)
