"""Rebel pilots of X-wings, Y-wings, A-wings and B-wings."""

from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.content.pilots import *
from cantina.games.x_wing.content.wording import STRESSED

MOVE_AGAIN = Choose((GrantedAction(Action.BOOST), GrantedAction(Action.BARREL_ROLL)))

REBEL_WING_PILOTS: tuple[PilotCard, ...] = (
    *squadron(
        "xwing",
        Faction.REBEL,
        (TORPEDO, ASTROMECH),
        unique(
            "wedgeantilles",
            9,
            29,
            ELITE,
            wave=1,
            abilities=(Standing(Value(Stat.AGILITY, -1, whose=Whose.DEFENDER), when=Attacking()),),
        ),
        unique(
            "lukeskywalker",
            8,
            28,
            ELITE,
            abilities=(
                Ability(
                    Window.MODIFY_DEFENSE_DICE,
                    ChangeResults(Die.DEFENSE, Face.FOCUS, Face.EVADE),
                    when=Defending(),
                    may=True,
                ),
            ),
        ),
        unique(
            "garvendreis",
            6,
            26,
            wave=1,
            abilities=(Ability(Window.FOCUS_SPENT, HandOver(Token.FOCUS, 2), may=True),),
        ),
        unique("biggsdarklighter", 5, 25, abilities=(Standing(Shelters(1)),)),
        generic("redsquadronpilot", 4, 23),
        generic("rookiepilot", 2, 21),
        unique(
            "wesjanson",
            8,
            29,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(
                    Window.ATTACK_ENDS,
                    Choose((StripToken(Token.FOCUS), StripToken(Token.EVADE), StripLock())),
                    when=Attacking(),
                    may=True,
                ),
            ),
        ),
        unique(
            "kullbeesperado",
            7,
            26,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(
                    Window.ACTION_PERFORMED,
                    FlipCard("servomotorsfoils"),
                    when=Performed((Action.BOOST, Action.BARREL_ROLL)),
                    may=True,
                ),
            ),
        ),
        unique(
            "hobbieklivian",
            5,
            25,
            wave=LATER,
            abilities=(
                Ability(Window.LOCK_ACQUIRED, Remove(Token.STRESS), when=STRESSED, may=True),
                Ability(Window.LOCK_SPENT, Remove(Token.STRESS), when=STRESSED, may=True),
            ),
        ),
        unique(
            "tarnmison",
            3,
            23,
            wave=LATER,
            abilities=(
                Ability(
                    At(Window.ATTACK_DECLARED, Whose.ENEMY),
                    ForEach(TheAttacker(), YouLockIt()),
                    when=Defending(),
                    may=True,
                ),
            ),
        ),
        generic("cavernangelszealot", 1, 22, ELITE, wave=LATER),
        unique(
            "edriotwotubes",
            4,
            24,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(Window.BEFORE_REVEAL, FreeAction(), when=HasToken(Token.FOCUS), may=True),
            ),
        ),
        unique(
            "jekporkins",
            7,
            26,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(
                    Window.STRESS_RECEIVED,
                    Do((Remove(Token.STRESS), RollDie(Die.ATTACK, (Face.HIT,), DealFaceDown()))),
                    when=STRESSED,
                    may=True,
                ),
            ),
        ),
        unique(
            "leevantenza",
            5,
            25,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(
                    Window.ACTION_PERFORMED,
                    Do((Gain(Token.STRESS), Gain(Token.EVADE))),
                    when=Performed((Action.BOOST,)),
                    may=True,
                ),
            ),
        ),
    ),
    *squadron(
        "ywing",
        Faction.REBEL,
        (TURRET, TORPEDO, TORPEDO, ASTROMECH),
        unique(
            "hortonsalm",
            8,
            25,
            wave=1,
            abilities=(
                Ability(
                    Window.MODIFY_ATTACK_DICE,
                    RerollDice(Die.ATTACK, (Face.BLANK,)),
                    when=AllOf((Attacking(), AtRange(2, 3))),
                    may=True,
                ),
            ),
        ),
        unique(
            "dutchvander",
            6,
            23,
            wave=1,
            abilities=(
                Ability(
                    Window.LOCK_ACQUIRED,
                    ChooseShip(Whose.OTHER_FRIEND, May(AcquireLock()), farthest=2),
                ),
            ),
        ),
        generic("graysquadronpilot", 4, 20, wave=1),
        generic("goldsquadronpilot", 2, 18, wave=1),
    ),
    *squadron(
        "awing",
        Faction.REBEL,
        (MISSILE,),
        unique("tychocelchu", 8, 26, ELITE, wave=LATER, abilities=(Standing(ActsUnderStress()),)),
        unique(
            "gemmersojan",
            5,
            22,
            wave=LATER,
            abilities=(Standing(Value(Stat.AGILITY, 1), when=EnemyWithin(1)),),
        ),
        generic("greensquadronpilot", 3, 19, ELITE, wave=LATER),
        generic("prototypepilot", 1, 17, wave=LATER),
        unique("arvelcrynyd", 6, 23, wave=LATER, abilities=(Standing(TargetsTouched()),)),
        unique(
            "jakefarrell",
            7,
            24,
            ELITE,
            wave=LATER,
            abilities=(Ability(Window.FOCUS_ASSIGNED, MOVE_AGAIN, may=True),),
        ),
    ),
    *squadron(
        "bwing",
        Faction.REBEL,
        (SYSTEM, CANNON, TORPEDO, TORPEDO),
        unique(
            "keyanfarlander",
            7,
            29,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(
                    Window.MODIFY_ATTACK_DICE,
                    To(
                        Remove(Token.STRESS),
                        ChangeResults(Die.ATTACK, Face.FOCUS, Face.HIT, most=0),
                    ),
                    when=AllOf((Attacking(), STRESSED)),
                    may=True,
                ),
            ),
        ),
        unique(
            "ibtisam",
            6,
            28,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(
                    Window.MODIFY_ATTACK_DICE,
                    RerollDice(Die.ATTACK, most=1),
                    when=AllOf((Attacking(), STRESSED)),
                    may=True,
                ),
                Ability(
                    Window.MODIFY_DEFENSE_DICE,
                    RerollDice(Die.DEFENSE, most=1),
                    when=AllOf((Defending(), STRESSED)),
                    may=True,
                ),
            ),
        ),
        generic("daggersquadronpilot", 4, 24, wave=LATER),
        generic("bluesquadronpilot", 2, 22, wave=LATER),
        unique(
            "neradantels",
            5,
            26,
            ELITE,
            wave=LATER,
            abilities=(Standing(FiresAllRound(Slot.TORPEDO)),),
        ),
        unique(
            "tennumb",
            8,
            31,
            ELITE,
            wave=LATER,
            abilities=(Standing(SureCritical(), when=Attacking()),),
        ),
    ),
)
