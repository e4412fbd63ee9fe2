"""Scum pilots of large ships: Firespray-31, Aggressor, YV-666, JumpMaster 5000 and Lancer."""

from __future__ import annotations

from typing import ClassVar

from cantina.core.cards import DONE, Outcome
from cantina.games.x_wing.asking import ask_for_ship
from cantina.games.x_wing.cards.dials import Redirect
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.cards.words import CardEffect
from cantina.games.x_wing.content.phrases import when_attacking, when_defending
from cantina.games.x_wing.geometry import Bearing
from cantina.games.x_wing.rules import tokens
from cantina.games.x_wing.rules.combat import retaliate, retaliations
from cantina.games.x_wing.rules.measuring import is_in_arc, is_within
from cantina.games.x_wing.rules.sides import other_friends
from cantina.games.x_wing.rules.target_locks import free_letter, spend_lock
from cantina.games.x_wing.rules.targets import PASS
from cantina.games.x_wing.rules.values import agility_value
from cantina.games.x_wing.state import IN_PLAY, NOBODY, Lock, Ship


class TradeCritical(CardEffect, frozen=True):
    """Cancel one of your criticals to add two hits."""

    def can(self, scene: Scene) -> bool:
        return scene.g.attack is not None and scene.g.attack.results.criticals > 0

    async def do(self, scene: Scene) -> Outcome:
        results = scene.attack.results
        results.criticals -= 1
        results.hits += 2
        return DONE


class LoopAlongTurn(Redirect, frozen=True):
    """Fly a Segnor's loop along the turn template of the same speed and direction."""

    bearings: ClassVar = {
        Bearing.SEGNOR_LEFT: Bearing.SEGNOR_TURN_LEFT,
        Bearing.SEGNOR_RIGHT: Bearing.SEGNOR_TURN_RIGHT,
    }


class LowerAgility(CardEffect, frozen=True):
    """Spend your target lock on the defender, whose agility is one lower for this attack."""

    def can(self, scene: Scene) -> bool:
        attack = scene.g.attack
        return attack is not None and scene.yours.locks_on(attack.defender) > 0

    async def do(self, scene: Scene) -> Outcome:
        await spend_lock(scene.g, scene.you, scene.attack.defender)
        if agility_value(scene.g, scene.g.ship(scene.attack.defender)) > 0:
            scene.attack.dice.more_defense -= 1
        return DONE


HANDED = (tokens.FOCUS, tokens.EVADE)


class HandEverything(CardEffect, frozen=True):
    """Another friend near you gets all your focus and evade tokens and your target lock."""

    farthest: int

    def takers(self, scene: Scene) -> list[int]:
        """Return the friends who may take the tokens."""
        you = scene.yours
        friends = other_friends(scene.g, you)
        return [friend.ship_id for friend in friends if is_within(you, friend, self.farthest)]

    def can(self, scene: Scene) -> bool:
        you = scene.yours
        has_some = bool(you.locks) or any(tokens.held(you, token) for token in HANDED)
        return has_some and bool(self.takers(scene))

    async def do(self, scene: Scene) -> Outcome:
        g, you = scene.g, scene.yours
        friend = g.ship(await ask_for_ship(g, you.seat, self.takers(scene)))
        for token in HANDED:
            count = tokens.held(you, token)
            if count:
                tokens.lose(you, token, count)
                tokens.gain(g, friend, token, count)
        if you.locks:
            hand_lock(scene, you, friend)
        return DONE


def hand_lock(scene: Scene, you: Ship, friend: Ship) -> None:
    """Move a lock to a friend; the red token goes along, and the friend's old lock goes."""
    target, you.locks = you.lock, ()
    friend.locks = (Lock(target, free_letter(scene.g)),)


class StrikeBack(CardEffect, frozen=True):
    """Attack the ship that has just attacked you, if it is inside your firing arc."""

    def can(self, scene: Scene) -> bool:
        g, you = scene.g, scene.yours
        target = you.deeds.attacked_by
        if g.attack is not None or you.status != IN_PLAY or target == NOBODY:
            return False
        enemy = g.ship(target)
        if enemy.status != IN_PLAY or not is_in_arc(you, enemy):
            return False
        return retaliations(g, you, False, target) != [PASS]

    async def do(self, scene: Scene) -> Outcome:
        target = scene.yours.deeds.attacked_by
        return Outcome(await retaliate(scene.g, scene.you, False, target))


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
            Ability(At(Window.ATTACK_DECLARED, Whose.FRIEND), LowerAgility(), may=True),
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
                Window.COMBAT_BEGINS, ChooseInMobileArc(Tractor(), 1, front_too=True), may=True
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
