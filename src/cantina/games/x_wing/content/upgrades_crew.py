"""Crew of any faction: what is printed on them and what they do."""

from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.content.wording import *

CREW_CARDS: tuple[UpgradeCard, ...] = (
    upgrade(
        "boshek",
        "unique crew, 2 points",
        *tuple(
            Ability(
                At(Window.BEFORE_REVEAL, whose),
                Then(NudgeDial(), UntilEndOfRound((Standing(RedUnderStress()),))),
                when=TouchesYou(),
                may=True,
            )
            for whose in (Whose.ENEMY, Whose.OTHER_FRIEND)
        ),
    ),
    upgrade("weaponsengineer", "crew, 3 points", Standing(LocksTwoShips())),
    upgrade("bombardier", "crew, 1 point", Standing(LongDrops())),
    upgrade(
        "breachspecialist",
        "crew, 1 point",
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
    upgrade(
        "courierdroid",
        "limited crew, 0 points",
        Ability(Window.BEFORE_PLACING, Choose((SkillBecomes(0), SkillBecomes(8))), may=True),
    ),
    upgrade(
        "flightinstructor",
        "crew, 4 points",
        when_defending(RerollDice(Die.DEFENSE, (Face.FOCUS,), most=1), Not(AttackerSkillAtMost(2))),
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
    upgrade(
        "gunner",
        "crew, 5 points",
        Ability(Window.ATTACK_MISSES, AttackAfterwards(), when=Attacking(), may=True),
    ),
    upgrade(
        "hotshotcopilot",
        "crew, 4 points",
        Standing(ForcesFocus(), when=AllOf((Attacking(), WithPrimary()))),
        Standing(ForcesFocus(), when=Defending()),
    ),
    upgrade(
        "inspiringrecruit",
        "crew, 1 point",
        Ability(
            At(Window.STRESS_REMOVED, Whose.FRIEND, 2),
            Remove(Token.STRESS),
            when=ItHasToken(Token.STRESS),
            may=True,
            limit=Limit.ROUND,
        ),
    ),
    upgrade(
        "intelligenceagent",
        "crew, 1 point",
        Ability(
            Window.ACTIVATION_BEGINS,
            ChooseShip(Whose.ENEMY, LookAtDial(), farthest=2),
            may=True,
        ),
    ),
    upgrade(
        "mercenarycopilot",
        "crew, 2 points",
        when_attacking(ChangeResults(Die.ATTACK, Face.HIT, Face.CRITICAL), AtRange(3, 3)),
    ),
    upgrade(
        "navigator",
        "crew, 3 points",
        Ability(Window.MANEUVER_REVEALED, RotateDial("bearing"), may=True),
    ),
    upgrade(
        "operationsspecialist",
        "limited crew, 3 points",
        Ability(
            At(Window.ATTACK_MISSES, Whose.FRIEND, 2),
            ChooseAround(Whose.ATTACKER, Gain(Token.FOCUS), farthest=3, friends=True),
            may=True,
        ),
    ),
    upgrade(
        "reconspecialist",
        "crew, 3 points",
        Ability(Window.ACTION_PERFORMED, Gain(Token.FOCUS), when=Performed((Action.FOCUS,))),
    ),
    upgrade(
        "saboteur",
        "crew, 2 points",
        Ability(
            Window.ACTION,
            ChooseShip(
                Whose.ENEMY,
                RollDie(Die.ATTACK, (Face.HIT, Face.CRITICAL), FlipOneUp()),
                farthest=1,
            ),
        ),
    ),
    upgrade(
        "tactician",
        "limited crew, 2 points",
        Ability(
            Window.ATTACK_ENDS,
            to_defender(Gain(Token.STRESS)),
            when=AllOf((Attacking(), AtRange(2, 2), DefenderInYourArc())),
        ),
    ),
    upgrade(
        "tailgunner",
        "limited crew, 2 points",
        Standing(Value(Stat.AGILITY, -1, whose=Whose.DEFENDER), when=FromRear()),
    ),
)
