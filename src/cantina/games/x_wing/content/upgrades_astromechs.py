"""Astromechs and salvaged astromechs: what is printed on them and what they do."""

from __future__ import annotations

from cantina.core.cards import DONE, NOTHING, Outcome
from cantina.core.text import Text, text
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.tokens import Gain
from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.cards.words import CardCondition, CardEffect, Effect, did
from cantina.games.x_wing.content.phrases import *
from cantina.games.x_wing.names import face_name, ship_name
from cantina.games.x_wing.rules import dice, tokens
from cantina.games.x_wing.rules.actions import slot_of
from cantina.games.x_wing.rules.dice import ATTACK
from cantina.games.x_wing.rules.target_locks import acquire_and_tell
from cantina.games.x_wing.state import Source
from cantina.games.x_wing.terms import Face, Slot


class CancelHitsDownTo(CardEffect, frozen=True):
    """Cancel hits until so many are left; each gives a stress token."""

    left: int

    async def do(self, scene: Scene) -> Outcome:
        attack = scene.attack
        count = max(0, attack.results.hits - self.left)
        attack.results.hits -= count
        await Gain(tokens.STRESS, count).do(scene)
        return did(count)


class LockAgain(CardEffect, frozen=True):
    """Lock the ship the lock was just spent on; not to be spent in this attack."""

    async def do(self, scene: Scene) -> Outcome:
        """Lock the defender once more; that lock stays unspent in this attack."""
        scene.attack.forbidden_lock = True
        await acquire_and_tell(scene.g, scene.ship, scene.attack.defender)
        return DONE


class PerformedSlot(CardCondition, frozen=True):
    """The action just performed is one of an upgrade card of these slots."""

    slots: tuple[Slot, ...]

    def holds(self, scene: Scene) -> bool:
        actions = scene.subject.deeds.actions
        last = actions[-1] if actions else ""
        return ":" in last and slot_of(Source.named(last)) in self.slots


class RollCases(CardEffect, frozen=True):
    """Roll one attack die; each face has its own effect."""

    faces: tuple[Face, ...]
    effects: tuple[Effect, ...]

    def says(self) -> Text:
        cases = [
            text("xw-says-roll-case", face=face_name(face), effect=effect.says())
            for face, effect in zip(self.faces, self.effects, strict=True)
        ]
        return text("xw-says-roll-cases", cases=cases)

    async def do(self, scene: Scene) -> Outcome:
        face = await dice.roll_one(ATTACK)
        name = ship_name(scene.g, scene.ship)
        scene.g.say("xw-log-rolls-one", "XW-CARD-ABILITY-4", ship=name, face=face_name(face))
        if face not in self.faces:
            return NOTHING
        return await self.effects[self.faces.index(face)].do(scene)


ONE_TALENT = Building(gains=(Slot.ELITE,), lacks_slot=Slot.ELITE, least_skill=3)

