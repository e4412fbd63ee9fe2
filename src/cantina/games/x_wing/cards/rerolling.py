"""Words about rerolling: all dice, or some for each enemy near."""

from __future__ import annotations

from cantina.core.cards import Outcome
from cantina.games.x_wing.cards.modifying import reroll_some
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.words import CardEffect
from cantina.games.x_wing.rules.measuring import is_within
from cantina.games.x_wing.rules.modifying import can_reroll, most_rerolled, reroll, rerollable
from cantina.games.x_wing.rules.sides import enemies_of
from cantina.games.x_wing.terms import Die


class RerollAll(CardEffect, frozen=True):
    """Reroll as many of your dice as possible."""

    die: Die

    def can(self, scene: Scene) -> bool:
        return can_reroll(scene.g, self.die) and bool(rerollable(scene.g, self.die))

    async def do(self, scene: Scene) -> Outcome:
        places = tuple(rerollable(scene.g, self.die))
        if most_rerolled(scene.g, self.die, len(places)) != len(places):
            return Outcome(True, await reroll_some(scene, self.die, 1, least=1))
        await reroll(scene.g, self.die, places)
        return Outcome(True, len(places))


def enemies_near(scene: Scene, farthest: int) -> int:
    """Count the enemies within a range of you."""
    you = scene.yours
    return sum(is_within(you, enemy, farthest) for enemy in enemies_of(scene.g, you))


class RerollPerEnemy(CardEffect, frozen=True):
    """Reroll one die for each enemy near you."""

    die: Die
    farthest: int = 1

    def can(self, scene: Scene) -> bool:
        ready = can_reroll(scene.g, self.die) and bool(rerollable(scene.g, self.die))
        return ready and enemies_near(scene, self.farthest) > 0

    async def do(self, scene: Scene) -> Outcome:
        count = await reroll_some(scene, self.die, enemies_near(scene, self.farthest))
        return Outcome(count > 0, count)
