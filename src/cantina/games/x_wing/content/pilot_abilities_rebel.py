"""What Rebel pilots of later expansions do."""

from cantina.core.effects import AllOf, AnyOf, Choose, Do, ForEach, May, Not, To
from cantina.games.x_wing.abilities.effects import (
    AddResult,
    ChangeResults,
    ChooseShip,
    FreeAction,
    Gain,
    RegainShield,
    Remove,
    RerollDice,
    RollDie,
    SpendLock,
    UntilEndOfRound,
    Yourself,
)
from cantina.games.x_wing.abilities.further_words import (
    LockOnDefender,
    MoreAttackDice,
    SpendToken,
)
from cantina.games.x_wing.abilities.pilot_words import (
    AlwaysHits,
    AttackNow,
    BoostsTurning,
    CriticalsFirst,
    EnemyInArc,
    FewerAttackDice,
    FiresAllRound,
    FriendIsDefender,
    ItAttacks,
    RerollPerFriend,
    RollShows,
    SpendReinforce,
    SpendShield,
    SureCritical,
    TargetsTouched,
    Touching,
)
from cantina.games.x_wing.abilities.upgrade_effects import (
    DealFaceDown,
    GrantedAction,
    RotateDial,
)
from cantina.games.x_wing.abilities.upgrade_words import (
    Damaged,
    ExecutedSpeed,
    FriendDefends,
    ItInYourArc,
    LockOnAttacker,
    NoShields,
    Performed,
    Revealed,
)
from cantina.games.x_wing.abilities.vocabulary import (
    Ability,
    Attacking,
    Colour,
    Deed,
    Defending,
    ExtraDice,
    Forbidden,
    HasToken,
    Static,
    Trigger,
    Whose,
    Window,
)

ATTACK, DEFENSE = "attack", "defense"
HIT, CRITICAL, FOCUS, EVADE = "hit", "critical", "focus", "evade"
STRESS = "stress"
STRESSED = HasToken(STRESS)
TALLON_ROLLS = ("tallon:left", "tallon:right")
MOVE_AGAIN = Choose((GrantedAction("boost"), GrantedAction("barrel-roll")))

POE_DAMERON = (
    Trigger(
        Window.MODIFY_ATTACK_DICE,
        ChangeResults(ATTACK, FOCUS, HIT),
        may=True,
        provided=AllOf((Attacking(), HasToken(FOCUS))),
    ),
    Trigger(
        Window.MODIFY_DEFENSE_DICE,
        ChangeResults(DEFENSE, FOCUS, EVADE),
        may=True,
        provided=AllOf((Defending(), HasToken(FOCUS))),
    ),
)
SABINE_WREN = (Trigger(Window.BEFORE_REVEAL, MOVE_AGAIN, may=True),)
ZEB_ORRELIOS = (
    Trigger(
        Window.COMPARE_RESULTS,
        CriticalsFirst(),
        may=True,
        provided=AllOf((Defending(), RollShows(CRITICAL))),
    ),
)

