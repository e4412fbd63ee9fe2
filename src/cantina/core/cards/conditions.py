"""The conditions every game has."""

from __future__ import annotations

from typing import Final

from cantina.core.cards.words import Condition, Count, S
from cantina.core.grammar import Form
from cantina.core.text import Text
from cantina.core.words import words

DENIED: Final = Form(case="not")
"""The form of a condition that says it does not hold."""


class AllOf(Condition[S], frozen=True):
    """All of these hold."""

    conditions: tuple[Condition[S], ...]

    def holds(self, scene: S) -> bool:
        """Look at one after the other."""
        return all(condition.holds(scene) for condition in self.conditions)


class AnyOf(Condition[S], frozen=True):
    """At least one of these holds."""

    conditions: tuple[Condition[S], ...]

    def holds(self, scene: S) -> bool:
        """Look at one after the other."""
        return any(condition.holds(scene) for condition in self.conditions)


class Not(Condition[S], frozen=True):
    """It does not hold."""

    condition: Condition[S]

    def holds(self, scene: S) -> bool:
        """Say the opposite."""
        return not self.condition.holds(scene)

    def says(self) -> Text:
        """Deny the condition in a sentence of its own, where it has one (`.not`)."""
        denied = self.condition.says()
        english = words("en")
        is_told = denied.id in english and english.key(denied.id, DENIED) is not None
        return Text("effect-not" if is_told else "effect-not-so", {"condition": denied})


class AtLeast(Condition[S], frozen=True):
    """A count reaches a number."""

    count: Count[S]
    number: int

    def holds(self, scene: S) -> bool:
        """Count and compare."""
        return self.count.count(scene) >= self.number
