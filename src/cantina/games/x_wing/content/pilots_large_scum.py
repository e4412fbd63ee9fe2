"""Scum pilots of large ships: Firespray-31, Aggressor, YV-666, JumpMaster 5000 and Lancer."""

from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.content.wording import when_attacking, when_defending

AGGRESSOR_SLOTS = "elite system cannon cannon bomb illicit"

LARGE_SCUM_PILOTS: tuple[PilotCard, ...] = (
    *squadron(
        "firespray31",
        Faction.SCUM,
        "cannon bomb crew missile illicit",
        pilot("mandalorianmercenary", "skill 5, 35 points, elite"),
        pilot("emonazzameen", "unique, skill 6, 36 points", Standing(DropsWide())),
        pilot(
            "kathscarlet-scum",
            "unique, skill 7, 38 points, elite",
            Standing(ExtraDice(Die.ATTACK), when=AllOf((Attacking(), DefenderInRearArc()))),
            squad_id="kathscarlet",
        ),
        pilot(
            "bobafett-scum",
            "unique, skill 8, 39 points, elite",
            when_attacking(RerollPerEnemy(Die.ATTACK)),
            when_defending(RerollPerEnemy(Die.DEFENSE)),
            squad_id="bobafett",
        ),
    ),
    *squadron(
        "aggressor",
        Faction.SCUM,
        AGGRESSOR_SLOTS,
        pilot(
            "ig88a",
            "unique, skill 6, 36 points",
            Ability(Window.DEFENDER_DESTROYED, RegainShield(), may=True),
        ),
        pilot(
            "ig88b",
            "unique, skill 6, 36 points",
            Ability(
                Window.ATTACK_MISSES,
                AttackAfterwards("cannon"),
                when=Attacking(),
                may=True,
                limit=Limit.ROUND,
            ),
        ),
        pilot(
            "ig88c",
            "unique, skill 6, 36 points",
            Ability(
                Window.ACTION_PERFORMED,
                GrantedAction(Action.EVADE),
                when=Performed((Action.BOOST,)),
                may=True,
            ),
        ),
        pilot(
            "ig88d",
            "unique, skill 6, 36 points",
            Ability(Window.MANEUVER_REVEALED, LoopAlongTurn(), may=True),
        ),
    ),
    *squadron(
        "yv666",
        Faction.SCUM,
        "cannon missile crew crew crew illicit",
        pilot("trandoshanslaver", "skill 2, 29 points"),
        pilot(
            "lattsrazzi",
            "unique, skill 5, 33 points",
            Ability(
                At(Window.ATTACK_DECLARED, Whose.FRIEND),
                LowerAgility(),
                may=True,
            ),
        ),
        pilot("moraloeval", "unique, skill 6, 34 points", Standing(FiresAuxiliary(Slot.CANNON))),
        pilot(
            "bossk",
            "unique, skill 7, 35 points, elite",
            Ability(Window.ATTACK_HITS, TradeCritical(), when=Attacking(), may=True),
        ),
    ),
    *squadron(
        "jumpmaster5000",
        Faction.SCUM,
        "elite crew illicit",
        pilot("contractedscout", "skill 3, 25 points"),
        pilot(
            "manaroo",
            "unique, skill 4, 27 points",
            Ability(Window.COMBAT_BEGINS, HandEverything(1), may=True),
        ),
        pilot("teltrevura", "unique, skill 7, 30 points", Standing(RisesOnce(4))),
        pilot(
            "dengar",
            "unique, skill 9, 33 points",
            Ability(Window.DEFENDED, StrikeBack(), may=True, limit=Limit.ROUND),
        ),
    ),
    *squadron(
        "lancerclasspursuitcraft",
        Faction.SCUM,
        "crew illicit illicit",
        pilot("shadowporthunter", "skill 2, 33 points"),
        pilot(
            "sabinewren-lancerclasspursuitcraft",
            "unique, skill 5, 35 points",
            when_defending(
                AddResult(Die.DEFENSE, Face.FOCUS), AttackerInMobileArc(), AtRange(1, 2)
            ),
            squad_id="sabinewren",
        ),
        pilot(
            "asajjventress",
            "unique, skill 6, 37 points, elite",
            Ability(Window.COMBAT_BEGINS, ChooseInMobileArc(Gain(Token.STRESS), 2), may=True),
        ),
        pilot(
            "ketsuonyo",
            "unique, skill 7, 38 points, elite",
            Ability(
                Window.COMBAT_BEGINS,
                ChooseInMobileArc(Tractor(), 1, front_too=True),
                may=True,
            ),
        ),
    ),
    PilotCard(
        "nashtahpuppilot",
        "z95headhunter",
        Faction.SCUM,
        0,
        0,
        True,
        wave=LATER,
        abilities=(Standing(TakesAfter()),),
        carried=True,
    ),
)
