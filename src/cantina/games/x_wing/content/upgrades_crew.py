"""Crew of any faction: what is printed on them and what they do."""

from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.content.wording import *

CREW_CARDS: tuple[UpgradeCard, ...] = (
    upgrade(
        "boshek",
        Slot.CREW,
        2,
        unique=True,
        abilities=tuple(
            Ability(
                At(Window.BEFORE_REVEAL, whose),
                Then(NudgeDial(), UntilEndOfRound((Standing(RedUnderStress()),))),
                when=TouchesYou(),
                may=True,
            )
            for whose in (Whose.ENEMY, Whose.OTHER_FRIEND)
        ),
    ),
    upgrade("weaponsengineer", Slot.CREW, 3, abilities=(Standing(LocksTwoShips()),)),
    upgrade("bombardier", Slot.CREW, 1, abilities=(Standing(LongDrops()),)),
    upgrade(
        "breachspecialist",
        Slot.CREW,
        1,
        abilities=(
            Ability(
                Window.CARD_DEALT,
                To(
                    SpendReinforce(),
                    Do(
                        (
                            TurnDealtDown(),
                            UntilEndOfRound((Ability(Window.CARD_DEALT, TurnDealtDown()),)),
                        )
                    ),
                ),
                may=True,
            ),
        ),
    ),
    upgrade(
        "courierdroid",
        Slot.CREW,
        0,
        limited=True,
        abilities=(
            Ability(Window.BEFORE_PLACING, Choose((SkillBecomes(0), SkillBecomes(8))), may=True),
        ),
    ),
    upgrade(
        "flightinstructor",
        Slot.CREW,
        4,
        abilities=(
            when_defending(
                RerollDice(Die.DEFENSE, (Face.FOCUS,), most=1), Not(AttackerSkillAtMost(2))
            ),
            when_defending(
                Choose(
                    (
                        RerollDice(Die.DEFENSE, (Face.FOCUS,), most=1),
                        RerollDice(Die.DEFENSE, (Face.BLANK,), most=1),
                    )
                ),
                AttackerSkillAtMost(2),
            ),
        ),
    ),
    upgrade(
        "gunner",
        Slot.CREW,
        5,
        abilities=(Ability(Window.ATTACK_MISSES, AttackAfterwards(), when=Attacking(), may=True),),
    ),
    upgrade(
        "hotshotcopilot",
        Slot.CREW,
        4,
        abilities=(
            Standing(ForcesFocus(), when=AllOf((Attacking(), WithPrimary()))),
            Standing(ForcesFocus(), when=Defending()),
        ),
    ),
    upgrade(
        "inspiringrecruit",
        Slot.CREW,
        1,
        abilities=(
            Ability(
                At(Window.STRESS_REMOVED, Whose.FRIEND, 2),
                Remove(Token.STRESS),
                when=ItHasToken(Token.STRESS),
                may=True,
                limit=Limit.ROUND,
            ),
        ),
    ),
    upgrade(
        "intelligenceagent",
        Slot.CREW,
        1,
        abilities=(
            Ability(
                Window.ACTIVATION_BEGINS,
                ChooseShip(Whose.ENEMY, LookAtDial(), farthest=2),
                may=True,
            ),
        ),
    ),
    upgrade(
        "mercenarycopilot",
        Slot.CREW,
        2,
        abilities=(
            when_attacking(ChangeResults(Die.ATTACK, Face.HIT, Face.CRITICAL), AtRange(3, 3)),
        ),
    ),
    upgrade(
        "navigator",
        Slot.CREW,
        3,
        abilities=(Ability(Window.MANEUVER_REVEALED, RotateDial("bearing"), may=True),),
    ),
    upgrade(
        "operationsspecialist",
        Slot.CREW,
        3,
        limited=True,
        abilities=(
            Ability(
                At(Window.ATTACK_MISSES, Whose.FRIEND, 2),
                ChooseAround(Whose.ATTACKER, Gain(Token.FOCUS), farthest=3, friends=True),
                may=True,
            ),
        ),
    ),
    upgrade(
        "reconspecialist",
        Slot.CREW,
        3,
        abilities=(
            Ability(Window.ACTION_PERFORMED, Gain(Token.FOCUS), when=Performed((Action.FOCUS,))),
        ),
    ),
    upgrade(
        "saboteur",
        Slot.CREW,
        2,
        abilities=(
            Ability(
                Window.ACTION,
                ChooseShip(
                    Whose.ENEMY,
                    RollDie(Die.ATTACK, (Face.HIT, Face.CRITICAL), FlipOneUp()),
                    farthest=1,
                ),
            ),
        ),
    ),
    upgrade(
        "tactician",
        Slot.CREW,
        2,
        limited=True,
        abilities=(
            Ability(
                Window.ATTACK_ENDS,
                to_defender(Gain(Token.STRESS)),
                when=AllOf((Attacking(), AtRange(2, 2), DefenderInYourArc())),
            ),
        ),
    ),
    upgrade(
        "tailgunner",
        Slot.CREW,
        2,
        limited=True,
        abilities=(Standing(Value(Stat.AGILITY, -1, whose=Whose.DEFENDER), when=FromRear()),),
    ),
)
