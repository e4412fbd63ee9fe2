"""Torpedoes and missiles: what is printed on them and what they do."""

from cantina.core.effects import AllOf, Do, ForEach, May
from cantina.games.x_wing.cards.vocabulary import ActionHeader, Deed, Static, Trigger, Whose, Window
from cantina.games.x_wing.cards.words.actions import Forbidden
from cantina.games.x_wing.cards.words.attacks import DefenderHullAtMost, WithThisWeapon
from cantina.games.x_wing.cards.words.cards import AssignCondition, DiscardThis, TokensOn
from cantina.games.x_wing.cards.words.comparing import AttackHit
from cantina.games.x_wing.cards.words.damage import DealFaceUp, LoseShield, Suffer
from cantina.games.x_wing.cards.words.further_attacks import AttackAgain
from cantina.games.x_wing.cards.words.maneuvers import BlowUpObstacle
from cantina.games.x_wing.cards.words.modifying import ChangeResults, OnlyFocusModifies
from cantina.games.x_wing.cards.words.rolling import ExtraDicePer
from cantina.games.x_wing.cards.words.ships import OthersAroundDefender, ShipsWithin, TheDefender
from cantina.games.x_wing.cards.words.target_locks import LockDefender
from cantina.games.x_wing.cards.words.tokens import Gain, Jam
from cantina.games.x_wing.content.wording import (
    ATTACK,
    BLANK,
    CRITICAL,
    FOCUS,
    HIT,
    ION,
    LOCK,
    ONLY_DISCARD,
    SPEND_AND_DISCARD,
    STRESS,
    WITH_FOCUS,
    Abilities,
    instead_of_damage,
    on_hit,
    to_defender,
    to_each,
    upgrade,
)
from cantina.games.x_wing.printed import Building, Slot, UpgradeCard, Weapon

ORDNANCE_CARDS: tuple[UpgradeCard, ...] = (
    upgrade("advhomingmissiles", Slot.MISSILE, 3, Weapon(3, 2, 2, LOCK)),
    upgrade("assaultmissiles", Slot.MISSILE, 5, Weapon(4, 2, 3, LOCK)),
    upgrade("chardaanrefit", Slot.MISSILE, -2, ships=("awing",)),
    upgrade("clustermissiles", Slot.MISSILE, 4, weapon=Weapon(3, 1, 2, LOCK), wave=1),
    upgrade("concussionmissiles", Slot.MISSILE, 4, weapon=Weapon(4, 2, 3, LOCK), wave=1),
    upgrade("cruisemissiles", Slot.MISSILE, 3, Weapon(1, 2, 3, LOCK)),
    upgrade("harpoonmissiles", Slot.MISSILE, 4, Weapon(4, 2, 3, LOCK)),
    upgrade("homingmissiles", Slot.MISSILE, 5, Weapon(4, 2, 3, LOCK)),
    upgrade("ionpulsemissiles", Slot.MISSILE, 3, Weapon(3, 2, 3, LOCK)),
    upgrade("protonrockets", Slot.MISSILE, 3, Weapon(2, 1, 1, WITH_FOCUS)),
    upgrade("scramblermissiles", Slot.MISSILE, 2, Weapon(3, 2, 3, LOCK)),
    upgrade("unguidedrockets", Slot.MISSILE, 2, Weapon(3, 1, 3, WITH_FOCUS)),
    upgrade("xx23sthreadtracers", Slot.MISSILE, 1, Weapon(3, 1, 3, WITH_FOCUS)),
    upgrade("advprotontorpedoes", Slot.TORPEDO, 6, Weapon(5, 1, 1, LOCK)),
    upgrade(
        "bombloadout",
        Slot.TORPEDO,
        0,
        limited=True,
        ships=("ywing",),
        building=Building(gains=(Slot.BOMB,)),
    ),
    upgrade("extramunitions", Slot.TORPEDO, 2, limited=True),
    upgrade("flechettetorpedoes", Slot.TORPEDO, 2, Weapon(3, 2, 3, LOCK)),
    upgrade("iontorpedoes", Slot.TORPEDO, 5, Weapon(4, 2, 3, LOCK)),
    upgrade("plasmatorpedoes", Slot.TORPEDO, 3, Weapon(4, 2, 3, LOCK)),
    upgrade("protontorpedoes", Slot.TORPEDO, 4, weapon=Weapon(4, 2, 3, LOCK), wave=0),
    upgrade(
        "renegaderefit",
        Slot.TORPEDO,
        -2,
        ships=("xwing",),
        building=Building(gains=(Slot.MODIFICATION,), cheaper=1, cheaper_slot=Slot.ELITE),
    ),
    upgrade("seismictorpedo", Slot.TORPEDO, 2),
)

