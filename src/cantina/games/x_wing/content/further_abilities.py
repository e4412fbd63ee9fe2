"""What the pilots and upgrades of later expansions do."""

from cantina.core.effects import AllOf, AnyOf, Choose, Do, Effect, ForEach, If, Not, Then, To
from cantina.games.x_wing.abilities.effects import (
    AcquireLock,
    AddResult,
    AttackAgain,
    CancelAllResults,
    CancelResults,
    ChangeResults,
    ChooseShip,
    DiscardThis,
    FreeAction,
    Gain,
    Remove,
    RerollDice,
    SpendLock,
    Suffer,
    TheAttacker,
    TheDefender,
    UntilEndOfRound,
    Yourself,
)
from cantina.games.x_wing.abilities.further_words import (
    AttackHit,
    CancelEvades,
    DefenderHasDamage,
    DefenderHullAtMost,
    DefenderInYourArc,
    DefenderIsLocked,
    DefenderSkillAtMost,
    EnemyWithin,
    InPhase,
    LockOnDefender,
    LoseShield,
    MoreAttackDice,
    NoFriendWithin,
    Obstructed,
    OthersAroundDefender,
    SkillBecomes,
    SpendToken,
    StripLock,
    StripToken,
    WithSlot,
    YouLockIt,
)
from cantina.games.x_wing.abilities.late_words import BarAction
from cantina.games.x_wing.abilities.pilot_words import ItAttacks
from cantina.games.x_wing.abilities.vocabulary import (
    Ability,
    ActionHeader,
    ActsUnderStress,
    AtRange,
    Attacking,
    Colour,
    Deed,
    Defending,
    Executed,
    ExtraDice,
    Forbidden,
    HasToken,
    MoreActions,
    OutsideDefendersArc,
    Stat,
    Static,
    Trigger,
    Value,
    Whose,
    Window,
    WithPrimary,
    WithThisWeapon,
)

ATTACK, DEFENSE = "attack", "defense"
HIT, CRITICAL, FOCUS, EVADE, BLANK = "hit", "critical", "focus", "evade", "blank"
STRESS, ION = "stress", "ion"
BANKS = ("bank:left", "bank:right")

STRESSED = HasToken(STRESS)
MOVE_AGAIN = Choose((FreeAction("boost"), FreeAction("barrel-roll")))


