"""The two frames a card's words stand in: what it does at a moment, and what stands all the time.

Each game keeps its own moments and its own order of timing; "when", "may" and "how often" are
written in one way.
"""

from __future__ import annotations

from typing import Generic, TypeVar

from cantina.core.cards.words import Condition, Effect, Rule, S, Term, Word

A = TypeVar("A", bound=Word | Term)
R = TypeVar("R", bound=Rule)


class Limit(Term):
    """How often an ability may be used."""

    TURN = "turn"
    ROUND = "round"
    COMBAT = "combat"
    GAME = "game"


class Ability(Word, Generic[S, A], frozen=True):
    """Something a card does at a moment."""

    at: A
    """When it works."""
    effect: Effect[S]
    """What it does."""
    when: Condition[S] | None = None
    """What must be true."""
    may: bool = False
    """Whether it is a choice; otherwise it must be done."""
    limit: Limit | None = None
    """How often; None: each time."""

    def is_open(self, scene: S) -> bool:
        """Say whether what it needs is true and something could come of it."""
        return (self.when is None or self.when.holds(scene)) and self.effect.can(scene)


class Standing(Word, Generic[S, R], frozen=True):
    """Something that stands while its card does."""

    rule: R
    when: Condition[S] | None = None
    """Only while this is true."""

    def holds(self, scene: S) -> bool:
        """Say whether it stands now."""
        return self.when is None or self.when.holds(scene)
