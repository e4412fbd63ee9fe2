"""Systems and tech: what is printed on them and what they do."""

from cantina.core.cards import Choose, Limit, Then
from cantina.games.x_wing.cards.actions import FreeAction, SkipAction
from cantina.games.x_wing.cards.arcs import ItInYourArc
from cantina.games.x_wing.cards.attacks import Attacking, Defending, WithPrimary
from cantina.games.x_wing.cards.bombs import LayBombs
from cantina.games.x_wing.cards.cards import AssignCondition, InPhase
from cantina.games.x_wing.cards.comparing import CancelRoll
from cantina.games.x_wing.cards.damage import Suffer
from cantina.games.x_wing.cards.flow import Do, ForEach, To
from cantina.games.x_wing.cards.frames import Ability, At, Standing
from cantina.games.x_wing.cards.modifying import (
    AddResult,
    ChangeResults,
    ForbidLock,
    FreezeRoll,
    SpoilHit,
)
from cantina.games.x_wing.cards.ships import ChooseShip, TheDefender, Yourself
from cantina.games.x_wing.cards.standing.actions import MovesUnderStress
from cantina.games.x_wing.cards.standing.attacks import LendsLock
from cantina.games.x_wing.cards.standing.bombs import Launches
from cantina.games.x_wing.cards.standing.maneuvers import (
    ActsOverObstacles,
    DelaysStress,
    NoObstacleCriticals,
)
from cantina.games.x_wing.cards.standing.tokens import AtMostOne, KeepsToken
from cantina.games.x_wing.cards.standing.values import Value
from cantina.games.x_wing.cards.target_locks import LockOnDefender, SpendLockOn, YouLockIt
from cantina.games.x_wing.cards.tokens import Gain, Remove, SpendToken, TokensAtMost
from cantina.games.x_wing.cards.values import SkillBecomes
from cantina.games.x_wing.content.wording import (
    to_each,
    upgrade,
    when_attacking,
    when_defending,
)
from cantina.games.x_wing.printed import Building, UpgradeCard
from cantina.games.x_wing.terms import Action, Die, Face, Slot, Stat, Token, Whose, Window

