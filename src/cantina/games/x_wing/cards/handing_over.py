"""Words about tokens that pass from ship to ship."""

from __future__ import annotations

from cantina.core.cards import DONE, Outcome
from cantina.games.x_wing.asking import ask_for_ship
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.windows import happens
from cantina.games.x_wing.cards.words import CardEffect
from cantina.games.x_wing.rules import tokens
from cantina.games.x_wing.rules.measuring import is_within
from cantina.games.x_wing.rules.sides import other_friends
from cantina.games.x_wing.terms import Window


class TakeStress(CardEffect, frozen=True):
    """Take the stress token that the ship spoken of is about to receive."""

    def can(self, scene: Scene) -> bool:
        return tokens.held(scene.subject, tokens.STRESS) > 0

    async def do(self, scene: Scene) -> Outcome:
        tokens.lose(scene.subject, tokens.STRESS)
        tokens.gain(scene.g, scene.yours, tokens.STRESS)
        await happens(scene.g, Window.STRESS_RECEIVED, scene.you)
        return DONE


class GiveLock(CardEffect, frozen=True):
    """A friend near you that has no target lock gets one of yours."""

    farthest: int

    def takers(self, scene: Scene) -> list[int]:
        """Return the friends who may take the lock."""
        you = scene.yours
        return [
            friend.ship_id
            for friend in other_friends(scene.g, you)
            if not friend.locks and is_within(you, friend, self.farthest)
        ]

    def can(self, scene: Scene) -> bool:
        return bool(scene.yours.locks) and bool(self.takers(scene))

    async def do(self, scene: Scene) -> Outcome:
        taker = await ask_for_ship(scene.g, scene.yours.seat, self.takers(scene))
        lock, *others = scene.yours.locks
        scene.yours.locks = tuple(others)
        scene.g.ship(taker).locks = (lock,)
        return DONE
