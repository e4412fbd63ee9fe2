"""Systems and tech: what is printed on them and what they do."""

from cantina.core.effects import Choose, Do, ForEach, Then
from cantina.games.x_wing.cards.vocabulary import Stat, Static, Trigger, Whose, Window
from cantina.games.x_wing.cards.words.actions import FreeAction, MovesUnderStress, SkipAction
from cantina.games.x_wing.cards.words.arcs import ItInYourArc
from cantina.games.x_wing.cards.words.attacks import Attacking, Defending, WithPrimary
from cantina.games.x_wing.cards.words.bombs import Launches, LayBombs
from cantina.games.x_wing.cards.words.cards import AssignCondition, InPhase
from cantina.games.x_wing.cards.words.comparing import CancelRoll
from cantina.games.x_wing.cards.words.damage import Suffer
from cantina.games.x_wing.cards.words.maneuvers import (
    ActsOverObstacles,
    DelaysStress,
    NoObstacleCriticals,
)
from cantina.games.x_wing.cards.words.modifying import (
    AddResult,
    ChangeResults,
    ForbidLock,
    FreezeRoll,
    SpoilHit,
)
from cantina.games.x_wing.cards.words.ships import ChooseShip, TheDefender, Yourself
from cantina.games.x_wing.cards.words.target_locks import (
    LendsLock,
    LockOnDefender,
    SpendLockOn,
    YouLockIt,
)
from cantina.games.x_wing.cards.words.tokens import (
    AtMostOne,
    Gain,
    KeepsToken,
    Remove,
    SpendToken,
    TokensAtMost,
)
from cantina.games.x_wing.cards.words.values import SkillBecomes, Value
from cantina.games.x_wing.content.wording import (
    ATTACK,
    BLANK,
    CRITICAL,
    DEFENSE,
    DISABLED,
    EVADE,
    FOCUS,
    HIT,
    ION,
    STRESS,
    Abilities,
    to_each,
    upgrade,
    when_attacking,
    when_defending,
)
from cantina.games.x_wing.printed import Building, Slot, UpgradeCard

SYSTEM_CARDS: tuple[UpgradeCard, ...] = (
    upgrade("minefieldmapper", Slot.SYSTEM, 0),
    upgrade("accuracycorrector", Slot.SYSTEM, 3),
    upgrade("advancedsensors", Slot.SYSTEM, 3),
    upgrade("advtargetingcomputer", Slot.SYSTEM, 5, ships=("tieadvanced",)),
    upgrade("collisiondetector", Slot.SYSTEM, 0),
    upgrade("electronicbaffle", Slot.SYSTEM, 1),
    upgrade("enhancedscopes", Slot.SYSTEM, 1),
    upgrade("firecontrolsystem", Slot.SYSTEM, 2),
    upgrade("sensorjammer", Slot.SYSTEM, 4),
    upgrade("targetingscrambler", Slot.SYSTEM, 0, unique=True),
    upgrade("thrustcorrector", Slot.SYSTEM, 1, building=Building(most_hull=4)),
    upgrade("trajectorysimulator", Slot.SYSTEM, 1),
    upgrade("advancedoptics", Slot.TECH, 2),
    upgrade("commrelay", Slot.TECH, 3),
    upgrade("hyperwavecommscanner", Slot.TECH, 1),
    upgrade("patternanalyzer", Slot.TECH, 2),
    upgrade("primedthrusters", Slot.TECH, 1),
    upgrade("sensorcluster", Slot.TECH, 2),
    upgrade("targetingsynchronizer", Slot.TECH, 3),
    upgrade("threattracker", Slot.TECH, 3),
    upgrade("weaponsguidance", Slot.TECH, 2),
)

SYSTEM_ABILITIES: Abilities = {
    "minefieldmapper": (Trigger(Window.FORCES_PLACED, LayBombs(), may=True, once="game"),),
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
    "enhancedscopes": (Static(Value(Stat.SKILL, becomes=0), provided=InPhase("activation")),),
    "firecontrolsystem": (
        Trigger(
            Window.ATTACK_ENDS,
            ForEach(TheDefender(), YouLockIt()),
            may=True,
            provided=Attacking(),
        ),
    ),
    "sensorjammer": (
        Trigger(Window.MODIFY_ATTACK_DICE, SpoilHit(), may=True, provided=Defending()),
    ),
    "targetingscrambler": (
        Trigger(
            Window.ROUND_BEGINS,
            Do(
                (
                    ChooseShip(Whose.ENEMY, AssignCondition("scrambled"), farthest=3),
                    Gain(DISABLED),
                )
            ),
            may=True,
        ),
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
    "trajectorysimulator": (Static(Launches()),),
    "advancedoptics": (Static(AtMostOne(FOCUS)), Static(KeepsToken(FOCUS))),
    "commrelay": (Static(AtMostOne(EVADE)), Static(KeepsToken(EVADE))),
    "hyperwavecommscanner": (
        Trigger(
            Window.BEFORE_PLACING,
            Choose((SkillBecomes(0), SkillBecomes(6), SkillBecomes(12))),
            may=True,
        ),
        Trigger(
            Window.PLACED,
            Choose((Gain(FOCUS), Gain(EVADE))),
            may=True,
            whose=Whose.OTHER_FRIEND,
            farthest=2,
        ),
    ),
    "patternanalyzer": (Static(DelaysStress()),),
    "primedthrusters": (Static(MovesUnderStress(2)),),
    "sensorcluster": (
        when_defending(Do((ChangeResults(DEFENSE, BLANK, EVADE), SpendToken(FOCUS)))),
    ),
    "targetingsynchronizer": (Static(LendsLock()),),
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
