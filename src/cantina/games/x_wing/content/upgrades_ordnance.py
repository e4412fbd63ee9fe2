"""Torpedoes and missiles: what is printed on them and what they do."""

from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.content.wording import *

ORDNANCE_CARDS: tuple[UpgradeCard, ...] = (
    upgrade(
        "advhomingmissiles",
        "missile, 3 points",
        ONLY_DISCARD,
        instead_of_damage(to_defender(DealFaceUp())),
        weapon=Weapon(3, 2, 2, LOCK),
    ),
    upgrade(
        "assaultmissiles",
        "missile, 5 points",
        SPEND_AND_DISCARD,
        Ability(
            Window.ATTACK_HITS,
            ForEach(OthersAroundDefender(), Suffer(1)),
            when=WithThisWeapon(),
        ),
        weapon=Weapon(4, 2, 3, LOCK),
    ),
    upgrade("chardaanrefit", "missile, -2 points", ships=("awing",)),
    upgrade(
        "clustermissiles",
        "missile, 4 points",
        SPEND_AND_DISCARD,
        Ability(Window.ATTACK_DECLARED, AttackAgain(), when=WithThisWeapon()),
        weapon=Weapon(3, 1, 2, LOCK),
        wave=1,
    ),
    upgrade(
        "concussionmissiles",
        "missile, 4 points",
        SPEND_AND_DISCARD,
        Ability(
            Window.MODIFY_ATTACK_DICE,
            ChangeResults(Die.ATTACK, Face.BLANK, Face.HIT),
            when=WithThisWeapon(),
            may=True,
        ),
        weapon=Weapon(4, 2, 3, LOCK),
        wave=1,
    ),
    upgrade(
        "cruisemissiles",
        "missile, 3 points",
        ONLY_DISCARD,
        Standing(ExtraDicePer("speed", 4), when=WithThisWeapon()),
        weapon=Weapon(1, 2, 3, LOCK),
    ),
    upgrade(
        "harpoonmissiles",
        "missile, 4 points",
        ONLY_DISCARD,
        Ability(
            Window.ATTACK_ENDS,
            to_defender(AssignCondition("harpooned")),
            when=AllOf((WithThisWeapon(), AttackHit())),
        ),
        weapon=Weapon(4, 2, 3, LOCK),
    ),
    upgrade(
        "homingmissiles",
        "missile, 5 points",
        ONLY_DISCARD,
        Standing(Forbidden(Deed.SPEND_EVADE, Whose.DEFENDER), when=WithThisWeapon()),
        weapon=Weapon(4, 2, 3, LOCK),
    ),
    upgrade(
        "ionpulsemissiles",
        "missile, 3 points",
        ONLY_DISCARD,
        on_hit(Gain(Token.ION, 2)),
        weapon=Weapon(3, 2, 3, LOCK),
    ),
    upgrade(
        "protonrockets",
        "missile, 3 points",
        ONLY_DISCARD,
        Standing(ExtraDicePer("agility", 3), when=WithThisWeapon()),
        weapon=Weapon(2, 1, 1, WITH_FOCUS),
    ),
    upgrade(
        "scramblermissiles",
        "missile, 2 points",
        ONLY_DISCARD,
        instead_of_damage(to_defender(Jam()), ForEach(OthersAroundDefender(), Jam())),
        weapon=Weapon(3, 2, 3, LOCK),
    ),
    upgrade(
        "unguidedrockets",
        "missile, 2 points",
        Standing(OnlyFocusModifies(), when=WithThisWeapon()),
        weapon=Weapon(3, 1, 3, WITH_FOCUS),
    ),
    upgrade(
        "xx23sthreadtracers",
        "missile, 1 point",
        ONLY_DISCARD,
        instead_of_damage(ForEach(ShipsWithin(Whose.FRIEND, 2), May(LockDefender()))),
        weapon=Weapon(3, 1, 3, WITH_FOCUS),
    ),
    upgrade(
        "advprotontorpedoes",
        "torpedo, 6 points",
        SPEND_AND_DISCARD,
        Ability(
            Window.MODIFY_ATTACK_DICE,
            ChangeResults(Die.ATTACK, Face.BLANK, Face.FOCUS, most=3),
            when=WithThisWeapon(),
            may=True,
        ),
        weapon=Weapon(5, 1, 1, LOCK),
    ),
    upgrade(
        "bombloadout",
        "limited torpedo, 0 points",
        ships=("ywing",),
        building=Building(gains=(Slot.BOMB,)),
    ),
    upgrade(
        "extramunitions",
        "limited torpedo, 2 points",
        Standing(TokensOn((Slot.TORPEDO, Slot.MISSILE, Slot.BOMB))),
    ),
    upgrade(
        "flechettetorpedoes",
        "torpedo, 2 points",
        SPEND_AND_DISCARD,
        Ability(
            Window.ATTACK_ENDS,
            ForEach(TheDefender(), Gain(Token.STRESS)),
            when=AllOf((WithThisWeapon(), DefenderHullAtMost(4))),
        ),
        weapon=Weapon(3, 2, 3, LOCK),
    ),
    upgrade(
        "iontorpedoes",
        "torpedo, 5 points",
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
        weapon=Weapon(4, 2, 3, LOCK),
    ),
    upgrade(
        "plasmatorpedoes",
        "torpedo, 3 points",
        SPEND_AND_DISCARD,
        Ability(
            Window.ATTACK_ENDS,
            ForEach(TheDefender(), LoseShield()),
            when=AllOf((WithThisWeapon(), AttackHit())),
        ),
        weapon=Weapon(4, 2, 3, LOCK),
    ),
    upgrade(
        "protontorpedoes",
        "torpedo, 4 points",
        SPEND_AND_DISCARD,
        Ability(
            Window.MODIFY_ATTACK_DICE,
            ChangeResults(Die.ATTACK, Face.FOCUS, Face.CRITICAL),
            when=WithThisWeapon(),
            may=True,
        ),
        weapon=Weapon(4, 2, 3, LOCK),
        wave=0,
    ),
    upgrade(
        "renegaderefit",
        "torpedo, -2 points",
        ships=("xwing", "uwing"),
        building=Building(gains=(Slot.MODIFICATION,), cheaper=1, cheaper_slot=Slot.ELITE),
    ),
    upgrade(
        "seismictorpedo",
        "torpedo, 2 points",
        Ability(Window.ACTION, To(DiscardThis(), BlowUpObstacle())),
    ),
)
