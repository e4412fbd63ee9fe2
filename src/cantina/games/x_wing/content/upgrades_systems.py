"""Systems, astromechs and tech of later expansions: what they say and what they do."""

from cantina.core.effects import AllOf, Choose, Do, If, May, Not, Then
from cantina.games.x_wing.abilities.effects import (
    AddResult,
    ChangeResults,
    ChooseShip,
    DiscardDealtCard,
    DiscardThis,
    FreeAction,
    Gain,
    RegainShield,
    Remove,
    RerollDice,
    SpendLock,
    Suffer,
    TheAttacker,
    UntilEndOfRound,
    Yourself,
)
from cantina.games.x_wing.abilities.further_words import (
    InPhase,
    LockOnDefender,
    SpendToken,
    YouLockIt,
)
from cantina.games.x_wing.abilities.upgrade_effects import (
    CancelHitsDownTo,
    CancelRoll,
    DiscardOther,
    ForbidLock,
    FreezeRoll,
    GrantedAction,
    RollCases,
    SkipAction,
    SpendLockOn,
    SpoilHit,
    YouMay,
)
from cantina.games.x_wing.abilities.upgrade_words import (
    ActsOverObstacles,
    AtMostOne,
    DelaysStress,
    FliesOverObstacles,
    HitsAtLeast,
    InItsArc,
    ItInYourArc,
    KeepsToken,
    LockOnAttacker,
    MovesUnderStress,
    NoEnemyInArc,
    NoObstacleCriticals,
    OnlyInArc,
    Revealed,
    TokensAtMost,
)
from cantina.games.x_wing.abilities.vocabulary import (
    ActionHeader,
    Attacking,
    Colour,
    Defending,
    HasTrait,
    Overlapped,
    Static,
    Trigger,
    Whose,
    Window,
    WithPrimary,
)
from cantina.games.x_wing.content.cards import Building, Slot, UpgradeCard
from cantina.games.x_wing.content.later import (
    ATTACK,
    BLANK,
    CRITICAL,
    DEFENSE,
    EVADE,
    FOCUS,
    HIT,
    ION,
    STRESS,
    Abilities,
    later,
    to_defender,
    to_each,
    when_attacking,
    when_defending,
)

A, R, S, T = Slot.ASTROMECH, Slot.SALVAGED_ASTROMECH, Slot.SYSTEM, Slot.TECH

ONE_TALENT = Building(gains=(Slot.ELITE,), lacks_slot=Slot.ELITE, least_skill=3)

SYSTEM_CARDS: tuple[UpgradeCard, ...] = (
    later("accuracycorrector", S, 3),
    later("advancedsensors", S, 3),
    later("advtargetingcomputer", S, 5, ships=("tieadvanced",)),
    later("collisiondetector", S, 0),
    later("electronicbaffle", S, 1),
    later("sensorjammer", S, 4),
    later("thrustcorrector", S, 1, building=Building(most_hull=4)),
    later("bb8", A, 2, unique=True),
    later("chopper-swx72", A, 1, unique=True),
    later("flightassistastromech", A, 1),
    later("r2d6", A, 1, unique=True, building=ONE_TALENT),
    later("r4d6", A, 1, unique=True),
    later("r5p9", A, 3, unique=True),
    later("r5x3", A, 1, unique=True),
    later("r7astromech", A, 2),
    later("r7t1", A, 3, unique=True),
    later("overclockedr4", R, 1),
    later("r4agromech", R, 2),
    later("r4b11", R, 3, unique=True),
    later("r5p8", R, 3, unique=True),
    later("salvagedastromech", R, 2),
    later("unhingedastromech", R, 1),
    later("advancedoptics", T, 2),
    later("commrelay", T, 3),
    later("patternanalyzer", T, 2),
    later("primedthrusters", T, 1),
    later("sensorcluster", T, 2),
    later("threattracker", T, 3),
    later("weaponsguidance", T, 2),
)

