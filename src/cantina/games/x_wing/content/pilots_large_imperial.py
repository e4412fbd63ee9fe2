"""Imperial pilots of large ships: Firespray-31, Lambda, Decimator and Upsilon."""

from __future__ import annotations

from typing import ClassVar

from cantina.games.x_wing.cards.dials import Redirect
from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.content.phrases import KYLO_REN, to_defender, when_attacking
from cantina.games.x_wing.geometry import Bearing


class SwapBank(Redirect, frozen=True):
    """Turn the dial to the other bank of the same speed."""

    bearings: ClassVar = {
        Bearing.BANK_LEFT: Bearing.BANK_RIGHT,
        Bearing.BANK_RIGHT: Bearing.BANK_LEFT,
    }
    on_dial = True


LARGE_IMPERIAL_PILOTS: tuple[PilotCard, ...] = (
    *squadron(
        "firespray31",
        Faction.IMPERIAL,
        "cannon bomb crew missile",
        pilot("bountyhunter", "skill 3, 33 points"),
        pilot(
            "krassistrelix",
            "unique, skill 5, 36 points",
            when_attacking(RerollDice(Die.ATTACK, most=1), Not(WithPrimary())),
        ),
        pilot(
            "kathscarlet",
            "unique, skill 7, 38 points, elite",
            Ability(
                Window.ATTACK_ENDS,
                to_defender(Gain(Token.STRESS)),
                when=AllOf((Attacking(), CriticalCancelled())),
            ),
        ),
        pilot(
            "bobafett",
            "unique, skill 8, 39 points, elite",
            Ability(Window.MANEUVER_REVEALED, SwapBank(), may=True),
        ),
    ),
    *squadron(
        "lambdaclassshuttle",
        Faction.IMPERIAL,
        "system cannon crew crew",
        pilot("omicrongrouppilot", "skill 2, 21 points"),
        pilot(
            "captainyorr",
            "unique, skill 4, 24 points",
            Ability(
                At(Window.STRESS_RECEIVED, Whose.OTHER_FRIEND, 2),
                TakeStress(),
                when=TokensAtMost(Token.STRESS, 2),
                may=True,
            ),
        ),
        pilot(
            "coloneljendon",
            "unique, skill 6, 26 points",
            Ability(Window.COMBAT_BEGINS, GiveLock(1), may=True),
        ),
        pilot("captainkagi", "unique, skill 8, 27 points", Standing(DrawsLocks())),
    ),
    *squadron(
        "vt49decimator",
        Faction.IMPERIAL,
        "torpedo crew crew crew bomb",
        pilot("patrolleader", "skill 3, 40 points"),
        pilot(
            "captainoicunn",
            "unique, skill 4, 42 points, elite",
            Ability(Window.MANEUVER_EXECUTED, ForEach(TouchedEnemies(), Suffer(1))),
        ),
        pilot(
            "commanderkenkirk",
            "unique, skill 6, 44 points, elite",
            Standing(Value(Stat.AGILITY, 1), when=AllOf((NoShields(), Damaged()))),
        ),
        pilot(
            "rearadmiralchiraneau",
            "unique, skill 8, 46 points, elite",
            when_attacking(ChangeResults(Die.ATTACK, Face.FOCUS, Face.CRITICAL), AtRange(1, 2)),
        ),
    ),
    *squadron(
        "upsilonclassshuttle",
        Faction.IMPERIAL,
        "system crew crew tech tech",
        pilot("starkillerbasepilot", "skill 2, 30 points"),
        pilot("lieutenantdormitz", "unique, skill 3, 31 points", Standing(PlacesFriends(2))),
        pilot("majorstridan", "unique, skill 4, 32 points", Standing(SeesFarFriends())),
        pilot(
            "kyloren-upsilonclassshuttle",
            "unique, skill 6, 34 points, elite",
            *KYLO_REN,
            squad_id="kyloren",
        ),
    ),
)
