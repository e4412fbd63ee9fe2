"""Rebel pilots of large ships: YT-1300, YT-2400, VCX-100, U-wing and B/SF-17."""

from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.content.pilots import *
from cantina.games.x_wing.content.wording import (
    HERA_SYNDULLA,
    OVERLAPPED_YOU,
    to_defender,
    to_each,
    when_attacking,
    when_defending,
)

LARGE_REBEL_PILOTS: tuple[PilotCard, ...] = (
    *squadron(
        "yt1300",
        Faction.REBEL,
        (CREW, CREW),
        generic("outerrimsmuggler", 1, 27, wave=LATER, values=(2, 1, 6, 4)),
        unique(
            "chewbacca",
            5,
            42,
            ELITE,
            MISSILE,
            wave=LATER,
            abilities=(Standing(TurnsCardsDown()),),
        ),
        unique(
            "landocalrissian",
            7,
            44,
            ELITE,
            MISSILE,
            wave=LATER,
            abilities=(
                Ability(
                    Window.MANEUVER_EXECUTED,
                    ChooseShip(Whose.OTHER_FRIEND, BarAction(), farthest=1),
                    when=Executed(Difficulty.GREEN),
                    may=True,
                ),
            ),
        ),
        unique(
            "hansolo",
            9,
            46,
            ELITE,
            MISSILE,
            wave=LATER,
            abilities=(when_attacking(RerollAll(Die.ATTACK)),),
        ),
    ),
    *squadron(
        "yt1300",
        Faction.REBEL,
        (CREW, CREW, MISSILE),
        generic("resistancesympathizer", 3, 38, wave=LATER),
        unique(
            "rey",
            8,
            45,
            ELITE,
            wave=LATER,
            abilities=(
                when_attacking(RerollDice(Die.ATTACK, (Face.BLANK,), most=2), DefenderInYourArc()),
                when_defending(RerollDice(Die.DEFENSE, (Face.BLANK,), most=2), AttackerInYourArc()),
            ),
        ),
        unique(
            "hansolo-swx57",
            9,
            46,
            ELITE,
            wave=LATER,
            abilities=(Standing(PlacedAnywhere()),),
        ),
        unique(
            "chewbacca-swx57",
            5,
            42,
            ELITE,
            wave=LATER,
            abilities=(Ability(Window.FRIEND_LOST, Retaliate(), may=True),),
        ),
        resistance=True,
    ),
    *squadron(
        "yt2400",
        Faction.REBEL,
        (CANNON, MISSILE, CREW),
        generic("wildspacefringer", 2, 30, wave=LATER),
        unique(
            "eadenvrill",
            3,
            32,
            wave=LATER,
            abilities=(
                Standing(
                    ExtraDice(Die.ATTACK),
                    when=AllOf(
                        (Attacking(), WithPrimary(), HasToken(Token.STRESS, Whose.DEFENDER))
                    ),
                ),
            ),
        ),
        unique("leebo", 5, 34, ELITE, wave=LATER, abilities=(Standing(ChoosesDamage(2)),)),
        unique("dashrendar", 7, 36, ELITE, wave=LATER, abilities=(Standing(MovesOverObstacles()),)),
    ),
    *squadron(
        "vcx100",
        Faction.REBEL,
        (SYSTEM, TURRET, TORPEDO, TORPEDO, CREW, CREW),
        generic("lothalrebel", 3, 35, wave=LATER),
        unique(
            "herasyndulla-vcx100",
            7,
            40,
            wave=LATER,
            squad_id="herasyndulla",
            abilities=HERA_SYNDULLA,
        ),
        unique(
            "kananjarrus",
            5,
            38,
            wave=LATER,
            abilities=(
                Ability(
                    At(Window.ATTACK_DECLARED, Whose.ENEMY, 2),
                    To(to_each(Yourself(), SpendToken(Token.FOCUS)), FewerAttackDice()),
                    may=True,
                ),
            ),
        ),
        unique(
            "chopper",
            4,
            37,
            wave=LATER,
            abilities=(
                Ability(Window.COMBAT_BEGINS, to_each(TouchedEnemies(), Gain(Token.STRESS))),
            ),
        ),
    ),
    *squadron(
        "uwing",
        Faction.REBEL,
        (SYSTEM, TORPEDO, CREW, CREW),
        generic("partisanrenegade", 1, 22, wave=LATER),
        generic("bluesquadronpathfinder", 2, 23, wave=LATER),
        unique(
            "hefftobber",
            3,
            24,
            wave=LATER,
            abilities=(
                Ability(
                    At(Window.MANEUVER_EXECUTED, Whose.ENEMY),
                    to_each(Yourself(), FreeAction()),
                    when=OVERLAPPED_YOU,
                    may=True,
                ),
            ),
        ),
        unique("bodhirook", 4, 25, wave=LATER, abilities=(Standing(LendsEyes()),)),
        unique(
            "benthictwotubes",
            4,
            24,
            wave=LATER,
            abilities=(
                Ability(
                    Window.ACTION_PERFORMED,
                    ChooseShip(Whose.OTHER_FRIEND, GiveToken(Token.FOCUS), farthest=2),
                    when=AllOf((Performed((Action.FOCUS,)), HasToken(Token.FOCUS))),
                    may=True,
                ),
            ),
        ),
        unique("magvayarro", 5, 25, wave=LATER, abilities=(Standing(LimitsRerolls(2)),)),
        unique(
            "cassianandor",
            6,
            27,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(
                    Window.ACTIVATION_BEGINS,
                    ChooseShip(Whose.OTHER_FRIEND, Remove(Token.STRESS), farthest=2, stressed=True),
                    may=True,
                ),
            ),
        ),
        unique(
            "sawgerrera",
            6,
            26,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(
                    At(Window.MODIFY_ATTACK_DICE, Whose.FRIEND, 2),
                    RerollDice(Die.ATTACK, most=1),
                    when=AllOf((ItAttacks(), AnyOf((ItHasToken(Token.STRESS), ItIsDamaged())))),
                    may=True,
                ),
            ),
        ),
    ),
    *squadron(
        "bsf17bomber",
        Faction.REBEL,
        (BOMB, BOMB, SYSTEM, TECH),
        generic("crimsonsquadronpilot", 1, 25, wave=LATER),
        unique("crimsonspecialist", 4, 27, wave=LATER, abilities=(Standing(DropsBeside()),)),
        unique(
            "cobaltleader",
            6,
            28,
            wave=LATER,
            abilities=(
                Standing(
                    ExtraDice(Die.DEFENSE, -1, whose=Whose.DEFENDER),
                    when=AllOf((Attacking(), DefenderNearBomb())),
                ),
            ),
        ),
        unique(
            "crimsonleader",
            7,
            29,
            wave=LATER,
            abilities=(
                when_attacking(
                    To(
                        SpendDie((Face.HIT, Face.CRITICAL)),
                        to_defender(AssignCondition("rattled")),
                    ),
                    DefenderInYourArc(),
                ),
            ),
        ),
        resistance=True,
    ),
)
