"""Astromechs and salvaged astromechs: what is printed on them and what they do."""

from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.content.wording import *

ONE_TALENT = Building(gains=(Slot.ELITE,), lacks_slot=Slot.ELITE, least_skill=3)

ASTROMECH_CARDS: tuple[UpgradeCard, ...] = (
    upgrade(
        "r5tk",
        Slot.SALVAGED_ASTROMECH,
        0,
        unique=True,
        abilities=(Standing(LocksFriends()), Standing(AttacksFriends())),
    ),
    upgrade(
        "bb8",
        Slot.ASTROMECH,
        2,
        unique=True,
        abilities=(
            Ability(
                Window.MANEUVER_REVEALED,
                GrantedAction(Action.BARREL_ROLL),
                when=Revealed(Difficulty.GREEN),
                may=True,
            ),
        ),
    ),
    upgrade(
        "chopper-swx72",
        Slot.ASTROMECH,
        1,
        unique=True,
        abilities=(Ability(Window.ACTION, To(DiscardOther(), RegainShield())),),
    ),
    upgrade(
        "flightassistastromech",
        Slot.ASTROMECH,
        1,
        abilities=(
            Standing(OnlyInArc()),
            Ability(
                Window.MANEUVER_EXECUTED,
                Choose((GrantedAction(Action.BOOST), GrantedAction(Action.BARREL_ROLL))),
                when=AllOf((Not(Overlapped()), NoEnemyInArc())),
                may=True,
            ),
        ),
    ),
    upgrade(
        "m9g8",
        Slot.ASTROMECH,
        3,
        unique=True,
        abilities=(
            Ability(
                At(Window.MODIFY_ATTACK_DICE, Whose.FRIEND),
                RerollDice(Die.ATTACK, most=1),
                when=LockOnAttacker(),
                may=True,
            ),
            Standing(LocksFriends()),
        ),
    ),
    upgrade(
        "r2astromech",
        Slot.ASTROMECH,
        1,
        wave=1,
        abilities=(Standing(Colour(Difficulty.GREEN, speeds=(1, 2))),),
    ),
    upgrade(
        "r2d2",
        Slot.ASTROMECH,
        4,
        unique=True,
        wave=0,
        abilities=(
            Ability(
                Window.MANEUVER_EXECUTED, RegainShield(), when=Executed(Difficulty.GREEN), may=True
            ),
        ),
    ),
    upgrade("r2d6", Slot.ASTROMECH, 1, unique=True, building=ONE_TALENT),
    upgrade(
        "r2f2",
        Slot.ASTROMECH,
        3,
        unique=True,
        wave=0,
        abilities=(Ability(Window.ACTION, UntilEndOfRound((Standing(Value(Stat.AGILITY, 1)),))),),
    ),
    upgrade(
        "r3a2",
        Slot.ASTROMECH,
        2,
        unique=True,
        abilities=(
            Ability(
                Window.ATTACK_DECLARED,
                Do((Gain(Token.STRESS), ForEach(TheDefender(), Gain(Token.STRESS)))),
                when=AllOf((Attacking(), DefenderInYourArc())),
                may=True,
            ),
        ),
    ),
    upgrade(
        "r3astromech",
        Slot.ASTROMECH,
        2,
        abilities=(
            Ability(
                Window.MODIFY_ATTACK_DICE,
                To(CancelResults(Face.FOCUS, most=1), Gain(Token.EVADE)),
                when=AllOf((Attacking(), WithPrimary())),
                may=True,
                limit=Limit.ROUND,
            ),
        ),
    ),
    upgrade(
        "r4d6",
        Slot.ASTROMECH,
        1,
        unique=True,
        abilities=(
            Ability(
                At(Window.ATTACK_HITS, Whose.ENEMY),
                to_each(Yourself(), CancelHitsDownTo(2)),
                when=AllOf((Defending(), HitsAtLeast(3))),
                may=True,
            ),
        ),
    ),
    upgrade(
        "r5astromech",
        Slot.ASTROMECH,
        1,
        wave=1,
        abilities=(Ability(Window.END_PHASE, TurnOneDown(Trait.SHIP), may=True),),
    ),
    upgrade(
        "r5d8",
        Slot.ASTROMECH,
        3,
        unique=True,
        wave=1,
        abilities=(
            Ability(
                Window.ACTION, RollDie(Die.DEFENSE, (Face.EVADE, Face.FOCUS), DiscardFaceDown())
            ),
        ),
    ),
    upgrade(
        "r5k6",
        Slot.ASTROMECH,
        2,
        unique=True,
        wave=1,
        abilities=(Ability(Window.LOCK_SPENT, RollDie(Die.DEFENSE, (Face.EVADE,), LockAgain())),),
    ),
    upgrade(
        "r5p9",
        Slot.ASTROMECH,
        3,
        unique=True,
        abilities=(
            Ability(Window.COMBAT_ENDS, To(SpendToken(Token.FOCUS), RegainShield()), may=True),
        ),
    ),
    upgrade(
        "r5x3",
        Slot.ASTROMECH,
        1,
        unique=True,
        abilities=(
            Ability(
                Window.BEFORE_REVEAL,
                Do((DiscardThis(), UntilEndOfRound((Standing(FliesOverObstacles()),)))),
                may=True,
            ),
        ),
    ),
    upgrade(
        "r7astromech",
        Slot.ASTROMECH,
        2,
        abilities=(
            Ability(
                Window.MODIFY_ATTACK_DICE,
                To(SpendLock(), RerollDice(Die.ATTACK)),
                when=AllOf((Defending(), LockOnAttacker())),
                may=True,
                limit=Limit.ROUND,
            ),
        ),
    ),
    upgrade(
        "r7t1",
        Slot.ASTROMECH,
        3,
        unique=True,
        abilities=(
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
    ),
    upgrade(
        "targetingastromech",
        Slot.ASTROMECH,
        2,
        abilities=(
            Ability(
                Window.MANEUVER_EXECUTED, AcquireLock(), when=Executed(Difficulty.RED), may=True
            ),
        ),
    ),
    upgrade(
        "genius",
        Slot.SALVAGED_ASTROMECH,
        0,
        unique=True,
        abilities=(
            Ability(Window.MANEUVER_EXECUTED, DropAnyBomb(), when=Not(Touched()), may=True),
        ),
    ),
    upgrade(
        "overclockedr4",
        Slot.SALVAGED_ASTROMECH,
        1,
        abilities=(
            Ability(
                Window.FOCUS_SPENT,
                Do((Gain(Token.STRESS), Gain(Token.FOCUS))),
                when=InPhase("combat"),
                may=True,
            ),
        ),
    ),
    upgrade(
        "r4agromech",
        Slot.SALVAGED_ASTROMECH,
        2,
        abilities=(
            Ability(Window.FOCUS_SPENT, to_defender(YouLockIt()), when=Attacking(), may=True),
        ),
    ),
    upgrade(
        "r4b11",
        Slot.SALVAGED_ASTROMECH,
        3,
        unique=True,
        abilities=(
            Ability(
                Window.MODIFY_DEFENSE_DICE,
                To(SpendLock(), RerollDice(Die.DEFENSE)),
                when=AllOf((Attacking(), LockOnDefender())),
                may=True,
            ),
        ),
    ),
    upgrade(
        "r4e1",
        Slot.SALVAGED_ASTROMECH,
        1,
        abilities=(
            Standing(ActsWithSlots((Slot.TORPEDO, Slot.BOMB))),
            Ability(
                Window.ACTION_PERFORMED,
                Do((DiscardThis(), Remove(Token.STRESS))),
                when=AllOf((WasStressed(), PerformedSlot((Slot.TORPEDO, Slot.BOMB)), STRESSED)),
                may=True,
            ),
        ),
    ),
    upgrade(
        "r5p8",
        Slot.SALVAGED_ASTROMECH,
        3,
        unique=True,
        abilities=(
            Ability(
                Window.ATTACK_ENDS,
                RollCases(
                    (Face.HIT, Face.CRITICAL),
                    (
                        to_each(TheAttacker(), Suffer(1)),
                        Do((Suffer(1), to_each(TheAttacker(), Suffer(1)))),
                    ),
                ),
                when=Defending(),
                may=True,
                limit=Limit.ROUND,
            ),
        ),
    ),
    upgrade(
        "salvagedastromech",
        Slot.SALVAGED_ASTROMECH,
        2,
        abilities=(
            Ability(
                Window.CARD_DEALT,
                Do((DiscardDealtCard(), DiscardThis())),
                when=HasTrait(Trait.SHIP),
                may=True,
            ),
        ),
    ),
    upgrade(
        "unhingedastromech",
        Slot.SALVAGED_ASTROMECH,
        1,
        abilities=(Standing(Colour(Difficulty.GREEN, speeds=(3,))),),
    ),
)
