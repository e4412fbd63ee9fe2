"""What abilities do inside a window that the rules open: to dice, tests, moves, defeat, rewards."""

from __future__ import annotations

from cantina.core.effects import Effect
from cantina.games.outer_rim.terms import Face


class Reroll(Effect, frozen=True):
    """Reroll own dice; no number means any number, no faces means any face."""

    most: int = 0
    faces: tuple[Face, ...] = ()


class Turn(Effect, frozen=True):
    """Turn own dice with these faces to another face (OR-COMBAT-33)."""

    faces: tuple[Face, ...]
    to: Face
    most: int = 1


class Cancel(Effect, frozen=True):
    """Cancel results of the opponent (OR-COMBAT-32)."""

    face: Face


class Add(Effect, frozen=True):
    """Add a result to the own roll (OR-COMBAT-34)."""

    face: Face = "hit"


class SkillForTest(Effect, frozen=True):
    """Have the tested skill once more for this test (OR-SKILL-6)."""

    discard_if_passed: bool = False


class RollAgain(Effect, frozen=True):
    """Make the failed test again."""


class NoStop(Effect, frozen=True):
    """Need not stop in this space."""


class MustStop(Effect, frozen=True):
    """The player who moves in must stop here."""


class ChaseOther(Effect, frozen=True):
    """The patrol moves toward another player instead."""


class NotDefeated(Effect, frozen=True):
    """Is not defeated."""


class FameForCredits(Effect, frozen=True):
    """The reward pays no credits but 1 more fame."""


class PreventDamage(Effect, frozen=True):
    """Prevent some of the damage about to be taken (OR-DAMAGE-4)."""

    amount: int
