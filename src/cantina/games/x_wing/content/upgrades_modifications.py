"""Modifications: what is printed on them and what they do."""

from __future__ import annotations

from typing import ClassVar

from cantina.core.cards import DONE, Outcome
from cantina.games.x_wing.cards.dials import Redirect
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.cards.words import CardCondition, CardEffect
from cantina.games.x_wing.content.phrases import *
from cantina.games.x_wing.geometry import Bearing
from cantina.games.x_wing.library import ship_type
from cantina.games.x_wing.rules import dice
from cantina.games.x_wing.rules.dice import DEFENSE
from cantina.games.x_wing.rules.firing import Field, field_of
from cantina.games.x_wing.rules.measuring import is_in_arc, shot_at


class LockedOnce(CardCondition, frozen=True):
    """Exactly one ship has a target lock on you."""

    def holds(self, scene: Scene) -> bool:
        return sum(ship.locks_on(scene.you) for ship in scene.g.ships) == 1


class TurnToTallon(Redirect, frozen=True):
    """Fly a turn of speed 3 as a red Tallon roll in the same direction."""

    bearings: ClassVar = {
        Bearing.TURN_LEFT: Bearing.TALLON_LEFT,
        Bearing.TURN_RIGHT: Bearing.TALLON_RIGHT,
    }
    speeds = (3,)


class RollExtraDefense(CardEffect, frozen=True):
    """Roll one more defense die."""

    async def do(self, scene: Scene) -> Outcome:
        roll = await dice.roll(DEFENSE, 1)
        scene.attack.dice.defense_roll.extend(roll)
        return DONE


class HardToHit(CardCondition, frozen=True):
    """You are outside the attacker's firing arc, or in it beyond Range 2."""

    def holds(self, scene: Scene) -> bool:
        g, ship, you = scene.g, scene.attacker, scene.yours
        if ship is None or g.attack is None:
            return False
        if not is_in_arc(ship, you):
            return True
        if not field_of(g, ship, g.attack.weapon).all_round:
            return g.attack.range > 2
        in_arc = shot_at(ship, you, Field(arcs=ship_type(ship.pilot).arcs))
        return in_arc.range is None or in_arc.range > 2


LIGHT_TIES = (
    "tieaggressor",
    "tiebomber",
    "tiephantom",
    "tiepunisher",
    "tiereaper",
    "tiestriker",
    "tiesffighter",
)
TIES = (
    "tiefighter",
    "tieadvanced",
    "tieinterceptor",
    "tiebomber",
    "tiedefender",
    "tiepunisher",
    "tieadvprototype",
    "tieaggressor",
    "tiefofighter",
    "tiephantom",
    "tiereaper",
    "tiesffighter",
    "tiesilencer",
    "tiestriker",
)
ORDNANCE = AnyOf((WithSlot(Slot.TORPEDO), WithSlot(Slot.MISSILE)))

