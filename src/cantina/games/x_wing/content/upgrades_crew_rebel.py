"""Rebel crew: what is printed on them and what they do."""

from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.content.wording import *

REBEL_CREW_CARDS: tuple[UpgradeCard, ...] = (
    upgrade(
        "cassianandor",
        "unique rebel crew, 2 points",
        Ability(Window.PLANNING_ENDS, ChooseShip(Whose.ENEMY, GuessDial(), farthest=2), may=True),
    ),
    upgrade(
        "bazemalbus",
        "unique rebel crew, 3 points",
        Ability(Window.ATTACK_MISSES, AttackAfterwards(elsewhere=True), when=Attacking(), may=True),
    ),
    upgrade(
        "bistan",
        "unique rebel crew, 2 points",
        when_attacking(ChangeResults(Die.ATTACK, Face.HIT, Face.CRITICAL), AtRange(1, 2)),
    ),
    upgrade("bodhirook", "unique rebel crew, 1 point", Standing(LocksThroughFriends())),
    upgrade(
        "c3po",
        "unique rebel crew, 3 points",
        Ability(Window.BEFORE_DEFENSE_ROLL, GuessEvades(), may=True, limit=Limit.ROUND),
    ),
    upgrade(
        "captainrex",
        "unique rebel crew, 2 points",
        Ability(Window.ATTACK_MISSES, Gain(Token.FOCUS), when=Attacking(), may=True),
    ),
    upgrade(
        "chewbacca",
        "unique rebel crew, 4 points",
        Ability(
            Window.CARD_DEALT,
            Do((DiscardDealtCard(), If(ShieldsMissing(), RegainShield()), DiscardThis())),
            may=True,
        ),
    ),
    upgrade(
        "chopper",
        "unique rebel crew, 0 points",
        Standing(ActsUnderStress()),
        Ability(Window.ACTION_PERFORMED, Suffer(1), when=WasStressed()),
    ),
    upgrade("dashrendar", "unique rebel crew, 2 points", Standing(ShootsOverObstacles())),
    upgrade(
        "ezrabridger",
        "unique rebel crew, 3 points",
        when_attacking(ChangeResults(Die.ATTACK, Face.FOCUS, Face.CRITICAL), STRESSED),
    ),
    upgrade(
        "finn",
        "unique rebel crew, 5 points",
        when_attacking(AddDie(Die.ATTACK, Face.BLANK), WithPrimary(), DefenderInYourArc()),
        when_defending(AddDie(Die.DEFENSE, Face.BLANK), AttackerInYourArc()),
    ),
    upgrade(
        "hansolo",
        "unique rebel crew, 2 points",
        when_attacking(
            To(SpendLock(), ChangeResults(Die.ATTACK, Face.FOCUS, Face.HIT, most=0)),
            LockOnDefender(),
        ),
    ),
    upgrade("herasyndulla", "unique rebel crew, 1 point", Standing(RedUnderStress())),
    upgrade(
        "janors",
        "unique rebel crew, 2 points",
        Ability(
            At(Window.FOCUS_ASSIGNED, Whose.FRIEND, 3),
            Do((Remove(Token.FOCUS), Gain(Token.EVADE))),
            when=ItHasToken(Token.FOCUS),
            may=True,
            limit=Limit.ROUND,
        ),
    ),
    upgrade(
        "jynerso",
        "unique rebel crew, 2 points",
        Ability(Window.ACTION, ChooseShip(Whose.FRIEND, FocusPerEnemy(3), farthest=2)),
    ),
    upgrade(
        "kananjarrus",
        "unique rebel crew, 3 points",
        Ability(
            At(Window.MANEUVER_EXECUTED, Whose.FRIEND, 2),
            Remove(Token.STRESS),
            when=AllOf((Executed(Difficulty.WHITE), ItHasToken(Token.STRESS))),
            may=True,
            limit=Limit.ROUND,
        ),
    ),
    upgrade(
        "kylekatarn",
        "unique rebel crew, 3 points",
        Ability(Window.STRESS_REMOVED, Gain(Token.FOCUS), may=True),
    ),
    upgrade(
        "landocalrissian", "unique rebel crew, 3 points", Ability(Window.ACTION, RollForTokens(2))
    ),
    upgrade(
        "leebo",
        "unique rebel crew, 2 points",
        Ability(Window.ACTION, Then(GrantedAction(Action.BOOST), Gain(Token.ION))),
    ),
    upgrade(
        "leiaorgana",
        "unique rebel crew, 4 points",
        Ability(
            Window.ACTIVATION_BEGINS,
            Do(
                (
                    DiscardThis(),
                    ForEach(ShipsWithin(Whose.FRIEND), UntilEndOfRound((Standing(Softened()),))),
                )
            ),
            may=True,
        ),
    ),
    upgrade(
        "lukeskywalker",
        "unique rebel crew, 7 points",
        Ability(Window.ATTACK_MISSES, AttackAfterwards(), when=Attacking(), may=True),
        when_attacking(ChangeResults(Die.ATTACK, Face.FOCUS, Face.HIT), FollowsUp()),
    ),
    upgrade(
        "magvayarro",
        "unique rebel crew, 2 points",
        Ability(
            Window.ATTACK_ENDS, ForEach(TheAttacker(), YouLockIt()), when=Defending(), may=True
        ),
    ),
    upgrade(
        "niennunb",
        "unique rebel crew, 1 point",
        Standing(Colour(Difficulty.GREEN, bearings=("straight",))),
    ),
    upgrade(
        "r2d2-swx22",
        "unique rebel crew, 4 points",
        Ability(
            Window.END_PHASE,
            Then(RegainShield(), RollDie(Die.ATTACK, (Face.HIT,), FlipOneUp())),
            when=NoShields(),
            may=True,
        ),
    ),
    upgrade(
        "rey",
        "unique rebel crew, 2 points",
        Ability(
            Window.END_PHASE,
            To(Remove(Token.FOCUS), PlaceOnCard()),
            when=HasToken(Token.FOCUS),
            may=True,
        ),
        Ability(Window.COMBAT_BEGINS, To(TakeFromCard(), Gain(Token.FOCUS)), may=True),
    ),
    upgrade(
        "sabinewren",
        "unique rebel crew, 2 points",
        Standing(Splinters()),
        building=Building(gains=(Slot.BOMB,)),
    ),
    upgrade(
        "sawgerrera",
        "unique rebel crew, 1 point",
        when_attacking(To(Suffer(1), ChangeResults(Die.ATTACK, Face.FOCUS, Face.CRITICAL, most=0))),
    ),
    upgrade(
        "wookieecommandos",
        "rebel crew, 1 point",
        when_attacking(RerollDice(Die.ATTACK, (Face.FOCUS,))),
    ),
    upgrade("zeborrelios", "unique rebel crew, 1 point", Standing(AttacksTouched())),
)