FURTHER_PILOT_ABILITIES: dict[str, tuple[Ability, ...]] = {
    "airencracken": (
        Trigger(
            Window.ATTACK_ENDS,
            ChooseShip(Whose.OTHER_FRIEND, FreeAction(), farthest=1),
            may=True,
            provided=Attacking(),
        ),
    ),
    "captainjonus": (
        Trigger(
            Window.MODIFY_ATTACK_DICE,
            RerollDice(ATTACK, most=2),
            may=True,
            provided=AllOf((ItAttacks(), Not(WithPrimary()))),
            whose=Whose.OTHER_FRIEND,
            farthest=1,
        ),
    ),
    "chaser": (
        Trigger(
            Window.FOCUS_SPENT,
            ForEach(Yourself(), Gain(FOCUS)),
            whose=Whose.OTHER_FRIEND,
            farthest=1,
        ),
    ),
    "colonelvessery": (
        Trigger(
            Window.ATTACK_ROLLED,
            ForEach(TheDefender(), YouLockIt()),
            may=True,
            provided=AllOf((Attacking(), DefenderIsLocked())),
        ),
    ),
    "commanderalozen": (
        Trigger(Window.COMBAT_BEGINS, ChooseShip(Whose.ENEMY, YouLockIt(), farthest=1), may=True),
    ),
    "etahnabaht": (
        Trigger(
            Window.MODIFY_ATTACK_DICE,
            ChangeResults(ATTACK, HIT, CRITICAL),
            may=True,
            provided=AllOf((Attacking(), DefenderInYourArc())),
        ),
        Trigger(
            Window.MODIFY_ATTACK_DICE,
            ChangeResults(ATTACK, HIT, CRITICAL),
            may=True,
            provided=AllOf((ItAttacks(), DefenderInYourArc())),
            whose=Whose.OTHER_FRIEND,
        ),
    ),
    "ezrabridger": (
        Trigger(
            Window.MODIFY_DEFENSE_DICE,
            ChangeResults(DEFENSE, FOCUS, EVADE, most=2),
            may=True,
            provided=AllOf((Defending(), STRESSED)),
        ),
    ),
    "gemmersojan": (Static(Value(Stat.AGILITY, 1), provided=EnemyWithin(1)),),
    "hobbieklivian": (
        Trigger(Window.LOCK_ACQUIRED, Remove(STRESS), may=True, provided=STRESSED),
        Trigger(Window.LOCK_SPENT, Remove(STRESS), may=True, provided=STRESSED),
    ),
    "ibtisam": (
        Trigger(
            Window.MODIFY_ATTACK_DICE,
            RerollDice(ATTACK, most=1),
            may=True,
            provided=AllOf((Attacking(), STRESSED)),
        ),
        Trigger(
            Window.MODIFY_DEFENSE_DICE,
            RerollDice(DEFENSE, most=1),
            may=True,
            provided=AllOf((Defending(), STRESSED)),
        ),
    ),
    "keyanfarlander": (
        Trigger(
            Window.MODIFY_ATTACK_DICE,
            Do((ChangeResults(ATTACK, FOCUS, HIT, most=0), Remove(STRESS))),
            may=True,
            provided=AllOf((Attacking(), STRESSED)),
        ),
    ),
    "janors": (
        Trigger(
            Window.ATTACK_DECLARED,
            Do((MoreAttackDice(), ForEach(Yourself(), Gain(STRESS)))),
            may=True,
            provided=Not(STRESSED),
            whose=Whose.OTHER_FRIEND,
            farthest=3,
        ),
    ),
    "kirkanos": (
        Trigger(
            Window.MODIFY_ATTACK_DICE,
            To(SpendToken(EVADE), AddResult(ATTACK, HIT)),
            may=True,
            provided=AllOf((Attacking(), AtRange(2, 3))),
        ),
    ),
    "kylekatarn": (
        Trigger(
            Window.COMBAT_BEGINS,
            ChooseShip(Whose.OTHER_FRIEND, Do((Gain(FOCUS), ForEach(Yourself(), Remove(FOCUS))))),
            may=True,
            provided=HasToken(FOCUS),
        ),
    ),
    "roarkgarnet": (
        Trigger(Window.COMBAT_BEGINS, ChooseShip(Whose.OTHER_FRIEND, SkillBecomes(12), farthest=3)),
    ),
    "scourge": (Static(ExtraDice(ATTACK), provided=AllOf((Attacking(), DefenderHasDamage()))),),
    "soontirfel": (Trigger(Window.STRESS_RECEIVED, Gain(FOCUS), may=True),),
    "tarnmison": (
        Trigger(
            Window.ATTACK_DECLARED,
            ForEach(TheAttacker(), YouLockIt()),
            may=True,
            provided=Defending(),
            whose=Whose.ENEMY,
        ),
    ),
    "turrphennir": (Trigger(Window.ATTACK_ENDS, MOVE_AGAIN, may=True, provided=Attacking()),),
    "tychocelchu": (Static(ActsUnderStress()),),
    "valenrudor": (Trigger(Window.ATTACK_ENDS, FreeAction(), may=True, provided=Defending()),),
    "wesjanson": (
        Trigger(
            Window.ATTACK_ENDS,
            Choose((StripToken(FOCUS), StripToken(EVADE), StripLock())),
            may=True,
            provided=Attacking(),
        ),
    ),
}

SPEND_AND_DISCARD = Trigger(
    Window.ATTACK_DECLARED, Do((SpendLock(), DiscardThis())), provided=WithThisWeapon()
)
ONLY_DISCARD = Trigger(Window.ATTACK_DECLARED, DiscardThis(), provided=WithThisWeapon())


def on_hit(*effects: Effect) -> Trigger:
    """Write a weapon that deals its own damage instead of what the dice show."""
    to_defender = ForEach(TheDefender(), Do((Suffer(1), *effects)))
    return Trigger(
        Window.ATTACK_HITS, Do((to_defender, CancelAllResults())), provided=WithThisWeapon()
    )