MODIFICATION_CARDS: tuple[UpgradeCard, ...] = (
    upgrade(
        "advancedcloakingdevice",
        "modification, 4 points",
        Ability(Window.ATTACK_ENDS, GrantedAction(Action.CLOAK), when=Attacking(), may=True),
        ships=("tiephantom",),
    ),
    upgrade(
        "advancedslam",
        "modification, 2 points",
        Ability(
            Window.ACTION_PERFORMED,
            BarAction(),
            when=AllOf((Performed((Action.SLAM,)), Not(Overlapped()))),
            may=True,
        ),
    ),
    upgrade(
        "autothrusters",
        "modification, 2 points",
        when_defending(ChangeResults(Die.DEFENSE, Face.BLANK, Face.EVADE), HardToHit()),
        building=Building(needs_action=Action.BOOST),
    ),
    upgrade(
        "bwinge2", "modification, 1 point", ships=("bwing",), building=Building(gains=(Slot.CREW,))
    ),
    upgrade(
        "capturedtie",
        "unique rebel modification, 1 point",
        Standing(HiddenFromLesser(), when=Not(LastFriend())),
        Ability(Window.ATTACK_ENDS, DiscardThis(), when=Attacking()),
        Ability(Window.COMBAT_BEGINS, DiscardThis(), when=LastFriend()),
        ships=("tiefighter",),
    ),
    upgrade("engineupgrade", "modification, 4 points", Standing(MoreActions(Action.BOOST))),
    upgrade(
        "experimentalinterface",
        "unique modification, 3 points",
        Ability(
            Window.ACTION_PERFORMED,
            Then(CardAction(), Gain(Token.STRESS)),
            may=True,
            limit=Limit.ROUND,
        ),
    ),
    upgrade(
        "guidancechips",
        "modification, 0 points",
        when_attacking(ChangeWorst(Face.CRITICAL), ORDNANCE, PrimaryAtLeast(3), limit=Limit.ROUND),
        when_attacking(ChangeWorst(Face.HIT), ORDNANCE, Not(PrimaryAtLeast(3)), limit=Limit.ROUND),
    ),
    upgrade("hullupgrade", "modification, 3 points", Standing(Value(Stat.HULL, 1))),
    upgrade(
        "integratedastromech",
        "modification, 0 points",
        Ability(Window.CARD_DEALT, To(DiscardOther(Slot.ASTROMECH), DiscardDealtCard()), may=True),
        ships=("xwing", "t70xwing"),
    ),
    upgrade(
        "lightweightframe",
        "modification, 2 points",
        Ability(Window.DEFENSE_ROLLED, RollExtraDefense(), when=FewerDefenseDice()),
        ships=LIGHT_TIES,
        building=Building(most_agility=2),
    ),
    upgrade(
        "longrangescanners",
        "modification, 0 points",
        Standing(LongRangeLocks()),
        building=Building(needs_slots=(Slot.TORPEDO, Slot.MISSILE)),
    ),
    upgrade(
        "multispectralcamouflage",
        "unique modification, 1 point",
        Ability(Window.LOCKED, RollDie(Die.DEFENSE, (Face.EVADE,), ShedLock()), when=LockedOnce()),
        building=Building(size="small"),
    ),
    upgrade("munitionsfailsafe", "modification, 1 point", Standing(DiscardsOnHit())),
    upgrade(
        "pulsedrayshield",
        "scum modification, 2 points",
        Ability(Window.END_PHASE, To(Gain(Token.ION), RegainShield()), may=True),
        building=Building(shields=1),
    ),
    upgrade(
        "servomotorsfoils",
        "modification, 0 points",
        Standing(MoreActions(Action.BARREL_ROLL)),
        Ability(Window.MANEUVER_REVEALED, TurnToTallon(), when=CALM, may=True),
        Ability(Window.ACTIVATION_BEGINS, FlipThis(), may=True),
        ships=("xwing",),
        back=(
            Standing(Value(Stat.ATTACK, -1)),
            Standing(MoreActions(Action.BOOST)),
            Standing(Colour(Difficulty.GREEN, bearings=("bank:left", "bank:right"), speeds=(2,))),
            Ability(Window.ACTIVATION_BEGINS, FlipThis(), may=True),
        ),
    ),
    upgrade("shieldupgrade", "modification, 4 points", Standing(Value(Stat.SHIELDS, 1))),
    upgrade(
        "spacetugtractorarray",
        "modification, 2 points",
        Ability(Window.ACTION, ChooseInArc(Tractor(), farthest=1)),
        ships=("quadjumper",),
    ),
    upgrade(
        "stealthdevice",
        "modification, 3 points",
        Standing(Value(Stat.AGILITY, 1)),
        Ability(At(Window.ATTACK_HITS, Whose.ENEMY), DiscardThis(), when=Defending()),
    ),
    upgrade(
        "stygiumparticleaccelerator",
        "modification, 2 points",
        Ability(
            Window.ACTION_PERFORMED,
            GrantedAction(Action.EVADE),
            when=Performed((Action.CLOAK,)),
            may=True,
        ),
        Ability(Window.DECLOAKED, GrantedAction(Action.EVADE), may=True),
    ),
    upgrade(
        "targetingcomputer", "modification, 2 points", Standing(MoreActions(Action.TARGET_LOCK))
    ),
    upgrade(
        "twinionenginemkii",
        "modification, 1 point",
        Standing(Colour(Difficulty.GREEN, bearings=BANKS)),
        ships=TIES,
    ),
    upgrade(
        "vectoredthrusters",
        "modification, 2 points",
        Standing(MoreActions(Action.BARREL_ROLL)),
        building=Building(size="small"),
    ),
)
