"""Cannons and turrets: what is printed on them and what they do."""

from __future__ import annotations

from cantina.core.cards import Outcome
from cantina.games.x_wing.cards.modifying import reroll_some
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.cards.words import CardEffect, did
from cantina.games.x_wing.content.phrases import *
from cantina.games.x_wing.rules.dice import ATTACK
from cantina.games.x_wing.rules.modifying import can_reroll, rerollable
from cantina.games.x_wing.rules.values import primary_weapon_value


class RerollUpToAttack(CardEffect, frozen=True):
    """Reroll as many attack dice as the primary weapon value."""

    def can(self, scene: Scene) -> bool:
        ready = can_reroll(scene.g, ATTACK) and bool(rerollable(scene.g, ATTACK))
        return ready and primary_weapon_value(scene.g, scene.yours) > 0

    async def do(self, scene: Scene) -> Outcome:
        most = primary_weapon_value(scene.g, scene.yours)
        count = await reroll_some(scene, ATTACK, most)
        return did(count)


GUN_CARDS: tuple[UpgradeCard, ...] = (
    upgrade(
        "arccaster",
        "scum cannon, 2 points",
        Ability(Window.ATTACK_HITS, ChooseAround(Whose.DEFENDER, Suffer(1)), when=WithThisWeapon()),
        Ability(Window.ATTACK_ENDS, FlipThis(), when=WithThisWeapon()),
        weapon=Weapon(4, 1, 1),
        back=(
            Ability(Window.COMBAT_BEGINS, Do((Gain(Token.WEAPONS_DISABLED), FlipThis())), may=True),
        ),
    ),
    upgrade(
        "autoblaster",
        "cannon, 5 points",
        Standing(HitsStand(), when=WithThisWeapon()),
        weapon=Weapon(3, 1, 1),
    ),
    upgrade(
        "flechettecannon",
        "cannon, 2 points",
        on_hit(If(Not(HasToken(Token.STRESS, Whose.DEFENDER)), Gain(Token.STRESS))),
        weapon=Weapon(3, 1, 3),
    ),
    upgrade(
        "heavylasercannon",
        "cannon, 7 points",
        Ability(
            Window.ATTACK_ROLLED,
            ChangeResults(Die.ATTACK, Face.CRITICAL, Face.HIT, most=0),
            when=WithThisWeapon(),
        ),
        weapon=Weapon(4, 2, 3),
    ),
    upgrade("ioncannon", "cannon, 3 points", on_hit(Gain(Token.ION)), weapon=Weapon(3, 1, 3)),
    upgrade(
        "jammingbeam",
        "cannon, 1 point",
        instead_of_damage(to_defender(Jam())),
        weapon=Weapon(3, 1, 2),
    ),
    upgrade(
        "linkedbattery",
        "limited cannon, 2 points",
        when_attacking(
            RerollDice(Die.ATTACK, most=1), AnyOf((WithPrimary(), WithSlot(Slot.CANNON)))
        ),
        building=Building(size="small"),
    ),
    upgrade(
        "manglercannon",
        "cannon, 4 points",
        Ability(
            Window.MODIFY_ATTACK_DICE,
            ChangeResults(Die.ATTACK, Face.HIT, Face.CRITICAL),
            when=WithThisWeapon(),
            may=True,
        ),
        weapon=Weapon(3, 1, 3),
    ),
    upgrade(
        "tractorbeam",
        "cannon, 1 point",
        instead_of_damage(to_defender(Tractor())),
        weapon=Weapon(3, 1, 3),
    ),
    upgrade(
        "autoblasterturret",
        "turret, 2 points",
        Standing(HitsStand(), when=WithThisWeapon()),
        weapon=Weapon(2, 1, 1, turret=True),
    ),
    upgrade(
        "blasterturret",
        "turret, 4 points",
        Ability(Window.ATTACK_DECLARED, SpendToken(Token.FOCUS), when=WithThisWeapon()),
        weapon=Weapon(3, 1, 2, WITH_FOCUS, turret=True),
    ),
    upgrade(
        "dorsalturret",
        "turret, 3 points",
        Standing(ExtraDice(Die.ATTACK), when=AllOf((WithThisWeapon(), AtRange(1, 1)))),
        weapon=Weapon(2, 1, 2, turret=True),
    ),
    upgrade(
        "ioncannonturret",
        "turret, 5 points",
        Ability(
            Window.ATTACK_HITS,
            Do((ForEach(TheDefender(), Do((Suffer(1), Gain(Token.ION)))), CancelAllResults())),
            when=WithThisWeapon(),
        ),
        weapon=Weapon(3, 1, 2, turret=True),
        wave=1,
    ),
    upgrade(
        "syncedturret",
        "turret, 4 points",
        Ability(
            Window.MODIFY_ATTACK_DICE,
            RerollUpToAttack(),
            when=AllOf((WithThisWeapon(), DefenderInYourArc())),
            may=True,
        ),
        weapon=Weapon(3, 1, 2, LOCK, turret=True),
    ),
    upgrade(
        "twinlaserturret",
        "turret, 6 points",
        Ability(Window.ATTACK_DECLARED, AttackAgain(), when=WithThisWeapon()),
        on_hit(),
        weapon=Weapon(3, 2, 3, turret=True),
    ),
)
