"""Upgrades of later expansions."""

from cantina.games.x_wing.content.cards import (
    Faction,
    Requirement,
    Slot,
    UpgradeCard,
    Weapon,
)

LOCK, FOCUS = Requirement.TARGET_LOCK, Requirement.FOCUS
REBELS = (Faction.REBEL,)
TIES = (
    "tiefighter",
    "tieadvanced",
    "tieinterceptor",
    "tiebomber",
    "tiedefender",
    "tiepunisher",
    "tieadvprototype",
    "tieaggressor",
)


def later(
    xws: str,
    slot: Slot,
    points: int,
    weapon: Weapon | None = None,
    *,
    unique: bool = False,
    limited: bool = False,
    factions: tuple[Faction, ...] = (),
    ships: tuple[str, ...] = (),
) -> UpgradeCard:
    """Write an upgrade of a later expansion."""
    return UpgradeCard(xws, slot, points, unique, limited, weapon, factions, ships, wave=2)


FURTHER_UPGRADE_CARDS: tuple[UpgradeCard, ...] = (
    later("calculation", Slot.ELITE, 1),
    later("coolhand", Slot.ELITE, 1),
    later("crackshot", Slot.ELITE, 1),
    later("elusiveness", Slot.ELITE, 2),
    later("expertise", Slot.ELITE, 4),
    later("expose", Slot.ELITE, 4),
    later("juke", Slot.ELITE, 2),
    later("lonewolf", Slot.ELITE, 2, unique=True),
    later("opportunist", Slot.ELITE, 4),
    later("outmaneuver", Slot.ELITE, 3),
    later("predator", Slot.ELITE, 3),
    later("pushthelimit", Slot.ELITE, 3),
    later("rage", Slot.ELITE, 1),
    later("trickshot", Slot.ELITE, 0),
    later("veteraninstincts", Slot.ELITE, 1),
    later("wingman", Slot.ELITE, 2),
    later("wired", Slot.ELITE, 1),
    later("r3a2", Slot.ASTROMECH, 2, unique=True),
    later("r3astromech", Slot.ASTROMECH, 2),
    later("targetingastromech", Slot.ASTROMECH, 2),
    later("advprotontorpedoes", Slot.TORPEDO, 6, Weapon(5, 1, 1, LOCK)),
    later("flechettetorpedoes", Slot.TORPEDO, 2, Weapon(3, 2, 3, LOCK)),
    later("iontorpedoes", Slot.TORPEDO, 5, Weapon(4, 2, 3, LOCK)),
    later("plasmatorpedoes", Slot.TORPEDO, 3, Weapon(4, 2, 3, LOCK)),
    later("assaultmissiles", Slot.MISSILE, 5, Weapon(4, 2, 3, LOCK)),
    later("chardaanrefit", Slot.MISSILE, -2, ships=("awing",)),
    later("homingmissiles", Slot.MISSILE, 5, Weapon(4, 2, 3, LOCK)),
    later("ionpulsemissiles", Slot.MISSILE, 3, Weapon(3, 2, 3, LOCK)),
    later("blasterturret", Slot.TURRET, 4, Weapon(3, 1, 2, FOCUS, turret=True)),
    later("dorsalturret", Slot.TURRET, 3, Weapon(2, 1, 2, turret=True)),
    later("twinlaserturret", Slot.TURRET, 6, Weapon(3, 2, 3, turret=True)),
    later("flechettecannon", Slot.CANNON, 2, Weapon(3, 1, 3)),
    later("heavylasercannon", Slot.CANNON, 7, Weapon(4, 2, 3)),
    later("ioncannon", Slot.CANNON, 3, Weapon(3, 1, 3)),
    later("linkedbattery", Slot.CANNON, 2, limited=True),
    later("manglercannon", Slot.CANNON, 4, Weapon(3, 1, 3)),
    later("enhancedscopes", Slot.SYSTEM, 1),
    later("firecontrolsystem", Slot.SYSTEM, 2),
    later("bistan", Slot.CREW, 2, unique=True, factions=REBELS),
    later("captainrex", Slot.CREW, 2, unique=True, factions=REBELS),
    later("ezrabridger", Slot.CREW, 3, unique=True, factions=REBELS),
    later("hansolo", Slot.CREW, 2, unique=True, factions=REBELS),
    later("magvayarro", Slot.CREW, 2, unique=True, factions=REBELS),
    later("wookieecommandos", Slot.CREW, 1, factions=REBELS),
    later("engineupgrade", Slot.MODIFICATION, 4),
    later("hullupgrade", Slot.MODIFICATION, 3),
    later("shieldupgrade", Slot.MODIFICATION, 4),
    later("stealthdevice", Slot.MODIFICATION, 3),
    later("targetingcomputer", Slot.MODIFICATION, 2),
    later("twinionenginemkii", Slot.MODIFICATION, 1, ships=TIES),
    later("vectoredthrusters", Slot.MODIFICATION, 2),
)
