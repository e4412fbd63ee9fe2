"""Torpedoes and missiles: what is printed on them and what they do."""

from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.content.wording import *

ORDNANCE_CARDS: tuple[UpgradeCard, ...] = (
    upgrade(
        "advhomingmissiles",
        Slot.MISSILE,
        3,
        Weapon(3, 2, 2, LOCK),
        abilities=(ONLY_DISCARD, instead_of_damage(to_defender(DealFaceUp()))),
    ),
    upgrade(
        "assaultmissiles",
        Slot.MISSILE,
        5,
        Weapon(4, 2, 3, LOCK),
        abilities=(
            SPEND_AND_DISCARD,
            Ability(
                Window.ATTACK_HITS,
                ForEach(OthersAroundDefender(), Suffer(1)),
                when=WithThisWeapon(),
            ),
        ),
    ),
    upgrade("chardaanrefit", Slot.MISSILE, -2, ships=("awing",)),
    upgrade(
        "clustermissiles",
        Slot.MISSILE,
        4,
        weapon=Weapon(3, 1, 2, LOCK),
        wave=1,
        abilities=(
            SPEND_AND_DISCARD,
            Ability(Window.ATTACK_DECLARED, AttackAgain(), when=WithThisWeapon()),
        ),
    ),
    upgrade(
        "concussionmissiles",
        Slot.MISSILE,
        4,
        weapon=Weapon(4, 2, 3, LOCK),
        wave=1,
        abilities=(
            SPEND_AND_DISCARD,
            Ability(
                Window.MODIFY_ATTACK_DICE,
                ChangeResults(Die.ATTACK, Face.BLANK, Face.HIT),
                when=WithThisWeapon(),
                may=True,
            ),
        ),
    ),
    upgrade(
        "cruisemissiles",
        Slot.MISSILE,
        3,
        Weapon(1, 2, 3, LOCK),
        abilities=(
            ONLY_DISCARD,
            Standing(ExtraDicePer("speed", 4), when=WithThisWeapon()),
        ),
    ),
    upgrade(
        "harpoonmissiles",
        Slot.MISSILE,
        4,
        Weapon(4, 2, 3, LOCK),
        abilities=(
            ONLY_DISCARD,
            Ability(
                Window.ATTACK_ENDS,
                to_defender(AssignCondition("harpooned")),
                when=AllOf((WithThisWeapon(), AttackHit())),
            ),
        ),
    ),
    upgrade(
        "homingmissiles",
        Slot.MISSILE,
        5,
        Weapon(4, 2, 3, LOCK),
        abilities=(
            ONLY_DISCARD,
            Standing(Forbidden(Deed.SPEND_EVADE, Whose.DEFENDER), when=WithThisWeapon()),
        ),
    ),
    upgrade(
        "ionpulsemissiles",
        Slot.MISSILE,
        3,
        Weapon(3, 2, 3, LOCK),
        abilities=(ONLY_DISCARD, on_hit(Gain(Token.ION, 2))),
    ),
    upgrade(
        "protonrockets",
        Slot.MISSILE,
        3,
        Weapon(2, 1, 1, WITH_FOCUS),
        abilities=(
            ONLY_DISCARD,
            Standing(ExtraDicePer("agility", 3), when=WithThisWeapon()),
        ),
    ),
    upgrade(
        "scramblermissiles",
        Slot.MISSILE,
        2,
        Weapon(3, 2, 3, LOCK),
        abilities=(
            ONLY_DISCARD,
            instead_of_damage(to_defender(Jam()), to_each(OthersAroundDefender(), Jam())),
        ),
    ),
    upgrade(
        "unguidedrockets",
        Slot.MISSILE,
        2,
        Weapon(3, 1, 3, WITH_FOCUS),
        abilities=(Standing(OnlyFocusModifies(), when=WithThisWeapon()),),
    ),
    upgrade(
        "xx23sthreadtracers",
        Slot.MISSILE,
        1,
        Weapon(3, 1, 3, WITH_FOCUS),
        abilities=(
            ONLY_DISCARD,
            instead_of_damage(to_each(ShipsWithin(Whose.FRIEND, 2), May(LockDefender()))),
        ),
    ),
    upgrade(
        "advprotontorpedoes",
        Slot.TORPEDO,
        6,
        Weapon(5, 1, 1, LOCK),
        abilities=(
            SPEND_AND_DISCARD,
            Ability(
                Window.MODIFY_ATTACK_DICE,
                ChangeResults(Die.ATTACK, Face.BLANK, Face.FOCUS, most=3),
                when=WithThisWeapon(),
                may=True,
            ),
        ),
    ),
    upgrade(
        "bombloadout",
        Slot.TORPEDO,
        0,
        limited=True,
        ships=("ywing",),
        building=Building(gains=(Slot.BOMB,)),
    ),
    upgrade(
        "extramunitions",
        Slot.TORPEDO,
        2,
        limited=True,
        abilities=(Standing(TokensOn((Slot.TORPEDO, Slot.MISSILE, Slot.BOMB))),),
    ),
    upgrade(
        "flechettetorpedoes",
        Slot.TORPEDO,
        2,
        Weapon(3, 2, 3, LOCK),
        abilities=(
            SPEND_AND_DISCARD,
            Ability(
                Window.ATTACK_ENDS,
                ForEach(TheDefender(), Gain(Token.STRESS)),
                when=AllOf((WithThisWeapon(), DefenderHullAtMost(4))),
            ),
        ),
    ),
    upgrade(
        "iontorpedoes",
        Slot.TORPEDO,
        5,
        Weapon(4, 2, 3, LOCK),
        abilities=(
            SPEND_AND_DISCARD,
            Ability(
                Window.ATTACK_HITS,
                Do(
                    (
                        ForEach(TheDefender(), Gain(Token.ION)),
                        ForEach(OthersAroundDefender(), Gain(Token.ION)),
                    )
                ),
                when=WithThisWeapon(),
            ),
        ),
    ),
    upgrade(
        "plasmatorpedoes",
        Slot.TORPEDO,
        3,
        Weapon(4, 2, 3, LOCK),
        abilities=(
            SPEND_AND_DISCARD,
            Ability(
                Window.ATTACK_ENDS,
                ForEach(TheDefender(), LoseShield()),
                when=AllOf((WithThisWeapon(), AttackHit())),
            ),
        ),
    ),
    upgrade(
        "protontorpedoes",
        Slot.TORPEDO,
        4,
        weapon=Weapon(4, 2, 3, LOCK),
        wave=0,
        abilities=(
            SPEND_AND_DISCARD,
            Ability(
                Window.MODIFY_ATTACK_DICE,
                ChangeResults(Die.ATTACK, Face.FOCUS, Face.CRITICAL),
                when=WithThisWeapon(),
                may=True,
            ),
        ),
    ),
    upgrade(
        "renegaderefit",
        Slot.TORPEDO,
        -2,
        ships=("xwing", "uwing"),
        building=Building(gains=(Slot.MODIFICATION,), cheaper=1, cheaper_slot=Slot.ELITE),
    ),
    upgrade(
        "seismictorpedo",
        Slot.TORPEDO,
        2,
        abilities=(Ability(Window.ACTION, To(DiscardThis(), BlowUpObstacle())),),
    ),
)
