"""Imperial pilots of the TIE/sf, Strikers, Silencers, Phantoms, Star Wings and Reapers."""

from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.content.pilots import *
from cantina.games.x_wing.content.wording import KYLO_REN, STRESSED

DEFENDER_IS_BARE = AllOf(
    (Not(HasToken(Token.FOCUS, Whose.DEFENDER)), Not(HasToken(Token.EVADE, Whose.DEFENDER)))
)

IMPERIAL_ELITE_PILOTS: tuple[PilotCard, ...] = (
    *squadron(
        "tiesffighter",
        Faction.IMPERIAL,
        (MISSILE, SYSTEM, TECH),
        generic("zetaspecialist", 3, 23, wave=LATER),
        generic("omegaspecialist", 5, 25, ELITE, wave=LATER),
        unique(
            "quickdraw",
            9,
            29,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(
                    Window.SHIELDS_WERE_LOST, Retaliate("primary"), may=True, limit=Limit.ROUND
                ),
            ),
        ),
        unique(
            "backdraft",
            7,
            27,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(
                    Window.MODIFY_ATTACK_DICE,
                    AddResult(Die.ATTACK, Face.CRITICAL),
                    when=AllOf((Attacking(), DefenderInRearArc())),
                    may=True,
                ),
            ),
        ),
    ),
    *squadron(
        "tiestriker",
        Faction.IMPERIAL,
        (),
        generic("imperialtrainee", 1, 17, wave=LATER),
        generic("blacksquadronscout", 4, 20, ELITE, wave=LATER),
        generic("scarifdefender", 3, 18, wave=LATER),
        unique(
            "countdown",
            5,
            20,
            wave=LATER,
            abilities=(
                Ability(
                    Window.COMPARE_RESULTS,
                    Do((Suffer(1), CancelAllResults(), Gain(Token.STRESS))),
                    when=AllOf((Defending(), Not(STRESSED))),
                    may=True,
                ),
            ),
        ),
        unique(
            "duchess",
            8,
            23,
            ELITE,
            wave=LATER,
            abilities=(Standing(MayIgnore("adaptiveailerons")),),
        ),
        unique(
            "puresabacc",
            6,
            22,
            ELITE,
            wave=LATER,
            abilities=(
                Standing(ExtraDice(Die.ATTACK), when=AllOf((Attacking(), DamageAtMost(1)))),
            ),
        ),
    ),
    *squadron(
        "tiesilencer",
        Faction.IMPERIAL,
        (SYSTEM, TECH),
        generic("sienarjaemusanalyst", 4, 26, wave=LATER),
        generic("firstordertestpilot", 6, 29, ELITE, wave=LATER),
        unique(
            "kyloren",
            9,
            35,
            ELITE,
            wave=LATER,
            abilities=KYLO_REN,
        ),
        unique(
            "testpilotblackout",
            7,
            31,
            ELITE,
            wave=LATER,
            abilities=(
                Standing(
                    ExtraDice(Die.DEFENSE, -2, whose=Whose.DEFENDER),
                    when=AllOf((Attacking(), Obstructed())),
                ),
            ),
        ),
    ),
    *squadron(
        "tiephantom",
        Faction.IMPERIAL,
        (CREW, SYSTEM),
        generic("sigmasquadronpilot", 3, 25, wave=LATER),
        generic("shadowsquadronpilot", 5, 27, wave=LATER),
        unique("echo", 6, 30, ELITE, wave=LATER, abilities=(Standing(DecloaksBanking()),)),
        unique(
            "whisper",
            7,
            32,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(
                    Window.ATTACK_ENDS,
                    Gain(Token.FOCUS),
                    when=AllOf((Attacking(), AttackHit())),
                    may=True,
                ),
            ),
        ),
    ),
    *squadron(
        "alphaclassstarwing",
        Faction.IMPERIAL,
        (TORPEDO, MISSILE),
        generic("nusquadronpilot", 2, 18, wave=LATER),
        generic("rhosquadronveteran", 4, 21, ELITE, wave=LATER),
        unique(
            "lieutenantkarsabi",
            5,
            24,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(
                    Window.WEAPONS_DISABLED,
                    Do((Gain(Token.STRESS), Remove(Token.WEAPONS_DISABLED))),
                    when=Not(STRESSED),
                    may=True,
                ),
            ),
        ),
        unique(
            "majorvynder",
            7,
            26,
            ELITE,
            wave=LATER,
            abilities=(
                Standing(
                    ExtraDice(Die.DEFENSE),
                    when=AllOf((Defending(), HasToken(Token.WEAPONS_DISABLED))),
                ),
            ),
        ),
    ),
    *squadron(
        "tiereaper",
        Faction.IMPERIAL,
        (CREW, CREW),
        generic("scarifbasepilot", 1, 22, wave=LATER),
        unique(
            "captainferoph",
            4,
            24,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(
                    Window.MODIFY_DEFENSE_DICE,
                    AddResult(Die.DEFENSE, Face.EVADE),
                    when=AllOf((Defending(), HasToken(Token.JAM, Whose.ATTACKER))),
                    may=True,
                ),
            ),
        ),
        unique(
            "majorvermeil",
            6,
            26,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(
                    Window.MODIFY_ATTACK_DICE,
                    Choose(
                        (
                            ChangeResults(Die.ATTACK, Face.BLANK, Face.HIT),
                            ChangeResults(Die.ATTACK, Face.FOCUS, Face.HIT),
                        )
                    ),
                    when=AllOf((Attacking(), DEFENDER_IS_BARE)),
                    may=True,
                ),
            ),
        ),
        unique(
            "vizier",
            3,
            23,
            wave=LATER,
            abilities=(
                Ability(
                    At(Window.MANEUVER_EXECUTED, Whose.OTHER_FRIEND, 1),
                    Choose((GiveToken(Token.FOCUS), GiveToken(Token.EVADE))),
                    when=AllOf((ExecutedSpeed((1,)), Not(ItOverlapped()))),
                    may=True,
                ),
            ),
        ),
    ),
)
