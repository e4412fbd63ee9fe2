"""Rebel pilots of scouts and interceptors, and of the T-70."""

from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.content.pilots import *
from cantina.games.x_wing.content.pilots_rebel_wings import MOVE_AGAIN
from cantina.games.x_wing.content.wording import HERA_SYNDULLA, STRESSED

TALLON_ROLLS = ("tallon:left", "tallon:right")

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

REBEL_SCOUT_PILOTS: tuple[PilotCard, ...] = (
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
            abilities=HERA_SYNDULLA,
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
        resistance=True,
    ),
)