SYSTEM_ABILITIES: Abilities = {
    "accuracycorrector": (
        when_attacking(
            Do(
                (
                    CancelRoll(ATTACK),
                    AddResult(ATTACK, HIT),
                    AddResult(ATTACK, HIT),
                    FreezeRoll(ATTACK),
                )
            )
        ),
    ),
    "advancedsensors": (Trigger(Window.BEFORE_REVEAL, Then(FreeAction(), SkipAction()), may=True),),
    "advtargetingcomputer": (
        when_attacking(
            Do((AddResult(ATTACK, CRITICAL), ForbidLock())), WithPrimary(), LockOnDefender()
        ),
    ),
    "collisiondetector": (Static(ActsOverObstacles()), Static(NoObstacleCriticals())),
    "electronicbaffle": (
        Trigger(Window.STRESS_RECEIVED, Do((Remove(STRESS), Suffer(1))), may=True),
        Trigger(Window.ION_RECEIVED, Do((Remove(ION), Suffer(1))), may=True),
    ),
    "sensorjammer": (
        Trigger(Window.MODIFY_ATTACK_DICE, SpoilHit(), may=True, provided=Defending()),
    ),
    "thrustcorrector": (
        when_defending(
            Do(
                (
                    Gain(STRESS),
                    CancelRoll(DEFENSE),
                    AddResult(DEFENSE, EVADE),
                    FreezeRoll(DEFENSE),
                )
            ),
            TokensAtMost(STRESS, 3),
        ),
    ),
    "bb8": (
        Trigger(
            Window.MANEUVER_REVEALED,
            GrantedAction("barrel-roll"),
            may=True,
            provided=Revealed("green"),
        ),
    ),
    "chopper-swx72": (ActionHeader(Do((DiscardOther(), RegainShield()))),),
    "flightassistastromech": (
        Static(OnlyInArc()),
        Trigger(
            Window.MANEUVER_EXECUTED,
            Choose((GrantedAction("boost"), GrantedAction("barrel-roll"))),
            may=True,
            provided=AllOf((Not(Overlapped()), NoEnemyInArc())),
        ),
    ),
    "r4d6": (
        Trigger(
            Window.ATTACK_HITS,
            to_each(Yourself(), CancelHitsDownTo(2)),
            may=True,
            provided=AllOf((Defending(), HitsAtLeast(3))),
            whose=Whose.ENEMY,
        ),
    ),
    "r5p9": (Trigger(Window.COMBAT_ENDS, Do((SpendToken(FOCUS), RegainShield())), may=True),),
    "r5x3": (
        Trigger(
            Window.BEFORE_REVEAL,
            Do((DiscardThis(), UntilEndOfRound((Static(FliesOverObstacles()),)))),
            may=True,
        ),
    ),
    "r7astromech": (
        Trigger(
            Window.MODIFY_ATTACK_DICE,
            Do((RerollDice(ATTACK), SpendLock())),
            may=True,
            provided=AllOf((Defending(), LockOnAttacker())),
            once="round",
        ),
    ),
    "r7t1": (
        ActionHeader(
            Do(
                (
                    ChooseShip(Whose.ENEMY, If(InItsArc(), YouMay(YouLockIt())), farthest=2),
                    May(GrantedAction("boost")),
                )
            )
        ),
    ),
    "overclockedr4": (
        Trigger(
            Window.FOCUS_SPENT,
            Do((Gain(STRESS), Gain(FOCUS))),
            may=True,
            provided=InPhase("combat"),
        ),
    ),
    "r4agromech": (
        Trigger(
            Window.FOCUS_SPENT,
            to_defender(YouLockIt()),
            may=True,
            provided=Attacking(),
        ),
    ),
    "r4b11": (
        Trigger(
            Window.MODIFY_DEFENSE_DICE,
            Do((RerollDice(DEFENSE), SpendLock())),
            may=True,
            provided=AllOf((Attacking(), LockOnDefender())),
        ),
    ),
    "r5p8": (
        Trigger(
            Window.ATTACK_ENDS,
            RollCases(
                (HIT, CRITICAL),
                (
                    to_each(TheAttacker(), Suffer(1)),
                    Do((Suffer(1), to_each(TheAttacker(), Suffer(1)))),
                ),
            ),
            may=True,
            provided=Defending(),
            once="round",
        ),
    ),
    "salvagedastromech": (
        Trigger(
            Window.CARD_DEALT,
            Do((DiscardDealtCard(), DiscardThis())),
            may=True,
            provided=HasTrait("ship"),
        ),
    ),
    "unhingedastromech": (Static(Colour("green", speeds=(3,))),),
    "advancedoptics": (Static(AtMostOne(FOCUS)), Static(KeepsToken(FOCUS))),
    "commrelay": (Static(AtMostOne(EVADE)), Static(KeepsToken(EVADE))),
    "patternanalyzer": (Static(DelaysStress()),),
    "primedthrusters": (Static(MovesUnderStress(2)),),
    "sensorcluster": (
        when_defending(Do((ChangeResults(DEFENSE, BLANK, EVADE), SpendToken(FOCUS)))),
    ),
    "threattracker": (
        Trigger(
            Window.COMBAT_TURN,
            Do(
                (
                    SpendLockOn(),
                    to_each(Yourself(), Choose((FreeAction("boost"), FreeAction("barrel-roll")))),
                )
            ),
            may=True,
            provided=ItInYourArc(2),
            whose=Whose.ENEMY,
        ),
    ),
    "weaponsguidance": (
        when_attacking(Do((ChangeResults(ATTACK, BLANK, HIT), SpendToken(FOCUS)))),
    ),
}
