"""Rebel pilots, ship by ship."""

from cantina.core.cards import AnyOf, Choose, Limit, May
from cantina.games.x_wing.cards.actions import FreeAction, GrantedAction, Performed
from cantina.games.x_wing.cards.arcs import DefenderInYourArc, EnemyInArc, ItInYourArc
from cantina.games.x_wing.cards.attacks import (
    AtRange,
    Attacking,
    Defending,
    FriendDefends,
    FriendIsDefender,
    ItAttacks,
)
from cantina.games.x_wing.cards.cards import AssignCondition, FlipCard
from cantina.games.x_wing.cards.comparing import CriticalsFirst
from cantina.games.x_wing.cards.damage import (
    Damaged,
    DealFaceDown,
    NoShields,
    RegainShield,
    SpendShield,
)
from cantina.games.x_wing.cards.dials import Revealed, RotateDial
from cantina.games.x_wing.cards.extra_attacks import AttackNow
from cantina.games.x_wing.cards.flow import AllOf, Do, ForEach, Not, To
from cantina.games.x_wing.cards.frames import Ability, At, Standing, UntilEndOfRound
from cantina.games.x_wing.cards.maneuvers import ExecutedSpeed, Touching
from cantina.games.x_wing.cards.modifying import (
    AddResult,
    ChangeResults,
    RerollDice,
    RerollPerFriend,
)
from cantina.games.x_wing.cards.rolling import FewerAttackDice, MoreAttackDice, RollDie, RollShows
from cantina.games.x_wing.cards.ships import ActedOn, ChooseShip, EnemyWithin, TheAttacker, Yourself
from cantina.games.x_wing.cards.standing.actions import ActsUnderStress, BoostsTurning, Forbidden
from cantina.games.x_wing.cards.standing.attacks import FiresAllRound, Shelters, TargetsTouched
from cantina.games.x_wing.cards.standing.bombs import HoldsBack
from cantina.games.x_wing.cards.standing.dice import AlwaysHits, ExtraDice, SureCritical
from cantina.games.x_wing.cards.standing.maneuvers import Colour
from cantina.games.x_wing.cards.standing.values import Value
from cantina.games.x_wing.cards.target_locks import (
    AcquireLock,
    LockOnAttacker,
    LockOnDefender,
    SpendLock,
    StripLock,
    YouLockIt,
)
from cantina.games.x_wing.cards.tokens import (
    Gain,
    HandOver,
    HasToken,
    Remove,
    SomeHave,
    SpendReinforce,
    SpendToken,
    StripToken,
)
from cantina.games.x_wing.cards.values import SkillBecomes
from cantina.games.x_wing.content.pilots import (
    ASTROMECH,
    BOMB,
    CANNON,
    CREW,
    ELITE,
    LATER,
    MISSILE,
    SYSTEM,
    TECH,
    TORPEDO,
    TURRET,
    generic,
    squadron,
    unique,
)
from cantina.games.x_wing.content.wording import STRESSED, to_defender
from cantina.games.x_wing.printed import PilotCard
from cantina.games.x_wing.terms import (
    Action,
    Deed,
    Die,
    Difficulty,
    Face,
    Faction,
    Slot,
    Stat,
    Token,
    Whose,
    Window,
)

TALLON_ROLLS = ("tallon:left", "tallon:right")

MOVE_AGAIN = Choose((GrantedAction(Action.BOOST), GrantedAction(Action.BARREL_ROLL)))

POE_DAMERON = (
    Ability(
        Window.MODIFY_ATTACK_DICE,
        ChangeResults(Die.ATTACK, Face.FOCUS, Face.HIT),
        when=AllOf((Attacking(), HasToken(Token.FOCUS))),
        may=True,
    ),
    Ability(
        Window.MODIFY_DEFENSE_DICE,
        ChangeResults(Die.DEFENSE, Face.FOCUS, Face.EVADE),
        when=AllOf((Defending(), HasToken(Token.FOCUS))),
        may=True,
    ),
)

SABINE_WREN = (Ability(Window.BEFORE_REVEAL, MOVE_AGAIN, may=True),)

ZEB_ORRELIOS = (
    Ability(
        Window.COMPARE_RESULTS,
        CriticalsFirst(),
        when=AllOf((Defending(), RollShows(Face.CRITICAL))),
        may=True,
    ),
)

