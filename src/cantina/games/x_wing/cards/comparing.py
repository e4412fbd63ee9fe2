"""Words about comparing results and cancelling them."""

from __future__ import annotations

from cantina.core.ask import Ask
from cantina.core.cards import DONE, Outcome
from cantina.core.text import Text
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.tokens import Gain
from cantina.games.x_wing.cards.words import CardCondition, CardEffect
from cantina.games.x_wing.names import face_name
from cantina.games.x_wing.rules import dice, tokens
from cantina.games.x_wing.rules.damage import suffer
from cantina.games.x_wing.rules.destroying import destroy_if_beaten
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


class CancelDefense(CardEffect, frozen=True):
    """Cancel all defense results of these faces."""

    faces: tuple[Face, ...]

    def can(self, scene: Scene) -> bool:
        attack = scene.g.attack
        return attack is not None and any(r.face in self.faces for r in attack.dice.defense_roll)

    async def do(self, scene: Scene) -> Outcome:
        attack = scene.attack
        left = [result for result in attack.dice.defense_roll if result.face not in self.faces]
        cancelled = len(attack.dice.defense_roll) - len(left)
        attack.dice.defense_roll = left
        return Outcome(cancelled > 0, cancelled)


class CriticalsFirst(CardEffect, frozen=True):
    """Evades cancel criticals before hits in this attack."""

    async def do(self, scene: Scene) -> Outcome:
        scene.attack.results.criticals_first = True
        return DONE


class CancelHitsDownTo(CardEffect, frozen=True):
    """Cancel hits until so many are left; each gives a stress token."""

    left: int

    async def do(self, scene: Scene) -> Outcome:
        attack = scene.attack
        count = max(0, attack.results.hits - self.left)
        attack.results.hits -= count
        await Gain(tokens.STRESS, count).do(scene)
        return Outcome(count > 0, count)


class TakeCritical(CardEffect, frozen=True):
    """Suffer one critical of the attack in place of the defender."""

    def can(self, scene: Scene) -> bool:
        return scene.g.attack is not None and scene.g.attack.results.criticals > 0

    async def do(self, scene: Scene) -> Outcome:
        attack = scene.attack
        attack.results.criticals -= 1
        await suffer(scene.g, scene.you, critical=True, cause=attack.attacker)
        await destroy_if_beaten(scene.g, scene.you)
        return DONE


class TakeOne(CardEffect, frozen=True):
    """The ship spoken of suffers one uncancelled result in place of the defender."""

    def can(self, scene: Scene) -> bool:
        attack = scene.g.attack
        return attack is not None and attack.results.hits + attack.results.criticals > 0

    async def do(self, scene: Scene) -> Outcome:
        attack = scene.attack
        left = {dice.HIT: attack.results.hits, dice.CRITICAL: attack.results.criticals}
        faces = [face for face, count in left.items() if count]
        face = await Ask(scene.seat, "xw-ask-take", faces, label=face_name)
        critical = face == dice.CRITICAL
        if critical:
            scene.attack.results.criticals -= 1
        else:
            scene.attack.results.hits -= 1
        await suffer(scene.g, scene.ship, critical, cause=scene.attack.attacker)
        await destroy_if_beaten(scene.g, scene.ship)
        return DONE


class TakeHits(CardEffect, frozen=True):
    """Suffer all hits of the attack in place of the defender."""

    def can(self, scene: Scene) -> bool:
        return scene.g.attack is not None and scene.g.attack.results.hits > 0

    async def do(self, scene: Scene) -> Outcome:
        attack = scene.attack
        hits, attack.results.hits = attack.results.hits, 0
        for _ in range(hits):
            await suffer(scene.g, scene.you, cause=attack.attacker)
        await destroy_if_beaten(scene.g, scene.you)
        return Outcome(True, hits)


class CriticalCancelled(CardCondition, frozen=True):
    """The defense dice cancelled a critical."""

    def holds(self, scene: Scene) -> bool:
        return scene.g.attack is not None and scene.g.attack.results.criticals_lost > 0


class TradeCritical(CardEffect, frozen=True):
    """Cancel one of your criticals to add two hits."""

    def can(self, scene: Scene) -> bool:
        return scene.g.attack is not None and scene.g.attack.results.criticals > 0

    async def do(self, scene: Scene) -> Outcome:
        results = scene.attack.results
        results.criticals -= 1
        results.hits += 2
        return DONE
