"""Scum pilots of large ships: Firespray-31, Aggressor, YV-666, JumpMaster 5000 and Lancer."""

from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.content.pilots import *
from cantina.games.x_wing.content.wording import when_attacking, when_defending

AGGRESSOR_SLOTS = (ELITE, SYSTEM, CANNON, CANNON, BOMB, ILLICIT)

LARGE_SCUM_PILOTS: tuple[PilotCard, ...] = (
    *squadron(
        "firespray31",
        Faction.SCUM,
        (CANNON, BOMB, CREW, MISSILE, ILLICIT),
        generic("mandalorianmercenary", 5, 35, ELITE, wave=LATER),
        unique("emonazzameen", 6, 36, wave=LATER, abilities=(Standing(DropsWide()),)),
        unique(
            "kathscarlet-scum",
            7,
            38,
            ELITE,
            wave=LATER,
            squad_id="kathscarlet",
            abilities=(
                Standing(ExtraDice(Die.ATTACK), when=AllOf((Attacking(), DefenderInRearArc()))),
            ),
        ),
        unique(
            "bobafett-scum",
            8,
            39,
            ELITE,
            wave=LATER,
            squad_id="bobafett",
            abilities=(
                when_attacking(RerollPerEnemy(Die.ATTACK)),
                when_defending(RerollPerEnemy(Die.DEFENSE)),
            ),
        ),
    ),
    *squadron(
        "aggressor",
        Faction.SCUM,
        AGGRESSOR_SLOTS,
        unique(
            "ig88a",
            6,
            36,
            wave=LATER,
            abilities=(Ability(Window.DEFENDER_DESTROYED, RegainShield(), may=True),),
        ),
        unique(
            "ig88b",
            6,
            36,
            wave=LATER,
            abilities=(
                Ability(
                    Window.ATTACK_MISSES,
                    AttackAfterwards("cannon"),
                    when=Attacking(),
                    may=True,
                    limit=Limit.ROUND,
                ),
            ),
        ),
        unique(
            "ig88c",
            6,
            36,
            wave=LATER,
            abilities=(
                Ability(
                    Window.ACTION_PERFORMED,
                    GrantedAction(Action.EVADE),
                    when=Performed((Action.BOOST,)),
                    may=True,
                ),
            ),
        ),
        unique(
            "ig88d",
            6,
            36,
            wave=LATER,
            abilities=(Ability(Window.MANEUVER_REVEALED, LoopAlongTurn(), may=True),),
        ),
    ),
    *squadron(
        "yv666",
        Faction.SCUM,
        (CANNON, MISSILE, CREW, CREW, CREW, ILLICIT),
        generic("trandoshanslaver", 2, 29, wave=LATER),
        unique(
            "lattsrazzi",
            5,
            33,
            wave=LATER,
            abilities=(
                Ability(
                    At(Window.ATTACK_DECLARED, Whose.FRIEND),
                    LowerAgility(),
                    may=True,
                ),
            ),
        ),
        unique("moraloeval", 6, 34, wave=LATER, abilities=(Standing(FiresAuxiliary(Slot.CANNON)),)),
        unique(
            "bossk",
            7,
            35,
            ELITE,
            wave=LATER,
            abilities=(Ability(Window.ATTACK_HITS, TradeCritical(), when=Attacking(), may=True),),
        ),
    ),
    *squadron(
        "jumpmaster5000",
        Faction.SCUM,
        (ELITE, CREW, ILLICIT),
        generic("contractedscout", 3, 25, wave=LATER),
        unique(
            "manaroo",
            4,
            27,
            wave=LATER,
            abilities=(Ability(Window.COMBAT_BEGINS, HandEverything(1), may=True),),
        ),
        unique("teltrevura", 7, 30, wave=LATER, abilities=(Standing(RisesOnce(4)),)),
        unique(
            "dengar",
            9,
            33,
            wave=LATER,
            abilities=(Ability(Window.DEFENDED, StrikeBack(), may=True, limit=Limit.ROUND),),
        ),
    ),
    *squadron(
        "lancerclasspursuitcraft",
        Faction.SCUM,
        (CREW, ILLICIT, ILLICIT),
        generic("shadowporthunter", 2, 33, wave=LATER),
        unique(
            "sabinewren-lancerclasspursuitcraft",
            5,
            35,
            wave=LATER,
            squad_id="sabinewren",
            abilities=(
                when_defending(
                    AddResult(Die.DEFENSE, Face.FOCUS), AttackerInMobileArc(), AtRange(1, 2)
                ),
            ),
        ),
        unique(
            "asajjventress",
            6,
            37,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(Window.COMBAT_BEGINS, ChooseInMobileArc(Gain(Token.STRESS), 2), may=True),
            ),
        ),
        unique(
            "ketsuonyo",
            7,
            38,
            ELITE,
            wave=LATER,
            abilities=(
                Ability(
                    Window.COMBAT_BEGINS,
                    ChooseInMobileArc(Tractor(), 1, front_too=True),
                    may=True,
                ),
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
