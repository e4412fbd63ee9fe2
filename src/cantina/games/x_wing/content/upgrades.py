"""Upgrades of the core set (wave 0) and of the first expansions (wave 1)."""

from cantina.games.x_wing.content.cards import Requirement, Slot, UpgradeCard, Weapon

LOCK = Requirement.TARGET_LOCK

UPGRADE_CARDS: tuple[UpgradeCard, ...] = (
    UpgradeCard("protontorpedoes", Slot.TORPEDO, 4, weapon=Weapon(4, 2, 3, LOCK)),
    UpgradeCard("r2d2", Slot.ASTROMECH, 4, unique=True),
    UpgradeCard("r2f2", Slot.ASTROMECH, 3, unique=True),
    UpgradeCard("determination", Slot.ELITE, 1),
    UpgradeCard("marksmanship", Slot.ELITE, 3),
    UpgradeCard("r5k6", Slot.ASTROMECH, 2, unique=True, wave=1),
    UpgradeCard("r5astromech", Slot.ASTROMECH, 1, wave=1),
    UpgradeCard("experthandling", Slot.ELITE, 2, wave=1),
    UpgradeCard("ioncannonturret", Slot.TURRET, 5, weapon=Weapon(3, 1, 2, turret=True), wave=1),
    UpgradeCard("r2astromech", Slot.ASTROMECH, 1, wave=1),
    UpgradeCard("r5d8", Slot.ASTROMECH, 3, unique=True, wave=1),
    UpgradeCard("swarmtactics", Slot.ELITE, 2, wave=1),
    UpgradeCard("squadleader", Slot.ELITE, 2, unique=True, wave=1),
    UpgradeCard("concussionmissiles", Slot.MISSILE, 4, weapon=Weapon(4, 2, 3, LOCK), wave=1),
    UpgradeCard("clustermissiles", Slot.MISSILE, 4, weapon=Weapon(3, 1, 2, LOCK), wave=1),
)
