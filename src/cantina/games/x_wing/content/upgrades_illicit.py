"""Illicit cards: what is printed on them and what they do."""

from __future__ import annotations

from cantina.core.cards import DONE, Outcome
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.vocabulary import *
from cantina.games.x_wing.cards.words import CardEffect
from cantina.games.x_wing.content.phrases import *


class StandStill(CardEffect, frozen=True):
    """The ship stays where it is instead of flying its maneuver."""

    async def do(self, scene: Scene) -> Outcome:
        scene.subject.dial = "stationary:0"
        return DONE


SALVAGE = (Slot.TORPEDO, Slot.MISSILE, Slot.BOMB, Slot.CANNON, Slot.TURRET, Slot.MODIFICATION)

ILLICIT_CARDS: tuple[UpgradeCard, ...] = (
    upgrade(
        "scavengercrane",
        "illicit, 2 points",
        *tuple(
            Ability(
                At(Window.DESTROYED, whose, 2),
                Then(
                    RestoreCard(SALVAGE),
                    ForEach(Yourself(), RollDie(Die.ATTACK, (Face.BLANK,), DiscardThis())),
                ),
                may=True,
            )
            for whose in (Whose.ENEMY, Whose.OTHER_FRIEND)
        ),
    ),
    upgrade(
        "blackmarketslicertools",
        "illicit, 1 point",
        Ability(
            Window.ACTION,
            ChooseShip(
                Whose.ENEMY,
                RollDie(
                    Die.ATTACK,
                    (Face.HIT, Face.CRITICAL),
                    Do((Remove(Token.STRESS), DealFaceDown())),
                ),
                farthest=2,
                stressed=True,
            ),
        ),
    ),
    upgrade(
        "cloakingdevice",
        "unique illicit, 2 points",
        Ability(Window.ACTION, GrantedAction(Action.CLOAK)),
        Ability(
            Window.END_PHASE, RollDie(Die.ATTACK, (Face.FOCUS,), Do((DiscardThis(), Decloak())))
        ),
        building=Building(size="small"),
    ),
    upgrade(
        "contrabandcybernetics",
        "illicit, 1 point",
        Ability(
            Window.BEFORE_REVEAL,
            Do(
                (
                    DiscardThis(),
                    Gain(Token.STRESS),
                    UntilEndOfRound((Standing(ActsUnderStress()), Standing(RedUnderStress()))),
                )
            ),
            may=True,
        ),
    ),
    upgrade(
        "deadmansswitch",
        "illicit, 2 points",
        Ability(Window.DESTROYED, ForEach(AllWithin(1), Suffer(1))),
    ),
    upgrade(
        "empdevice",
        "unique illicit, 2 points",
        Ability(
            Window.INSTEAD_OF_ATTACK, Do((DiscardThis(), ForEach(AllWithin(1), Gain(Token.ION, 2))))
        ),
    ),
    upgrade(
        "feedbackarray",
        "illicit, 2 points",
        Ability(
            Window.INSTEAD_OF_ATTACK,
            To(Do((Gain(Token.ION), Suffer(1))), ChooseShip(Whose.ENEMY, Suffer(1), farthest=1)),
        ),
    ),
    upgrade(
        "glitterstim",
        "illicit, 2 points",
        Ability(
            Window.COMBAT_BEGINS,
            Do(
                (
                    DiscardThis(),
                    Gain(Token.STRESS),
                    UntilEndOfRound(
                        (
                            when_attacking(ChangeResults(Die.ATTACK, Face.FOCUS, Face.HIT, most=0)),
                            when_defending(
                                ChangeResults(Die.DEFENSE, Face.FOCUS, Face.EVADE, most=0)
                            ),
                        )
                    ),
                )
            ),
            may=True,
        ),
    ),
    upgrade(
        "hotshotblaster", "illicit, 3 points", ONLY_DISCARD, weapon=Weapon(3, 1, 2, turret=True)
    ),
    upgrade(
        "inertialdampeners",
        "illicit, 1 point",
        Ability(
            Window.MANEUVER_REVEALED,
            Do(
                (
                    DiscardThis(),
                    StandStill(),
                    UntilEndOfRound((Ability(Window.MANEUVER_EXECUTED, Gain(Token.STRESS)),)),
                )
            ),
            may=True,
        ),
    ),
    upgrade(
        "iondischargers",
        "illicit, 2 points",
        Ability(
            Window.ION_RECEIVED,
            Do(
                (
                    ChooseShip(Whose.ENEMY, Then(May(Gain(Token.ION)), DiscardThis()), farthest=1),
                    Remove(Token.ION),
                )
            ),
            may=True,
        ),
    ),
)
