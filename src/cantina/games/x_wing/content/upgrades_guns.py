"""Cannons and turrets: what is printed on them and what they do."""

from cantina.core.effects import AllOf, AnyOf, Do, ForEach, If, Not
from cantina.games.x_wing.cards.vocabulary import Static, Trigger, Whose, Window
from cantina.games.x_wing.cards.words.arcs import DefenderInYourArc
from cantina.games.x_wing.cards.words.attacks import (
    AtRange,
    Attacking,
    WithPrimary,
    WithSlot,
    WithThisWeapon,
)
from cantina.games.x_wing.cards.words.cards import FlipThis
from cantina.games.x_wing.cards.words.comparing import CancelAllResults, HitsStand
from cantina.games.x_wing.cards.words.damage import Suffer
from cantina.games.x_wing.cards.words.further_attacks import AttackAgain
from cantina.games.x_wing.cards.words.modifying import ChangeResults, RerollDice, RerollUpToAttack
from cantina.games.x_wing.cards.words.rolling import ExtraDice
from cantina.games.x_wing.cards.words.ships import ChooseAround, TheDefender
from cantina.games.x_wing.cards.words.tokens import Gain, HasToken, Jam, SpendToken, Tractor
from cantina.games.x_wing.content.wording import (
    ATTACK,
    CRITICAL,
    DISABLED,
    FOCUS,
    HIT,
    ION,
    LOCK,
    SCUM,
    STRESS,
    WITH_FOCUS,
    Abilities,
    instead_of_damage,
    on_hit,
    to_defender,
    upgrade,
)
from cantina.games.x_wing.printed import Slot, UpgradeCard, Weapon

GUN_CARDS: tuple[UpgradeCard, ...] = (
    upgrade("arccaster", Slot.CANNON, 2, Weapon(4, 1, 1), factions=SCUM),
    upgrade("autoblaster", Slot.CANNON, 5, Weapon(3, 1, 1)),
    upgrade("flechettecannon", Slot.CANNON, 2, Weapon(3, 1, 3)),
    upgrade("heavylasercannon", Slot.CANNON, 7, Weapon(4, 2, 3)),
    upgrade("ioncannon", Slot.CANNON, 3, Weapon(3, 1, 3)),
    upgrade("jammingbeam", Slot.CANNON, 1, Weapon(3, 1, 2)),
    upgrade("linkedbattery", Slot.CANNON, 2, limited=True),
    upgrade("manglercannon", Slot.CANNON, 4, Weapon(3, 1, 3)),
    upgrade("tractorbeam", Slot.CANNON, 1, Weapon(3, 1, 3)),
    upgrade("autoblasterturret", Slot.TURRET, 2, Weapon(2, 1, 1, turret=True)),
    upgrade("blasterturret", Slot.TURRET, 4, Weapon(3, 1, 2, WITH_FOCUS, turret=True)),
    upgrade("dorsalturret", Slot.TURRET, 3, Weapon(2, 1, 2, turret=True)),
    upgrade("ioncannonturret", Slot.TURRET, 5, weapon=Weapon(3, 1, 2, turret=True), wave=1),
    upgrade("syncedturret", Slot.TURRET, 4, Weapon(3, 1, 2, LOCK, turret=True)),
    upgrade("twinlaserturret", Slot.TURRET, 6, Weapon(3, 2, 3, turret=True)),
)

GUN_ABILITIES: Abilities = {
    "arccaster": (
        Trigger(
            Window.ATTACK_HITS,
            ChooseAround(Whose.DEFENDER, Suffer(1)),
            provided=WithThisWeapon(),
        ),
        Trigger(Window.ATTACK_ENDS, FlipThis(), provided=WithThisWeapon()),
    ),
    "autoblaster": (Static(HitsStand(), provided=WithThisWeapon()),),
    "flechettecannon": (on_hit(If(Not(HasToken(STRESS, Whose.DEFENDER)), Gain(STRESS))),),
    "heavylasercannon": (
        Trigger(
            Window.ATTACK_ROLLED,
            ChangeResults(ATTACK, CRITICAL, HIT, most=0),
            provided=WithThisWeapon(),
        ),
    ),
    "ioncannon": (on_hit(Gain(ION)),),
    "jammingbeam": (instead_of_damage(to_defender(Jam())),),
    "linkedbattery": (
        Trigger(
            Window.MODIFY_ATTACK_DICE,
            RerollDice(ATTACK, most=1),
            may=True,
            provided=AllOf((Attacking(), AnyOf((WithPrimary(), WithSlot("cannon"))))),
        ),
    ),
    "manglercannon": (
        Trigger(
            Window.MODIFY_ATTACK_DICE,
            ChangeResults(ATTACK, HIT, CRITICAL),
            may=True,
            provided=WithThisWeapon(),
        ),
    ),
    "tractorbeam": (instead_of_damage(to_defender(Tractor())),),
    "autoblasterturret": (Static(HitsStand(), provided=WithThisWeapon()),),
    "blasterturret": (
        Trigger(Window.ATTACK_DECLARED, SpendToken(FOCUS), provided=WithThisWeapon()),
    ),
    "dorsalturret": (Static(ExtraDice(ATTACK), provided=AllOf((WithThisWeapon(), AtRange(1, 1)))),),
    "ioncannonturret": (
        Trigger(
            Window.ATTACK_HITS,
            Do((ForEach(TheDefender(), Do((Suffer(1), Gain(ION)))), CancelAllResults())),
            provided=WithThisWeapon(),
        ),
    ),
    "syncedturret": (
        Trigger(
            Window.MODIFY_ATTACK_DICE,
            RerollUpToAttack(),
            may=True,
            provided=AllOf((WithThisWeapon(), DefenderInYourArc())),
        ),
    ),
    "twinlaserturret": (
        Trigger(Window.ATTACK_DECLARED, AttackAgain(), provided=WithThisWeapon()),
        on_hit(),
    ),
}

GUN_OTHER_SIDES: Abilities = {
    "arccaster": (Trigger(Window.COMBAT_BEGINS, Do((Gain(DISABLED), FlipThis())), may=True),),
}
