"""Rebel pilots of large ships: YT-1300, YT-2400, VCX-100, U-wing and B/SF-17."""

from __future__ import annotations

from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.cards.words import CardCondition
from cantina.games.x_wing.content.phrases import (
    HERA_SYNDULLA,
    OVERLAPPED_YOU,
    to_defender,
    when_attacking,
    when_defending,
)
from cantina.games.x_wing.rules.detonating import ships_near


class DefenderNearBomb(CardCondition, frozen=True):
    """The defender is at Range 1 of the token of a bomb or mine."""

    def holds(self, scene: Scene) -> bool:
        target = scene.defender
        return target is not None and any(target in ships_near(scene.g, b) for b in scene.g.bombs)


LARGE_REBEL_PILOTS: tuple[PilotCard, ...] = (
    *squadron(
        "yt1300",
        Faction.REBEL,
        "crew crew",
        pilot("outerrimsmuggler", "skill 1, 27 points", values=(2, 1, 6, 4)),
        pilot("chewbacca", "unique, skill 5, 42 points, elite missile", Standing(TurnsCardsDown())),
        pilot(
            "landocalrissian",
            "unique, skill 7, 44 points, elite missile",
            Ability(
                Window.MANEUVER_EXECUTED,
                ChooseShip(Whose.OTHER_FRIEND, BarAction(), farthest=1),
                when=Executed(Difficulty.GREEN),
                may=True,
            ),
        ),
        pilot(
            "hansolo",
            "unique, skill 9, 46 points, elite missile",
            when_attacking(RerollAll(Die.ATTACK)),
        ),
    ),
    *squadron(
        "yt1300",
        Faction.REBEL,
        "crew crew missile",
        pilot("resistancesympathizer", "skill 3, 38 points"),
        pilot(
            "rey",
            "unique, skill 8, 45 points, elite",
            when_attacking(RerollDice(Die.ATTACK, (Face.BLANK,), most=2), DefenderInYourArc()),
            when_defending(RerollDice(Die.DEFENSE, (Face.BLANK,), most=2), AttackerInYourArc()),
        ),
        pilot("hansolo-swx57", "unique, skill 9, 46 points, elite", Standing(PlacedAnywhere())),
        pilot(
            "chewbacca-swx57",
            "unique, skill 5, 42 points, elite",
            Ability(Window.FRIEND_LOST, Retaliate(), may=True),
        ),
        resistance=True,
    ),
    *squadron(
        "yt2400",
        Faction.REBEL,
        "cannon missile crew",
        pilot("wildspacefringer", "skill 2, 30 points"),
        pilot(
            "eadenvrill",
            "unique, skill 3, 32 points",
            Standing(
                ExtraDice(Die.ATTACK),
                when=AllOf((Attacking(), WithPrimary(), HasToken(Token.STRESS, Whose.DEFENDER))),
            ),
        ),
        pilot("leebo", "unique, skill 5, 34 points, elite", Standing(ChoosesDamage(2))),
        pilot("dashrendar", "unique, skill 7, 36 points, elite", Standing(MovesOverObstacles())),
    ),
    *squadron(
        "vcx100",
        Faction.REBEL,
        "system turret torpedo torpedo crew crew",
        pilot("lothalrebel", "skill 3, 35 points"),
        pilot(
            "herasyndulla-vcx100",
            "unique, skill 7, 40 points",
            *HERA_SYNDULLA,
            squad_id="herasyndulla",
        ),
        pilot(
            "kananjarrus",
            "unique, skill 5, 38 points",
            Ability(
                At(Window.ATTACK_DECLARED, Whose.ENEMY, 2),
                To(ForEach(Yourself(), SpendToken(Token.FOCUS)), FewerAttackDice()),
                may=True,
            ),
        ),
        pilot(
            "chopper",
            "unique, skill 4, 37 points",
            Ability(Window.COMBAT_BEGINS, ForEach(TouchedEnemies(), Gain(Token.STRESS))),
        ),
    ),
    *squadron(
        "uwing",
        Faction.REBEL,
        "system torpedo crew crew",
        pilot("partisanrenegade", "skill 1, 22 points"),
        pilot("bluesquadronpathfinder", "skill 2, 23 points"),
        pilot(
            "hefftobber",
            "unique, skill 3, 24 points",
            Ability(
                At(Window.MANEUVER_EXECUTED, Whose.ENEMY),
                ForEach(Yourself(), FreeAction()),
                when=OVERLAPPED_YOU,
                may=True,
            ),
        ),
        pilot("bodhirook", "unique, skill 4, 25 points", Standing(LendsEyes())),
        pilot(
            "benthictwotubes",
            "unique, skill 4, 24 points",
            Ability(
                Window.ACTION_PERFORMED,
                ChooseShip(Whose.OTHER_FRIEND, GiveToken(Token.FOCUS), farthest=2),
                when=AllOf((Performed((Action.FOCUS,)), HasToken(Token.FOCUS))),
                may=True,
            ),
        ),
        pilot("magvayarro", "unique, skill 5, 25 points", Standing(LimitsRerolls(2))),
        pilot(
            "cassianandor",
            "unique, skill 6, 27 points, elite",
            Ability(
                Window.ACTIVATION_BEGINS,
                ChooseShip(Whose.OTHER_FRIEND, Remove(Token.STRESS), farthest=2, stressed=True),
                may=True,
            ),
        ),
        pilot(
            "sawgerrera",
            "unique, skill 6, 26 points, elite",
            Ability(
                At(Window.MODIFY_ATTACK_DICE, Whose.FRIEND, 2),
                RerollDice(Die.ATTACK, most=1),
                when=AllOf((ItAttacks(), AnyOf((ItHasToken(Token.STRESS), ItIsDamaged())))),
                may=True,
            ),
        ),
    ),
    *squadron(
        "bsf17bomber",
        Faction.REBEL,
        "bomb bomb system tech",
        pilot("crimsonsquadronpilot", "skill 1, 25 points"),
        pilot("crimsonspecialist", "unique, skill 4, 27 points", Standing(DropsBeside())),
        pilot(
            "cobaltleader",
            "unique, skill 6, 28 points",
            Standing(
                ExtraDice(Die.DEFENSE, -1, whose=Whose.DEFENDER),
                when=AllOf((Attacking(), DefenderNearBomb())),
            ),
        ),
        pilot(
            "crimsonleader",
            "unique, skill 7, 29 points",
            when_attacking(
                To(SpendDie((Face.HIT, Face.CRITICAL)), to_defender(AssignCondition("rattled"))),
                DefenderInYourArc(),
            ),
        ),
        resistance=True,
    ),
)
