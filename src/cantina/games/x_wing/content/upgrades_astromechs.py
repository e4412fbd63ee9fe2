"""Astromechs and salvaged astromechs: what is printed on them and what they do."""

from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.content.wording import *

ONE_TALENT = Building(gains=(Slot.ELITE,), lacks_slot=Slot.ELITE, least_skill=3)

ASTROMECH_CARDS: tuple[UpgradeCard, ...] = (
    upgrade(
        "r5tk",
        "unique salvaged-astromech, 0 points",
        Standing(LocksFriends()),
        Standing(AttacksFriends()),
    ),
    upgrade(
        "bb8",
        "unique astromech, 2 points",
        Ability(
            Window.MANEUVER_REVEALED,
            GrantedAction(Action.BARREL_ROLL),
            when=Revealed(Difficulty.GREEN),
            may=True,
        ),
    ),
    upgrade(
        "chopper-swx72",
        "unique astromech, 1 point",
        Ability(Window.ACTION, To(DiscardOther(), RegainShield())),
    ),
    upgrade(
        "flightassistastromech",
        "astromech, 1 point",
        Standing(OnlyInArc()),
        Ability(
            Window.MANEUVER_EXECUTED,
            Choose((GrantedAction(Action.BOOST), GrantedAction(Action.BARREL_ROLL))),
            when=AllOf((Not(Overlapped()), NoEnemyInArc())),
            may=True,
        ),
    ),
    upgrade(
        "m9g8",
        "unique astromech, 3 points",
        Ability(
            At(Window.MODIFY_ATTACK_DICE, Whose.FRIEND),
            RerollDice(Die.ATTACK, most=1),
            when=LockOnAttacker(),
            may=True,
        ),
        Standing(LocksFriends()),
    ),
    upgrade(
        "r2astromech",
        "astromech, 1 point",
        Standing(Colour(Difficulty.GREEN, speeds=(1, 2))),
        wave=1,
    ),
    upgrade(
        "r2d2",
        "unique astromech, 4 points",
        Ability(
            Window.MANEUVER_EXECUTED, RegainShield(), when=Executed(Difficulty.GREEN), may=True
        ),
        wave=0,
    ),
    upgrade("r2d6", "unique astromech, 1 point", building=ONE_TALENT),
    upgrade(
        "r2f2",
        "unique astromech, 3 points",
        Ability(Window.ACTION, UntilEndOfRound((Standing(Value(Stat.AGILITY, 1)),))),
        wave=0,
    ),
    upgrade(
        "r3a2",
        "unique astromech, 2 points",
        Ability(
            Window.ATTACK_DECLARED,
            Do((Gain(Token.STRESS), ForEach(TheDefender(), Gain(Token.STRESS)))),
            when=AllOf((Attacking(), DefenderInYourArc())),
            may=True,
        ),
    ),
    upgrade(
        "r3astromech",
        "astromech, 2 points",
        when_attacking(
            To(CancelResults(Face.FOCUS, most=1), Gain(Token.EVADE)),
            WithPrimary(),
            limit=Limit.ROUND,
        ),
    ),
    upgrade(
        "r4d6",
        "unique astromech, 1 point",
        Ability(
            At(Window.ATTACK_HITS, Whose.ENEMY),
            ForEach(Yourself(), CancelHitsDownTo(2)),
            when=AllOf((Defending(), HitsAtLeast(3))),
            may=True,
        ),
    ),
    upgrade(
        "r5astromech",
        "astromech, 1 point",
        Ability(Window.END_PHASE, TurnOneDown(Trait.SHIP), may=True),
        wave=1,
    ),
    upgrade(
        "r5d8",
        "unique astromech, 3 points",
        Ability(Window.ACTION, RollDie(Die.DEFENSE, (Face.EVADE, Face.FOCUS), DiscardFaceDown())),
        wave=1,
    ),
    upgrade(
        "r5k6",
        "unique astromech, 2 points",
        Ability(Window.LOCK_SPENT, RollDie(Die.DEFENSE, (Face.EVADE,), LockAgain())),
        wave=1,
    ),
    upgrade(
        "r5p9",
        "unique astromech, 3 points",
        Ability(Window.COMBAT_ENDS, To(SpendToken(Token.FOCUS), RegainShield()), may=True),
    ),
    upgrade(
        "r5x3",
        "unique astromech, 1 point",
        Ability(
            Window.BEFORE_REVEAL,
            Do((DiscardThis(), UntilEndOfRound((Standing(FliesOverObstacles()),)))),
            may=True,
        ),
    ),
    upgrade(
        "r7astromech",
        "astromech, 2 points",
        Ability(
            Window.MODIFY_ATTACK_DICE,
            To(SpendLock(), RerollDice(Die.ATTACK)),
            when=AllOf((Defending(), LockOnAttacker())),
            may=True,
            limit=Limit.ROUND,
        ),
    ),
    upgrade(
        "r7t1",
        "unique astromech, 3 points",
        Ability(
            Window.ACTION,
            ChooseShip(
                Whose.ENEMY,
                Do(
                    (
                        If(InItsArc(), YouMay(YouLockIt())),
                        YouMay(ForEach(Yourself(), GrantedAction(Action.BOOST))),
                    )
                ),
                farthest=2,
            ),
        ),
    ),
    upgrade(
        "targetingastromech",
        "astromech, 2 points",
        Ability(Window.MANEUVER_EXECUTED, AcquireLock(), when=Executed(Difficulty.RED), may=True),
    ),
    upgrade(
        "genius",
        "unique salvaged-astromech, 0 points",
        Ability(Window.MANEUVER_EXECUTED, DropAnyBomb(), when=Not(Touched()), may=True),
    ),
    upgrade(
        "overclockedr4",
        "salvaged-astromech, 1 point",
        Ability(
            Window.FOCUS_SPENT,
            Do((Gain(Token.STRESS), Gain(Token.FOCUS))),
            when=InPhase("combat"),
            may=True,
        ),
    ),
    upgrade(
        "r4agromech",
        "salvaged-astromech, 2 points",
        Ability(Window.FOCUS_SPENT, to_defender(YouLockIt()), when=Attacking(), may=True),
    ),
    upgrade(
        "r4b11",
        "unique salvaged-astromech, 3 points",
        Ability(
            Window.MODIFY_DEFENSE_DICE,
            To(SpendLock(), RerollDice(Die.DEFENSE)),
            when=AllOf((Attacking(), LockOnDefender())),
            may=True,
        ),
    ),
    upgrade(
        "r4e1",
        "salvaged-astromech, 1 point",
        Standing(ActsWithSlots((Slot.TORPEDO, Slot.BOMB))),
        Ability(
            Window.ACTION_PERFORMED,
            Do((DiscardThis(), Remove(Token.STRESS))),
            when=AllOf((WasStressed(), PerformedSlot((Slot.TORPEDO, Slot.BOMB)), STRESSED)),
            may=True,
        ),
    ),
    upgrade(
        "r5p8",
        "unique salvaged-astromech, 3 points",
        Ability(
            Window.ATTACK_ENDS,
            RollCases(
                (Face.HIT, Face.CRITICAL),
                (
                    ForEach(TheAttacker(), Suffer(1)),
                    Do((Suffer(1), ForEach(TheAttacker(), Suffer(1)))),
                ),
            ),
            when=Defending(),
            may=True,
            limit=Limit.ROUND,
        ),
    ),
    upgrade(
        "salvagedastromech",
        "salvaged-astromech, 2 points",
        Ability(
            Window.CARD_DEALT,
            Do((DiscardDealtCard(), DiscardThis())),
            when=HasTrait(Trait.SHIP),
            may=True,
        ),
    ),
    upgrade(
        "unhingedastromech",
        "salvaged-astromech, 1 point",
        Standing(Colour(Difficulty.GREEN, speeds=(3,))),
    ),
)
