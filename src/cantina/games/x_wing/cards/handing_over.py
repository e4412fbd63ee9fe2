"""Words about tokens that pass from ship to ship."""

from __future__ import annotations

from cantina.core.ask import Ask
from cantina.core.cards import DONE, NOTHING, Outcome
from cantina.core.text import text
from cantina.games.x_wing.asking import ask_for_ship
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.windows import happens
from cantina.games.x_wing.cards.words import CardEffect
from cantina.games.x_wing.names import ship_name
from cantina.games.x_wing.rules import tokens
from cantina.games.x_wing.rules.measuring import is_within
from cantina.games.x_wing.rules.sides import enemies_of, other_friends
from cantina.games.x_wing.rules.target_locks import free_letter
from cantina.games.x_wing.state import Lock, Ship
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
    friend.locks = ()
    friend.locks = (Lock(target, free_letter(scene.g)),)


class DemandStress(CardEffect, frozen=True):
    """Choose an unstressed enemy near you; it or another enemy near you gets a stress token."""

    farthest: int

    def near(self, scene: Scene) -> list[Ship]:
        """Return the enemies within range."""
        you = scene.yours
        return [ship for ship in enemies_of(scene.g, you) if is_within(you, ship, self.farthest)]

    def can(self, scene: Scene) -> bool:
        return any(not tokens.is_stressed(ship) for ship in self.near(scene))

    async def do(self, scene: Scene) -> Outcome:
        g = scene.g
        calm = [ship.ship_id for ship in self.near(scene) if not tokens.is_stressed(ship)]
        if not calm:
            return NOTHING
        chosen = await ask_for_ship(g, scene.yours.seat, calm)
        seat = g.ship(chosen).seat
        near = [ship.ship_id for ship in self.near(scene) if ship.seat == seat]
        victim = await Ask(
            seat,
            text("xw-ask-demand-stress", ship=ship_name(g, chosen)),
            [chosen, *[ship for ship in near if ship != chosen]],
            label=lambda ship: text("xw-option-ship", ship=ship_name(g, ship)),
            at=lambda ship: f"ship:{ship}",
        )
        tokens.gain(g, g.ship(victim), tokens.STRESS)
        await happens(g, Window.STRESS_RECEIVED, victim)
        return DONE