ORDNANCE_ABILITIES: Abilities = {
    "advhomingmissiles": (ONLY_DISCARD, instead_of_damage(to_defender(DealFaceUp()))),
    "assaultmissiles": (
        SPEND_AND_DISCARD,
        Trigger(
            Window.ATTACK_HITS,
            ForEach(OthersAroundDefender(), Suffer(1)),
            provided=WithThisWeapon(),
        ),
    ),
    "clustermissiles": (
        SPEND_AND_DISCARD,
        Trigger(Window.ATTACK_DECLARED, AttackAgain(), provided=WithThisWeapon()),
    ),
    "concussionmissiles": (
        SPEND_AND_DISCARD,
        Trigger(
            Window.MODIFY_ATTACK_DICE,
            ChangeResults(ATTACK, BLANK, HIT),
            may=True,
            provided=WithThisWeapon(),
        ),
    ),
    "cruisemissiles": (
        ONLY_DISCARD,
        Static(ExtraDicePer("speed", 4), provided=WithThisWeapon()),
    ),
    "harpoonmissiles": (
        ONLY_DISCARD,
        Trigger(
            Window.ATTACK_ENDS,
            to_defender(AssignCondition("harpooned")),
            provided=AllOf((WithThisWeapon(), AttackHit())),
        ),
    ),
    "homingmissiles": (
        ONLY_DISCARD,
        Static(Forbidden(Deed.SPEND_EVADE, Whose.DEFENDER), provided=WithThisWeapon()),
    ),
    "ionpulsemissiles": (ONLY_DISCARD, on_hit(Gain(ION, 2))),
    "protonrockets": (
        ONLY_DISCARD,
        Static(ExtraDicePer("agility", 3), provided=WithThisWeapon()),
    ),
    "scramblermissiles": (
        ONLY_DISCARD,
        instead_of_damage(to_defender(Jam()), to_each(OthersAroundDefender(), Jam())),
    ),
    "unguidedrockets": (Static(OnlyFocusModifies(), provided=WithThisWeapon()),),
    "xx23sthreadtracers": (
        ONLY_DISCARD,
        instead_of_damage(to_each(ShipsWithin(Whose.FRIEND, 2), May(LockDefender()))),
    ),
    "advprotontorpedoes": (
        SPEND_AND_DISCARD,
        Trigger(
            Window.MODIFY_ATTACK_DICE,
            ChangeResults(ATTACK, BLANK, FOCUS, most=3),
            may=True,
            provided=WithThisWeapon(),
        ),
    ),
    "extramunitions": (Static(TokensOn(("torpedo", "missile", "bomb"))),),
    "flechettetorpedoes": (
        SPEND_AND_DISCARD,
        Trigger(
            Window.ATTACK_ENDS,
            ForEach(TheDefender(), Gain(STRESS)),
            provided=AllOf((WithThisWeapon(), DefenderHullAtMost(4))),
        ),
    ),
    "iontorpedoes": (
        SPEND_AND_DISCARD,
        Trigger(
            Window.ATTACK_HITS,
            Do((ForEach(TheDefender(), Gain(ION)), ForEach(OthersAroundDefender(), Gain(ION)))),
            provided=WithThisWeapon(),
        ),
    ),
    "plasmatorpedoes": (
        SPEND_AND_DISCARD,
        Trigger(
            Window.ATTACK_ENDS,
            ForEach(TheDefender(), LoseShield()),
            provided=AllOf((WithThisWeapon(), AttackHit())),
        ),
    ),
    "protontorpedoes": (
        SPEND_AND_DISCARD,
        Trigger(
            Window.MODIFY_ATTACK_DICE,
            ChangeResults(ATTACK, FOCUS, CRITICAL),
            may=True,
            provided=WithThisWeapon(),
        ),
    ),
    "seismictorpedo": (ActionHeader(Do((BlowUpObstacle(), DiscardThis()))),),
}
