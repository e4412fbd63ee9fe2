"""When an ability works: the frames around its words.

`Ability(SPECIAL, Draw(1))`, `Ability(After(Activates(THIS)), Draw(1), when=…, may=True)` and
`Standing(MoreHealth(1, HOST), when=…)` are the frames of the core with the moments of this game.
"""

from __future__ import annotations

from collections.abc import Awaitable
from typing import ClassVar

from cantina.core import cards as core
from cantina.core.cards import NOTHING, Limit, Outcome, Word, walk
from cantina.core.text import Text, text
from cantina.games.destiny.cards.building import BuildingRule
from cantina.games.destiny.cards.lasting import Later
from cantina.games.destiny.cards.players import Whose
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.words import SAYS, Condition, Effect, Event, Rule
from cantina.games.destiny.facts import Facts
from cantina.games.destiny.rules.zones import dice_of
from cantina.games.destiny.state import ON_CARD
from cantina.games.destiny.terms import DestinyTerm


class Use(DestinyTerm):
    """The moments that a player brings about by using a card."""

    ACTION = "action"  # what you can do as your action, as often as you can pay for it
    POWER_ACTION = "power-action"  # likewise once a round, even without effect (DS-FAQ-20)
    SPECIAL = "special"  # what a special side does; mandatory, of several you choose one
    WHEN_PLAYED = "when-played"  # what an event does, from the queue (DS-EVENT-1)
    CLAIM = "claim"  # what the player who claims this battlefield may do (DS-CLAIM-4)


class Trigger(Word, frozen=True):
    """A moment that comes with an event."""

    prefix: ClassVar[str] = SAYS
    tense: ClassVar[str]
    event: Event


class After(Trigger, frozen=True):
    """Once the event is over: the ability goes to the queue (DS-AFTER-1)."""

    tense: ClassVar[str] = "after"


class Before(Trigger, frozen=True):
    """Before the event happens: the ability interrupts it (DS-BEFORE-1)."""

    tense: ClassVar[str] = "before"


class Instead(Trigger, frozen=True):
    """In place of the event, which does not happen (DS-REPLACEMENT-2)."""

    tense: ClassVar[str] = "would"


class Ability(core.Ability[Scene, Use | Trigger], frozen=True):
    """Something a card does at a moment; `limit` counts only the first time it is triggered."""

    prefix: ClassVar[str] = SAYS

    at: Use | Trigger
    effect: Effect
    when: Condition | None = None
    may: bool = False
    limit: Limit | None = None
    by: Whose = Whose.YOU  # who may use an action; THAT_PLAYER: the controller of its host

    def apply(self, scene: Scene) -> Awaitable[Outcome]:
        """Carry it out, if its player wants to where it is a choice."""
        return self.offer(scene) if self.may else self.effect.do(scene)

    async def offer(self, scene: Scene) -> Outcome:
        """Carry it out if its player wants to."""
        if not (self.effect.can(scene) and await scene.confirm(self.effect)):
            return NOTHING
        return await self.effect.do(scene)

    def waits(self) -> bool:
        """Say whether "if" is asked only when it leaves the queue: "after" alone triggers it."""
        return isinstance(self.at, After) and self.limit is None

    def needs_its_card_ready(self) -> bool:
        return self.effect.needs_its_card_ready()

    def does(self) -> Text:
        """Say what it does, and whether that is a choice."""
        effect = self.effect.says()
        return text("ds-says-may", person="you", effect=effect) if self.may else effect

    def says(self) -> Text:
        if isinstance(self.at, Use):
            does = self.does()
            if self.when is not None:
                does = text("ds-says-if", condition=self.when.says(), effect=does)
            if self.by is not Whose.YOU:
                return text(f"ds-says-{self.at.value}-by", effect=does, by=self.by.value)
            return text(f"ds-says-{self.at.value}", effect=does)
        event = self.at.event.told(self.at.tense)
        if isinstance(self.at, Instead):
            optional = "yes" if self.may else "no"
            effect = self.effect.says()
            return text("ds-says-instead", event=event, effect=effect, optional=optional)
        if self.limit is not None:
            event = text("ds-says-first-time", event=event, each=self.limit.value)
        effect = self.does()
        if self.when is not None:
            effect = text("ds-says-if", condition=self.when.says(), effect=effect)
        return text(self.at.message(), event=event, effect=effect)

    def sort_into(self, facts: Facts, index: int) -> None:
        """Note where on its card this ability stands."""
        if isinstance(self.at, Trigger):
            for kind in self.at.event.listens_to():
                key = f"{self.at.tense}:{kind}"
                facts.triggers[key] = (*facts.triggers.get(key, ()), index)
        else:
            facts.used[self.at.value] = (*facts.used.get(self.at.value, ()), index)
        facts.later += [part for part in walk(self.effect) if isinstance(part, Later)]


class Standing(core.Standing[Scene, Rule], frozen=True):
    """Something that stands while its card is in play."""

    prefix: ClassVar[str] = SAYS

    rule: Rule
    when: Condition | None = None

    def says(self) -> Text:
        if self.when is None:
            return text("ds-says-ongoing", rule=self.rule.says())
        return text("ds-says-ongoing-while", condition=self.when.says(), rule=self.rule.says())

    def sort_into(self, facts: Facts, _: int) -> None:
        """Note what stands."""
        kind = type(self.rule)
        facts.rules[kind] = (*facts.rules.get(kind, ()), self)


class Elsewhere(Standing, frozen=True):
    """Something that stands in another place than on a card in play, and says where."""

    def says(self) -> Text:
        return text(self.message(), rule=self.rule.says())


class WhileInPool(Elsewhere, frozen=True):
    """Stands while a die of this card is in its controller's pool, once however many there are.

    "This die" in it is each of these dice in turn.
    """

    def holds(self, scene: Scene) -> bool:
        return any(die.face != ON_CARD for die in dice_of(scene.g, scene.card))


class Inherent(Elsewhere, frozen=True):
    """Belongs to the die itself and stands wherever its card is (DS-INHERENT-1)."""


class Building(Elsewhere, frozen=True):
    """Counts while the team and deck are built."""

    rule: BuildingRule
    when: None = None
