"""Imperial pilots of the TIE/sf, Strikers, Silencers, Phantoms, Star Wings and Reapers."""

from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.content.phrases import KYLO_REN, STRESSED, when_attacking, when_defending

DEFENDER_IS_BARE = AllOf(
    (Not(HasToken(Token.FOCUS, Whose.DEFENDER)), Not(HasToken(Token.EVADE, Whose.DEFENDER)))
)

IMPERIAL_ELITE_PILOTS: tuple[PilotCard, ...] = (
    *squadron(
        "tiesffighter",
        Faction.IMPERIAL,
        "missile system tech",
        pilot("zetaspecialist", "skill 3, 23 points"),
        pilot("omegaspecialist", "skill 5, 25 points, elite"),
        pilot(
            "quickdraw",
            "unique, skill 9, 29 points, elite",
            Ability(Window.SHIELDS_WERE_LOST, Retaliate("primary"), may=True, limit=Limit.ROUND),
        ),
        pilot(
            "backdraft",
            "unique, skill 7, 27 points, elite",
            when_attacking(AddResult(Die.ATTACK, Face.CRITICAL), DefenderInRearArc()),
        ),
    ),
    *squadron(
        "tiestriker",
        Faction.IMPERIAL,
        "",
        pilot("imperialtrainee", "skill 1, 17 points"),
        pilot("blacksquadronscout", "skill 4, 20 points, elite"),
        pilot("scarifdefender", "skill 3, 18 points"),
        pilot(
            "countdown",
            "unique, skill 5, 20 points",
            Ability(
                Window.COMPARE_RESULTS,
                Do((Suffer(1), CancelAllResults(), Gain(Token.STRESS))),
                when=AllOf((Defending(), Not(STRESSED))),
                may=True,
            ),
        ),
        pilot(
            "duchess", "unique, skill 8, 23 points, elite", Standing(MayIgnore("adaptiveailerons"))
        ),
        pilot(
            "puresabacc",
            "unique, skill 6, 22 points, elite",
            Standing(ExtraDice(Die.ATTACK), when=AllOf((Attacking(), DamageAtMost(1)))),
        ),
    ),
    *squadron(
        "tiesilencer",
        Faction.IMPERIAL,
        "system tech",
        pilot("sienarjaemusanalyst", "skill 4, 26 points"),
        pilot("firstordertestpilot", "skill 6, 29 points, elite"),
        pilot("kyloren", "unique, skill 9, 35 points, elite", *KYLO_REN),
        pilot(
            "testpilotblackout",
            "unique, skill 7, 31 points, elite",
            Standing(
                ExtraDice(Die.DEFENSE, -2, whose=Whose.DEFENDER),
                when=AllOf((Attacking(), Obstructed())),
            ),
        ),
    ),
    *squadron(
        "tiephantom",
        Faction.IMPERIAL,
        "crew system",
        pilot("sigmasquadronpilot", "skill 3, 25 points"),
        pilot("shadowsquadronpilot", "skill 5, 27 points"),
        pilot("echo", "unique, skill 6, 30 points, elite", Standing(DecloaksBanking())),
        pilot(
            "whisper",
            "unique, skill 7, 32 points, elite",
            Ability(
                Window.ATTACK_ENDS,
                Gain(Token.FOCUS),
                when=AllOf((Attacking(), AttackHit())),
                may=True,
            ),
        ),
    ),
    *squadron(
        "alphaclassstarwing",
        Faction.IMPERIAL,
        "torpedo missile",
        pilot("nusquadronpilot", "skill 2, 18 points"),
        pilot("rhosquadronveteran", "skill 4, 21 points, elite"),
        pilot(
            "lieutenantkarsabi",
            "unique, skill 5, 24 points, elite",
            Ability(
                Window.WEAPONS_DISABLED,
                Do((Gain(Token.STRESS), Remove(Token.WEAPONS_DISABLED))),
                when=Not(STRESSED),
                may=True,
            ),
        ),
        pilot(
            "majorvynder",
            "unique, skill 7, 26 points, elite",
            Standing(
                ExtraDice(Die.DEFENSE), when=AllOf((Defending(), HasToken(Token.WEAPONS_DISABLED)))
            ),
        ),
    ),
    *squadron(
        "tiereaper",
        Faction.IMPERIAL,
        "crew crew",
        pilot("scarifbasepilot", "skill 1, 22 points"),
        pilot(
            "captainferoph",
            "unique, skill 4, 24 points, elite",
            when_defending(AddResult(Die.DEFENSE, Face.EVADE), HasToken(Token.JAM, Whose.ATTACKER)),
        ),
        pilot(
            "majorvermeil",
            "unique, skill 6, 26 points, elite",
            when_attacking(
                Choose(
                    (
                        ChangeResults(Die.ATTACK, Face.BLANK, Face.HIT),
                        ChangeResults(Die.ATTACK, Face.FOCUS, Face.HIT),
                    )
                ),
                DEFENDER_IS_BARE,
            ),
        ),
        pilot(
            "vizier",
            "unique, skill 3, 23 points",
            Ability(
                At(Window.MANEUVER_EXECUTED, Whose.OTHER_FRIEND, 1),
                Choose((GiveToken(Token.FOCUS), GiveToken(Token.EVADE))),
                when=AllOf((ExecutedSpeed((1,)), Not(ItOverlapped()))),
                may=True,
            ),
        ),
    ),
)
