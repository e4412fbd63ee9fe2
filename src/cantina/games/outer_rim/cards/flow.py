"""Order, dependence and choice, as this game's book reads them.

`To` and `If` are the core's own words.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from cantina.core import cards as core
from cantina.core.cards import NOTHING, If, Outcome, To
from cantina.core.text import Text, text
from cantina.games.outer_rim.cards.words import Effect, chain, outcome
from cantina.games.outer_rim.rules.combat import decide_for_enemy
from cantina.games.outer_rim.rules.fame import apart, together

if TYPE_CHECKING:
    from cantina.games.outer_rim.cards.scene import Scene

__all__ = [
    "AllOf",
    "AnyOf",
    "Choose",
    "Do",
    "EnemyChooses",
    "If",
    "May",
    "Not",
    "Otherwise",
    "Sequence",
    "To",
    "Together",
]


class Do(core.Do["Scene"], frozen=True):
    """Do these, each as far as possible ("and", OR-TIMING-6)."""

    def says(self) -> Text:
        """Join them with "and"."""
        return chain("or-says-and", [effect.says() for effect in self.effects])


class Sequence(core.Do["Scene"], frozen=True):
    """Do these one after another ("then", OR-TIMING-3)."""

    async def do(self, scene: Scene) -> Outcome:
        """Do each; once a job is decided nothing more of it runs (OR-JOB-12)."""
        done = True
        for effect in self.effects:
            if scene.job_is_over:
                break
            done = (await effect.do(scene)).done and done
        return outcome(done)

    def says(self) -> Text:
        """Join them with "then"."""
        return chain("or-says-then", [effect.says() for effect in self.effects])


class Together(Do, frozen=True):
    """Do these at the same time: fame counts when all of it is gained (OR-FAME-6)."""

    async def do(self, scene: Scene) -> Outcome:
        """Do them, and only then see whether anybody has won."""
        together(scene.g)
        done = await super().do(scene)
        apart(scene.g)
        return done


class May(core.May["Scene"], frozen=True):
    """The one who decides may do it or leave it ("may")."""

    async def do(self, scene: Scene) -> Outcome:
        """Ask, also where only credits are missing that somebody could lend (OR-CREDITS-5)."""
        if await _agrees(scene, self.effect, lambda: self.effect.can(scene)):
            return await self.effect.do(scene)
        return NOTHING


async def _agrees(scene: Scene, effect: core.Effect[Scene], possible: Callable[[], bool]) -> bool:
    """Let the player decide about something that is possible, or would be with a loan."""
    if possible():
        return await scene.confirm(effect)
    return scene.with_a_loan(possible) and await scene.confirm_with_a_loan(effect, possible)


class Otherwise(core.Otherwise["Scene"], frozen=True):
    """Do the first; if it was not done, do the second."""

    prefix = "or-says"

    async def do(self, scene: Scene) -> Outcome:
        """Offer a price that can be paid even where nothing is to be had: leaving it costs."""
        offer = self.first.effect if isinstance(self.first, May) else None
        if not isinstance(offer, To):
            return await super().do(scene)
        if not await _agrees(scene, offer, lambda: offer.cost.payable(scene)):
            return await self.second.do(scene)
        paid = await offer.cost.do(scene)
        return await offer.effect.do(scene) if paid.done else await self.second.do(scene)


class Choose(core.Choose["Scene"], frozen=True):
    """Do one of the effects that can be done; if none can, nothing happens."""

    def says(self) -> Text:
        """List them."""
        options = chain("or-says-choose-or", [effect.says() for effect in self.effects])
        return text("or-says-choose", options=options)


class EnemyChooses(Effect, frozen=True):
    """Whoever rolled for the enemy decides what it does to the player (OR-COMBAT-41)."""

    effects: tuple[core.Effect[Scene], ...]

    async def do(self, scene: Scene) -> Outcome:
        """Let that player choose, and do it."""
        choices = {str(place): self.effects[place] for place in scene.open_choices(self.effects)}
        if scene.g.combat is None or not choices:
            return outcome(False)
        chosen = await decide_for_enemy(scene.g, list(choices), lambda key: choices[key].says())
        return await choices[chosen].do(scene)

    def says(self) -> Text:
        """List them."""
        options = chain("or-says-choose-or", [effect.says() for effect in self.effects])
        return text("or-says-enemy-chooses", options=options)


class AllOf(core.AllOf["Scene"], frozen=True):
    """All of these hold."""

    def says(self) -> Text:
        """Join them with "and"."""
        return chain("or-says-all-of", [condition.says() for condition in self.conditions])


class AnyOf(core.AnyOf["Scene"], frozen=True):
    """At least one of these holds."""

    def says(self) -> Text:
        """Join them with "or"."""
        return chain("or-says-any-of", [condition.says() for condition in self.conditions])


class Not(core.Not["Scene"], frozen=True):
    """It does not hold."""

    prefix = "or-says"