ASTROMECH_CARDS: tuple[UpgradeCard, ...] = (
    upgrade(
        "r5tk",
        "unique salvaged-astromech, 0 points",
        Standing(LocksFriends()),
        Standing(AttacksFriends()),
    ),
    upgrade(
        "bb8",
        "unique astromech, 2 points",
        Ability(
            Window.MANEUVER_REVEALED,
            GrantedAction(Action.BARREL_ROLL),
            when=Revealed(Difficulty.GREEN),
            may=True,
        ),
    ),
    upgrade(
        "chopper-swx72",
        "unique astromech, 1 point",
        Ability(Window.ACTION, To(DiscardOther(), RegainShield())),
    ),
    upgrade(
        "flightassistastromech",
        "astromech, 1 point",
        Standing(OnlyInArc()),
        Ability(
            Window.MANEUVER_EXECUTED,
            Choose((GrantedAction(Action.BOOST), GrantedAction(Action.BARREL_ROLL))),
            when=AllOf((Not(Overlapped()), NoEnemyInArc())),
            may=True,
        ),
    ),
    upgrade(
        "m9g8",
        "unique astromech, 3 points",
        Ability(
            At(Window.MODIFY_ATTACK_DICE, Whose.FRIEND),
            RerollDice(Die.ATTACK, most=1),
            when=LockOnAttacker(),
            may=True,
        ),
        Standing(LocksFriends()),
    ),
    upgrade(
        "r2astromech",
        "astromech, 1 point",
        Standing(Colour(Difficulty.GREEN, speeds=(1, 2))),
        wave=1,
    ),
    upgrade(
        "r2d2",
        "unique astromech, 4 points",
        Ability(
            Window.MANEUVER_EXECUTED, RegainShield(), when=Executed(Difficulty.GREEN), may=True
        ),
        wave=0,
    ),
    upgrade("r2d6", "unique astromech, 1 point", building=ONE_TALENT),
    upgrade(
        "r2f2",
        "unique astromech, 3 points",
        Ability(Window.ACTION, UntilEndOfRound((Standing(Value(Stat.AGILITY, 1)),))),
        wave=0,
    ),
    upgrade(
        "r3a2",
        "unique astromech, 2 points",
        Ability(
            Window.ATTACK_DECLARED,
            Do((Gain(Token.STRESS), ForEach(TheDefender(), Gain(Token.STRESS)))),
            when=AllOf((Attacking(), DefenderInYourArc())),
            may=True,
        ),
    ),
    upgrade(
        "r3astromech",
        "astromech, 2 points",
        when_attacking(
            To(CancelResults(Face.FOCUS, most=1), Gain(Token.EVADE)),
            WithPrimary(),
            limit=Limit.ROUND,
        ),
    ),
    upgrade(
        "r4d6",
        "unique astromech, 1 point",
        Ability(
            At(Window.ATTACK_HITS, Whose.ENEMY),
            ForEach(Yourself(), CancelHitsDownTo(2)),
            when=AllOf((Defending(), HitsAtLeast(3))),
            may=True,
        ),
    ),
    upgrade(
        "r5astromech",
        "astromech, 1 point",
        Ability(Window.END_PHASE, TurnOneDown(Trait.SHIP), may=True),
        wave=1,
    ),
    upgrade(
        "r5d8",
        "unique astromech, 3 points",
        Ability(Window.ACTION, RollDie(Die.DEFENSE, (Face.EVADE, Face.FOCUS), DiscardFaceDown())),
        wave=1,
    ),
    upgrade(
        "r5k6",
        "unique astromech, 2 points",
        Ability(Window.LOCK_SPENT, RollDie(Die.DEFENSE, (Face.EVADE,), LockAgain())),
        wave=1,
    ),
    upgrade(
        "r5p9",
        "unique astromech, 3 points",
        Ability(Window.COMBAT_ENDS, To(SpendToken(Token.FOCUS), RegainShield()), may=True),
    ),
    upgrade(
        "r5x3",
        "unique astromech, 1 point",
        Ability(
            Window.BEFORE_REVEAL,
            Do((DiscardThis(), UntilEndOfRound((Standing(FliesOverObstacles()),)))),
            may=True,
        ),
    ),
    upgrade(
        "r7astromech",
        "astromech, 2 points",
        Ability(
            Window.MODIFY_ATTACK_DICE,
            To(SpendLock(), RerollDice(Die.ATTACK)),
            when=AllOf((Defending(), LockOnAttacker())),
            may=True,
            limit=Limit.ROUND,
        ),
    ),
    upgrade(
        "r7t1",
        "unique astromech, 3 points",
        Ability(
            Window.ACTION,
            ChooseShip(
                Whose.ENEMY,
                Do(
                    (
                        If(InItsArc(), YouMay(YouLockIt())),
                        YouMay(ForEach(Yourself(), GrantedAction(Action.BOOST))),
                    )
                ),
                farthest=2,
            ),
        ),
    ),
    upgrade(
        "targetingastromech",
        "astromech, 2 points",
        Ability(Window.MANEUVER_EXECUTED, AcquireLock(), when=Executed(Difficulty.RED), may=True),
    ),
    upgrade(
        "genius",
        "unique salvaged-astromech, 0 points",
        Ability(Window.MANEUVER_EXECUTED, DropAnyBomb(), when=Not(Touched()), may=True),
    ),
    upgrade(
        "overclockedr4",
        "salvaged-astromech, 1 point",
        Ability(
            Window.FOCUS_SPENT,
            Do((Gain(Token.STRESS), Gain(Token.FOCUS))),
            when=InPhase("combat"),
            may=True,
        ),
    ),
    upgrade(
        "r4agromech",
        "salvaged-astromech, 2 points",
        Ability(Window.FOCUS_SPENT, to_defender(YouLockIt()), when=Attacking(), may=True),
    ),
    upgrade(
        "r4b11",
        "unique salvaged-astromech, 3 points",
        Ability(
            Window.MODIFY_DEFENSE_DICE,
            To(SpendLock(), RerollDice(Die.DEFENSE)),
            when=AllOf((Attacking(), LockOnDefender())),
            may=True,
        ),
    ),
    upgrade(
        "r4e1",
        "salvaged-astromech, 1 point",
        Standing(ActsWithSlots((Slot.TORPEDO, Slot.BOMB))),
        Ability(
            Window.ACTION_PERFORMED,
            Do((DiscardThis(), Remove(Token.STRESS))),
            when=AllOf((WasStressed(), PerformedSlot((Slot.TORPEDO, Slot.BOMB)), STRESSED)),
            may=True,
        ),
    ),
    upgrade(
        "r5p8",
        "unique salvaged-astromech, 3 points",
        Ability(
            Window.ATTACK_ENDS,
            RollCases(
                (Face.HIT, Face.CRITICAL),
                (
                    ForEach(TheAttacker(), Suffer(1)),
                    Do((Suffer(1), ForEach(TheAttacker(), Suffer(1)))),
                ),
            ),
            when=Defending(),
            may=True,
            limit=Limit.ROUND,
        ),
    ),
    upgrade(
        "salvagedastromech",
        "salvaged-astromech, 2 points",
        Ability(
            Window.CARD_DEALT,
            Do((DiscardDealtCard(), DiscardThis())),
            when=HasTrait(Trait.SHIP),
            may=True,
        ),
    ),
    upgrade(
        "unhingedastromech",
        "salvaged-astromech, 1 point",
        Standing(Colour(Difficulty.GREEN, speeds=(3,))),
    ),
)
