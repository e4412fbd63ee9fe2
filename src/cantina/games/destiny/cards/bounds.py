"""Bounds on a number: at least, at most, fewer than, exactly."""

from __future__ import annotations

from abc import abstractmethod
from typing import ClassVar

from cantina.core.cards import Word, count_of
from cantina.core.text import Text
from cantina.games.destiny.cards.scene import Scene
from cantina.games.destiny.cards.words import SAYS, Amount, counted


class Compare(Word, frozen=True):
    """A bound on a number."""

    prefix: ClassVar[str] = SAYS

    n: Amount

    @abstractmethod
    def keeps(self, counted: int, limit: int) -> bool:
        """Say whether a number keeps the bound."""

    def kept(self, scene: Scene, counted: int) -> bool:
        """Say whether a number keeps the bound as it is now."""
        return self.keeps(counted, count_of(scene, self.n))

    @property
    def is_none(self) -> bool:
        """Whether it means "none at all"."""
        return False

    @property
    def is_any(self) -> bool:
        """Whether it means "some"."""
        return False

    @property
    def wants_some(self) -> bool:
        """Whether nothing at all does not keep it."""
        return False


class AtLeast(Compare, frozen=True):
    """That many or more."""

    def keeps(self, counted: int, limit: int) -> bool:
        return counted >= limit

    @property
    def is_any(self) -> bool:
        return self.n == 1

    @property
    def wants_some(self) -> bool:
        return True


class AtMost(Compare, frozen=True):
    """That many or fewer."""

    def keeps(self, counted: int, limit: int) -> bool:
        return counted <= limit


class Below(Compare, frozen=True):
    """Fewer than that."""

    def keeps(self, counted: int, limit: int) -> bool:
        return counted < limit


class Exactly(Compare, frozen=True):
    """Just that many."""

    def keeps(self, counted: int, limit: int) -> bool:
        return counted == limit

    @property
    def is_none(self) -> bool:
        return self.n == 0

    @property
    def wants_some(self) -> bool:
        return True

    def says(self) -> Text:
        return counted(super().says(), self.n)