EZRA_BRIDGER = (
    Ability(
        Window.MODIFY_DEFENSE_DICE,
        ChangeResults(Die.DEFENSE, Face.FOCUS, Face.EVADE, most=2),
        when=AllOf((Defending(), STRESSED)),
        may=True,
    ),
)

REBEL_PILOTS: tuple[PilotCard, ...] = (
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
    *squadron(
        "hwk290",
        Faction.REBEL,
        (TURRET, CREW),
        unique(
            "janors",
            8,
            25,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(
                    At(Window.ATTACK_DECLARED, Whose.OTHER_FRIEND, 3),
                    Do((MoreAttackDice(), ForEach(Yourself(), Gain(Token.STRESS)))),
                    when=Not(STRESSED),
                    may=True,
                ),
            ),
        ),
        unique(
            "kylekatarn",
            6,
            21,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(
                    Window.COMBAT_BEGINS,
                    ChooseShip(
                        Whose.OTHER_FRIEND,
                        Do((Gain(Token.FOCUS), ForEach(Yourself(), Remove(Token.FOCUS)))),
                    ),
                    when=HasToken(Token.FOCUS),
                    may=True,
                ),
            ),
        ),
        unique(
            "roarkgarnet",
            4,
            19,
            wave=LATER,
            abilities=(
                Ability(
                    Window.COMBAT_BEGINS,
                    ChooseShip(Whose.OTHER_FRIEND, SkillBecomes(12), farthest=3),
                ),
            ),
        ),
        generic("rebeloperative", 2, 16, wave=LATER),
    ),
    *squadron(
        "z95headhunter",
        Faction.REBEL,
        (MISSILE,),
        unique(
            "airencracken",
            8,
            19,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(
                    Window.ATTACK_ENDS,
                    ChooseShip(Whose.OTHER_FRIEND, FreeAction(), farthest=1),
                    when=Attacking(),
                    may=True,
                ),
            ),
        ),
        generic("talasquadronpilot", 4, 13, wave=LATER),
        generic("banditsquadronpilot", 2, 12, wave=LATER),
        unique(
            "lieutenantblount",
            6,
            17,
            ELITE,
            wave=LATER,
            abilities=(Standing(AlwaysHits(), when=Attacking()),),
        ),
    ),
    *squadron(
        "ewing",
        Faction.REBEL,
        (SYSTEM, TORPEDO, ASTROMECH),
        unique(
            "etahnabaht",
            5,
            32,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(
                    Window.MODIFY_ATTACK_DICE,
                    ChangeResults(Die.ATTACK, Face.HIT, Face.CRITICAL),
                    when=AllOf((Attacking(), DefenderInYourArc())),
                    may=True,
                ),
                Ability(
                    At(Window.MODIFY_ATTACK_DICE, Whose.OTHER_FRIEND),
                    ChangeResults(Die.ATTACK, Face.HIT, Face.CRITICAL),
                    when=AllOf((ItAttacks(), DefenderInYourArc())),
                    may=True,
                ),
            ),
        ),
        generic("blackmoonsquadronpilot", 3, 29, wave=LATER),
        generic("knavesquadronpilot", 1, 27, wave=LATER),
        unique(
            "corranhorn",
            8,
            35,
            ELITE,
            wave=LATER,
            abilities=(Ability(Window.END_PHASE, AttackNow(), may=True),),
        ),
    ),
    *squadron(
        "attackshuttle",
        Faction.REBEL,
        (TURRET, CREW, ELITE),
        unique("ezrabridger", 4, 20, wave=LATER, abilities=EZRA_BRIDGER),
    ),
    *squadron(
        "attackshuttle",
        Faction.REBEL,
        (TURRET, CREW),
        unique(
            "herasyndulla",
            7,
            22,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(
                    Window.MANEUVER_REVEALED,
                    RotateDial("difficulty"),
                    when=AnyOf((Revealed(Difficulty.GREEN), Revealed(Difficulty.RED))),
                    may=True,
                ),
            ),
        ),
        unique("sabinewren", 5, 21, ELITE, wave=LATER, abilities=SABINE_WREN),
        unique("zeborrelios", 3, 18, wave=LATER, abilities=ZEB_ORRELIOS),
    ),
    *squadron(
        "t70xwing",
        Faction.REBEL,
        (TORPEDO, ASTROMECH, TECH),
        generic("bluesquadronnovice", 2, 24, wave=LATER),
        generic("redsquadronveteran", 4, 26, ELITE, wave=LATER),
        unique("blueace", 5, 27, wave=LATER, abilities=(Standing(BoostsTurning()),)),
        unique(
            "elloasty",
            7,
            30,
            ELITE,
            wave=LATER,
            abilities=(
                Standing(Colour(Difficulty.WHITE, bearings=TALLON_ROLLS), when=Not(STRESSED)),
            ),
        ),
        unique(
            "jesspava",
            3,
            25,
            wave=LATER,
            abilities=(
                Ability(
                    Window.MODIFY_ATTACK_DICE,
                    RerollPerFriend(Die.ATTACK),
                    when=Attacking(),
                    may=True,
                ),
                Ability(
                    Window.MODIFY_DEFENSE_DICE,
                    RerollPerFriend(Die.DEFENSE),
                    when=Defending(),
                    may=True,
                ),
            ),
        ),
        unique(
            "niennunb",
            7,
            29,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(
                    Window.STRESS_RECEIVED,
                    Remove(Token.STRESS),
                    when=AllOf((STRESSED, EnemyInArc(1))),
                    may=True,
                ),
            ),
        ),
        unique("poedameron", 8, 31, ELITE, wave=LATER, abilities=POE_DAMERON),
        unique("poedameron-swx57", 9, 33, ELITE, wave=LATER, abilities=POE_DAMERON),
        unique(
            "redace",
            6,
            29,
            wave=LATER,
            abilities=(Ability(Window.SHIELD_LOST, Gain(Token.EVADE), limit=Limit.ROUND),),
        ),
        unique(
            "snapwexley",
            6,
            28,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(
                    Window.MANEUVER_EXECUTED,
                    FreeAction(Action.BOOST),
                    when=AllOf((ExecutedSpeed((2, 3, 4)), Not(Touching()))),
                    may=True,
                ),
            ),
        ),
    ),
    *squadron(
        "kwing",
        Faction.REBEL,
        (TURRET, TORPEDO, TORPEDO, MISSILE, BOMB, BOMB, CREW),
        generic("wardensquadronpilot", 2, 23, wave=LATER),
        generic("guardiansquadronpilot", 4, 25, wave=LATER),
        unique(
            "esegetuketu",
            6,
            28,
            wave=LATER,
            abilities=(
                Ability(
                    At(Window.MODIFY_ATTACK_DICE, Whose.OTHER_FRIEND, 2),
                    To(
                        ForEach(Yourself(), SpendToken(Token.FOCUS)),
                        ChangeResults(Die.ATTACK, Face.FOCUS, Face.HIT, most=0),
                    ),
                    when=AllOf((ItAttacks(), HasToken(Token.FOCUS))),
                    may=True,
                ),
            ),
        ),
        unique(
            "mirandadoni",
            8,
            29,
            wave=LATER,
            abilities=(
                Ability(
                    Window.ATTACK_DECLARED,
                    Choose(
                        (
                            Do((SpendShield(), MoreAttackDice())),
                            Do((FewerAttackDice(), RegainShield())),
                        )
                    ),
                    when=Attacking(),
                    may=True,
                    limit=Limit.ROUND,
                ),
            ),
        ),
    ),
    *squadron(
        "auzituckgunship",
        Faction.REBEL,
        (CREW, CREW),
        generic("kashyyykdefender", 1, 24, wave=LATER),
        generic("wookieeliberator", 3, 26, ELITE, wave=LATER),
        unique(
            "lowhhrick",
            5,
            28,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(
                    At(Window.MODIFY_DEFENSE_DICE, Whose.OTHER_FRIEND),
                    To(SpendReinforce(), AddResult(Die.DEFENSE, Face.EVADE)),
                    when=FriendDefends(1),
                    may=True,
                ),
            ),
        ),
        unique(
            "wullffwarro",
            7,
            30,
            ELITE,
            wave=LATER,
            abilities=(
                Standing(ExtraDice(Die.ATTACK), when=AllOf((Attacking(), NoShields(), Damaged()))),
            ),
        ),
    ),
    *squadron(
        "sheathipedeclassshuttle",
        Faction.REBEL,
        (CREW, ASTROMECH),
        unique(
            "ezrabridger-sheathipedeclassshuttle",
            5,
            17,
            ELITE,
            wave=LATER,
            squad_id="ezrabridger",
            abilities=EZRA_BRIDGER,
        ),
        unique(
            "ap5",
            1,
            15,
            wave=LATER,
            abilities=(
                Ability(
                    Window.COORDINATES,
                    Do((ForEach(ActedOn(), Remove(Token.STRESS)), Gain(Token.STRESS, 2))),
                    when=SomeHave(ActedOn(), Token.STRESS),
                    may=True,
                ),
            ),
        ),
        unique(
            "fennrau-sheathipedeclassshuttle",
            9,
            20,
            ELITE,
            wave=LATER,
            squad_id="fennrau",
            abilities=(
                Ability(
                    At(Window.COMBAT_TURN, Whose.ENEMY),
                    Do(
                        (
                            ForEach(Yourself(), Gain(Token.STRESS)),
                            UntilEndOfRound(
                                (
                                    Standing(Forbidden(Deed.SPEND_FOCUS), when=Attacking()),
                                    Standing(Forbidden(Deed.SPEND_LOCK), when=Attacking()),
                                )
                            ),
                        )
                    ),
                    when=AllOf((ItInYourArc(3), Not(STRESSED))),
                    may=True,
                ),
            ),
        ),
        unique(
            "zeborrelios-sheathipedeclassshuttle",
            3,
            16,
            wave=LATER,
            squad_id="zeborrelios",
            abilities=ZEB_ORRELIOS,
        ),
    ),
    *squadron(
        "tiefighter",
        Faction.REBEL,
        (),
        unique(
            "ahsokatano",
            7,
            17,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(
                    Window.COMBAT_BEGINS,
                    To(
                        SpendToken(Token.FOCUS),
                        ChooseShip(Whose.FRIEND, May(FreeAction()), farthest=1),
                    ),
                    may=True,
                ),
            ),
        ),
        unique(
            "captainrex",
            4,
            14,
            wave=LATER,
            abilities=(
                Ability(
                    Window.ATTACK_ENDS,
                    to_defender(AssignCondition("suppressivefire")),
                    when=Attacking(),
                ),
            ),
        ),
        unique(
            "sabinewren-tiefighter",
            5,
            15,
            ELITE,
            wave=LATER,
            squad_id="sabinewren",
            abilities=SABINE_WREN,
        ),
        unique(
            "zeborrelios-tiefighter",
            3,
            13,
            wave=LATER,
            squad_id="zeborrelios",
            abilities=ZEB_ORRELIOS,
        ),
    ),
    *squadron(
        "arc170",
        Faction.REBEL,
        (TORPEDO, CREW, ASTROMECH),
        unique(
            "braylenstramm",
            3,
            25,
            wave=LATER,
            abilities=(
                Ability(
                    Window.MANEUVER_EXECUTED,
                    RollDie(Die.ATTACK, (Face.HIT, Face.CRITICAL), Remove(Token.STRESS)),
                    when=STRESSED,
                    may=True,
                ),
            ),
        ),
        unique(
            "norrawexley",
            7,
            29,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(
                    Window.MODIFY_ATTACK_DICE,
                    Do((SpendLock(), AddResult(Die.ATTACK, Face.FOCUS))),
                    when=AllOf((Attacking(), LockOnDefender())),
                    may=True,
                ),
                Ability(
                    Window.MODIFY_DEFENSE_DICE,
                    Do((SpendLock(), AddResult(Die.DEFENSE, Face.FOCUS))),
                    when=AllOf((Defending(), LockOnAttacker())),
                    may=True,
                ),
            ),
        ),
        unique(
            "sharabey",
            6,
            28,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(
                    At(Window.MODIFY_ATTACK_DICE, Whose.OTHER_FRIEND, 2),
                    To(ForEach(Yourself(), SpendLock()), RerollDice(Die.ATTACK)),
                    when=AllOf((ItAttacks(), LockOnDefender())),
                    may=True,
                ),
            ),
        ),
        unique(
            "thanekyrell",
            4,
            26,
            wave=LATER,
            abilities=(
                Ability(
                    At(Window.ATTACK_ENDS, Whose.ENEMY),
                    ForEach(Yourself(), FreeAction()),
                    when=AllOf((ItAttacks(), ItInYourArc(3), FriendIsDefender())),
                    may=True,
                ),
            ),
        ),
    ),
    *squadron(
        "scurrgh6bomber",
        Faction.REBEL,
        (TURRET, TORPEDO, MISSILE, BOMB, BOMB, CREW),
        unique("captainnym", 8, 30, ELITE, wave=LATER, abilities=(Standing(HoldsBack()),)),
    ),
)
