"""Rebel pilots of scouts and interceptors, and of the T-70."""

from __future__ import annotations

from cantina.core.cards import DONE, Outcome
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.cards.words import CardEffect
from cantina.games.x_wing.content.phrases import (
    HERA_SYNDULLA,
    STRESSED,
    when_attacking,
    when_defending,
)
from cantina.games.x_wing.content.pilots_rebel_wings import MOVE_AGAIN


class CriticalsFirst(CardEffect, frozen=True):
    """Evades cancel criticals before hits in this attack."""

    async def do(self, scene: Scene) -> Outcome:
        scene.attack.results.criticals_first = True
        return DONE


TALLON_ROLLS = ("tallon:left", "tallon:right")

POE_DAMERON = (
    when_attacking(ChangeResults(Die.ATTACK, Face.FOCUS, Face.HIT), HasToken(Token.FOCUS)),
    when_defending(ChangeResults(Die.DEFENSE, Face.FOCUS, Face.EVADE), HasToken(Token.FOCUS)),
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
    when_defending(ChangeResults(Die.DEFENSE, Face.FOCUS, Face.EVADE, most=2), STRESSED),
)

REBEL_SCOUT_PILOTS: tuple[PilotCard, ...] = (
    *squadron(
        "hwk290",
        Faction.REBEL,
        "turret crew",
        pilot(
            "janors",
            "unique, skill 8, 25 points, elite",
            Ability(
                At(Window.ATTACK_DECLARED, Whose.OTHER_FRIEND, 3),
                Do((MoreAttackDice(), ForEach(Yourself(), Gain(Token.STRESS)))),
                when=Not(STRESSED),
                may=True,
            ),
        ),
        pilot(
            "kylekatarn",
            "unique, skill 6, 21 points, elite",
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
        pilot(
            "roarkgarnet",
            "unique, skill 4, 19 points",
            Ability(
                Window.COMBAT_BEGINS, ChooseShip(Whose.OTHER_FRIEND, SkillBecomes(12), farthest=3)
            ),
        ),
        pilot("rebeloperative", "skill 2, 16 points"),
    ),
    *squadron(
        "z95headhunter",
        Faction.REBEL,
        "missile",
        pilot(
            "airencracken",
            "unique, skill 8, 19 points, elite",
            Ability(
                Window.ATTACK_ENDS,
                ChooseShip(Whose.OTHER_FRIEND, FreeAction(), farthest=1),
                when=Attacking(),
                may=True,
            ),
        ),
        pilot("talasquadronpilot", "skill 4, 13 points"),
        pilot("banditsquadronpilot", "skill 2, 12 points"),
        pilot(
            "lieutenantblount",
            "unique, skill 6, 17 points, elite",
            Standing(AlwaysHits(), when=Attacking()),
        ),
    ),
    *squadron(
        "ewing",
        Faction.REBEL,
        "system torpedo astromech",
        pilot(
            "etahnabaht",
            "unique, skill 5, 32 points, elite",
            when_attacking(ChangeResults(Die.ATTACK, Face.HIT, Face.CRITICAL), DefenderInYourArc()),
            Ability(
                At(Window.MODIFY_ATTACK_DICE, Whose.OTHER_FRIEND),
                ChangeResults(Die.ATTACK, Face.HIT, Face.CRITICAL),
                when=AllOf((ItAttacks(), DefenderInYourArc())),
                may=True,
            ),
        ),
        pilot("blackmoonsquadronpilot", "skill 3, 29 points"),
        pilot("knavesquadronpilot", "skill 1, 27 points"),
        pilot(
            "corranhorn",
            "unique, skill 8, 35 points, elite",
            Ability(Window.END_PHASE, AttackNow(), may=True),
        ),
    ),
    *squadron(
        "attackshuttle",
        Faction.REBEL,
        "turret crew elite",
        pilot("ezrabridger", "unique, skill 4, 20 points", *EZRA_BRIDGER),
    ),
    *squadron(
        "attackshuttle",
        Faction.REBEL,
        "turret crew",
        pilot("herasyndulla", "unique, skill 7, 22 points, elite", *HERA_SYNDULLA),
        pilot("sabinewren", "unique, skill 5, 21 points, elite", *SABINE_WREN),
        pilot("zeborrelios", "unique, skill 3, 18 points", *ZEB_ORRELIOS),
    ),
    *squadron(
        "t70xwing",
        Faction.REBEL,
        "torpedo astromech tech",
        pilot("bluesquadronnovice", "skill 2, 24 points"),
        pilot("redsquadronveteran", "skill 4, 26 points, elite"),
        pilot("blueace", "unique, skill 5, 27 points", Standing(BoostsTurning())),
        pilot(
            "elloasty",
            "unique, skill 7, 30 points, elite",
            Standing(Colour(Difficulty.WHITE, bearings=TALLON_ROLLS), when=Not(STRESSED)),
        ),
        pilot(
            "jesspava",
            "unique, skill 3, 25 points",
            when_attacking(RerollPerFriend(Die.ATTACK)),
            when_defending(RerollPerFriend(Die.DEFENSE)),
        ),
        pilot(
            "niennunb",
            "unique, skill 7, 29 points, elite",
            Ability(
                Window.STRESS_RECEIVED,
                Remove(Token.STRESS),
                when=AllOf((STRESSED, EnemyInArc(1))),
                may=True,
            ),
        ),
        pilot("poedameron", "unique, skill 8, 31 points, elite", *POE_DAMERON),
        pilot("poedameron-swx57", "unique, skill 9, 33 points, elite", *POE_DAMERON),
        pilot(
            "redace",
            "unique, skill 6, 29 points",
            Ability(Window.SHIELD_LOST, Gain(Token.EVADE), limit=Limit.ROUND),
        ),
        pilot(
            "snapwexley",
            "unique, skill 6, 28 points, elite",
            Ability(
                Window.MANEUVER_EXECUTED,
                FreeAction(Action.BOOST),
                when=AllOf((ExecutedSpeed((2, 3, 4)), Not(Touching()))),
                may=True,
            ),
        ),
        resistance=True,
    ),
)
