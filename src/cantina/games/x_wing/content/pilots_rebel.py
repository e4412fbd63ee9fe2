"""Rebel pilots of later expansions."""

from cantina.games.x_wing.content.cards import Faction, PilotCard, Slot
from cantina.games.x_wing.content.pilots import generic, squadron

ELITE = Slot.ELITE
TORPEDO = Slot.TORPEDO
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
)
