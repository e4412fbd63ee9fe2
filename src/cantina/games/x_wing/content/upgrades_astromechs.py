"""Astromechs and salvaged astromechs: what is printed on them and what they do."""

from cantina.core.effects import AllOf, Choose, Do, ForEach, If, May, Not
from cantina.games.x_wing.cards.vocabulary import ActionHeader, Stat, Static, Trigger, Whose, Window
from cantina.games.x_wing.cards.words.actions import (
    ActsWithSlots,
    GrantedAction,
    PerformedSlot,
    WasStressed,
)
from cantina.games.x_wing.cards.words.arcs import (
    DefenderInYourArc,
    InItsArc,
    NoEnemyInArc,
    OnlyInArc,
)
from cantina.games.x_wing.cards.words.attacks import (
    Attacking,
    AttacksFriends,
    Defending,
    WithPrimary,
)
from cantina.games.x_wing.cards.words.bombs import DropAnyBomb
from cantina.games.x_wing.cards.words.cards import (
    DiscardOther,
    DiscardThis,
    InPhase,
    UntilEndOfRound,
)
from cantina.games.x_wing.cards.words.comparing import CancelHitsDownTo, CancelResults, HitsAtLeast
from cantina.games.x_wing.cards.words.damage import (
    DiscardDealtCard,
    DiscardFaceDown,
    HasTrait,
    RegainShield,
    Suffer,
    TurnOneDown,
)
from cantina.games.x_wing.cards.words.dials import Revealed
from cantina.games.x_wing.cards.words.maneuvers import (
    Colour,
    Executed,
    FliesOverObstacles,
    Overlapped,
    Touched,
)
from cantina.games.x_wing.cards.words.modifying import RerollDice
from cantina.games.x_wing.cards.words.rolling import RollCases, RollDie
from cantina.games.x_wing.cards.words.ships import (
    ChooseShip,
    TheAttacker,
    TheDefender,
    YouMay,
    Yourself,
)
from cantina.games.x_wing.cards.words.target_locks import (
    AcquireLock,
    LockAgain,
    LockOnAttacker,
    LockOnDefender,
    LocksFriends,
    SpendLock,
    YouLockIt,
)
from cantina.games.x_wing.cards.words.tokens import Gain, Remove, SpendToken
from cantina.games.x_wing.cards.words.values import Value
from cantina.games.x_wing.content.wording import (
    ATTACK,
    CRITICAL,
    DEFENSE,
    EVADE,
    FOCUS,
    HIT,
    STRESS,
    STRESSED,
    Abilities,
    to_defender,
    to_each,
    upgrade,
)
from cantina.games.x_wing.printed import Building, Slot, UpgradeCard

ONE_TALENT = Building(gains=(Slot.ELITE,), lacks_slot=Slot.ELITE, least_skill=3)

ASTROMECH_CARDS: tuple[UpgradeCard, ...] = (
    upgrade("r5tk", Slot.SALVAGED_ASTROMECH, 0, unique=True),
    upgrade("bb8", Slot.ASTROMECH, 2, unique=True),
    upgrade("chopper-swx72", Slot.ASTROMECH, 1, unique=True),
    upgrade("flightassistastromech", Slot.ASTROMECH, 1),
    upgrade("m9g8", Slot.ASTROMECH, 3, unique=True),
    upgrade("r2astromech", Slot.ASTROMECH, 1, wave=1),
    upgrade("r2d2", Slot.ASTROMECH, 4, unique=True, wave=0),
    upgrade("r2d6", Slot.ASTROMECH, 1, unique=True, building=ONE_TALENT),
    upgrade("r2f2", Slot.ASTROMECH, 3, unique=True, wave=0),
    upgrade("r3a2", Slot.ASTROMECH, 2, unique=True),
    upgrade("r3astromech", Slot.ASTROMECH, 2),
    upgrade("r4d6", Slot.ASTROMECH, 1, unique=True),
    upgrade("r5astromech", Slot.ASTROMECH, 1, wave=1),
    upgrade("r5d8", Slot.ASTROMECH, 3, unique=True, wave=1),
    upgrade("r5k6", Slot.ASTROMECH, 2, unique=True, wave=1),
    upgrade("r5p9", Slot.ASTROMECH, 3, unique=True),
    upgrade("r5x3", Slot.ASTROMECH, 1, unique=True),
    upgrade("r7astromech", Slot.ASTROMECH, 2),
    upgrade("r7t1", Slot.ASTROMECH, 3, unique=True),
    upgrade("targetingastromech", Slot.ASTROMECH, 2),
    upgrade("genius", Slot.SALVAGED_ASTROMECH, 0, unique=True),
    upgrade("overclockedr4", Slot.SALVAGED_ASTROMECH, 1),
    upgrade("r4agromech", Slot.SALVAGED_ASTROMECH, 2),
    upgrade("r4b11", Slot.SALVAGED_ASTROMECH, 3, unique=True),
    upgrade("r4e1", Slot.SALVAGED_ASTROMECH, 1),
    upgrade("r5p8", Slot.SALVAGED_ASTROMECH, 3, unique=True),
    upgrade("salvagedastromech", Slot.SALVAGED_ASTROMECH, 2),
    upgrade("unhingedastromech", Slot.SALVAGED_ASTROMECH, 1),
)

ASTROMECH_ABILITIES: Abilities = {
    "r5tk": (Static(LocksFriends()), Static(AttacksFriends())),
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
    "m9g8": (
        Trigger(
            Window.MODIFY_ATTACK_DICE,
            RerollDice(ATTACK, most=1),
            may=True,
            provided=LockOnAttacker(),
            whose=Whose.FRIEND,
        ),
        Static(LocksFriends()),
    ),
    "r2astromech": (Static(Colour("green", speeds=(1, 2))),),
    "r2d2": (
        Trigger(Window.MANEUVER_EXECUTED, RegainShield(), may=True, provided=Executed("green")),
    ),
    "r2f2": (ActionHeader(UntilEndOfRound((Static(Value(Stat.AGILITY, 1)),))),),
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
    "r4d6": (
        Trigger(
            Window.ATTACK_HITS,
            to_each(Yourself(), CancelHitsDownTo(2)),
            may=True,
            provided=AllOf((Defending(), HitsAtLeast(3))),
            whose=Whose.ENEMY,
        ),
    ),
    "r5astromech": (Trigger(Window.END_PHASE, TurnOneDown("ship"), may=True),),
    "r5d8": (ActionHeader(RollDie(DEFENSE, (EVADE, FOCUS), DiscardFaceDown())),),
    "r5k6": (Trigger(Window.LOCK_SPENT, RollDie(DEFENSE, (EVADE,), LockAgain())),),
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
    "targetingastromech": (
        Trigger(Window.MANEUVER_EXECUTED, AcquireLock(), may=True, provided=Executed("red")),
    ),
    "genius": (
        Trigger(Window.MANEUVER_EXECUTED, DropAnyBomb(), may=True, provided=Not(Touched())),
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
    "r4e1": (
        Static(ActsWithSlots(("torpedo", "bomb"))),
        Trigger(
            Window.ACTION_PERFORMED,
            Do((DiscardThis(), Remove(STRESS))),
            may=True,
            provided=AllOf((WasStressed(), PerformedSlot(("torpedo", "bomb")), STRESSED)),
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
}
