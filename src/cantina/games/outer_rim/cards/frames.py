"""The frames a card's words stand in: abilities, what stands all the time, goals."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from cantina.core import cards as core
from cantina.core.cards import Limit
from cantina.core.text import Text, text
from cantina.games.outer_rim.cards.words import Count, Word
from cantina.games.outer_rim.moments import HEADED, Moment, Value

if TYPE_CHECKING:
    from cantina.games.outer_rim.cards.scene import Scene

AnyEffect: TypeAlias = "core.Effect[Scene]"
"""Any effect, this game's or the core's."""
AnyCondition: TypeAlias = "core.Condition[Scene]"


class Ability(core.Ability["Scene", Moment], frozen=True):
    """Something a card does at a moment (OR-TIMING-15).

    An ability headed by a step or for any time is always a choice; in every other moment `may` says
    whether it is one. `Limit.TURN` is once per turn, another player's too (OR-TIMING-8).
    """

    def says(self) -> Text:
        """Say when, under which condition, what."""
        effect = self.effect.says()
        if self.may:
            effect = text("effect-may", effect=effect)
        moment = self.at.says()
        if self.when is None:
            line = text("or-line-ability", moment=moment, effect=effect)
        else:
            condition = self.when.says()
            line = text("or-line-ability-if", moment=moment, condition=condition, effect=effect)
        if self.limit is not None:
            return text("or-line-limited", line=line, limit=LIMITS[self.limit])
        return line


LIMITS = {limit: Text(f"or-limit-{limit}") for limit in (Limit.TURN, Limit.COMBAT)}


class Modifier(core.Rule, frozen=True):
    """A passive gain of a value while the card is owned (OR-COMBAT-38)."""

    value: Value
    amount: int | Count = 1

    def says(self) -> Text:
        """Say what is gained; a count is said once for each."""
        message = self.value.says().id
        if isinstance(self.amount, int):
            return text(message, amount=self.amount)
        return text("or-line-each", line=text(message, amount=1), count=self.amount.says())


class Standing(core.Standing["Scene", Modifier], frozen=True):
    """Something that stands while its card does."""

    def says(self) -> Text:
        """Say what stands, and while what is true."""
        if self.when is None:
            return self.rule.says()
        return text("or-line-if", condition=self.when.says(), line=self.rule.says())


class Goal(Word, frozen=True):
    """A personal or ship goal; without an effect each event at its moment places one goal token."""

    at: Moment
    effect: AnyEffect | None = None
    """For goals completed by doing something: performed at the moment, contains CompleteGoal."""
    when: AnyCondition | None = None
    tokens: int = 1
    fame: int = 1

    @property
    def ability(self) -> Ability | None:
        """The goal as the ability to complete it, where something has to be done (OR-GOAL-11)."""
        if self.effect is None:
            return None
        return Ability(self.at, self.effect, self.when, may=self.at not in HEADED)

    def says(self) -> Text:
        """Say what completes it, and its fame."""
        return text("or-line-goal", goal=self._told(), fame=self.fame)

    def _told(self) -> Text:
        ability = self.ability
        if ability is not None:
            return ability.says()
        if self.when is not None and self.at is Moment.ALWAYS:
            return self.when.says()
        moment = self.at.says()
        if self.when is None:
            return text("or-goal-event", moment=moment, times=self.tokens)
        condition = self.when.says()
        return text("or-goal-event-if", moment=moment, times=self.tokens, condition=condition)