SYSTEM_CARDS: tuple[UpgradeCard, ...] = (
    upgrade(
        "minefieldmapper",
        Slot.SYSTEM,
        0,
        abilities=(Ability(Window.FORCES_PLACED, LayBombs(), may=True, limit=Limit.GAME),),
    ),
    upgrade(
        "accuracycorrector",
        Slot.SYSTEM,
        3,
        abilities=(
            when_attacking(
                Do(
                    (
                        CancelRoll(Die.ATTACK),
                        AddResult(Die.ATTACK, Face.HIT),
                        AddResult(Die.ATTACK, Face.HIT),
                        FreezeRoll(Die.ATTACK),
                    )
                )
            ),
        ),
    ),
    upgrade(
        "advancedsensors",
        Slot.SYSTEM,
        3,
        abilities=(Ability(Window.BEFORE_REVEAL, Then(FreeAction(), SkipAction()), may=True),),
    ),
    upgrade(
        "advtargetingcomputer",
        Slot.SYSTEM,
        5,
        ships=("tieadvanced",),
        abilities=(
            when_attacking(
                Do((AddResult(Die.ATTACK, Face.CRITICAL), ForbidLock())),
                WithPrimary(),
                LockOnDefender(),
            ),
        ),
    ),
    upgrade(
        "collisiondetector",
        Slot.SYSTEM,
        0,
        abilities=(Standing(ActsOverObstacles()), Standing(NoObstacleCriticals())),
    ),
    upgrade(
        "electronicbaffle",
        Slot.SYSTEM,
        1,
        abilities=(
            Ability(Window.STRESS_RECEIVED, Do((Remove(Token.STRESS), Suffer(1))), may=True),
            Ability(Window.ION_RECEIVED, Do((Remove(Token.ION), Suffer(1))), may=True),
        ),
    ),
    upgrade(
        "enhancedscopes",
        Slot.SYSTEM,
        1,
        abilities=(Standing(Value(Stat.SKILL, becomes=0), when=InPhase("activation")),),
    ),
    upgrade(
        "firecontrolsystem",
        Slot.SYSTEM,
        2,
        abilities=(
            Ability(
                Window.ATTACK_ENDS, ForEach(TheDefender(), YouLockIt()), when=Attacking(), may=True
            ),
        ),
    ),
    upgrade(
        "sensorjammer",
        Slot.SYSTEM,
        4,
        abilities=(Ability(Window.MODIFY_ATTACK_DICE, SpoilHit(), when=Defending(), may=True),),
    ),
    upgrade(
        "targetingscrambler",
        Slot.SYSTEM,
        0,
        unique=True,
        abilities=(
            Ability(
                Window.ROUND_BEGINS,
                To(
                    Gain(Token.WEAPONS_DISABLED),
                    ChooseShip(Whose.ENEMY, AssignCondition("scrambled"), farthest=3),
                ),
                may=True,
            ),
        ),
    ),
    upgrade(
        "thrustcorrector",
        Slot.SYSTEM,
        1,
        building=Building(most_hull=4),
        abilities=(
            when_defending(
                Do(
                    (
                        Gain(Token.STRESS),
                        CancelRoll(Die.DEFENSE),
                        AddResult(Die.DEFENSE, Face.EVADE),
                        FreezeRoll(Die.DEFENSE),
                    )
                ),
                TokensAtMost(Token.STRESS, 3),
            ),
        ),
    ),
    upgrade("trajectorysimulator", Slot.SYSTEM, 1, abilities=(Standing(Launches()),)),
    upgrade(
        "advancedoptics",
        Slot.TECH,
        2,
        abilities=(Standing(AtMostOne(Token.FOCUS)), Standing(KeepsToken(Token.FOCUS))),
    ),
    upgrade(
        "commrelay",
        Slot.TECH,
        3,
        abilities=(Standing(AtMostOne(Token.EVADE)), Standing(KeepsToken(Token.EVADE))),
    ),
    upgrade(
        "hyperwavecommscanner",
        Slot.TECH,
        1,
        abilities=(
            Ability(
                Window.BEFORE_PLACING,
                Choose((SkillBecomes(0), SkillBecomes(6), SkillBecomes(12))),
                may=True,
            ),
            Ability(
                At(Window.PLACED, Whose.OTHER_FRIEND, 2),
                Choose((Gain(Token.FOCUS), Gain(Token.EVADE))),
                may=True,
            ),
        ),
    ),
    upgrade("patternanalyzer", Slot.TECH, 2, abilities=(Standing(DelaysStress()),)),
    upgrade("primedthrusters", Slot.TECH, 1, abilities=(Standing(MovesUnderStress(2)),)),
    upgrade(
        "sensorcluster",
        Slot.TECH,
        2,
        abilities=(
            when_defending(
                To(SpendToken(Token.FOCUS), ChangeResults(Die.DEFENSE, Face.BLANK, Face.EVADE))
            ),
        ),
    ),
    upgrade("targetingsynchronizer", Slot.TECH, 3, abilities=(Standing(LendsLock()),)),
    upgrade(
        "threattracker",
        Slot.TECH,
        3,
        abilities=(
            Ability(
                At(Window.COMBAT_TURN, Whose.ENEMY),
                To(
                    SpendLockOn(),
                    to_each(
                        Yourself(),
                        Choose((FreeAction(Action.BOOST), FreeAction(Action.BARREL_ROLL))),
                    ),
                ),
                when=ItInYourArc(2),
                may=True,
            ),
        ),
    ),
    upgrade(
        "weaponsguidance",
        Slot.TECH,
        2,
        abilities=(
            when_attacking(
                To(SpendToken(Token.FOCUS), ChangeResults(Die.ATTACK, Face.BLANK, Face.HIT))
            ),
        ),
    ),
)
