"""Cannons and turrets: what is printed on them and what they do."""

from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.content.wording import *

GUN_CARDS: tuple[UpgradeCard, ...] = (
    upgrade(
        "arccaster",
        Slot.CANNON,
        2,
        Weapon(4, 1, 1),
        factions=SCUM,
        abilities=(
            Ability(
                Window.ATTACK_HITS, ChooseAround(Whose.DEFENDER, Suffer(1)), when=WithThisWeapon()
            ),
            Ability(Window.ATTACK_ENDS, FlipThis(), when=WithThisWeapon()),
        ),
        back=(
            Ability(Window.COMBAT_BEGINS, Do((Gain(Token.WEAPONS_DISABLED), FlipThis())), may=True),
        ),
    ),
    upgrade(
        "autoblaster",
        Slot.CANNON,
        5,
        Weapon(3, 1, 1),
        abilities=(Standing(HitsStand(), when=WithThisWeapon()),),
    ),
    upgrade(
        "flechettecannon",
        Slot.CANNON,
        2,
        Weapon(3, 1, 3),
        abilities=(on_hit(If(Not(HasToken(Token.STRESS, Whose.DEFENDER)), Gain(Token.STRESS))),),
    ),
    upgrade(
        "heavylasercannon",
        Slot.CANNON,
        7,
        Weapon(4, 2, 3),
        abilities=(
            Ability(
                Window.ATTACK_ROLLED,
                ChangeResults(Die.ATTACK, Face.CRITICAL, Face.HIT, most=0),
                when=WithThisWeapon(),
            ),
        ),
    ),
    upgrade("ioncannon", Slot.CANNON, 3, Weapon(3, 1, 3), abilities=(on_hit(Gain(Token.ION)),)),
    upgrade(
        "jammingbeam",
        Slot.CANNON,
        1,
        Weapon(3, 1, 2),
        abilities=(instead_of_damage(to_defender(Jam())),),
    ),
    upgrade(
        "linkedbattery",
        Slot.CANNON,
        2,
        limited=True,
        building=Building(size="small"),
        abilities=(
            Ability(
                Window.MODIFY_ATTACK_DICE,
                RerollDice(Die.ATTACK, most=1),
                when=AllOf((Attacking(), AnyOf((WithPrimary(), WithSlot(Slot.CANNON))))),
                may=True,
            ),
        ),
    ),
    upgrade(
        "manglercannon",
        Slot.CANNON,
        4,
        Weapon(3, 1, 3),
        abilities=(
            Ability(
                Window.MODIFY_ATTACK_DICE,
                ChangeResults(Die.ATTACK, Face.HIT, Face.CRITICAL),
                when=WithThisWeapon(),
                may=True,
            ),
        ),
    ),
    upgrade(
        "tractorbeam",
        Slot.CANNON,
        1,
        Weapon(3, 1, 3),
        abilities=(instead_of_damage(to_defender(Tractor())),),
    ),
    upgrade(
        "autoblasterturret",
        Slot.TURRET,
        2,
        Weapon(2, 1, 1, turret=True),
        abilities=(Standing(HitsStand(), when=WithThisWeapon()),),
    ),
    upgrade(
        "blasterturret",
        Slot.TURRET,
        4,
        Weapon(3, 1, 2, WITH_FOCUS, turret=True),
        abilities=(
            Ability(Window.ATTACK_DECLARED, SpendToken(Token.FOCUS), when=WithThisWeapon()),
        ),
    ),
    upgrade(
        "dorsalturret",
        Slot.TURRET,
        3,
        Weapon(2, 1, 2, turret=True),
        abilities=(Standing(ExtraDice(Die.ATTACK), when=AllOf((WithThisWeapon(), AtRange(1, 1)))),),
    ),
    upgrade(
        "ioncannonturret",
        Slot.TURRET,
        5,
        weapon=Weapon(3, 1, 2, turret=True),
        wave=1,
        abilities=(
            Ability(
                Window.ATTACK_HITS,
                Do((ForEach(TheDefender(), Do((Suffer(1), Gain(Token.ION)))), CancelAllResults())),
                when=WithThisWeapon(),
            ),
        ),
    ),
    upgrade(
        "syncedturret",
        Slot.TURRET,
        4,
        Weapon(3, 1, 2, LOCK, turret=True),
        abilities=(
            Ability(
                Window.MODIFY_ATTACK_DICE,
                RerollUpToAttack(),
                when=AllOf((WithThisWeapon(), DefenderInYourArc())),
                may=True,
            ),
        ),
    ),
    upgrade(
        "twinlaserturret",
        Slot.TURRET,
        6,
        Weapon(3, 2, 3, turret=True),
        abilities=(
            Ability(Window.ATTACK_DECLARED, AttackAgain(), when=WithThisWeapon()),
            on_hit(),
        ),
    ),
)
