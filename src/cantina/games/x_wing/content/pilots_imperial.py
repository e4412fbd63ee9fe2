"""Imperial pilots of later expansions."""

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
TECH = Slot.TECH
LATER = 2

LATER_IMPERIAL_CARDS: tuple[PilotCard, ...] = (
    *squadron(
        "tiefofighter",
        Faction.IMPERIAL,
        (TECH,),
        generic("epsilonsquadronpilot", 1, 15, wave=LATER),
        generic("zetasquadronpilot", 3, 16, wave=LATER),
        generic("omegasquadronpilot", 4, 17, ELITE, wave=LATER),
        unique("epsilonace", 4, 17, wave=LATER),
        unique("epsilonleader", 6, 19, wave=LATER),
        unique("omegaace", 7, 20, ELITE, wave=LATER),
        unique("omegaleader", 8, 21, ELITE, wave=LATER),
        unique("zetaleader", 7, 20, ELITE, wave=LATER),
    ),
    *squadron(
        "tiesffighter",
        Faction.IMPERIAL,
        (MISSILE, SYSTEM, TECH),
        generic("zetaspecialist", 3, 23, wave=LATER),
        generic("omegaspecialist", 5, 25, ELITE, wave=LATER),
        unique("backdraft", 7, 27, ELITE, wave=LATER),
    ),
    *squadron(
        "tiestriker",
        Faction.IMPERIAL,
        (),
        generic("imperialtrainee", 1, 17, wave=LATER),
        generic("blacksquadronscout", 4, 20, ELITE, wave=LATER),
        generic("scarifdefender", 3, 18, wave=LATER),
        unique("countdown", 5, 20, wave=LATER),
        unique("puresabacc", 6, 22, ELITE, wave=LATER),
    ),
    *squadron(
        "tiesilencer",
        Faction.IMPERIAL,
        (SYSTEM, TECH),
        generic("sienarjaemusanalyst", 4, 26, wave=LATER),
        generic("firstordertestpilot", 6, 29, ELITE, wave=LATER),
        unique("testpilotblackout", 7, 31, ELITE, wave=LATER),
    ),
    *squadron(
        "tiephantom",
        Faction.IMPERIAL,
        (CREW, SYSTEM),
        generic("sigmasquadronpilot", 3, 25, wave=LATER),
        generic("shadowsquadronpilot", 5, 27, wave=LATER),
        unique("whisper", 7, 32, ELITE, wave=LATER),
    ),
    *squadron(
        "alphaclassstarwing",
        Faction.IMPERIAL,
        (TORPEDO, MISSILE),
        generic("nusquadronpilot", 2, 18, wave=LATER),
        generic("rhosquadronveteran", 4, 21, ELITE, wave=LATER),
        unique("lieutenantkarsabi", 5, 24, ELITE, wave=LATER),
        unique("majorvynder", 7, 26, ELITE, wave=LATER),
    ),
    *squadron(
        "tiereaper",
        Faction.IMPERIAL,
        (CREW, CREW),
        generic("scarifbasepilot", 1, 22, wave=LATER),
        unique("captainferoph", 4, 24, ELITE, wave=LATER),
        unique("majorvermeil", 6, 26, ELITE, wave=LATER),
        unique("vizier", 3, 23, wave=LATER),
    ),
    *squadron(
        "tieinterceptor",
        Faction.IMPERIAL,
        (),
        unique("carnorjax", 8, 26, ELITE, wave=LATER),
        unique("felswrath", 5, 23, wave=LATER),
        unique("tetrancowall", 7, 24, ELITE, wave=LATER),
    ),
    *squadron(
        "tiedefender",
        Faction.IMPERIAL,
        (MISSILE, CANNON),
        unique("countessryad", 5, 34, ELITE, wave=LATER),
        unique("rexlerbrath", 8, 37, ELITE, wave=LATER),
        unique("maarekstele-tiedefender", 7, 35, ELITE, wave=LATER, squad_id="maarekstele"),
    ),
    *squadron(
        "tieadvanced",
        Faction.IMPERIAL,
        (MISSILE,),
        unique("junoeclipse", 8, 28, ELITE, wave=LATER),
        unique("lieutenantcolzet", 3, 23, wave=LATER),
        unique("zertikstrom", 6, 26, ELITE, wave=LATER),
    ),
    *squadron(
        "tieaggressor",
        Faction.IMPERIAL,
        (TURRET, MISSILE, MISSILE),
        unique("lieutenantkestal", 7, 22, ELITE, wave=LATER),
    ),
    *squadron(
        "tiebomber",
        Faction.IMPERIAL,
        (TORPEDO, TORPEDO, MISSILE, MISSILE, BOMB),
        unique("majorrhymer", 7, 26, ELITE, wave=LATER),
    ),
    *squadron(
        "tieadvprototype",
        Faction.IMPERIAL,
        (MISSILE,),
        unique("theinquisitor", 8, 25, ELITE, wave=LATER),
    ),
    *squadron(
        "tiefighter",
        Faction.IMPERIAL,
        (),
        unique("wampa", 4, 14, wave=LATER),
    ),
)