FURTHER_UPGRADE_ABILITIES: dict[str, tuple[Ability, ...]] = {
    "calculation": (
        Trigger(
            Window.MODIFY_ATTACK_DICE,
            Do((ChangeResults(ATTACK, FOCUS, CRITICAL), SpendToken(FOCUS))),
            may=True,
            provided=Attacking(),
        ),
    ),
    "coolhand": (
        Trigger(
            Window.STRESS_RECEIVED,
            Do((Choose((Gain(FOCUS), Gain(EVADE))), DiscardThis())),
            may=True,
        ),
    ),
    "crackshot": (
        Trigger(
            Window.COMPARE_RESULTS,
            Do((CancelEvades(1), DiscardThis())),
            may=True,
            provided=AllOf((Attacking(), DefenderInYourArc())),
        ),
    ),
    "elusiveness": (
        Trigger(
            Window.MODIFY_ATTACK_DICE,
            Do((RerollDice(ATTACK, most=1), Gain(STRESS))),
            may=True,
            provided=AllOf((Defending(), Not(STRESSED))),
        ),
    ),
    "expertise": (
        Trigger(
            Window.MODIFY_ATTACK_DICE,
            ChangeResults(ATTACK, FOCUS, HIT, most=0),
            may=True,
            provided=AllOf((Attacking(), Not(STRESSED))),
        ),
    ),
    "expose": (
        ActionHeader(
            UntilEndOfRound((Static(Value(Stat.ATTACK, 1)), Static(Value(Stat.AGILITY, -1))))
        ),
    ),
    "juke": (
        Trigger(
            Window.MODIFY_DEFENSE_DICE,
            ChangeResults(DEFENSE, EVADE, FOCUS),
            may=True,
            provided=AllOf((Attacking(), HasToken(EVADE))),
        ),
    ),
    "lonewolf": (
        Trigger(
            Window.MODIFY_ATTACK_DICE,
            RerollDice(ATTACK, (BLANK,), most=1),
            may=True,
            provided=AllOf((Attacking(), NoFriendWithin(2))),
        ),
        Trigger(
            Window.MODIFY_DEFENSE_DICE,
            RerollDice(DEFENSE, (BLANK,), most=1),
            may=True,
            provided=AllOf((Defending(), NoFriendWithin(2))),
        ),
    ),
    "opportunist": (
        Trigger(
            Window.ATTACK_DECLARED,
            Do((MoreAttackDice(), Gain(STRESS))),
            may=True,
            provided=AllOf(
                (
                    Attacking(),
                    Not(STRESSED),
                    Not(HasToken(FOCUS, Whose.DEFENDER)),
                    Not(HasToken(EVADE, Whose.DEFENDER)),
                )
            ),
        ),
    ),
    "outmaneuver": (
        Static(
            Value(Stat.AGILITY, -1, whose=Whose.DEFENDER),
            provided=AllOf((Attacking(), DefenderInYourArc(), OutsideDefendersArc())),
        ),
    ),
    "predator": (
        Trigger(
            Window.MODIFY_ATTACK_DICE,
            RerollDice(ATTACK, most=1),
            may=True,
            provided=AllOf((Attacking(), Not(DefenderSkillAtMost(2)))),
        ),
        Trigger(
            Window.MODIFY_ATTACK_DICE,
            RerollDice(ATTACK, most=2),
            may=True,
            provided=AllOf((Attacking(), DefenderSkillAtMost(2))),
        ),
    ),
    "pushthelimit": (
        Trigger(Window.ACTION_PERFORMED, Then(BarAction(), Gain(STRESS)), may=True, once="round"),
    ),
    "rage": (
        ActionHeader(
            Do(
                (
                    Gain(FOCUS),
                    Gain(STRESS, 2),
                    UntilEndOfRound(
                        (
                            Trigger(
                                Window.MODIFY_ATTACK_DICE,
                                RerollDice(ATTACK, most=3),
                                may=True,
                                provided=Attacking(),
                            ),
                        )
                    ),
                )
            )
        ),
    ),
    "trickshot": (Static(ExtraDice(ATTACK), provided=AllOf((Attacking(), Obstructed()))),),
    "veteraninstincts": (Static(Value(Stat.SKILL, 2)),),
    "wingman": (
        Trigger(Window.COMBAT_BEGINS, ChooseShip(Whose.OTHER_FRIEND, Remove(STRESS), farthest=1)),
    ),
    "wired": (
        Trigger(
            Window.MODIFY_ATTACK_DICE,
            RerollDice(ATTACK, (FOCUS,)),
            may=True,
            provided=AllOf((Attacking(), STRESSED)),
        ),
        Trigger(
            Window.MODIFY_DEFENSE_DICE,
            RerollDice(DEFENSE, (FOCUS,)),
            may=True,
            provided=AllOf((Defending(), STRESSED)),
        ),
    ),
    "r3a2": (
        Trigger(
            Window.ATTACK_DECLARED,
            Do((Gain(STRESS), ForEach(TheDefender(), Gain(STRESS)))),
            may=True,
            provided=AllOf((Attacking(), DefenderInYourArc())),
        ),
    ),
    "r3astromech": (
        Trigger(
            Window.MODIFY_ATTACK_DICE,
            Do((CancelResults(FOCUS, most=1), Gain(EVADE))),
            may=True,
            provided=AllOf((Attacking(), WithPrimary())),
            once="round",
        ),
    ),
    "targetingastromech": (
        Trigger(Window.MANEUVER_EXECUTED, AcquireLock(), may=True, provided=Executed("red")),
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
    "assaultmissiles": (
        SPEND_AND_DISCARD,
        Trigger(
            Window.ATTACK_HITS,
            ForEach(OthersAroundDefender(), Suffer(1)),
            provided=WithThisWeapon(),
        ),
    ),
    "homingmissiles": (
        ONLY_DISCARD,
        Static(Forbidden(Deed.SPEND_EVADE, Whose.DEFENDER), provided=WithThisWeapon()),
    ),
    "ionpulsemissiles": (ONLY_DISCARD, on_hit(Gain(ION, 2))),
    "blasterturret": (
        Trigger(Window.ATTACK_DECLARED, SpendToken(FOCUS), provided=WithThisWeapon()),
    ),
    "dorsalturret": (Static(ExtraDice(ATTACK), provided=AllOf((WithThisWeapon(), AtRange(1, 1)))),),
    "twinlaserturret": (
        Trigger(Window.ATTACK_DECLARED, AttackAgain(), provided=WithThisWeapon()),
        on_hit(),
    ),
    "flechettecannon": (on_hit(If(Not(HasToken(STRESS, Whose.DEFENDER)), Gain(STRESS))),),
    "heavylasercannon": (
        Trigger(
            Window.ATTACK_ROLLED,
            ChangeResults(ATTACK, CRITICAL, HIT, most=0),
            provided=WithThisWeapon(),
        ),
    ),
    "ioncannon": (on_hit(Gain(ION)),),
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
    "enhancedscopes": (Static(Value(Stat.SKILL, becomes=0), provided=InPhase("activation")),),
    "firecontrolsystem": (
        Trigger(
            Window.ATTACK_ENDS,
            ForEach(TheDefender(), YouLockIt()),
            may=True,
            provided=Attacking(),
        ),
    ),
    "bistan": (
        Trigger(
            Window.MODIFY_ATTACK_DICE,
            ChangeResults(ATTACK, HIT, CRITICAL),
            may=True,
            provided=AllOf((Attacking(), AtRange(1, 2))),
        ),
    ),
    "captainrex": (Trigger(Window.ATTACK_MISSES, Gain(FOCUS), may=True, provided=Attacking()),),
    "ezrabridger": (
        Trigger(
            Window.MODIFY_ATTACK_DICE,
            ChangeResults(ATTACK, FOCUS, CRITICAL),
            may=True,
            provided=AllOf((Attacking(), STRESSED)),
        ),
    ),
    "hansolo": (
        Trigger(
            Window.MODIFY_ATTACK_DICE,
            Do((ChangeResults(ATTACK, FOCUS, HIT, most=0), SpendLock())),
            may=True,
            provided=AllOf((Attacking(), LockOnDefender())),
        ),
    ),
    "magvayarro": (
        Trigger(
            Window.ATTACK_ENDS,
            ForEach(TheAttacker(), YouLockIt()),
            may=True,
            provided=Defending(),
        ),
    ),
    "wookieecommandos": (
        Trigger(
            Window.MODIFY_ATTACK_DICE,
            RerollDice(ATTACK, (FOCUS,)),
            may=True,
            provided=Attacking(),
        ),
    ),
    "engineupgrade": (Static(MoreActions("boost")),),
    "hullupgrade": (Static(Value(Stat.HULL, 1)),),
    "shieldupgrade": (Static(Value(Stat.SHIELDS, 1)),),
    "stealthdevice": (
        Static(Value(Stat.AGILITY, 1)),
        Trigger(Window.ATTACK_HITS, DiscardThis(), provided=Defending(), whose=Whose.ENEMY),
    ),
    "targetingcomputer": (Static(MoreActions("target-lock")),),
    "twinionenginemkii": (Static(Colour("green", bearings=BANKS)),),
    "vectoredthrusters": (Static(MoreActions("barrel-roll")),),
}