REBEL_PILOT_ABILITIES: dict[str, tuple[Ability, ...]] = {
    "ahsokatano": (
        Trigger(
            Window.COMBAT_BEGINS,
            To(
                SpendToken(FOCUS),
                ChooseShip(Whose.FRIEND, May(FreeAction()), farthest=1),
            ),
            may=True,
        ),
    ),
    "arvelcrynyd": (Static(TargetsTouched()),),
    "blueace": (Static(BoostsTurning()),),
    "braylenstramm": (
        Trigger(
            Window.MANEUVER_EXECUTED,
            RollDie(ATTACK, (HIT, CRITICAL), Remove(STRESS)),
            may=True,
            provided=STRESSED,
        ),
    ),
    "corranhorn": (Trigger(Window.END_PHASE, AttackNow(), may=True),),
    "edriotwotubes": (
        Trigger(Window.BEFORE_REVEAL, FreeAction(), may=True, provided=HasToken(FOCUS)),
    ),
    "elloasty": (Static(Colour("white", bearings=TALLON_ROLLS), provided=Not(STRESSED)),),
    "esegetuketu": (
        Trigger(
            Window.MODIFY_ATTACK_DICE,
            Do(
                (
                    ChangeResults(ATTACK, FOCUS, HIT, most=0),
                    ForEach(Yourself(), SpendToken(FOCUS)),
                )
            ),
            may=True,
            provided=AllOf((ItAttacks(), HasToken(FOCUS))),
            whose=Whose.OTHER_FRIEND,
            farthest=2,
        ),
    ),
    "fennrau-sheathipedeclassshuttle": (
        Trigger(
            Window.COMBAT_TURN,
            Do(
                (
                    ForEach(Yourself(), Gain(STRESS)),
                    UntilEndOfRound(
                        (
                            Static(Forbidden(Deed.SPEND_FOCUS), provided=Attacking()),
                            Static(Forbidden(Deed.SPEND_LOCK), provided=Attacking()),
                        )
                    ),
                )
            ),
            may=True,
            provided=AllOf((ItInYourArc(3), Not(STRESSED))),
            whose=Whose.ENEMY,
        ),
    ),
    "herasyndulla": (
        Trigger(
            Window.MANEUVER_REVEALED,
            RotateDial("difficulty"),
            may=True,
            provided=AnyOf((Revealed("green"), Revealed("red"))),
        ),
    ),
    "jakefarrell": (Trigger(Window.FOCUS_ASSIGNED, MOVE_AGAIN, may=True),),
    "jekporkins": (
        Trigger(
            Window.STRESS_RECEIVED,
            Do((Remove(STRESS), RollDie(ATTACK, (HIT,), DealFaceDown()))),
            may=True,
            provided=STRESSED,
        ),
    ),
    "jesspava": (
        Trigger(Window.MODIFY_ATTACK_DICE, RerollPerFriend(ATTACK), may=True, provided=Attacking()),
        Trigger(
            Window.MODIFY_DEFENSE_DICE, RerollPerFriend(DEFENSE), may=True, provided=Defending()
        ),
    ),
    "leevantenza": (
        Trigger(
            Window.ACTION_PERFORMED,
            Do((Gain(STRESS), Gain(EVADE))),
            may=True,
            provided=Performed(("boost",)),
        ),
    ),
    "lieutenantblount": (Static(AlwaysHits(), provided=Attacking()),),
    "lowhhrick": (
        Trigger(
            Window.MODIFY_DEFENSE_DICE,
            To(SpendReinforce(), AddResult(DEFENSE, EVADE)),
            may=True,
            provided=FriendDefends(1),
            whose=Whose.OTHER_FRIEND,
        ),
    ),
    "mirandadoni": (
        Trigger(
            Window.ATTACK_DECLARED,
            Choose(
                (
                    Do((SpendShield(), MoreAttackDice())),
                    Do((FewerAttackDice(), RegainShield())),
                )
            ),
            may=True,
            provided=Attacking(),
            once="round",
        ),
    ),
    "neradantels": (Static(FiresAllRound("torpedo")),),
    "niennunb": (
        Trigger(
            Window.STRESS_RECEIVED,
            Remove(STRESS),
            may=True,
            provided=AllOf((STRESSED, EnemyInArc(1))),
        ),
    ),
    "norrawexley": (
        Trigger(
            Window.MODIFY_ATTACK_DICE,
            Do((SpendLock(), AddResult(ATTACK, FOCUS))),
            may=True,
            provided=AllOf((Attacking(), LockOnDefender())),
        ),
        Trigger(
            Window.MODIFY_DEFENSE_DICE,
            Do((SpendLock(), AddResult(DEFENSE, FOCUS))),
            may=True,
            provided=AllOf((Defending(), LockOnAttacker())),
        ),
    ),
    "poedameron": POE_DAMERON,
    "poedameron-swx57": POE_DAMERON,
    "redace": (Trigger(Window.SHIELD_LOST, Gain(EVADE), once="round"),),
    "sabinewren": SABINE_WREN,
    "sabinewren-tiefighter": SABINE_WREN,
    "sharabey": (
        Trigger(
            Window.MODIFY_ATTACK_DICE,
            Do((ForEach(Yourself(), SpendLock()), RerollDice(ATTACK))),
            may=True,
            provided=AllOf((ItAttacks(), LockOnDefender())),
            whose=Whose.OTHER_FRIEND,
            farthest=2,
        ),
    ),
    "snapwexley": (
        Trigger(
            Window.MANEUVER_EXECUTED,
            FreeAction("boost"),
            may=True,
            provided=AllOf((ExecutedSpeed((2, 3, 4)), Not(Touching()))),
        ),
    ),
    "tennumb": (Static(SureCritical(), provided=Attacking()),),
    "thanekyrell": (
        Trigger(
            Window.ATTACK_ENDS,
            ForEach(Yourself(), FreeAction()),
            may=True,
            provided=AllOf((ItAttacks(), ItInYourArc(3), FriendIsDefender())),
            whose=Whose.ENEMY,
        ),
    ),
    "wullffwarro": (
        Static(ExtraDice(ATTACK), provided=AllOf((Attacking(), NoShields(), Damaged()))),
    ),
    "zeborrelios": ZEB_ORRELIOS,
    "zeborrelios-tiefighter": ZEB_ORRELIOS,
    "zeborrelios-sheathipedeclassshuttle": ZEB_ORRELIOS,
}
