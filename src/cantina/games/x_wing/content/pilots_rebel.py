"""Rebel pilots of later expansions."""

from cantina.games.x_wing.content.cards import Faction, PilotCard, Slot
from cantina.games.x_wing.content.pilots import generic, squadron, unique

ELITE = Slot.ELITE
TURRET = Slot.TURRET
TORPEDO = Slot.TORPEDO
MISSILE = Slot.MISSILE
CANNON = Slot.CANNON
BOMB = Slot.BOMB
CREW = Slot.CREW
SYSTEM = Slot.SYSTEM
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
        unique("blueace", 5, 27, wave=LATER),
        unique("elloasty", 7, 30, ELITE, wave=LATER),
        unique("jesspava", 3, 25, wave=LATER),
        unique("niennunb", 7, 29, ELITE, wave=LATER),
        unique("poedameron", 8, 31, ELITE, wave=LATER),
        unique("poedameron-swx57", 9, 33, ELITE, wave=LATER),
        unique("redace", 6, 29, wave=LATER),
        unique("snapwexley", 6, 28, ELITE, wave=LATER),
    ),
    *squadron(
        "kwing",
        Faction.REBEL,
        (TURRET, TORPEDO, TORPEDO, MISSILE, BOMB, BOMB, CREW),
        generic("wardensquadronpilot", 2, 23, wave=LATER),
        generic("guardiansquadronpilot", 4, 25, wave=LATER),
        unique("esegetuketu", 6, 28, wave=LATER),
        unique("mirandadoni", 8, 29, wave=LATER),
    ),
    *squadron(
        "auzituckgunship",
        Faction.REBEL,
        (CREW, CREW),
        generic("kashyyykdefender", 1, 24, wave=LATER),
        generic("wookieeliberator", 3, 26, ELITE, wave=LATER),
        unique("lowhhrick", 5, 28, ELITE, wave=LATER),
        unique("wullffwarro", 7, 30, ELITE, wave=LATER),
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
        unique("fennrau-sheathipedeclassshuttle", 9, 20, ELITE, wave=LATER, squad_id="fennrau"),
        unique("zeborrelios-sheathipedeclassshuttle", 3, 16, wave=LATER, squad_id="zeborrelios"),
    ),
    *squadron(
        "tiefighter",
        Faction.REBEL,
        (),
        unique("ahsokatano", 7, 17, ELITE, wave=LATER),
        unique("sabinewren-tiefighter", 5, 15, ELITE, wave=LATER, squad_id="sabinewren"),
        unique("zeborrelios-tiefighter", 3, 13, wave=LATER, squad_id="zeborrelios"),
    ),
    *squadron(
        "awing",
        Faction.REBEL,
        (MISSILE,),
        unique("arvelcrynyd", 6, 23, wave=LATER),
        unique("jakefarrell", 7, 24, ELITE, wave=LATER),
    ),
    *squadron(
        "arc170",
        Faction.REBEL,
        (TORPEDO, CREW, ASTROMECH),
        unique("braylenstramm", 3, 25, wave=LATER),
        unique("norrawexley", 7, 29, ELITE, wave=LATER),
        unique("sharabey", 6, 28, ELITE, wave=LATER),
        unique("thanekyrell", 4, 26, wave=LATER),
    ),
    *squadron(
        "ewing",
        Faction.REBEL,
        (TORPEDO, SYSTEM, ASTROMECH),
        unique("corranhorn", 8, 35, ELITE, wave=LATER),
    ),
    *squadron(
        "xwing",
        Faction.REBEL,
        (TORPEDO, ASTROMECH),
        unique("edriotwotubes", 4, 24, ELITE, wave=LATER),
        unique("jekporkins", 7, 26, ELITE, wave=LATER),
        unique("leevantenza", 5, 25, ELITE, wave=LATER),
    ),
    *squadron(
        "attackshuttle",
        Faction.REBEL,
        (TURRET, CREW),
        unique("herasyndulla", 7, 22, ELITE, wave=LATER),
        unique("sabinewren", 5, 21, ELITE, wave=LATER),
        unique("zeborrelios", 3, 18, wave=LATER),
    ),
    *squadron(
        "z95headhunter",
        Faction.REBEL,
        (MISSILE,),
        unique("lieutenantblount", 6, 17, ELITE, wave=LATER),
    ),
    *squadron(
        "bwing",
        Faction.REBEL,
        (TORPEDO, TORPEDO, CANNON, SYSTEM),
        unique("neradantels", 5, 26, ELITE, wave=LATER),
        unique("tennumb", 8, 31, ELITE, wave=LATER),
    ),
)
