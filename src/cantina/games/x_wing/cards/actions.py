"""Words about actions."""

from __future__ import annotations

from cantina.core.cards import DONE, Outcome
from cantina.core.text import Text, text
from cantina.games.x_wing.cards.scene import Scene
from cantina.games.x_wing.cards.words import CardCondition, CardEffect
from cantina.games.x_wing.rules.actions import (
    CARD,
    Offer,
    action_icons,
    can_act_freely,
    free_action,
)
from cantina.games.x_wing.terms import Action, Slot


class LacksAction(CardCondition, frozen=True):
    """Your action bar does not show this action."""

    action: Action

    def holds(self, scene: Scene) -> bool:
        """Look for an action in the ship's action bar, with what its cards add to it."""
        return self.action.value not in action_icons(scene.g, scene.subject)


class Performed(CardCondition, frozen=True):
    """The action just performed is one of these."""

    actions: tuple[Action, ...]

    def holds(self, scene: Scene) -> bool:
        actions = scene.subject.deeds.actions
        return bool(actions) and actions[-1] in self.actions


class WasStressed(CardCondition, frozen=True):
    """The ship was stressed when it performed the action."""

    def holds(self, scene: Scene) -> bool:
        return scene.subject.deeds.strained


class FreeAction(CardEffect, frozen=True):
    """Perform a free action (XW-ACTION-3): the named one, or any when none is named."""

    action: Action | None = None

    def says(self) -> Text:
        if not self.action:
            return text("xw-says-free-action")
        return text("xw-says-free-named", action=self.action.says())

    def can(self, scene: Scene) -> bool:
        """Whether there is a free action the ship may perform."""
        return can_act_freely(scene.g, scene.subject, Offer(self.action or ""))

    async def do(self, scene: Scene) -> Outcome:
        """XW-ACTION-3: perform a free action."""
        return Outcome(await free_action(scene.g, scene.ship, Offer(self.action or "")))


class BarAction(CardEffect, frozen=True):
    """Perform a free action of the action bar."""

    def can(self, scene: Scene) -> bool:
        return can_act_freely(scene.g, scene.subject, Offer(bar_only=True))

    async def do(self, scene: Scene) -> Outcome:
        return Outcome(await free_action(scene.g, scene.ship, Offer(bar_only=True)))


class GrantedAction(CardEffect, frozen=True):
    """Perform a named free action, even if the action bar does not show it."""

    action: Action

    def can(self, scene: Scene) -> bool:
        return can_act_freely(scene.g, scene.subject, Offer(self.action, granted=True))

    async def do(self, scene: Scene) -> Outcome:
        return Outcome(await free_action(scene.g, scene.ship, Offer(self.action, granted=True)))


class DaringAction(CardEffect, frozen=True):
    """Perform a free action although a ship was overlapped."""

    def can(self, scene: Scene) -> bool:
        return can_act_freely(scene.g, scene.subject, Offer(daring=True))

    async def do(self, scene: Scene) -> Outcome:
        return Outcome(await free_action(scene.g, scene.ship, Offer(daring=True)))


class CardAction(CardEffect, frozen=True):
    """Perform a free action of an upgrade card, of one slot or of any."""

    slot: Slot | None = None

    def says(self) -> Text:
        if self.slot:
            return text("xw-says-slot-action", slot=self.slot.says())
        return text("xw-says-card-action")

    def offer(self) -> Offer:
        return Offer(CARD, upgrades_only=True, slot=self.slot)

    def can(self, scene: Scene) -> bool:
        return can_act_freely(scene.g, scene.subject, self.offer())

    async def do(self, scene: Scene) -> Outcome:
        return Outcome(await free_action(scene.g, scene.ship, self.offer()))


class SkipAction(CardEffect, frozen=True):
    """Skip the action step of this round."""

    async def do(self, scene: Scene) -> Outcome:
        scene.subject.deeds.skips_action = True
        return DONE
