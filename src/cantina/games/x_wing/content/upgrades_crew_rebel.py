"""Rebel crew: what is printed on them and what they do."""

from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.content.wording import *

REBEL_CREW_CARDS: tuple[UpgradeCard, ...] = (
    upgrade(
        "cassianandor",
        Slot.CREW,
        2,
        unique=True,
        factions=REBELS,
        abilities=(
            Ability(
                Window.PLANNING_ENDS, ChooseShip(Whose.ENEMY, GuessDial(), farthest=2), may=True
            ),
        ),
    ),
    upgrade(
        "bazemalbus",
        Slot.CREW,
        3,
        unique=True,
        factions=REBELS,
        abilities=(
            Ability(
                Window.ATTACK_MISSES, AttackAfterwards(elsewhere=True), when=Attacking(), may=True
            ),
        ),
    ),
    upgrade(
        "bistan",
        Slot.CREW,
        2,
        unique=True,
        factions=REBELS,
        abilities=(
            Ability(
                Window.MODIFY_ATTACK_DICE,
                ChangeResults(Die.ATTACK, Face.HIT, Face.CRITICAL),
                when=AllOf((Attacking(), AtRange(1, 2))),
                may=True,
            ),
        ),
    ),
    upgrade(
        "bodhirook",
        Slot.CREW,
        1,
        unique=True,
        factions=REBELS,
        abilities=(Standing(LocksThroughFriends()),),
    ),
    upgrade(
        "c3po",
        Slot.CREW,
        3,
        unique=True,
        factions=REBELS,
        abilities=(
            Ability(Window.BEFORE_DEFENSE_ROLL, GuessEvades(), may=True, limit=Limit.ROUND),
        ),
    ),
    upgrade(
        "captainrex",
        Slot.CREW,
        2,
        unique=True,
        factions=REBELS,
        abilities=(Ability(Window.ATTACK_MISSES, Gain(Token.FOCUS), when=Attacking(), may=True),),
    ),
    upgrade(
        "chewbacca",
        Slot.CREW,
        4,
        unique=True,
        factions=REBELS,
        abilities=(
            Ability(
                Window.CARD_DEALT,
                Do((DiscardDealtCard(), If(ShieldsMissing(), RegainShield()), DiscardThis())),
                may=True,
            ),
        ),
    ),
    upgrade(
        "chopper",
        Slot.CREW,
        0,
        unique=True,
        factions=REBELS,
        abilities=(
            Standing(ActsUnderStress()),
            Ability(Window.ACTION_PERFORMED, Suffer(1), when=WasStressed()),
        ),
    ),
    upgrade(
        "dashrendar",
        Slot.CREW,
        2,
        unique=True,
        factions=REBELS,
        abilities=(Standing(ShootsOverObstacles()),),
    ),
    upgrade(
        "ezrabridger",
        Slot.CREW,
        3,
        unique=True,
        factions=REBELS,
        abilities=(
            Ability(
                Window.MODIFY_ATTACK_DICE,
                ChangeResults(Die.ATTACK, Face.FOCUS, Face.CRITICAL),
                when=AllOf((Attacking(), STRESSED)),
                may=True,
            ),
        ),
    ),
    upgrade(
        "finn",
        Slot.CREW,
        5,
        unique=True,
        factions=REBELS,
        abilities=(
            when_attacking(AddDie(Die.ATTACK, Face.BLANK), WithPrimary(), DefenderInYourArc()),
            when_defending(AddDie(Die.DEFENSE, Face.BLANK), AttackerInYourArc()),
        ),
    ),
    upgrade(
        "hansolo",
        Slot.CREW,
        2,
        unique=True,
        factions=REBELS,
        abilities=(
            Ability(
                Window.MODIFY_ATTACK_DICE,
                To(SpendLock(), ChangeResults(Die.ATTACK, Face.FOCUS, Face.HIT, most=0)),
                when=AllOf((Attacking(), LockOnDefender())),
                may=True,
            ),
        ),
    ),
    upgrade(
        "herasyndulla",
        Slot.CREW,
        1,
        unique=True,
        factions=REBELS,
        abilities=(Standing(RedUnderStress()),),
    ),
    upgrade(
        "janors",
        Slot.CREW,
        2,
        unique=True,
        factions=REBELS,
        abilities=(
            Ability(
                At(Window.FOCUS_ASSIGNED, Whose.FRIEND, 3),
                Do((Remove(Token.FOCUS), Gain(Token.EVADE))),
                when=ItHasToken(Token.FOCUS),
                may=True,
                limit=Limit.ROUND,
            ),
        ),
    ),
    upgrade(
        "jynerso",
        Slot.CREW,
        2,
        unique=True,
        factions=REBELS,
        abilities=(Ability(Window.ACTION, ChooseShip(Whose.FRIEND, FocusPerEnemy(3), farthest=2)),),
    ),
    upgrade(
        "kananjarrus",
        Slot.CREW,
        3,
        unique=True,
        factions=REBELS,
        abilities=(
            Ability(
                At(Window.MANEUVER_EXECUTED, Whose.FRIEND, 2),
                Remove(Token.STRESS),
                when=AllOf((Executed(Difficulty.WHITE), ItHasToken(Token.STRESS))),
                may=True,
                limit=Limit.ROUND,
            ),
        ),
    ),
    upgrade(
        "kylekatarn",
        Slot.CREW,
        3,
        unique=True,
        factions=REBELS,
        abilities=(Ability(Window.STRESS_REMOVED, Gain(Token.FOCUS), may=True),),
    ),
    upgrade(
        "landocalrissian",
        Slot.CREW,
        3,
        unique=True,
        factions=REBELS,
        abilities=(Ability(Window.ACTION, RollForTokens(2)),),
    ),
    upgrade(
        "leebo",
        Slot.CREW,
        2,
        unique=True,
        factions=REBELS,
        abilities=(Ability(Window.ACTION, Then(GrantedAction(Action.BOOST), Gain(Token.ION))),),
    ),
    upgrade(
        "leiaorgana",
        Slot.CREW,
        4,
        unique=True,
        factions=REBELS,
        abilities=(
            Ability(
                Window.ACTIVATION_BEGINS,
                Do(
                    (
                        DiscardThis(),
                        to_each(
                            ShipsWithin(Whose.FRIEND), UntilEndOfRound((Standing(Softened()),))
                        ),
                    )
                ),
                may=True,
            ),
        ),
    ),
    upgrade(
        "lukeskywalker",
        Slot.CREW,
        7,
        unique=True,
        factions=REBELS,
        abilities=(
            Ability(Window.ATTACK_MISSES, AttackAfterwards(), when=Attacking(), may=True),
            when_attacking(ChangeResults(Die.ATTACK, Face.FOCUS, Face.HIT), FollowsUp()),
        ),
    ),
    upgrade(
        "magvayarro",
        Slot.CREW,
        2,
        unique=True,
        factions=REBELS,
        abilities=(
            Ability(
                Window.ATTACK_ENDS, ForEach(TheAttacker(), YouLockIt()), when=Defending(), may=True
            ),
        ),
    ),
    upgrade(
        "niennunb",
        Slot.CREW,
        1,
        unique=True,
        factions=REBELS,
        abilities=(Standing(Colour(Difficulty.GREEN, bearings=("straight",))),),
    ),
    upgrade(
        "r2d2-swx22",
        Slot.CREW,
        4,
        unique=True,
        factions=REBELS,
        abilities=(
            Ability(
                Window.END_PHASE,
                Then(RegainShield(), RollDie(Die.ATTACK, (Face.HIT,), FlipOneUp())),
                when=NoShields(),
                may=True,
            ),
        ),
    ),
    upgrade(
        "rey",
        Slot.CREW,
        2,
        unique=True,
        factions=REBELS,
        abilities=(
            Ability(
                Window.END_PHASE,
                To(Remove(Token.FOCUS), PlaceOnCard()),
                when=HasToken(Token.FOCUS),
                may=True,
            ),
            Ability(Window.COMBAT_BEGINS, To(TakeFromCard(), Gain(Token.FOCUS)), may=True),
        ),
    ),
    upgrade(
        "sabinewren",
        Slot.CREW,
        2,
        unique=True,
        factions=REBELS,
        building=Building(gains=(Slot.BOMB,)),
        abilities=(Standing(Splinters()),),
    ),
    upgrade(
        "sawgerrera",
        Slot.CREW,
        1,
        unique=True,
        factions=REBELS,
        abilities=(
            when_attacking(
                To(Suffer(1), ChangeResults(Die.ATTACK, Face.FOCUS, Face.CRITICAL, most=0))
            ),
        ),
    ),
    upgrade(
        "wookieecommandos",
        Slot.CREW,
        1,
        factions=REBELS,
        abilities=(
            Ability(
                Window.MODIFY_ATTACK_DICE,
                RerollDice(Die.ATTACK, (Face.FOCUS,)),
                when=Attacking(),
                may=True,
            ),
        ),
    ),
    upgrade(
        "zeborrelios",
        Slot.CREW,
        1,
        unique=True,
        factions=REBELS,
        abilities=(Standing(AttacksTouched()),),
    ),
)
