"""Words about rerolling: all dice, or one for each ship near."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable

from cantina.core.cards import Outcome
from cantina.games.x_wing.cards.modifying import reroll_some
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.words import CardEffect, did
from cantina.games.x_wing.rules.measuring import is_within
from cantina.games.x_wing.rules.modifying import can_reroll, most_rerolled, reroll, rerollable
from cantina.games.x_wing.rules.sides import enemies_of, other_friends
from cantina.games.x_wing.state import Ship
from cantina.games.x_wing.terms import Die


class RerollAll(CardEffect, frozen=True):
    """Reroll as many of your dice as possible."""

    die: Die

    def can(self, scene: Scene) -> bool:
        return can_reroll(scene.g, self.die) and bool(rerollable(scene.g, self.die))

    async def do(self, scene: Scene) -> Outcome:
        places = tuple(rerollable(scene.g, self.die))
        most = len(places)
        if most_rerolled(scene.g, self.die, most) != most:
            return Outcome(True, await reroll_some(scene, self.die, most, least=most))
        await reroll(scene.g, self.die, places)
        return Outcome(True, most)


class RerollPerShip(CardEffect, frozen=True):
    """Reroll one die for each of some ships near you."""

    die: Die
    farthest: int = 1

    @abstractmethod
    def ships(self, scene: Scene) -> Iterable[Ship]:
        """Return the ships that may be near."""

    def near(self, scene: Scene) -> int:
        """Count those within the range."""
        you = scene.yours
        return sum(is_within(you, ship, self.farthest) for ship in self.ships(scene))

    def can(self, scene: Scene) -> bool:
        ready = can_reroll(scene.g, self.die) and bool(rerollable(scene.g, self.die))
        return ready and self.near(scene) > 0

    async def do(self, scene: Scene) -> Outcome:
        count = await reroll_some(scene, self.die, self.near(scene))
        return did(count)


class RerollPerFriend(RerollPerShip, frozen=True):
    """Reroll one die for each other friend near you."""

    def ships(self, scene: Scene) -> Iterable[Ship]:
        return other_friends(scene.g, scene.yours)


class RerollPerEnemy(RerollPerShip, frozen=True):
    """Reroll one die for each enemy near you."""

    def ships(self, scene: Scene) -> Iterable[Ship]:
        return enemies_of(scene.g, scene.yours)
