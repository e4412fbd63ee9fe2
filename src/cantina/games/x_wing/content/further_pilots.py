"""Pilots of later expansions: other small ships, and more pilots for the first four."""

from cantina.games.x_wing.content.cards import Faction, PilotCard, Slot
from cantina.games.x_wing.content.pilots import generic, squadron, unique

ELITE, ASTROMECH, TORPEDO = Slot.ELITE, Slot.ASTROMECH, Slot.TORPEDO
MISSILE, TURRET, CANNON = Slot.MISSILE, Slot.TURRET, Slot.CANNON
SYSTEM, CREW, BOMB = Slot.SYSTEM, Slot.CREW, Slot.BOMB
LATER = 2

FURTHER_PILOT_CARDS: tuple[PilotCard, ...] = (
    *squadron(
        "xwing",
        Faction.REBEL,
        (TORPEDO, ASTROMECH),
        unique("wesjanson", 8, 29, ELITE, wave=LATER),
        unique("hobbieklivian", 5, 25, wave=LATER),
        unique("tarnmison", 3, 23, wave=LATER),
        generic("cavernangelszealot", 1, 22, ELITE, wave=LATER),
    ),
    *squadron(
        "awing",
        Faction.REBEL,
        (MISSILE,),
        unique("tychocelchu", 8, 26, ELITE, wave=LATER),
        unique("gemmersojan", 5, 22, wave=LATER),
        generic("greensquadronpilot", 3, 19, ELITE, wave=LATER),
        generic("prototypepilot", 1, 17, wave=LATER),
    ),
    *squadron(
        "bwing",
        Faction.REBEL,
        (SYSTEM, CANNON, TORPEDO, TORPEDO),
        unique("keyanfarlander", 7, 29, ELITE, wave=LATER),
        unique("ibtisam", 6, 28, ELITE, wave=LATER),
        generic("daggersquadronpilot", 4, 24, wave=LATER),
        generic("bluesquadronpilot", 2, 22, wave=LATER),
    ),
    *squadron(
        "hwk290",
        Faction.REBEL,
        (TURRET, CREW),
        unique("janors", 8, 25, ELITE, wave=LATER),
        unique("kylekatarn", 6, 21, ELITE, wave=LATER),
        unique("roarkgarnet", 4, 19, wave=LATER),
        generic("rebeloperative", 2, 16, wave=LATER),
    ),
    *squadron(
        "z95headhunter",
        Faction.REBEL,
        (MISSILE,),
        unique("airencracken", 8, 19, ELITE, wave=LATER),
        generic("talasquadronpilot", 4, 13, wave=LATER),
        generic("banditsquadronpilot", 2, 12, wave=LATER),
    ),
    *squadron(
        "ewing",
        Faction.REBEL,
        (SYSTEM, TORPEDO, ASTROMECH),
        unique("etahnabaht", 5, 32, ELITE, wave=LATER),
        generic("blackmoonsquadronpilot", 3, 29, wave=LATER),
        generic("knavesquadronpilot", 1, 27, wave=LATER),
    ),
    *squadron(
        "attackshuttle",
        Faction.REBEL,
        (TURRET, CREW, ELITE),
        unique("ezrabridger", 4, 20, wave=LATER),
    ),
    *squadron(
        "tiefighter",
        Faction.IMPERIAL,
        (),
        unique("scourge", 7, 17, ELITE, wave=LATER),
        unique("chaser", 3, 14, wave=LATER),
    ),
    *squadron(
        "tieadvanced",
        Faction.IMPERIAL,
        (MISSILE,),
        unique("commanderalozen", 5, 25, ELITE, wave=LATER),
    ),
    *squadron(
        "tieinterceptor",
        Faction.IMPERIAL,
        (),
        unique("soontirfel", 9, 27, ELITE, wave=LATER),
        unique("turrphennir", 7, 25, ELITE, wave=LATER),
        unique("kirkanos", 6, 24, wave=LATER),
        generic("royalguardpilot", 6, 22, ELITE, wave=LATER),
        generic("sabersquadronpilot", 4, 21, ELITE, wave=LATER),
        generic("avengersquadronpilot", 3, 20, wave=LATER),
        generic("alphasquadronpilot", 1, 18, wave=LATER),
    ),
    *squadron(
        "tiebomber",
        Faction.IMPERIAL,
        (TORPEDO, TORPEDO, MISSILE, MISSILE, BOMB),
        unique("captainjonus", 6, 22, ELITE, wave=LATER),
        generic("gammasquadronveteran", 5, 19, ELITE, wave=LATER),
        generic("gammasquadronpilot", 4, 18, wave=LATER),
        generic("scimitarsquadronpilot", 2, 16, wave=LATER),
    ),
    *squadron(
        "tiedefender",
        Faction.IMPERIAL,
        (CANNON, MISSILE),
        unique("colonelvessery", 6, 35, ELITE, wave=LATER),
        generic("glaivesquadronpilot", 6, 34, ELITE, wave=LATER),
        generic("onyxsquadronpilot", 3, 32, wave=LATER),
        generic("deltasquadronpilot", 1, 30, wave=LATER),
    ),
    *squadron(
        "tiepunisher",
        Faction.IMPERIAL,
        (SYSTEM, TORPEDO, TORPEDO, MISSILE, MISSILE, BOMB, BOMB),
        generic("blackeightsqpilot", 4, 23, wave=LATER),
        generic("cutlasssquadronpilot", 2, 21, wave=LATER),
    ),
    *squadron(
        "tieadvprototype",
        Faction.IMPERIAL,
        (MISSILE,),
        unique("valenrudor", 6, 22, ELITE, wave=LATER),
        generic("baronoftheempire", 4, 19, ELITE, wave=LATER),
        generic("sienartestpilot", 2, 16, wave=LATER),
    ),
    *squadron(
        "tieaggressor",
        Faction.IMPERIAL,
        (MISSILE, MISSILE, TURRET),
        generic("onyxsquadronescort", 5, 19, wave=LATER),
        generic("sienarspecialist", 2, 17, wave=LATER),
    ),
)
