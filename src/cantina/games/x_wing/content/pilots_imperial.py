"""Imperial pilots of later expansions."""

from cantina.games.x_wing.content.cards import Faction, PilotCard, Slot
from cantina.games.x_wing.content.pilots import generic, squadron

ELITE = Slot.ELITE
TORPEDO = Slot.TORPEDO
MISSILE = Slot.MISSILE
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
    ),
    *squadron(
        "tiesffighter",
        Faction.IMPERIAL,
        (MISSILE, SYSTEM, TECH),
        generic("zetaspecialist", 3, 23, wave=LATER),
        generic("omegaspecialist", 5, 25, ELITE, wave=LATER),
    ),
    *squadron(
        "tiestriker",
        Faction.IMPERIAL,
        (),
        generic("imperialtrainee", 1, 17, wave=LATER),
        generic("blacksquadronscout", 4, 20, ELITE, wave=LATER),
        generic("scarifdefender", 3, 18, wave=LATER),
    ),
    *squadron(
        "tiesilencer",
        Faction.IMPERIAL,
        (SYSTEM, TECH),
        generic("sienarjaemusanalyst", 4, 26, wave=LATER),
        generic("firstordertestpilot", 6, 29, ELITE, wave=LATER),
    ),
    *squadron(
        "tiephantom",
        Faction.IMPERIAL,
        (CREW, SYSTEM),
        generic("sigmasquadronpilot", 3, 25, wave=LATER),
        generic("shadowsquadronpilot", 5, 27, wave=LATER),
    ),
    *squadron(
        "alphaclassstarwing",
        Faction.IMPERIAL,
        (TORPEDO, MISSILE),
        generic("nusquadronpilot", 2, 18, wave=LATER),
        generic("rhosquadronveteran", 4, 21, ELITE, wave=LATER),
    ),
    *squadron(
        "tiereaper",
        Faction.IMPERIAL,
        (CREW, CREW),
        generic("scarifbasepilot", 1, 22, wave=LATER),
    ),
)
