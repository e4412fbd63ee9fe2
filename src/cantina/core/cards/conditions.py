"""The conditions every game has."""

from __future__ import annotations

from cantina.core.cards.words import Condition, Count, S


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


class AtLeast(Condition[S], frozen=True):
    """A count reaches a number."""

    count: Count[S]
    number: int

    def holds(self, scene: S) -> bool:
        """Count and compare."""
        return self.count.count(scene) >= self.number
