"""Systems and tech: what is printed on them and what they do."""

from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.content.wording import *

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
    upgrade(
        "primedthrusters",
        Slot.TECH,
        1,
        building=Building(size="small"),
        abilities=(Standing(MovesUnderStress(2)),),
    ),
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
        building=Building(size="small"),
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
