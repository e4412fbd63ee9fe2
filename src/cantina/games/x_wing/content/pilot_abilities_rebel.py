"""What Rebel pilots do."""

from cantina.core.effects import AllOf, AnyOf, Choose, Do, ForEach, May, Not, To
from cantina.games.x_wing.cards.vocabulary import Deed, Stat, Static, Trigger, Whose, Window
from cantina.games.x_wing.cards.words.actions import (
    ActsUnderStress,
    BoostsTurning,
    Forbidden,
    FreeAction,
    GrantedAction,
    Performed,
)
from cantina.games.x_wing.cards.words.arcs import (
    DefenderInYourArc,
    EnemyInArc,
    FiresAllRound,
    ItInYourArc,
)
from cantina.games.x_wing.cards.words.attacks import (
    AtRange,
    Attacking,
    Defending,
    FriendDefends,
    FriendIsDefender,
    ItAttacks,
    Shelters,
    TargetsTouched,
)
from cantina.games.x_wing.cards.words.bombs import HoldsBack
from cantina.games.x_wing.cards.words.cards import AssignCondition, FlipCard, UntilEndOfRound
from cantina.games.x_wing.cards.words.comparing import AlwaysHits, CriticalsFirst, SureCritical
from cantina.games.x_wing.cards.words.damage import (
    Damaged,
    DealFaceDown,
    NoShields,
    RegainShield,
    SpendShield,
)
from cantina.games.x_wing.cards.words.dials import Revealed, RotateDial
from cantina.games.x_wing.cards.words.further_attacks import AttackNow
from cantina.games.x_wing.cards.words.maneuvers import Colour, ExecutedSpeed, Touching
from cantina.games.x_wing.cards.words.modifying import (
    AddResult,
    ChangeResults,
    RerollDice,
    RerollPerFriend,
)
from cantina.games.x_wing.cards.words.rolling import (
    ExtraDice,
    FewerAttackDice,
    MoreAttackDice,
    RollDie,
    RollShows,
)
from cantina.games.x_wing.cards.words.ships import (
    ActedOn,
    ChooseShip,
    EnemyWithin,
    TheAttacker,
    Yourself,
)
from cantina.games.x_wing.cards.words.target_locks import (
    AcquireLock,
    LockOnAttacker,
    LockOnDefender,
    SpendLock,
    StripLock,
    YouLockIt,
)
from cantina.games.x_wing.cards.words.tokens import (
    Gain,
    HandOver,
    HasToken,
    Remove,
    SomeHave,
    SpendReinforce,
    SpendToken,
    StripToken,
)
from cantina.games.x_wing.cards.words.values import SkillBecomes, Value
from cantina.games.x_wing.content.wording import (
    ATTACK,
    BLANK,
    CRITICAL,
    DEFENSE,
    EVADE,
    FOCUS,
    HIT,
    STRESS,
    STRESSED,
    Abilities,
    to_defender,
)

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

EZRA_BRIDGER = (
    Trigger(
        Window.MODIFY_DEFENSE_DICE,
        ChangeResults(DEFENSE, FOCUS, EVADE, most=2),
        may=True,
        provided=AllOf((Defending(), STRESSED)),
    ),
)

REBEL_PILOT_ABILITIES: Abilities = {
    "captainrex": (
        Trigger(
            Window.ATTACK_ENDS,
            to_defender(AssignCondition("suppressivefire")),
            provided=Attacking(),
        ),
    ),
    "ap5": (
        Trigger(
            Window.COORDINATES,
            Do((ForEach(ActedOn(), Remove(STRESS)), Gain(STRESS, 2))),
            may=True,
            provided=SomeHave(ActedOn(), STRESS),
        ),
    ),
    "kullbeesperado": (
        Trigger(
            Window.ACTION_PERFORMED,
            FlipCard("servomotorsfoils"),
            may=True,
            provided=Performed(("boost", "barrel-roll")),
        ),
    ),
    "captainnym": (Static(HoldsBack()),),
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
    "airencracken": (
        Trigger(
            Window.ATTACK_ENDS,
            ChooseShip(Whose.OTHER_FRIEND, FreeAction(), farthest=1),
            may=True,
            provided=Attacking(),
        ),
    ),
    "arvelcrynyd": (Static(TargetsTouched()),),
    "biggsdarklighter": (Static(Shelters(1)),),
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
    "dutchvander": (
        Trigger(
            Window.LOCK_ACQUIRED,
            ChooseShip(Whose.OTHER_FRIEND, May(AcquireLock()), farthest=2),
        ),
    ),
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
    "ezrabridger": EZRA_BRIDGER,
    "ezrabridger-sheathipedeclassshuttle": EZRA_BRIDGER,
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
    "garvendreis": (Trigger(Window.FOCUS_SPENT, HandOver(FOCUS, 2), may=True),),
    "gemmersojan": (Static(Value(Stat.AGILITY, 1), provided=EnemyWithin(1)),),
    "herasyndulla": (
        Trigger(
            Window.MANEUVER_REVEALED,
            RotateDial("difficulty"),
            may=True,
            provided=AnyOf((Revealed("green"), Revealed("red"))),
        ),
    ),
    "hobbieklivian": (
        Trigger(Window.LOCK_ACQUIRED, Remove(STRESS), may=True, provided=STRESSED),
        Trigger(Window.LOCK_SPENT, Remove(STRESS), may=True, provided=STRESSED),
    ),
    "hortonsalm": (
        Trigger(
            Window.MODIFY_ATTACK_DICE,
            RerollDice(ATTACK, (BLANK,)),
            may=True,
            provided=AllOf((Attacking(), AtRange(2, 3))),
        ),
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
    "jakefarrell": (Trigger(Window.FOCUS_ASSIGNED, MOVE_AGAIN, may=True),),
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
    "keyanfarlander": (
        Trigger(
            Window.MODIFY_ATTACK_DICE,
            Do((ChangeResults(ATTACK, FOCUS, HIT, most=0), Remove(STRESS))),
            may=True,
            provided=AllOf((Attacking(), STRESSED)),
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
    "lukeskywalker": (
        Trigger(
            Window.MODIFY_DEFENSE_DICE,
            ChangeResults(DEFENSE, FOCUS, EVADE),
            may=True,
            provided=Defending(),
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
    "roarkgarnet": (
        Trigger(Window.COMBAT_BEGINS, ChooseShip(Whose.OTHER_FRIEND, SkillBecomes(12), farthest=3)),
    ),
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
    "tarnmison": (
        Trigger(
            Window.ATTACK_DECLARED,
            ForEach(TheAttacker(), YouLockIt()),
            may=True,
            provided=Defending(),
            whose=Whose.ENEMY,
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
    "tychocelchu": (Static(ActsUnderStress()),),
    "wedgeantilles": (Static(Value(Stat.AGILITY, -1, whose=Whose.DEFENDER), provided=Attacking()),),
    "wesjanson": (
        Trigger(
            Window.ATTACK_ENDS,
            Choose((StripToken(FOCUS), StripToken(EVADE), StripLock())),
            may=True,
            provided=Attacking(),
        ),
    ),
    "wullffwarro": (
        Static(ExtraDice(ATTACK), provided=AllOf((Attacking(), NoShields(), Damaged()))),
    ),
    "zeborrelios": ZEB_ORRELIOS,
    "zeborrelios-sheathipedeclassshuttle": ZEB_ORRELIOS,
    "zeborrelios-tiefighter": ZEB_ORRELIOS,
}
