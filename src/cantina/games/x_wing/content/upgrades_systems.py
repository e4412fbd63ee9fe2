"""Systems and tech: what is printed on them and what they do."""

from __future__ import annotations

from cantina.core.cards import DONE, NOTHING, Outcome
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.cards.words import CardEffect
from cantina.games.x_wing.content.phrases import *
from cantina.games.x_wing.rules.dice import FOCUS, HIT
from cantina.games.x_wing.rules.target_locks import spend_lock


class SpendLockOn(CardEffect, frozen=True):
    """Spend your target lock on the ship spoken of."""

    def can(self, scene: Scene) -> bool:
        return scene.yours.locks_on(scene.ship) > 0

    def chooses(self) -> bool:
        return False

    async def do(self, scene: Scene) -> Outcome:
        await spend_lock(scene.g, scene.you, scene.ship)
        return DONE


class SpoilHit(CardEffect, frozen=True):
    """Change a hit to a focus result that cannot be rerolled."""

    def can(self, scene: Scene) -> bool:
        attack = scene.g.attack
        return attack is not None and any(
            r.face == HIT and not r.fixed for r in attack.dice.attack_roll
        )

    async def do(self, scene: Scene) -> Outcome:
        for result in scene.attack.dice.attack_roll:
            if result.face == HIT and not result.fixed:
                result.face, result.rerolled = FOCUS, True
                return DONE
        return NOTHING


class ForbidLock(CardEffect, frozen=True):
    """Target locks cannot be spent in this attack."""

    async def do(self, scene: Scene) -> Outcome:
        scene.attack.forbidden_lock = True
        return DONE


SYSTEM_CARDS: tuple[UpgradeCard, ...] = (
    upgrade(
        "minefieldmapper",
        "system, 0 points",
        Ability(Window.FORCES_PLACED, LayBombs(), may=True, limit=Limit.GAME),
    ),
    upgrade(
        "accuracycorrector",
        "system, 3 points",
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
    upgrade(
        "advancedsensors",
        "system, 3 points",
        Ability(Window.BEFORE_REVEAL, Then(FreeAction(), SkipAction()), may=True),
    ),
    upgrade(
        "advtargetingcomputer",
        "system, 5 points",
        when_attacking(
            Do((AddResult(Die.ATTACK, Face.CRITICAL), ForbidLock())),
            WithPrimary(),
            LockOnDefender(),
        ),
        ships=("tieadvanced",),
    ),
    upgrade(
        "collisiondetector",
        "system, 0 points",
        Standing(ActsOverObstacles()),
        Standing(NoObstacleCriticals()),
    ),
    upgrade(
        "electronicbaffle",
        "system, 1 point",
        Ability(Window.STRESS_RECEIVED, Do((Remove(Token.STRESS), Suffer(1))), may=True),
        Ability(Window.ION_RECEIVED, Do((Remove(Token.ION), Suffer(1))), may=True),
    ),
    upgrade(
        "enhancedscopes",
        "system, 1 point",
        Standing(Value(Stat.SKILL, becomes=0), when=InPhase("activation")),
    ),
    upgrade(
        "firecontrolsystem",
        "system, 2 points",
        Ability(
            Window.ATTACK_ENDS, ForEach(TheDefender(), YouLockIt()), when=Attacking(), may=True
        ),
    ),
    upgrade(
        "sensorjammer",
        "system, 4 points",
        Ability(Window.MODIFY_ATTACK_DICE, SpoilHit(), when=Defending(), may=True),
    ),
    upgrade(
        "targetingscrambler",
        "unique system, 0 points",
        Ability(
            Window.ROUND_BEGINS,
            To(
                Gain(Token.WEAPONS_DISABLED),
                ChooseShip(Whose.ENEMY, AssignCondition("scrambled"), farthest=3),
            ),
            may=True,
        ),
    ),
    upgrade(
        "thrustcorrector",
        "system, 1 point",
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
        building=Building(most_hull=4),
    ),
    upgrade("trajectorysimulator", "system, 1 point", Standing(Launches())),
    upgrade(
        "advancedoptics",
        "tech, 2 points",
        Standing(AtMostOne(Token.FOCUS)),
        Standing(KeepsToken(Token.FOCUS)),
    ),
    upgrade(
        "commrelay",
        "tech, 3 points",
        Standing(AtMostOne(Token.EVADE)),
        Standing(KeepsToken(Token.EVADE)),
    ),
    upgrade(
        "hyperwavecommscanner",
        "tech, 1 point",
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
    upgrade("patternanalyzer", "tech, 2 points", Standing(DelaysStress())),
    upgrade(
        "primedthrusters",
        "tech, 1 point",
        Standing(MovesUnderStress(2)),
        building=Building(size="small"),
    ),
    upgrade(
        "sensorcluster",
        "tech, 2 points",
        when_defending(
            To(SpendToken(Token.FOCUS), ChangeResults(Die.DEFENSE, Face.BLANK, Face.EVADE))
        ),
    ),
    upgrade("targetingsynchronizer", "tech, 3 points", Standing(LendsLock())),
    upgrade(
        "threattracker",
        "tech, 3 points",
        Ability(
            At(Window.COMBAT_TURN, Whose.ENEMY),
            To(
                SpendLockOn(),
                ForEach(
                    Yourself(), Choose((FreeAction(Action.BOOST), FreeAction(Action.BARREL_ROLL)))
                ),
            ),
            when=ItInYourArc(2),
            may=True,
        ),
        building=Building(size="small"),
    ),
    upgrade(
        "weaponsguidance",
        "tech, 2 points",
        when_attacking(
            To(SpendToken(Token.FOCUS), ChangeResults(Die.ATTACK, Face.BLANK, Face.HIT))
        ),
    ),
)
