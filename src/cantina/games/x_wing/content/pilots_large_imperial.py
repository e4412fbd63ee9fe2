"""Imperial pilots of large ships: Firespray-31, Lambda, Decimator and Upsilon."""

from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.content.pilots import *
from cantina.games.x_wing.content.wording import KYLO_REN, to_defender, to_each, when_attacking

LARGE_IMPERIAL_PILOTS: tuple[PilotCard, ...] = (
    *squadron(
        "firespray31",
        Faction.IMPERIAL,
        (CANNON, BOMB, CREW, MISSILE),
        generic("bountyhunter", 3, 33, wave=LATER),
        unique(
            "krassistrelix",
            5,
            36,
            wave=LATER,
            abilities=(when_attacking(RerollDice(Die.ATTACK, most=1), Not(WithPrimary())),),
        ),
        unique(
            "kathscarlet",
            7,
            38,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(
                    Window.ATTACK_ENDS,
                    to_defender(Gain(Token.STRESS)),
                    when=AllOf((Attacking(), CriticalCancelled())),
                ),
            ),
        ),
        unique(
            "bobafett",
            8,
            39,
            ELITE,
            wave=LATER,
            abilities=(Ability(Window.MANEUVER_REVEALED, SwapBank(), may=True),),
        ),
    ),
    *squadron(
        "lambdaclassshuttle",
        Faction.IMPERIAL,
        (SYSTEM, CANNON, CREW, CREW),
        generic("omicrongrouppilot", 2, 21, wave=LATER),
        unique(
            "captainyorr",
            4,
            24,
            wave=LATER,
            abilities=(
                Ability(
                    At(Window.STRESS_RECEIVED, Whose.OTHER_FRIEND, 2),
                    TakeStress(),
                    when=TokensAtMost(Token.STRESS, 2),
                    may=True,
                ),
            ),
        ),
        unique(
            "coloneljendon",
            6,
            26,
            wave=LATER,
            abilities=(Ability(Window.COMBAT_BEGINS, GiveLock(1), may=True),),
        ),
        unique("captainkagi", 8, 27, wave=LATER, abilities=(Standing(DrawsLocks()),)),
    ),
    *squadron(
        "vt49decimator",
        Faction.IMPERIAL,
        (TORPEDO, CREW, CREW, CREW, BOMB),
        generic("patrolleader", 3, 40, wave=LATER),
        unique(
            "captainoicunn",
            4,
            42,
            ELITE,
            wave=LATER,
            abilities=(Ability(Window.MANEUVER_EXECUTED, to_each(TouchedEnemies(), Suffer(1))),),
        ),
        unique(
            "commanderkenkirk",
            6,
            44,
            ELITE,
            wave=LATER,
            abilities=(Standing(Value(Stat.AGILITY, 1), when=AllOf((NoShields(), Damaged()))),),
        ),
        unique(
            "rearadmiralchiraneau",
            8,
            46,
            ELITE,
            wave=LATER,
            abilities=(
                when_attacking(ChangeResults(Die.ATTACK, Face.FOCUS, Face.CRITICAL), AtRange(1, 2)),
            ),
        ),
    ),
    *squadron(
        "upsilonclassshuttle",
        Faction.IMPERIAL,
        (SYSTEM, CREW, CREW, TECH, TECH),
        generic("starkillerbasepilot", 2, 30, wave=LATER),
        unique("lieutenantdormitz", 3, 31, wave=LATER, abilities=(Standing(PlacesFriends(2)),)),
        unique("majorstridan", 4, 32, wave=LATER, abilities=(Standing(SeesFarFriends()),)),
        unique(
            "kyloren-upsilonclassshuttle",
            6,
            34,
            ELITE,
            wave=LATER,
            squad_id="kyloren",
            abilities=KYLO_REN,
        ),
    ),
)
