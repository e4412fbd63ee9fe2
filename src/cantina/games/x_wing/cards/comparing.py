"""Words about comparing results and cancelling them."""

from __future__ import annotations

from cantina.core.cards import DONE, Outcome
from cantina.core.text import Text
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.words import CardCondition, CardEffect
from cantina.games.x_wing.rules import dice
from cantina.games.x_wing.rules.modifying import roll_of
from cantina.games.x_wing.terms import Die, Face


class AttackHit(CardCondition, frozen=True):
    """The attack hit."""

    def holds(self, scene: Scene) -> bool:
        """XW-COMPARE-3: at least one result was left."""
        return scene.g.attack is not None and scene.g.attack.results.hit


class HitsAtLeast(CardCondition, frozen=True):
    """At least so many hits were not cancelled."""

    hits: int

    def holds(self, scene: Scene) -> bool:
        return scene.g.attack is not None and scene.g.attack.results.hits >= self.hits


class CriticalLeft(CardCondition, frozen=True):
    """At least one critical was not cancelled."""

    def holds(self, scene: Scene) -> bool:
        return scene.g.attack is not None and scene.g.attack.results.criticals > 0


class CancelResults(CardEffect, frozen=True):
    """Cancel results of a face in the attack roll (XW-COMPARE-6); `most` 0 cancels all."""

    face: Face
    most: int = 0

    def says(self) -> Text:
        message = "xw-says-cancel" if self.most else "xw-says-cancel-faces"
        return Text(message, {"count": self.most, "face": self.face.says()})

    def can(self, scene: Scene) -> bool:
        """Whether the attack roll shows such a face."""
        return (
            scene.g.attack is not None
            and dice.count(scene.g.attack.dice.attack_roll, self.face) > 0
        )

    def chooses(self) -> bool:
        return False

    async def do(self, scene: Scene) -> Outcome:
        """XW-COMPARE-5: cancelled results are gone for the rest of the attack."""
        roll = scene.attack.dice.attack_roll
        places = [place for place, result in enumerate(roll) if result.face == self.face]
        for place in reversed(places[: self.most or None]):
            del roll[place]
        return Outcome(bool(places), len(places[: self.most or None]))


class CancelAllResults(CardEffect, frozen=True):
    """Cancel all dice results, so that this attack deals no damage by them."""

    async def do(self, scene: Scene) -> Outcome:
        """Cancel all results: the dice of this attack deal no damage."""
        attack = scene.attack
        attack.results.cancelled = True
        attack.dice.attack_roll = []
        attack.dice.defense_roll = []
        return DONE


class CancelRoll(CardEffect, frozen=True):
    """Cancel all results of one roll."""

    die: Die

    async def do(self, scene: Scene) -> Outcome:
        roll_of(scene.attack, self.die).clear()
        return DONE


class CancelEvades(CardEffect, frozen=True):
    """Cancel some of the defender's evade results."""

    most: int = 1

    def can(self, scene: Scene) -> bool:
        """Whether the defender shows an evade."""
        attack = scene.g.attack
        return attack is not None and dice.count(attack.dice.defense_roll, dice.EVADE) > 0

    async def do(self, scene: Scene) -> Outcome:
        """XW-COMPARE-5: cancelled evades no longer count."""
        roll = scene.attack.dice.defense_roll
        places = [place for place, result in enumerate(roll) if result.face == dice.EVADE]
        for place in reversed(places[: self.most]):
            del roll[place]
        return Outcome(bool(places), len(places[: self.most]))


class CriticalCancelled(CardCondition, frozen=True):
    """The defense dice cancelled a critical."""

    def holds(self, scene: Scene) -> bool:
        return scene.g.attack is not None and scene.g.attack.results.criticals_lost > 0
