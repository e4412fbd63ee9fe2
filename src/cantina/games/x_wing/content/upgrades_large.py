"""Cards for large ships only, and those of the Resistance bomber: what is printed on them."""

from __future__ import annotations

from typing import ClassVar

from cantina.core.cards import DONE, Outcome
from cantina.games.x_wing.cards.dials import Redirect
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.cards.words import CardEffect
from cantina.games.x_wing.content.phrases import *
from cantina.games.x_wing.geometry import Bearing
from cantina.games.x_wing.rules.bombs import drop_cargo


class TurnToBank(Redirect, frozen=True):
    """Turn the dial from a turn to the bank of the same speed and direction."""

    bearings: ClassVar = {
        Bearing.TURN_LEFT: Bearing.BANK_LEFT,
        Bearing.TURN_RIGHT: Bearing.BANK_RIGHT,
    }
    on_dial = True


class DropCargo(CardEffect, frozen=True):
    """Drop a cargo token, which counts as a debris cloud (XW-DEBRIS-4)."""

    async def do(self, scene: Scene) -> Outcome:
        await drop_cargo(scene.g, scene.you)
        return DONE


LARGE_ONLY = Building(size="large")

LARGE_CARDS: tuple[UpgradeCard, ...] = (
    upgrade(
        "antipursuitlasers",
        "modification, 2 points",
        Ability(
            At(Window.MANEUVER_EXECUTED, Whose.ENEMY),
            RollDie(Die.ATTACK, (Face.HIT, Face.CRITICAL), Suffer(1)),
            when=OVERLAPPED_YOU,
        ),
        building=LARGE_ONLY,
    ),
    upgrade(
        "ionprojector",
        "modification, 2 points",
        Ability(
            At(Window.MANEUVER_EXECUTED, Whose.ENEMY),
            RollDie(Die.ATTACK, (Face.HIT, Face.CRITICAL), Gain(Token.ION)),
            when=OVERLAPPED_YOU,
        ),
        building=LARGE_ONLY,
    ),
    upgrade(
        "countermeasures",
        "modification, 3 points",
        Ability(
            Window.COMBAT_BEGINS,
            To(
                DiscardThis(),
                Do((UntilEndOfRound((Standing(Value(Stat.AGILITY, 1)),)), May(ShedLock()))),
            ),
            may=True,
        ),
        building=LARGE_ONLY,
    ),
    upgrade(
        "tacticaljammer", "modification, 1 point", Standing(ObstructsEnemies()), building=LARGE_ONLY
    ),
    upgrade(
        "maneuveringfins",
        "modification, 1 point",
        Ability(Window.MANEUVER_REVEALED, TurnToBank(), may=True),
        ships=("yv666",),
    ),
    upgrade(
        "gyroscopictargeting",
        "modification, 2 points",
        Ability(Window.COMBAT_ENDS, RotateArc(), when=ExecutedSpeed((3, 4, 5)), may=True),
        ships=("lancerclasspursuitcraft",),
    ),
    upgrade(
        "smugglingcompartment",
        "limited modification, 0 points",
        ships=("yt1300", "yt2400"),
        building=Building(gains=(Slot.ILLICIT, Slot.MODIFICATION), dearest_modification=3),
    ),
    upgrade(
        "deflectiveplating",
        "modification, 1 point",
        Standing(DodgesBombs()),
        ships=("bsf17bomber",),
    ),
    upgrade(
        "reinforceddeflectors",
        "system, 3 points",
        Ability(Window.ATTACK_ENDS, RegainShield(), when=AllOf((Defending(), SufferedAtLeast(3)))),
        building=LARGE_ONLY,
    ),
    upgrade("ig88d", "unique scum crew, 1 point", Standing(SharesTalents("ig2000"))),
    upgrade(
        "burnoutslam",
        "illicit, 1 point",
        Standing(MoreActions(Action.SLAM)),
        Ability(Window.ACTION_PERFORMED, DiscardThis(), when=Performed((Action.SLAM,))),
        building=LARGE_ONLY,
    ),
    upgrade(
        "riggedcargochute",
        "illicit, 1 point",
        Ability(Window.ACTION, To(DiscardThis(), DropCargo())),
        building=LARGE_ONLY,
    ),
    upgrade(
        "ordnancesilos",
        "bomb, 2 points",
        Standing(TokensOn((Slot.BOMB,), count=3)),
        ships=("bsf17bomber",),
    ),
)
