"""The words every game has: order, dependence, cost, choice and condition.

A game whose book reads one of them in another way subclasses it and uses its own.
"""

from __future__ import annotations

from typing import Any

from cantina.core.cards.words import (
    NOTHING,
    Condition,
    Count,
    Effect,
    Outcome,
    S,
    Target,
    count_of,
)
from cantina.core.text import Text, text


class Do(Effect[S], frozen=True):
    """Do these in order, whatever becomes of each ("and")."""

    effects: tuple[Effect[S], ...]

    def can(self, scene: S) -> bool:
        """Something comes of it if it does of any part."""
        return any(effect.can(scene) for effect in self.effects)

    def payable(self, scene: S) -> bool:
        """As a cost, all of it must be paid."""
        return all(effect.payable(scene) for effect in self.effects)

    def chooses(self) -> bool:
        """Any part may choose."""
        return any(effect.chooses() for effect in self.effects)

    async def do(self, scene: S) -> Outcome:
        """Do each; done if all were, and as much as all of them did."""
        done, amount = True, 0
        for effect in self.effects:
            if scene.is_over:
                break
            outcome = await effect.do(scene)
            done = done and outcome.done
            amount += outcome.amount
        return Outcome(done, amount)


class Then(Effect[S], frozen=True):
    """Do the second only if the first was done in full ("then")."""

    first: Effect[S]
    then: Effect[S]

    def can(self, scene: S) -> bool:
        """Nothing comes of it without the first."""
        return self.first.can(scene)

    async def do(self, scene: S) -> Outcome:
        """Do the first, and the second if that was done."""
        first = await self.first.do(scene)
        return await self.then.do(scene) if first.done else first


class Otherwise(Effect[S], frozen=True):
    """Do the first; if it was not done, do the second."""

    first: Effect[S]
    second: Effect[S]

    def can(self, scene: S) -> bool:
        """Either will do."""
        return self.first.can(scene) or self.second.can(scene)

    async def do(self, scene: S) -> Outcome:
        """Do the first, or else the second."""
        first = await self.first.do(scene)
        return first if first.done else await self.second.do(scene)


class May(Effect[S], frozen=True):
    """The one who decides may do it or leave it ("may")."""

    effect: Effect[S]

    def can(self, scene: S) -> bool:
        """Whoever is asked must be able to say yes."""
        return self.effect.can(scene)

    async def do(self, scene: S) -> Outcome:
        """Ask, unless nothing could come of it."""
        if not self.effect.can(scene) or not await scene.confirm(self.effect):
            return NOTHING
        return await self.effect.do(scene)


class To(Effect[S], frozen=True):
    """Pay the cost to get the effect; without the whole cost, nothing ("to")."""

    cost: Effect[S]
    effect: Effect[S]

    def can(self, scene: S) -> bool:
        """Look at the effect too, unless it may speak of what the cost will have chosen."""
        if not self.cost.payable(scene):
            return False
        return self.cost.chooses() or self.effect.can(scene)

    async def do(self, scene: S) -> Outcome:
        """Pay, then do."""
        if not self.cost.payable(scene):
            return NOTHING
        paid = await self.cost.do(scene)
        return await self.effect.do(scene) if paid.done else NOTHING


class Choose(Effect[S], frozen=True):
    """Choose some of these effects and do them in the order chosen."""

    effects: tuple[Effect[S], ...]
    count: int = 1

    def can(self, scene: S) -> bool:
        """There must be enough to choose from."""
        return len(scene.open_choices(self.effects)) >= self.count

    async def do(self, scene: S) -> Outcome:
        """Ask which, then do them."""
        open_now = scene.open_choices(self.effects)
        if not open_now:
            return NOTHING
        chosen = await scene.choose(self.effects, open_now, self.count)
        return await Do(tuple([self.effects[index] for index in chosen])).do(scene)


class If(Effect[S], frozen=True):
    """Do it if the condition holds, otherwise the other thing, if there is one."""

    condition: Condition[S]
    effect: Effect[S]
    otherwise: Effect[S] | None = None

    def _branch(self, scene: S) -> Effect[S] | None:
        return self.effect if self.condition.holds(scene) else self.otherwise

    def can(self, scene: S) -> bool:
        """Look at what would happen as things stand."""
        branch = self._branch(scene)
        return branch is not None and branch.can(scene)

    async def do(self, scene: S) -> Outcome:
        """Do the one or the other."""
        branch = self._branch(scene)
        return NOTHING if branch is None else await branch.do(scene)

    def says(self) -> Text:
        """Leave "otherwise" out where there is none."""
        condition, effect = self.condition.says(), self.effect.says()
        if self.otherwise is None:
            return text(self.message(), condition=condition, effect=effect)
        other = self.otherwise.says()
        return text(f"{self.message()}-else", condition=condition, effect=effect, otherwise=other)


class Repeat(Effect[S], frozen=True):
    """Do it a number of times."""

    times: Count[S] | int
    effect: Effect[S]

    def can(self, scene: S) -> bool:
        """Nothing comes of doing it no times."""
        return count_of(scene, self.times) > 0 and self.effect.can(scene)

    async def do(self, scene: S) -> Outcome:
        """Do it again and again."""
        return await Do((self.effect,) * count_of(scene, self.times)).do(scene)


class ForEach(Effect[S], frozen=True):
    """Do it once for each target, with the scene focused on that target."""

    target: Target[S, Any]
    effect: Effect[S]

    def can(self, scene: S) -> bool:
        """There must be a target for which something comes of it."""
        return any(self.effect.can(scene.focused(each)) for each in self.target.find(scene))

    async def do(self, scene: S) -> Outcome:
        """Do it for one after the other."""
        done, amount = True, 0
        for target in self.target.find(scene):
            outcome = await self.effect.do(scene.focused(target))
            done = done and outcome.done
            amount += outcome.amount
        return Outcome(done, amount)
