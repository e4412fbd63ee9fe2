"""The 22 contact tokens; the number on the face names a databank card."""

from __future__ import annotations

from typing import Final

from cantina.games.outer_rim.printed import Contact
from cantina.games.outer_rim.terms import Faction

CONTACTS: Final = (
    Contact("4_lom", "seed", 2, "white", droid=True),
    Contact("black_krrsantan", "public", 3, "green"),
    Contact("black_sun_agent", "public", 4, "white", faction=Faction.SYNDICATE),
    Contact("boshek", "public", 5, "white"),
    Contact("chewbacca", "public", 6, "yellow"),
    Contact("cikatro_vizago", "ours", 7, "green", faction=Faction.SYNDICATE),
    Contact("dengar", "public", 8, "green"),
    Contact("doctor_evazan", "seed", 9, "white"),
    Contact("garindan", "public", 10, "white", faction=Faction.IMPERIAL),
    Contact("thrawn", "public", 11, "yellow", faction=Faction.IMPERIAL),
    Contact("greedo", "seed", 12, "green", faction=Faction.HUTT),
    Contact("hera_syndulla", "public", 13, "yellow", faction=Faction.REBEL),
    Contact("hondo_ohnaka", "public", 14, "green"),
    Contact("k_2so", "public", 15, "yellow", faction=Faction.REBEL, droid=True),
    Contact("leia_organa", "public", 16, "yellow", faction=Faction.REBEL),
    Contact("lobot", "public", 17, "white"),
    Contact("maz_kanata", "public", 18, "yellow"),
    Contact("ponda_baba", "public", 19, "white"),
    Contact("qira", "ours", 20, "green", faction=Faction.SYNDICATE),
    Contact("saw_gerrera", "public", 21, "green", faction=Faction.REBEL),
    Contact("w1_le", "public", 22, "white", droid=True),
    Contact("zuckuss", "ours", 23, "green"),
)
