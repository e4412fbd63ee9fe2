"""Rebel pilots of gunships, shuttles and stolen ships."""

from __future__ import annotations

from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.cards.words import CardCondition, Target
from cantina.games.x_wing.content.phrases import (
    STRESSED,
    to_defender,
    when_attacking,
    when_defending,
)
from cantina.games.x_wing.content.pilots_rebel_scouts import EZRA_BRIDGER, SABINE_WREN, ZEB_ORRELIOS
from cantina.games.x_wing.rules import tokens
from cantina.games.x_wing.terms import Token


class SomeHave(CardCondition, frozen=True):
    """One of some ships has a token."""

    ships: Target
    token: Token

    def holds(self, scene: Scene) -> bool:
        found = self.ships.find(scene)
        return any(tokens.held(scene.g.ship(ship), self.token) for ship in found)


REBEL_GUNSHIP_PILOTS: tuple[PilotCard, ...] = (
    *squadron(
        "kwing",
        Faction.REBEL,
        "turret torpedo torpedo missile bomb bomb crew",
        pilot("wardensquadronpilot", "skill 2, 23 points"),
        pilot("guardiansquadronpilot", "skill 4, 25 points"),
        pilot(
            "esegetuketu",
            "unique, skill 6, 28 points",
            Ability(
                At(Window.MODIFY_ATTACK_DICE, Whose.OTHER_FRIEND, 2),
                To(
                    ForEach(Yourself(), SpendToken(Token.FOCUS)),
                    ChangeResults(Die.ATTACK, Face.FOCUS, Face.HIT, most=0),
                ),
                when=AllOf((ItAttacks(), HasToken(Token.FOCUS))),
                may=True,
            ),
        ),
        pilot(
            "mirandadoni",
            "unique, skill 8, 29 points",
            Ability(
                Window.ATTACK_DECLARED,
                Choose(
                    (Do((SpendShield(), MoreAttackDice())), Do((FewerAttackDice(), RegainShield())))
                ),
                when=Attacking(),
                may=True,
                limit=Limit.ROUND,
            ),
        ),
    ),
    *squadron(
        "auzituckgunship",
        Faction.REBEL,
        "crew crew",
        pilot("kashyyykdefender", "skill 1, 24 points"),
        pilot("wookieeliberator", "skill 3, 26 points, elite"),
        pilot(
            "lowhhrick",
            "unique, skill 5, 28 points, elite",
            Ability(
                At(Window.MODIFY_DEFENSE_DICE, Whose.OTHER_FRIEND),
                To(SpendReinforce(), AddResult(Die.DEFENSE, Face.EVADE)),
                when=FriendDefends(1),
                may=True,
            ),
        ),
        pilot(
            "wullffwarro",
            "unique, skill 7, 30 points, elite",
            Standing(ExtraDice(Die.ATTACK), when=AllOf((Attacking(), NoShields(), Damaged()))),
        ),
    ),
    *squadron(
        "sheathipedeclassshuttle",
        Faction.REBEL,
        "crew astromech",
        pilot(
            "ezrabridger-sheathipedeclassshuttle",
            "unique, skill 5, 17 points, elite",
            *EZRA_BRIDGER,
            squad_id="ezrabridger",
        ),
        pilot(
            "ap5",
            "unique, skill 1, 15 points",
            Ability(
                Window.COORDINATES,
                Do((ForEach(ActedOn(), Remove(Token.STRESS)), Gain(Token.STRESS, 2))),
                when=SomeHave(ActedOn(), Token.STRESS),
                may=True,
            ),
        ),
        pilot(
            "fennrau-sheathipedeclassshuttle",
            "unique, skill 9, 20 points, elite",
            Ability(
                At(Window.COMBAT_TURN, Whose.ENEMY),
                Do(
                    (
                        ForEach(Yourself(), Gain(Token.STRESS)),
                        UntilEndOfRound(
                            (
                                Standing(Forbidden(Deed.SPEND_FOCUS), when=Attacking()),
                                Standing(Forbidden(Deed.SPEND_LOCK), when=Attacking()),
                            )
                        ),
                    )
                ),
                when=AllOf((ItInYourArc(3), Not(STRESSED))),
                may=True,
            ),
            squad_id="fennrau",
        ),
        pilot(
            "zeborrelios-sheathipedeclassshuttle",
            "unique, skill 3, 16 points",
            *ZEB_ORRELIOS,
            squad_id="zeborrelios",
        ),
    ),
    *squadron(
        "tiefighter",
        Faction.REBEL,
        "",
        pilot(
            "ahsokatano",
            "unique, skill 7, 17 points, elite",
            Ability(
                Window.COMBAT_BEGINS,
                To(
                    SpendToken(Token.FOCUS), ChooseShip(Whose.FRIEND, May(FreeAction()), farthest=1)
                ),
                may=True,
            ),
        ),
        pilot(
            "captainrex",
            "unique, skill 4, 14 points",
            Ability(
                Window.ATTACK_ENDS,
                to_defender(AssignCondition("suppressivefire")),
                when=Attacking(),
            ),
        ),
        pilot(
            "sabinewren-tiefighter",
            "unique, skill 5, 15 points, elite",
            *SABINE_WREN,
            squad_id="sabinewren",
        ),
        pilot(
            "zeborrelios-tiefighter",
            "unique, skill 3, 13 points",
            *ZEB_ORRELIOS,
            squad_id="zeborrelios",
        ),
    ),
    *squadron(
        "arc170",
        Faction.REBEL,
        "torpedo crew astromech",
        pilot(
            "braylenstramm",
            "unique, skill 3, 25 points",
            Ability(
                Window.MANEUVER_EXECUTED,
                RollDie(Die.ATTACK, (Face.HIT, Face.CRITICAL), Remove(Token.STRESS)),
                when=STRESSED,
                may=True,
            ),
        ),
        pilot(
            "norrawexley",
            "unique, skill 7, 29 points, elite",
            when_attacking(Do((SpendLock(), AddResult(Die.ATTACK, Face.FOCUS))), LockOnDefender()),
            when_defending(Do((SpendLock(), AddResult(Die.DEFENSE, Face.FOCUS))), LockOnAttacker()),
        ),
        pilot(
            "sharabey",
            "unique, skill 6, 28 points, elite",
            Ability(
                At(Window.MODIFY_ATTACK_DICE, Whose.OTHER_FRIEND, 2),
                To(ForEach(Yourself(), SpendLock()), RerollDice(Die.ATTACK)),
                when=AllOf((ItAttacks(), LockOnDefender())),
                may=True,
            ),
        ),
        pilot(
            "thanekyrell",
            "unique, skill 4, 26 points",
            Ability(
                At(Window.ATTACK_ENDS, Whose.ENEMY),
                ForEach(Yourself(), FreeAction()),
                when=AllOf((ItAttacks(), ItInYourArc(3), FriendIsDefender())),
                may=True,
            ),
        ),
    ),
    *squadron(
        "scurrgh6bomber",
        Faction.REBEL,
        "turret torpedo missile bomb bomb crew",
        pilot("captainnym", "unique, skill 8, 30 points, elite", Standing(HoldsBack())),
    ),
)
