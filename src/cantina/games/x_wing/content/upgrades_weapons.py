"""Secondary weapons of later expansions: what is printed on them and what they do."""

from cantina.core.effects import AllOf, May
from cantina.games.x_wing.abilities.further_words import DefenderInYourArc
from cantina.games.x_wing.abilities.upgrade_effects import (
    DealFaceUp,
    LockDefender,
    RerollUpToAttack,
)
from cantina.games.x_wing.abilities.upgrade_words import (
    ExtraDicePer,
    HitsStand,
    OnlyFocusModifies,
    ShipsWithin,
    TokensOn,
)
from cantina.games.x_wing.abilities.vocabulary import Static, Trigger, Whose, Window, WithThisWeapon
from cantina.games.x_wing.content.cards import Building, Slot, UpgradeCard, Weapon
from cantina.games.x_wing.content.later import (
    LOCK,
    ONLY_DISCARD,
    WITH_FOCUS,
    Abilities,
    instead_of_damage,
    later,
    to_defender,
    to_each,
)

WEAPON_CARDS: tuple[UpgradeCard, ...] = (
    later("autoblaster", Slot.CANNON, 5, Weapon(3, 1, 1)),
    later("autoblasterturret", Slot.TURRET, 2, Weapon(2, 1, 1, turret=True)),
    later("syncedturret", Slot.TURRET, 4, Weapon(3, 1, 2, LOCK, turret=True)),
    later("protonrockets", Slot.MISSILE, 3, Weapon(2, 1, 1, WITH_FOCUS)),
    later("advhomingmissiles", Slot.MISSILE, 3, Weapon(3, 2, 2, LOCK)),
    later("xx23sthreadtracers", Slot.MISSILE, 1, Weapon(3, 1, 3, WITH_FOCUS)),
    later("unguidedrockets", Slot.MISSILE, 2, Weapon(3, 1, 3, WITH_FOCUS)),
    later("cruisemissiles", Slot.MISSILE, 3, Weapon(1, 2, 3, LOCK)),
    later("hotshotblaster", Slot.ILLICIT, 3, Weapon(3, 1, 2, turret=True)),
    later(
        "bombloadout",
        Slot.TORPEDO,
        0,
        limited=True,
        ships=("ywing",),
        building=Building(gains=(Slot.BOMB,)),
    ),
    later("extramunitions", Slot.TORPEDO, 2, limited=True),
    later(
        "renegaderefit",
        Slot.TORPEDO,
        -2,
        ships=("xwing",),
        building=Building(gains=(Slot.MODIFICATION,), cheaper=1, cheaper_slot=Slot.ELITE),
    ),
)

WEAPON_ABILITIES: Abilities = {
    "autoblaster": (Static(HitsStand(), provided=WithThisWeapon()),),
    "autoblasterturret": (Static(HitsStand(), provided=WithThisWeapon()),),
    "syncedturret": (
        Trigger(
            Window.MODIFY_ATTACK_DICE,
            RerollUpToAttack(),
            may=True,
            provided=AllOf((WithThisWeapon(), DefenderInYourArc())),
        ),
    ),
    "protonrockets": (
        ONLY_DISCARD,
        Static(ExtraDicePer("agility", 3), provided=WithThisWeapon()),
    ),
    "advhomingmissiles": (ONLY_DISCARD, instead_of_damage(to_defender(DealFaceUp()))),
    "xx23sthreadtracers": (
        ONLY_DISCARD,
        instead_of_damage(to_each(ShipsWithin(Whose.FRIEND, 2), May(LockDefender()))),
    ),
    "unguidedrockets": (Static(OnlyFocusModifies(), provided=WithThisWeapon()),),
    "cruisemissiles": (
        ONLY_DISCARD,
        Static(ExtraDicePer("speed", 4), provided=WithThisWeapon()),
    ),
    "hotshotblaster": (ONLY_DISCARD,),
    "extramunitions": (Static(TokensOn(("torpedo", "missile", "bomb"))),),
}
