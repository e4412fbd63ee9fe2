"""Words that answer an event: what it is, and how it goes on."""

from __future__ import annotations

from typing import Literal

import msgspec

from cantina.core.cards import DONE, NOTHING, Outcome
from cantina.core.text import Text
from cantina.games.outer_rim.cards.scene import Scene
from cantina.games.outer_rim.cards.words import Condition, Effect
from cantina.games.outer_rim.library import CARDS
from cantina.games.outer_rim.names import named
from cantina.games.outer_rim.terms import Trait


class Prevents(Effect, frozen=True):
    """Tells the rule that opened the window that its normal course is off."""

    async def do(self, scene: Scene) -> Outcome:
        """Mark the event."""
        if scene.event is None:
            return NOTHING
        scene.event.prevented = True
        return DONE


class EventIs(Condition, frozen=True):
    """The event is of this sort."""

    sort: Literal["eliminate", "illegal", "bounty", "job"]

    def holds(self, scene: Scene) -> bool:
        """Look at its kind, or at the cargo it is about."""
        event = scene.event
        if event is None:
            return False
        if self.sort == "illegal":
            card = CARDS.get(event.card)
            return (
                card is not None and card.asset is not None and Trait.ILLEGAL in card.asset.traits
            )
        return event.kind == self.sort

    def says(self) -> Text:
        """Name the sort."""
        return named("event", self.sort)


class FameForCredits(Effect, frozen=True):
    """The reward pays no credits but 1 more fame."""

    def can(self, scene: Scene) -> bool:
        """There must be credits to give up."""
        event = scene.event
        return event is not None and event.reward is not None and event.reward.credits > 0

    async def do(self, scene: Scene) -> Outcome:
        """Put another reward in its place."""
        if scene.event is None or scene.event.reward is None:
            return NOTHING
        reward = scene.event.reward
        scene.event.reward = msgspec.structs.replace(reward, credits=0, fame=reward.fame + 1)
        return DONE
