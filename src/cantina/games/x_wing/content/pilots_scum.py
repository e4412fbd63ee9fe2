"""Scum pilots of later expansions."""

from cantina.games.x_wing.content.cards import Faction, PilotCard, Slot
from cantina.games.x_wing.content.pilots import generic, squadron, unique

ELITE = Slot.ELITE
TURRET = Slot.TURRET
TORPEDO = Slot.TORPEDO
MISSILE = Slot.MISSILE
BOMB = Slot.BOMB
CREW = Slot.CREW
SYSTEM = Slot.SYSTEM
SALVAGED = Slot.SALVAGED_ASTROMECH
ILLICIT = Slot.ILLICIT
TECH = Slot.TECH
LATER = 2

LATER_SCUM_CARDS: tuple[PilotCard, ...] = (
    *squadron(
        "z95headhunter",
        Faction.SCUM,
        (MISSILE, ILLICIT),
        generic("binayrepirate", 1, 12, wave=LATER),
        generic("blacksunsoldier", 3, 13, wave=LATER),
        unique("kaatoleeachos", 5, 15, ELITE, wave=LATER),
        unique("ndrusuhlak", 7, 17, ELITE, wave=LATER),
    ),
    *squadron(
        "ywing",
        Faction.SCUM,
        (TURRET, TORPEDO, TORPEDO, SALVAGED),
        generic("syndicatethug", 2, 18, wave=LATER),
        generic("hiredgun", 4, 20, wave=LATER),
        unique("drearenthal", 5, 22, wave=LATER),
        unique("kavil", 7, 24, ELITE, wave=LATER),
    ),
    *squadron(
        "starviper",
        Faction.SCUM,
        (TORPEDO,),
        generic("blacksunvigo", 3, 27, wave=LATER),
        generic("blacksunenforcer", 1, 25, wave=LATER),
        generic("blacksunassassin", 5, 28, ELITE, wave=LATER),
        unique("guri", 5, 30, ELITE, wave=LATER),
    ),
    *squadron(
        "m3ainterceptor",
        Faction.SCUM,
        (),
        generic("cartelspacer", 2, 14, wave=LATER),
        generic("tansariipointveteran", 5, 17, ELITE, wave=LATER),
        unique("genesisred", 7, 19, ELITE, wave=LATER),
        unique("inaldra", 3, 15, ELITE, wave=LATER),
        unique("laetinashera", 6, 18, wave=LATER),
        unique("quinnjast", 6, 18, ELITE, wave=LATER),
        unique("serissu", 8, 20, ELITE, wave=LATER),
        unique("sunnybounder", 1, 14, wave=LATER),
    ),
    *squadron(
        "hwk290",
        Faction.SCUM,
        (TURRET, CREW, ILLICIT),
        generic("spicerunner", 1, 16, wave=LATER),
        unique("dacebonearm", 7, 23, ELITE, wave=LATER),
        unique("palobgodalhi", 5, 20, ELITE, wave=LATER),
        unique("torkilmux", 3, 19, wave=LATER),
    ),
    *squadron(
        "kihraxzfighter",
        Faction.SCUM,
        (MISSILE, ILLICIT),
        generic("cartelmarauder", 2, 20, wave=LATER),
        generic("blacksunace", 5, 23, ELITE, wave=LATER),
        unique("grazthehunter", 6, 25, wave=LATER),
        unique("talonbanecobra", 9, 28, ELITE, wave=LATER),
        unique("viktorhel", 7, 25, ELITE, wave=LATER),
    ),
    *squadron(
        "g1astarfighter",
        Faction.SCUM,
        (CREW, SYSTEM, ILLICIT),
        generic("gandfindsman", 5, 25, ELITE, wave=LATER),
        generic("ruthlessfreelancer", 3, 23, wave=LATER),
        unique("4lom", 6, 27, ELITE, wave=LATER),
        unique("zuckuss", 7, 28, ELITE, wave=LATER),
    ),
    *squadron(
        "protectoratestarfighter",
        Faction.SCUM,
        (TORPEDO,),
        generic("concorddawnace", 5, 23, ELITE, wave=LATER),
        generic("concorddawnveteran", 3, 22, ELITE, wave=LATER),
        generic("zealousrecruit", 1, 20, wave=LATER),
        unique("fennrau", 9, 28, ELITE, wave=LATER),
        unique("kadsolus", 6, 25, ELITE, wave=LATER),
        unique("oldteroch", 7, 26, ELITE, wave=LATER),
    ),
    *squadron(
        "quadjumper",
        Faction.SCUM,
        (BOMB, CREW, ILLICIT, TECH),
        generic("jakkugunrunner", 1, 15, wave=LATER),
        unique("sarcoplank", 5, 18, ELITE, wave=LATER),
    ),
    *squadron(
        "scurrgh6bomber",
        Faction.SCUM,
        (TURRET, TORPEDO, MISSILE, BOMB, BOMB, CREW),
        generic("karthakkpirate", 1, 24, wave=LATER),
        generic("lokrevenant", 3, 26, ELITE, wave=LATER),
    ),
)
